import SpecAnalysis
public import SpecDiagnostics
public import SpecLint
import SpecModel
import SpecSyntax
import SpecText

/// Reports design values that are used by name and defined nowhere.
public struct TokenUndefined: LintRule {
  /// What the rule is.
  public static let info = RuleInfo(
    code: "T301", name: "token-undefined",
    summary: "A design value is used by name, and no document of the run gives it a value.",
    category: .tokens, defaultSeverity: .error,
    explanation: """
      A name without a value cannot be built or checked. Values count wherever they stand: in front
      matter, in tables and lists, in custom properties, in any document of the same run, and beside the
      name where it is used, as in "H3 (24px/30px)". In code only `var(--name)` without a fallback is
      looked up, where the document defines three names of the same family, two and nearly all that its
      code reads, or all others that it reads; in fences that list properties the steps of scales such as
      "primary-500", together; so is the one `var(--name)` in running text that has no value, where the others there have.
      "{color.brand.primary}" is looked up in code and tables where the document has two other values of
      that group. "{component.sheet}" names an element, and is looked up only where a front matter of the
      run has a block `components`, or a name of that family a value; `Theme.edge` where three other names
      behind that type have values. Classes of grounds ("`bg-panel-high`") are looked up
      where the document lists custom properties "--color-…" and names its other classes after them. Keywords
      of curves are held against a list of three curves or more,
      the far ends of scales ("xxxl") and numbers of a series ("d5") against the steps beside them, names in
      words of looks ("background `tealSoft`") where they stand once, and a table of names without values
      against the other tables of the document; a list of steps that tells what each is for and gives none
      a value is reported where the document gives other values, and so is a remark in code that only lists them. Each
      name is reported once, at its first use. So is `ease.settle` in text where the document defines three
      other names of "ease." and nearly all
      that it uses. A document whose front matter names the palette among what it depends on has its colours there,
      and one that tells which files show what quotes their constants: neither is reported where the
      document gives no colour itself. Names of keyframes are looked up
      where the document has three others for each that it lacks. Lint the style guide together with the documents that use it.
      """,
    references: ["Design Tokens Format Module, 3"],
    examples: [
      .accepted(
        "# Tokens\n\n- `color.text.body`: #222222\n\n# Card\n\n- **Text**: `color.text.body`\n"),
      .flagged("# Card\n\n- **Text**: `⟦color.text.body⟧` for labels\n"),
    ]
  )

  /// Makes the rule.
  public init() {}

  /// Looks each name up.
  public func check(_ context: RuleContext, into diagnostics: inout [Diagnostic]) {
    checkFamilies(context, into: &diagnostics)
    checkClasses(context, into: &diagnostics)
    checkQualified(context, into: &diagnostics)
    checkMembers(context, into: &diagnostics)
    checkAliases(context, into: &diagnostics)
    checkSteps(context, into: &diagnostics)
    checkSuffixes(context, into: &diagnostics)
    checkCurves(context, into: &diagnostics)
    checkKeyframes(context, into: &diagnostics)
    checkEnds(context, into: &diagnostics)
    checkUnvalued(context, into: &diagnostics)
    checkListed(context, into: &diagnostics)
    checkStyled(context, into: &diagnostics)
    checkSiblings(context, into: &diagnostics)
    checkProse(context, into: &diagnostics)
    let known = diagnostics.count
    checkMain(context, into: &diagnostics)
    if diagnostics.count == known { checkSheets(context, into: &diagnostics) }
  }

  /// Looks up the names that the model holds.
  private func checkMain(_ context: RuleContext, into diagnostics: inout [Diagnostic]) {
    var order: [String] = []
    var uses: [String: [TokenUse]] = [:]
    let lines = UseLines(context.document.source)
    let unknown = context.spec.tokenUses.filter { isUndefined($0, lines, context) }
    guard !unknown.isEmpty else { return }
    let nested = namesInFrontMatter(context.document)
    let open = withoutOutside(unknown.filter { !nested.contains($0.name) }, context)
    let restated = restated(open, lines, context)
    let families = families(open, context)
    let properties = PropertyUses(context)
    let aliases = aliased(context.document).union(namedTogether(context.document))
    for use in open where !aliases.contains(use.name) {
      let key = TokenIndex.key(use.name)
      guard !restated.contains(key), isRead(use, properties, context),
        !(isPlainColor(use) && families.contains(use.name.lowercased()))
      else { continue }
      if uses[key] == nil { order.append(key) }
      uses[key, default: []].append(use)
    }
    if uses.values.contains(where: { $0[0].name.hasPrefix("--") }) {
      let listed = valued(context.document).union(listed(context.document))
      order.removeAll { uses[$0].map { listed.contains($0[0].name) } == true }
    }
    guard !order.isEmpty else { return }
    let source = TokenSource.find(in: context.document, context.facts)
    if source == nil, let once = ofSet(order.compactMap { uses[$0]?.first }, context) {
      return diagnostics.append(once)
    }
    if let source {
      // Custom properties live in style sheets: what could not be looked up is said once.
      let properties = order.filter { uses[$0]?.first?.name.hasPrefix("--") == true }
      order.removeAll { properties.contains($0) }
      let first = properties.compactMap { uses[$0]?.first }
      if !first.isEmpty { diagnostics.append(unchecked(first, source)) }
    }
    let unread = unread(context)
    let elsewhere = placesOutside(open, context)
    for key in order {
      guard let found = uses[key] else { continue }
      var finding = undefined(found, unread, context)
      if order.count == 1 { finding = withFamily(finding, found[0], context) }
      // One name in a document that defines nothing is what the code has.
      if source != nil || elsewhere(found[0]) || order.count == 1 && context.spec.tokens.isEmpty {
        finding.severity = .info
      }
      diagnostics.append(finding)
    }
  }

  /// Whether a name is written like that of a token, and no document of the run gives it a value.
  private func isUndefined(
    _ use: TokenUse, _ lines: UseLines, _ context: RuleContext
  ) -> Bool {
    isToken(use) && !context.facts.tokens.defines(use.name)
      && !context.facts.titledTokens.contains(TokenIndex.key(use.name))
      && !isZero(use.name) && isStyle(use, context) && !isHost(use.name)
      && !PropertyUses.isPlaceholder(use.name)
      && !isReplaced(use, context) && !isOther(use, lines, context) && !isQuotedCycle(use, context)
      && !namesComponent(use.name, context.facts) && !isRow(use, context.document)
      && !isState(use, context) && !isExpression(use, context)
      && !isMadeThere(use, context.document) && !isForeignInk(use, context)
      && !isNamedOnly(use, context.document) && !isDefinedByEnd(use, context)
      && !isOfPlatform(use, context.document)
  }

  /// The keys of names without a definition that a line restates with a value.
  private func restated(
    _ undefined: [TokenUse], _ lines: UseLines, _ context: RuleContext
  ) -> Set<String> {
    let keys = Set(undefined.map { TokenIndex.key($0.name) })
    var result: Set<String> = []
    for use in context.spec.tokenUses {
      let key = TokenIndex.key(use.name)
      if keys.contains(key), isRestated(use, lines, context) { result.insert(key) }
    }
    return result
  }

  /// Whether a use asks for a definition: one in code, or of a custom property by name, does so only among its siblings.
  private func isRead(
    _ use: TokenUse, _ properties: PropertyUses, _ context: RuleContext
  ) -> Bool {
    let bytes = context.document.source.bytes
    let range = use.origin.range.offsets
    if context.document.isCode(use.origin.range.start) {
      return isVariable(use, bytes)
        && (hasSiblings(use, properties) || isForgotten(use, properties, context)
          || isDrifted(use, properties))
    }
    guard use.name.hasPrefix("--"), range.lowerBound > 0, bytes[range.lowerBound - 1] != 0x28
    else { return true }
    return (properties.siblings(of: use.name) >= 3 || isExtended(use, properties))
      && !isFirstOnLine(use.name, context.document.source)
  }

  /// Names of type styles; other words before "typography" or "text" are ordinary ones, or weights.
  private static let styles: Lexicon = [
    "body", "caption", "label", "title", "heading", "headline", "subheading", "subtitle", "display",
    "overline", "button", "footnote", "hero", "lead", "small", "micro", "code", "mono", "link",
    "paragraph", "callout", "subhead", "subheadline",
  ]

  /// Whether a name is written like that of a token: error numbers in capitals and plain words are not.
  private func isToken(_ use: TokenUse) -> Bool {
    let hasLower = use.name.utf8.contains { (0x61...0x7A).contains($0) }
    let hasMark = use.name.utf8.contains { $0 == 0x2E || $0 == 0x2D }
    if hasMark, !hasLower { return false }
    if isComponent(use.name) { return false }
    guard use.kind == .typography, !hasMark else { return true }
    return Names.words(use.name).contains { word in
      Self.styles.contains(word) || word.utf8.contains { (0x30...0x39).contains($0) }
    }
  }

  /// Whether a table has a column of values, or a number follows in parentheses: "`--gap` (16px)".
  func standsBesideValue(
    _ use: TokenUse, until end: Int, _ context: RuleContext
  ) -> Bool {
    let bytes = context.document.source.bytes
    var offset = Int(use.origin.range.end)
    while offset < end, [0x60, 0x20, 0x29, 0x7D].contains(bytes[offset]) { offset += 1 }
    // "`surface.card` #FBF7EF"
    if offset + 3 < end, bytes[offset] == ASCII.hash,
      bytes[offset + 1..<offset + 4].allSatisfy({ ASCII.isDigit($0) || ($0 | 0x20) &- 0x61 < 6 })
    {
      return true
    }
    // "`--body` 16px"
    if offset + 2 < end, ASCII.isDigit(bytes[offset]), bytes[offset - 1] == ASCII.space,
      bytes[offset - 2] == ASCII.backtick,
      WrittenLengths.values(
        in: context.document.source.string(SourceRange(offset, min(end, offset + 8)))
      ).first != nil
    {
      return true
    }
    // "`var(--a) var(--b)` (8px 4px)"
    while offset < end, ASCII.starts(bytes, at: offset, with: "var(--") {
      while offset < end, bytes[offset] != 0x29 { offset += 1 }
      while offset < end, [0x60, 0x20, 0x29].contains(bytes[offset]) { offset += 1 }
    }
    offset = behindFarEnd(offset, end, bytes)
    if offset + 1 < end, bytes[offset] == 0x28 || bytes[offset] == ASCII.colon {
      let value = bytes[(offset + 1)..<end].first { $0 != 0x20 && $0 != 0x60 } ?? 0
      if value == ASCII.hash || ASCII.isDigit(value) { return true }
    }
    if isFallback(at: offset, of: use, end, bytes) || isEquation(at: offset, end, bytes) {
      return true
    }
    return context.document.tableHeader(around: use.origin.range.start).contains {
      let words = Names.words($0)
      return words == ["value"] || words == ["values"]
    }
  }

  /// "var(--page, 72rem)"
  ///
  /// - Source: CSS Custom Properties 1, 3: the second argument is used where the property has no value.
  private func isFallback(
    at offset: Int, of use: TokenUse, _ end: Int, _ bytes: ContiguousArray<UInt8>
  ) -> Bool {
    let start = Int(use.origin.range.start)
    return offset < end && bytes[offset] == 0x2C && start >= 4
      && ASCII.starts(bytes, at: start - 4, with: "var(")
  }
}
