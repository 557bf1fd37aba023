import SpecModel
import Testing

@testable import SpecTrace

@Suite("Springs from samples")
struct SpringFitTests {
  /// Twenty samples at 60 Hz, half a point of noise, let go somewhere within the first frame.
  private static func trial(
    _ spring: Spring, amplitude: Double, velocity: Double = 0, count: Int = 20,
    _ random: inout Seed
  ) -> [SpringFit.Point] {
    let frame = 1000.0 / 60
    let start = velocity == 0 ? Double.random(in: 0...frame, using: &random) : 0
    let curve = SpringCurve(spring: spring, start: amplitude, velocity: velocity)
    return (0..<count).map { index in
      let time = Double(index) * frame
      let noise = Double.random(in: -0.5...0.5, using: &random)
      return (time, curve.value(at: max(0, time - start)) + noise)
    }
  }

  @Test(
    "response within 3 % and damping within 0.03 in 95 of 100 trials",
    arguments: [(300, 0.7), (410, 0.71), (450, 0.35), (220, 0.7), (500, 0.7)])
  func identification(response: Double, damping: Double) throws {
    var random = Seed(state: 7)
    let spring = Spring(response: response, dampingFraction: damping)
    var good = 0
    for _ in 0..<100 {
      let points = Self.trial(spring, amplitude: 100, &random)
      let fit = try #require(SpringFit.identify(points, frame: 1000.0 / 60))
      let isNear = abs(fit.spring.response - response) <= 0.03 * response
      if isNear, abs(fit.spring.dampingFraction - damping) <= 0.03 { good += 1 }
    }
    #expect(good >= 95)
  }

  /// The least standard deviations that a response (as a share) and a damping fraction can be told with.
  ///
  /// - Source: Cramér and Rao: the inverse of the curvature that four unknowns (response, damping, amplitude, start)
  ///   give the squared distance, times the variance of noise that is spread evenly over one point (1/12).
  private static func bound(_ spring: Spring, amplitude: Double, start: Double) -> (
    response: Double, damping: Double
  ) {
    func value(_ index: Int, _ changes: [Double]) -> Double {
      let changed = Spring(
        response: spring.response * (1 + changes[0]),
        dampingFraction: spring.dampingFraction + changes[1])
      let time = Double(index) * 1000 / 60 - start - changes[3]
      return SpringCurve(spring: changed, start: amplitude + changes[2]).value(at: max(0, time))
    }
    let slopes = (0..<20).map { index in
      (0..<4).map { unknown -> Double in
        var changes = [0.0, 0, 0, 0]
        changes[unknown] = 1e-5
        let high = value(index, changes)
        changes[unknown] = -1e-5
        return (high - value(index, changes)) / 2e-5
      }
    }
    let matrix = (0..<4).map { row in
      (0..<4).map { column in slopes.reduce(0) { $0 + $1[row] * $1[column] } }
    }
    func deviation(_ unknown: Int) -> Double {
      let unit = (0..<4).map { $0 == unknown ? 1.0 : 0 }
      return ((LinearSystem.solve(matrix, unit)?[unknown] ?? .nan) / 12).squareRoot()
    }
    return (deviation(0), deviation(1))
  }

  @Test(
    "short ways are told as exactly as the noise allows",
    arguments: [(300, 0.7, 24), (300, 0.7, 30), (410, 0.71, 30), (450, 0.35, 24), (220, 0.7, 30)])
  func bounds(response: Double, damping: Double, amplitude: Double) throws {
    var random = Seed(state: 17)
    let spring = Spring(response: response, dampingFraction: damping)
    let bounds = stride(from: 0.5, to: 16.6, by: 1).map {
      Self.bound(spring, amplitude: amplitude, start: $0)
    }
    let least = bounds.reduce(0) { $0 + $1.response * $1.response } / Double(bounds.count)
    var squares = 0.0
    for _ in 0..<200 {
      let points = Self.trial(spring, amplitude: amplitude, &random)
      let fit = try #require(SpringFit.identify(points, frame: 1000.0 / 60))
      let error = fit.spring.response / response - 1
      squares += error * error
    }
    // 200 trials tell a standard deviation to 5 %; some trials that go astray count against the fit.
    #expect((squares / 200).squareRoot() < 1.2 * least.squareRoot())
  }

  @Test("the standard errors say how far the result may be off")
  func errors() throws {
    var random = Seed(state: 8)
    let spring = Spring(response: 300, dampingFraction: 0.7)
    var inside = 0
    for _ in 0..<60 {
      let points = Self.trial(spring, amplitude: 60, &random)
      let fit = try #require(SpringFit.identify(points, frame: 1000.0 / 60))
      if abs(fit.spring.response - 300) <= 2.5 * fit.responseError { inside += 1 }
    }
    #expect(inside >= 54)
  }

  @Test("a flick gives the spring a speed, which is identified too")
  func velocity() throws {
    var random = Seed(state: 9)
    let points = Self.trial(
      Spring(response: 300, dampingFraction: 0.7), amplitude: 100, velocity: 0.8, count: 24,
      &random)
    let fit = try #require(SpringFit.identify(points, frame: 1000.0 / 60))
    #expect(abs(fit.spring.response - 300) <= 9)
    #expect(abs(fit.spring.dampingFraction - 0.7) <= 0.03)
    #expect(abs(fit.velocity - 0.8) < 0.1)
  }

  @Test("too few samples identify nothing")
  func few() {
    #expect(SpringFit.identify([(0, 10), (16, 5)], frame: 16) == nil)
    #expect(SpringFit.identify([(0, 1), (0, 1), (0, 1), (0, 1), (0, 1)], frame: 16) == nil)
  }

  @Test("settling depends on the share that is named")
  func settling() {
    let spring = Spring(response: 300, dampingFraction: 0.7)
    let times = [0.02, 0.01, 0.001].map { SpringCurve.settlingTime(spring, within: $0) }
    #expect(times.map { $0.rounded() } == [285, 314, 491])
    let stiff = Spring(response: 300, dampingFraction: 2)
    let late = SpringCurve.settlingTime(stiff, within: 0.01)
    #expect(abs(SpringCurve(spring: stiff, start: 1).value(at: late)) <= 0.0101)
  }

  @Test("every form of a spring is the same spring")
  func forms() throws {
    let spring = Spring(response: 300, dampingFraction: 0.7)
    let other = try #require(Spring(stiffness: spring.stiffness, damping: spring.damping))
    #expect(abs(other.response - 300) < 1e-9 && abs(other.dampingFraction - 0.7) < 1e-9)
    #expect(abs(spring.stiffness - 438.6) < 0.1 && abs(spring.damping - 29.32) < 0.01)
    #expect(abs(Spring(duration: 300, bounce: 0.3).dampingFraction - 0.7) < 1e-9)
    #expect(abs(Spring(duration: 300, bounce: -0.5).dampingFraction - 2) < 1e-9)
  }
}

@Suite("Curves from samples")
struct EasingFitTests {
  static let frame = 1000.0 / 60

  static func samples(
    _ curve: EasingCurve, duration: Double, size: Double, _ random: inout Seed
  ) -> [SpringFit.Point] {
    let start = Double.random(in: frame...2 * frame, using: &random)
    let late = Double.random(in: 0...frame, using: &random)
    return (0..<Int(duration / frame) + 4).map { index in
      let time = Double(index) * frame
      let noise = Double.random(in: -0.5...0.5, using: &random) * min(1, size / 100)
      return (time, size * curve.progress(at: (time - start) / (duration + late)) + noise)
    }
  }

  @Test("named curves are told apart in 99 of 100 trials", arguments: [200.0, 250, 350])
  func names(duration: Double) throws {
    var random = Seed(state: 21)
    for curve in EasingCurve.named {
      var right = 0
      for _ in 0..<100 {
        let points = Self.samples(curve, duration: duration, size: 100, &random)
        let fit = EasingFit.recognise(
          points, start: Self.frame, duration: duration, frame: Self.frame)
        if try #require(fit).curve == curve { right += 1 }
      }
      #expect(right >= 99, "\(curve.label)")
    }
  }

  @Test("curves run from 0 to 1 and through the values that CSS gives")
  func values() {
    for curve in EasingCurve.named {
      #expect(curve.progress(at: -1) == 0 && curve.progress(at: 2) == 1)
    }
    let middle = EasingCurve.named.map { $0.progress(at: 0.5) }
    let expected = [0.5, 0.8024, 0.3154, 0.6846, 0.5]
    for (value, wanted) in zip(middle, expected) { #expect(abs(value - wanted) < 1e-3) }
  }
}
