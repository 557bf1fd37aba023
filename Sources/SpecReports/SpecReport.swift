import SpecAnalysis
import SpecDiagnostics
import SpecModel

/// What is reported of one spec: its model with the analyses that every format prints.
struct SpecReport {
  /// A machine with its reachability.
  struct MachineItem {
    var machine: Machine
    var reachability: Reachability
  }

  var spec: SpecDocument
  /// The name of the report's files without extension.
  var slug: String
  var machines: [MachineItem]
  /// What was found in the file.
  var diagnostics: [Diagnostic]
  var links: SourceLinks
  /// What became of the lines, where that is known.
  var map: UnderstandingMap?

  /// Analyses a spec.
  init(
    spec: SpecDocument, slug: String, diagnostics: [Diagnostic], links: SourceLinks,
    map: UnderstandingMap? = nil
  ) {
    self.map = map
    self.spec = spec
    self.slug = slug
    self.diagnostics = diagnostics
    self.links = links
    machines = spec.machines.map {
      MachineItem(machine: $0, reachability: Reachability($0))
    }
  }

  /// The title, or the path where there is none.
  var title: String {
    if let title = spec.title, !title.isEmpty { title } else { spec.path }
  }

  /// The file of the page that shows the spec line by line.
  var mapPath: String { slug + ".map.html" }

  /// The key figures.
  var figures: SpecFigures { SpecFigures(self) }
}

extension SpecReport.MachineItem {
  /// A shortest run from the start to a state as triggers; `nil` where there is none.
  func run(to state: StateID) -> String? {
    guard reachability.states.contains(state),
      let path = reachability.path(to: state, in: machine)
    else { return nil }
    if path.isEmpty { return "start" }
    return path.map { index in
      let transition = machine.transitions[index]
      return transition.trigger?.text ?? "to " + machine[transition.target].name
    }.joined(separator: " → ")
  }

  /// What the report says about whether a run enters and leaves a state.
  func verdict(on state: StateID) -> Verdict {
    guard reachability.states.contains(state) else {
      return machine[state].isMode ? .mode : .notJudged
    }
    if reachability.unreachable.contains(state) { return .unreachable }
    return reachability.deadEnds.contains(state) ? .deadEnd : .connected
  }

  /// Whether a run enters and leaves a state.
  enum Verdict: String {
    case connected, unreachable, deadEnd, mode, notJudged

    /// A sign and a word.
    var text: String {
      switch self {
      case .connected: "✓ reachable"
      case .unreachable: "⊘ unreachable"
      case .deadEnd: "▪ dead end"
      case .mode: "◐ mode"
      case .notJudged: "– not in a table"
      }
    }
  }

  /// Number of declared transitions into or out of a state as text; empty where no table holds it.
  func count(_ counts: [Int], of state: StateID) -> String {
    reachability.states.contains(state) ? String(counts[state.index]) : ""
  }

  /// Whether any transition names what triggers it.
  var hasEvents: Bool {
    machine.transitions.contains { $0.trigger != nil }
      || machine.histories.contains { $0.transition.trigger != nil }
  }

  /// Whether there is a declared table to judge by.
  var isJudged: Bool { !reachability.states.isEmpty }

  /// The name of the initial state and why it is one.
  var initialText: String {
    guard let initial = machine.initial else { return "not stated" }
    let reason = machine.initialReason.map { " (\($0.rawValue))" } ?? ""
    return machine[initial].name + reason
  }
}
