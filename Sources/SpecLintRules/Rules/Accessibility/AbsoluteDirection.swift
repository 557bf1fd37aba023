import SpecAnalysis
public import SpecDiagnostics
public import SpecLint
import SpecModel
import SpecSyntax
import SpecText

/// Reports gestures and sides that are given as left and right.
public struct AbsoluteDirection: LintRule {
  /// What the rule is.
  public static let info = RuleInfo(
    code: "X856", name: "absolute-direction",
    summary:
      "A gesture or a side is given as left or right, and nothing says what happens in Arabic.",
    category: .accessibility, defaultSeverity: .info,
    explanation: """
      In right-to-left languages the interface is mirrored: "swipe right" then means the opposite, or
      does not, and both are built. Name the edges leading and trailing, or say once which gestures are
      mirrored. Documents that speak of right-to-left layout are left alone; so are positions in
      pictures and code. Where a document counts Arabic or Hebrew among its languages, positions such as
      "the left edge" are reported too.
      """,
    references: [
      "Apple HIG, Right to left", "Material Design, Bidirectionality",
      "WCAG 2.2, 1.3.2 Meaningful Sequence (A)",
    ],
    examples: [
      .accepted("- Swipe right: next card\n- RTL: swipes are mirrored\n"),
      .flagged("- ⟦Swipe right⟧: next card\n- Shimmer runs left-to-right\n"),
    ]
  )

  /// Makes the rule.
  public init() {}

  /// Looks for a gesture before a side, and for two sides in one line.
  public func check(_ context: RuleContext, into diagnostics: inout [Diagnostic]) {
    let mentions = context.analysis.mentions
    guard mentions.has(.sideways), !mentions.has(.rightToLeft) else { return }
    let document = context.document
    var lines: Set<Range<Int>> = []
    let sides = mentions.of(.sideways).filter { document.nodes[$0.node].kind != .codeBlock }
    let gestures = mentions.of(.drag)
    let isMirrored = namesMirroredLanguage(document)
    for side in sides {
      let line = document.line(around: side.range.lowerBound, in: side.node)
      guard !lines.contains(line),
        context.isNormative(document.sourceRange(plain: side.range))
      else { continue }
      let before = gestures.last {
        $0.node == side.node && $0.range.upperBound < side.range.lowerBound
      }
      let range: Range<Int>
      if let before, side.range.lowerBound - before.range.upperBound == 1 {
        guard !isEitherWay(side, line, document) else { continue }
        range = before.range.lowerBound..<side.range.upperBound
      } else if isChoice(side, line, sides, document)
        || isMirrored && isPosition(side, line, document)
      {
        range = side.range
      } else {
        continue
      }
      lines.insert(line)
      diagnostics.append(diagnostic(range, context))
    }
  }

  private static let languages: [StaticString] = ["Arabic", "Hebrew", "Farsi", "Urdu", "Persian"]

  private static let lists: Lexicon = ["english", "languages", "language", "locale", "locales"]
  private static let numbers: Lexicon = ["numerals", "digits"]

  /// Whether the document counts a language that is written from right to left among others.
  private func namesMirroredLanguage(_ document: Document) -> Bool {
    Self.languages.contains { name in
      document.leaves(with: name).contains { leaf in
        let line = document.string(leaf)
        return Names.hasWord(line, in: Self.lists) && !Names.hasWord(line, in: Self.numbers)
      }
    }
  }

  private static let positions: Lexicon = [
    "edge", "aligned", "margin", "padding", "side", "aligned,", "align", "corner",
  ]

  /// "right-aligned", "the left edge", "margin-right", "on the left": where something stands.
  private func isPosition(_ side: Mention, _ line: Range<Int>, _ document: Document) -> Bool {
    let before = Names.words(document.string(plain: line.lowerBound..<side.range.lowerBound))
    let after = Names.words(document.string(plain: side.range.rest(of: line)))
    return after.first.map(Self.positions.contains) == true
      || before.last.map(Self.positions.contains) == true || before.suffix(2) == ["on", "the"]
  }

  /// "left for received, right for sent": a side with a word that says for whom, twice.
  private func isChoice(
    _ side: Mention, _ line: Range<Int>, _ sides: [Mention], _ document: Document
  ) -> Bool {
    func isFor(_ mention: Mention) -> Bool {
      let rest = document.plain[mention.range.rest(of: line)]
      return rest.starts(with: Array(" for ".utf8)) || rest.starts(with: Array(" (".utf8))
    }
    let others = sides.filter { line.contains($0.range.lowerBound) && $0.node == side.node }
    return others.count == 2 && others[0].phrase != others[1].phrase && others.allSatisfy(isFor)
  }

  private static let joints = [
    "/right", "/left", " / right", " / left", " or right", " or left", " and right", " and left",
  ]
  private static let ways: Lexicon = [
    "next", "previous", "respectively", "or", "and", "back", "forward", "forwards", "backwards",
  ]

  /// "Swipe left/right to change slides": both ways do one thing, so that nothing is mirrored.
  private func isEitherWay(_ side: Mention, _ line: Range<Int>, _ document: Document) -> Bool {
    let rest = document.string(plain: side.range.rest(of: line)).lowercased()
    guard let joint = Self.joints.first(where: rest.hasPrefix) else { return false }
    let act = rest.dropFirst(joint.count).prefix { !".;,(".contains($0) }
    // "left/right to delete/archive" tells what each of them does.
    return Names.words(String(act)).first == "to" && !act.contains("/")
      && !Names.hasWord(String(act), in: Self.ways)
  }

  private func diagnostic(_ range: Range<Int>, _ context: RuleContext) -> Diagnostic {
    let text = context.document.string(plain: range)
    return diagnostic(
      "'\(text)' has no meaning yet in right-to-left languages",
      at: context.origin(context.document.sourceRange(plain: range)), label: "an absolute side",
      why: "the document nowhere says what is mirrored",
      help: "name the leading or trailing edge, or add one rule on right-to-left layout")
  }
}
