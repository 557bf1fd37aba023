import SpecJSON
import SpecModel

extension ModelJSONWriter {
  /// Writes the fields of a machine.
  func writeMachine(_ machine: Machine, to json: inout JSONWriter) {
    json.field("id", machine.key)
    json.field("name", machine.name)
    json.field("initial", machine.initial.map { machine[$0].key })
    json.field("initialReason", ifPresent: machine.initialReason?.rawValue)
    json.field("line", line(machine.origin))
    list("states", machine.states, to: &json) { state, json in
      writeState(state, of: machine, to: &json)
    }
    list("transitions", machine.transitions, to: &json) { transition, json in
      writeTransition(transition, of: machine, to: &json)
    }
    if !machine.histories.isEmpty {
      list("histories", machine.histories, to: &json) { history, json in
        json.field("from", key(history.source, of: machine))
        json.field("to", history.targets.map { machine[$0].key })
        json.field("trigger", history.transition.trigger?.text)
        json.field("guard", ifPresent: history.transition.guardText?.text)
        time("duration", history.transition.duration, to: &json)
        json.field("line", line(history.transition.origin))
      }
    }
    list("matrices", machine.matrices, to: &json) { matrix, json in
      json.field("form", matrix.form)
      json.field("line", line(matrix.origin))
    }
    list("prohibitions", machine.prohibitions, to: &json) { prohibition, json in
      json.field("from", key(prohibition.source, of: machine))
      json.field("to", key(prohibition.target, of: machine))
      json.field("trigger", prohibition.trigger?.text)
      json.field("guard", ifPresent: prohibition.guardText?.text)
      json.field("line", line(prohibition.origin))
    }
    list("matches", machine.matches, to: &json) { match, json in
      json.field("name", match.name.text)
      json.field("states", match.states.map { machine[$0].key })
      json.field("rule", match.rule.rawValue)
      json.field("reason", match.reason)
      json.field("line", line(match.name.origin))
    }
  }

  private func writeState(_ state: State, of machine: Machine, to json: inout JSONWriter) {
    json.field("id", state.key)
    json.field("name", state.name)
    json.field("aliases", aliases(of: state))
    json.field("parent", state.parent.map { machine[$0].key })
    json.field("kind", state.kind.rawValue)
    if state.isMode { json.field("isMode", true) }
    if let region = state.region { json.field("region", region) }
    if state.isInitial { json.field("isInitial", true) }
    json.field("origin", state.provenance.rawValue)
    json.field("line", line(state.origin))
    json.field("context", ifPresent: state.context?.text)
  }

  private func writeTransition(
    _ transition: Transition, of machine: Machine, to json: inout JSONWriter
  ) {
    json.field("from", key(transition.source, of: machine))
    json.field("to", machine[transition.target].key)
    json.field("trigger", transition.trigger?.text)
    json.field("guard", ifPresent: transition.guardText?.text)
    time("duration", transition.duration, to: &json)
    json.field("animation", ifPresent: transition.animation?.text)
    easing(transition.easing, to: &json)
    json.field("effect", ifPresent: transition.effect?.text)
    json.field("origin", transition.provenance.rawValue)
    json.field("line", line(transition.origin))
  }

  /// Writes the field `easing` with the curve's parameters, or nothing.
  func easing(_ easing: Easing?, to json: inout JSONWriter) {
    guard let easing else { return }
    json.object("easing") { json in
      switch easing {
      case .named(let name):
        json.field("kind", "named")
        json.field("name", name)
      case .cubicBezier(let x1, let y1, let x2, let y2):
        json.field("kind", "cubic-bezier")
        json.field("points", [x1, y1, x2, y2])
      case .spring(let spring):
        json.field("kind", "spring")
        json.field("response", spring?.response)
        json.field("dampingFraction", spring?.dampingFraction)
      case .steps(let count):
        json.field("kind", "steps")
        json.field("count", count)
      }
      json.field("text", easing.label)
    }
  }

  /// The other spellings of a state, each once, in document order.
  private func aliases(of state: State) -> [String] {
    var seen: Set<String> = [state.name]
    return state.aliases.map(\.text).filter { seen.insert($0).inserted }
  }

  private func key(_ id: StateID?, of machine: Machine) -> String {
    id.map { machine[$0].key } ?? "*"
  }
}
