import SpecModel
import SpecSyntax
import SpecText

/// Adds the times that the names of events tell: "EVENT_TIMEOUT_10S", "hold_800_ms".
enum NamedDelays {
  /// Adds the times of all changes whose events are called after one, once for each place.
  static func add(_ context: LoweringContext, to spec: inout SpecDocument) {
    var found: [DurationFact] = []
    var known = Set(spec.durations.map(\.origin))
    for machine in spec.machines {
      for row in machine.transitions {
        guard let trigger = row.trigger, let source = row.source,
          let (time, role) = wait(in: trigger.text), known.insert(trigger.origin).inserted
        else { continue }
        found.append(
          DurationFact(
            quantity: Quantity(time, .milliseconds),
            subject: "\(machine[source].name) → \(machine[row.target].name)", role: role,
            scope: context.facts.scopes[context.section(of: trigger.origin)],
            origin: trigger.origin))
      }
    }
    guard !found.isEmpty else { return }
    spec.durations = (spec.durations + found).sorted {
      $0.origin.range.start < $1.origin.range.start
    }
  }

  /// The milliseconds at the end of an identifier with a word for waiting before them, and what they are for.
  private static func wait(in name: String) -> (Double, DurationFact.Role)? {
    guard (6...60).contains(name.utf8.count), name.utf8.contains(0x5F),
      name.utf8.allSatisfy({ ASCII.isWord($0) || $0 == 0x5F })
    else { return nil }
    var words = name.lowercased().split(separator: "_").map(String.init)
    guard let last = words.popLast() else { return nil }
    var number = String(last.prefix { $0.isNumber })
    let unit = String(last.dropFirst(number.count))
    if number.isEmpty { number = words.popLast() ?? "" }
    guard let factor = units[unit], let count = Double(number), count > 0,
      let role = words.reversed().lazy.compactMap({ roles[$0] }).first
    else { return nil }
    return (count * factor, role)
  }

  private static let units: [String: Double] = [
    "ms": 1, "s": 1000, "sec": 1000, "secs": 1000, "min": 60_000, "mins": 60_000, "h": 3_600_000,
  ]

  private static let roles: [String: DurationFact.Role] = [
    "timeout": .timeout, "expired": .timeout, "elapsed": .timeout, "idle": .timeout,
    "inactive": .timeout, "inactivity": .timeout, "after": .delay, "delay": .delay, "wait": .delay,
    "hold": .dwell, "held": .dwell, "press": .dwell, "pressed": .dwell, "long": .dwell,
  ]
}
