import SpecAnalysis
public import SpecDiagnostics
public import SpecLint
import SpecModel
import SpecSyntax
import SpecText

/// Reports buttons of a state that no row of the matrix speaks of.
public struct ActionWithoutEdge: LintRule {
  /// What the rule is.
  public static let info = RuleInfo(
    code: "S508", name: "action-without-edge",
    summary: "A state shows a button, and no row out of that state has a trigger of its words.",
    category: .stateMachine, defaultSeverity: .warning, precision: .heuristic,
    explanation: """
      A button that the matrix does not know leads nowhere, or the matrix is not complete. Quoted labels
      of buttons in the section of a state are compared with the triggers of the rows out of that state,
      of the group it belongs to, and of the rows from any state. Documents without a table or diagram
      of transitions are left alone, and so are states without a section. Several names behind a label
      "Actions" of a state, of which no row out of it has any, are an info at the first of them.
      """,
    references: ["UML 2.5.1, 14.2.3.9: triggers"],
    examples: [
      .accepted(
        """
        ### State: Idle

        - Button: "Start" primary button

        ### State: Busy

        | From | To | Trigger |
        |---|---|---|
        | Idle | Busy | Start |
        | Busy | Idle | Done |

        """),
      .flagged(
        """
        ### State: Idle

        - **Action**: "⟦Import Photos⟧" primary button

        ### State: Busy

        | From | To | Trigger |
        |---|---|---|
        | Idle | Busy | Start |
        | Busy | Idle | Done |

        """),
    ]
  )

  private static let fillers: Set<String> = [
    "the", "a", "an", "to", "your", "my", "now", "go", "all", "action", "button", "tap", "click",
    "press", "please", "of", "primary", "secondary", "main", "label", "buttons",
  ]

  /// Makes the rule.
  public init() {}

  /// Compares the buttons of each described state with its rows.
  public func check(_ context: RuleContext, into diagnostics: inout [Diagnostic]) {
    checkNamed(context, into: &diagnostics)
    checkListed(context, into: &diagnostics)
    for machine in context.spec.machines
    where machine.matrices.contains(where: { $0.form == "table" || $0.form == "diagram" }) {
      let isNamed = Set(context.analysis.reachability.isEmpty ? [] : named(machine))
      guard !isNamed.isEmpty else { continue }
      for state in machine.stateIDs {
        guard let section = machine[state].section, !machine[state].isMode,
          isNamed.contains(state) || machine[state].parent.map(isNamed.contains) == true
        else { continue }
        for copy in context.spec.copy
        where section.range.contains(copy.origin.range) && isButton(copy, context) {
          if let found = check(copy.text, copy.subject, at: copy.origin, state, machine) {
            diagnostics.append(found)
          }
        }
      }
    }
  }

  /// Reports a button named in the part of a state, where rows tell what all others do.
  private func checkNamed(_ context: RuleContext, into diagnostics: inout [Diagnostic]) {
    let document = context.document
    guard document.mentions("utton") else { return }
    for machine in context.spec.machines
    where machine.matrices.contains(where: { $0.form == "table" || $0.form == "diagram" }) {
      let isNamed = Set(named(machine))
      var unknown: [Diagnostic] = []
      var known = 0
      for state in machine.stateIDs where isNamed.contains(state) && !machine[state].isMode {
        guard let nodes = part(of: machine[state], document) else { continue }
        for button in NamedButton.find(in: nodes, document)
        where context.isNormative(button.origin.range) {
          if let found = check(button.name, "", at: button.origin, state, machine) {
            unknown.append(found)
          } else {
            known += 1
          }
        }
      }
      // Where more are missing, the matrix is not about buttons.
      if unknown.count == 1, known >= 4 { diagnostics += unknown }
    }
  }

  /// The nodes that describe a state: its section, or the item that begins with its name.
  func part(of state: State, _ document: Document) -> Range<Int>? {
    if let section = state.section {
      let found = document.sections.first {
        $0.heading >= 0 && document.nodes[Int($0.heading)].range.start == section.range.start
      }
      return found.map { Int($0.ownNodes.lowerBound) + 1..<Int($0.ownNodes.upperBound) }
    }
    if let found = document.sections.indices.dropFirst().first(where: {
      Names.key(document.title(ofSection: $0)) == state.key
    }) {
      let nodes = document.sections[found].ownNodes
      return Int(nodes.lowerBound) + 1..<Int(nodes.upperBound)
    }
    let item = document.nodes.indices.first { item in
      let leaf = item + 1
      guard document.nodes[item].kind == .item, leaf < document.nodes.count,
        let bold = document.span(
          at: document.plainText(of: leaf).lowerBound, of: leaf, in: [.strong, .code]),
        bold.count <= 40
      else { return false }
      return Names.key(document.string(plain: bold)) == state.key
    }
    return item.map { $0 + 1..<Int(document.nodes[$0].end) }
  }

  /// The states that rows of the matrix name.
  private func named(_ machine: Machine) -> [StateID] {
    machine.transitions.filter { $0.matrix != nil }.flatMap {
      [$0.source, $0.target].compactMap { $0 }
    }
  }

  /// Whether a quoted text is the label of a button: the word stands right before or after it.
  private func isButton(_ copy: CopyString, _ context: RuleContext) -> Bool {
    guard copy.placeholders.isEmpty, copy.text.utf8.count <= 30 else { return false }
    let source = context.document.source
    let line = source.lineRange(source.lineIndex(of: Int(copy.origin.range.start)))
    let text = source.string(line).lowercased()
    guard text.contains("button") else { return false }
    let after = source.string(SourceRange(Int(copy.origin.range.end), Int(line.end))).lowercased()
    let next = Names.words(after).prefix(3)
    return !next.contains("link") && !next.contains("text") && !staysInState(after)
  }

  /// Whether a line says that a button leaves the state as it is.
  private func staysInState(_ text: String) -> Bool {
    text.contains("in place") || text.contains("stays") || text.contains("leaves the state")
  }

  func check(
    _ text: String, _ subject: String, at origin: Origin, _ state: StateID, _ machine: Machine
  ) -> Diagnostic? {
    let words = Set(Names.words(text + " " + subject)).subtracting(Self.fillers)
    guard !words.isEmpty else { return nil }
    let rows = machine.transitions.filter {
      $0.source == state || $0.source == nil || $0.source == machine[state].parent
    }
    let isKnown = rows.contains { row in
      guard let trigger = row.trigger?.text else { return false }
      let known = Names.words(trigger).map(stem)
      return words.contains { known.contains(stem($0)) }
    }
    guard !isKnown else { return nil }
    let name = machine[state].name
    let triggers = rows.filter { $0.source != nil }.compactMap(\.trigger?.text)
    return diagnostic(
      "no row says what '\(text)' does in '\(name)'", at: origin,
      label: "a button without a row",
      related: rows.first(where: { $0.source != nil && $0.matrix != nil }).map {
        [.init($0.origin, "a row out of this state")]
      } ?? [],
      why: triggers.isEmpty
        ? "no row leads out of '\(name)'"
        : "the rows out of '\(name)' have the triggers "
          + triggers.prefix(4).map { "'\($0)'" }.joined(separator: ", "),
      help: "add a row with the trigger '\(text)', or say that it leaves the state as it is")
  }

  private func stem(_ word: String) -> String { String(word.prefix(5)) }
}
