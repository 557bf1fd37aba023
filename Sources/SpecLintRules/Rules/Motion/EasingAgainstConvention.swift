import SpecAnalysis
public import SpecDiagnostics
public import SpecLint
import SpecModel
import SpecSyntax
import SpecText

/// Reports accelerating curves for things that enter, and decelerating ones for things that leave.
public struct EasingAgainstConvention: LintRule {
  /// What the rule is.
  public static let info = RuleInfo(
    code: "A606", name: "easing-against-convention",
    summary: "A decelerating curve is meant for exits, or an accelerating one for entrances.",
    category: .motion, defaultSeverity: .warning, precision: .heuristic,
    explanation: """
      What enters arrives fast and slows down; what leaves starts slowly and speeds up, out of the
      way. Names such as "decelerate" are taken from guidelines that use them so; the other way round
      they mislead everybody who knows these. Read are tokens whose name says accelerate or decelerate,
      and the words beside them.
      """,
    references: ["Material Design 3, Motion, Easing and duration"],
    examples: [
      .accepted(
        "```css\n--ease-decelerate: cubic-bezier(0, 0, 0.2, 1); /* Entering elements */\n```\n"),
      .flagged(
        "```css\n--ease-⟦decelerate⟧: cubic-bezier(0, 0, 0.2, 1); /* Exit animations */\n```\n"),
    ]
  )

  /// Makes the rule.
  public init() {}

  private static let entering: Set<String> = [
    "enter", "enters", "entering", "entry", "entries", "entrance", "entrances", "appear", "appears",
    "appearing", "incoming", "open", "opening",
  ]
  private static let leaving: Set<String> = [
    "exit", "exits", "exiting", "leave", "leaves", "leaving", "dismiss", "dismissal", "disappear",
    "disappearing", "outgoing", "close", "closing",
  ]

  /// Reads the words beside each curve whose name says how it runs.
  public func check(_ context: RuleContext, into diagnostics: inout [Diagnostic]) {
    let source = context.document.source
    for token in context.spec.tokens where token.kind == .easing {
      let name = Names.words(token.name)
      let slows = name.contains { $0.hasPrefix("decelerat") }
      guard slows != name.contains(where: { $0.hasPrefix("accelerat") }) else { continue }
      let range = source.lineRange(source.lineIndex(of: Int(token.origin.range.start)))
      guard range.offsets.count < 1000 else { continue }
      let words = meant(Names.words(source.string(range)))
      let enters = !words.isDisjoint(with: Self.entering)
      let leaves = !words.isDisjoint(with: Self.leaving)
      guard enters != leaves, slows == leaves, let place = place(of: slows, range, source) else {
        continue
      }
      let found = words.intersection(slows ? Self.leaving : Self.entering).min() ?? ""
      diagnostics.append(
        diagnostic(
          "'\(token.name)' \(slows ? "slows down" : "speeds up") and is meant for '\(found)'",
          at: context.origin(place), label: slows ? "arrives gently" : "departs gently",
          why: slows
            ? "decelerating curves are for what enters: it arrives at full speed and comes to rest"
            : "accelerating curves are for what leaves: it starts from rest and gets out of the way",
          help: slows
            ? "use the accelerating curve for exits, or change the remark"
            : "use the decelerating curve for entrances, or change the remark"))
    }
  }

  private static let denials: Set<String> = [
    "not", "never", "no", "avoid", "dont", "without", "nor",
  ]

  /// The words of a line without those that it denies: "never for exits".
  private func meant(_ words: [String]) -> Set<String> {
    Set(
      words.indices.filter { place in
        !words[max(0, place - 2)..<place].contains(where: Self.denials.contains)
      }.map { words[$0] })
  }

  private func place(of slows: Bool, _ line: SourceRange, _ source: SourceText) -> SourceRange? {
    let found =
      slows
      ? ASCII.find("ecelerat", in: source.bytes, line.offsets)
      : ASCII.find("ccelerat", in: source.bytes, line.offsets)
    guard let found else { return nil }
    var end = found
    while end < Int(line.end), ASCII.isLetter(source.bytes[end]) { end += 1 }
    return SourceRange(found - 1, end)
  }
}
