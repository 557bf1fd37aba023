import SpecModel
import SpecSyntax
import SpecText

/// The time after which a state is left, as a row or a diagram gives it and as the text on the state does.
enum TimedTransitions {
  /// The conflicts of a document: states with one timed way out, and one wait in the line that their name opens.
  static func conflicts(_ document: Document, _ spec: SpecDocument) -> [FactConflict] {
    guard !spec.machines.isEmpty else { return [] }
    var result: [FactConflict] = []
    for machine in spec.machines {
      var timed: [StateID: [DurationFact]] = [:]
      for transition in machine.transitions where transition.matrix != nil {
        guard let source = transition.source, let trigger = transition.trigger else { continue }
        for fact in spec.durations where trigger.origin.range.contains(fact.origin.range) {
          timed[source, default: []].append(fact)
        }
      }
      for state in timed.keys.sorted(by: { machine[$0].name < machine[$1].name }) {
        guard let fact = timed[state]?.only, let value = fact.quantity.exact,
          let told = told(machine[state].name, document, spec),
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

  /// The only wait of the line that begins with the name of a state.
  private static func told(
    _ name: String, _ document: Document, _ spec: SpecDocument
  ) -> DurationFact? {
    let facts = spec.durations.filter { fact in
      switch fact.role {
      case .timeout, .latency, .delay, .dwell: break
      default: return false
      }
      guard let node = document.lastNode(startingBy: fact.origin.range.start),
        document.nodes[node].kind == .paragraph, !fact.quantity.isApproximate
      else { return false }
      let text = document.string(node)
      return text.utf8.count < 400 && text.hasPrefix(name + ":")
        && Names.hasWord(text, in: waits)
    }
    return facts.only
  }
}
