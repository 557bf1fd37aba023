import SpecAnalysis
import SpecDiagnostics
import SpecLint
import SpecModel
import SpecSyntax
import SpecText

/// Rows whose target is only known while the program runs, where a diagram draws one.
extension MatrixConflict {
  /// Words of targets that say that nothing changes, or that nothing is known.
  private static let others: Lexicon = [
    "unchanged", "same", "none", "self", "stay", "stays", "current", "no", "any", "all", "varies",
    "optional", "terminal", "final", "end", "exit", "n", "tbd", "unverändert", "gleich", "keine",
    "inchangé", "même", "aucun", "igual", "mismo", "ninguno", "nenhum", "uguale", "nessuno",
  ]

  /// Reports rows "Picker | back | (returnState)" beside a diagram that leads from the picker to one state.
  func checkOpen(_ context: RuleContext, into diagnostics: inout [Diagnostic]) {
    for machine in context.spec.machines where machine.matrices.count > 1 {
      let matrices = machine.matrices.enumerated()
      guard let diagram = matrices.first(where: { $0.element.form == "diagram" }) else { continue }
      let drawn = machine.transitions.filter { transition in
        transition.trigger != nil && transition.source != nil
          && (transition.matrix == diagram.offset
            || transition.retellings.contains { $0.matrix == diagram.offset })
      }
      guard !drawn.isEmpty else { continue }
      for (_, matrix) in matrices where matrix.form == "table" {
        guard
          let table = context.document.tables.first(where: {
            context.document.nodes[$0].range.contains(matrix.origin.range)
              || matrix.origin.range.contains(context.document.nodes[$0].range)
          })
        else { continue }
        for row in context.document.children(of: table).dropFirst() {
          checkRow(row, machine, drawn, context, &diagnostics)
        }
      }
    }
  }

  private func checkRow(
    _ row: Int, _ machine: Machine, _ drawn: [Transition], _ context: RuleContext,
    _ diagnostics: inout [Diagnostic]
  ) {
    let document = context.document
    let cells = document.children(of: row)
    guard cells.count > 2,
      let target = cells.dropFirst().first(where: { isOpen(document.string($0), machine) }),
      context.isNormative(document.nodes[target].range)
    else { return }
    let keys = cells.filter { $0 != target }.map { Names.key(document.string($0)) }
    let rivals = drawn.filter { transition in
      guard let source = transition.source, let trigger = transition.trigger?.text else {
        return false
      }
      let event = trigger.prefix { $0 != "(" && $0 != "[" && $0 != "/" }
      return keys.first == Names.key(machine[source].name)
        && keys.dropFirst().contains(Names.key(String(event)))
    }
    guard let rival = rivals.first, rivals.count == 1, let source = rival.source else { return }
    let name = document.string(target)
    var found = diagnostic(
      "'\(machine[source].name)' leads to '\(name)' here, and to '\(machine[rival.target].name)' "
        + "in the diagram",
      at: context.origin(document.sourceRange(plain: document.plainText(of: target))),
      label: "known only while it runs",
      related: [.init(rival.origin, MachineStory.change(rival, in: machine))],
      why: "'\(name)' is none of the \(machine.states.count) states, and the diagram draws one",
      help: "name the states that it can be here, or draw them all")
    found.severity = .info
    diagnostics.append(found)
  }

  /// Whether a cell holds one name in parentheses that is no state: "(returnState)".
  private func isOpen(_ cell: String, _ machine: Machine) -> Bool {
    let text = cell.filter { $0 != "`" && $0 != "*" }
    guard text.utf8.count < 40, text.hasPrefix("("), text.hasSuffix(")") else { return false }
    let name = String(text.dropFirst().dropLast())
    guard !name.isEmpty, !name.contains(" "), name.allSatisfy({ $0.isLetter || $0 == "_" }) else {
      return false
    }
    let key = Names.key(name)
    return !Names.hasWord(name, in: Self.others)
      && !machine.states.contains { Names.key($0.name) == key }
  }
}
