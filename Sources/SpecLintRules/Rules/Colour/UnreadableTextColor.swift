import SpecAnalysis
public import SpecDiagnostics
public import SpecLint
import SpecModel
import SpecSyntax
import SpecText

/// Reports text colours that can be read on none of the document's backgrounds.
public struct UnreadableTextColor: LintRule {
  /// What the rule is.
  public static let info = RuleInfo(
    code: "K802", name: "unreadable-text-color",
    summary: "A colour for text reaches 4.5:1 on none of the document's backgrounds.",
    category: .colour, defaultSeverity: .warning, precision: .heuristic,
    explanation: """
      Where a palette names colours for text and colours for pages and surfaces, every text colour
      should be readable on at least one of them. A colour is taken for text or for a background by its
      name, by the words beside its value or by the heading above it, in ten languages, or by classes that give it to a
      small text ("`text-xs text-brand`"). The rule reports a text colour only if it
      fails on every background of the document, or on every one that its table or the headings give for
      the same mode, while another text colour passes; or if it fails on a colour that the document calls the
      background of its pages. Colours for disabled
      parts, accents, states and text on other things are left alone, and so are colours whose line says that they fail
      and what text takes instead or that they are exempt, texts that stand where they can be read ("labels on cards"),
      texts with a ground of their own in their row, which rule K801 holds them against, and colours
      below 1.6:1 where the document has a dark ground or speaks of one. Below 3:1, too little for large text as well, the
      finding is an error. Of a text that its line sets on a surface where it can be read, the page is a remark only.
      """,
    references: ["WCAG 2.2, 1.4.3 Contrast (Minimum) (AA)"],
    examples: [
      .accepted(
        "## Colors\n\n- `text-title`: `#222222`\n- `text-caption`: `#6B7280`\n- `bg-page`: `#FFFFFF`\n"
      ),
      .flagged(
        "## Colors\n\n- `text-title`: `#222222`\n- `text-caption`: `⟦#9CA3AF⟧`\n- `bg-page`: `#FFFFFF`\n"
      ),
    ]
  )

  /// Colours below this ratio are meant for another appearance.
  private static let leastRatio = 1.6

  /// Makes the rule.
  public init() {}

  /// Computes the best contrast of each text colour: among all colours, and among those of each mode.
  public func check(_ context: RuleContext, into diagnostics: inout [Diagnostic]) {
    var found: [Diagnostic] = []
    checkAll(context, into: &found)
    checkShining(context, into: &found)
    var told = folded(found, context)
    if !told.isEmpty, isOfThePast(context.document) {
      for place in told.indices { told[place].severity = .info }
    }
    diagnostics += told
  }

  /// The values that the rule reports, each with how grave it is.
  func places(_ context: RuleContext) -> [Origin: Severity] {
    var found: [Diagnostic] = []
    checkAll(context, into: &found)
    return found.reduce(into: [:]) { $0[$1.origin] = $1.severity }
  }

  private func checkAll(_ context: RuleContext, into diagnostics: inout [Diagnostic]) {
    let roles = context.analysis.claims.colorRoles
    guard !roles.backgrounds.isEmpty, roles.texts.count > 1 else { return }
    var seen: Set<Origin> = []
    // Where no text can be read, the grounds are not those of texts.
    let isReadable = roles.texts.contains { text in
      roles.backgrounds.contains { $0.color.contrast(with: text.color) >= 4.5 }
    }
    let all = roles.texts + (isReadable ? roles.textsOfClasses : [])
    check(all, roles.backgrounds, "", context, &seen, into: &diagnostics)
    for (appearance, name) in [(ModeWords.Mode.light, "light"), (.dark, "dark")] {
      check(
        roles.texts.filter { $0.appearance == appearance },
        roles.backgrounds.filter { $0.appearance == appearance },
        " below the headings of the \(name) appearance", context, &seen, into: &diagnostics)
    }
    for theme in themes(roles, context.document) {
      check(
        theme.texts, theme.backgrounds, " of the style rule", context, &seen, into: &diagnostics)
    }
    defer { checkPages(context, seen, into: &diagnostics) }
    let texts = all.filter { !$0.modes.isEmpty }
    guard !texts.isEmpty else { return }
    let backgrounds = roles.backgrounds.filter { !$0.modes.isEmpty }
    let rest = " beside it"
    check(texts, backgrounds, rest, context, &seen, into: &diagnostics)
    for mode in Set(texts.flatMap(\.modes.keys)).sorted() {
      check(
        texts.compactMap { $0.value(in: mode) }, backgrounds.compactMap { $0.value(in: mode) },
        " for '\(mode)'", context, &seen, into: &diagnostics)
    }
  }

  /// Reports the texts that a page makes unreadable, where no other ground does.
  private func checkPages(
    _ context: RuleContext, _ seen: Set<Origin>, into diagnostics: inout [Diagnostic]
  ) {
    let promises = context.analysis.claims.blanket.contains { claim in
      if case .contrast = claim.kind { true } else { false }
    }
    guard !promises else { return }
    lazy var kept = KeptFromText(context.document)
    let settled = SettledText(texts: context.analysis.claims.colorRoles.texts.map(\.name))
    lazy var exempt = ExemptColors(context.document)
    for miss in context.analysis.claims.pageMisses
    where !seen.contains(miss.origin) && context.isNormative(miss.origin.range)
      && !context.analysis.claims.textsOfRows.contains(miss.origin)
      && !kept.contains(miss.origin, context) && !isObserved(miss.origin, context.document)
      && !context.analysis.claims.largeText.keeps(miss.origin)
      && !isOfOtherBlock(miss.origin, miss.pageOrigin, context)
      && !settled.contains(miss.origin, named: miss.name, ratio: miss.ratio, context.document)
      && !exempt.contains(named: miss.name, miss.origin, context.document)
    {
      let value = OpaqueColor.ratioText(miss.ratio)
      let better = miss.better.map {
        "; on '\($0.name)' it has \(OpaqueColor.ratioText($0.ratio)):1"
      }
      var found = diagnostic(
        "'\(miss.name)' has \(value):1 on '\(miss.page)'", at: miss.origin,
        label: "text needs 4.5:1",
        related: [.init(miss.pageOrigin, "the background of the page")]
          + (miss.better.map { [.init($0.origin, "here it can be read")] } ?? []),
        why: "(L₁ + 0.05) ÷ (L₂ + 0.05) = \(value)\(better ?? "")",
        help: "choose a colour with 4.5:1, or say on which background it stands")
      if isAtHome(miss, context.document) { found.severity = .info }
      diagnostics.append(found)
    }
  }

  /// Reports the texts that none of the backgrounds makes readable, where one makes another readable.
  private func check(
    _ texts: [ColorRoles.Member], _ backgrounds: [ColorRoles.Member], _ kind: String,
    _ context: RuleContext, _ seen: inout Set<Origin>, into diagnostics: inout [Diagnostic]
  ) {
    guard !backgrounds.isEmpty, texts.count > 1 else { return }
    let palettes = Palettes(backgrounds, context.document)
    let plain = withoutChips(backgrounds, context.document)
    let compared = texts.map { text in
      let own = isGeneral(text) ? plain : backgrounds
      let all = kind.isEmpty ? grounds(of: text, own, context) : own
      return inBlock(of: text, palettes.grounds(of: text, all), context)
    }
    let best = lightest(for: texts, on: compared)
    let ratios = zip(texts, best).map { $1?.color.contrast(with: $0.color) ?? 21 }
    guard ratios.contains(where: { $0 >= 4.5 }) else { return }
    let isNight = hasNight(backgrounds, context)
    lazy var kept = KeptFromText(context.document)
    lazy var reported = LowContrast().reported(context)
    let settled = SettledText(texts: context.analysis.claims.colorRoles.texts.map(\.name))
    lazy var exempt = ExemptColors(context.document)
    lazy var shared = Grounds(backgrounds, self, context.document)
    for (index, text) in texts.enumerated()
    where ratios[index] < 4.45 && !isForOther(text, ratios[index], isNight, context) {
      guard let background = best[index], context.isNormative(text.origin.range),
        !context.analysis.claims.textsOfRows.contains(text.origin),
        !kept.contains(text.origin, context), !isObserved(text.origin, context.document),
        !isProven(text, context.document),
        !context.analysis.claims.largeText.keeps(text.origin),
        !settled.contains(text.origin, named: text.name, ratio: ratios[index], context.document),
        !exempt.contains(named: text.name, text.origin, context.document),
        seen.insert(text.origin).inserted,
        // Of a text that stands on the ground the other rule tells where.
        reported[text.color]?.contains(background.color) != true
      else { continue }
      let value = OpaqueColor.ratioText(ratios[index])
      let grounds = compared[index]
      let all = grounds.count == 1 ? "the only background" : "all \(grounds.count) backgrounds"
      let rest =
        grounds.count < backgrounds.count && kind.isEmpty && palettes.areSeveral
        ? " of its palette" : kind.isEmpty ? " that the document calls so" : kind
      let own =
        shared.areAll(grounds) ? shared : Grounds(grounds, self, context.document)
      let page = own.page(besides: background).map { page in
        let ratio = OpaqueColor.ratioText(page.color.contrast(with: text.color))
        return (place: page.origin, text: " has \(ratio):1 on '\(page.name)' and")
      }
      var found = diagnostic(
        "'\(text.name)'\(page?.text ?? "") reaches \(value):1 at most"
          + "\(modeName(kind, own.mode)), on \(called(background, context.spec))",
        at: text.origin, label: "text needs 4.5:1",
        related: [.init(background.origin, "the background on which it is read best")]
          + (page.map { [.init($0.place, "the background of the page")] } ?? []),
        why: "compared with \(all)\(rest); "
          + "(L₁ + 0.05) ÷ (L₂ + 0.05) = \(value)",
        help: "choose a colour with 4.5:1, or say that it is for large text or decoration only")
      found.severity = severity(of: text, ratios[index], context.document)
      diagnostics.append(found)
    }
  }

  /// The name of a ground in quotes; white that no token names is the colour itself.
  private func called(_ ground: ColorRoles.Member, _ spec: SpecDocument) -> String {
    let isToken = ground.name != "white" || spec.tokens.contains { $0.name == ground.name }
    return isToken ? "'\(ground.name)'" : ground.name
  }

  private func severity(
    of text: ColorRoles.Member, _ ratio: Double, _ document: Document
  ) -> Severity {
    if SettledText.isBanned(text.origin, named: text.name, ratio, document) { return .info }
    return ratio < 3 ? .error : Self.info.defaultSeverity
  }

  /// Whether a colour is so faint that it belongs to another appearance, where the document has one.
  private func isForOther(
    _ text: ColorRoles.Member, _ ratio: Double, _ isNight: Bool, _ context: RuleContext
  ) -> Bool {
    if ratio >= Self.leastRatio { return false }
    if isNight { return true }
    return !(ratio >= Self.faintest && !isStep(text.name) || isOfAllText(text, context))
  }

  /// The ratio below which a colour is the ground itself by another name.
  private static let faintest = 1.2

  /// Whether a document has a dark ground, or speaks of a dark appearance.
  private func hasNight(_ backgrounds: [ColorRoles.Member], _ context: RuleContext) -> Bool {
    let nights: [StaticString] = [
      "dark", "Dark", "night", "Night", "dunkel", "Dunkel", "sombre", "oscur", "escur", "nverse",
      "深色", "暗", "夜间", "ダーク", "다크", "어두운", "темн", "Темн", "gelap", "donker",
    ]
    return backgrounds.contains { $0.color.luminance < 0.3 }
      || context.analysis.claims.colorRoles.backgrounds.contains { $0.color.luminance < 0.3 }
      || nights.contains { context.document.mentions($0) }
  }

  /// "ink.100": a step of a ramp, whose first ones are no text.
  private func isStep(_ name: String) -> Bool { name.last?.isNumber == true }

  static let pages: Lexicon = ["page", "canvas", "app", "body"]

  /// The backgrounds of the appearance that the line of a colour names: "`#9B9BAD` | dark-mode text".
  private func grounds(
    of text: ColorRoles.Member, _ backgrounds: [ColorRoles.Member], _ context: RuleContext
  ) -> [ColorRoles.Member] {
    let document = context.document
    let words = Names.words(document.source.string(document.firstLine(of: text.origin.range)))
    let isDark = zip(words, words.dropFirst()).contains { word, next in
      (next == "mode" || next == "theme") && ModeWords.mode(in: word) == .dark
    }
    let isBoth = words.contains { ModeWords.mode(in: $0) == .light }
    guard isDark, !isBoth else { return backgrounds }
    return backgrounds.compactMap { $0.value(in: "dark") }
  }
}
