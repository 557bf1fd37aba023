import SpecModel
import SpecText

/// Words that say that the screen stays the one it is: "an error on the same screen", "in derselben Ansicht".
enum SameScreen {
  /// Whether a text speaks of the same screen.
  static func isTold(_ text: String) -> Bool {
    if text.utf8.contains(where: { $0 >= 0xE3 }), marks.contains(where: text.contains) {
      return true
    }
    guard text.utf8.contains(ASCII.space) else { return false }
    let words = Names.words(text)
    return zip(words, words.dropFirst()).contains { first, second in
      same.contains(first) && nouns.contains(second)
        || behind.contains(second) && nouns.contains(first)
    } || text.lowercased().contains("layar yang sama")
  }

  private static let same: Lexicon = [
    "same", "gleicher", "gleiche", "gleichen", "derselben", "demselben", "dieselbe", "selben",
    "même", "misma", "mismo", "mesma", "mesmo", "stessa", "stesso", "zelfde", "dezelfde",
    "hetzelfde", "samym", "samej", "aynı",
    "samma", "samme", "stejné", "же",
  ]
  private static let nouns = TransitionWords.screenNouns.union([
    "view", "form", "maske", "vue", "vista", "экране", "странице", "ekranie", "stronie", "ekranda",
    "sayfada", "side", "obrazovce",
  ])
  /// Words of that kind which stand behind the noun.
  private static let behind: Lexicon = ["même"]
  private static let marks = [
    "同画面", "同じ画面", "同一画面", "本画面", "自画面", "同じページ", "同一页面", "同一頁面", "同一界面", "当前页面",
    "目前頁面", "本页", "本頁", "같은 화면", "동일 화면", "동일한 화면", "같은 페이지", "현재 화면",
  ]
}
