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
    let edge = EdgeDraft(from: source, to: target.name, origin)
    return timed(edge.triggered(by: event, origin))
  }

  /// "After a completed Rest or Long rest → next Work": the changes from the states behind "after", where all names are
  /// known.
  func followed(_ arrows: ArrowText) -> [EdgeDraft] {
    guard arrows.sides.count == 2, arrows.joints[0].direction == .forward,
      arrows.joints[0].label == nil, arrows.sides[0].utf8.count <= 80,
      case let folded = arrows.sides[0].lowercased(),
      let opener = Self.openersAfter.prefix(of: folded),
      let sources = statesBehind(String(arrows.sides[0].dropFirst(opener.count)))
    else { return [] }
    var end = StateName.splitQualifier(StateName.withoutStop(arrows.sides[1])).name
    if let lead = Self.leadsToNext.prefix(of: end.lowercased()) {
      end = StateName.trimmed(String(end.dropFirst(lead.count)))
    }
    guard let target = known.name(of: ArrowSide.unwrapped(end)) else { return [] }
    return sources.map { source in
      EdgeDraft(from: source, to: target, origin)
    }
  }

  /// The known names of "a completed Rest or Long rest"; `nil` where it says anything else.
  private func statesBehind(_ text: String) -> [String]? {
    var words = text.split(separator: " ")
    while words.count > 1, let first = words.first?.lowercased(),
      TransitionWords.articles.contains(first) || Self.endings.contains(first)
    {
      words.removeFirst()
    }
    let names = TextSplit.pieces(of: words.joined(separator: " "), at: Self.alternatives)
      .map { known.name(of: ArrowSide.unwrapped($0)) }
    return names.contains(where: { $0 == nil }) ? nil : names.compactMap { $0 }
  }

  private static let openersAfter: Phrases = [
    "after ", "nach ", "après ", "después de ", "tras ", "depois de ", "após ", "dopo ", "na ",
    "setelah ",
  ]
  /// Words before the name of a state that tell that it has ended.
  private static let endings: Lexicon = [
    "completed", "complete", "finished", "ended", "expired", "every", "each", "any",
    "abgeschlossenen", "abgeschlossener", "beendeten", "jedem", "jeder", "einem", "einer",
    "einen", "una", "uno", "uma", "um", "een", "sebuah",
  ]
  private static let alternatives: Phrases = [
    " or ", " oder ", " ou ", " o ", " of ", " atau ", " / ",
  ]
  /// Words before a target that only say that it comes next.
  private static let leadsToNext = Phrases(
    ["next is ", "next comes ", "next: ", "next ", "als nächstes "]
      + TransitionWords.sequels.map { "\($0) " })

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
