import SpecAnalysis
public import SpecDiagnostics
public import SpecLint
import SpecModel
import SpecSyntax
import SpecText

/// Reports text colours that are too close to their background.
public struct LowContrast: LintRule {
  /// What the rule is.
  public static let info = RuleInfo(
    code: "K801", name: "low-contrast",
    summary: "A text, an icon or the border of what is selected is too close to its background.",
    category: .colour, defaultSeverity: .error,
    explanation: """
      A text and a background that one list, one row of a table or one style rule gives to the same
      thing are a pair, and so are two whose names say so ("danger-foreground" and "danger", "on-primary" and
      "primary", "tagLow", a label, and "tagLowBg"), what one list of utility classes sets ("bg-blue-500 text-white", with the values that the
      document gives to the names, otherwise those of the framework), and what a state changes of a thing
      (".row:hover"), or what the words beside a colour put on another one ("footnotes, on night"), what properties of one
      line name ("background = brand, text = white", in each appearance), and the uses of one thing ("text of the
      banner", "background of the banner"). Text, and
      the hint in an empty field, needs 4.5:1, large text 3:1: from 24px or 18pt on, bold from 18.66px or
      14pt on. Where the size is not given, a ratio between 3 and 4.5 is a warning. Disabled parts are
      exempt, and so is what the document itself exempts ("AA-exempt", "intentionally below AA");
      colours with opacity and names that nobody defines are left alone, except a tint of a ground
      ("`#00875A` @ 12%") in a document with light or dark grounds, and a gradient of which each stop is too
      close to the text. A table of grounds with the texts that stand on each makes pairs too. The
      `components` of a front matter make pairs too, and so do declarations in the code of one line
      ("`background: #4CAF50; color: #fff`"), sentences ("captions are #777 on white"), the use of a ground
      ("rail background, text `#9A9AA2`"); statuses with grounds of their own ("`--status-late`",
      "`--status-late-bg`") are a warning where the document shows statuses as badges; there dark text on a translucent ground is taken over
      white, on which it is read best. An icon whose colour and ground a sentence tells needs 3:1, as a
      warning. The border of what is selected needs 3:1 on one of the backgrounds;
      it is a warning where the line names a sign for it as well.
      """,
    references: ["WCAG 2.2, 1.4.3", "WCAG 2.2, 1.4.11", "WCAG 2.2, contrast ratio"],
    examples: [
      .accepted("- Background: `#1D4ED8`\n- Text: `#FFFFFF`\n- Font Size: 16px\n"),
      .accepted("- Background: `#3B82F6`\n- Text: white\n- Font Size: 28px\n"),
      .flagged("- Background: `#3B82F6`\n- Text: ⟦white⟧\n- Font Size: 16px\n"),
      .flagged(
        "| State | Background | Text Color |\n|---|---|---|\n| Default | #FFFFFF | ⟦#AAAAAA⟧ |\n"),
      .flagged(
        """
        ## Colors

        - **Neutral-50**: `#F7FAFC` – pages
        - **Neutral-400**: `#A0AEC0` – hints

        ## Card

        - **Counts**: Caption (12px/16px, Regular) in ⟦Neutral-400⟧
        - **Background**: Neutral-50 for photos

        """),
      .flagged("- `--danger`: #EF4444\n- `--danger-foreground`: ⟦#FAFAFA⟧\n"),
      .flagged("```css\n.note {\n  color: ⟦#999999⟧;\n  background: #EEEEEE;\n}\n```\n"),
    ]
  )

  /// Makes the rule.
  public init() {}

  /// Two colours as drawn.
  private struct Colors: Hashable {
    var ink: OpaqueColor
    var background: OpaqueColor
    var isLarge: Bool

    /// The same colours on large text.
    var enlarged: Colors { Colors(ink: ink, background: background, isLarge: true) }
  }

  /// Computes the contrast of each pair, and reports each two colours once with all their places.
  public func check(_ context: RuleContext, into diagnostics: inout [Diagnostic]) {
    checkMarks(context, into: &diagnostics)
    let values = Set(context.analysis.claims.colorRoles.texts.map(\.origin))
    lazy var unread = UnreadableTextColor().places(context)
    for (colors, pairs) in failing(context) {
      // Rule K802 tells at the same place, and no less sharply, that no other ground helps.
      let isError = colors.ink.contrast(with: colors.background) < 3
      if pairs.allSatisfy({ values.contains($0.ink.origin) }),
        pairs.allSatisfy({ unread[$0.ink.origin].map { $0 == .error || !isError } == true })
      {
        continue
      }
      diagnostics.append(
        diagnostic(
          pairs, colors.ink.contrast(with: colors.background), demand: colors.isLarge ? 3 : 4.5,
          context))
    }
  }

  /// The texts that are reported where they stand on a ground, apart from their values in the palette, each with the
  /// grounds.
  func reported(_ context: RuleContext) -> [OpaqueColor: Set<OpaqueColor>] {
    let values = Set(context.analysis.claims.colorRoles.texts.map(\.origin))
    return failing(context).reduce(into: [:]) { result, found in
      guard found.pairs.contains(where: { !values.contains($0.ink.origin) }) else { return }
      result[found.colors.ink, default: []].insert(found.colors.background)
    }
  }

  /// The colours that are too close, each with the pairs that have them.
  private func failing(_ context: RuleContext) -> [(colors: Colors, pairs: [ColorPair])] {
    // Where the line claims a ratio, rule C412 computes it.
    let claimed = Set(context.analysis.claims.contrast.map { context.line($0.origin) })
    let roles = context.analysis.claims.colorRoles
    let missed = Set(context.analysis.claims.pageMisses.map(\.origin))
    let exempt = ExemptColors(context.document)
    var order: [Colors] = []
    var places: [Colors: [ColorPair]] = [:]
    for pair in context.analysis.claims.colorPairs
    where pair.claim == nil && !claimed.contains(context.line(pair.ink.origin))
      && context.isNormative(pair.ink.origin.range)
    {
      // Rule K802 reports a text of the palette that no ground makes readable, but not one with a ground in its row.
      let isTold = missed.contains(pair.ink.origin) || roles.isUnreadable(pair.ink.origin)
      guard pair.isOfRow || !isTold, let ink = color(pair.ink, context),
        let background = color(pair.background, context),
        ink != background, !exempt.contains(named: pair.ink.text, pair.ink.origin, context.document)
      else { continue }
      let colors = Colors(ink: ink, background: background, isLarge: pair.isLarge)
      if places[colors] == nil { order.append(colors) }
      places[colors, default: []].append(pair)
    }
    var result: [(Colors, [ColorPair])] = []
    for colors in order {
      let ratio = colors.ink.contrast(with: colors.background)
      guard ratio < (colors.isLarge ? 3.0 : 4.5) - 0.005, var pairs = places[colors],
        !(ratio >= 3 && pairs.allSatisfy(isPassing)),
        !(ratio >= 3
          && pairs.allSatisfy {
            $0.size == nil && context.analysis.claims.largeText.keeps($0.ink.origin)
          })
      else { continue }
      if ratio >= 3, let large = places[colors.enlarged], !colors.isLarge {
        let sections = Set(large.filter { !$0.isIcon }.map { section($0, context) })
        pairs.removeAll { $0.size == nil && sections.contains(section($0, context)) }
        guard !pairs.isEmpty else { continue }
      }
      pairs.removeAll { isFault($0.ink.origin, context.document) }
      guard !pairs.isEmpty else { continue }
      result.append((colors, withoutParts(pairs)))
    }
    return withoutBetterStops(result, context)
  }

  /// Without pairs on a gradient whose text stands in that of another one: a declaration, and its value alone.
  private func withoutParts(_ pairs: [ColorPair]) -> [ColorPair] {
    guard pairs.contains(where: { $0.background.stop != nil }) else { return pairs }
    return pairs.filter { pair in
      pair.background.stop == nil
        || !pairs.contains {
          $0.background.stop != nil && $0.ink.origin.range != pair.ink.origin.range
            && $0.ink.origin.range.contains(pair.ink.origin.range)
        }
    }
  }

  /// Of the stops of one gradient the one on which the text is read worst.
  private func withoutBetterStops(
    _ found: [(colors: Colors, pairs: [ColorPair])], _ context: RuleContext
  ) -> [(colors: Colors, pairs: [ColorPair])] {
    guard found.count(where: { $0.pairs[0].background.stop != nil }) > 1 else { return found }
    func ratio(_ colors: Colors) -> Double { colors.ink.contrast(with: colors.background) }
    return found.filter { one in
      guard one.pairs.count == 1, case let pair = one.pairs[0], pair.background.stop != nil else {
        return true
      }
      let line = context.line(pair.ink.origin)
      return !found.contains { other in
        other.colors.ink == one.colors.ink && ratio(other.colors) < ratio(one.colors)
          && other.pairs.contains {
            $0.background.stop != nil && $0.background.text == pair.background.text
              && context.line($0.ink.origin) == line
          }
      }
    }
  }

  private func diagnostic(
    _ pairs: [ColorPair], _ ratio: Double, demand: Double, _ context: RuleContext
  ) -> Diagnostic {
    let pair = pairs[0]
    let value = OpaqueColor.ratioText(ratio)
    let isOpen = ratio >= 3 && pairs.allSatisfy { $0.size == nil }
    let text = Numbers.text(demand)
    var found = diagnostic(
      "'\(pair.ink.text)' on '\(pair.background.text)' has a contrast of \(value):1"
        + (pair.background.stop.map { " at its stop \($0)" } ?? moment(of: pair, context.document)),
      at: pair.ink.origin, label: pair.isIcon ? "an icon needs 3:1" : "text needs \(text):1",
      related: [.init(pair.background.origin, "the background")]
        + (pair.told.map { [.init($0, "statuses are badges here")] } ?? [])
        + pairs.dropFirst().map { .init($0.ink.origin, "the same pair: '\($0.subject)'") },
      why: reason(pair, context)
        + "(L₁ + 0.05) ÷ (L₂ + 0.05) = \(value)",
      help: isOpen
        ? "choose a colour with \(text):1, or give a size of 24px (bold 18.66px) or more"
        : "choose a colour with \(text):1")
    // A badge may have another text than its colour, and an icon a text beside it that says the same.
    if isOpen || pairs.allSatisfy({ $0.told != nil || $0.isIcon }) { found.severity = .warning }
    if isAccepted(pairs, ratio, context.document) || isNear(pairs, ratio, demand, context) {
      found.severity = .info
    }
    return found
  }

  /// The heading that a pair stands below: the states of a control have the text size that its list gives.
  private func section(_ pair: ColorPair, _ context: RuleContext) -> Int {
    context.document.headings(above: pair.ink.origin.range.start).last ?? -1
  }

  /// Things that are active until another one is chosen.
  private static let lasting: Lexicon = [
    "hover", "focus", "tab", "tabs", "navigation", "nav", "mode", "filter", "filters", "step",
    "segment", "segments", "option", "page", "view", "section", "category", "day", "date", "chip",
    "menu", "sidebar", "session", "plan", "tool", "selected", "current",
  ]
  private static let passing: Lexicon = ["pressed", "active", "tap", "tapped", "ripple"]

  /// Whether a pair is seen for as long as a finger rests, and its size is not given.
  private func isPassing(_ pair: ColorPair) -> Bool {
    pair.size == nil && Names.hasWord(pair.subject, in: Self.passing)
      && !Names.hasWord(pair.subject, in: Self.lasting)
  }

  /// Whether the line of the text names what the pair is about, and that of the ground does not: one thing on another.
  private func isApart(_ pair: ColorPair, _ context: RuleContext) -> Bool {
    let document = context.document
    let lines = [pair.ink.origin, pair.background.origin].map { document.firstLine(of: $0.range) }
    return lines[0] != lines[1] && document.source.string(lines[0]).contains(pair.subject)
      && !document.source.string(lines[1]).contains(pair.subject)
  }

  private func reason(_ pair: ColorPair, _ context: RuleContext) -> String {
    if pair.isNamed { return "the names make them a text and its background; " }
    guard !pair.subject.isEmpty else { return "one style rule has both; " }
    return isApart(pair, context)
      ? "'\(pair.subject)' is a text, and '\(pair.background.text)' its ground; "
      : "'\(pair.subject)' has both; "
  }

  private func color(_ ink: ColorPair.Ink, _ context: RuleContext) -> OpaqueColor? {
    if let color = ink.color { return color }
    let name = ink.text.filter { $0 != "`" }
    return context.facts.tokens.sharedDefinition(of: name).flatMap { OpaqueColor($0.value) }
  }
}
