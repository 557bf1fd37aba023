import SpecModel
import SpecSyntax
import SpecText

/// Reads lines of a fence without a language that name a change and are the head of what is said of it:
/// "Default → Hover:" over "- Shadow: higher".
struct FencedChanges {
  private let context: LoweringContext
  private let document: Document

  init(_ context: LoweringContext) {
    self.context = context
    document = context.document
  }

  /// Adds the changes of all such lines.
  func collect(into drafts: inout MachineDrafts) {
    var matrices: [MatrixDraft] = []
    for block in document.codeBlocks
    where FlowReader.languages.contains(block.language) && block.lines.count > 1 {
      var edges: [EdgeDraft] = []
      for (line, next) in zip(block.lines, block.lines.dropFirst()) where mayHead(line, next) {
        edges += self.edges(of: line)
      }
      guard !edges.isEmpty else { continue }
      let node = document.nodes[Int(block.node)]
      matrices.append(
        MatrixDraft(
          form: "list", isClosed: false, section: Int(node.section),
          origin: document.origin(node.range), edges: edges))
    }
    ArrowEdges.merge(matrices, into: &drafts)
  }

  /// Whether a line has an arrow and ends with a colon, and the next is an item: a test on bytes.
  private func mayHead(_ line: SourceRange, _ next: SourceRange) -> Bool {
    let bytes = document.source.bytes
    let text = ASCII.trimmed(bytes, line.offsets)
    guard text.count > 5, text.count <= 80, bytes[text.upperBound - 1] == 0x3A,
      ArrowGlyph.mayOccur(in: bytes, text)
    else { return false }
    let item = ASCII.trimmed(bytes, next.offsets)
    guard item.count > 2 else { return false }
    let first = bytes[item.lowerBound]
    return (first == 0x2D || first == 0x2A) && bytes[item.lowerBound + 1] == 0x20
      || ASCII.isDigit(first) && bytes[item.lowerBound + 1] == 0x2E
      || ASCII.starts(bytes, at: item.lowerBound, with: "•")
  }

  private func edges(of line: SourceRange) -> [EdgeDraft] {
    let text = StateName.trimmed(document.source.string(line)).dropLast()
    guard let arrows = ArrowText(String(text)), arrows.sides.count <= 5 else { return [] }
    let names = arrows.sides.compactMap { ArrowSide(whole: $0, known: KnownStates())?.name }
    guard names.count == arrows.sides.count, names.allSatisfy(Self.isName) else { return [] }
    let origin = document.origin(line)
    return arrows.steps.map { step in
      let edge = EdgeDraft(
        source: NameReference(text: names[step.from], origin: origin),
        target: NameReference(text: names[step.to], origin: origin), origin: origin)
      return step.label.map { edge.triggered(by: $0, origin) } ?? edge
    }
  }

  private static func isName(_ name: String) -> Bool {
    let words = Names.words(name)
    return (1...3).contains(words.count) && name.first?.isLetter == true
      && !words.contains(where: TransitionWords.properties.contains)
      && !words.contains(where: TransitionWords.actors.contains)
      && !words.allSatisfy(TransitionWords.sizes.contains)
      && !name.contains { $0.isFigure || "/.".contains($0) }
  }
}
