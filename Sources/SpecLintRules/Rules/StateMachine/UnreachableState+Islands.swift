import SpecAnalysis
import SpecDiagnostics
import SpecLint
import SpecModel
import SpecSyntax
import SpecText

/// States that lead to one another, and to which nothing leads from where a run begins.
extension UnreachableState {
  /// The least number of states that a run enters beside an island.
  private static let leastReached = 3
  /// The names of an island that a message lists.
  private static let mostNames = 4

  /// Reports states of the table or diagram that marks where a run begins, where no row joins them to the states that a
  /// run enters.
  func checkDetached(_ context: RuleContext, into diagnostics: inout [Diagnostic]) {
    lazy var pages = RoutedPages.names(context.document)
    for (machine, reach) in zip(context.spec.machines, context.analysis.reachability) {
      guard let initial = machine.initial,
        machine.initialReason == .marked || machine.initialReason == .pinned,
        machine.histories.isEmpty, Self.tellsEvents(machine)
      else { continue }
      let islands = Self.islands(machine, reach)
      let reached = reach.states.count(where: reach.isReachable)
      guard !islands.isEmpty, reached >= Self.leastReached else { continue }
      let checked = CheckTables.statesOnlyIn(machine, context.document)
      var exits: [StateID: Int] = [:]
      for (index, row) in machine.transitions.enumerated() where row.matrix != nil {
        if let source = row.source, exits[source] == nil { exits[source] = index }
      }
      var depths: [Int32: [Int]] = [:]
      for island in islands where island.count <= reached {
        guard
          island.allSatisfy({
            !pages.contains(Names.key(machine[$0].name)) && !checked.contains($0)
          }),
          let row = island.compactMap({ exits[$0] }).min().map({ machine.transitions[$0] }),
          context.isNormative(row.sourceOrigin.range),
          !isInComposite(row.sourceOrigin.range, context.document, &depths)
        else { continue }
        let names = Self.listed(island.map { "'\(machine[$0].name)'" })
        var found = diagnostic(
          "nothing leads from '\(machine[initial].name)' to \(names)",
          at: NamedStates.source(of: row, machine, context), label: "an island",
          why: "rows join them only to one another; a run from '\(machine[initial].name)' enters "
            + "\(reached) of \(reach.states.count) states",
          help: "add a row that leads to one of them, or tell of them in a table of their own")
        let isDrawn = row.matrix.map { machine.matrices[$0].form == "diagram" } ?? false
        if isDrawn { found.severity = .warning }
        diagnostics.append(found)
      }
    }
  }

  /// Whether a change of a diagram stands between the braces of a state, whose name another place may tell as a plain one:
  /// its parts are entered with it.
  private func isInComposite(
    _ row: SourceRange, _ document: Document, _ depths: inout [Int32: [Int]]
  ) -> Bool {
    guard let block = document.codeBlock(holding: row) else { return false }
    let known = depths[block.node] ?? Self.depths(of: block, document)
    depths[block.node] = known
    return known[block.lines.partitionPoint { $0.start < row.start }] > 0
  }

  /// In how many states each line of a diagram stands, by the braces before it, and what is open behind the last line.
  private static func depths(of block: Document.CodeBlock, _ document: Document) -> [Int] {
    let bytes = document.source.bytes
    var result = [0]
    for line in block.lines {
      let text = ASCII.trimmed(bytes, line.offsets)
      var depth = result[result.count - 1]
      if let last = text.last {
        if bytes[last] == 0x7B, ASCII.starts(bytes, at: text.lowerBound, with: "state ") {
          depth += 1
        } else if bytes[last] == 0x7D, text.count == 1 {
          depth = max(0, depth - 1)
        }
      }
      result.append(depth)
    }
    return result
  }

  /// The groups of states that rows join to one another and to no state that a run enters, in order of first mention.
  private static func islands(_ machine: Machine, _ reach: Reachability) -> [[StateID]] {
    let rows = machine.transitions.filter { $0.matrix != nil }
    // What another table or diagram tells alone is a thing of its own.
    var begun: Set<Int> = []
    for row in rows where row.source.map(reach.isReachable) ?? true {
      guard let matrix = row.matrix, machine.matrices.indices.contains(matrix) else { continue }
      if ["table", "diagram"].contains(machine.matrices[matrix].form) { begun.insert(matrix) }
    }
    var open = Set(
      reach.states.filter { state in
        !reach.isReachable(state) && machine[state].kind != .composite
          && machine[state].parent == nil && !machine[state].isMode
          && !Reachability.isPseudoState(machine[state])
      })
    guard open.count > 1 else { return [] }
    var neighbours: [StateID: Set<StateID>] = [:]
    for row in rows {
      guard let source = row.source else { continue }
      let isOutside = row.matrix.map { !begun.contains($0) } ?? true
      if isOutside { open.subtract([source, row.target]) }
      neighbours[source, default: []].insert(row.target)
      neighbours[row.target, default: []].insert(source)
    }
    var result: [[StateID]] = []
    var seen: Set<StateID> = []
    for start in open.sorted() where seen.insert(start).inserted {
      var island = [start]
      var next = 0
      while next < island.count {
        for state in (neighbours[island[next]] ?? []).sorted() where seen.insert(state).inserted {
          island.append(state)
        }
        next += 1
      }
      // A group that holds a state that is no island's is joined to the rest, or is reported otherwise.
      if island.count > 1, island.allSatisfy(open.contains) { result.append(island.sorted()) }
    }
    return result
  }

  private static func listed(_ names: [String]) -> String {
    let shown = names.prefix(mostNames)
    let rest = names.count - shown.count
    guard rest == 0 else { return shown.joined(separator: ", ") + " and \(rest) more" }
    let last = shown.last ?? ""
    return shown.count < 2 ? last : shown.dropLast().joined(separator: ", ") + " or " + last
  }

  /// Reports the one state of a grid that has a row of its own and stands in no cell.
  func checkGrids(_ context: RuleContext, into diagnostics: inout [Diagnostic]) {
    for machine in context.spec.machines {
      guard let initial = machine.initial, machine.matrices.count == 1,
        machine.matrices[0].form == "grid", machine.histories.isEmpty
      else { continue }
      let rows = machine.transitions.filter { $0.matrix != nil && $0.source != $0.target }
      let left = Set(rows.compactMap(\.source))
      let entered = Set(rows.map(\.target))
      let lost = left.subtracting(entered).subtracting([initial])
      guard rows.count == machine.transitions.count(where: { $0.source != $0.target }),
        !rows.contains(where: { $0.source == nil }), entered.contains(initial), left.count > 3,
        lost.count == 1, let state = lost.first, machine[state].parent == nil,
        let row = rows.first(where: { $0.source == state }),
        !Reachability.isPseudoState(machine[state]),
        !Names.hasWord(machine[state].name, in: Self.everywhere),
        context.isNormative(row.sourceOrigin.range),
        !OtherMentions.name(state, of: machine, context.document)
      else { continue }
      let name = machine[state].name
      var found = diagnostic(
        "no cell leads to the state '\(name)'", at: row.sourceOrigin, label: "never entered",
        why: "the grid has a row for each of \(left.count) states; no cell has '\(name)' as its "
          + "target",
        help: "write '\(name)' into the cell of the event that leads to it")
      if machine.initialReason == .inferred { found.severity = .warning }
      diagnostics.append(found)
    }
  }

  /// Reports the one screen of a flowchart that lines leave and none enters.
  func checkFlowcharts(_ context: RuleContext, into diagnostics: inout [Diagnostic]) {
    guard context.document.mentions("mermaid") else { return }
    for machine in context.spec.machines {
      guard let state = ScreenChart(machine, context.document)?.unentered,
        let exit = machine.transitions.first(where: { $0.source == state }),
        !Names.hasWord(machine[state].name, in: Self.everywhere),
        context.isNormative(exit.sourceOrigin.range),
        !OtherMentions.name(state, of: machine, context.document)
      else { continue }
      let name = machine[state].name
      var found = diagnostic(
        "no line leads to '\(name)'", at: NamedStates.source(of: exit, machine, context),
        label: "never entered",
        why: "the chart has \(machine.transitions.count) lines, and none has '\(name)' as its "
          + "target",
        help: "draw the line that leads to '\(name)', or take it out")
      found.severity = .warning
      diagnostics.append(found)
    }
  }
}
