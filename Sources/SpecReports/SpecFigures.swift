import SpecAnalysis
import SpecDiagnostics
import SpecModel
import SpecText

/// The key figures of one spec, or of all together.
struct SpecFigures {
  var machines = 0
  var states = 0
  var transitions = 0
  var unreachable = 0
  var deadEnds = 0
  var ambiguous = 0
  var facts = 0
  var unresolved = 0
  var errors = 0
  var warnings = 0

  /// All figures with their names in reports and JSON, in the order of the columns.
  var named: [(key: String, title: String, value: Int)] {
    [
      ("machines", "Machines", machines), ("states", "States", states),
      ("transitions", "Transitions", transitions), ("unreachable", "Unreachable", unreachable),
      ("deadEnds", "Dead ends", deadEnds), ("ambiguous", "Ambiguous", ambiguous),
      ("facts", "Facts", facts), ("unresolved", "Unresolved", unresolved),
      ("errors", "Errors", errors), ("warnings", "Warnings", warnings),
    ]
  }

  /// Keys of figures that should be zero.
  static let cautions: Lexicon = [
    "unreachable", "deadEnds", "ambiguous", "unresolved", "errors", "warnings",
  ]

  /// Figures of nothing.
  init() {}

  /// Counts one report.
  init(_ report: SpecReport) {
    machines = report.machines.count
    for item in report.machines {
      states += item.machine.states.count
      transitions += item.machine.transitions.count + item.machine.histories.count
      unreachable += item.reachability.unreachable.count
      deadEnds += item.reachability.deadEnds.count
      ambiguous += item.machine.matches.count { $0.rule == .ambiguous }
    }
    facts = report.spec.factCount
    unresolved = report.spec.unresolved.count
    errors = report.diagnostics.count { $0.severity == .error }
    warnings = report.diagnostics.count { $0.severity == .warning }
  }

  /// Adds the figures of another spec.
  mutating func add(_ other: SpecFigures) {
    machines += other.machines
    states += other.states
    transitions += other.transitions
    unreachable += other.unreachable
    deadEnds += other.deadEnds
    ambiguous += other.ambiguous
    facts += other.facts
    unresolved += other.unresolved
    errors += other.errors
    warnings += other.warnings
  }
}
