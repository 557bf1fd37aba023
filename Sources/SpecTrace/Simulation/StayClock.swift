import SpecModel

/// Chooses moments at which a session may go on, so that every stay is as long as stated.
struct StayClock {
  /// A stay that the spec limits.
  private struct Stay {
    var obligation: Int
    var state: Int
    var start: Double
    /// The rows that show what recurs in the state; the stay goes on until one of them or another row is taken.
    var beats: Set<Int> = []
  }

  private let compiled: CompiledMachine
  private let plan: ObligationPlan
  private let machine: Int
  private let settings: SessionSettings
  private var stays: [Stay] = []

  init(compiled: CompiledMachine, plan: ObligationPlan, machine: Int, settings: SessionSettings) {
    self.compiled = compiled
    self.plan = plan
    self.machine = machine
    self.settings = settings
  }

  /// The session enters a state.
  mutating func enter(_ state: Int, at time: Double) {
    let inner = compiled.closures[state]
    stays.removeAll { !inner.isSubset(of: compiled.closures[$0.state]) }
    for entry in plan.dwells[machine] where inner.isSubset(of: compiled.closures[entry.state]) {
      guard !stays.contains(where: { $0.obligation == entry.obligation }) else { continue }
      stays.append(Stay(obligation: entry.obligation, state: entry.state, start: time))
    }
    for entry in plan.retries where entry.machine == machine {
      let stated = plan.obligations[entry.obligation]
      guard inner.isSubset(of: compiled.closures[entry.state]), !stated.rows.isEmpty,
        stated.backoff == nil,
        !stays.contains(where: { $0.obligation == entry.obligation })
      else { continue }
      stays.append(
        Stay(obligation: entry.obligation, state: entry.state, start: time, beats: stated.rows))
    }
  }

  /// The session takes a row, which may be what recurs in a state.
  mutating func take(_ row: Int) { stays.removeAll { $0.beats.contains(row) } }

  /// The moments at which a session may leave for a state; `nil` where no moment keeps every stay.
  ///
  /// - Parameters:
  ///   - row: the row that is taken; one that is taken when a time is over is not taken sooner.
  ///   - wanted: from the end of the last step, the moments that are wanted where stays allow.
  func window(
    to state: Int, by row: Int, after end: Double, wanted: ClosedRange<Double>
  ) -> ClosedRange<Double>? {
    let inner = compiled.closures[state]
    var low = end
    if let timed = stays.first(where: { $0.obligation == plan.timedRows[machine][row] }),
      let time = plan.obligations[timed.obligation].demand?.quantity.min
    {
      low = max(low, timed.start + time)
    }
    for stay in stays {
      let isLeft = !inner.isSubset(of: compiled.closures[stay.state])
      let ends = stay.beats.isEmpty ? isLeft : stay.beats.contains(row)
      guard ends, let lower = plan.obligations[stay.obligation].demand?.kept(settings).lower else {
        continue
      }
      low = max(low, stay.start + lower + Self.rounding)
    }
    let high = latest
    guard low <= high else { return nil }
    if wanted.upperBound < low { return low...min(high, low + 500) }
    let first = min(max(wanted.lowerBound, low), high)
    return first...max(first, min(wanted.upperBound, high))
  }

  /// Stamps are printed with three decimals, and a stay has two of them.
  private static let rounding = 0.01

  /// Whether the session may end now without leaving a stay undecided.
  var mayEnd: Bool {
    stays.allSatisfy {
      !$0.beats.isEmpty || plan.obligations[$0.obligation].demand?.isUpperBound ?? true
    }
  }

  /// The last moment before a stay is too long.
  var latest: Double {
    stays.compactMap { stay in
      plan.obligations[stay.obligation].demand?.kept(settings).upper.map {
        stay.start + $0 - Self.rounding
      }
    }.min() ?? .infinity
  }
}

extension Demand {
  /// The times that keep the demand beyond doubt.
  func kept(_ settings: SessionSettings) -> (lower: Double?, upper: Double?) {
    if let exact = quantity.exact, !quantity.isApproximate {
      let late = tolerance.late ?? tolerance.share.map { $0 * exact } ?? 2 * settings.frame
      let early = tolerance.early ?? tolerance.share.map { $0 * exact } ?? settings.frame
      return (isLimit ? nil : exact - early, exact + late)
    }
    let slack = quantity.isApproximate ? 0.5 * Self.approximation : 0
    let doubt = settings.uncertainty + 0.01
    let lower = isLimit ? nil : quantity.min.map { $0 * (1 - slack) + doubt }
    return (lower, quantity.max.map { $0 * (1 + slack) - doubt })
  }
}
