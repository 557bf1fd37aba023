import SpecModel
import SpecText

/// Titles over states that do not say whose they are: "States", "List of states", "Übersicht der Zustände", "状態一覧".
enum StateListTitles {
  /// Whether the words of a title name parts of a document or states in general, and no subject.
  static func isGeneric(_ words: [String]) -> Bool {
    let isPart = { (word: String) in
      StateWords.parts.contains(word) || components.contains(word) || isNoun(word)
    }
    if words.allSatisfy(isPart) { return true }
    return words.count <= 5 && words.contains(where: isNoun)
      && words.allSatisfy { word in
        isNoun(word) || StateWords.parts.contains(word) || StateWords.details.contains(word)
          || lists.contains(word)
      }
  }

  /// Whether a word is one for states; in scripts without blanks a word for a list may stand behind it.
  private static func isNoun(_ word: String) -> Bool {
    if StateVocabulary.plurals.contains(word) || StateVocabulary.singulars.contains(word) {
      return true
    }
    guard word.utf8.first ?? 0 >= 0xE3,
      let noun = StateVocabulary.unspacedNouns.first(where: word.hasPrefix)
    else { return false }
    let rest = String(word.dropFirst(noun.count))
    return rest.isEmpty || unspacedLists.contains(rest) || StateWords.unspacedDetails.contains(rest)
  }

  /// Words for what a thing consists of, beside the English ones.
  private static let components: Lexicon = [
    "bestandteile", "komponenten", "composants", "componentes", "componenti", "onderdelen",
    "komponen", "компоненты", "構成要素", "構成", "コンポーネント", "组成", "組成", "组件", "組件", "구성요소", "구성",
    "컴포넌트",
  ]
  /// Words for a list, and those that join it with what it lists.
  private static let lists: Lexicon = [
    "list", "all", "of", "the", "ui", "liste", "alle", "der", "von", "lista", "toutes", "tous",
    "les", "des", "de", "los", "las", "todos", "os", "dos", "elenco", "degli", "dei", "tutti",
    "gli", "lijst", "van", "daftar", "semua", "listing", "目録", "목록", "전체",
  ]
  private static let unspacedLists: Lexicon = [
    "リスト", "の一覧", "表", "列表", "清单", "清單", "一览", "一覽", "表格", "汇总", "목록", "일람",
  ]
}
