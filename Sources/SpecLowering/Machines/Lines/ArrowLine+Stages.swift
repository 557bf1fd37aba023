import SpecModel
import SpecText

extension ArrowLine {
  /// "States per card", "States of the ticket": a label over the states of one thing.
  static func listsStates(_ words: [String]) -> Bool {
    (3...5).contains(words.count) && StateVocabulary.plurals.contains(words[0])
      && joints.contains(words[1])
  }

  private static let joints: Lexicon = [
    "per", "of", "for", "in", "pro", "par", "por", "von", "de", "des", "du", "van", "di", "del",
  ]

  /// The changes of "Waiting (◐) → Running → Done (✓) / Failed (×)", whose last step is one of several.
  func stages(_ arrows: ArrowText) -> [EdgeDraft] {
    guard arrows.joints.allSatisfy({ $0.direction == .forward }) else { return [] }
    var steps: [[ArrowSide]] = []
    for text in arrows.sides {
      let pieces = TextSplit.pieces(of: text, at: Self.choices, outsideParentheses: true)
      let names = pieces.compactMap { ArrowSide($0, known: known) }
      guard names.count == pieces.count, names.allSatisfy({ Names.wordCount($0.name) <= 3 }) else {
        return []
      }
      steps.append(names)
    }
    return zip(steps, steps.dropFirst()).flatMap { sources, targets in
      sources.flatMap { source in
        targets.map { target in
          EdgeDraft(
            source: NameReference(text: source.name, origin: origin),
            target: NameReference(text: target.name, origin: origin), origin: origin)
        }
      }
    }
  }

  private static let choices: Phrases = [" / ", " | ", " or ", " oder ", " ou ", " o "]

  /// "saved (card flies up, then fades)": a remark of several clauses tells what is shown and triggers nothing.
  static func withoutLook(_ edge: EdgeDraft) -> EdgeDraft {
    guard let remark = edge.trigger?.text, remark.contains(","), Names.wordCount(remark) > 6 else {
      return edge
    }
    var edge = edge
    edge.trigger = nil
    return edge
  }

  /// "useMotion() → transition: false": whether what stands behind the arrow is a property with its value in code.
  static func setsProperty(_ change: String, _ value: String) -> Bool {
    let word = value.prefix { $0.isLetter }.lowercased()
    guard EventName.literals.contains(word), let (_, name) = Arrow.split(change) else {
      return false
    }
    return Names.wordCount(name) == 1 && name.first?.isLowercase == true
  }

  /// Whether a label says no more than that states follow: "States", "UI states", "状態".
  static func isForStates(_ label: String) -> Bool {
    let words = Names.words(label)
    return (1...3).contains(words.count)
      && (StateVocabulary.areStates(words) || StateVocabulary.isGeneral(label))
  }

  /// The ways out of single states in a list behind such a label, "States: idle · sending · sent → Home"; `nil` where
  /// what follows is no list.
  func waysOfStates(behind label: String, _ value: String) -> [EdgeDraft]? {
    guard Self.isForStates(label), Arrow.isIn(value) else { return nil }
    var pieces: [String] = []
    for marks in Self.listMarks where pieces.count < 2 {
      pieces = TextSplit.pieces(of: value, at: marks, outsideParentheses: true)
    }
    // "new, open → closed" may lead on from both.
    guard pieces.count > 1, ArrowText(pieces[0]) == nil,
      value.contains(" · ") || pieces.count > 2 && ArrowText(pieces[1]) == nil
    else { return nil }
    return pieces.compactMap { piece in
      guard let arrows = ArrowText(piece), arrows.sides.count == 2,
        arrows.joints[0].direction == .forward,
        let source = ArrowSide(arrows.sides[0], known: known), source.isKnown
      else { return nil }
      return way(from: source, to: StateName.withoutStop(arrows.sides[1]))
    }
  }

  /// A way to a declared state, or to what is written as a title is.
  private func way(from source: ArrowSide, to text: String) -> EdgeDraft? {
    let head = TextSplit.halves(of: text, at: " (")?.before ?? text
    guard let target = ArrowSide(head, known: known),
      target.isKnown || TransitionWords.namesSurface(head)
        || target.name.first?.isUppercase == true && Names.wordCount(head) <= 4
    else { return nil }
    let edge = draft(source, target)
    let (name, remark) = StateName.splitQualifier(text)
    return name == head ? remark.map { edge.annotated(tail: $0, origin) } ?? edge : edge
  }

  private static let listMarks: [Phrases] = [
    [" · ", " • "], [" | "], ["; ", "；"], [", ", "、", "，"],
  ]
}
