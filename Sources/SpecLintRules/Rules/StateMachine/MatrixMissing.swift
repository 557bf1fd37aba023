import SpecAnalysis
public import SpecDiagnostics
public import SpecLint
import SpecModel
import SpecSyntax
import SpecText

/// Reports documents that describe states and declare no transitions.
public struct MatrixMissing: LintRule {
  /// What the rule is.
  public static let info = RuleInfo(
    code: "S514", name: "matrix-missing",
    summary: "The document describes states and no table says how they follow one another.",
    category: .stateMachine, defaultSeverity: .info,
    explanation: """
      Without a table of transitions nobody can say which state follows which, and no trace can be
      checked against the document. Documents with at least three states or with flows are reported
      once, sections only where their titles or those above them speak of states: screens and steps
      follow as navigation has it. Flows whose arrows join all steps or whose lines are numbered are left alone, and so are "Loading", "Empty" and
      "Error" as rules for any screen and the looks of different parts below such titles ("Empty States"). The fix adds a
      table with a row for each change that the text describes, or for each state.
      """,
    examples: [
      .accepted("## Idle State\n\n## Busy State\n"),
      .flagged("⟦## Idle State⟧\n\n## Busy State\n\n## Offline State\n"),
    ]
  )

  /// Words for the states of a control.
  static let controlWords: Lexicon = [
    "hover", "hovered", "pressed", "focus", "focused", "disabled",
  ]

  /// Makes the rule.
  public init() {}

  /// Looks for states without a matrix.
  public func check(_ context: RuleContext, into diagnostics: inout [Diagnostic]) {
    let machines = context.spec.machines
    guard machines.allSatisfy({ $0.matrices.isEmpty }) else { return }
    guard let machine = machines.max(by: { weight($0) < weight($1) }), weight(machine) >= 3,
      let first = machine.states.first, !isTold(machine)
    else { return }
    let isFlow = machine.states.allSatisfy { $0.section == nil }
    guard
      isFlow
        ? !isChained(machine) && !isNumbered(machine, context.document)
        : !isOfAnyScreen(machine, context.document)
    else { return }
    guard isFlow || speaksOfStates(machine, context.document) else { return }
    let linked = isFlow ? [] : linkedOnly(machine)
    let count = machine.states.count - linked.count
    diagnostics.append(
      diagnostic(
        "no table says how the \(count) \(isFlow ? "steps" : "states") of '\(machine.name)' "
          + "follow one another",
        at: first.origin, label: "the first of \(count)",
        why:
          "the document has no table with a source and a target, no state diagram and no list of "
          + "transitions",
        help: "add a table '| From State | To State | Trigger | Duration |'",
        fix: fix(machine, context)))
  }

  /// Whether the titles of the states, those around them or that of the document call them states: screens of an app,
  /// the steps of a procedure and panels beside one another follow as navigation has it, and need no table.
  private func speaksOfStates(_ machine: Machine, _ document: Document) -> Bool {
    let sections = machine.states.compactMap { state in
      state.section.flatMap { document.lastNode(startingBy: $0.range.start) }
        .map { Int(document.nodes[$0].section) }
    }
    let told = sections.count { section in
      document.path(ofSection: section).contains {
        StateNouns.areNamed(in: document.title(ofSection: $0))
      }
    }
    return told * 2 > sections.count
  }

  /// The number of described states, or of changes in flows; states that only a list names do not count.
  private func weight(_ machine: Machine) -> Int {
    let described = machine.states.count { $0.section != nil && !$0.isMode }
    // What a control looks like below a finger needs no table: everybody knows when it changes.
    let controls = machine.states.count {
      Names.hasWord($0.name, in: Self.controlWords)
    }
    guard controls < 2 else { return 0 }
    let isFlow = machine.states.allSatisfy { $0.provenance == .inferred }
    return max(described, isFlow ? machine.transitions.count : 0)
  }

  /// The screens without a section of their own that a list of ways says how to reach.
  private func linkedOnly(_ machine: Machine) -> Set<StateID> {
    Set(
      machine.transitions.filter { $0.provenance == .declared && !$0.isArrival }
        .flatMap { [$0.source, $0.target] }.compactMap(\.self)
        .filter { machine[$0].section == nil })
  }

  /// Whether the sections of the states say themselves how all of them are entered or left.
  private func isTold(_ machine: Machine) -> Bool {
    let told = machine.transitions.filter { $0.provenance == .declared && !$0.isArrival }
    guard !told.isEmpty else { return false }
    let ends = Set(told.flatMap { [$0.source, $0.target] })
    return machine.stateIDs.allSatisfy {
      machine[$0].section == nil || machine[$0].isMode || ends.contains($0)
    } && machine.states.contains { $0.section != nil }
  }

  /// Whether the arrows of a flow join all its steps themselves: what follows what is told, in a form of its own.
  private func isChained(_ machine: Machine) -> Bool {
    let told = machine.transitions.filter { $0.provenance == .declared && $0.source != nil }
    let ends = Set(told.flatMap { [$0.source, $0.target] })
    return told.count + 1 >= machine.states.count && machine.stateIDs.allSatisfy(ends.contains)
  }

  private func fix(_ machine: Machine, _ context: RuleContext) -> Diagnostic.Fix {
    var rows = "\n## State Transitions\n\n| From State | To State | Trigger | Duration |\n"
    rows += "|---|---|---|---|\n"
    let told = machine.transitions.filter { !$0.isArrival }
    for transition in told {
      let source = transition.source.map { machine[$0].name } ?? "any"
      rows += row(source, machine[transition.target].name, transition.trigger?.text)
    }
    // What only an entry condition tells may begin anywhere.
    let entered = Set(told.map(\.target))
    for arrival in machine.transitions
    where !told.isEmpty && arrival.isArrival && arrival.target != machine.initial
      && !entered.contains(arrival.target)
    {
      rows += row("any", machine[arrival.target].name, arrival.trigger?.text)
    }
    if told.isEmpty {
      let initial = machine.initial.map { machine[$0].name } ?? machine.states[0].name
      rows += row("(none)", initial, nil)
      for state in machine.states where state.name != initial && !state.isMode {
        rows += row(initial, state.name, state.context?.text)
      }
    }
    let end = context.document.source.bytes.count
    return Diagnostic.Fix(
      safety: .unsafe, title: "add a table of transitions",
      edits: [.init(context.origin(SourceRange(end, end)), text: rows)])
  }

  private func row(_ source: String, _ target: String, _ trigger: String?) -> String {
    let trigger = (trigger ?? "…").split(separator: "|").joined(separator: "\\|")
    return "| \(source) | \(target) | \(trigger) | — |\n"
  }
}
