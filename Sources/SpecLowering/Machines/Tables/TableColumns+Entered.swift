import SpecModel
import SpecText

/// Columns that tell how the state of each row is entered, which triggers none of its ways out:
/// "State | Entry condition | Behaviour | Next state", "Mood | Trigger condition | Action and duration | Next".
extension TableColumns {
  /// Takes back what the header makes of such columns, and of what is done in each state.
  mutating func settleEntered(_ rows: [[String]]) {
    guard form == .ends, rows.count > 1,
      let own = roles.firstIndex(of: .source), let target = roles.firstIndex(of: .target),
      describesStates || ColumnRole.role(ofHeader: header[own]) == .state,
      let entry = header.indices.first(where: { tellsEntry($0, before: target) }),
      Set(rows.compactMap { own < $0.count ? Names.key($0[own]) : nil }).count == rows.count
    else { return }
    roles[entry] = nil
    for column in roles.indices where roles[column] == .effect { roles[column] = nil }
    if !roles.contains(.event),
      let exit = header.indices.first(where: {
        roles[$0] == .guardText && Names.hasWord(header[$0], in: Self.leavings)
      })
    {
      roles[exit] = .event
    }
  }

  /// Whether a column between the states and where they lead tells what brings the state of its row about: its header
  /// speaks of the entry, or calls it a condition of the trigger, and what is done in the state stands behind it.
  private func tellsEntry(_ column: Int, before target: Int) -> Bool {
    guard roles[column] == .event || roles[column] == .guardText, column < target else {
      return false
    }
    let text = header[column]
    if Names.hasWord(text, in: Self.leavings) { return false }
    if Names.wordCount(text) > 1, Names.hasWord(text, in: Self.entries) { return true }
    if Self.unspacedEntries.contains(where: text.hasPrefix) { return true }
    return Self.isTriggerCondition(text)
      && (column + 1..<target).contains { Self.isOfDoings(header[$0]) }
  }

  /// "Trigger condition", "触发条件".
  private static func isTriggerCondition(_ text: String) -> Bool {
    Names.hasWord(text, in: triggers) && Names.hasWord(text, in: conditions)
      || unspacedConditions.contains(text)
  }

  /// "Action and duration", "动作与持续时间": what is done for as long as a state holds.
  private static func isOfDoings(_ text: String) -> Bool {
    let parts = TextSplit.pieces(of: text, at: joints)
    guard parts.count == 2 else { return false }
    let roles = parts.map { ColumnRole.role(ofHeader: $0) }
    return roles.contains(.duration)
      && roles.contains { $0 == .action || $0 == .effect || $0 == .animation }
  }

  private static let joints: Phrases = [
    " and ", " & ", " + ", " / ", "/", " und ", " et ", " y ", " e ", " en ", " dan ", " и ",
    "与", "與", "及", "和", "と", "・", "／", " 및 ", "와 ", "과 ",
  ]
  private static let entries: Lexicon = [
    "entry", "entering", "entered", "enters", "eintritt", "eintrittsbedingung", "entrée",
    "entrada", "ingresso", "ingang", "входа", "wejścia",
  ]
  private static let unspacedEntries = ["进入条件", "進入条件", "進入條件", "進入契機", "进入时机", "진입 조건"]
  private static let leavings: Lexicon = [
    "exit", "exits", "exiting", "leave", "leaving", "austritt", "austrittsbedingung", "sortie",
    "salida", "saída", "uscita", "uitgang", "выхода", "wyjścia", "退出条件", "離脱条件",
  ]
  private static let triggers: Lexicon = [
    "trigger", "triggering", "auslöse", "déclenchement", "disparo", "activación", "gatilho",
  ]
  private static let conditions: Lexicon = [
    "condition", "conditions", "bedingung", "bedingungen", "condición", "condiciones", "condição",
    "condições", "condizione", "condizioni", "voorwaarde",
  ]
  private static let unspacedConditions: Lexicon = ["触发条件", "觸發條件", "発生条件", "발생 조건", "트리거 조건"]
}
