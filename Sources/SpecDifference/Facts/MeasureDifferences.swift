import SpecModel
import SpecText

/// Times and other measures: quantities of a subject.
enum MeasureDifferences {
  /// A quantity with what it is demanded of.
  struct Measure {
    var fact: FactKind
    /// What is measured, in words: "animation", "touch target".
    var property: String
    /// What is measured as it is compared.
    var key: String
    var subject: String
    var scope: [String]
    var quantity: Quantity
    var bound: Interval.Bound
    var side: Draft.Side
  }

  static func find(_ context: FactContext) -> [Draft] {
    compare(times(context.old.spec), times(context.new.spec), context)
      + compare(
        context.old.spec.constraints.map { measure($0) },
        context.new.spec.constraints.map { measure($0) }, context)
  }

  // MARK: Reading

  /// The times of a document but those of transitions, which are compared with them.
  private static func times(_ spec: SpecDocument) -> [Measure] {
    let own = RangeSet(spec.machines.flatMap { $0.transitions.compactMap(\.durationOrigin) })
    return spec.durations.filter { !own.meets($0.origin.range) }.map(measure)
  }

  private static func measure(_ fact: DurationFact) -> Measure {
    let bound: Interval.Bound =
      switch fact.role {
      case .timeout, .latency, .budget: .most
      default: .exact
      }
    let unit = fact.quantity.unit == .milliseconds ? "" : fact.quantity.unit.rawValue
    return Measure(
      fact: .duration, property: fact.role == .other ? "time" : fact.role.rawValue,
      key: "time\(unit)", subject: fact.subject, scope: fact.scope, quantity: fact.quantity,
      bound: bound, side: Draft.Side(fact.origin))
  }

  private static func measure(_ fact: Constraint) -> Measure {
    let bound: Interval.Bound =
      switch fact.kind {
      case .targetSize, .targetSpacing, .contrast, .frameRate: .least
      case .memory: .most
      default: .exact
      }
    let condition = fact.condition.map { " (\($0))" } ?? ""
    return Measure(
      fact: .constraint, property: fact.kind.words + condition,
      key: fact.kind.rawValue + "|" + Wording.fold(fact.condition ?? ""), subject: fact.subject,
      scope: fact.scope, quantity: fact.quantity, bound: bound,
      side: Draft.Side(fact.lineOrigin, value: fact.origin))
  }

  // MARK: Comparing

  private static func compare(
    _ old: [Measure], _ new: [Measure], _ context: FactContext
  ) -> [Draft] {
    let before = old.map { keys($0, context, isOld: true) }
    let after = new.map { keys($0, context, isOld: false) }
    let pairing = FactPairing(before, after)
    var drafts: [Draft] = []
    for match in pairing.pairs {
      let isLine = match.level == (before.first?.count ?? 0) - 1
      if let draft = difference(old[match.old], new[match.new], isLine: isLine, context) {
        drafts.append(draft)
      }
    }
    let told = Told(before, after)
    for index in pairing.removed {
      let measure = old[index]
      drafts.append(
        oneSided(
          measure, .removed,
          told.isInNew(before[index])
            ? (.patch, "it is still said elsewhere")
            : (.minor, "it is not demanded any more")
        )
        .saying(words(measure), nil).at(measure.side, nil))
    }
    for index in pairing.added {
      let measure = new[index]
      drafts.append(
        oneSided(
          measure, .added,
          told.isInOld(after[index])
            ? (.patch, "it was said elsewhere already")
            : context.known.verdict(ofDemandOn: measure.subject, below: measure.scope)
        )
        .saying(nil, words(measure)).at(nil, measure.side))
    }
    return drafts
  }

  /// What two versions of a measure say differently.
  ///
  /// - Parameter isLine: whether nothing but their lines is the same.
  private static func difference(
    _ a: Measure, _ b: Measure, isLine: Bool, _ context: FactContext
  ) -> Draft? {
    if let verdict = QuantityVerdict(a.quantity, a.bound, b.quantity, b.bound) {
      var draft = changed(a, b, (verdict.verdict, verdict.why)).saying(words(a), words(b))
      draft.hasOtherUnit = a.quantity.unit != b.quantity.unit
      return draft
    }
    if isLine {
      return Draft(b.fact, .renamed, name(of: a), .patch, "the same line below another heading")
        .of(b.property).saying(name(of: a), name(of: b)).at(a.side, b.side)
    }
    if context.fold(a.subject, isOld: true) != Wording.fold(b.subject) {
      return Draft(b.fact, .renamed, a.subject, .patch, "the same value under another name")
        .of(b.property).saying(a.subject, b.subject).at(a.side, b.side)
    }
    return context.move(b.fact, name(of: b), from: a.scope, to: b.scope, (a.side, b.side))?
      .of(b.property)
  }

  private static func keys(_ measure: Measure, _ context: FactContext, isOld: Bool) -> [String?] {
    let interval = Interval(measure.quantity, measure.bound)
    let value = "\(interval.low)…\(interval.high)\(interval.unit.rawValue)"
    let keys = context.keys(
      measure.subject, measure.key, below: measure.scope, value: value, isOld: isOld)
    // The same value in the same section, under another name.
    let heading = context.heading(measure.scope, isOld: isOld)
    // The same line below a heading that was given another name.
    let line =
      context.places.hold(heading) ? nil : context.line(of: measure.side.value, isOld: isOld)
    return keys + [
      "\(heading)|\(measure.key)|\(value)", line.map { "\($0)|\(measure.key)|\(value)" },
    ]
  }

  /// What each side says anywhere.
  private struct Told {
    private let old: Set<String>
    private let new: Set<String>

    init(_ old: [[String?]], _ new: [[String?]]) {
      self.old = Set(old.flatMap { $0.prefix(3).compactMap { $0 } })
      self.new = Set(new.flatMap { $0.prefix(3).compactMap { $0 } })
    }

    func isInOld(_ keys: [String?]) -> Bool {
      keys.prefix(3).contains { $0.map(old.contains) == true }
    }
    func isInNew(_ keys: [String?]) -> Bool {
      keys.prefix(3).contains { $0.map(new.contains) == true }
    }
  }

  /// A single number that is a bound is said as one.
  private static func words(_ measure: Measure) -> String {
    guard measure.quantity.exact != nil else { return measure.quantity.words }
    switch measure.bound {
    case .exact: return measure.quantity.words
    case .most: return "at most " + measure.quantity.words
    case .least: return "at least " + measure.quantity.words
    }
  }

  private static func changed(
    _ old: Measure, _ new: Measure, _ verdict: (SemverVerdict, String)
  ) -> Draft {
    Draft(new.fact, .changed, name(of: new), verdict.0, verdict.1).of(new.property)
      .at(old.side, new.side)
  }

  private static func oneSided(
    _ measure: Measure, _ action: Change.Action, _ verdict: (SemverVerdict, String)
  ) -> Draft {
    Draft(measure.fact, action, name(of: measure), verdict.0, verdict.1).of(measure.property)
  }

  /// The subject, with the heading where it is no name by itself.
  private static func name(of measure: Measure) -> String {
    guard KnownThings.isGeneric(measure.subject), let heading = measure.scope.last,
      Wording.fold(heading) != Wording.fold(measure.subject)
    else { return measure.subject }
    return measure.subject.isEmpty ? heading : "\(heading) › \(measure.subject)"
  }
}

extension Constraint.Kind {
  /// The kind in plain words.
  fileprivate var words: String {
    switch self {
    case .targetSize: "touch target"
    case .targetSpacing: "space between touch targets"
    case .other: "measure"
    default: rawValue.replacing("-", with: " ")
    }
  }
}
