import SpecModel
import SpecSyntax
import SpecText

/// The time after which a state is left, as a row or a diagram gives it and as the text on the state does.
enum TimedTransitions {
  /// The conflicts of a document: states with one timed way out, and one wait in the line that their name opens.
  static func conflicts(_ document: Document, _ spec: SpecDocument) -> [FactConflict] {
    guard !spec.machines.isEmpty else { return [] }
    var result: [FactConflict] = []
    let times = TimePlaces(spec.durations)
    lazy var paragraphs = toldWaits(document, spec)
    for machine in spec.machines {
      var timed: [StateID: [DurationFact]] = [:]
      for transition in machine.transitions where transition.matrix != nil {
        guard let source = transition.source, let trigger = transition.trigger else { continue }
        for fact in times.times(in: trigger.origin.range) {
          timed[source, default: []].append(fact)
        }
      }
      for state in timed.keys.sorted(by: { machine[$0].name < machine[$1].name }) {
        guard let fact = timed[state]?.only, let value = fact.quantity.exact,
          let told = paragraphs.filter({ $0.text.hasPrefix(machine[state].name + ":") }).only?.fact,
          let other = told.quantity.exact ?? told.quantity.max, other != value
        else { continue }
        result.append(
          FactConflict(
            subject: machine[state].name, property: "timeout",
            statements: [
              .init(value: Numbers.text(value) + " ms", origin: fact.origin),
              .init(value: Numbers.text(other) + " ms", origin: told.origin),
            ], reason: "the one leaves the state after this time, the other speaks of the state"))
      }
    }
    return result
  }

  private static let waits: Lexicon = [
    "gives", "given", "timeout", "times", "answers", "answer", "response", "nothing", "expires",
    "fails", "stops", "ends", "return", "returns", "closes", "disappears", "abbricht",
  ]

  /// The waits of paragraphs, with the paragraph of each: one may begin with the name of a state.
  private static func toldWaits(
    _ document: Document, _ spec: SpecDocument
  ) -> [(fact: DurationFact, text: String)] {
    spec.durations.compactMap { fact -> (fact: DurationFact, text: String)? in
      switch fact.role {
      case .timeout, .latency, .delay, .dwell: break
      default: return nil
      }
      guard let node = document.lastNode(startingBy: fact.origin.range.start),
        document.nodes[node].kind == .paragraph, !fact.quantity.isApproximate
      else { return nil }
      let text = document.string(node)
      return text.utf8.count < 400 && text.contains(":") && Names.hasWord(text, in: waits)
        ? (fact, text) : nil
    }
  }
}
