import SpecModel
import SpecText

extension TransitionRows {
  /// Learns the names that stand alone on a side of a change: "`idle` → `queued`".
  mutating func learnChanges() {
    guard let column = columns.roles.firstIndex(of: .change) else { return }
    learnParts(column)
    for row in table.rows.prefix(2000) {
      let cells = table.cells(of: row)
      guard column < cells.count,
        let ends = ChangeCell(table.text(cells[column]), known: known)?.ends,
        !isProse([ends.from, ends.to])
      else { continue }
      if !isThing(ends.from) { learn(ends.from, as: .source) }
      learn(ends.to, as: .target)
    }
  }

  /// Whether a name is that of what changes: "hall → dark".
  private func isThing(_ name: String) -> Bool {
    !table.changedThings.isEmpty && !known.contains(name)
      && table.changedThings.contains(Names.key(name))
  }

  /// Learns the names that slashes part in two cells or stand alone in one: "calm/uneasy → alarm" beside "alarm →
  /// uneasy/calm".
  private mutating func learnParts(_ column: Int) {
    var counts: [String: Int] = [:]
    for row in table.rows.prefix(400) {
      let cells = table.cells(of: row)
      guard column < cells.count, case let text = table.text(cells[column]),
        text.utf8.contains(ASCII.slash), let ends = ChangeCell(text, known: known)?.ends
      else { continue }
      for end in [ends.from, ends.to] where end.utf8.contains(ASCII.slash) {
        for part in TextSplit.pieces(of: end, at: ["/"]) where TableColumns.isName(part) {
          counts[part, default: 0] += 1
        }
      }
    }
    for name in counts.keys.sorted() where counts[name] ?? 0 > 1 { known.add(name) }
  }

  /// Reads the cell of a column whose cells tell a change each.
  mutating func readChange(_ change: LocatedText, _ row: Row) {
    switch ChangeCell(change.text, known: known) {
    case .chain(let names, _) where isProse(names):
      doubtChange(change.text, row)
    case .chain(let names, _) where names.count == 2 && isThing(names[0]):
      connect([around()], names[1], change, row, isCrossed: false, isSourceUnsaid: true)
    case .chain(let names, let isMutual):
      let steps = zip(names, names.dropFirst())
      for (from, to) in steps {
        // "* → Sent" beside what is sent out then means whatever change leads there.
        if columns.emitted != nil, CellVocabulary.isAny(from) { continue }
        if CellVocabulary.initialMarks.contains(from.lowercased()) {
          matrix.initial.append(NameReference(text: to, origin: change.origin))
          continue
        }
        if names.count > 2, tells(from, to, row) {
          matrix.supportingLines.append(row.origin)
          continue
        }
        connect(from, to, change, row)
        if isMutual { connect(to, from, change, row) }
      }
    // "→ `sent`" beside what is then told to somebody triggers nothing.
    case .entry(let name) where !tellsTrigger && known.contains(name): return
    case .entry(let name):
      connect([around()], name, change, row, isCrossed: false, isSourceUnsaid: true)
    case .stay(let name): connect(name, name, change, row)
    case nil:
      doubtChange(change.text, row)
    }
  }

  /// "`filterOn` → false, data is fetched", "rule checked again → shown on the next load": what is set or done, where
  /// neither side is a state.
  private func isProse(_ names: [String]) -> Bool {
    guard !names.contains(where: { known.contains($0) || CellVocabulary.isAny($0) }) else {
      return false
    }
    if names.dropFirst().contains(where: Self.isValue) { return true }
    // "`draw()` → `render()`" renames a function.
    if names.contains(where: { StateName.splitQualifier($0).name.hasSuffix("()") }) { return true }
    return names.contains { name in
      Names.wordCount(StateName.splitQualifier(name).name) > 4
        && StateNameList.split(name).count < 2
    }
  }

  /// Tells that a cell was not read, where it looks as if it told a change.
  private mutating func doubtChange(_ text: String, _ row: Row) {
    guard Self.mayTellChange(text) else { return }
    doubt(text, "the cell names no change from one state to another", row)
  }

  /// Whether a cell has an arrow between two names, neither of which is a path, a file, a value or a name in code:
  /// "Marker tap → preview", and not "`/old` → `/new`" or "opacity → 0".
  static func mayTellChange(_ text: String) -> Bool {
    guard text.utf8.count <= 160, let (left, right) = Arrow.split(text) else { return false }
    return [left, right].allSatisfy { side in
      TableColumns.isName(side) && !isValue(side) && !EventName.isCode(side)
        && !side.utf8.contains(0x5F)
    }
  }

  /// "false", "0 (none left)", "false again, then the list is loaded"; "False start" is a name.
  private static func isValue(_ name: String) -> Bool {
    let end = StateName.trimmed(String(name.prefix { !",;(".contains($0) }))
    return values.contains(end.lowercased())
      || name.first?.isLowercase == true && Names.firstWord(name).map(values.contains) == true
  }

  private static let values = EventName.literals.subtracting(["none"]).union(["0", "1"])

  /// Whether the way of another row takes the same step, and nothing tells what triggers it in either.
  private func tells(_ from: String, _ to: String, _ row: Row) -> Bool {
    row.cells[.event] == nil && row.cells[.guardText] == nil
      && matrix.edges.suffix(64).contains {
        $0.trigger == nil && $0.guardText == nil && $0.source?.text == from && $0.target.text == to
      }
  }

  /// Reads a row "Trigger | State": what leads to a state, whatever was before; "Held → Landed" goes on from there.
  mutating func readEntry(_ row: Row) {
    guard let target = row.cells[.target].flatMap(table.located) else { return }
    let names = Arrow.pieces(of: target.text)
    let triggers = row.cells[.event].map { Arrow.pieces(of: table.text($0)) } ?? []
    var ends = [around()]
    for (index, name) in names.enumerated() {
      var edge = EdgeDraft(
        source: nil, target: NameReference(text: "", origin: row.origin), origin: row.origin)
      fill(&edge, from: row)
      edge.isSourceUnsaid = index == 0
      if names.count > 1 {
        let own = triggers.count == names.count ? triggers[index] : index == 0 ? nil : ""
        if let own { edge.trigger = own.isEmpty ? nil : LocatedText(own, target.origin) }
      }
      connect(
        ends, LocatedText(name, target.origin), edge: edge,
        isForbidden: forbidsAll || forbids(row, edge), row: row)
      ends = StateCell.ends(in: name, known: known)
    }
  }

  /// Whether a column tells what happens or under which condition.
  private var tellsTrigger: Bool {
    columns.roles.indices.contains { column in
      // What is sent out then is no more than told.
      guard column != columns.emitted, let role = columns.roles[column] else { return false }
      return [.event, .guardText, .action, .effect, .animation, .duration].contains(role)
    }
  }

  private mutating func connect(
    _ from: String, _ to: String, _ change: LocatedText, _ row: Row
  ) {
    let bare = NegativeCue.withoutSign(from)
    let source = LocatedText(bare ?? from, change.origin)
    guard let ends = sources(source, of: row) else { return }
    connect(ends, to, change, row, isCrossed: bare != nil)
  }

  private mutating func connect(
    _ ends: [StateCell.End], _ to: String, _ change: LocatedText, _ row: Row, isCrossed: Bool,
    isSourceUnsaid: Bool = false
  ) {
    var edge = EdgeDraft(
      source: nil, target: NameReference(text: "", origin: row.origin), origin: row.origin)
    edge.isSourceUnsaid = isSourceUnsaid
    fill(&edge, from: row)
    connect(
      ends, LocatedText(to, change.origin), edge: edge,
      isForbidden: isCrossed || forbidsAll || forbids(row, edge), row: row)
  }
}
