import SpecModel
import SpecSyntax
import SpecText

/// Reads short trees in fences that go on from what another tree or chart leads to: "Preview" over "└── ok → Report".
///
/// One branch is enough there, as the root is known to be a state.
struct TreeSequels {
  private let document: Document

  init(_ context: LoweringContext) { document = context.document }

  /// Adds the changes of all such fences that no other form has read.
  func collect(into drafts: inout MachineDrafts) {
    let before = drafts
    var ends: KnownStates?
    FencedMatrices.collect(document, lines: 2...8, isClosed: false, into: &drafts) { block in
      guard let lines = branches(of: block) else { return nil }
      let known = ends ?? Self.targets(of: before)
      ends = known
      guard let name = known.name(of: ArrowSide.unwrapped(lines.root.text)) else { return nil }
      let root = NameReference(text: name, origin: lines.root.origin)
      var result: [EdgeDraft] = []
      for branch in lines.branches {
        guard let arrows = ArrowText(branch.text), arrows.sides.count == 2,
          arrows.joints[0].direction == .forward, arrows.joints[0].label == nil,
          (1...8).contains(Names.wordCount(arrows.sides[0])), !arrows.sides[0].contains("()"),
          !arrows.sides.contains(where: { $0.contains(".") }),
          let side = ArrowSide(arrows.sides[1], known: known), !side.isAny,
          side.isKnown || TransitionWords.isTitled(side.name)
            || side.name.first?.isUppercase == true,
          Names.wordCount(side.name) <= 4, !EventName.isCode(side.name),
          Names.key(side.name) != root.key
        else { return nil }
        result.append(
          EdgeDraft(
            source: root, target: NameReference(text: side.name, origin: branch.origin),
            origin: branch.origin
          ).triggered(by: ArrowSide.unwrapped(arrows.sides[0]), branch.origin))
      }
      return result.isEmpty ? nil : result
    }
  }

  /// What the changes in fences lead to.
  private static func targets(of drafts: MachineDrafts) -> KnownStates {
    var known = KnownStates()
    for matrix in drafts.matrices {
      for edge in matrix.edges { known.add(edge.target.text) }
    }
    return known
  }

  /// A name alone over lines that all begin with a branch.
  private func branches(
    of block: Document.CodeBlock
  ) -> (root: LocatedText, branches: [LocatedText])? {
    var root: LocatedText?
    var branches: [LocatedText] = []
    for line in block.lines {
      let text = StateName.trimmed(document.source.string(line))
      guard !text.isEmpty, line.offsets.count <= 160 else { continue }
      if text.allSatisfy({ "│|".contains($0) }) { continue }
      let isBranch = text.hasPrefix("├") || text.hasPrefix("└") || text.hasPrefix("╰")
      guard isBranch else {
        guard root == nil, branches.isEmpty, !Arrow.isIn(text) else { return nil }
        root = LocatedText(text, document.origin(line))
        continue
      }
      let words = StateName.trimmed(String(text.drop { "├└╰─━ ".contains($0) }))
      branches.append(LocatedText(words, document.origin(line)))
    }
    return root.flatMap { branches.isEmpty ? nil : ($0, branches) }
  }
}
