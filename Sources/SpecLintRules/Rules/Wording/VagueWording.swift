import SpecAnalysis
public import SpecDiagnostics
public import SpecLint
import SpecModel
import SpecSyntax
import SpecText

/// Reports wording that nobody can measure.
public struct VagueWording: LintRule {
  /// What the rule is.
  public static let info = RuleInfo(
    code: "R951", name: "vague-wording",
    summary: "A demand uses words that nobody can measure.",
    category: .wording, defaultSeverity: .info, precision: .heuristic,
    explanation: """
      "Failed multiple times" is a guard without a number, "generous whitespace" a distance without one.
      The word list is short on purpose; lines that give a number are left alone, and so is what the
      document does not demand.
      """,
    references: ["ISO/IEC/IEEE 29148:2018, 5.2.7: ambiguous terms"],
    examples: [
      .accepted("- Retry after 3 failures\n"),
      .flagged("- Retry when sync has failed ⟦multiple times⟧\n"),
    ]
  )

  /// Makes the rule.
  public init() {}

  /// Looks for the words.
  public func check(_ context: RuleContext, into diagnostics: inout [Diagnostic]) {
    let document = context.document
    for mention in context.analysis.mentions.of(.vague) {
      let range = document.sourceRange(plain: mention.range)
      let line = document.line(around: mention.range.lowerBound, in: mention.node)
      guard document.nodes[mention.node].kind != .heading, context.isNormative(range),
        !isQuoted(mention, line, document),
        mention.phrase.hasPrefix("100")
          || !document.plain[mention.range.upperBound..<line.upperBound].contains(where: {
            ASCII.isDigit($0)
          })
      else { continue }
      let text = document.string(plain: mention.range)
      diagnostics.append(
        diagnostic(
          "'\(text)' cannot be measured", at: context.origin(range), label: "how much, how often?",
          why: "two readers build two things from it",
          help: "write a number, or a token that has one"))
    }
  }

  private static let sayings: Lexicon = [
    "said", "says", "told", "asked", "complained", "wrote", "reported", "feedback", "quote",
    "quotes", "quoted", "testimonial", "interview", "sagte", "sagt", "zitat", "dit", "citation",
    "dijo", "cita",
  ]

  /// Whether somebody is quoted with the words: `A user said: "It is fast enough"`.
  private func isQuoted(_ mention: Mention, _ line: Range<Int>, _ document: Document) -> Bool {
    let before = document.string(plain: line.lowerBound..<mention.range.lowerBound)
    let marks = before.filter { "\"“”„«»".contains($0) }.count
    guard marks % 2 == 1, let open = before.lastIndex(where: { "\"“„«".contains($0) }) else {
      return false
    }
    return Names.hasWord(String(before[..<open]), in: Self.sayings)
  }
}
