import SpecModel
import SpecSyntax
import SpecText

/// Words around the facts: one change a document, for the model holds no more of them.
enum WordDifferences {
  /// A leaf of the document with its words.
  private struct Block {
    var words: [String]
    var line: Int
    var origin: Origin
  }

  /// - Parameter drafts: what is told already; the texts in which it stands are left out.
  static func find(_ context: FactContext, besides drafts: [Draft]) -> [Draft] {
    let hasSameTables = context.old.document.tables.count == context.new.document.tables.count
    let old = blocks(
      context.old, besides: drafts.compactMap { $0.oldSide?.fact }, hasHeaders: hasSameTables
    ) { context.names.applied(to: Names.words($0)) }
    let new = blocks(
      context.new, besides: drafts.compactMap { $0.newSide?.fact }, hasHeaders: hasSameTables
    ) { Names.words($0) }
    var surplus: [String: Int] = [:]
    for block in old { for word in block.words { surplus[word, default: 0] -= 1 } }
    for block in new { for word in block.words { surplus[word, default: 0] += 1 } }
    let odd = surplus.filter { $0.value != 0 }
    guard !odd.isEmpty else { return [] }
    let gone = differing(old, from: new, odd)
    let come = differing(new, from: old, odd)
    let count = max(gone.count, come.count)
    var draft = Draft(
      .wording, .changed, count == 1 ? "1 place" : "\(count) places", .patch,
      "nothing that is compiled differs there")
    draft.old = lines(gone)
    draft.new = lines(come)
    return [draft.at(gone.first?.origin, come.first?.origin)]
  }

  /// The blocks that the other side lacks and that have a word more or less.
  private static func differing(
    _ blocks: [Block], from others: [Block], _ odd: [String: Int]
  ) -> [Block] {
    var known: [String: Int] = [:]
    for other in others { known[other.words.joined(separator: " "), default: 0] += 1 }
    return blocks.filter { block in
      let key = block.words.joined(separator: " ")
      if let count = known[key], count > 0 {
        known[key] = count - 1
        return false
      }
      return block.words.contains { odd[$0] != nil }
    }
  }

  /// "line 4", "lines 4, 7–9".
  private static func lines(_ blocks: [Block]) -> String? {
    var parts: [ClosedRange<Int>] = []
    for line in Set(blocks.map(\.line)).sorted() {
      if let last = parts.last, line == last.upperBound + 1 {
        parts[parts.count - 1] = last.lowerBound...line
      } else {
        parts.append(line...line)
      }
    }
    guard let first = parts.first else { return nil }
    let text = parts.map {
      $0.count == 1 ? "\($0.lowerBound)" : "\($0.lowerBound)–\($0.upperBound)"
    }
    .joined(separator: ", ")
    return parts.count == 1 && first.count == 1 ? "line \(text)" : "lines \(text)"
  }

  private static func blocks(
    _ compared: ComparedDocument, besides told: [Origin], hasHeaders: Bool,
    words: (String) -> [String]
  ) -> [Block] {
    let document = compared.document
    let told = RangeSet(told)
    let values = RangeSet(values(of: compared.spec))
    var result: [Block] = []
    func add(_ range: SourceRange) {
      if range.isEmpty || told.meets(range) { return }
      let words = words(compared.text(range, without: values))
      if words.isEmpty { return }
      result.append(
        Block(
          words: words, line: document.source.line(of: range.start), origin: document.origin(range))
      )
    }
    for node in document.nodes {
      switch node.kind {
      case .heading, .paragraph: add(node.range)
      case .tableCell:
        let isHeader = document.nodes[Int(node.parent)].level == 1
        if hasHeaders || !isHeader { add(node.range) }
      case .codeBlock:
        for line in document.codeBlocks[Int(node.payload)].lines { add(line) }
      default: continue
      }
    }
    return result
  }

  /// Where values stand that are compared by what they mean.
  private static func values(of spec: SpecDocument) -> [Origin] {
    spec.durations.map(\.origin) + spec.constraints.map(\.origin)
      + spec.tokens.flatMap { token in
        [token.valueOrigin] + token.modes.map(\.origin) + token.repeats.map(\.valueOrigin)
      }
      + spec.motions.compactMap(\.easingOrigin)
      + spec.machines.flatMap { $0.transitions.compactMap(\.durationOrigin) }
  }
}
