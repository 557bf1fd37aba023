import SpecModel
import Testing

@testable import SpecTrace

struct GeneratedTests {
  /// Every row of this machine has a duration, so that a slow step is always a fault.
  private var spec: SpecDocument {
    let rows = TraceFixture.rows.map { ($0.0, $0.1, $0.2, $0.3 ?? 10) }
    return TraceFixture.spec(TraceFixture.machine(rows))
  }

  @Test(arguments: [1, 2, 3] as [UInt64])
  func findsExactlyTheDamagedSessions(_ seed: UInt64) {
    let walk = Walk(sessions: 400, damaged: 20, seed: seed)
    let report = TraceFixture.check(walk.text, spec)
    let timed = report.violations.filter { $0.rule == .duration }.map(\.session)
    let others = report.violations.filter { $0.rule != .duration }.map(\.session)
    #expect(Set(others) == walk.broken)
    #expect(Set(timed) == walk.slow)
    #expect(Set(report.failedSessions.map(\.name)) == walk.broken.union(walk.slow))
    #expect(report.sessionCount == 400)
    #expect(!walk.broken.isEmpty && !walk.slow.isEmpty)
  }

  @Test func theOrderOfLinesDoesNotMatter() {
    let walk = Walk(sessions: 60, damaged: 30, seed: 5)
    var random = Seed(state: 9)
    let shuffled = walk.lines.shuffled(using: &random).joined(separator: "\n")
    let before = TraceFixture.check(walk.text, spec)
    let after = TraceFixture.check(shuffled, spec)
    #expect(Set(before.failedSessions.map(\.name)) == Set(after.failedSessions.map(\.name)))
    #expect(before.coverage == after.coverage)
  }

  @Test func theSameInputGivesTheSameBytes() {
    let walk = Walk(sessions: 60, damaged: 30, seed: 6)
    let reports = (0..<3).map { _ in TraceFixture.check(walk.text, spec) }
    #expect(Set(reports.map { $0.json() }).count == 1)
    #expect(Set(reports.map(\.text)).count == 1)
  }

  @Test func randomBytesNeverCrash() {
    var random = Seed(state: 11)
    for _ in 0..<300 {
      let count = Int.random(in: 0..<400, using: &random)
      let alphabet = Array("{}[]\",:tfn0123456789.eE-+ \n\\u\r".utf8)
      let bytes = (0..<count).map { _ in
        Bool.random(using: &random)
          ? alphabet[Int.random(in: 0..<alphabet.count, using: &random)]
          : UInt8.random(in: 0...255, using: &random)
      }
      check(bytes)
    }
  }

  @Test func mutatedTracesNeverCrash() {
    var random = Seed(state: 12)
    let good = Array(Walk(sessions: 3, damaged: 0, seed: 1).text.utf8) + Array(Self.kinds.utf8)
    for _ in 0..<400 {
      var bytes = good
      for _ in 0..<Int.random(in: 1..<12, using: &random) {
        let place = Int.random(in: 0..<bytes.count, using: &random)
        switch Int.random(in: 0..<4, using: &random) {
        case 0: bytes[place] = UInt8.random(in: 0...255, using: &random)
        case 1: bytes.remove(at: place)
        case 2: bytes.insert(UInt8.random(in: 0x20...0x7E, using: &random), at: place)
        default:
          bytes.removeSubrange(
            place..<min(bytes.count, place + Int.random(in: 1..<80, using: &random)))
        }
      }
      check(bytes)
    }
  }

  private static let kinds = """
    {"kind":"meta","session":"s0","hz":60,"unit":"ms","observes":["state"],"context":{"dark":true}}
    {"kind":"begin","session":"s0","t":1e4,"id":7,"operation":"sync"}
    {"kind":"begin","session":"s1","t":1e5,"id":8,"from":"Ready","to":"Playing"}
    {"kind":"end","session":"s1","t":1e5,"id":8,"result":"cancelled"}
    {"kind":"animation","session":"s1","t":1,"name":"Shimmer","duration":1500}
    {"kind":"frames","session":"s1","t":1,"deltas":[16.7,16.6,33.4]}
    {"kind":"signal","session":"s1","name":"drag","t":900,"dt":[0,8.3],"v":[0,2.4]}
    {"kind":"announce","session":"s1","t":950,"text":"Hello"}
    {"kind":"gap","session":"s2","t":2000,"until":9000}
    {"kind":"stop","session":"s2","t":60000,"result":"complete"}

    """

  private func check(_ bytes: [UInt8]) {
    var spec = spec
    spec.durations = [
      TraceFixture.fact("Loading", .timeout, nil, 1000),
      TraceFixture.fact("Sync", .timeout, nil, 1000),
      TraceFixture.fact("Play", .period, 1000, 1000),
      TraceFixture.fact("Shimmer", .animation, 1500, 1500),
    ]
    spec.constraints = [
      Constraint(
        kind: .frameRate, subject: "Animations", quantity: Quantity(60, .framesPerSecond),
        scope: [], origin: TraceFixture.origin, lineOrigin: TraceFixture.origin)
    ]
    let report = TraceChecker(specs: [spec]).check(
      inputs: [TraceInput(path: "t", bytes: ContiguousArray(bytes))])
    let input = report.input
    #expect(input.lines == input.events + input.malformed + input.ignored)
    let feeds = bytes.count { $0 == 0x0A }
    #expect(input.lines == feeds + (bytes.isEmpty || bytes.last == 0x0A ? 0 : 1))
    #expect(report.violations.count { $0.rule == .malformed } == input.malformed)
    #expect(!report.json().isEmpty && !report.text.isEmpty)
  }
}
