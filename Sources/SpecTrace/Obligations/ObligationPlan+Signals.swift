import SpecModel
import SpecText

extension ObligationPlan {
  /// Whether samples of signals can be held against anything.
  var watchesSignals: Bool {
    !relations.isEmpty || !springs.isEmpty || !curves.isEmpty
      || edgeCurves.contains { $0.contains { $0 >= 0 } }
  }

  /// Adds the relations between signals of a document, its springs and its curves.
  mutating func addSignals(of spec: SpecDocument, document: Int) {
    let starts = spec.signals.compactMap { relation in
      if case .ramp(_, let input, _) = relation.form { input.lowerBound } else { nil }
    }
    for relation in spec.signals {
      switch relation.form {
      case .formula(let text) where SignalExpression(parsing: text) == nil: continue
      // A spec that also fades in from below the threshold contradicts itself; no trace can keep both.
      case .threshold(let value, _) where starts.contains { $0 < value }: continue
      default: break
      }
      relations.append(
        append(
          Obligation(
            id: "signal:\(Names.key(relation.output)):\(Names.key(relation.input))",
            kind: .signal, document: document, origin: relation.origin, label: relation.text,
            subject: .relation(relation))))
    }
    var known: Set<Spring> = []
    for motion in spec.motions {
      guard case .spring(let spring?) = motion.curve, spring.response > 0,
        spring.dampingFraction > 0
      else {
        addCurve(motion, document)
        continue
      }
      addSettling(motion, spring, document)
      if known.insert(spring).inserted { add(motion, spring, document) }
    }
  }

  private static func words(_ motion: Motion) -> SubjectWords {
    SubjectWords(subject: motion.subject, scope: motion.scope)
  }

  // MARK: Springs

  private mutating func add(_ motion: Motion, _ spring: Spring, _ document: Int) {
    springs.append(
      append(
        Obligation(
          id: "spring:\(Names.key(motion.subject))", kind: .spring, document: document,
          origin: motion.easingOrigin ?? motion.origin, label: motion.subject,
          subject: .spring(spring, Self.words(motion)))))
  }

  /// "settles in 300 ms", "settles to 2% in 300 ms": a time that means nothing without the share.
  private mutating func addSettling(_ motion: Motion, _ spring: Spring, _ document: Int) {
    let words = Names.words(motion.text)
    guard words.contains(where: { $0.hasPrefix("settl") }), let duration = motion.duration,
      duration.unit == .milliseconds
    else { return }
    springs.append(
      append(
        Obligation(
          id: "settling:\(Names.key(motion.subject))", kind: .spring, document: document,
          origin: motion.origin, label: "\(motion.subject) settling",
          subject: .settling(spring, share: Self.share(motion.text), Self.words(motion)),
          demand: Demand(quantity: duration, tolerance: tolerances[document]))))
  }

  /// The share of the way that a text names for settling; a hundredth where it names none.
  private static func share(_ text: String) -> Double {
    for word in text.split(whereSeparator: { $0 == " " || $0 == "," || $0 == "(" })
    where word.hasSuffix("%") {
      if let value = Double(word.dropLast()), value > 0, value <= 20 { return value / 100 }
    }
    return 0.01
  }

  // MARK: Curves

  /// The obligation on the curve of a row; -1 where the row states none that can be recognised.
  mutating func addCurve(of edge: Int, _ compiled: CompiledMachine, _ machine: Int) -> Int {
    let transition = compiled.machine.transitions[compiled.edges[edge].transition]
    guard let curve = transition.easing.flatMap(EasingCurve.init) else { return -1 }
    return append(
      Obligation(
        id: "easing:\(compiled.machine.key):\(Self.key(of: transition, in: compiled.machine))",
        kind: .easing, document: compiled.document, origin: transition.origin,
        label: "\(compiled.label(edge)), \(curve.label)", subject: .curve(curve, nil)))
  }

  private mutating func addCurve(_ motion: Motion, _ document: Int) {
    let words = Self.words(motion)
    guard let curve = motion.curve.flatMap(EasingCurve.init), !words.words.isEmpty else { return }
    curves.append(
      append(
        Obligation(
          id: "easing:\(Names.key(motion.scope.last ?? "")):\(Names.key(motion.subject))",
          kind: .easing, document: document, origin: motion.easingOrigin ?? motion.origin,
          label: "\(motion.subject), \(curve.label)", subject: .curve(curve, words),
          demand: motion.time.map { Demand(quantity: $0, tolerance: tolerances[document]) })))
  }
}
