/// How well a curve explains the samples of an animation.
struct EasingFit {
  /// The curve.
  var curve: EasingCurve
  /// When the animation starts, after the time of the first sample.
  var start: Double
  /// How long it takes, in milliseconds.
  var duration: Double
  /// The values before and after it.
  var ends: (from: Double, to: Double)
  /// The root of the mean squared distance between samples and curve.
  var residual: Double

  /// The value at a time after the first sample.
  func value(at time: Double) -> Double {
    ends.from + (ends.to - ends.from) * curve.progress(at: (time - start) / duration)
  }

  /// The residual as a share of the way.
  var error: Double { residual / max(abs(ends.to - ends.from), 1e-12) }

  /// Fits a curve; start and duration are known to about a frame, the values at the ends are not.
  ///
  /// - Complexity: O(samples), with a constant of some hundreds.
  static func fit(
    _ curve: EasingCurve, _ points: [SpringFit.Point], start: Double, duration: Double,
    frame: Double
  ) -> EasingFit? {
    guard points.count >= 5, duration > 0 else { return nil }
    func attempt(_ start: Double, _ duration: Double) -> EasingFit? {
      ends(of: curve, points, start, duration)
    }
    guard var best = attempt(start, duration) else { return nil }
    var step = frame
    while step > frame / 40 {
      let center = best
      for (shift, growth) in [
        (-1.0, 0.0), (1, 0), (0, -1), (0, 1), (-1, 1), (1, -1), (-1, -1), (1, 1),
      ] {
        let moved = (center.start + shift * step, center.duration + growth * step)
        guard abs(moved.0 - start) <= 1.01 * frame, abs(moved.1 - duration) <= 1.01 * frame,
          moved.1 > frame, let found = attempt(moved.0, moved.1), found.residual < best.residual
        else { continue }
        best = found
      }
      if best.residual >= center.residual { step /= 2 }
    }
    return best
  }

  /// The values at the ends that fit best: a line through progress and samples.
  private static func ends(
    of curve: EasingCurve, _ points: [SpringFit.Point], _ start: Double, _ duration: Double
  ) -> EasingFit? {
    let shares = points.map { curve.progress(at: ($0.time - start) / duration) }
    let count = Double(points.count)
    let meanShare = shares.reduce(0, +) / count
    let meanValue = points.reduce(0) { $0 + $1.value } / count
    var (products, squares) = (0.0, 0.0)
    for (share, point) in zip(shares, points) {
      products += (share - meanShare) * (point.value - meanValue)
      squares += (share - meanShare) * (share - meanShare)
    }
    guard squares > 1e-9 else { return nil }
    let slope = products / squares
    let from = meanValue - slope * meanShare
    let cost = zip(shares, points).reduce(0.0) {
      let rest = $1.1.value - (from + slope * $1.0)
      return $0 + rest * rest
    }
    return EasingFit(
      curve: curve, start: start, duration: duration, ends: (from, from + slope),
      residual: (cost / count).squareRoot())
  }

  /// The named curve that explains samples best.
  static func recognise(
    _ points: [SpringFit.Point], start: Double, duration: Double, frame: Double
  ) -> EasingFit? {
    EasingCurve.named.compactMap {
      fit($0, points, start: start, duration: duration, frame: frame)
    }.min { $0.residual < $1.residual }
  }
}
