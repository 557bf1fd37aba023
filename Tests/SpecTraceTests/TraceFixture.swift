import SpecModel
import SpecText

@testable import SpecTrace

/// A small machine built by hand, and traces held against it.
enum TraceFixture {
  static let origin = Origin(file: FileID(0), range: .zero)

  /// Rows of a player: source, target, trigger, milliseconds.
  static let rows: [(String, String, String, Double?)] = [
    ("Loading", "Ready", "Loaded", 300),
    ("Loading", "Broken", "Failed", 200),
    ("Ready", "Playing", "Play", 250),
    ("Ready", "Settings", "Gear", 350),
    ("Playing", "Ready", "Stop/Finish", nil),
    ("Settings", "Ready", "Close", 350),
  ]

  static func machine(
    _ rows: [(String, String, String, Double?)] = rows, key: String = "player"
  ) -> Machine {
    var machine = Machine(key: key, name: key, origin: origin)
    func id(_ name: String) -> StateID {
      if let index = machine.states.firstIndex(where: { $0.name == name }) {
        return StateID(index)
      }
      machine.states.append(State(key: Names.key(name), name: name, origin: origin))
      return StateID(machine.states.count - 1)
    }
    for (source, target, trigger, duration) in rows {
      let left = source == "*" ? nil : id(source)
      var transition = Transition(
        source: left, target: id(target),
        trigger: trigger.isEmpty ? nil : LocatedText(trigger, origin), provenance: .declared,
        origin: origin, sourceOrigin: origin, targetOrigin: origin)
      transition.duration = duration.map { Quantity($0, .milliseconds) }
      machine.transitions.append(transition)
    }
    machine.initial = StateID(0)
    return machine
  }

  static func spec(_ machine: Machine = machine()) -> SpecDocument {
    var spec = SpecDocument(file: FileID(0), path: "player.md")
    spec.machines = [machine]
    return spec
  }

  static func check(
    _ text: String, _ spec: SpecDocument = spec(), options: TraceOptions = .init()
  ) -> TraceReport {
    TraceChecker(specs: [spec], options: options)
      .check(inputs: [TraceInput(path: "t.jsonl", bytes: ContiguousArray(text.utf8))])
  }

  /// The violations as "kind@line", in order.
  static func violations(
    _ text: String, _ spec: SpecDocument = spec(), options: TraceOptions = .init()
  ) -> [String] {
    check(text, spec, options: options).violations.map { "\($0.rule.rawValue)@\($0.line)" }
  }

  static func fact(
    _ subject: String, _ role: DurationFact.Role, _ min: Double?, _ max: Double?,
    scope: [String] = [], at start: Int = 900
  ) -> DurationFact {
    DurationFact(
      quantity: Quantity(min: min, max: max, unit: .milliseconds), subject: subject, role: role,
      scope: scope, origin: Origin(file: FileID(0), range: SourceRange(start, start + 5)))
  }
}
