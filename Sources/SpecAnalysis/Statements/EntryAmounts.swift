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
    var items: [Int]?
    var result: [FactConflict] = []
    for machine in reader.spec.machines {
      // What enters and what leaves each state, without the changes of a state into itself.
      var entering: [StateID: [Transition]] = [:]
      var leaving: [StateID: [Transition]] = [:]
      for row in machine.transitions where row.source != row.target {
        entering[row.target, default: []].append(row)
        if let source = row.source { leaving[source, default: []].append(row) }
      }
      for id in machine.states.indices.map({ StateID($0) }) {
        if let found = finder.entry(of: id, by: entering[id] ?? [], machine) {
          result.append(found)
        }
        if let found = finder.wait(in: id, until: leaving[id] ?? [], machine, &items) {
          result.append(found)
        }
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

  private func entry(
    of state: StateID, by rows: [Transition], _ machine: Machine
  ) -> FactConflict? {
    guard let context = machine[state].context ?? listed[Names.key(machine[state].name)],
      let told = only(context)
    else { return nil }
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
  private func wait(
    in state: StateID, until rows: [Transition], _ machine: Machine, _ items: inout [Int]?
  ) -> FactConflict? {
    guard let section = machine[state].section else { return nil }
    let set = rows.compactMap { row in row.trigger.flatMap(only) }.filter { $0.unit == "ms" }
    guard let first = set.only else { return nil }
    let waits = items ?? waitingItems()
    items = waits
    guard let told = timeout(within: section.range, waits), told.value != first.value,
      areNear(told.value, first.value), !overlaps(first.origin, told.origin)
    else { return nil }
    return conflict(
      machine[state].name, [told, first],
      "both say after what time '\(machine[state].name)' is left")
  }

  /// The only item of a section that is called after a wait.
  ///
  /// - Parameter items: all such items, in order.
  private func timeout(within section: SourceRange, _ items: [Int]) -> Threshold? {
    var low = 0
    var high = items.count
    while low < high {
      let middle = (low + high) / 2
      if document.nodes[items[middle]].range.start < section.start {
        low = middle + 1
      } else {
        high = middle
      }
    }
    var found: [Threshold] = []
    for item in items[low...].prefix(while: { document.nodes[$0].range.start < section.end })
    where section.contains(document.nodes[item].range) {
      let text = document.plainText(of: item)
      guard let colon = ASCII.find(ASCII.colon, in: document.plain, text.prefix(24)) else {
        continue
      }
      let range = document.sourceRange(plain: colon + 1..<text.upperBound)
      guard let one = only(LocatedText(document.source.string(range), document.origin(range)))
      else { return nil }
      found.append(one)
    }
    return found.only
  }

  /// The paragraphs that a word for a wait labels, in the order of their places.
  private func waitingItems() -> [Int] {
    document.nodes.indices.filter { number in
      guard document.nodes[number].kind == .paragraph,
        case let text = document.plainText(of: number), text.count < 80,
        let colon = ASCII.find(ASCII.colon, in: document.plain, text.prefix(24))
      else { return false }
      return Names.hasWord(
        document.string(plain: text.lowerBound..<colon), in: Self.waits, ofAtMost: 2)
    }.sorted { document.nodes[$0].range.start < document.nodes[$1].range.start }
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
