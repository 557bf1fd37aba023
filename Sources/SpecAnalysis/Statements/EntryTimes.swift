import SpecModel
import SpecSyntax
import SpecText

/// How long a state takes to open or to close, as the section about it says and as the rows of the machine say.
///
/// "It opens in 280 ms" below "Lightbox" is held against the rows that lead to the lightbox, "closes in 200 ms" against
/// those that leave it; one row that agrees is enough.
struct EntryTimes {
  let reader: StatementReader

  private static let openings: Lexicon = [
    "opens", "open", "grows", "expands", "appears", "enters", "slides", "rises", "comes", "fades",
    "opening", "unfolds",
  ]
  private static let closings: Lexicon = [
    "closes", "close", "shrinks", "collapses", "disappears", "leaves", "exits", "hides", "closing",
    "out", "away", "back", "down", "dismissed",
  ]
  private static let others: Lexicon = [
    "reduced", "motion", "after", "delay", "stagger", "if", "every", "hover", "loop", "each",
    "skeleton", "spinner",
  ]

  static func find(_ reader: StatementReader) -> [FactConflict] {
    let machines = reader.spec.machines.filter { machine in
      machine.transitions.contains { $0.matrix != nil && $0.duration?.exact != nil }
    }
    guard !machines.isEmpty else { return [] }
    let finder = EntryTimes(reader: reader)
    return machines.flatMap(finder.conflicts)
  }

  /// Ways out after a time, beside the only sentence that tells when the state they lead to is reached.
  static func waits(_ reader: StatementReader) -> [FactConflict] {
    let timed = reader.spec.machines.map { machine in
      machine.transitions.filter { $0.matrix != nil && reader.time(of: $0) != nil }
    }
    guard !timed.allSatisfy(\.isEmpty) else { return [] }
    let told = reader.statements().filter {
      $0.dimension == .time && $0.role != .before && $0.block < 0
    }
    guard !told.isEmpty else { return [] }
    var result: [FactConflict] = []
    let becoming = told.filter { Names.hasWord($0.text, in: Self.becomings) }
    for (machine, timed) in zip(reader.spec.machines, timed) {
      let counts = timed.reduce(into: [StateID: Int]()) { $0[$1.target, default: 0] += 1 }
      for row in timed {
        let name = machine[row.target].name
        guard counts[row.target] == 1, let wait = reader.time(of: row),
          let sentence = becoming.filter({ Passages.has(name, in: $0.text) }).only,
          sentence.value != wait.value, sentence.bound == .exact
        else { continue }
        let pair: [FactConflict.Statement] = [
          .init(value: Numbers.text(wait.value) + " ms", origin: wait.origin),
          .init(value: sentence.written, origin: sentence.origin),
        ]
        result.append(
          FactConflict(
            subject: name, property: "wait",
            statements: pair.sorted { $0.origin.range.start < $1.origin.range.start },
            reason: "both say after what time '\(name)' is reached"))
      }
    }
    return result
  }

  private static let becomings: Lexicon = [
    "becomes", "become", "turns", "goes", "changes", "moves", "leads", "switches", "enters",
    "falls",
    "counts", "marked",
  ]

  private func conflicts(_ machine: Machine) -> [FactConflict] {
    let document = reader.document
    var result: [FactConflict] = []
    for section in document.sections.indices.dropFirst() {
      let key = Names.key(document.title(ofSection: section))
      guard !key.isEmpty,
        let state = machine.states.indices.first(where: {
          Names.key(machine.states[$0].name) == key
        })
      else { continue }
      let id = StateID(state)
      for fact in told(in: section) {
        guard let value = fact.quantity.exact, let isOpening = isOpening(fact) else { continue }
        let rows = machine.transitions.filter {
          $0.matrix != nil && ($0.duration?.exact ?? 0) > 0
            && (isOpening ? $0.target == id : $0.source == id)
        }
        guard let row = rows.first, let set = row.duration?.exact, let place = row.durationOrigin,
          !rows.contains(where: { $0.duration?.exact == value }),
          rows.count == 1 || rows.count == 2,
          !document.path(ofSection: section).contains(where: {
            !StatementText.limits(document.title(ofSection: $0), []).isEmpty
          })
        else { continue }
        let pair: [FactConflict.Statement] = [
          .init(value: Numbers.text(value) + " ms", origin: fact.origin),
          .init(value: Numbers.text(set) + " ms", origin: place),
        ]
        result.append(
          FactConflict(
            subject: document.title(ofSection: section), property: "duration",
            statements: pair.sorted { $0.origin.range.start < $1.origin.range.start },
            reason: isOpening
              ? "the section says how long it takes to open, and no row that leads to it takes that long"
              : "the section says how long it takes to close, and no row that leaves it takes that long"
          ))
      }
    }
    return result
  }

  /// The times that the paragraphs of a section tell.
  private func told(in section: Int) -> [DurationFact] {
    let nodes = reader.document.sections[section].ownNodes
    return reader.spec.durations.filter { fact in
      guard let node = reader.document.lastNode(startingBy: fact.origin.range.start),
        nodes.contains(Int32(node)), !fact.quantity.isApproximate
      else { return false }
      return reader.document.nodes[node].kind == .paragraph
        && reader.document.list(at: fact.origin.range.start) == nil
    }
  }

  /// Whether the clause around a time says that something opens; `nil` where it says neither that nor that it closes.
  private func isOpening(_ fact: DurationFact) -> Bool? {
    let bytes = reader.document.source.bytes
    var start = Int(fact.origin.range.start)
    let limit = max(0, start - 200)
    // The clause begins behind the number before, a stop or a semicolon.
    while start > limit, ![ASCII.dot, 0x3B].contains(bytes[start - 1]),
      !ASCII.isDigit(bytes[start - 1]),
      !(bytes[start - 1] == ASCII.lineFeed && start > 1 && bytes[start - 2] == ASCII.lineFeed)
    {
      start -= 1
    }
    let words = Names.words(
      reader.document.source.string(SourceRange(start, Int(fact.origin.range.start))))
    guard !words.contains(where: Self.others.contains) else { return nil }
    let isOpening = words.contains(where: Self.openings.contains)
    let isClosing = words.contains(where: Self.closings.contains)
    return isOpening == isClosing ? nil : isOpening
  }
}

extension StatementReader {
  /// The only time in the trigger of a transition.
  fileprivate func time(of row: Transition) -> (value: Double, origin: Origin)? {
    guard let trigger = row.trigger else { return nil }
    let range = trigger.origin.range
    let durations = memo.durations(of: spec)
    var facts: [Int] = []
    for place in durations.partitionPoint(where: { $0.start < range.start })..<durations.count {
      guard durations[place].start <= range.end else { break }
      let index = durations[place].index
      if range.contains(spec.durations[index].origin.range) { facts.append(index) }
    }
    guard facts.count == 1, case let fact = spec.durations[facts[0]],
      let value = fact.quantity.exact
    else { return nil }
    return (value, fact.origin)
  }
}
