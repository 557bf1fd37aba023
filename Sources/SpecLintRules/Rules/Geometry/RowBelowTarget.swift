import SpecAnalysis
public import SpecDiagnostics
public import SpecLint
import SpecModel
import SpecSyntax
import SpecText

/// Reports rows and bars that hold controls and are lower than the smallest target.
public struct RowBelowTarget: LintRule {
  /// What the rule is.
  public static let info = RuleInfo(
    code: "G712", name: "row-below-target",
    summary: "A row or bar with controls is lower than the smallest touch target.",
    category: .geometry, defaultSeverity: .error, precision: .heuristic,
    explanation: """
      A control cannot be higher than the row or bar that holds it. Where a document demands 44px for
      every target and gives a toolbar 40px, no control in it can be large enough. Rows and bars count
      where their line says that they hold controls or can be tapped, or where a wireframe draws a control
      on them; heights that may grow ("at least 40px") and sections with a touch area of their own are
      left alone.
      """,
    references: [
      "WCAG 2.2, 2.5.8 Target Size (Minimum) (AA)", "Apple HIG, Buttons: 44x44 pt",
    ],
    examples: [
      .accepted(
        "- Toolbar height: 48px, three buttons\n- Touch targets: at least 44px\n"),
      .flagged(
        "- Toolbar height: ⟦40px⟧, three buttons\n- Touch targets: at least 44px\n"),
    ]
  )

  private static let rows: Lexicon = [
    "bar", "row", "rows", "header", "footer", "toolbar", "navbar", "cell", "cells", "item", "items",
    "navigation",
  ]
  /// Words of bars and rows without controls, of parts, and of controls that have a rule of their own.
  private static let others: Lexicon = [
    "progress", "status", "scroll", "scrollbar", "skeleton", "track", "loading", "chart", "divider",
    "indicator", "handle", "line", "icon", "border", "separator", "section", "shadow", "font",
    "text", "padding", "margin", "gap", "button", "buttons", "toggle", "switch", "chip", "chips",
    "tab", "checkbox", "radio", "input", "fab", "dropdown", "select", "desktop", "title", "search",
    "table", "stepper", "visual", "color", "accent", "side", "time", "health", "stat",
  ]
  private static let controls: Lexicon = [
    "button", "buttons", "tap", "tappable", "clickable", "controls", "actions", "toolbar", "navbar",
    "tabs", "toggle", "switch", "checkbox", "press", "touch",
  ]
  private static let areas: Lexicon = ["target", "targets", "hit", "hitslop", "area"]

  /// Makes the rule.
  public init() {}

  /// Compares rows and bars with the smallest demand.
  public func check(_ context: RuleContext, into diagnostics: inout [Diagnostic]) {
    let demands = context.spec.constraints.filter {
      $0.kind == .targetSize && ($0.quantity.min ?? 0) >= 24
        && context.isNormative($0.origin.range) && !TargetDemand.isOfThings($0)
        && !TargetDemand.isRemark($0, context.document)
    }
    guard !demands.isEmpty else { return }
    let smallest = Dictionary(grouping: demands, by: \.quantity.unit).compactMapValues { demands in
      demands.min { ($0.quantity.min ?? 0) < ($1.quantity.min ?? 0) }
    }
    for height in context.spec.constraints
    where height.kind == .height || height.kind == .size && Self.isHeight(height.subject) {
      guard let value = height.quantity.exact, value >= 16, height.base == nil,
        let demand = smallest[height.quantity.unit], let least = demand.quantity.min, value < least,
        isRow(height, context),
        holdsControls(height, context), !LetterSizes.has(height, context.document),
        !demands.contains(where: { $0.scope == height.scope && $0.lineOrigin == height.lineOrigin })
      else { continue }
      diagnostics.append(diagnostic(height, value, demand, least))
    }
  }

  private static func isHeight(_ subject: String) -> Bool {
    Names.words(subject).last == "height"
  }

  private func isRow(_ height: Constraint, _ context: RuleContext) -> Bool {
    guard !context.document.isCode(height.origin.range.start),
      context.isNormative(height.origin.range)
    else { return false }
    let words = Names.words(height.subject)
    // A sentence tells of several things, and which of them holds the controls is open.
    return words.count <= 8 && words.contains(where: Self.rows.contains)
      && !words.contains(where: Self.others.contains)
      && (words.count <= 4
        || context.spec.constraints.count { $0.lineOrigin == height.lineOrigin } < 3)
  }

  /// Whether the line says so, or a drawing shows a control on the row of that name.
  private func holdsControls(_ height: Constraint, _ context: RuleContext) -> Bool {
    let line = Names.words(context.document.source.string(height.lineOrigin.range))
    if line.contains(where: Self.areas.contains) { return false }
    if line.contains(where: Self.controls.contains) { return true }
    let name = Set(Names.words(height.subject)).subtracting(["height", "fixed", "total"])
    return context.spec.wireframes.contains { wireframe in
      wireframe.rows.contains { row in
        row.note?.subject.map { Set(Names.words($0)) == name } == true
          && row.components.contains {
            $0.kind == .box && Names.words($0.text).contains(where: Self.controls.contains)
          }
      }
    }
  }

  private func diagnostic(
    _ height: Constraint, _ value: Double, _ demand: Constraint, _ least: Double
  ) -> Diagnostic {
    let unit = height.quantity.unit.rawValue
    return diagnostic(
      "'\(height.subject)' leaves \(Numbers.text(value))\(unit) for its controls, "
        + "\(Numbers.text(least))\(unit) are demanded",
      at: height.origin, label: "\(Numbers.text(value))\(unit)",
      related: [.init(demand.origin, "at least \(Numbers.text(least))\(unit)")],
      why:
        "\(Numbers.text(value)) < \(Numbers.text(least)), and a control is not higher than its row",
      help: "make it \(Numbers.text(least))\(unit), or give its controls a touch area of their own")
  }
}
