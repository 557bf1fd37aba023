import SpecModel
import SpecSyntax
import SpecText

/// What the cells of a row say about where it leads.
extension TransitionRows {
  /// What a table without sources leaves: the state of the section around it, else any.
  func around() -> StateCell.End {
    if let lead = table.lead { return .state(lead.text, remark: nil) }
    let title = table.document.title(ofSection: table.section)
    if let name = known.name(ofHeading: title) { return .state(name, remark: nil) }
    return table.place.map { .state($0.text, remark: nil) } ?? .any(condition: nil)
  }

  /// The target in a cell of outcomes, whose other words are the effect, or the trigger where no column tells one; the
  /// whole cell where its clauses each lead on under a condition.
  mutating func targetInside(of row: Row, edge: inout EdgeDraft) -> LocatedText? {
    guard let cell = row.cells[.outcome], let text = table.located(cell) else { return nil }
    if leadsByConditions(text.text) { return text }
    guard let (before, target) = TargetPhrase.read(text.text, known: known) else {
      doubt(text.text, "the row of the transition table names no target state", row)
      return nil
    }
    let rest = before.isEmpty ? nil : LocatedText(before, text.origin)
    if columns.roles.contains(.event) {
      edge.effect = rest
    } else if let (trigger, acts) = Arrow.split(before) {
      // "Tap → the lamp blinks → Open": what is done on the way triggers nothing.
      edge.trigger = LocatedText(trigger, text.origin)
      edge.effect = edge.effect ?? LocatedText(acts, text.origin)
    } else {
      edge.trigger = rest
    }
    return LocatedText(target, text.origin)
  }

  /// Whether each clause of a cell leads from a condition to a known state: "Member → Shelf; guest → Login".
  private func leadsByConditions(_ text: String) -> Bool {
    guard text.utf8.count <= 200 else { return false }
    let clauses = TextSplit.pieces(of: text, at: ["; ", "；"], outsideParentheses: true)
    return clauses.count > 1
      && clauses.allSatisfy { clause in
        guard let (condition, end) = Arrow.split(clause), !Arrow.isIn(end) else { return false }
        return (1...6).contains(Names.wordCount(condition)) && !known.contains(condition)
          && known.contains(StateName.withoutStop(end))
      }
  }

  /// What the header of the targets says to lead back: it triggers the changes that tell no other trigger.
  var back: String? {
    guard let column = columns.roles.firstIndex(of: .target), column < table.header.count else {
      return nil
    }
    return TableVocabulary.back(inHeader: table.header[column])
  }

  /// The names in code of a sentence without blanks between its words: "到边缘时 `sit`，否则 `walk`".
  func codedTargets(of row: Row, _ target: LocatedText?) -> String? {
    guard let target, target.text.utf8.contains(where: { $0 >= 0xE3 }),
      let cell = row.cells[.target]
    else { return nil }
    let names = table.codeSpans(in: cell).filter(EventName.isIdentifier)
    guard !names.isEmpty, names.count <= 6 else { return nil }
    let told = names.compactMap { name in
      Self.occasion(before: name, in: target.text).map { "\($0) → \(name)" }
    }
    return told.count == names.count
      ? told.joined(separator: "；") : names.joined(separator: " / ")
  }

  /// What a clause tells in front of a name to lead to it: "到边缘时 `sit`".
  private static func occasion(before name: String, in text: String) -> String? {
    for clause in TextSplit.pieces(of: text, at: clauses) {
      guard let before = TextSplit.halves(of: clause, at: name)?.before else { continue }
      return (2...24).contains(before.count) && occasionEnds.suffix(of: before) != nil
        ? before : nil
    }
    return nil
  }

  private static let clauses: Phrases = ["，", "；", "。", "、", ", ", "; "]
  private static let occasionEnds: Phrases = ["时", "時", "后", "後", "たら", "すると", "면", "때"]

  /// Whether a row says that its change must not happen.
  func forbids(_ row: Row, _ edge: EdgeDraft) -> Bool {
    if let cell = row.cells[.validity] {
      let text = table.text(cell).lowercased()
      if CellVocabulary.negations.contains(text) { return true }
      if NegativeCue.forbids(label: text) { return true }
      let first = text.prefix { $0 != " " }
      if CellVocabulary.negations.contains(String(first)) { return true }
    }
    let texts = [edge.trigger, edge.effect, edge.guardText].compactMap(\.?.text)
    return texts.contains { NegativeCue.forbids(label: $0) }
      || row.cells[.note].map { NegativeCue.forbids(label: table.text($0)) } ?? false
  }

  /// Whether the states that the rows describe, three at least, are all written in capitals.
  func areInCapitals() -> Bool {
    guard columns.describesStates, table.rows.count > 2,
      let column = columns.roles.firstIndex(of: .source)
    else { return false }
    return table.rows.allSatisfy { row in
      let cells = table.cells(of: row)
      return column < cells.count && StateName.isInCapitals(table.text(cells[column]))
    }
  }

  /// Whether a name has small letters although all the states that rows describe are written in capitals.
  func isUnlikeOthers(_ name: String) -> Bool {
    isInCapitals && name.contains(where: \.isLowercase)
  }

  /// The ends in a target cell; "tap Save → Saving, cancel → Idle" gives each its own trigger.
  func listed(_ target: LocatedText) -> [(StateCell.End, LocatedText?)] {
    let routes = RouteCell.targets(in: target.text, known: known)
    if !routes.isEmpty {
      return routes.map { route in
        let trigger = route.trigger.map { LocatedText($0, target.origin) }
        return (.state(route.name, remark: nil), trigger)
      }
    }
    guard Arrow.isIn(target.text), !Self.quotesArrow(target.text), leadsOn(target.text) else {
      if let told = told(target.text) { return told.map { ($0, nil) } }
      return StateCell.ends(in: target.text, known: known).map { end in
        // In parentheses the words are the trigger as they stand.
        guard case .state(let name, let remark?) = end, remark.hasPrefix("on "),
          !target.text.contains("(" + remark)
        else { return (end, nil) }
        return (
          .state(name, remark: nil), LocatedText(String(remark.dropFirst(3)), target.origin)
        )
      }
    }
    let ways = ways(target.text) ?? StateCell.pieces(of: target.text, known: known)
    var result: [(StateCell.End, LocatedText?)] = []
    var last: LocatedText?
    for piece in ways {
      guard let (left, right) = Arrow.split(piece) else {
        // "done → Home or Rating": the second name belongs to what stands before the first.
        let ends = StateCell.ends(in: piece, known: known)
        result += ends.map { ($0, $0.isState(of: known) ? last : nil) }
        continue
      }
      let trigger = LocatedText(left, target.origin)
      last = trigger
      let ends = told(right) ?? StateCell.ends(in: right, known: known)
      result += ends.map { ($0, trigger) }
    }
    return result
  }

  /// The parts of "ring → Answered, hang up or lose signal → Idle" between commas, where each has an arrow of its own.
  private func ways(_ text: String) -> [String]? {
    let parts = TextSplit.pieces(of: text, at: TableColumns.commas, outsideParentheses: true)
    let areWays = parts.allSatisfy { part in
      guard let (left, right) = Arrow.split(part), !Arrow.isIn(right) else { return false }
      // "Saved or retry → Draft": a name that stands alone is an end.
      return !StateCell.pieces(of: left, known: known).dropLast().contains(where: known.contains)
    }
    return areWays ? parts : nil
  }

  /// Whether an arrow stands outside of all parentheses: not that of "Home (declined → with a flag)".
  private func leadsOn(_ text: String) -> Bool {
    guard text.utf8.contains(0x28) else { return true }
    var depth = 0
    let outer = text.filter { character in
      if character == "(" { depth += 1 }
      if character == ")" { depth = max(0, depth - 1) }
      return depth == 0 && character != ")"
    }
    return Arrow.isIn(outer)
  }

  /// The ends of a cell that tells in clauses what happens, "shows a note, back to Draft"; `nil` where it has none.
  func told(_ text: String) -> [StateCell.End]? {
    let pieces = StateCell.pieces(of: text, known: known)
    let meanings = pieces.map { TargetProse.meaning($0, known: known) }
    guard meanings.contains(where: { $0 != nil }) else { return nil }
    var result: [StateCell.End] = []
    var isTold = false
    for (piece, meaning) in zip(pieces, meanings) {
      switch meaning {
      case .state(let name): result.append(.state(name, remark: nil))
      case .end: result.append(.final)
      case .nothing:
        if columns.roles.contains(.event), TargetProse.tellsStay(piece) {
          result.append(.same(remark: piece))
        }
      case nil:
        // "terminal; the team is told": what follows in small letters is told as well.
        if isTold, piece.first?.isLowercase == true, !known.contains(piece) { continue }
        result += StateCell.ends(in: piece, known: known)
      }
      isTold = isTold || meaning != nil
    }
    return result
  }

  /// Whether the first arrow of a text stands in quotation marks: "Done with "a → b" below".
  private static func quotesArrow(_ text: String) -> Bool {
    guard text.utf8.contains(ASCII.quote), let (before, after) = Arrow.split(text) else {
      return false
    }
    return !before.utf8.count(where: { $0 == ASCII.quote }).isMultiple(of: 2)
      && after.utf8.contains(ASCII.quote)
  }

  /// Whether the header calls what follows a change its effect, or what a part of the system then does, so that it
  /// triggers nothing: "Undo effect", "Timer action".
  var namesEffects: Bool {
    guard let column = columns.roles.firstIndex(of: .effect), column < table.header.count else {
      return false
    }
    let header = table.header[column]
    return Self.tellsEffects(header)
      || columns.roles.contains(.change) && TableColumns.isOfPart(header)
  }

  /// "Effects", "Side effects, in one step", "Effets de bord": a word for effects, and none for a cause.
  private static func tellsEffects(_ header: String) -> Bool {
    let words = Names.words(ColumnRole.withoutParentheses(header))
    return words.contains(where: effects.contains)
      && !words.contains(where: TableColumns.causes.contains)
  }

  private static let effects: Lexicon = [
    "effect", "effects", "wirkung", "wirkungen", "effekt", "effekte", "nebenwirkung",
    "nebenwirkungen", "effet", "effets", "efecto", "efectos", "efeito", "efeitos", "effetto",
    "effetti", "effecten", "neveneffect", "neveneffecten", "efek", "эффект", "эффекты", "副作用",
    "効果", "效果", "효과",
  ]

  /// "paid_at = now()": a cell of effects that only sets a value triggers nothing, whatever its header is called.
  static func setsValue(_ text: String) -> Bool {
    guard let (name, value) = TextSplit.halves(of: text, at: " = ") else { return false }
    return EventName.isIdentifier(name) && !value.isEmpty
  }

  /// Whether what stands in the place of a trigger is called a reason, so that a row that forbids a change has none.
  var tellsReasons: Bool {
    guard columns.roles.contains(.validity), let column = columns.roles.firstIndex(of: .event),
      column < table.header.count
    else { return false }
    return Names.words(table.header[column]).contains(where: TableColumns.causes.contains)
  }

  /// Whether the rows describe states, and what stands in the place of a trigger tells when each is shown.
  var tellsOccasions: Bool {
    guard columns.describesStates,
      let event = columns.roles.firstIndex(where: { $0 == .event }), event < table.header.count
    else { return false }
    return Self.occasions.contains(table.header[event].lowercased())
  }

  /// Whether the header says that what stands there brings the state about, and none of its ways out: "Shown when".
  var tellsShowing: Bool {
    if targetsTellOccasions { return true }
    guard tellsOccasions, let event = columns.roles.firstIndex(of: .event) else { return false }
    return Names.wordCount(table.header[event]) > 1
  }

  private static let occasions: Lexicon = [
    "when", "shown when", "displayed when", "appears when", "visible when", "wann", "quand",
    "cuándo", "quando", "wanneer", "shown if", "seen when", "user sees it when", "wird gezeigt",
    "angezeigt wenn", "affiché quand", "affiché si", "se muestra cuando", "aparece cuando",
    "aparece quando", "appare quando", "getoond als", "getoond wanneer",
  ]

  /// "paid / declined" beside "Done / Cart": as many triggers as targets, each with its own.
  ///
  /// "retry / close" beside "the former state or Home" pairs none: the cells divide their parts otherwise.
  func triggers(of edge: EdgeDraft, for count: Int, in target: String) -> [LocatedText]? {
    guard count > 1, let trigger = edge.trigger, !Names.hasWord(target, in: ArrowEdges.choices)
    else { return nil }
    let parts = TextSplit.pieces(of: trigger.text, at: Self.dividers, outsideParentheses: true)
    guard parts.count == count, parts.allSatisfy({ Names.wordCount($0) > 0 }) else { return nil }
    return parts.map { LocatedText($0, trigger.origin) }
  }

  private static let dividers: Phrases = [" / ", "; "]

  /// Whether the words about where an element leads name a route that no page has, or are too many for a name.
  func isDoubtful(_ name: String) -> Bool {
    name.hasPrefix("/") || Names.wordCount(name) > 4
  }

  /// Whether a name means a state only where the document declares one: all rows are screens, or elements on them.
  func mustBeKnown(_ name: String) -> Bool {
    table.isInventory && !Self.callsItselfOverlay(name) || columns.isPlaced && isDoubtful(name)
      || columns.isOfRedirects
  }

  /// Whether a name says that it is a dialog or a sheet, which an inventory of screens may leave out.
  static func callsItselfOverlay(_ name: String) -> Bool {
    let words = Names.words(name)
    guard (2...4).contains(words.count), let last = words.last, name.first?.isUppercase == true,
      !name.contains(where: { ",;.→".contains($0) })
    else { return false }
    return TableVocabulary.overlayNouns.contains(last) || last == "popover" || last == "drawer"
  }

  /// The name of the screen that a route, an id or a name with a noun for a screen means: "検索画面" beside "検索".
  func spelled(_ name: String) -> String {
    if !columns.rowTitles.isEmpty, let title = columns.rowTitles[Names.key(name)] { return title }
    if StateVocabulary.withoutSurface(name) != name {
      return known.name(of: name) ?? name
    }
    guard name.hasPrefix("/") || StateName.id(before: name + " ") != nil else { return name }
    return known.name(of: name) ?? name
  }

  /// Takes the source of an edge and what stands behind its name.
  func apply(_ source: StateCell.End, to edge: inout EdgeDraft, origin: Origin) {
    switch source {
    case .state(let name, let remark):
      edge.source = NameReference(text: spelled(name), origin: origin)
      if let remark { edge.limit(to: remark, origin) }
    case .any(let condition):
      edge.source = nil
      if let condition { edge.limit(to: condition, origin) }
    default: break
    }
  }

  /// The curve in the easing column, else in the animation or duration column.
  func easing(in row: Row) -> Easing? {
    for role in [ColumnRole.easing, .animation, .duration] {
      guard let cell = row.cells[role] else { continue }
      let range = table.document.plainText(of: cell)
      let found = table.document.plain.withUnsafeBufferPointer {
        EasingReader.first($0, range, allowsPlainWords: role == .easing)
      }
      if let found { return found.easing }
    }
    return nil
  }
}
