import SpecAnalysis
public import SpecDiagnostics
public import SpecLint
import SpecModel
import SpecSyntax
import SpecText

/// Reports what a table and a diagram of one machine tell differently.
public struct MatrixConflict: LintRule {
  /// What the rule is.
  public static let info = RuleInfo(
    code: "S516", name: "matrix-conflict",
    summary: "Two matrices of one machine tell different transitions.",
    category: .stateMachine, defaultSeverity: .error, precision: .heuristic,
    explanation: """
      A diagram and a table that describe the same states are read as one; where they lead to different
      states on the same trigger, give different durations, or one has a change that the other does not
      have, nobody knows which is built. Matrices are compared only where they share at least two
      transitions that make up half of the smaller one; a change that only one of them has is reported
      between a table and a diagram, whatever words they have for the triggers, not between two tables, which
      often share the work; a table of tests or of acceptance is not asked for what it leaves out. A trigger
      that is another event in the diagram is a warning where both have the same words for all other
      changes. Sections that are titled as changes ("Draft → Sent") are held against the diagram where they
      tell at least three quarters of it. A row that leads to what only the program knows, "(returnState)", is an info
      where the diagram leads to one state.
      """,
    examples: [
      .accepted(
        """
        | From | To | Trigger |
        |---|---|---|
        | Shut | Rising | Badge |
        | Rising | Up | Stop |
        | Up | Shut | Timer |

        ```mermaid
        stateDiagram-v2
        Shut --> Rising : Badge
        Rising --> Up : Stop
        Up --> Shut : Timer
        ```

        """),
      .flagged(
        """
        | From | To | Trigger |
        |---|---|---|
        | Shut | Rising | Badge |
        | Rising | Up | Stop |
        | Up | Shut | Timer |

        ```mermaid
        stateDiagram-v2
        Shut --> Rising : Badge
        Rising --> Up : Stop
        ⟦Up --> Rising : Timer⟧
        ```

        """),
    ]
  )

  /// Makes the rule.
  public init() {}

  /// Compares the matrices of each machine.
  public func check(_ context: RuleContext, into diagnostics: inout [Diagnostic]) {
    checkOpen(context, into: &diagnostics)
    for machine in context.spec.machines where !machine.prohibitions.isEmpty {
      checkForbidden(machine, context, into: &diagnostics)
    }
    for machine in context.spec.machines where machine.matrices.count > 1 {
      for difference in MatrixDifference.differences(in: machine)
      where isComparable(difference, machine, context.document) {
        if let found = diagnostic(difference, machine, context) { diagnostics.append(found) }
      }
    }
    for machine in context.spec.machines where !machine.matrices.isEmpty {
      diagnostics += HeadedChange.missing(in: machine, context.document).map {
        diagnostic($0, machine, context)
      }
    }
  }

  /// Reports changes that a row of a table forbids without a condition, and another place tells.
  private func checkForbidden(
    _ machine: Machine, _ context: RuleContext, into diagnostics: inout [Diagnostic]
  ) {
    let document = context.document
    for rule in machine.prohibitions where rule.trigger == nil && rule.guardText == nil {
      guard let source = rule.source, let target = rule.target,
        !document.tableHeader(around: rule.origin.range.start).isEmpty,
        context.isNormative(rule.origin.range)
      else { continue }
      for transition in machine.transitions
      where transition.source == source && transition.target == target
        && transition.provenance == .declared && context.isNormative(transition.origin.range)
      {
        let change = MachineStory.change(transition, in: machine)
        diagnostics.append(
          diagnostic(
            "'\(change)' is told here and forbidden in the table", at: transition.origin,
            label: "told here", related: [.init(rule.origin, "forbidden here")],
            why: "the row of the table forbids it without a condition",
            help: "take one of them out, or say when the change is allowed"))
      }
    }
  }

  private func diagnostic(
    _ missing: HeadedChange, _ machine: Machine, _ context: RuleContext
  ) -> Diagnostic {
    let transition = machine.transitions[missing.transition]
    let document = context.document
    let title = document.title(ofSection: missing.section)
    let heading = document.nodes[Int(document.sections[missing.section].heading)].range
    let change = MachineStory.change(transition, in: machine)
    var found = diagnostic(
      "'\(title)' has no section for the change '\(change)'",
      at: document.origin(document.firstLine(of: transition.sourceOrigin.range)),
      label: "drawn here",
      related: [.init(document.origin(heading), "\(missing.count) other changes have theirs")],
      why: "the sections below '\(title)' tell all but a few of the changes that the diagram draws",
      help: "add a section for the change, or take it out of the diagram")
    found.severity = .warning
    return found
  }

  /// Whether both sides mean to be complete: two tables often share the work, a table and a diagram do not.
  private func isComparable(
    _ difference: MatrixDifference, _ machine: Machine, _ document: Document
  ) -> Bool {
    switch difference.kind {
    case .absent, .parallel, .trigger:
      guard !CheckTables.contain(machine.matrices[difference.other], document),
        machine.matrices[difference.matrix].form != machine.matrices[difference.other].form
      else { return false }
    case .target, .duration, .wildcard: return true
    }
    guard difference.kind == .absent else { return true }
    let source = machine.transitions[difference.transition].source
    let isLeft = machine.transitions.contains {
      $0.source == source && $0.target != source
        && ($0.matrix == difference.other
          || $0.retellings.contains { $0.matrix == difference.other })
    }
    return isLeft && isWhole(difference, machine)
  }

  /// Whether the other side tells at least half of the changes, in whatever words; a table of exceptions leaves the
  /// rest to the drawing.
  private func isWhole(_ difference: MatrixDifference, _ machine: Machine) -> Bool {
    func tells(_ transition: Transition, _ matrix: Int) -> Bool {
      transition.matrix == matrix || transition.retellings.contains { $0.matrix == matrix }
    }
    func ends(_ transition: Transition) -> [StateID?] { [transition.source, transition.target] }
    let own = machine.transitions.filter { tells($0, difference.matrix) }
    let others = Set(machine.transitions.filter { tells($0, difference.other) }.map(ends))
    return own.count { tells($0, difference.other) || others.contains(ends($0)) } * 2 >= own.count
  }

  private func diagnostic(
    _ difference: MatrixDifference, _ machine: Machine, _ context: RuleContext
  ) -> Diagnostic? {
    let transition = machine.transitions[difference.transition]
    let other = machine.matrices[difference.other]
    let place = context.origin(firstLine(other.origin, context))
    let change = MachineStory.change(transition, in: machine)
    let own = machine.matrices[difference.matrix]
    let name = named(other, beside: own, context)
    let why = "the \(named(own, beside: other, context)) and the \(name) tell of the same states"
    switch difference.kind {
    case .target(let rival):
      let rival = machine.transitions[rival]
      return diagnostic(
        "'\(transition.trigger?.text ?? "")' leads to '\(machine[transition.target].name)' here and "
          + "to '\(machine[rival.target].name)' in the \(name)",
        at: transition.sourceOrigin, label: change,
        related: [.init(rival.origin, MachineStory.change(rival, in: machine))], why: why,
        help: "decide which target is right, and write it in both places")
    case .wildcard(let rival):
      let rival = machine.transitions[rival]
      var found = diagnostic(
        "'\(transition.trigger?.text ?? "")' leads to '\(machine[transition.target].name)' from any "
          + "state here, and from '\(MachineText.name(rival.source, in: machine))' only in the "
          + name,
        at: transition.sourceOrigin, label: change,
        related: [.init(rival.origin, MachineStory.change(rival, in: machine))], why: why,
        help: "name the source states here, or add them to the \(name)")
      // Drawings show one of many sources more often than not.
      found.severity = .info
      return found
    case .trigger(let rival):
      let rival = machine.transitions[rival]
      let (here, there) = (transition.trigger?.text ?? "", rival.trigger?.text ?? "")
      var found = diagnostic(
        "'\(change)' is triggered by '\(there)' in the \(name)",
        at: transition.sourceOrigin, label: "on '\(here)'",
        related: [.init(rival.origin, "on '\(there)'")],
        why: why + ", in the same words but for this trigger",
        help: "decide which event it is, and write it in both places")
      found.severity = .warning
      return found
    case .duration:
      guard let retold = transition.retellings.first(where: { $0.matrix == difference.other }),
        let here = transition.duration, let there = retold.duration
      else { return nil }
      return diagnostic(
        "'\(change)' takes \(MachineText.time(here)) here and \(MachineText.time(there)) in the "
          + name,
        at: transition.durationOrigin ?? transition.origin, label: MachineText.time(here),
        related: [.init(retold.durationOrigin ?? retold.origin, MachineText.time(there))],
        why: why, help: "decide which time is right, and write it in both places")
    case .absent, .parallel:
      return diagnostic(
        "the \(name) does not have the change '\(change)'", at: transition.sourceOrigin,
        label: "only here", related: [.init(place, "the \(name) has both states")], why: why,
        help: "add the change to the \(name), or take it out here")
    }
  }

  /// What a matrix is called: by its form, and by its line where both have one form.
  private func named(
    _ matrix: Machine.Matrix, beside other: Machine.Matrix, _ context: RuleContext
  ) -> String {
    matrix.form == other.form
      ? "\(matrix.form) on line \(context.line(matrix.origin))" : matrix.form
  }

  private func firstLine(_ origin: Origin, _ context: RuleContext) -> SourceRange {
    let source = context.document.source
    return source.lineRange(source.lineIndex(of: Int(origin.range.start)))
  }
}
