import SpecModel
import SpecText

/// Acts in brackets that the words alone do not tell from names.
extension FlowMachine {
  /// Whether the lines of a flow that begin with brackets tell what leads on, "[Novo pedido] → Pedido", between names
  /// without brackets, "Painel", on lines of their own: the brackets mark the acts, whatever the language.
  ///
  /// Two lines at least must be such, and all steps in brackets; none may call itself a screen or come again as a name.
  static func hasBoxedActs(_ flow: Flow, _ source: SourceText) -> Bool {
    let steps = flow.steps
    guard steps.count > 4, steps.allSatisfy({ $0.kind != .remark }),
      steps.contains(where: { ArrowText.isBracketed($0.text) })
    else { return false }
    let lines = steps.map { source.line(of: $0.origin.range.start) }
    let names = Set(steps.filter { !ArrowText.isBracketed($0.text) }.map { Names.key($0.text) })
    var (acts, alone) = (0, 0)
    for (index, step) in steps.enumerated() {
      let beginsLine = index == 0 || lines[index - 1] < lines[index]
      let leadsOn = index + 1 < steps.count && lines[index + 1] == lines[index]
      guard ArrowText.isBracketed(step.text) else {
        if beginsLine, !leadsOn { alone += 1 }
        continue
      }
      let act = ArrowSide.unwrapped(step.text)
      guard beginsLine, leadsOn, index > 0, steps[index + 1].followsArrow,
        !ArrowText.isBracketed(steps[index + 1].text), !names.contains(Names.key(act)),
        !BareHeadings.endsAsScreen(act)
      else { return false }
      acts += 1
    }
    return acts > 1 && alone > 1
  }
}
