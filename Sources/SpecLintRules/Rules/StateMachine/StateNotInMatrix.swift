import SpecAnalysis
public import SpecDiagnostics
public import SpecLint
import SpecModel
import SpecSyntax
import SpecText

/// Reports described states that the matrix does not name.
public struct StateNotInMatrix: LintRule {
  /// What the rule is.
  public static let info = RuleInfo(
    code: "S504", name: "state-not-in-matrix",
    summary: "A section describes a state that no row of the matrix names.",
    category: .stateMachine, defaultSeverity: .warning, precision: .heuristic,
    explanation: """
      The matrix says how states follow one another. A state that has a section and no row cannot be
      entered or left. Where the matrix names a group of states, the member that its triggers speak
      of counts as named. Where the sections of the states are numbered as such ("State 3: Busy"), one without
      a number is about a part of the screen, and so is one that the list of the states names only among
      what they show. A table of which the text says that each state has its row is held against
      all states as well, and so is a fence that its title calls a diagram and that draws most states in boxes.
      """,
    examples: [
      .accepted(
        """
        ### State: Idle

        ### State: Busy

        | From | To | Trigger |
        |---|---|---|
        | Idle | Busy | Tap |
        | Busy | Idle | Done |

        """),
      .flagged(
        """
        ### State: Idle

        ### State: Busy

        ⟦### State: Offline⟧

        | From | To | Trigger |
        |---|---|---|
        | Idle | Busy | Tap |
        | Busy | Idle | Done |

        """),
    ]
  )

  /// Makes the rule.
  public init() {}

  /// Compares the sections with the matrix.
  public func check(_ context: RuleContext, into diagnostics: inout [Diagnostic]) {
    checkRows(context, into: &diagnostics)
    checkDrawn(context, into: &diagnostics)
    for (machine, reach) in zip(context.spec.machines, context.analysis.reachability) {
      // A list of changes rarely says all of them.
      guard
        let matrix = machine.matrices.first(where: { $0.form == "table" || $0.form == "diagram" })
      else { continue }
      let named = Set(reach.states).union(members(machine, reach, context))
      let described = machine.stateIDs.filter { isSection($0, machine) }
      let found = described.filter(named.contains)
      // A table about a part of the states is no matrix of all of them.
      guard found.count >= 2, found.count * 2 >= described.count else { continue }
      let isOfControls = found.contains { isOfControl(machine[$0]) }
      let parts = ShownParts(found.map { machine[$0] }, machine, context)
      let keys = Set(named.map { Names.key(machine[$0].name) })
      for state in described where !named.contains(state) {
        // A heading of many words is a sentence.
        if Names.wordCount(machine[state].name) > 5 { continue }
        if isNamedInPart(machine[state].name, keys) { continue }
        // What a button looks like is no state of the screen that the matrix is about.
        if !isOfControls, isOfControl(machine[state]) { continue }
        guard let section = machine[state].section, !parts.contain(machine[state]) else { continue }
        diagnostics.append(
          diagnostic(
            "the matrix does not name the state '\(machine[state].name)'",
            at: context.origin(heading(section, context)), label: "no row enters or leaves it",
            related: [.init(firstLine(matrix.origin, context), "the matrix")],
            why: "\(found.count) of \(described.count) described states have rows; no name in the "
              + "matrix has the words of this one",
            help: "add a row that leads to '\(machine[state].name)' and one that leads out of it"))
      }
    }
  }

  /// Whether the matrix has one of two names, "Home/Today", or one that goes on in a script without blanks: "目標一覧".
  private func isNamedInPart(_ name: String, _ keys: Set<String>) -> Bool {
    name.split(separator: "/").contains { part in
      let key = Names.key(String(part))
      return keys.contains(key)
        || key.utf8.contains { $0 >= 0xE3 } && keys.contains { $0.hasPrefix(key) }
    }
  }

  private func isOfControl(_ state: State) -> Bool {
    Names.wordCount(state.name) == 1 && Names.hasWord(state.name, in: MatrixMissing.controlWords)
  }

  private func isSection(_ state: StateID, _ machine: Machine) -> Bool {
    let value = machine[state]
    return value.section != nil && !value.isMode && value.kind == .atomic
      && value.provenance == .declared
  }

  /// The members of named groups that count as named: the one that fits the triggers, or all if none stands out.
  private func members(
    _ machine: Machine, _ reach: Reachability, _ context: RuleContext
  ) -> Set<StateID> {
    var result: Set<StateID> = []
    var children: [StateID: [StateID]] = [:]
    for state in machine.stateIDs {
      if let parent = machine[state].parent { children[parent, default: []].append(state) }
    }
    guard !children.isEmpty else { return result }
    let rows = GroupFit.Rows(machine)
    for group in reach.states {
      guard let states = children[group] else { continue }
      let triggers = rows.triggers(of: group)
      if let fit = GroupFit.fit(
        of: states, to: triggers, machine: machine, document: context.document)
      {
        result.insert(fit.state)
      } else {
        result.formUnion(states)
      }
    }
    return result
  }

  private func heading(_ section: Origin, _ context: RuleContext) -> SourceRange {
    firstLine(section, context).range
  }

  private func firstLine(_ origin: Origin, _ context: RuleContext) -> Origin {
    let source = context.document.source
    return context.origin(source.lineRange(source.lineIndex(of: Int(origin.range.start))))
  }
}
