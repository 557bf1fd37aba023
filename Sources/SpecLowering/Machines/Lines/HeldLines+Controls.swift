import SpecModel
import SpecText

extension ArrowLine {
  /// "[Save] → Saved" and "Saved → [Edit] → Editing": what stands in brackets is a control, and no state.
  func controlled(_ arrows: ArrowText, _ list: Int) -> HeldLines.Line? {
    let from: String?
    let trigger: String
    let end: String
    if let (label, target) = Self.bracketed(arrows) {
      (from, trigger, end) = (nil, label, target)
    } else if arrows.sides.count == 3, ArrowText.isBracketed(arrows.sides[1]),
      !ArrowText.isBracketed(arrows.sides[0]), !ArrowText.isBracketed(arrows.sides[2]),
      arrows.joints.allSatisfy({ $0.direction == .forward && $0.label == nil }),
      let source = ArrowSide(arrows.sides[0], known: known), !source.isMove
    {
      (from, trigger, end) = (source.name, ArrowSide.unwrapped(arrows.sides[1]), arrows.sides[2])
    } else {
      return nil
    }
    guard let target = ArrowSide(end, known: known), !target.isAny,
      target.isKnown
        || (1...4).contains(Names.wordCount(target.name))
          && target.name.first?.isUppercase == true
    else { return nil }
    let edge = EdgeDraft(
      source: from.map { NameReference(text: $0, origin: origin) },
      target: NameReference(text: target.name, origin: origin), origin: origin)
    return HeldLines.Line(
      edges: [timed(edge.triggered(by: trigger, origin))],
      names: [from, target.name].compactMap(\.self), isExplained: true, isForbidden: false,
      list: list)
  }
}
