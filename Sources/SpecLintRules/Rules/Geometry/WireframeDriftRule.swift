import SpecAnalysis
public import SpecDiagnostics
public import SpecLint
import SpecModel
import SpecText

/// Reports drawings of one screen that differ where nothing says that they should.
public struct WireframeDriftRule: LintRule {
  /// What the rule is.
  public static let info = RuleInfo(
    code: "G707", name: "wireframe-drift",
    summary: "One drawing of a screen lacks what the other drawings of it have.",
    category: .geometry, defaultSeverity: .warning,
    explanation: """
      The states of a screen are drawn one after the other, and what was not copied is missing: the
      way back in the bar, the room below a title. Drawings are of one screen where their bars share a
      thing and they share a line of text; three drawings are needed. A room of another size is taken
      as meant; a missing one, and one that is called a space where the others call it padding, is not.
      """,
    references: ["WCAG 2.2, 3.2.3 Consistent Navigation (AA)"],
    examples: [
      .accepted(
        """
        ```
        ┌────────────────┐
        │ < Back   [Ok]  │
        ├────────────────┤
        │ Today          │
        └────────────────┘
        ```

        """),
      .flagged(
        """
        ```
        ┌────────────────┐
        │ < Back   [Ok]  │
        ├────────────────┤
        │ Today          │
        └────────────────┘
        ```

        ## Empty

        ```
        ┌────────────────┐
        │ < Back   [Ok]  │
        ├────────────────┤
        │ Today          │
        └────────────────┘
        ```

        ## Error

        ```
        ┌────────────────┐
        │ ⟦[!]      [Ok]⟧  │
        ├────────────────┤
        │ Today          │
        └────────────────┘
        ```

        """),
    ]
  )

  /// Makes the rule.
  public init() {}

  /// Compares the drawings.
  public func check(_ context: RuleContext, into diagnostics: inout [Diagnostic]) {
    guard context.spec.wireframes.count >= 3 else { return }
    for drift in WireframeDrift.find(in: context.spec.wireframes) {
      diagnostics.append(diagnostic(drift))
    }
  }

  private func diagnostic(_ drift: WireframeDrift) -> Diagnostic {
    let count = "\(drift.count) \(drift.count == 1 ? "drawing" : "drawings") of this screen"
    switch drift.kind {
    case .navigation(let name):
      return diagnostic(
        "'\(name)' is missing in this drawing", at: drift.origin, label: "no way back is drawn",
        related: [.init(drift.sample, "drawn here")],
        why: "\(count) \(drift.count == 1 ? "has" : "have") it in the same bar",
        help: "draw '\(name)', or say why this state has no way back")
    case .room(let title, let size):
      let text = MachineText.measure(size)
      return diagnostic(
        "the room below '\(title)' is missing in this drawing", at: drift.origin,
        label: "nothing below", related: [.init(drift.sample, "\(text) here")],
        why: "\(count) have room below '\(title)'", help: "add a row of \(text) below '\(title)'")
    case .word(let title):
      return diagnostic(
        "the room above '\(title)' has another name in this drawing", at: drift.origin,
        label: "another word", related: [.init(drift.sample, "called so here")],
        why: "\(count) use the other word for the same room",
        help: "use one word: padding is inside an element, space between elements")
    }
  }
}
