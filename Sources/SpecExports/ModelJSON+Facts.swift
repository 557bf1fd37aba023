import SpecJSON
import SpecModel

extension ModelJSONWriter {
  /// Writes tokens, times, measures, motions and texts into the open document.
  func writeFacts(to json: inout JSONWriter) {
    let tokens = spec.tokens.flatMap { token in
      [(token, nil)] + token.modes.map { (token, Optional($0)) }
    }
    list("tokens", tokens, to: &json) { (entry: (Token, Token.ModeValue?), json) in
      let (token, other) = entry
      json.field("id", token.id)
      json.field("name", token.name)
      json.field("kind", token.kind.rawValue)
      json.field("value", other?.value ?? token.value)
      json.field("mode", ifPresent: other?.mode ?? token.mode)
      if !token.aliases.isEmpty { json.field("aliases", token.aliases) }
      json.field("line", line(other?.origin ?? token.origin))
    }
    list("tokenUses", spec.tokenUses, to: &json) { use, json in
      json.field("name", use.name)
      json.field("kind", use.kind?.rawValue)
      json.field("restated", ifPresent: use.restated)
      writeMeaning(of: use, to: &json)
      json.field("line", line(use.origin))
    }
    list("durations", spec.durations, to: &json) { duration, json in
      json.field("line", line(duration.origin))
      ends(of: duration.quantity, to: &json)
      json.field("subject", duration.subject)
      json.field("role", duration.role.rawValue)
    }
    writeConstraints(to: &json)
    writeMotions(to: &json)
    list("copy", spec.copy, to: &json) { copy, json in
      json.field("subject", copy.subject)
      json.field("text", copy.text)
      json.field("placeholders", copy.placeholders)
      json.field("line", line(copy.origin))
    }
    list("accessibility", spec.accessibility, to: &json) { statement, json in
      json.field("kind", statement.kind.rawValue)
      json.field("subject", statement.subject)
      json.field("text", statement.text)
      json.field("line", line(statement.origin))
    }
  }

  private func writeConstraints(to json: inout JSONWriter) {
    var uses: [String: Int] = [:]
    list("constraints", spec.constraints, to: &json) { constraint, json in
      let name = constraint.kind.rawValue + "/" + Names.key(constraint.subject)
      let count = (uses[name] ?? 0) + 1
      uses[name] = count
      json.field("id", count == 1 ? name : "\(name)/\(count)")
      json.field("kind", constraint.kind.rawValue)
      json.field("subject", constraint.subject)
      ends(of: constraint.quantity, to: &json)
      json.field("unit", constraint.quantity.unit.rawValue)
      json.field("scope", constraint.condition ?? lookup.state(at: constraint.origin))
      json.field("headings", constraint.scope)
      json.field("line", line(constraint.origin))
    }
  }

  private func writeMotions(to json: inout JSONWriter) {
    list("motions", spec.motions, to: &json) { motion, json in
      json.field("subject", motion.subject)
      time("duration", motion.time, to: &json)
      time("delay", motion.delay, to: &json)
      time("stagger", motion.stagger, to: &json)
      easing(motion.curve, to: &json)
      json.field("headings", motion.scope)
      json.field("line", line(motion.origin))
    }
    list("signals", spec.signals, to: &json) { signal, json in
      json.field("output", signal.output)
      json.field("input", signal.input)
      writeForm(signal.form, to: &json)
      json.field("isCode", signal.isCode)
      json.field("text", signal.text)
      json.field("line", line(signal.origin))
    }
  }

  private func writeForm(_ form: SignalRelation.Form, to json: inout JSONWriter) {
    switch form {
    case .linear(let factor):
      json.field("form", "linear")
      json.field("factor", factor)
    case .ramp(let output, let input, let unit):
      json.field("form", "ramp")
      json.field("outputFrom", output.lowerBound)
      json.field("outputTo", output.upperBound)
      json.field("inputFrom", input.lowerBound)
      json.field("inputTo", input.upperBound)
      json.field("inputUnit", unit.rawValue)
    case .threshold(let value, let unit):
      json.field("form", "threshold")
      json.field("value", value)
      json.field("unit", unit.rawValue)
    case .formula(let formula):
      json.field("form", "formula")
      json.field("formula", formula)
    }
  }
}
