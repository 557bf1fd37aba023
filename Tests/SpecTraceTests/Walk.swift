import SpecModel

@testable import SpecTrace

/// A small generator of pseudo-random numbers (SplitMix64), the same on every machine.
struct Seed: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
    return value ^ (value >> 31)
  }
}

/// A generated log whose faults are known: sessions walk over rows, and some are damaged.
struct Walk {
  struct Step {
    var source: String
    var target: String
    var trigger: String
    var duration: Double
  }

  /// One line a step; the sessions interleave by time.
  var lines: [String] = []
  /// The sessions with a fault in their steps.
  var broken: Set<String> = []
  /// The sessions with a fault in a duration only.
  var slow: Set<String> = []

  init(sessions: Int, damaged share: Int, seed: UInt64) {
    var random = Seed(state: seed)
    var timed: [(time: Double, line: String)] = []
    for index in 0..<sessions {
      let name = "s\(index)"
      var steps = Self.walk(&random)
      if Int.random(in: 0..<100, using: &random) < share {
        if Bool.random(using: &random) {
          let position = Int.random(in: 0..<steps.count, using: &random)
          steps[position].duration = 900
          slow.insert(name)
        } else {
          steps.remove(at: 1)
          broken.insert(name)
        }
      }
      var time = Double(Int.random(in: 0..<10_000, using: &random))
      for (number, step) in steps.enumerated() {
        time += Double(Int.random(in: 400..<3000, using: &random))
        timed.append((time, Self.line(step, time, name, number)))
      }
    }
    lines = timed.enumerated().sorted {
      ($0.element.time, $0.offset) < ($1.element.time, $1.offset)
    }
    .map(\.element.line)
  }

  var text: String { lines.joined(separator: "\n") + "\n" }

  /// Back and forth, so that a step that is left out always breaks the chain.
  private static func walk(_ random: inout Seed) -> [Step] {
    var steps = [Step(source: "Loading", target: "Ready", trigger: "Loaded", duration: 300)]
    for _ in 0..<Int.random(in: 2..<6, using: &random) {
      if Bool.random(using: &random) {
        steps.append(Step(source: "Ready", target: "Playing", trigger: "Play", duration: 255))
        steps.append(Step(source: "Playing", target: "Ready", trigger: "Finish", duration: 10))
      } else {
        steps.append(Step(source: "Ready", target: "Settings", trigger: "Gear", duration: 360))
        steps.append(Step(source: "Settings", target: "Ready", trigger: "Close", duration: 350))
      }
    }
    // The one row without a duration is no place for a slow step.
    return steps.map { step in
      var step = step
      if step.trigger == "Finish" { step.trigger = "Stop" }
      return step
    }
  }

  private static func line(
    _ step: Step, _ time: Double, _ session: String, _ number: Int
  ) -> String {
    """
    {"t":\(time),"session":"\(session)","seq":\(number),"kind":"transition",\
    "from":"\(step.source)","to":"\(step.target)","trigger":"\(step.trigger)",\
    "duration":\(step.duration)}
    """
  }
}
