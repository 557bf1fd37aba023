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
      The word list is short on purpose; lines that give a number are left alone, and so are sentences
      above a table of numbers, what names a principle, describes a mood or the present state, and what the document does not
      demand.
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
    checkGuards(context, into: &diagnostics)
    let document = context.document
    for mention in context.analysis.mentions.of(.vague) {
      let range = document.sourceRange(plain: mention.range)
      let line = document.line(around: mention.range.lowerBound, in: mention.node)
      guard document.nodes[mention.node].kind != .heading, context.isNormative(range),
        !isQuoted(mention, line, document),
        mention.phrase.hasPrefix("100")
          || !document.plain[mention.range.rest(of: line)].contains(where: {
            ASCII.isDigit($0)
          }),
        !isToldOtherwise(mention, line, context)
      else { continue }
      let text = document.string(plain: mention.range)
      diagnostics.append(
        diagnostic(
          "'\(text)' cannot be measured", at: context.origin(range), label: "how much, how often?",
          why: "two readers build two things from it",
          help: "write a number, or a token that has one"))
    }
  }

  private static let counts: Phrases = [
    "a few times", "many times", "several times", "for a while", "too many times", "too often",
    "a couple of times", "some time", "a long time", "a short time", "from time to time",
  ]

  /// One of these stands in each of the counts.
  private static let stems: [StaticString] = ["times", "a while", "too often", " time"]

  /// Reports conditions of a matrix that decide between states by a number that nobody gives.
  private func checkGuards(_ context: RuleContext, into diagnostics: inout [Diagnostic]) {
    guard Self.stems.contains(where: { context.document.mentions($0) }) else { return }
    var seen: Set<Origin> = []
    for machine in context.spec.machines {
      for transition in machine.transitions where transition.matrix != nil {
        for part in [transition.guardText, transition.trigger] {
          guard let part, part.text.utf8.count <= 120,
            !part.text.utf8.contains(where: ASCII.isDigit),
            case let text = " " + part.text.lowercased(),
            Self.counts.contains(where: { text.contains($0) && text.contains(" " + $0) }),
            seen.insert(part.origin).inserted
          else { continue }
          diagnostics.append(
            diagnostic(
              "'\(part.text)' cannot be measured", at: part.origin, label: "how often, how long?",
              why: "the matrix decides by it, and no number says when it holds",
              help: "write a number"))
        }
      }
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
