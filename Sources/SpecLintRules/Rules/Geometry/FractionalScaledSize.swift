import SpecAnalysis
public import SpecDiagnostics
public import SpecLint
import SpecModel
import SpecSyntax
import SpecText

/// Reports scale factors of type that lead to fractions of a pixel.
public struct FractionalScaledSize: LintRule {
  /// What the rule is.
  public static let info = RuleInfo(
    code: "G705", name: "fractional-scaled-size",
    summary: "A scale factor makes type sizes that are no whole pixels or points.",
    category: .geometry, defaultSeverity: .info,
    explanation: """
      110% of 14px is 15.4px. One platform rounds up, one down and one not at all, and lines that were
      equally high are so no longer. Computed are the sizes and line heights of the type styles that the
      document gives, where a line scales typography by a percentage and says nothing about rounding.
      """,
    references: ["CSS Fonts Module Level 4, 2.5"],
    examples: [
      .accepted(
        "- **Title**: H3 (20px/30px, Medium)\n- **Tablet (768-1023px)**: typography at 120% scale, rounded\n"
      ),
      .flagged(
        """
        - **Title**: H3 (24px/30px, Semibold) in Neutral-700
        - **Note**: Caption (12px/16px, Regular) in Neutral-400

        **Tablet (768-1023px)**:
        - **Typography**: ⟦110%⟧ scale for reading

        """),
    ]
  )

  /// Makes the rule.
  public init() {}

  /// Scales each type style of the document.
  public func check(_ context: RuleContext, into diagnostics: inout [Diagnostic]) {
    for scale in context.spec.constraints where scale.kind == .scale {
      guard let percent = factor(of: scale, context), percent > 100, percent < 200,
        isAboutType(scale, context)
      else { continue }
      let sizes = typeSizes(context)
      let fractions = sizes.filter { !isWhole($0.value * percent / 100) }
      guard let first = fractions.first else { continue }
      let shown = fractions.prefix(4).map {
        "\(Numbers.text($0.value)) → \(Numbers.text($0.value * percent / 100, decimals: 2))"
      }.joined(separator: ", ")
      let result = Numbers.text(first.value * percent / 100, decimals: 2)
      diagnostics.append(
        diagnostic(
          "\(Numbers.text(percent))% makes fractions of \(fractions.count) type sizes",
          at: scale.origin,
          label: "\(Numbers.text(first.value)) becomes \(result)",
          related: fractions.prefix(4).map { .init($0.origin, Numbers.text($0.value)) }, why: shown,
          help: "say how to round, or give the sizes for this case"))
    }
  }

  private static let widths: Lexicon = [
    "tablet", "tablets", "desktop", "phone", "phones", "mobile", "screens", "wide", "tableta",
    "tablette", "tablettes", "bureau", "escritorio", "móvil", "bildschirme", "bildschirmen",
  ]

  /// The factor of a scale in per cent: "110%", and "1.1x" on a line about a kind of screen, which is no ratio of a scale.
  private func factor(of scale: Constraint, _ context: RuleContext) -> Double? {
    guard let value = scale.quantity.exact else { return nil }
    if scale.quantity.unit == .percent { return value }
    guard scale.quantity.unit == .times, (1...2).contains(value),
      case let line = context.document.source.string(scale.lineOrigin.range),
      Names.hasWord(line, in: Self.widths), !line.contains("ratio"), !line.contains("modular")
    else { return nil }
    return (value * 1000).rounded() / 10
  }

  private func isWhole(_ value: Double) -> Bool { abs(value - value.rounded()) < 1e-6 }

  private func isAboutType(_ scale: Constraint, _ context: RuleContext) -> Bool {
    let line = Names.words(context.document.source.string(scale.lineOrigin.range))
    guard !line.contains(where: { $0.hasPrefix("round") || $0 == "nearest" }) else { return false }
    let words = line + scale.scope.suffix(1).flatMap { Names.words($0) }
    return words.contains { $0 == "typography" || $0 == "type" || $0 == "font" || $0 == "fonts" }
  }

  /// Sizes and line heights of type styles, each once.
  private func typeSizes(_ context: RuleContext) -> [(value: Double, origin: Origin)] {
    var places: [(text: String, origin: Origin)] = []
    for token in context.spec.tokens where token.kind == .typography {
      places.append((token.value, token.valueOrigin))
    }
    for use in context.spec.tokenUses {
      if let restated = use.restated { places.append((restated, use.origin)) }
    }
    var result: [(value: Double, origin: Origin)] = []
    for (text, origin) in places {
      for part in text.split(separator: ",").first?.split(separator: "/") ?? [] {
        let digits = part.filter { $0.isNumber || $0 == "." }
        guard part.contains("px") || part.contains("pt"), let value = Double(digits), value >= 8,
          !result.contains(where: { $0.value == value })
        else { continue }
        result.append((value, origin))
      }
    }
    return result
  }
}
