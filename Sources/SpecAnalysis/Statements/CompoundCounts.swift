import SpecModel
import SpecSyntax
import SpecText

/// Numbers that close a set of things, told twice: "a crate has exactly four label states" and "all five label states",
/// "a quiz has 8 rounds" and "a 6-round quiz".
struct CompoundCounts {
  private let reader: StatementReader
  private var document: Document { reader.document }

  /// A number of things.
  private struct Count {
    var value: Double
    /// The stems of the things, with the word in front of them.
    var things: [String]
    /// The whole that has them; of a compound the word behind.
    var wholes: Set<String>
    var isCompound: Bool
    var isClosed: Bool
    var written: String
    var origin: Origin
    var node: Int
  }

  static func find(_ reader: StatementReader) -> [FactConflict] {
    let document = reader.document
    // What closes a set is told twice, and a compound has a digit before its hyphen.
    guard closes(document) || hasCompound(document) else { return [] }
    let finder = CompoundCounts(reader: reader)
    let counts = finder.counts()
    guard counts.count > 1 else { return [] }
    return finder.closed(counts) + finder.compounds(counts)
  }

  private static func closes(_ document: Document) -> Bool {
    document.mentions("xactly") || document.mentions("genau") || document.mentions("All ")
  }

  /// A byte test: "6-round".
  private static func hasCompound(_ document: Document) -> Bool {
    document.plain.withUnsafeBufferPointer { bytes in
      guard bytes.count > 3 else { return false }
      for offset in 1..<bytes.count - 1
      where bytes[offset] == ASCII.hyphen && ASCII.isDigit(bytes[offset - 1])
        && (0x61...0x7A).contains(bytes[offset + 1])
      {
        return true
      }
      return false
    }
  }

  private func conflict(_ a: Count, _ b: Count) -> FactConflict {
    FactConflict(
      subject: a.things.joined(separator: " "), property: "number",
      statements: [a, b].sorted { $0.origin.range.start < $1.origin.range.start }
        .map { .init(value: $0.written, origin: $0.origin) },
      reason: "both count all of the same things")
  }

  private func closed(_ counts: [Count]) -> [FactConflict] {
    // "A crate has exactly four states" counts what "all five crate states" do.
    let closed = counts.filter(\.isClosed).flatMap { count -> [Count] in
      if count.things.count > 1 { return [count] }
      return count.wholes.sorted().map { whole in
        var one = count
        one.things = [whole] + count.things
        return one
      }
    }
    guard
      let first = closed.first(where: { one in
        closed.contains { $0.things == one.things && $0.value != one.value }
      }), case let same = closed.filter({ $0.things == first.things }),
      Set(same.map(\.value)).count == 2,
      let other = same.first(where: { $0.value != first.value }), other.node != first.node
    else { return [] }
    return [conflict(first, other)]
  }

  private func compounds(_ counts: [Count]) -> [FactConflict] {
    for compound in counts where compound.isCompound {
      let told = counts.filter {
        !$0.isCompound && $0.node != compound.node && $0.things.last == compound.things.last
          && !compound.wholes.isDisjoint(with: $0.wholes)
      }
      guard let first = told.first, Set(told.map(\.value)).count == 1,
        first.value != compound.value,
        !counts.contains(where: {
          $0.isCompound && $0.things == compound.things && $0.wholes == compound.wholes
            && $0.value != compound.value
        })
      else { continue }
      var found = conflict(first, compound)
      // "A 6-round quiz" may be one of several quizzes.
      found.isWeak = true
      return [found]
    }
    return []
  }

  // MARK: Text

  private static let closers: Lexicon = [
    "exactly", "all", "only", "alle", "genau", "todos", "todas",
  ]
  private static let has: Lexicon = [
    "has", "have", "contains", "consists", "is", "are", "hat", "tiene",
  ]
  private static let units: Lexicon = [
    "pixel", "point", "second", "minute", "hour", "day", "week", "month", "year", "column", "step",
    "character", "line", "digit", "inch", "bit", "px", "pt", "dp", "ms", "degree", "star", "item",
    "word", "percent", "row", "hz", "mm", "cm", "person", "up", "in", "on", "of", "to", "d", "size",
  ]
  private static let limits: Lexicon = [
    "if", "when", "mobile", "desktop", "tablet", "least", "most", "example", "first", "default",
    "or", "other", "up", "more", "than", "about", "was", "free", "premium", "plan", "last", "next",
  ]

  private func counts() -> [Count] {
    var result: [Count] = []
    for number in document.nodes.indices {
      let node = document.nodes[number]
      guard node.kind == .paragraph, case let text = document.plainText(of: number),
        (12..<500).contains(text.count), reader.isNormative(node.range.start), mayCount(text)
      else { continue }
      for passage in Passages(reader: reader).passages(number) {
        guard !passage.tokens[passage.place].contains(where: { Self.limits.contains($0.text) })
        else { continue }
        read(passage, into: &result)
      }
    }
    return result
  }

  /// A byte test: a digit, or the first letters of "all" and "exactly".
  private func mayCount(_ text: Range<Int>) -> Bool {
    let hasDigit = document.plain.withUnsafeBufferPointer { bytes in
      text.contains { ASCII.isDigit(bytes[$0]) }
    }
    return hasDigit
      || Self.wholes.contains { ASCII.find($0, in: document.plain, text) != nil }
  }

  private static let wholes: [StaticString] = ["xactly", "ll ", "enau", "lle ", "odos", "odas"]

  private func read(_ passage: Passage, into result: inout [Count]) {
    let tokens = passage.tokens
    for place in passage.place {
      guard place + 1 < passage.place.upperBound,
        let value = tokens[place].number ?? AuditWords.number(tokens[place].text),
        (2...60).contains(value), value == value.rounded()
      else { continue }
      let next = tokens[place + 1]
      let before = place > passage.place.lowerBound ? tokens[place - 1].text : ""
      if next.gap == .hyphen, place + 2 < passage.place.upperBound, next.text.utf8.count > 3,
        tokens[place + 2].gap == .blank, !Self.units.contains(next.text),
        tokens[place + 2].text.utf8.count > 3
      {
        result.append(
          made(
            value, [LedgerWords.stem(next.text + "s")], [LedgerWords.stem(tokens[place + 2].text)],
            place...(place + 2), passage, isClosed: nil))
        continue
      }
      guard next.gap == .blank else { continue }
      // One or two words up to a plural.
      let end = next.text.hasSuffix("s") ? place + 1 : place + 2
      guard end < passage.place.upperBound, tokens[end].gap == .blank,
        tokens[end].text.utf8.count > 3,
        tokens[end].text.hasSuffix("s"), !Self.units.contains(String(tokens[end].text.dropLast())),
        StatementWords.times[tokens[end].text] == nil
      else { continue }
      // "Only 3 labels" at the beginning tells what was found.
      let isFound = before == "only" && place - 1 == passage.place.lowerBound
      let isClosed = Self.closers.contains(before) && !isFound
      let wholes = tokens[passage.place.lowerBound..<place].map(\.text)
      guard isClosed || wholes.contains(where: Self.has.contains) else { continue }
      result.append(
        made(
          value, tokens[(place + 1)...end].map { LedgerWords.stem($0.text) },
          Set(wholes.prefix(3).map(LedgerWords.stem)), place...end, passage, isClosed: isClosed))
    }
  }

  /// A number of things with its place; one of a compound closes nothing.
  private func made(
    _ value: Double, _ things: [String], _ wholes: Set<String>, _ place: ClosedRange<Int>,
    _ passage: Passage, isClosed: Bool?
  ) -> Count {
    let range =
      passage.tokens[place.lowerBound].range
      .lowerBound..<passage.tokens[place.upperBound].range
      .upperBound
    return Count(
      value: value, things: things, wholes: wholes, isCompound: isClosed == nil,
      isClosed: isClosed == true,
      written: document.string(plain: range),
      origin: document.origin(document.sourceRange(plain: range)), node: passage.node)
  }
}
