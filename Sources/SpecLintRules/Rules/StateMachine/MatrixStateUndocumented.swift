import SpecAnalysis
public import SpecDiagnostics
public import SpecLint
import SpecModel
import SpecSyntax
import SpecText

/// Reports states of a matrix that no section describes.
public struct MatrixStateUndocumented: LintRule {
  /// What the rule is.
  public static let info = RuleInfo(
    code: "S503", name: "matrix-state-undocumented",
    summary: "The matrix names a state that no section of the document describes.",
    category: .stateMachine, defaultSeverity: .warning,
    explanation: """
      In a document that describes its states in sections, a state that only the matrix knows has no
      layout, no copy and no size. The rule runs where at least half of the states of a matrix have a
      section, or where a table of states stands beside the matrix and lists all others. "New" and "Start", into which
      nothing leads, only tell where a run begins.
      """,
    examples: [
      .accepted(
        "| From | To | Trigger |\n|---|---|---|\n| List | Detail | Tap |\n| Detail | List | Back |\n"
      ),
      .flagged(
        """
        ## Idle State

        ## Busy State

        ## Transitions

        | From | To | Trigger |
        |---|---|---|
        | Idle | Busy | Tap |
        | Busy | ⟦Receipt⟧ | Done |
        | Receipt | Idle | Close |

        """),
    ]
  )

  /// Makes the rule.
  public init() {}

  /// Compares the matrix with the sections.
  public func check(_ context: RuleContext, into diagnostics: inout [Diagnostic]) {
    for (machine, reach) in zip(context.spec.machines, context.analysis.reachability) {
      guard machine.matrices.contains(where: { $0.form != "list" }) else { continue }
      let isDescribed = Self.described(in: machine)
      let described = reach.states.filter(isDescribed.contains)
      guard described.count >= 2, described.count * 2 >= reach.states.count else {
        checkTables(machine, reach, context, into: &diagnostics)
        continue
      }
      let names = DescribedNames(machine, reach)
      for state in reach.states where machine[state].kind == .external {
        guard !isDescribed.contains(state), !OutsidePlaces.contain(machine[state].name),
          !Reachability.isPseudoState(machine[state]), !reach.isBeginning(state, in: machine),
          !hasHeading(machine[state], context),
          Names.firstWord(machine[state].name) != "transition",
          let origin = firstMention(of: state, machine, context)
        else { continue }
        let meant = names?.meant(by: state).map { machine[$0].name }
        diagnostics.append(
          diagnostic(
            "no section describes the state '\(machine[state].name)'", at: origin,
            label: "named here only",
            why:
              "\(described.count) of the \(reach.states.count) states of the matrix have a section; "
              + "no heading has the words of this name",
            help: meant.map { "did you mean '\($0)'?" }
              ?? "write a section 'State: \(machine[state].name)', or name the section it belongs "
              + "to",
            fix: meant.flatMap { renaming(of: state, to: $0, machine, context) }))
      }
    }
  }

  /// Whether a heading has the words of a state, although it is read as no state: "Saving state" may be a task.
  private func hasHeading(_ state: State, _ context: RuleContext) -> Bool {
    let words = Names.significantWords(state.name)
    return context.document.sections.indices.dropFirst().contains {
      Names.significantWords(context.document.title(ofSection: $0)) == words
    }
  }

  /// Reports the one or two states that a matrix has and the table of states beside it has not.
  private func checkTables(
    _ machine: Machine, _ reach: Reachability, _ context: RuleContext,
    into diagnostics: inout [Diagnostic]
  ) {
    let listed = tables(of: machine, context)
    guard !listed.isEmpty else { return }
    let missing = machine.stateIDs.compactMap { state -> (StateID, Origin, [Origin])? in
      let isCoded = isCodedOnly(state, machine, context)
      guard machine[state].kind == .external || isCoded || isDrawnOnly(state, machine, context),
        !OutsidePlaces.contain(machine[state].name), !Reachability.isPseudoState(machine[state]),
        !reach.isBeginning(state, in: machine),
        let origin = isCoded ? machine[state].origin : firstMention(of: state, machine, context),
        context.isNormative(origin.range),
        let table = group(origin, context).flatMap({ listed[$0] }),
        table.count >= 3, table.count * 2 >= machine.states.count
      else { return nil }
      return (state, origin, table)
    }
    // Where more are missing, the table is about some of the states.
    guard missing.count <= 2 else { return }
    for (state, origin, table) in missing {
      diagnostics.append(
        diagnostic(
          "the table of states does not have '\(machine[state].name)'", at: origin,
          label: "named here only", related: [.init(table[0], "the table of states")],
          why: "the table has \(table.count) states, all others of the matrix",
          help: "add a row for '\(machine[state].name)', or write the state that is meant"))
    }
  }

  /// Whether only the lines of a diagram name a state, which then declares nothing about it.
  private func isDrawnOnly(_ state: StateID, _ machine: Machine, _ context: RuleContext) -> Bool {
    let value = machine[state]
    return value.kind == .atomic && value.section == nil && value.parent == nil
      && machine.matrices.contains {
        $0.form == "diagram" && $0.origin.range.contains(value.origin.range)
      }
  }

  /// Whether only code beside a machine with rows names a state.
  private func isCodedOnly(_ state: StateID, _ machine: Machine, _ context: RuleContext) -> Bool {
    let value = machine[state]
    let start = value.origin.range.start
    return value.kind == .atomic && value.section == nil && value.parent == nil
      && firstMention(of: state, machine, context) == nil && context.document.isCode(start)
      && !machine.matrices.contains { $0.origin.range.contains(value.origin.range) }
  }

  /// The rows that declare states in tables, by the section around the table.
  private func tables(of machine: Machine, _ context: RuleContext) -> [Int32: [Origin]] {
    var result: [Int32: [Origin]] = [:]
    for state in machine.stateIDs where machine[state].kind != .external {
      let origin = machine[state].origin
      let header = context.document.tableHeader(around: origin.range.start).map { Names.words($0) }
      guard let first = header.first, first.contains("state") || first.contains("status"),
        !header.contains(where: { $0.contains("to") || $0.contains("next") || $0 == ["from"] }),
        let group = group(origin, context)
      else { continue }
      result[group, default: []].append(origin)
    }
    return result
  }

  /// The section around the section of a place, which holds both the table and the matrix.
  private func group(_ origin: Origin, _ context: RuleContext) -> Int32? {
    let path = context.document.headings(above: origin.range.start)
    return path.dropLast().last.map(Int32.init) ?? 0
  }

  /// The states that have a section, or whose parts have one.
  static func described(in machine: Machine) -> Set<StateID> {
    var result: Set<StateID> = []
    for state in machine.stateIDs where machine[state].section != nil {
      result.insert(state)
      if let parent = machine[state].parent { result.insert(parent) }
    }
    return result
  }

  /// Writes another name wherever rows name a state; `nil` where a row names it in other words.
  private func renaming(
    of state: StateID, to name: String, _ machine: Machine, _ context: RuleContext
  ) -> Diagnostic.Fix? {
    let key = Names.key(machine[state].name)
    var edits: [Diagnostic.Fix.Edit] = []
    for transition in machine.transitions where transition.matrix != nil {
      let places = [
        transition.source == state ? NamedStates.source(of: transition, machine, context) : nil,
        transition.target == state ? NamedStates.target(of: transition, machine, context) : nil,
      ]
      for place in places.compactMap(\.self) where !edits.contains(where: { $0.origin == place }) {
        guard Names.key(context.document.source.string(place.range)) == key else { return nil }
        edits.append(.init(place, text: name))
      }
    }
    guard !edits.isEmpty else { return nil }
    return Diagnostic.Fix(safety: .unsafe, title: "write '\(name)'", edits: edits)
  }

  private func firstMention(
    of state: StateID, _ machine: Machine, _ context: RuleContext
  ) -> Origin? {
    for transition in machine.transitions where transition.matrix != nil {
      if transition.source == state { return NamedStates.source(of: transition, machine, context) }
      if transition.target == state { return NamedStates.target(of: transition, machine, context) }
    }
    return nil
  }
}
