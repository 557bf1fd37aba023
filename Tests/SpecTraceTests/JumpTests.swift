import SpecModel
import Testing

@testable import SpecTrace

/// What jumps to its place where the spec lets it spring.
@Suite("Springs that are missing")
struct JumpTests {
  private typealias Base = RowReleaseTests

  /// A drawer that follows a finger at a third; "Release" lets it go as one cell states.
  private static func spec(
    _ easing: Easing?, _ animation: String? = nil, springs: [Spring] = [Base.stated]
  ) -> SpecDocument {
    var machine = TraceFixture.machine([
      ("Shut", "Pulled", "Grab", nil), ("Pulled", "Shut", "Release", nil),
    ])
    machine.transitions[1].easing = easing
    machine.transitions[1].animation = animation.map { LocatedText($0, TraceFixture.origin) }
    var spec = TraceFixture.spec(machine)
    spec.motions = springs.enumerated().map { index, spring in
      var motion = Motion(
        subject: index == 0 ? "Drawer return" : "Lamp swing", scope: [], origin: TraceFixture.origin
      )
      motion.easing = .spring(spring)
      return motion
    }
    spec.signals = [
      SignalRelation(
        output: "drawer", input: "finger", form: .linear(factor: 0.3), isCode: false, text: "",
        origin: TraceFixture.origin)
    ]
    return spec
  }

  /// Outcomes of all springs for what the drawer does when the finger lets go of it at some place.
  private static func counts(
    _ spec: SpecDocument, _ values: [Double], hasSteps: Bool = true, speed: Double = 2,
    pause: Double = 0
  ) -> [Int] {
    let finger = (0..<60).map { Double($0) * speed }
    let release = 1000 + 60 * Base.step
    func change(_ time: Double, _ from: String, _ to: String, _ trigger: String) -> String {
      #"{"session":"g","t":\#(time),"from":"\#(from)","to":"\#(to)","trigger":"\#(trigger)"}"#
    }
    let lines =
      [#"{"kind":"meta","session":"g","hz":60}"#, #"{"session":"g","t":0,"state":"Shut"}"#]
      + (hasSteps ? [change(1000, "Shut", "Pulled", "Grab")] : [])
      + [
        Base.samples("finger", 1000, finger), Base.samples("drawer", 1000, finger.map { 0.3 * $0 }),
      ]
      + (hasSteps ? [change(release, "Pulled", "Shut", "Release")] : [])
      + [
        Base.samples("drawer", release + pause, values),
        #"{"kind":"stop","session":"g","t":9000,"result":"complete"}"#,
      ]
    let report = TraceFixture.check(lines.joined(separator: "\n"), spec)
    #expect(report.violations.allSatisfy { $0.rule == .spring && $0.repair != nil })
    let counts = report.obligations.filter { $0.kind == .spring }.map(\.counts)
    return [counts.map(\.pass).reduce(0, +), counts.map(\.fail).reduce(0, +)]
  }

  private static let jump = [Double](repeating: 0, count: 60)

  private static func back(_ spring: Spring = Base.stated) -> [Double] {
    let curve = SpringCurve(spring: spring, start: 36)
    return (0..<60).map { curve.value(at: Double($0) * Base.step) }
  }

  @Test("a row that says no more than 'spring' means the spring of the spec")
  func unnamed() {
    let spec = Self.spec(.spring(nil))
    #expect(Self.counts(spec, Self.back()) == [1, 0])
    #expect(Self.counts(spec, Self.jump) == [0, 1])
    #expect(Self.counts(spec, [Double](repeating: 36, count: 60)) == [0, 1])
  }

  @Test("of several springs it is the one that the animation names, else any")
  func several() {
    let other = Spring(response: 900, dampingFraction: 0.4)
    let springs = [Base.stated, other]
    #expect(Self.counts(Self.spec(.spring(nil), springs: springs), Self.back()) == [1, 0])
    #expect(Self.counts(Self.spec(.spring(nil), springs: springs), Self.jump) == [0, 1])
    let named = Self.spec(.spring(nil), "Drawer return", springs: springs)
    #expect(Self.counts(named, Self.back()) == [1, 0])
    #expect(Self.counts(named, Self.jump) == [0, 1])
  }

  @Test("what a finger held and what is at its place in the next frame did not spring")
  func withoutSteps() {
    #expect(Self.counts(Self.spec(nil), Self.jump, hasSteps: false) == [0, 1])
    #expect(Self.counts(Self.spec(nil), Self.back(), hasSteps: false) == [1, 0])
    #expect(Self.counts(Self.spec(nil), Self.jump) == [0, 1])
  }

  @Test("what is told to move otherwise, is not sampled, or was hardly moved decides nothing")
  func nearMisses() {
    #expect(Self.counts(Self.spec(.named("linear")), Self.jump) == [0, 0])
    #expect(Self.counts(Self.spec(nil), Array(Self.jump.prefix(12)), hasSteps: false) == [0, 0])
    #expect(Self.counts(Self.spec(nil), Self.jump, hasSteps: false, pause: 200) == [0, 0])
    #expect(Self.counts(Self.spec(nil), Self.jump, hasSteps: false, speed: 0.2) == [0, 0])
    #expect(Self.counts(Self.spec(nil, springs: []), Self.jump, hasSteps: false) == [0, 0])
  }
}
