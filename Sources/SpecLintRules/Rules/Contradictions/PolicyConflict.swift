import SpecAnalysis
public import SpecDiagnostics
public import SpecLint
import SpecModel
import SpecSyntax
import SpecText

/// Reports a fixed period and a growing one for the same retries.
public struct PolicyConflict: LintRule {
  /// What the rule is.
  public static let info = RuleInfo(
    code: "C407", name: "policy-conflict",
    summary: "One line repeats at a fixed interval and with exponential backoff.",
    category: .contradictions, defaultSeverity: .error, precision: .heuristic,
    explanation: """
      "Every 30 seconds" is a fixed interval; with exponential backoff each wait is longer than the one
      before. Both together leave the first wait, the factor and the longest wait open. A line that says
      where the backoff starts or ends, or when it applies, is left alone.
      """,
    references: ["RFC 9110, 10.2.3 (Retry-After)"],
    examples: [
      .accepted("- Retry with exponential backoff: 1s, then doubled, at most every 60 seconds\n"),
      .accepted("- Refresh every 30 seconds\n"),
      .flagged("- Auto-sync every ⟦30 seconds⟧ (exponential backoff)\n"),
    ]
  )

  /// Makes the rule.
  public init() {}

  private static let limits: Set<String> = [
    "up", "starting", "start", "starts", "initial", "initially", "first", "max", "maximum", "cap",
    "capped", "most", "until", "then", "doubling", "doubled", "doubles", "after", "otherwise", "or",
    "base", "from", "if", "when", "while", "during", "failure", "failures", "fails", "error",
    "errors", "offline", "not", "instead", "unless",
  ]

  /// Reads each period on a line that speaks of exponential backoff.
  public func check(_ context: RuleContext, into diagnostics: inout [Diagnostic]) {
    let bytes = context.document.source.bytes
    guard ASCII.find("xponential", in: bytes, 0..<bytes.count) != nil else { return }
    for fact in context.spec.durations {
      let line = context.document.source.lineIndex(of: Int(fact.origin.range.start))
      let range = context.document.source.lineRange(line)
      guard range.offsets.count < 1000, ASCII.find("xponential", in: bytes, range.offsets) != nil,
        fact.quantity.exact != nil
      else { continue }
      let words = Names.words(context.document.source.string(range))
      guard let place = words.firstIndex(where: { $0.hasPrefix("exponential") }),
        place + 1 < words.count,
        words[place + 1].hasPrefix("back") || words[place + 1] == "retry",
        words.contains("every") || words.contains("each"),
        !words.contains(where: Self.limits.contains), !isParted(fact, range.offsets, bytes)
      else { continue }
      let time = context.document.source.string(fact.origin.range)
      diagnostics.append(
        diagnostic(
          "'\(time)' is a fixed interval, exponential backoff is none", at: fact.origin,
          label: "the same wait every time",
          why: "with exponential backoff each wait is a multiple of the one before",
          help: "write 'exponential backoff: first \(time), doubled, at most …', "
            + "or drop 'exponential backoff'"))
    }
  }

  /// Whether a semicolon parts the period from the backoff, so that each has its own subject.
  private func isParted(
    _ fact: DurationFact, _ line: Range<Int>, _ bytes: ContiguousArray<UInt8>
  ) -> Bool {
    guard let word = ASCII.find("xponential", in: bytes, line) else { return false }
    let period = Int(fact.origin.range.start)
    return ASCII.find(0x3B, in: bytes, min(period, word)..<max(period, word)) != nil
  }
}
