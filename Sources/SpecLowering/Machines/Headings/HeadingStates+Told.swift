import SpecModel
import SpecSyntax
import SpecText

extension HeadingStates {
  /// Makes groups of headings "Review state", "支払い状態" that name no usual state, where a section right below them is
  /// over the states or changes of that thing: "States", "状態一覧", "状态转换", "枚举定义".
  ///
  /// - Complexity: O(sections), where a heading names one state.
  func openTold(_ named: inout [Int: StateName]) {
    let heads = named.filter { $0.value.form == .suffixed }
    guard !heads.isEmpty else { return }
    for section in document.sections.indices.dropFirst(2) {
      let parent = Int(document.sections[section].parent)
      guard let head = heads[parent], !StateWords.isState(Names.words(head.name)),
        !BareHeadings.isUnspacedCondition(Names.words(head.name)),
        Self.tellsStates(StateName.withoutNumbering(document.title(ofSection: section)))
      else { continue }
      named[parent]?.form = .group
      named[parent]?.isOfMachine = true
    }
  }

  /// Leaves "Screen 3: Generation state" to the screens where most of the headings numbered like it say nothing of states.
  ///
  /// - Complexity: O(sections), where such a heading names a state.
  func leaveNumbered(_ named: inout [Int: StateName]) {
    let numbered = named.filter { section, name in
      name.form == .suffixed && isNumberedScreen(section)
    }
    guard !numbered.isEmpty else { return }
    let rows = Dictionary(grouping: numbered.keys) { document.sections[$0].parent }
    var counts = rows.mapValues { _ in 0 }
    for section in document.sections.indices.dropFirst() {
      let parent = document.sections[section].parent
      if let count = counts[parent], isNumberedScreen(section) { counts[parent] = count + 1 }
    }
    for (parent, own) in rows where own.count * 2 < counts[parent, default: 0] {
      for section in own { named[section] = nil }
    }
  }

  private func isNumberedScreen(_ section: Int) -> Bool {
    ScreenNames.numbered(document.title(ofSection: section)) != nil
  }

  /// Whether a title says that states, the changes between them or their declaration in code follow, and no more.
  private static func tellsStates(_ title: String) -> Bool {
    guard title.utf8.count <= 60 else { return false }
    if title.utf8.first ?? 0 >= 0xE3 {
      if StateVocabulary.isGeneral(title) || enumerations.prefix(of: title) != nil { return true }
      guard let noun = StateVocabulary.unspacedNouns.first(where: title.hasPrefix) else {
        return false
      }
      let rest = StateName.trimmed(String(title.dropFirst(noun.count)))
      return changes.prefix(of: rest) != nil
    }
    let words = Names.words(title)
    guard words.count <= 3, let first = words.first else { return false }
    if words.count == 1 { return StateVocabulary.plurals.contains(first) }
    return StateVocabulary.singulars.contains(first) && words.dropFirst().allSatisfy(lists.contains)
  }

  private static let changes: Phrases = [
    "遷移", "転換", "転移", "图", "図", "圖", "转换", "转移", "轉換", "流转", "迁移", "机", "機", "マシン", "전이", "전환",
    "흐름",
  ]
  private static let enumerations: Phrases = ["枚举", "枚舉", "列挙", "열거"]
  private static let lists: Lexicon = [
    "list", "table", "diagram", "machine", "transition", "transitions", "values", "enum", "chart",
  ]
}
