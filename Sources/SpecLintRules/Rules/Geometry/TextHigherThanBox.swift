import SpecAnalysis
public import SpecDiagnostics
public import SpecLint
import SpecModel
import SpecSyntax
import SpecText

/// Reports things whose height is less than one line of their text and their padding.
public struct TextHigherThanBox: LintRule {
  /// What the rule is.
  public static let info = RuleInfo(
    code: "G710", name: "text-higher-than-box",
    summary: "Padding and one line of text need more than the stated height.",
    category: .geometry, defaultSeverity: .warning, precision: .heuristic,
    explanation: """
      A button of 48px with a vertical padding of 12px has 24px for its label. Where one list states
      height, padding and text size of a thing, one line is 1.2 times the text size high, and the
      sum must fit: in the usual text size, and in the largest one that the document demands, unless it
      lets things grow with their text. Smallest heights ("at least 48px") always fit.
      """,
    references: ["WCAG 2.2, 1.4.4", "WCAG 2.2, 1.4.12"],
    examples: [
      .accepted("## Chip\n\n- Height: 32px\n- Padding: 4px 12px\n- Font: 14px\n"),
      .flagged("## Chip\n\n- Height: ⟦32px⟧\n- Padding: 12px 12px\n- Font: 14px\n"),
    ]
  )

  /// Makes the rule.
  public init() {}

  /// Holds each box against one line of its text.
  public func check(_ context: RuleContext, into diagnostics: inout [Diagnostic]) {
    guard
      context.spec.constraints.contains(where: { $0.kind == .height || $0.kind == .targetSize })
    else { return }
    func text(_ origin: Origin) -> String { context.document.source.string(origin.range) }
    let boxes = StatedBox.all(
      in: context.spec, line: text,
      row: { context.document.source.string(context.document.firstLine(of: $0.range)) }
    ).filter {
      context.isNormative($0.height.origin.range)
        && !context.document.isCode($0.height.origin.range.start)
    }
    guard !boxes.isEmpty else { return }
    var scale = TextScale.find(in: context.spec, text: text)
    if scale != nil, TextScale.growsBoxes(context.spec, text: text) { scale = nil }
    for box in boxes {
      guard let height = box.height.quantity.exact else { continue }
      if box.needed(at: 1) > height + 0.5 {
        diagnostics.append(diagnostic(box, height, nil))
      } else if let scale, box.needed(at: scale.factor) > height + 0.5 {
        diagnostics.append(diagnostic(box, height, scale))
      }
    }
  }

  private func diagnostic(_ box: StatedBox, _ height: Double, _ scale: TextScale?) -> Diagnostic {
    let unit = box.height.quantity.unit.rawValue
    let factor = scale?.factor ?? 1
    let padding = box.padding.map { "2×\(Numbers.text($0.quantity.exact ?? 0)) + " } ?? ""
    let size = Numbers.text(box.text.quantity.exact ?? 0)
    let needed = Numbers.text(box.needed(at: factor), decimals: 1) + unit
    let enlarged = factor > 1 ? "×\(Numbers.text(factor, decimals: 2))" : ""
    let verb = box.padding == nil ? "one line needs" : "one line and its padding need"
    let setting = scale.map { " at \(Numbers.text($0.factor * 100, decimals: 0))% text size" } ?? ""
    return diagnostic(
      "'\(box.name)' is \(Numbers.text(height))\(unit) high, \(verb) \(needed)\(setting)",
      at: box.height.origin, label: "needs \(needed)",
      related: (box.padding.map { [.init($0.origin, "padding")] } ?? [])
        + [.init(box.text.origin, "text")]
        + (scale.map { [.init($0.origin, "demanded here")] } ?? []),
      why: "\(padding)\(size)×1.2\(enlarged) = \(needed)",
      help: scale == nil
        ? "make it \(needed) or more, or the padding less"
        : "write 'at least \(Numbers.text(height))\(unit)', so that it can grow")
  }
}
