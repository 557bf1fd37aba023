import SpecAnalysis
public import SpecDiagnostics
public import SpecLint
import SpecModel
import SpecSyntax
import SpecText

/// Reports states that no row leaves.
public struct DeadEnd: LintRule {
  /// What the rule is.
  public static let info = RuleInfo(
    code: "S502", name: "dead-end",
    summary: "A row of the matrix leads to this state, and none leads out of it.",
    category: .stateMachine, defaultSeverity: .error,
    explanation: """
      A person who arrives in such a state cannot leave it. Often the way back is described in prose
      and missing from the matrix. Final states, and machines with a row from any state, are left
      alone; so are machines that run from a beginning to their ends and never come back, and tables
      without triggers; what the compiler concludes from prose is not counted as a row.
      """,
    references: ["UML 2.5.1, 14.2.3.8"],
    examples: [
      .accepted(
        "| From | To | Trigger |\n|---|---|---|\n| List | Detail | Tap |\n| Detail | List | Back |\n"
      ),
      .accepted(
        "```mermaid\nstateDiagram-v2\n[*] --> Form\nForm --> Sent : submit\nSent --> [*] : done\n```\n"
      ),
      .flagged(
        """
        | From | To | Trigger |
        |---|---|---|
        | List | ⟦Detail⟧ | Tap |
        | List | Search | Pull |
        | Search | List | Cancel |

        """),
    ]
  )

  private static let closing: Lexicon = [
    "end", "ended", "final", "terminal", "exit", "exited", "closed", "dismissed", "destroyed",
    "terminated", "quit", "removed", "deleted", "unmounted", "done", "finished", "complete",
    "completed", "success", "succeeded", "rejected", "denied", "declined", "refunded", "expired",
    "submitted", "posted", "sent", "added", "cancelled", "canceled", "aborted",
  ]

  /// Overlays that go away by themselves.
  private static let passing: Lexicon = ["toast", "snackbar"]

  /// Makes the rule.
  public init() {}

  /// Looks for states without a way out.
  public func check(_ context: RuleContext, into diagnostics: inout [Diagnostic]) {
    var left: LeftStates?
    for (machine, reach) in zip(context.spec.machines, context.analysis.reachability) {
      guard machine.hasDeclaredMatrix, !reach.deadEnds.isEmpty,
        machine.transitions.contains(where: { $0.trigger != nil && $0.matrix != nil })
      else { continue }
      let lifecycle = Lifecycle(machine, roots: reach.roots)
      // A life has at least three changes; less is a matrix that is not yet written.
      let isLife = machine.transitions.count(where: { $0.matrix != nil }) >= 3
      for state in reach.deadEnds where !isClosing(machine[state]) {
        let elsewhere = left ?? LeftStates(context.spec.machines)
        left = elsewhere
        guard !elsewhere.contains(machine[state], besides: machine),
          !isLife || !endsAsMeant(state, machine, reach, lifecycle),
          !isCalledEnd(machine[state].name, context.document.source.bytes)
        else { continue }
        if let found = diagnostic(state, machine, reach, context) { diagnostics.append(found) }
      }
    }
  }

  /// Whether the name itself says that nothing follows, or what follows lies outside of the product.
  private func isClosing(_ state: State) -> Bool {
    if Names.hasWord(state.name, in: Self.closing) { return true }
    guard state.section == nil else { return false }
    return OutsidePlaces.contain(state.name) || Names.hasWord(state.name, in: Self.passing)
  }

  private static let verdicts: [StaticString] = [
    " is the end", " is the last", " is final", " is the final", " is terminal", " ends the ",
    " ist das Ende", " ist der letzte", " est la fin", " es el final", " é o fim", " è la fine",
  ]

  /// Whether a sentence says of a state that it is the end: "Home is the end of this flow".
  private func isCalledEnd(_ name: String, _ bytes: ContiguousArray<UInt8>) -> Bool {
    let name = Array(name.utf8)
    return Self.verdicts.contains { verdict in
      var offset = 0
      while let found = ASCII.find(verdict, in: bytes, offset..<bytes.count) {
        // Marks of code and quotes may stand between.
        var end = found
        while end > 0, [0x60, 0x22, 0x2A].contains(bytes[end - 1]) { end -= 1 }
        if end >= name.count, bytes[end - name.count..<end].elementsEqual(name) { return true }
        offset = found + verdict.utf8CodeUnitCount
      }
      return false
    }
  }

  /// Whether the machine runs from a beginning to its ends, and this is one of them.
  private func endsAsMeant(
    _ state: StateID, _ machine: Machine, _ reach: Reachability, _ lifecycle: Lifecycle
  ) -> Bool {
    reach.transitions(into: state).allSatisfy { index in
      let entering = machine.transitions[index]
      return entering.source == state || entering.matrix == nil
        || lifecycle.endsAsMeant(after: entering)
    }
  }

  private func diagnostic(
    _ state: StateID, _ machine: Machine, _ reach: Reachability, _ context: RuleContext
  ) -> Diagnostic? {
    let name = machine[state].name
    let entering = reach.transitions(into: state).map { machine.transitions[$0] }
      .filter { $0.matrix != nil }
    guard let entry = entering.first(where: { $0.source != state }) else { return nil }
    let source = entry.source.map { machine[$0].name } ?? "any state"
    let prose = reach.transitions(outOf: state).lazy.map { machine.transitions[$0] }
      .first { $0.matrix == nil }
    var related: [Diagnostic.Related] = []
    if let prose {
      related.append(.init(prose.origin, "the text gives a way out"))
    } else if let section = machine[state].section {
      related.append(.init(section, "described here"))
    }
    return diagnostic(
      "no row leads out of the state '\(name)'", at: entry.targetOrigin,
      label: "entered from '\(source)'", related: related,
      why:
        "\(story(to: state, by: entry, machine, reach)) → no way back; "
        + "\(entering.count) \(entering.count == 1 ? "row enters" : "rows enter") it, none has it as "
        + "its source",
      help:
        "add a row from '\(name)' to \(prose.map { "'\(machine[$0.target].name)'" } ?? "'\(source)'")",
      fix: fix(state, entry: entry, prose: prose, machine, context))
  }

  /// A shortest run into the state.
  private func story(
    to state: StateID, by entry: Transition, _ machine: Machine, _ reach: Reachability
  ) -> String {
    MachineStory.run(to: state, in: machine, reach: reach)
      ?? MachineStory.change(entry, in: machine)
  }

  private func fix(
    _ state: StateID, entry: Transition, prose: Transition?, _ machine: Machine,
    _ context: RuleContext
  ) -> Diagnostic.Fix? {
    guard let source = entry.source else { return nil }
    let target = machine[prose?.target ?? source].name
    guard
      let new = MatrixEdit.row(
        like: entry, source: machine[state].name, target: target,
        trigger: prose?.trigger?.text ?? "Back", in: context.document)
    else { return nil }
    return Diagnostic.Fix(
      safety: .unsafe, title: "add a row from '\(machine[state].name)' to '\(target)'",
      edits: [.init(context.origin(new.range), text: new.text)])
  }
}

/// The states that rows of some machine leave, by key and by the parts of names with dots.
private struct LeftStates {
  private var machines: [String: Set<String>] = [:]
  private var parts: [String: Set<String>] = [:]

  init(_ all: [Machine]) {
    for machine in all {
      for transition in machine.transitions where transition.matrix != nil {
        guard let source = transition.source else { continue }
        machines[machine[source].key, default: []].insert(machine.key)
        let name = machine[source].name
        for dot in name.indices where name[dot] == "." {
          parts[String(name[..<dot]), default: []].insert(machine.key)
          parts[String(name[name.index(after: dot)...]), default: []].insert(machine.key)
        }
      }
    }
  }

  /// Whether rows of another machine leave a state, or one that it is a part of or that is a part of it.
  func contains(_ state: State, besides machine: Machine) -> Bool {
    [machines[state.key], parts[state.name]].contains { found in
      found.map { $0.count > 1 || !$0.contains(machine.key) } ?? false
    }
  }
}
