import SpecModel
import SpecText

/// Changes that begin with what is done to a part of the interface, which is no state.
extension ArrowLine {
  /// "RowChip tap for `.add` → push `DetailView`", "Tapping a card → Detail" among transitions: the gesture triggers the
  /// change to a declared state, wherever that part stands.
  func gestured(_ arrows: ArrowText) -> [EdgeDraft] {
    guard arrows.sides.count == 2, arrows.joints[0].direction == .forward,
      arrows.joints[0].label == nil, beginsWithGesture(arrows),
      let target = ArrowSide(StateName.withoutStop(arrows.sides[1]), known: known), target.isKnown
    else { return [] }
    let trigger = ArrowSide.unwrapped(arrows.sides[0])
    let part = known.name(of: String(trigger.prefix { $0 != " " }))
    let source = part.map { NameReference(text: $0, origin: origin) } ?? places.source(of: line)
    guard source.map({ $0.key != Names.key(target.name) }) ?? true else { return [] }
    var edge = EdgeDraft(
      source: source, target: NameReference(text: target.name, origin: origin), origin: origin
    ).triggered(by: trigger, origin)
    edge.isSourceUnsaid = source == nil
    if source == nil { edge.provenance = .inferred }
    edge.note(remark: target.remark, origin)
    return [timed(edge)]
  }

  /// Whether the first side tells a gesture on a part of the interface, and is no state.
  func beginsWithGesture(_ arrows: ArrowText) -> Bool {
    Self.tellsGesture(arrows.sides[0]) && known.name(of: arrows.sides[0]) == nil
  }

  /// "RowChip tap for `.add`", "card tap", "Tapping a card".
  private static func tellsGesture(_ text: String) -> Bool {
    guard text.utf8.count <= 120 else { return false }
    let words = text.split(separator: " ").prefix(8)
    guard words.count > 1 else { return false }
    if gerunds.contains(words[0].lowercased()) {
      return words.count > 2 && TransitionWords.articles.contains(words[1].lowercased())
        || EventName.isType(String(words[1]))
    }
    guard
      let place = words.indices.dropFirst().first(where: {
        gestures.contains(words[$0].lowercased())
      }),
      EventName.isType(String(words[place - 1]))
        || TransitionWords.controls.contains(words[place - 1].lowercased())
    else { return false }
    return place == words.count - 1 || relations.contains(words[place + 1].lowercased())
  }

  private static let gerunds: Lexicon = [
    "tapping", "clicking", "pressing", "swiping", "touching", "pulsando", "tocando", "clicando",
    "toccando", "cliccando", "premendo",
  ]
  /// Gestures as nouns behind the part on which they are made.
  private static let gestures: Lexicon = [
    "tap", "taps", "click", "clicks", "press", "swipe", "long-press", "double-tap", "klick",
    "antippen",
  ]
  private static let relations: Lexicon = ["for", "on", "in", "at", "of", "with", "auf", "bei"]
}
