import SpecAnalysis
import SpecDiagnostics
import SpecLint
import SpecModel
import SpecSyntax
import SpecText

/// States in which one piece of work ends in one way or another.
extension DeadEnd {
  /// Whether nothing but grids leads to a state.
  func isInGridOnly(_ state: StateID, _ machine: Machine, _ reach: Reachability) -> Bool {
    reach.transitions(into: state).allSatisfy { index in
      machine.transitions[index].matrix.map { machine.matrices[$0].form == "grid" } ?? true
    }
  }

  private static let busy: Lexicon = [
    "loading", "load", "fetching", "saving", "submitting", "sending", "checking", "validating",
    "verifying", "processing", "uploading", "downloading", "searching", "syncing", "analysing",
    "analyzing", "scanning", "connecting", "pending", "requesting", "calculating", "laden",
    "chargement", "cargando", "carregando", "caricamento",
  ]

  /// The states that one busy state alone leads to, where there are several: what the work comes to. One in which something went
  /// wrong is none of them.
  func results(
    among states: [StateID], _ machine: Machine, _ reach: Reachability
  ) -> [StateID] {
    var ends: [StateID: [StateID]] = [:]
    for state in states where !Names.hasWord(machine[state].name, in: Self.failures) {
      let sources = Set(
        reach.transitions(into: state).compactMap { machine.transitions[$0].source }
      )
      .subtracting([state])
      guard sources.count == 1, let source = sources.first,
        Names.hasWord(machine[source].name, in: Self.busy)
      else { continue }
      ends[source, default: []].append(state)
    }
    let all = ends.values.filter { $0.count > 1 }.flatMap { $0 }
    return states.filter(all.contains)
  }

  /// One warning for all results of a machine.
  func report(
    _ results: [StateID], _ machine: Machine, _ context: RuleContext
  ) -> Diagnostic? {
    let entries = results.compactMap { state in
      machine.transitions.first {
        $0.target == state && $0.source != state && $0.matrix != nil
      }
    }
    guard let first = entries.first, entries.count == results.count, let source = first.source
    else { return nil }
    let names = results.map { "'\(machine[$0].name)'" }
    let last = names.count - 1
    var found = diagnostic(
      "no row leads out of \(names[..<last].joined(separator: ", ")) and \(names[last])",
      at: NamedStates.target(of: first, machine, context),
      label: "entered from '\(machine[source].name)'",
      related: entries.dropFirst().map {
        .init(NamedStates.target(of: $0, machine, context), "so is this")
      },
      why: "all of them are results of '\(machine[source].name)', and none is the source of a row",
      help: "add a row out of each, one from any state that starts over, or mark them as final")
    found.severity = .warning
    return found
  }

  /// Whether a state stands in the braces of a composite in a drawing, "state menu {", that rows leave: who leaves the
  /// composite leaves what is in it.
  func isInLeftComposite(
    _ state: StateID, _ machine: Machine, _ reach: Reachability, _ context: RuleContext
  ) -> Bool {
    let left = Set(machine.transitions.compactMap { $0.source.map { machine[$0].key } })
    let entries = reach.transitions(into: state).map { machine.transitions[$0] }
      .filter { $0.matrix != nil }
    return !entries.isEmpty
      && entries.allSatisfy { entry in
        DrawnComposites.names(around: entry.origin.range, context.document)
          .contains { left.contains(Names.key($0)) }
      }
  }

  private static let ends: Lexicon = [
    "terminal", "final", "end", "endzustand", "ende", "fin", "finale", "terminado", "终态", "終端",
    "終了", "최종", "종료",
  ]

  /// Whether a cell in the row of a state in a grid says that the state is the end: "| closed | ❌ | — (terminal) |".
  func isEndOfGrid(_ state: State, _ machine: Machine, _ context: RuleContext) -> Bool {
    guard !machine.matrices.isEmpty else { return false }
    let document = context.document
    return document.nodes.indices.contains { row in
      let node = document.nodes[row]
      guard node.kind == .tableRow, node.level == 0,
        machine.matrices.contains(where: { $0.origin.range.contains(node.range) }),
        case let cells = document.children(of: row), let first = cells.first,
        Names.key(document.string(first)) == state.key
      else { return false }
      return cells.dropFirst().contains {
        Names.hasWord(document.string($0), in: Self.ends, ofAtMost: 3)
      }
    }
  }
}
