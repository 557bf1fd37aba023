import SpecModel
import SpecSyntax
import SpecText

/// Reads fences in which each line tells the course of one thing behind its name: "order: draft → sent → read" over
/// "invoice: open → paid | overdue".
///
/// Every line must have a name of its own, and one of them three states or more; a name that tells an act triggers the
/// change behind it, which `FencedRules` reads.
struct LabelledChains {
  private let context: LoweringContext
  private let document: Document

  init(_ context: LoweringContext) {
    self.context = context
    document = context.document
  }

  private struct Line {
    var label: String
    var steps: [[String]]
    var remark: String?
    var origin: Origin
  }

  /// Adds the changes of all such fences that no other form has read, those of each line by themselves.
  func collect(into drafts: inout MachineDrafts) {
    var prepared: (known: KnownStates, read: Set<UInt32>)?
    var found: [MatrixDraft] = []
    for block in document.codeBlocks
    where FlowReader.languages.contains(block.language) && (2...40).contains(block.lines.count)
      && mayHold(block)
    {
      let (known, read) = prepared ?? (KnownStates(drafts), drafts.readLines)
      prepared = (known, read)
      guard let lines = lines(of: block, known), isOfStates(lines, Int(block.node)),
        read.isDisjoint(with: lines.map(\.origin.range.start))
      else { continue }
      drafts.trees.insert(block.node)
      found += lines.map { line in
        MatrixDraft(
          form: "list", isClosed: false, section: Int(document.nodes[Int(block.node)].section),
          origin: line.origin, edges: Self.edges(line))
      }
    }
    ArrowEdges.merge(found, into: &drafts)
  }

  /// A byte test: the first line has a colon and an arrow behind it.
  private func mayHold(_ block: Document.CodeBlock) -> Bool {
    let bytes = document.source.bytes
    guard let first = block.lines.first(where: { !$0.isEmpty }), first.offsets.count <= 200,
      let colon = ASCII.find(ASCII.colon, in: bytes, first.offsets)
    else { return false }
    return ArrowGlyph.mayOccur(in: bytes, colon..<first.offsets.upperBound)
  }

  private func lines(of block: Document.CodeBlock, _ known: KnownStates) -> [Line]? {
    var result: [Line] = []
    for line in block.lines {
      let text = StateName.trimmed(document.source.string(line))
      guard !text.isEmpty else { continue }
      guard text.utf8.count <= 200, let (label, chain) = ArrowText.labelled(text),
        known.name(of: label) == nil, FlowSteps.kind(of: label) != .action,
        !Names.words(label).contains(where: TransitionWords.properties.contains),
        let arrows = ArrowText(chain),
        arrows.joints.allSatisfy({ $0.direction == .forward && $0.label == nil && !$0.isGap })
      else { return nil }
      var sides = arrows.sides
      let (last, remark) = StateName.splitQualifier(sides[sides.count - 1])
      sides[sides.count - 1] = last
      let steps = sides.compactMap { Self.names($0, known) }
      guard steps.count == sides.count, steps.dropLast().allSatisfy({ $0.count == 1 }) else {
        return nil
      }
      result.append(
        Line(label: label, steps: steps, remark: remark, origin: document.origin(line)))
    }
    let labels = Set(result.map { Names.key($0.label) })
    return result.count > 1 && labels.count == result.count
      && result.contains { $0.steps.count > 2 } ? result : nil
  }

  /// The names of a side, several with strokes or bars between them.
  private static func names(_ side: String, _ known: KnownStates) -> [String]? {
    let names = TextSplit.pieces(of: side, at: [" | ", " / ", "/"]).map { ArrowSide.unwrapped($0) }
    let areNames = names.allSatisfy { name in
      (1...3).contains(Names.wordCount(name)) && ArrowSide.isName(name) && !EventName.isCode(name)
        && !known.tellsAct(name) && !name.contains(where: { ":;,".contains($0) })
    }
    return areNames ? names.map { known.name(of: $0) ?? $0 } : nil
  }

  /// Whether the headings above speak of states, or most names are those of states.
  private func isOfStates(_ lines: [Line], _ node: Int) -> Bool {
    let titles = context.scope(of: node).suffix(2)
    guard !context.isSystem(around: node), !titles.contains(where: FlowChains.isTechnical) else {
      return false
    }
    return titles.contains(where: TransitionWords.speaksOfStates)
      || context.isIntroducedAsStates(node)
      || StateCues.areStates(lines.flatMap { $0.steps.flatMap(\.self) })
  }

  private static func edges(_ line: Line) -> [EdgeDraft] {
    zip(line.steps, line.steps.dropFirst()).enumerated().flatMap { index, ends in
      ends.1.map { target in
        let edge = EdgeDraft(
          source: NameReference(text: ends.0[0], origin: line.origin),
          target: NameReference(text: target, origin: line.origin), origin: line.origin)
        guard index == line.steps.count - 2, let remark = line.remark else { return edge }
        return edge.annotated(tail: remark, line.origin)
      }
    }
  }
}
