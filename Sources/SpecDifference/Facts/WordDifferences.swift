import SpecModel
import SpecSyntax
import SpecText

/// Words around the facts: one change a document, for the model holds no more of them.
struct WordDifferences {
  /// A leaf of the document with its words.
  private struct Block {
    /// All its words.
    var whole: String
    /// Its words without the facts that are compared.
    var words: [String]
    var line: Int
    var origin: Origin
    /// Whether another change stands in it.
    var isTold: Bool
  }

  /// The change, if there is one.
  private(set) var draft: Draft?
  /// Numbers and colours among the words that differ: what they mean is not in the model.
  private(set) var notCompared: [NotCompared] = []

  /// - Parameter drafts: what is told already; the texts in which it stands differ for that reason.
  init(_ context: FactContext, besides drafts: [Draft]) {
    let hasSameTables = context.old.document.tables.count == context.new.document.tables.count
    let before = Self.blocks(
      context.old, besides: drafts.compactMap { $0.oldSide?.fact }, hasHeaders: hasSameTables)
    let after = Self.blocks(
      context.new, besides: drafts.compactMap { $0.newSide?.fact }, hasHeaders: hasSameTables)
    // What stands in both word for word is no difference; the rest is read with the new names.
    var old = Self.rest(before, besides: after.map(\.whole)) { $0.whole }
    let new = Self.rest(after, besides: before.map(\.whole)) { $0.whole }
    for index in old.indices { old[index].words = context.names.applied(to: old[index].words) }
    var surplus: [String: Int] = [:]
    for block in old { for word in block.words { surplus[word, default: 0] -= 1 } }
    for block in new { for word in block.words { surplus[word, default: 0] += 1 } }
    let odd = surplus.filter { $0.value != 0 }
    var gone = Self.differing(old, from: new, odd)
    var come = Self.differing(new, from: old, odd)
    let areOdd = !gone.isEmpty || !come.isEmpty
    let moved = Self.rearranged(context, besides: drafts, hasHeaders: hasSameTables, odd)
    gone = Self.joined(gone, moved.gone, in: context.old)
    come = Self.joined(come, moved.come, in: context.new)
    let count = max(gone.count, come.count)
    guard count > 0 else { return }
    var draft = Draft(
      .wording, .changed, count == 1 ? "1 place" : "\(count) places", .patch,
      areOdd ? "nothing that is compiled differs there" : "the same words stand elsewhere there")
    draft.old = Self.lines(gone)
    draft.new = Self.lines(come)
    let counted = [gone, come].map { blocks in
      blocks.filter { $0.words.contains { odd[$0] != nil && Self.isValue($0) } }
    }
    if !counted[0].isEmpty || !counted[1].isEmpty {
      draft.why = "numbers or colours differ there that are not in the model"
      notCompared =
        counted[0].map { Self.entry($0, .old, in: context.old) }
        + counted[1].map { Self.entry($0, .new, in: context.new) }
    }
    self.draft = draft.at(gone.first?.origin, come.first?.origin)
  }

  /// Words that stand together with others than before.
  private static func rearranged(
    _ context: FactContext, besides drafts: [Draft], hasHeaders: Bool, _ odd: [String: Int]
  ) -> RearrangedWords {
    let headers = RearrangedWords.Reader.headers(of: context.old.document)
      .intersection(RearrangedWords.Reader.headers(of: context.new.document))
    func units(_ compared: ComparedDocument, _ told: [Origin], _ names: NameSubstitution)
      -> [RearrangedWords.Unit]
    {
      RearrangedWords.Reader(
        compared: compared, told: RangeSet(told), values: values(of: compared), names: names,
        headers: headers, hasHeaders: hasHeaders
      ).units()
    }
    return RearrangedWords(
      old: units(context.old, drafts.compactMap { $0.oldSide?.fact }, context.names),
      new: units(context.new, drafts.compactMap { $0.newSide?.fact }, NameSubstitution()),
      odd: odd)
  }

  /// Blocks with further ones, in the order of the document.
  private static func joined(
    _ blocks: [Block], _ others: [Origin], in compared: ComparedDocument
  ) -> [Block] {
    let lines = Set(blocks.map(\.line))
    let source = compared.document.source
    let further = others.map { origin in
      Block(
        whole: "", words: [], line: source.line(of: origin.range.start), origin: origin,
        isTold: false)
    }
    return (blocks + further.filter { !lines.contains($0.line) })
      .sorted { ($0.line, $0.origin.range.start) < ($1.line, $1.origin.range.start) }
  }

  private static func isValue(_ word: String) -> Bool {
    word.utf8.contains(where: ASCII.isDigit)
  }

  private static func entry(
    _ block: Block, _ side: NotCompared.Side, in compared: ComparedDocument
  ) -> NotCompared {
    let text = compared.document.source.string(block.origin.range).trimmedMarks
    return NotCompared(
      side: side, place: Place(block.origin, in: compared),
      reason: "number or colour that is not in the model: “\(text)”", isChanged: true)
  }

  /// The blocks without those that the other side has.
  private static func rest(
    _ blocks: [Block], besides others: [String], _ key: (Block) -> String
  ) -> [Block] {
    var known: [String: Int] = [:]
    for other in others { known[other, default: 0] += 1 }
    var isFound = [Bool](repeating: false, count: blocks.count)
    // Of equal blocks the one that is gone is the one that another change tells of.
    for isTold in [false, true] {
      for (index, block) in blocks.enumerated() where block.isTold == isTold {
        let key = key(block)
        guard let count = known[key], count > 0 else { continue }
        known[key] = count - 1
        isFound[index] = true
      }
    }
    return blocks.indices.filter { !isFound[$0] }.map { blocks[$0] }
  }

  /// The blocks that the other side lacks and that have a word more or less.
  private static func differing(
    _ blocks: [Block], from others: [Block], _ odd: [String: Int]
  ) -> [Block] {
    func key(_ block: Block) -> String { block.words.joined(separator: " ") }
    return rest(blocks, besides: others.map(key), key).filter { block in
      !block.isTold && block.words.contains { odd[$0] != nil }
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
    _ compared: ComparedDocument, besides told: [Origin], hasHeaders: Bool
  ) -> [Block] {
    let document = compared.document
    let told = RangeSet(told)
    let values = values(of: compared)
    var result: [Block] = []
    func add(_ range: SourceRange) {
      if range.isEmpty { return }
      let whole = Wording.fold(document.source.string(range))
      if whole.isEmpty { return }
      result.append(
        Block(
          whole: whole, words: Wording.words(compared.text(range, without: values)),
          line: document.source.line(of: range.start), origin: document.origin(range),
          isTold: told.meets(range)))
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

  /// Where facts and the targets of links stand, which are compared by what they mean.
  private static func values(of compared: ComparedDocument) -> RangeSet {
    let document = compared.document
    return RangeSet(
      values(of: compared.spec) + document.links.map { document.origin($0.destinationRange) })
  }

  /// Where facts stand that are compared by what they mean.
  private static func values(of spec: SpecDocument) -> [Origin] {
    var result = spec.durations.map(\.origin) + spec.constraints.map(\.origin)
    for token in spec.tokens {
      result += [token.origin, token.valueOrigin] + token.modes.map(\.origin)
      result += token.repeats.flatMap { [$0.origin, $0.valueOrigin] }
    }
    result += spec.motions.compactMap(\.easingOrigin) + spec.tokenUses.map(\.origin)
    for machine in spec.machines {
      for transition in machine.transitions + machine.histories.map(\.transition) {
        result += [transition.sourceOrigin, transition.targetOrigin]
        result += [
          transition.trigger?.origin, transition.guardText?.origin, transition.durationOrigin,
          transition.animation?.origin, transition.effect?.origin,
        ].compactMap { $0 }
      }
    }
    result += spec.wireframes.flatMap { $0.rows.map(\.origin) }
    result += spec.flows.flatMap { $0.steps.map(\.origin) }
    result += spec.scenarios.flatMap { $0.fields.map(\.origin) }
    result += spec.checklists.flatMap { $0.items.map(\.origin) }
    return result + spec.copy.map(\.origin) + spec.accessibility.map(\.origin)
  }
}
