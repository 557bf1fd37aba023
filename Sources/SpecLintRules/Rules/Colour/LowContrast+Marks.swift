import SpecAnalysis
import SpecDiagnostics
import SpecLint
import SpecModel
import SpecSyntax
import SpecText

/// Borders of what is selected that are seen on no ground of the document.
extension LowContrast {
  /// The least ratio of a mark, with room for rounding.
  ///
  /// - Source: WCAG 2.2, 1.4.11 Non-text Contrast: 3:1.
  private static let leastOfMark = 2.95

  /// Words for signs that mark a selection as well, and which are seen without the border.
  private static let signs: Lexicon = [
    "check", "checks", "checkmark", "checkmarks", "tick", "ticks", "radio", "badge", "häkchen",
    "haken", "coche", "coches", "marca", "verificación", "spunta", "vinkje", "centang", "галочка",
    "チェック", "チェックマーク", "勾选", "对勾", "勾", "체크", "체크마크",
  ]

  /// Reports the borders of what is selected that stand out on none of the backgrounds.
  func checkMarks(_ context: RuleContext, into diagnostics: inout [Diagnostic]) {
    let grounds = context.analysis.claims.colorRoles.backgrounds
    guard !grounds.isEmpty else { return }
    lazy var exempt = ExemptColors(context.document)
    var known: Set<OpaqueColor> = []
    for border in SelectionBorder.find(in: context.document, context.spec) {
      func contrast(_ ground: ColorRoles.Member) -> Double {
        ground.color.contrast(with: border.color)
      }
      guard let best = grounds.max(by: { contrast($0) < contrast($1) }),
        contrast(best) < Self.leastOfMark, known.insert(border.color).inserted,
        !exempt.contains(named: border.name, border.origin, context.document)
      else { continue }
      let value = OpaqueColor.ratioText(contrast(best))
      var found = diagnostic(
        "'\(border.name)' marks what is selected with \(value):1 at most, on '\(best.name)'",
        at: border.origin, label: "a mark needs 3:1",
        related: [.init(best.origin, "the background on which it stands out best")],
        why: "(L₁ + 0.05) ÷ (L₂ + 0.05) = \(value)",
        help: "choose a colour with 3:1, or mark the selection by its shape as well")
      if hasSign(border, context.document) {
        found.severity = .warning
        found.help = "choose a colour with 3:1, or let the sign beside it mark the selection alone"
      }
      diagnostics.append(found)
    }
  }

  /// Whether the line of a border names a sign that marks the selection too: "2px border with a checkmark".
  private func hasSign(_ border: SelectionBorder, _ document: Document) -> Bool {
    let line = document.firstLine(of: border.origin.range)
    return Names.hasWord(document.source.string(line), in: Self.signs)
  }
}
