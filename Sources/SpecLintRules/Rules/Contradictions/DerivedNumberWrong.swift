import SpecAnalysis
public import SpecDiagnostics
public import SpecLint
import SpecModel
import SpecSyntax
import SpecText

/// Reports numbers that do not follow from the numbers beside them.
public struct DerivedNumberWrong: LintRule {
  /// What the rule is.
  public static let info = RuleInfo(
    code: "C413", name: "derived-number-wrong",
    summary: "A number does not follow from the numbers that the line derives it from.",
    category: .contradictions, defaultSeverity: .error,
    explanation: """
      Where one of two numbers is changed, the other one stays. Recomputed are sums and products that
      are written out ("64 − 2 × 12 = 40px", "64pt (40pt avatar + 12pt + 12pt)"), lengths in two units
      ("0.75rem (12px)", at 16 px for 1 rem unless the document sets another root size), pixels beside
      utility classes ("`gap-4` (16px)", "0.5rem 1rem (py-2 px-4)"), colours in hexadecimal
      digits beside HSL, RGB or Oklch, percentages beside fractions, frame times beside frame rates,
      cycles beside rates in hertz, multiples of a base unit, line heights beside
      sizes, rows called "Total", the settling time (within 2%) and overshoot of springs, and type sizes
      "from" another below a heading with the scale, shares of counts ("40 of 64 (62.5%)"), columns that follow
      from another ("Tablet (110%)", a column of factors, "Calm mode multiplies all durations by 1.5"), the widths of
      containers beside their classes ("`max-w-4xl` (896px)"), lists of multiples, and levels beside
      ratios, the ratio of a type scale that most of its sizes miss, lengths and what they are made of
      ("368px (four tiles, three gaps)"), aspect ratios, one quantity
      in two units, sizes by density, totals beside lists and beside parts in brackets ("18 screens:
      start (5) + scan (13)"), shares of a whole, weights of one line, the opacity inside a
      colour, and the formula that all rows of a table but one keep. Rounding to the digits that are written is
      no error;
      ranges, bounds and "about" are left alone, except that a frame time may not be longer than its rate
      allows.
      """,
    references: ["CSS Values and Units Level 4, 6.1", "CSS Color 4, 7.1", "WCAG 2.2, 1.4.4"],
    examples: [
      .accepted(
        """
        - Row height: 64pt (40pt avatar + 12pt top + 12pt bottom)
        - Radius: 0.75rem (12px)
        - Budget: 60fps (16.67ms per frame)

        """),
      .flagged("- Row height: ⟦60pt⟧ (40pt avatar + 12pt top + 12pt bottom)\n"),
      .flagged("- Radius: 0.75rem (⟦14px⟧)\n- Opacity: 40% (⟦0.6⟧)\n"),
      .flagged("- All animations: 60fps (⟦33ms⟧ per frame)\n"),
      .flagged("| Name | Hex | HSL |\n|---|---|---|\n| Ink | `#1E40AF` | `⟦197 37% 24%⟧` |\n"),
    ]
  )

  /// Makes the rule.
  public init() {}

  /// Reports each number that the analysis could not derive.
  public func check(_ context: RuleContext, into diagnostics: inout [Diagnostic]) {
    for number in context.analysis.claims.derived {
      var found = diagnostic(
        Self.headline(number, context),
        at: number.origin, label: number.arithmetic,
        related: number.sources.map { .init($0, "computed from this") },
        why: Self.reason(number.kind) + ": " + number.arithmetic,
        help: number.mended.map { "write \($0), or mend the numbers that it is derived from" }
          ?? "leave it out, or mend the numbers that it is derived from",
        fix: number.mended.map { value in
          Diagnostic.Fix(
            safety: .unsafe, title: "write \(value)",
            edits: [.init(number.origin, text: value)])
        })
      if number.isSlight { found.severity = .info }
      diagnostics.append(found)
    }
  }

  private static func headline(_ number: DerivedNumber, _ context: RuleContext) -> String {
    // The name of a shade stands for a colour and is no number: say which colour has which name.
    if number.kind == .color, number.claimed.first?.isLetter == true,
      !number.claimed.contains("("), let source = number.sources.first
    {
      let value = context.document.source.string(source.range)
      return "\(value) is \(number.computed), not \(number.claimed)"
    }
    if number.kind == .color, number.claimed.first == "#" {
      return
        "'\(number.claimed)' is not the colour of the numbers beside it, which is \(number.computed)"
    }
    if number.kind == .interval {
      return "'\(number.claimed)' is not the ratio of the interval that is named beside it"
    }
    return "'\(number.claimed)' is \(number.computed), computed from the numbers beside it"
  }

  private static func reason(_ kind: DerivedNumber.Kind) -> String {
    switch kind {
    case .sum: "the line writes the computation out"
    case .conversion: "both are one length; 1rem is 16px unless the document sets another root size"
    case .fraction: "both are one share"
    case .frame: "a frame lasts a second divided by the rate"
    case .multiple: "the line names a multiple of the base unit"
    case .lineHeight: "the row gives the line height as a length and as a multiple of the size"
    case .spring: "response and damping decide how long a spring takes and how far it goes"
    case .scale: "the heading gives the scale, the line the size that it starts from"
    case .color: "both are one colour, and rounding does not explain the difference"
    case .column: "most rows keep to the number that the header or the row gives"
    case .level: "text needs 4.5:1 for AA and 7:1 for AAA, large text and signs 3:1 for AA"
    case .total: "the total stands beside its parts"
    case .aspect: "the size stands beside the ratio of its sides"
    case .ratio: "a scale with one ratio parts each size from the next by it"
    case .period: "a cycle lasts a second divided by the rate, and both halves make one cycle"
    case .factor: "a sentence gives the factor between both columns"
    case .interval: "the names of scales are those of musical intervals"
    case .share: "shares of a whole make 100% together"
    }
  }
}
