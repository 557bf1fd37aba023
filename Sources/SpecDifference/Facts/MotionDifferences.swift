import SpecModel

/// Curves of animations and relations between signals; the times of animations are among the times.
enum MotionDifferences {
  static func find(_ context: FactContext) -> [Draft] { curves(context) + signals(context) }

  // MARK: Curves

  private static func curves(_ context: FactContext) -> [Draft] {
    let old = context.old.spec.motions.filter { $0.easing != nil }
    let new = context.new.spec.motions.filter { $0.easing != nil }
    func keys(_ motion: Motion, _ isOld: Bool) -> [String?] {
      let value = motion.easing?.label ?? ""
      return context.keys(
        motion.subject, "", below: motion.scope, value: value, isOld: isOld)
        + ["\(context.heading(motion.scope, isOld: isOld))|\(value)"]
    }
    let pairing = FactPairing(old.map { keys($0, true) }, new.map { keys($0, false) })
    func side(_ motion: Motion) -> Draft.Side {
      Draft.Side(motion.origin, value: motion.easingOrigin)
    }
    var drafts: [Draft] = []
    for match in pairing.pairs {
      let (a, b) = (old[match.old], new[match.new])
      guard let verdict = CurveVerdict.verdict(a.easing, b.easing) else { continue }
      drafts.append(
        Draft(.motion, .changed, b.subject, verdict.0, verdict.1).of("easing")
          .saying(a.easing?.label, b.easing?.label).at(side(a), side(b)))
    }
    for index in pairing.removed {
      let motion = old[index]
      drafts.append(
        Draft(.motion, .removed, motion.subject, .minor, "any curve is allowed now")
          .of("easing").saying(motion.easing?.label, nil).at(side(motion), nil))
    }
    for index in pairing.added {
      let motion = new[index]
      let verdict = context.known.verdict(ofDemandOn: motion.subject, below: motion.scope)
      drafts.append(
        Draft(.motion, .added, motion.subject, verdict.0, verdict.1)
          .of("easing").saying(nil, motion.easing?.label).at(nil, side(motion)))
    }
    return drafts
  }

  // MARK: Signals

  private static func signals(_ context: FactContext) -> [Draft] {
    let old = context.old.spec.signals
    let new = context.new.spec.signals
    func keys(_ signal: SignalRelation, _ isOld: Bool) -> [String?] {
      let output = context.fold(signal.output, isOld: isOld)
      let input = context.fold(signal.input, isOld: isOld)
      let form = text(of: signal.form)
      return [
        "\(output)|\(input)|\(signal.isCode)|\(form)", "\(output)|\(input)|\(form)",
        "\(output)|\(input)|\(signal.isCode)", "\(output)|\(input)", output,
      ]
    }
    let pairing = FactPairing(old.map { keys($0, true) }, new.map { keys($0, false) })
    var drafts: [Draft] = []
    for match in pairing.pairs {
      let (a, b) = (old[match.old], new[match.new])
      let (before, after) = (text(of: a.form), text(of: b.form))
      if before == after, match.level < 4 { continue }
      drafts.append(
        Draft(
          .signal, .changed, b.output, .major, "what followed the old relation breaks the new one"
        )
        .saying("\(a.input): \(before)", "\(b.input): \(after)").at(a.origin, b.origin))
    }
    for index in pairing.removed {
      let signal = old[index]
      drafts.append(
        Draft(.signal, .removed, signal.output, .minor, "it need not follow any more")
          .saying(signal.text, nil).at(signal.origin, nil))
    }
    for index in pairing.added {
      let signal = new[index]
      let scope = context.scope(of: signal.origin, isOld: false)
      let verdict = context.known.verdict(ofDemandOn: signal.output, below: scope)
      drafts.append(
        Draft(.signal, .added, signal.output, verdict.0, verdict.1)
          .saying(nil, signal.text).at(nil, signal.origin))
    }
    return drafts
  }

  private static func text(of form: SignalRelation.Form) -> String {
    func number(_ value: Double) -> String { Numbers.text(value, decimals: 6) }
    switch form {
    case .linear(let factor): return "× \(number(factor))"
    case .ramp(let output, let input, let unit):
      return "\(number(output.lowerBound))–\(number(output.upperBound)) over "
        + "\(number(input.lowerBound))–\(number(input.upperBound))\(unit.rawValue)"
    case .threshold(let value, let unit): return "from \(number(value))\(unit.rawValue) on"
    case .formula(let formula): return formula
    }
  }
}
