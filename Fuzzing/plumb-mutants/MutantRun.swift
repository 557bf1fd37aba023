import SpecModel
import SpecTrace
import SpecWorkspace

/// Counts how many faults a check finds in simulated traces of some specs, and how often it is wrong to fail.
struct MutantRun {
  private var count = 1000
  private var sessions = 100_000
  private var seed: UInt64 = 1
  private var specs: [String] = []

  /// The shares that are asked of all kinds together.
  private static let verdictShare = 0.995
  private static let lineShare = 0.99

  /// Runs with arguments `[--count N] [--sessions N] [--seed N] FOLDER…` and returns the exit code.
  static func run(_ arguments: [String]) -> Int32 {
    var run = MutantRun()
    guard run.read(arguments), !run.specs.isEmpty else {
      say("usage: plumb-mutants [--count N] [--sessions N] [--seed N] SPECS…\n")
      return 2
    }
    do {
      return try run.isGood() ? 0 : 1
    } catch {
      say("plumb-mutants: cannot read the specs: \(error)\n")
      return 2
    }
  }

  private mutating func read(_ arguments: [String]) -> Bool {
    var rest = arguments[...]
    while let word = rest.popFirst() {
      guard word.hasPrefix("--") else {
        specs.append(word)
        continue
      }
      guard let value = rest.popFirst(), let number = Int(value), number >= 0 else { return false }
      switch word {
      case "--count": count = number
      case "--sessions": sessions = number
      case "--seed": seed = UInt64(number)
      default: return false
      }
    }
    return true
  }

  // MARK: Specs

  private func isGood() throws -> Bool {
    var total = MutationScore.Row(.skip)
    var alarms = 0
    Self.say(Self.line("spec and kind", ["mutants", "equivalent", "right verdict", "exact line"]))
    for path in specs {
      let documents = try Workspace(request: WorkspaceRequest(paths: [path])).understoodSpecs
      var settings = TraceSimulator.Settings()
      settings.seed = seed
      guard let simulator = TraceSimulator(specs: documents, settings: settings) else {
        Self.say("\(path): no machine to simulate\n")
        continue
      }
      let score = MutationScore(simulator, specs: documents, count: count)
      for row in score.rows {
        Self.say(Self.line("  \(row.mutation.rawValue)", Self.cells(row)))
        total.count += row.count
        total.equivalent += row.equivalent
        total.rightVerdict += row.rightVerdict
        total.exactLine += row.exactLine
      }
      for miss in score.misses.prefix(10) { Self.say("    \(miss)\n") }
      alarms += falseAlarms(documents, settings, path)
    }
    Self.say(Self.line("all", Self.cells(total)))
    let verdicts = Double(total.rightVerdict) / Double(max(1, total.count))
    let lines = Double(total.exactLine) / Double(max(1, total.count))
    return total.count > 0 && verdicts >= Self.verdictShare && lines >= Self.lineShare
      && alarms == 0
  }

  /// Checks sessions that keep the spec, in parts that fit into memory.
  private func falseAlarms(
    _ documents: [SpecDocument], _ settings: TraceSimulator.Settings, _ path: String
  ) -> Int {
    let share = (sessions + specs.count - 1) / specs.count
    var (made, alarms) = (0, 0)
    var settings = settings
    while made < share {
      settings.seed &+= 7919
      settings.refreshRate = settings.refreshRate == 60 ? 120 : 60
      guard let simulator = TraceSimulator(specs: documents, settings: settings) else { break }
      let part = min(2000, share - made)
      let found = MutationScore.falseAlarms(simulator.walks(part), specs: documents)
      for alarm in found.prefix(3) { Self.say("    false alarm: \(alarm)\n") }
      alarms += found.count
      made += part
    }
    Self.say("\(path): \(alarms) false alarms in \(made) sessions that keep the spec\n")
    return alarms
  }

  // MARK: Words

  private static func cells(_ row: MutationScore.Row) -> [String] {
    ["\(row.count)", "\(row.equivalent)", "\(row.rightVerdict)", "\(row.exactLine)"]
  }

  private static func line(_ title: String, _ cells: [String]) -> String {
    let columns = cells.map { String(repeating: " ", count: max(1, 15 - $0.count)) + $0 }
    return title + String(repeating: " ", count: max(1, 20 - title.count)) + columns.joined() + "\n"
  }

  private static func say(_ text: String) {
    _ = FileSystem.write(ContiguousArray(text.utf8), to: 1)
  }
}
