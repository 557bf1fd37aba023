import SpecModel
import SpecSyntax
import SpecText

/// Reads fences of chains below a heading over a flow in which acts stand between the screens, each chain in a line of
/// its own or wrapped behind an arrow: "Home → tap camera → Scanner".
///
/// All lines must be such chains, but for labels over them, and one of them must tell an act.
struct ActedChains {
  private let context: LoweringContext
  private let document: Document

  init(_ context: LoweringContext) {
    self.context = context
    document = context.document
  }

  /// Adds the changes of all such fences that no other form has read.
  func collect(into drafts: inout MachineDrafts) {
    let states = drafts
    var names: KnownStates?
    FencedMatrices.collect(document, lines: 1...40, isClosed: false, into: &drafts) { block in
      guard mayHold(block), isOfFlow(Int(block.node)) else { return nil }
      let known = names ?? KnownStates(states)
      names = known
      return edges(of: block, known)
    }
  }

  /// A byte test: some line has an arrow, and none a drawn line, E2 94 or E2 95.
  private func mayHold(_ block: Document.CodeBlock) -> Bool {
    let bytes = document.source.bytes
    return block.lines.contains { ArrowGlyph.mayOccur(in: bytes, $0.offsets) }
      && !block.lines.contains { line in
        line.offsets.dropFirst().contains { place in
          bytes[place - 1] == 0xE2 && bytes[place] | 1 == 0x95
        }
      }
  }

  private func isOfFlow(_ node: Int) -> Bool {
    let titles = context.scope(of: node).suffix(2)
    return !context.isSystem(around: node) && !titles.contains(where: FlowChains.isTechnical)
      && titles.contains(where: CourseWords.nameCourse)
  }

  private func edges(of block: Document.CodeBlock, _ known: KnownStates) -> [EdgeDraft]? {
    var acts = 0
    var result: [EdgeDraft] = []
    for line in WrappedArrows.lines(of: block.lines, in: document.source.bytes) {
      let text = StateName.trimmed(document.source.string(line))
      guard !text.isEmpty else { continue }
      guard text.utf8.count <= 400 else { return nil }
      guard Arrow.isIn(text) else {
        // "New reader:" over its way.
        guard text.hasSuffix(":") || text.hasSuffix("："), Names.wordCount(text) <= 5 else {
          return nil
        }
        continue
      }
      guard let arrows = ArrowText(ArrowText.labelled(text)?.chain ?? text),
        !arrows.sides.contains(where: { $0.utf8.contains(0x5B) }),
        let chain = FlowChain(arrows, known: known, takesLabels: true)
      else { return nil }
      acts += chain.acts
      result += chain.edges(document.origin(line))
    }
    return acts > 0 ? result : nil
  }
}
