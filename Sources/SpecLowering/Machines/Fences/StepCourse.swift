import SpecModel
import SpecText

/// The steps that follow each other on one way: what a person does leads on to the next.
struct StepCourse {
  private(set) var edges: [EdgeDraft] = []
  private var current: NameReference?
  private var act: String?

  /// Goes on with the steps of a line; `false` where one is none.
  mutating func read(_ text: String, _ origin: Origin) -> Bool {
    let sides: [String]
    if let arrows = ArrowText(text) {
      guard arrows.joints.allSatisfy({ $0.direction == .forward && $0.label == nil && !$0.isGap })
      else { return false }
      sides = arrows.sides
    } else {
      sides = [text]
    }
    for (index, side) in sides.enumerated() {
      let bare = ArrowSide.unwrapped(side)
      let name = StateName.splitQualifier(bare).name
      guard (1...8).contains(Names.wordCount(name)), name.utf8.count <= 80,
        name.first?.isLetter == true, !EventName.isCode(name),
        !name.contains(where: { "/=:：\\".contains($0) }), !Self.isFile(name),
        !FlowChains.isTechnical(name)
      else { return false }
      let isControl = ArrowText.isBracketed(side) && index > 0 && index + 1 < sides.count
      if isControl || FlowSteps.kind(of: bare) == .action {
        act = bare
        continue
      }
      let target = NameReference(text: name, origin: origin)
      if let source = current, source.key != target.key {
        let edge = EdgeDraft(source: source, target: target, origin: origin)
        edges.append(act.map { edge.triggered(by: $0, origin) } ?? edge)
      }
      (current, act) = (target, nil)
    }
    return true
  }

  /// "page.tsx": a point before the last letters.
  private static func isFile(_ name: String) -> Bool {
    name.dropLast().contains(".") && !name.contains(" ")
  }
}
