import SpecModel
import Testing

@testable import SpecTrace

/// Waits between retries against a line of a spec.
struct BackoffTests {
  /// The violations of retries at some times, as the numbers of the retries.
  private func failures(_ line: String, _ times: [Double]) -> [Int] {
    let spec = """
      # Sync

      | From | To | Trigger |
      |------|----|---------|
      | Idle | Busy | Start |
      | Busy | Idle | Finish |

      ## Timing

      - \(line)
      """
    let lines = times.enumerated().map {
      #"{"kind":"event","session":"s","t":\#($0.element),"event":"Upload Retry"}"#
    }
    let report = ReferenceTraceTests.report(
      ContiguousArray(spec.utf8), ContiguousArray(lines.joined(separator: "\n").utf8))
    #expect(report.violations.allSatisfy { $0.rule == .period })
    return report.violations.map(\.line)
  }

  /// The times of retries after some waits.
  private func times(_ waits: [Double]) -> [Double] {
    waits.reduce(into: [0]) { $0.append($0[$0.count - 1] + $1) }
  }

  static let kept: [(String, [Double])] = [
    ("Upload retry: exponential backoff 1s, 2s, 4s", [1000, 2000, 4000]),
    ("Upload retry: exponential backoff 1s, 2s, 4s", [1000, 2000, 4000, 8000, 16_000]),
    ("Upload retry: exponential backoff 1s, 2s, 4s", [1000, 2000, 4000, 4000]),
    ("Upload retry: exponential backoff 1s, 2s, 4s", [1000, 2000, 1000, 2000, 4000]),
    ("Upload retry: waits 1s, 2s, 5s", [1000, 2000, 5000, 5000]),
    ("Upload retry: waits 1s, 2s, 5s", [2000, 5000, 5000]),
    ("Upload retry: every 2 seconds, doubling up to 10 seconds", [4000, 8000, 10_000]),
    ("Upload retry: every 30 seconds (exponential backoff)", [30_000, 30_000, 30_000]),
    ("Upload retry: every 30 seconds (exponential backoff)", [30_000, 60_000, 120_000]),
    ("Upload retry: every 30 seconds (exponential backoff)", [30_000, 45_000, 67_500]),
    (
      "Upload retry: every 2 seconds, doubling up to 10 seconds",
      [2000, 4000, 8000, 10_000, 10_000]
    ),
    ("Upload retry: linear backoff, every 5 seconds", [5000, 10_000, 15_000]),
    ("Upload retry: exponential backoff with jitter, 1s, 2s, 4s", [1400, 1200, 5800]),
  ]

  @Test(arguments: kept)
  func waitsThatAreKept(_ line: String, _ waits: [Double]) {
    #expect(failures(line, times(waits)) == [])
  }

  static let broken: [(String, [Double], [Int])] = [
    ("Upload retry: exponential backoff 1s, 2s, 4s", [1000, 1500], [3]),
    ("Upload retry: exponential backoff 1s, 2s, 4s", [1000, 2000, 3000], [4]),
    ("Upload retry: exponential backoff 1s, 2s, 4s", [3000], [2]),
    ("Upload retry: exponential backoff 1s, 2s, 4s", [2000, 3000], [3]),
    ("Upload retry: waits 1s, 2s, 5s", [1000, 2000, 5000, 10_000], [5]),
    ("Upload retry: every 30 seconds (exponential backoff)", [30_000, 120_000], [3]),
    ("Upload retry: every 30 seconds (exponential backoff)", [30_000, 60_000, 180_000], [4]),
    ("Upload retry: every 2 seconds, doubling up to 10 seconds", [2000, 4000, 8000, 16_000], [5]),
    ("Upload retry: linear backoff, every 5 seconds", [5000, 10_000, 20_000], [4]),
    // The first wait over and over again never backs off.
    ("Upload retry: exponential backoff 1s, 2s, 4s", [1000, 1000, 1000], [3, 4]),
    ("Upload retry: waits 1s, 2s, 5s", [1000, 1000], [3]),
    // Where a longest wait is stated, the series grows up to that.
    (
      "Upload retry: backoff 1s, 2s, 4s, doubling up to 30 seconds", [1000, 2000, 4000, 4000], [5]
    ),
    ("Upload retry: exponential backoff 1s, 2s, 4s", [1400, 1200, 5800], [2, 3, 4]),
  ]

  @Test(arguments: broken)
  func waitsThatAreNot(_ line: String, _ waits: [Double], _ expected: [Int]) {
    #expect(failures(line, times(waits)) == expected)
  }

  /// The violations of retries in a state that is entered at 2000 ms.
  private func failures(inState times: [Double]) -> [Int] {
    let spec = """
      # Sync

      ## Idle State

      ## Offline State

      - Retry: exponential backoff 1s, 2s, 4s

      ## Transitions

      | From | To | Trigger |
      |---|---|---|
      | Idle | Offline | Connection lost |
      | Offline | Idle | Connection back |
      """
    var lines = [
      #"{"session":"s","t":0,"state":"Idle"}"#,
      #"{"session":"s","t":2000,"from":"Idle","to":"Offline","trigger":"Connection lost"}"#,
    ]
    lines += times.map { #"{"kind":"event","session":"s","t":\#($0),"event":"Retry"}"# }
    let report = ReferenceTraceTests.report(
      ContiguousArray(spec.utf8), ContiguousArray(lines.joined(separator: "\n").utf8))
    return report.violations.map { $0.rule == .period ? $0.line : -1 }
  }

  static let entered: [([Double], [Int])] = [
    // From entering the state on.
    ([3000, 5000, 9000], []),
    // From the first retry on.
    ([2000, 3000, 5000, 9000], []), ([3000, 4000, 6000, 10_000], []),
    // From something that failed after the state was entered.
    ([4500, 6500, 10_500], []),
    ([3000, 5000, 6500], [5]), ([3000, 4500], [4]), ([4500, 6000], [4]), ([3000, 7000], [4]),
  ]

  @Test(arguments: entered)
  func theFirstWaitMayBeginWithTheState(_ times: [Double], _ expected: [Int]) {
    #expect(failures(inState: times) == expected)
  }

  @Test("what stands between two retries may be a success, the end of the operation above all")
  func successes() {
    let spec = """
      # Sync

      | From | To | Trigger |
      |------|----|---------|
      | Idle | Busy | Start |
      | Busy | Idle | Finish |

      ## Timing

      - Upload retry: exponential backoff 1s, 2s, 4s
      """
    func failures(_ between: String) -> [Int] {
      let lines = (0..<4).flatMap { [#"{"t":\#($0 * 1000),"event":"Upload Retry"}"#, between] }
      let trace = lines.enumerated().map { index, line in
        line.replacing("TIME", with: "\(index / 2 * 1000 + 10)").replacing("ID", with: "\(index)")
      }
      let report = ReferenceTraceTests.report(
        ContiguousArray(spec.utf8), ContiguousArray(trace.joined(separator: "\n").utf8))
      return report.violations.filter { $0.rule == .period }.map(\.line)
    }
    #expect(failures(#"{"kind":"state","t":TIME,"state":"Idle"}"#) == [])
    #expect(failures(#"{"kind":"metric","t":TIME,"name":"queue","value":1}"#) == [5, 7])
  }

  @Test(
    "the subject of a retry may stand in the plural, or tell that it waits",
    arguments: [
      "Retry waits 1s, 2s, 5s", "Retries: 1s, 2s, 5s", "Retry: 1s, 2s, 5s",
      "Retries with exponential backoff 1s, 2s, 4s", "Retry with linear backoff: 1s, 3s, 5s",
      "Retries back off exponentially: 1s, 2s, 4s",
    ])
  func subjects(_ line: String) {
    let spec = """
      # Sync

      ## Idle State

      ## Offline State

      - \(line)

      ## Transitions

      | From | To | Trigger |
      |---|---|---|
      | Idle | Offline | Lost |
      | Offline | Idle | Found |
      """
    let lines =
      [#"{"t":0,"state":"Offline"}"#]
      + [500, 1500, 2500].map { #"{"kind":"event","t":\#($0),"event":"Retry"}"# }
    let report = ReferenceTraceTests.report(
      ContiguousArray(spec.utf8), ContiguousArray(lines.joined(separator: "\n").utf8))
    #expect(report.violations.map { "\($0.rule.rawValue)@\($0.line)" } == ["period@4"])
  }

  @Test func theFactorIsMeasured() throws {
    let backoff = Backoff(waits: [1000], growth: .exponential(factor: nil))
    let factor = try #require(backoff.measuredFactor([1000, 2100, 3900, 8100]))
    #expect(abs(factor - 2) < 0.02)
    #expect(backoff.measuredFactor([1000]) == nil)
    #expect(backoff.measuredFactor([1000, 1000, 1000]) == nil)
  }

  @Test func linesThatTellOfNoRetries() {
    let quantity = Quantity(min: 1000, max: 1000, unit: .milliseconds)
    #expect(Backoff([quantity], line: "Spinner: every 1 second") == nil)
    #expect(Backoff([quantity], line: "Retry: every 1 second") == nil)
    #expect(Backoff([quantity, quantity], line: "Toast 1s, then 1s") == nil)
  }
}
