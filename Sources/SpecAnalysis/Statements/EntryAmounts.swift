import SpecModel
import SpecSyntax
import SpecText

/// The amount at which a state is entered, as its own section says and as the rows and arrows that lead to it say: "Shown
/// when: no answer for 10 s" beside "Waiting | 8 s without an answer | Stalled".
///
/// Each place must give one amount of that kind. Where one row that leads to the state agrees, the others are ways of
/// their own.
struct EntryAmounts {
  let document: Document
  /// The conditions that tables of states give, by the key of the state.
  let listed: [String: LocatedText]

  /// An amount of a condition with its unit: "ms" for all times, else the word as written.
  private struct Threshold {
    var value: Double
    var unit: String
    var written: String
    var origin: Origin
  }

  static func find(_ reader: StatementReader) -> [FactConflict] {
    let machines = reader.spec.machines
    guard machines.contains(where: { !$0.transitions.isEmpty }) else { return [] }
    let finder = EntryAmounts(document: reader.document, listed: conditions(reader.document))
    var result: [FactConflict] = []
    for machine in reader.spec.machines {
      for id in machine.states.indices {
        if let found = finder.entry(of: StateID(id), machine) { result.append(found) }
        if let found = finder.wait(in: StateID(id), machine) { result.append(found) }
      }
    }
    return result
  }

  // MARK: Entries

  private static let headers: Set<String> = [
    "entered when", "when", "condition", "shown when", "enters when", "meaning", "entered by",
    "entry condition", "criterion", "criteria", "bedingung", "auslöser", "condición", "cuándo",
  ]

  private static func conditions(_ document: Document) -> [String: LocatedText] {
    var result: [String: LocatedText] = [:]
    for table in document.tables {
      let rows = document.children(of: table)
      guard let head = rows.first,
        let column = document.children(of: head).firstIndex(where: {
          headers.contains(document.string($0).lowercased().trimmedSpaces)
        }), column > 0
      else { continue }
      for row in rows.dropFirst() {
        let cells = document.children(of: row)
        guard column < cells.count, case let text = document.plainText(of: cells[column]),
          !text.isEmpty
        else { continue }
        result[Names.key(document.string(cells[0]))] = LocatedText(
          document.string(cells[column]), document.origin(document.sourceRange(plain: text)))
      }
    }
    return result
  }

  /// Words by which a time is no condition of the entry.
  private static let others: Lexicon = [
    "for", "during", "fade", "fades", "animation", "animates", "slides", "every", "each", "alle",
    "cada", "version", "retry", "retries", "attempt", "attempts", "until", "previous", "earlier",
    "cache", "cached", "before",
  ]

  private func entry(of state: StateID, _ machine: Machine) -> FactConflict? {
    guard let context = machine[state].context ?? listed[Names.key(machine[state].name)],
      let told = only(context)
    else { return nil }
    let rows = machine.transitions.filter { $0.target == state && $0.source != state }
    let set = rows.compactMap { row in row.trigger.flatMap(only) }.filter { $0.unit == told.unit }
    guard let first = set.first, Set(set.map(\.value)).count == 1, first.value != told.value,
      areNear(first.value, told.value), !overlaps(first.origin, told.origin),
      set.count == rows.count(where: { $0.trigger.map(hasDigit) ?? false })
    else { return nil }
    return conflict(
      machine[state].name, [told, first],
      "both say when '\(machine[state].name)' is entered, and no row that leads to it agrees")
  }

  // MARK: Waits

  private static let waits: Lexicon = ["timeout", "time-out", "zeitlimit", "idle", "leerlauf"]

  /// An item "Timeout: 20 s" of a section about a state, beside the only row that leaves it after a time.
  private func wait(in state: StateID, _ machine: Machine) -> FactConflict? {
    guard let section = machine[state].section else { return nil }
    let rows = machine.transitions.filter { $0.source == state && $0.target != state }
    let set = rows.compactMap { row in row.trigger.flatMap(only) }.filter { $0.unit == "ms" }
    guard let first = set.only,
      let told = timeout(within: section.range), told.value != first.value,
      areNear(told.value, first.value), !overlaps(first.origin, told.origin)
    else { return nil }
    return conflict(
      machine[state].name, [told, first],
      "both say after what time '\(machine[state].name)' is left")
  }

  /// The only item of a section that is called after a wait.
  private func timeout(within section: SourceRange) -> Threshold? {
    var found: [Threshold] = []
    for number in document.nodes.indices
    where document.nodes[number].kind == .paragraph
      && section.contains(document.nodes[number].range)
    {
      let text = document.plainText(of: number)
      guard text.count < 80,
        let colon = ASCII.find(ASCII.colon, in: document.plain, text.prefix(24)),
        Names.hasWord(document.string(plain: text.lowerBound..<colon), in: Self.waits, ofAtMost: 2)
      else { continue }
      let range = document.sourceRange(plain: colon + 1..<text.upperBound)
      guard let one = only(LocatedText(document.source.string(range), document.origin(range)))
      else { return nil }
      found.append(one)
    }
    return found.only
  }

  // MARK: Amounts

  private func hasDigit(_ text: LocatedText) -> Bool {
    text.text.utf8.contains(where: ASCII.isDigit)
  }

  /// The only number of a text, with its unit.
  private func only(_ text: LocatedText) -> Threshold? {
    let range = text.origin.range.offsets
    guard range.count < 160, hasDigit(text) || text.text.utf8.count < 80 else { return nil }
    let tokens = TextTokens.read(document.source, range)
    let numbers = tokens.indices.filter {
      tokens[$0].number != nil || AuditWords.number(tokens[$0].text).map { $0 > 1 } == true
    }
    guard let place = numbers.only, place + 1 < tokens.count,
      let value = tokens[place].number ?? AuditWords.number(tokens[place].text),
      !tokens[place].isQuoted, tokens[place].gap != .about, tokens[place].gap != .dash,
      !tokens.contains(where: { Self.others.contains($0.text) })
    else { return nil }
    let unit = tokens[place + 1]
    guard unit.gap == .none || unit.gap == .blank, unit.text.utf8.count < 8 else { return nil }
    let written = document.source.string(
      SourceRange(tokens[place].range.lowerBound, unit.range.upperBound))
    let origin = document.origin(SourceRange(tokens[place].range.lowerBound, unit.range.upperBound))
    if let length = StatementWords.times[unit.text] {
      return Threshold(value: value * length, unit: "ms", written: written, origin: origin)
    }
    guard Self.units.contains(unit.text) else { return nil }
    return Threshold(value: value, unit: unit.text, written: written, origin: origin)
  }

  /// Units of what conditions measure, beside times.
  private static let units: Lexicon = [
    "percent", "px", "pt", "dp", "m", "km", "cm", "mm", "kg", "°c", "°f", "db", "kb", "mb", "bpm",
    "fps", "v", "mv", "meters", "metres", "meter",
  ]

  private func areNear(_ a: Double, _ b: Double) -> Bool { a <= b * 12 && b <= a * 12 }

  private func overlaps(_ a: Origin, _ b: Origin) -> Bool {
    document.source.line(of: a.range.start) == document.source.line(of: b.range.start)
  }

  private func conflict(
    _ subject: String, _ pair: [Threshold], _ reason: String
  ) -> FactConflict {
    FactConflict(
      subject: subject, property: "threshold",
      statements: pair.sorted { $0.origin.range.start < $1.origin.range.start }
        .map { .init(value: $0.written, origin: $0.origin) }, reason: reason)
  }
}
