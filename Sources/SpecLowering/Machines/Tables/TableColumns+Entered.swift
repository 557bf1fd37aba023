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
      let entry = header.indices.first(where: { tellsEntry($0, before: target, rows) }),
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
  /// speaks of the entry, or calls it a condition of the trigger, what is done in the state stands behind it, and a cell
  /// tells of the start or of any state.
  private func tellsEntry(_ column: Int, before target: Int, _ rows: [[String]]) -> Bool {
    guard roles[column] == .event || roles[column] == .guardText, column < target else {
      return false
    }
    let text = header[column]
    if Names.hasWord(text, in: Self.leavings) { return false }
    if Self.isEntry(Names.words(text)) { return true }
    if Self.unspacedEntries.contains(where: text.hasPrefix) { return true }
    return Self.isTriggerCondition(text)
      && (column + 1..<target).contains { Self.isOfDoings(header[$0]) }
      && rows.contains { column < $0.count && Self.isFromAnywhere($0[column]) }
  }

  /// Whether a table tells what a person does in each dialog and what comes of it, "Modal | User action | Result": the act
  /// opens none.
  func isActedIn(_ overlay: Int) -> Bool {
    guard let act = roles.firstIndex(of: .event), overlay < act,
      case let words = Names.words(header[act]), words.count <= 4,
      // "Action", "User action", "Acción del usuario".
      words.first.map({ ColumnRole.role(ofHeader: $0) == .action }) == true
        || words.last.map({ ColumnRole.role(ofHeader: $0) == .action }) == true
    else { return false }
    return header.indices.dropFirst(act + 1).contains { column in
      roles[column] == .effect || roles[column] == .outcome
        || Names.hasWord(header[column], in: Self.results)
    }
  }

  private static let results: Lexicon = [
    "result", "results", "outcome", "effect", "response", "ergebnis", "wirkung", "résultat",
    "effet", "resultado", "efecto", "efeito", "risultato", "effetto", "resultaat", "hasil",
    "результат", "結果", "结果", "결과",
  ]

  /// "Entry condition", "Condición de entrada"; "Data entry event" and "Entrada del usuario" tell what is put in.
  private static func isEntry(_ words: [String]) -> Bool {
    guard words.count > 1, !words.contains(where: inputs.contains) else { return false }
    if words.contains("eintritt") || entries.contains(words[0]) { return true }
    return words.contains(where: conditions.contains)
      && words.contains { entries.contains($0) || entriesElsewhere.contains($0) }
  }

  /// "power on, end of any ride": what cannot happen in the state of one row alone.
  private static func isFromAnywhere(_ cell: String) -> Bool {
    Names.hasWord(cell, in: anyWords) && Names.hasWord(cell, in: endings)
      || unspacedAny.contains(where: cell.contains)
        && unspacedEndings.contains(where: cell.contains)
  }

  private static let anyWords: Lexicon = ["any", "every"]
  private static let endings: Lexicon = [
    "end", "ends", "ended", "finished", "finishes", "over", "completed", "done",
  ]
  private static let unspacedAny = ["任意", "任何"]
  private static let unspacedEndings = ["结束", "結束", "完成", "終了"]

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
    "entry", "entering", "entered", "enters", "eintrittsbedingung",
  ]
  private static let entriesElsewhere: Lexicon = [
    "entrée", "entrada", "ingresso", "ingang", "входа", "wejścia",
  ]
  /// What makes an entry something that is put in, or a place to come in by.
  private static let inputs: Lexicon = [
    "user", "users", "data", "input", "point", "points", "field", "form", "usuario", "usuaria",
    "usuário", "utente", "utilisateur", "nutzer", "benutzer", "gebruiker", "datos", "dados",
    "dati", "données",
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
    "condições", "condizione", "condizioni", "voorwaarde", "условие", "условия", "warunek",
  ]
  private static let unspacedConditions: Lexicon = ["触发条件", "觸發條件", "発生条件", "발생 조건", "트리거 조건"]
}
