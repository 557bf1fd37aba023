import SpecModel
import SpecText

extension ArrowLine {
  /// "Search icon: tap → Search Screen" in the section of a screen: a control, what is done with it and what opens.
  func answer(of control: String, _ arrows: ArrowText) -> [EdgeDraft] {
    guard arrows.sides.count == 2, arrows.joints[0].direction == .forward,
      (1...4).contains(Names.wordCount(control)), known.name(of: control) == nil,
      Names.wordCount(arrows.sides[0]) <= 2, FlowSteps.kind(of: arrows.sides[0]) == .action,
      let target = ArrowSide(arrows.sides[1], known: known), !target.isAny,
      target.isKnown || isSurface(target.name),
      let screen = places.screen(of: line), Names.key(screen.text) != Names.key(target.name)
    else { return [] }
    let edge = EdgeDraft(
      source: screen, target: NameReference(text: target.name, origin: origin), origin: origin)
    var result = timed(
      edge.triggered(by: "\(StateName.splitQualifier(control).name) \(arrows.sides[0])", origin))
    result.note(remark: target.remark, origin)
    return [result]
  }
}
