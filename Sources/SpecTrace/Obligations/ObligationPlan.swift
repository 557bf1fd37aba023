import SpecModel
import SpecText

/// All that the specs ask of a trace, with the way from a state or row to its demands.
struct ObligationPlan: Sendable {
  /// The obligations: of machines first, then the rest in document order.
  private(set) var obligations: [Obligation] = []
  /// For each machine, the obligation that every step has a row.
  private(set) var matrices: [Int] = []
  /// For each machine and row, the obligation that the row behaves as stated.
  private(set) var edges: [[Int]] = []
  /// For each machine and row, the obligation on its duration; -1 where none is stated.
  private(set) var durations: [[Int]] = []
  /// For each machine, the obligations on the time spent in a state.
  private(set) var dwells: [[(state: Int, obligation: Int)]] = []
  /// For each machine and row, the obligation on the time after which it is taken; -1 where none is stated.
  private(set) var timedRows: [[Int]] = []
  /// Whether any row is taken when a time is over.
  private(set) var hasTimedRows = false
  /// The obligations on retries, and on what else recurs at moments, that hold in a state of a machine.
  private(set) var retries: [(machine: Int, state: Int, obligation: Int)] = []
  /// Obligations on things with a name.
  private(set) var named: [Int] = []
  /// Whether any of them says how soon something is answered.
  private(set) var hasLatencies = false
  /// Obligations on the rate of frames.
  private(set) var frameRates: [Int] = []
  /// Obligations on relations between signals.
  var relations: [Int] = []
  /// Obligations on numbers that the app measures.
  private(set) var metrics: [Int] = []
  /// Obligations on springs.
  var springs: [Int] = []
  /// For each machine and row, the obligation on the curve of its animation; -1 where none is stated.
  var edgeCurves: [[Int]] = []
  /// Obligations on the curves of animations with a name.
  var curves: [Int] = []
  /// Times that are held against no line of a trace.
  private(set) var unheld: [DurationFact] = []
  /// Obligations on what screen readers are told.
  var announced: [Int] = []

  /// By document: how far measured times may lie from stated ones.
  let tolerances: [TraceOptions.Tolerance]
  private var ids: [String: Int] = [:]

  /// Derives the obligations of some documents.
  init(
    specs: [SpecDocument], machines: [CompiledMachine], options: TraceOptions,
    sources: [FileID: SourceText] = [:]
  ) {
    tolerances = specs.map(options.tolerance)
    for (index, machine) in machines.enumerated() { add(machine, index) }
    for (index, spec) in specs.enumerated() {
      var told: Set<Origin> = []
      for fact in spec.durations {
        guard !told.contains(fact.origin), !addTimedRow(fact, index, machines),
          !Self.isInRow(fact.origin, spec)
        else { continue }
        if let source = sources[fact.origin.file],
          let (backoff, facts) = Self.backoff(at: fact, spec, source)
        {
          told.formUnion(facts.map(\.origin))
          add(backoff, fact, document: index, machines)
        } else {
          add(fact, document: index, machines, sources[fact.origin.file])
        }
      }
      for constraint in spec.constraints where constraint.kind == .frameRate {
        let source = sources[constraint.lineOrigin.file]
        add(constraint, document: index, line: source?.string(constraint.lineOrigin.range) ?? "")
      }
      addSignals(of: spec, document: index)
      for constraint in spec.constraints {
        addMetric(constraint, document: index, line: sources[constraint.lineOrigin.file])
      }
      addAnnouncements(of: spec, document: index, machines)
    }
    for index in obligations.indices {
      let origin = obligations[index].origin
      let isInclusive = BoundWords.isInclusive(origin, sources[origin.file])
      obligations[index].demand?.isInclusive = isInclusive
    }
  }

  /// Whether the spec limits the stay in a state of a machine, or what recurs while it lasts.
  func watchesStays(in machine: Int) -> Bool { watched[machine] }

  private var watched: [Bool] = []

  mutating func append(_ obligation: Obligation) -> Int {
    var obligation = obligation
    let count = ids[obligation.id, default: 0] + 1
    ids[obligation.id] = count
    if count > 1 { obligation.id += "#\(count)" }
    obligations.append(obligation)
    return obligations.count - 1
  }

  // MARK: Machines

  private mutating func add(_ compiled: CompiledMachine, _ index: Int) {
    let machine = compiled.machine
    matrices.append(
      append(
        Obligation(
          id: "transitions:\(machine.key)", kind: .transition, document: compiled.document,
          origin: machine.matrices.first?.origin ?? machine.origin,
          label: "steps of \(machine.name)", subject: .machine(index))))
    edges.append([])
    durations.append([])
    edgeCurves.append(compiled.edges.indices.map { addCurve(of: $0, compiled, index) })
    for edge in compiled.edges.indices {
      let transition = machine.transitions[compiled.edges[edge].transition]
      let isBack = compiled.edges[edge].isHistory
      let key = Self.key(of: transition, in: machine, isBack: isBack)
      let subject = Obligation.Subject.edge(machine: index, edge: edge)
      edges[index].append(
        append(
          Obligation(
            id: "transition:\(machine.key):\(key)", kind: .transition,
            document: compiled.document, origin: transition.origin, label: compiled.label(edge),
            subject: subject)))
      guard let quantity = transition.duration, quantity.unit == .milliseconds else {
        durations[index].append(-1)
        continue
      }
      durations[index].append(
        append(
          Obligation(
            id: "duration:\(machine.key):\(key)", kind: .duration, document: compiled.document,
            origin: transition.durationOrigin ?? transition.origin, label: compiled.label(edge),
            subject: subject,
            demand: Demand(quantity: quantity, tolerance: tolerances[compiled.document]))))
    }
    watched.append(false)
    dwells.append([])
    timedRows.append(Array(repeating: -1, count: compiled.edges.count))
  }

  static func key(of transition: Transition, in machine: Machine, isBack: Bool = false) -> String {
    let source = transition.source.map { machine[$0].key } ?? "*"
    let step = "\(source)->\(isBack ? "(previous)" : machine[transition.target].key)"
    guard let trigger = transition.trigger else { return step }
    return "\(step):\(Names.words(trigger.text).joined(separator: "-"))"
  }

  /// A duration that stands in a row is the row's own.
  private static func isInRow(_ origin: Origin, _ spec: SpecDocument) -> Bool {
    spec.machines.contains { machine in
      (machine.transitions + machine.histories.map(\.transition)).contains {
        $0.durationOrigin == origin
          || $0.duration != nil && $0.origin.file == origin.file
            && $0.origin.range.contains(origin.range)
      }
    }
  }

  // MARK: Times

  private mutating func add(
    _ fact: DurationFact, document: Int, _ machines: [CompiledMachine], _ source: SourceText?
  ) {
    guard fact.quantity.unit == .milliseconds,
      fact.quantity.min != nil || fact.quantity.max != nil
    else { return }
    let words = SubjectWords(subject: fact.subject, scope: fact.scope)
    let scope = Self.scope(of: fact, document, machines)
    let stay = Self.stay(fact, document, machines, scope, line: Self.line(of: fact, source))
    if let stay {
      var obligation = obligation(
        .dwell, fact, document, scope,
        subject: .state(machine: stay.machine, state: stay.state))
      obligation.demand?.isLimit = stay.isLimit
      dwells[stay.machine].append((stay.state, append(obligation)))
      watched[stay.machine] = true
      return
    }
    guard let kind = Self.kind(of: fact.role), !words.words.isEmpty else {
      unheld.append(fact)
      return
    }
    if kind == .latency { hasLatencies = true }
    if kind == .period, let scope { watched[scope.machine] = true }
    var obligation = obligation(kind, fact, document, scope, subject: .named(words))
    if kind == .period, let line = Self.line(of: fact, source) {
      obligation.isLoop = LoopWords.tellRound(line)
    }
    if kind == .period, let scope, !obligation.isLoop {
      obligation.rows = Self.rows(showing: words, in: scope, machines)
      obligation.isWork = Self.tellWork(words)
      retries.append((scope.machine, scope.state, obligations.count))
    }
    named.append(append(obligation))
  }

  /// Takes a time that tells when a row is taken: "after 30 seconds" in the place of its trigger.
  ///
  /// The stay in the row's source ends then at the latest, and the row is not taken sooner. What a condition may hold
  /// up limits nothing.
  private mutating func addTimedRow(
    _ fact: DurationFact, _ document: Int, _ machines: [CompiledMachine]
  ) -> Bool {
    guard fact.quantity.unit == .milliseconds, fact.quantity.exact != nil else { return false }
    for (index, compiled) in machines.enumerated() where compiled.document == document {
      for (edge, row) in compiled.edges.enumerated() {
        let transition = compiled.machine.transitions[row.transition]
        guard let trigger = transition.trigger, trigger.origin.file == fact.origin.file,
          trigger.origin.range.contains(fact.origin.range), let source = transition.source,
          transition.guardText == nil, transition.durationOrigin != fact.origin,
          TimeTrigger.tellsOnlyTime(trigger.text)
        else { continue }
        var obligation = Obligation(
          id: "dwell:\(compiled.machine.key):\(Self.key(of: transition, in: compiled.machine))",
          kind: .dwell, document: document, origin: fact.origin, label: compiled.label(edge),
          subject: .state(machine: index, state: source.index),
          demand: Demand(
            quantity: fact.quantity, tolerance: tolerances[document], isLimit: true))
        obligation.isOfRow = true
        let number = append(obligation)
        dwells[index].append((source.index, number))
        timedRows[index][edge] = number
        watched[index] = true
        hasTimedRows = true
        return true
      }
    }
    return false
  }

  // MARK: Retries

  /// The waits between retries that the line of a fact states, and all facts of the line.
  private static func backoff(
    at fact: DurationFact, _ spec: SpecDocument, _ source: SourceText
  ) -> (Backoff, [DurationFact])? {
    guard fact.quantity.unit == .milliseconds, fact.role != .timeout else { return nil }
    let line = source.lineIndex(of: Int(fact.origin.range.start))
    let range = source.lineRange(line)
    let facts = spec.durations.filter {
      $0.origin.file == fact.origin.file && range.contains($0.origin.range)
        && $0.quantity.unit == .milliseconds
    }
    return Backoff(facts.map(\.quantity), line: source.string(range)).map { ($0, facts) }
  }

  private mutating func add(
    _ backoff: Backoff, _ fact: DurationFact, document: Int, _ machines: [CompiledMachine]
  ) {
    let words = SubjectWords(subject: Backoff.thing(in: fact.subject), scope: fact.scope)
    guard !words.words.isEmpty else { return }
    let scope = Self.scope(of: fact, document, machines)
    if let scope { watched[scope.machine] = true }
    if let scope { retries.append((scope.machine, scope.state, obligations.count)) }
    var obligation = obligation(.period, fact, document, scope, subject: .named(words))
    obligation.backoff = backoff
    if let scope { obligation.rows = Self.rows(showing: words, in: scope, machines, isWhole: true) }
    named.append(append(obligation))
  }

  private func obligation(
    _ kind: ObligationKind, _ fact: DurationFact, _ document: Int,
    _ scope: (machine: Int, state: Int)?, subject: Obligation.Subject
  ) -> Obligation {
    // A timeout bounds from above, also where it is stated as an exact time.
    let isLimit = fact.role == .timeout && fact.quantity.max != nil
    return Obligation(
      id: "\(kind.rawValue):\(Names.key(fact.scope.last ?? "")):\(Names.key(fact.subject))",
      kind: kind, document: document, origin: fact.origin, label: fact.subject,
      subject: subject,
      demand: Demand(
        quantity: fact.quantity, tolerance: tolerances[document], isLimit: isLimit),
      scope: scope)
  }

  private static func kind(of role: DurationFact.Role) -> ObligationKind? {
    switch role {
    case .animation: .duration
    case .timeout, .budget, .dwell: .timeout
    case .latency: .latency
    case .period: .period
    case .delay, .stagger, .debounce, .spring, .other: nil
    }
  }

  // MARK: Frames

  private mutating func add(_ constraint: Constraint, document: Int, line: String) {
    guard let rate = constraint.quantity.min ?? constraint.quantity.max, rate > 0 else { return }
    var quantity = constraint.quantity
    quantity.min = rate
    frameRates.append(
      append(
        Obligation(
          id: "frame-rate:\(Names.key(constraint.subject))", kind: .frameRate,
          document: document, origin: constraint.origin, label: constraint.subject,
          subject: .frames(FrameScope("\(constraint.subject) \(line)")),
          demand: Demand(quantity: quantity, tolerance: tolerances[document]))))
  }

  // MARK: Metrics

  /// Bounds on numbers; an exact number says what is typical and not what is allowed.
  private mutating func addMetric(
    _ constraint: Constraint, document: Int, line source: SourceText?
  ) {
    guard constraint.kind == .count || constraint.kind == .memory, constraint.condition == nil,
      constraint.quantity.exact == nil
    else { return }
    let line = source.map { $0.string(constraint.lineOrigin.range) } ?? ""
    metrics.append(
      append(
        Obligation(
          id: "metric:\(Names.key(constraint.subject))", kind: .metric, document: document,
          origin: constraint.origin, label: constraint.subject,
          subject: .metric(MetricWords("\(constraint.subject) \(line)")),
          demand: Demand(quantity: constraint.quantity, tolerance: tolerances[document]))))
  }
}
