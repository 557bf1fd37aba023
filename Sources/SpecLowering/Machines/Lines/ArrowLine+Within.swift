import SpecModel
import SpecText

extension ArrowLine {
  /// "While in Alarm, mute → Muted", "on mute while in Alarm → Muted": the state that is left stands in a clause, and
  /// what happens beside it.
  ///
  /// - Parameter mayBeNew: whether the state need not be declared elsewhere.
  func within(_ arrows: ArrowText, mayBeNew: Bool) -> EdgeDraft? {
    guard arrows.sides.count == 2, arrows.joints[0].direction == .forward,
      arrows.joints[0].label == nil, arrows.sides[0].utf8.count <= 120,
      let (name, event) = Self.parts(within: arrows.sides[0]), !event.isEmpty,
      Names.wordCount(name) <= 3,
      let source = known.name(of: name)
        ?? (mayBeNew && HeldLines.isTitle(name) ? name : nil),
      let target = ArrowSide(StateName.withoutStop(arrows.sides[1]), known: known),
      target.isKnown || mayBeNew && HeldLines.isTitle(target.name), !target.isAny,
      Names.wordCount(target.name) <= 3
    else { return nil }
    let edge = EdgeDraft(
      source: NameReference(text: source, origin: origin),
      target: NameReference(text: target.name, origin: origin), origin: origin)
    return timed(edge.triggered(by: event, origin))
  }

  /// The name and the rest of "While in Alarm, mute", "on mute while in Alarm".
  private static func parts(within text: String) -> (name: String, event: String)? {
    let folded = text.lowercased()
    if let opener = openersWithin.first(where: folded.hasPrefix) {
      let rest = String(text.dropFirst(opener.count))
      guard
        let (name, event) = TextSplit.halves(of: rest, at: ", ")
          ?? TextSplit.halves(of: rest, at: ": ")
      else { return nil }
      return (ArrowSide.unwrapped(name), StateName.trimmed(event))
    }
    for opener in openersWithin {
      guard let place = folded.firstRange(of: " " + opener),
        folded.utf8.count == text.utf8.count
      else { continue }
      let start = text.utf8.distance(from: folded.startIndex, to: place.lowerBound)
      let head = text.utf8.index(text.startIndex, offsetBy: start)
      let tail = text.utf8.index(head, offsetBy: opener.utf8.count + 1)
      var event = StateName.trimmed(String(text[..<head]))
      if event.lowercased().hasPrefix("on ") { event = String(event.dropFirst(3)) }
      return (ArrowSide.unwrapped(String(text[tail...])), event)
    }
    return nil
  }

  /// What opens a clause about the state that something is in.
  private static let openersWithin = [
    "while in ", "when in ", "if in ", "while on ", "during ", "im zustand ", "während ",
    "en état ", "dans l'état ", "en estado ", "en el estado ", "no estado ", "nello stato ",
    "in de toestand ", "saat di ", "dalam keadaan ",
  ]
}
