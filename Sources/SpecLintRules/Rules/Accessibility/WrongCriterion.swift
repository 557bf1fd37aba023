import SpecAnalysis
public import SpecDiagnostics
public import SpecLint
import SpecModel
import SpecSyntax
import SpecText

/// Reports success criteria that are cited with a wrong level or number.
public struct WrongCriterion: LintRule {
  /// What the rule is.
  public static let info = RuleInfo(
    code: "X858", name: "wrong-criterion",
    summary: "A WCAG success criterion is cited with a level or a ratio that it does not have.",
    category: .accessibility, defaultSeverity: .error,
    explanation: """
      Who checks the citation finds another demand than the document makes. The rule knows the level of
      each criterion of WCAG 2.2 and the ratios of 1.4.3 (4.5:1, large text 3:1), 1.4.6 (7:1) and 1.4.11
      (3:1), and that targets of 44px are those of 2.5.5 (AAA), while 2.5.8 (AA) asks for 24px; a citation
      is read where the line names WCAG. Large text, for which 3:1 is enough, begins at
      18 pt or 14 pt bold, that is 24px or 18.66px bold: a line that says 18px is reported too.
      """,
    references: ["WCAG 2.2, W3C Recommendation"],
    examples: [
      .accepted("- Targets of 24px (WCAG 2.5.8 Level AA), contrast 3:1 (WCAG 1.4.11)\n"),
      .flagged("- Targets of 44px (WCAG ⟦2.5.5⟧ Level AA)\n"),
      .flagged("- Large text (⟦18px⟧+ or 14px+ bold): 3:1\n"),
    ]
  )

  /// Levels of the success criteria (WCAG 2.2), data only.
  private static let levels: [String: String] = [
    "1.3.5": "AA", "1.4.1": "A", "1.4.2": "A", "1.4.3": "AA", "1.4.4": "AA", "1.4.5": "AA",
    "1.4.6": "AAA", "1.4.8": "AAA", "1.4.10": "AA", "1.4.11": "AA", "1.4.12": "AA", "1.4.13": "AA",
    "2.1.1": "A", "2.1.2": "A", "2.1.3": "AAA", "2.2.1": "A", "2.2.2": "A", "2.2.3": "AAA",
    "2.3.1": "A", "2.3.2": "AAA", "2.3.3": "AAA", "2.4.1": "A", "2.4.3": "A", "2.4.7": "AA",
    "2.4.11": "AA", "2.4.12": "AAA", "2.4.13": "AAA", "2.5.1": "A", "2.5.2": "A", "2.5.3": "A",
    "2.5.4": "A", "2.5.5": "AAA", "2.5.6": "AAA", "2.5.7": "AA", "2.5.8": "AA", "3.2.1": "A",
    "3.3.1": "A", "3.3.7": "A", "3.3.8": "AA", "4.1.2": "A", "4.1.3": "AA",
  ]
  /// Ratios that criteria ask for.
  private static let ratios: [String: [String]] = [
    "1.4.3": ["4.5", "3"], "1.4.6": ["7", "4.5"], "1.4.11": ["3"],
  ]
  private static let known: Set<String> = ["1", "3", "4.5", "7"]

  /// Words with which a line says that the criterion itself asks for the ratio.
  private static let demands: Lexicon = [
    "requires", "required", "require", "requirement", "asks", "demands", "minimum", "must",
  ]

  /// Makes the rule.
  public init() {}

  /// Reads each citation.
  public func check(_ context: RuleContext, into diagnostics: inout [Diagnostic]) {
    let document = context.document
    for claim in LargeTextClaim.find(document) where context.isNormative(claim.origin.range) {
      var found = diagnostic(
        "large text begins at \(claim.right)\(claim.right == "24px" ? "" : " bold"), not at \(claim.size)",
        at: claim.origin, label: claim.right,
        why: "WCAG 2.2 calls text large from 18 pt or 14 pt bold on; 1 pt is 4/3 CSS px",
        help: "write '24px, or 18.66px bold'")
      found.severity = .warning
      diagnostics.append(found)
    }
    checkTargets(context, into: &diagnostics)
    let citations = context.analysis.mentions.of(.criterion)
    for (index, citation) in citations.enumerated() {
      let line = document.line(around: citation.range.lowerBound, in: citation.node)
      guard document.string(plain: line).uppercased().contains("WCAG") else { continue }
      let next =
        citations.indices.contains(index + 1) ? citations[index + 1].range.lowerBound : .max
      let tail = document.string(plain: citation.range.upperBound..<min(line.upperBound, next))
      let isAlone = citations.count { line.contains($0.range.lowerBound) } == 1
      if let level = level(in: tail), let right = Self.levels[citation.phrase], level != right {
        diagnostics.append(
          diagnostic(
            "WCAG \(citation.phrase) has level \(right), not \(level)",
            at: document.origin(of: citation), label: "level \(right)",
            why: "WCAG 2.2 lists \(citation.phrase) under level \(right)",
            help: help(citation.phrase, level: level, right: right)))
      } else if isAlone, let ratio = ratio(in: document.string(plain: line)),
        !isBehindParenthesis(ratio, tail), let right = Self.ratios[citation.phrase],
        Self.known.contains(ratio), !right.contains(ratio)
      {
        var found = diagnostic(
          "WCAG \(citation.phrase) asks for \(right[0]):1, not for \(ratio):1",
          at: document.origin(of: citation), label: "asks for \(right[0]):1",
          why: "a ratio of \(ratio):1 is another criterion's",
          help: "write \(right[0]):1, or cite \(ratio == "7" ? "1.4.6" : "1.4.3")")
        // Who promises more than the criterion asks for fulfils it.
        let isMore = (Double(ratio) ?? 0) > (right.compactMap { Double($0) }.max() ?? 0)
        if isMore, !Names.hasWord(document.string(plain: line), in: Self.demands) {
          found.severity = .info
        }
        diagnostics.append(found)
      }
    }
  }

  private func help(_ number: String, level: String, right: String) -> String {
    number == "2.5.5" && level == "AA"
      ? "write 'Level AAA', or cite 2.5.8 Target Size (Minimum) with 24 by 24 CSS pixels"
      : "write 'Level \(right)'"
  }

  /// The level right after a citation: "Level AA", "(AA)", " AA".
  private func level(in tail: String) -> String? {
    let words = tail.split { !($0.isLetter || $0.isNumber) }.prefix(6)
    guard let place = words.firstIndex(where: { ["A", "AA", "AAA"].contains($0) }) else {
      return nil
    }
    if words[place] == "A", place == words.startIndex || words[place - 1].lowercased() != "level" {
      return nil
    }
    return String(words[place])
  }

  /// Whether a parenthesis that holds the citation ends before the ratio: "3:1 (WCAG 1.4.11) and 4.5:1 below texts".
  private func isBehindParenthesis(_ ratio: String, _ tail: String) -> Bool {
    guard let place = tail.firstRange(of: ratio + ":1") else { return false }
    let between = tail[..<place.lowerBound]
    return between.contains(")") && !between.contains("(")
  }

  /// The one contrast ratio of a line, for example "4.5".
  private func ratio(in line: String) -> String? {
    var found: [String] = []
    for word in line.split(whereSeparator: { !($0.isNumber || $0 == "." || $0 == ":") })
    where word.hasSuffix(":1") {
      found.append(String(word.dropLast(2)))
    }
    return found.count == 1 ? found[0] : nil
  }
}
