import SpecAnalysis
public import SpecDiagnostics
public import SpecLint
import SpecModel
import SpecSyntax
import SpecText

/// Reports base values that only a variant mentions.
public struct BaseOnlyInVariant: LintRule {
  /// What the rule is.
  public static let info = RuleInfo(
    code: "T308", name: "base-only-in-variant",
    summary: "A variant derives a size from a base value that the base state never gives.",
    category: .tokens, defaultSeverity: .warning,
    explanation: """
      "34pt (from 17pt)" tells the size of a title at large text, and in passing its normal size. Who
      builds the normal state does not look there. The base belongs into the section of the base state;
      the rule looks for any measure or type size of the same thing anywhere else in the document.
      """,
    references: ["W3C Design Tokens Format Module, 5: one definition of a value"],
    examples: [
      .accepted(
        "## Default\n\n- Card title: 17pt\n\n## Large Text\n\n- Card title: 34pt (from 17pt)\n"),
      .flagged(
        "## Default\n\n- Card title: bold\n\n## Large Text\n\n- Card title: ⟦34pt⟧ (from 17pt)\n"),
    ]
  )

  /// Makes the rule.
  public init() {}

  /// Looks for each base elsewhere in the document.
  public func check(_ context: RuleContext, into diagnostics: inout [Diagnostic]) {
    let spec = context.spec
    let derived = spec.constraints.filter { $0.base?.exact != nil && !$0.subject.isEmpty }
    guard !derived.isEmpty else { return }
    for constraint in derived {
      guard let base = constraint.base, let value = base.exact,
        !isFormer(constraint, context), !isGiven(base, value, constraint, context)
      else { continue }
      let text = Numbers.text(value) + base.unit.rawValue
      diagnostics.append(
        diagnostic(
          "'\(constraint.subject)' is \(text) in the base state, and only this variant says so",
          at: constraint.origin, label: "derived from \(text)",
          why: "no other line gives \(text) to '\(constraint.subject)' or to a thing of that name",
          help: "write '\(constraint.subject): \(text)' in the section of the base state"))
    }
  }

  private static let changes: Lexicon = [
    "increased", "decreased", "reduced", "larger", "smaller", "wider", "narrower", "changed",
    "raised", "lowered", "taller", "bigger", "tighter", "more", "less", "new", "now",
  ]

  /// "Increased padding: `2rem` (was `1.5rem`)": what was before the change, which no other line has to give.
  private func isFormer(_ constraint: Constraint, _ context: RuleContext) -> Bool {
    let line = context.document.source.string(constraint.lineOrigin.range)
    return line.contains("(was ")
      && (Names.hasWord(line, in: Self.changes) || !isOfVariant(constraint, context))
  }

  private static let variants: Lexicon = [
    "variant", "variants", "state", "large", "compact", "dynamic", "scaled", "expanded", "tablet",
    "landscape", "accessibility", "mode",
  ]

  /// Whether the headings above speak of a variant, beside which the base is another place of the design.
  private func isOfVariant(_ constraint: Constraint, _ context: RuleContext) -> Bool {
    context.document.headings(above: constraint.origin.range.start).contains {
      Names.hasWord(context.document.title(ofSection: $0), in: Self.variants)
    }
  }

  private static let measures: Set<String> = [
    "height", "width", "spacing", "padding", "margin", "radius", "font", "text", "gap", "vertical",
    "horizontal",
  ]

  /// The words of a thing without those for what is measured.
  private static func name(_ subject: String) -> Set<String> {
    let words = Subject.words(subject)
    let name = words.subtracting(measures)
    return name.isEmpty ? words : name
  }

  private func isGiven(
    _ base: Quantity, _ value: Double, _ constraint: Constraint, _ context: RuleContext
  ) -> Bool {
    let name = Self.name(constraint.subject)
    guard !name.isEmpty else { return true }
    let isOther = { (origin: Origin) in
      origin != constraint.origin
        && context.line(origin) != context.line(constraint.origin)
    }
    let hasMeasure = context.spec.constraints.contains { other in
      other.base == nil && isOther(other.origin) && other.quantity.unit == base.unit
        && (other.quantity.exact == value || other.quantity.min == value)
        && !Self.name(other.subject).isDisjoint(with: name)
    }
    if hasMeasure { return true }
    let text = Numbers.text(value) + base.unit.rawValue
    return context.spec.tokens.contains { $0.value.hasPrefix(text) }
  }
}
