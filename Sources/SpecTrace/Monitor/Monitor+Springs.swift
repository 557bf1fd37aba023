import SpecModel

extension Monitor {
  /// Holds what springs back against the springs of its spec.
  mutating func checkSprings(
    _ series: [SignalSeries], _ known: KnownSignals, _ document: Int, frame: Double,
    in state: inout SessionState
  ) {
    let springs = plan.springs.filter { plan.obligations[$0].document == document }
    guard !springs.isEmpty else { return }
    let inputs = known.inputs.subtracting(known.followers).map { series[$0] }
    for index in series.indices
    where !known.inputs.contains(index) || known.followers.contains(index) {
      let named = springs.filter { isNamed(series[index].name, $0) }
      if !named.isEmpty, !known.outputs.contains(index) {
        let releases = releases(named, of: state)
        for way in SignalWay.whole(series[index], releases, frame: frame) {
          judge(way, named, series[index].name, frame: frame, in: &state)
        }
      } else if known.followers.contains(index) {
        let ways =
          SignalWay.back(series[index], inputs: inputs, frame: frame)
          + jumps(of: series[index], springs, inputs: inputs, frame: frame, in: state)
        for way in ways { judge(way, springs, series[index].name, frame: frame, in: &state) }
        judgeReleases(
          of: series[index], springs, besides: ways, inputs: inputs, frame: frame, in: &state)
      }
    }
  }

  private func isNamed(_ signal: String, _ obligation: Int) -> Bool {
    switch plan.obligations[obligation].subject {
    case .spring(_, let words), .settling(_, _, let words):
      return words.match(signal).map { $0 != .joined } ?? false
    default: return false
    }
  }

  mutating func judge(
    _ way: SignalWay, _ obligations: [Int], _ name: String, frame: Double,
    in state: inout SessionState
  ) {
    var springs: [(obligation: Int, spring: Spring)] = []
    for index in obligations {
      switch plan.obligations[index].subject {
      case .spring(let spring, _): springs.append((index, spring))
      case .settling(let spring, let share, _):
        judgeSettling(way, index, spring, share, name, in: &state)
      default: break
      }
    }
    let points = way.points
    let fitting = springs.first {
      Self.fits($0.spring, points, way.velocity, frame: frame)
        || way.hasOpenSpeed && Self.fitsMoving($0.spring, points, frame: frame)
    }
    if let fitting {
      tally.counts[fitting.obligation].pass += 1
      return
    }
    guard let (index, stated) = springs.first else { return }
    var shown = Self.shown(points, frame: frame, isFromRest: way.isGuessed)
    // What stays, or runs away, follows any spring that is slow enough; what jumps, any that is fast enough.
    if let found = shown.spring {
      let jumps = found.response < 2 * frame && stated.response > 4 * frame && !way.isGuessed
      if jumps || found.response > 20 * stated.response { shown = ("no spring", "", nil) }
    }
    if way.isGuessed, shown.spring == nil {
      // Where nobody says when it was let go, what no spring explains may be the finger.
      tally.counts[index].inconclusive += 1
      return
    }
    tally.counts[index].fail += 1
    let expected = stated.parameters(rounded: false)
    record(
      .spring,
      .deviation(
        obligation: index, expected: expected, actual: shown.text,
        message: "'\(name)' springs back with \(shown.text), stated is \(expected)"
          + shown.details + "; " + Self.settling(stated, shown.spring)),
      log.events[way.samples[0].event], in: &state)
  }

  /// Whether nearly all samples lie in the tube around a spring, from rest or with the speed before.
  private static func fits(
    _ spring: Spring, _ points: [SpringFit.Point], _ velocity: Double, frame: Double
  ) -> Bool {
    (velocity == 0 ? [0] : [0, velocity]).contains { speed in
      let curve = SpringCurve(spring: spring, start: points[0].value, velocity: speed)
      guard curve.misses(points, uncertainty: frame) * 20 <= points.count else { return false }
      return speed != 0 || !isOther(than: spring, points, frame: frame)
    }
  }

  /// Whether nearly all samples lie in the tube around a spring that is let go with the speed that fits them best.
  private static func fitsMoving(
    _ spring: Spring, _ points: [SpringFit.Point], frame: Double
  ) -> Bool {
    let isInTube = [0, 0.5, 1].contains { share in
      let speed = SpringFit.speed(of: points, on: spring, start: share * frame)
      let curve = SpringCurve(spring: spring, start: points[0].value, velocity: speed)
      return curve.misses(points, uncertainty: frame) * 20 <= points.count
    }
    guard isInTube else { return false }
    let own = SpringFit.movingDistance(of: points, from: spring)
    // An open speed explains more, so less may be left: a fast spring from rest must not pass for a push.
    guard own > 0.002 * abs(points[0].value),
      let best = SpringFit.identify(points, frame: frame), best.residual * 2.5 < own
    else { return true }
    return !isFar(best.spring, from: spring)
  }

  private static func isFar(_ shown: Spring, from stated: Spring) -> Bool {
    abs(shown.response - stated.response) > 0.1 * stated.response
      || abs(shown.dampingFraction - stated.dampingFraction) > 0.1
  }

  /// Whether another spring explains samples far better that lie in the tube: a fast spring goes
  /// half its way within the tube's frame.
  private static func isOther(
    than stated: Spring, _ points: [SpringFit.Point], frame: Double
  ) -> Bool {
    let own = SpringFit.distance(of: points, from: stated, frame: frame)
    guard own.residual > 0.01 * abs(own.amplitude),
      let best = SpringFit.identify(points, frame: frame), best.velocity == 0,
      best.residual * 2.5 < own.residual
    else { return false }
    return isFar(best.spring, from: stated)
  }

  private typealias Shown = (text: String, details: String, spring: Spring?)

  /// The spring that samples follow; where they begin at a turn, one that is let go without a speed.
  private static func shown(
    _ points: [SpringFit.Point], frame: Double, isFromRest: Bool
  ) -> Shown {
    guard let fit = SpringFit.identify(points, frame: frame) else { return ("no spring", "", nil) }
    let slack = SpringCurve.slack(fit.amplitude)
    let isSpring =
      isFromRest
      ? fit.residual < slack && fit.velocity == 0
      : fit.residual < max(0.06 * abs(fit.amplitude), 4 * slack)
    guard isSpring else { return ("no spring", "", nil) }
    let response = Numbers.text(fit.responseError, decimals: 0)
    let damping = Numbers.text(fit.dampingError, decimals: 2)
    return (
      fit.spring.parameters(rounded: true),
      " (measured to ±\(response) ms and ±\(damping); \(fit.spring.otherForms))", fit.spring
    )
  }

  /// How long both springs take; a duration of a spring means nothing without its share.
  private static func settling(_ stated: Spring, _ shown: Spring?) -> String {
    func time(_ spring: Spring) -> String {
      "\(Numbers.text(SpringCurve.settlingTime(spring, within: 0.01), decimals: 0)) ms"
    }
    guard let shown else { return "the stated one settles to 1 % after \(time(stated))" }
    return "it settles to 1 % after \(time(shown)), the stated one after \(time(stated))"
  }

  /// Measures when the signal stays within a share of its way for good.
  private mutating func judgeSettling(
    _ way: SignalWay, _ obligation: Int, _ spring: Spring, _ share: Double, _ name: String,
    in state: inout SessionState
  ) {
    guard let demand = plan.obligations[obligation].demand, let first = way.samples.first else {
      return
    }
    let limit = max(share * abs(first.value - way.rest), SpringCurve.slack(0))
    guard let last = way.samples.lastIndex(where: { abs($0.value - way.rest) > limit }),
      last + 1 < way.samples.count
    else {
      tally.counts[obligation].inconclusive += 1
      return
    }
    let value = way.samples[last + 1].time - first.time
    let measure = demand.measure(value, state.settings)
    tally.count(measure, value, on: obligation)
    guard measure == .fail else { return }
    let percent = "\(Numbers.text(share * 100, decimals: 1)) %"
    record(
      .spring,
      .deviation(
        obligation: obligation, expected: demand.text, actual: RecordWriter.time(value),
        message: "'\(name)' settles to \(percent) of its way after \(RecordWriter.time(value)), "
          + "stated is \(demand.text)"),
      log.events[first.event], in: &state)
  }
}
