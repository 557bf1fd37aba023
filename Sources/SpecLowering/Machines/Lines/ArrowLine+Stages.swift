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
}
