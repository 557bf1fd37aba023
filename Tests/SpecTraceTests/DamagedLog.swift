@testable import SpecTrace

/// A log of many sessions over some rows, a share of which was damaged, with what a plain reading of the rows says of it.
struct DamagedLog {
  typealias Row = (source: String, target: String, trigger: String, duration: Double)

  private struct Step {
    var row: Row
    var duration: Double
  }

  /// One line a step; the sessions interleave by time.
  var lines: [String] = []
  /// The sessions that are no walk over the rows.
  var broken: Set<String> = []
  /// The sessions that walk over the rows, but too slowly.
  var slow: Set<String> = []

  private static let frame = 1000.0 / 60

  init(_ rows: [Row], sessions: Int, seed: UInt64) {
    var random = Seed(state: seed)
    var timed: [(time: Double, line: String)] = []
    for index in 0..<sessions {
      let name = "s\(index)"
      var steps = Self.walk(rows, &random)
      if Int.random(in: 0..<5, using: &random) == 0 { Self.damage(&steps, rows, &random) }
      if !Self.isWalk(steps, rows) {
        broken.insert(name)
      } else if steps.contains(where: { !Self.isInTime($0) }) {
        slow.insert(name)
      }
      var time = Double(Int.random(in: 0..<100_000, using: &random))
      for (number, step) in steps.enumerated() {
        time += Double(Int.random(in: 10_000..<3_000_000, using: &random)) / 1000
        timed.append((time, Self.line(step, time, name, number)))
        time += step.duration
      }
    }
    lines = timed.enumerated().sorted {
      ($0.element.time, $0.offset) < ($1.element.time, $1.offset)
    }.map(\.element.line)
  }

  var text: String { lines.joined(separator: "\n") + "\n" }

  private static func walk(_ rows: [Row], _ random: inout Seed) -> [Step] {
    var state = rows[0].source
    return (0..<Int.random(in: 4..<25, using: &random)).map { _ in
      let leaving = rows.filter { $0.source == state }
      let row = leaving[Int.random(in: 0..<leaving.count, using: &random)]
      state = row.target
      // An animation ends with a frame, sometimes one later.
      let frames =
        (row.duration / frame).rounded(.up) + (Int.random(in: 0..<9, using: &random) == 0 ? 1 : 0)
      return Step(row: row, duration: frames * frame)
    }
  }

  private static func damage(_ steps: inout [Step], _ rows: [Row], _ random: inout Seed) {
    let place = Int.random(in: 1..<steps.count, using: &random)
    let other = rows[Int.random(in: 0..<rows.count, using: &random)]
    switch Int.random(in: 0..<5, using: &random) {
    case 0: steps.remove(at: place)
    case 1: steps.insert(Step(row: other, duration: other.duration), at: place)
    case 2: steps.swapAt(place, place - 1)
    case 3: steps[place].row.target = other.target
    default: steps[place].duration *= 1.6
    }
  }

  private static func isWalk(_ steps: [Step], _ rows: [Row]) -> Bool {
    for (index, step) in steps.enumerated() {
      if index > 0, steps[index - 1].row.target != step.row.source { return false }
      let isRow = rows.contains {
        ($0.source, $0.target, $0.trigger) == (step.row.source, step.row.target, step.row.trigger)
      }
      if !isRow { return false }
    }
    return true
  }

  private static func isInTime(_ step: Step) -> Bool {
    step.duration >= step.row.duration - frame - 0.001
      && step.duration <= step.row.duration + 2 * frame + 0.001
  }

  private static func line(
    _ step: Step, _ time: Double, _ session: String, _ number: Int
  ) -> String {
    let duration = (step.duration * 1000).rounded() / 1000
    return """
      {"v":1,"t":\((time * 1000).rounded() / 1000),"session":"\(session)","seq":\(number),\
      "kind":"transition","from":"\(step.row.source)","to":"\(step.row.target)",\
      "trigger":"\(step.row.trigger)","duration":\(duration),"animation":"Fade"}
      """
  }
}
