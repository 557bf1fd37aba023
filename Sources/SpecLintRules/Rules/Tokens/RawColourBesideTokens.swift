import SpecAnalysis
public import SpecDiagnostics
public import SpecLint
import SpecModel
import SpecSyntax
import SpecText

/// Reports colours in plain words where the document works with colour tokens.
public struct RawColourBesideTokens: LintRule {
  /// What the rule is.
  public static let info = RuleInfo(
    code: "T309", name: "raw-colour-beside-tokens",
    summary: "An element has a colour in plain words, and the document works with colour tokens.",
    category: .tokens, defaultSeverity: .info, precision: .heuristic,
    explanation: """
      "Red sync indicator" has no value and none for dark mode, while its neighbours are
      `color.text.default`. The rule runs where a document uses three colour tokens or says that
      elements follow semantic colours. It reports each colour word once, where it stands right before
      an element ("blue border") or closes a list of properties ("15pt, gray"); definitions, quoted
      texts, code, lines that name a token or a hex value, words with the class or name behind them in
      brackets, colours that a token row or another cell of the column names, and colours of other brands
      ("Facebook blue") are left alone. Where the document asks for tokens alone, a value in digits
      that is a token's is reported as a warning in sections whose other lines name tokens. Where it allows
      "only colours listed" in its palette, other values are reported as well.
      """,
    references: ["W3C Design Tokens Format Module, 5", "Material Design, Color roles"],
    examples: [
      .accepted("- Sync indicator: red dot\n"),
      .flagged(
        "- Background: `color.bg.canvas`\n- Text: `color.text.default`\n- All other elements use semantic color tokens\n- ⟦Red⟧ sync indicator\n"
      ),
    ]
  )

  private static let elements: Set<String> = [
    "border", "text", "icon", "overlay", "checkmark", "circle", "cloud", "indicator",
    "placeholder", "spinner", "badge", "dot", "banner", "outline", "ring", "button", "label", "bar",
    "underline", "line", "stroke", "fill", "background", "highlight", "glow", "dots",
  ]

  /// Makes the rule.
  public init() {}

  /// Looks for colour words before elements.
  public func check(_ context: RuleContext, into diagnostics: inout [Diagnostic]) {
    checkDigits(context, into: &diagnostics)
    checkRules(context, into: &diagnostics)
    checkClosed(context, into: &diagnostics)
    let mentions = context.analysis.mentions
    let words = mentions.of(.colorWord)
    guard !words.isEmpty, let token = token(context) else { return }
    let document = context.document
    let named = Set(
      context.spec.tokens.lazy.filter { $0.kind == .color }.flatMap {
        Names.words(self.line(of: $0, context))
      })
    let lines = Set(context.spec.tokens.map { context.line($0.origin) })
      .union(context.spec.tokenUses.map { context.line($0.origin) })
    var places: [String: [Mention]] = [:]
    var order: [String] = []
    let tokens = Set(
      context.spec.tokens.lazy.filter { $0.kind == .color }.map { Names.joined($0.name) })
    for word in words where isColour(word, context) {
      guard !lines.contains(context.line(document.origin(of: word))) else { continue }
      let name = word.phrase == "grey" ? "gray" : word.phrase
      if named.contains(name) || isBrand(word, document)
        || followsToken(word, tokens, document) || isExplained(word, context)
      {
        continue
      }
      if places[name] == nil { order.append(name) }
      places[name, default: []].append(word)
    }
    var told: Set<Int> = []
    for name in order {
      guard let found = places[name] else { continue }
      // "White background, black text" is told once.
      let own = Set(found.map { context.line(document.origin(of: $0)) })
      guard !own.isSubset(of: told) else { continue }
      told.insert(context.line(document.origin(of: found[0])))
      diagnostics.append(
        diagnostic(
          "'\(document.string(plain: found[0].range))' is no token",
          at: document.origin(of: found[0]),
          label: found.count == 1 ? "once" : "the first of \(found.count) places",
          related: [.init(token, "the document uses tokens")]
            + found.dropFirst().prefix(8).map { .init(document.origin(of: $0), "again") },
          why: "a colour word has no value, and none for another mode",
          help: "name the token that '\(name)' stands for"))
    }
  }

  /// The line that defines a token; style sheets without line ends tell nothing of one token.
  private func line(of token: Token, _ context: RuleContext) -> String {
    let source = context.document.source
    let line = source.lineRange(source.lineIndex(of: Int(token.origin.range.start)))
    return line.offsets.count < 400 ? source.string(line) : ""
  }

  /// "Error Red" where the palette has "Error".
  private func followsToken(
    _ mention: Mention, _ tokens: Set<String>, _ document: Document
  ) -> Bool {
    let line = document.line(around: mention.range.lowerBound, in: mention.node)
    let before = document.string(plain: line.lowerBound..<mention.range.lowerBound)
    guard before.hasSuffix(" "), let last = before.split(separator: " ").last else { return false }
    return tokens.contains(Names.joined(String(last)))
  }

  /// A place where the document shows that it works with colour tokens.
  private func token(_ context: RuleContext) -> Origin? {
    if let rule = context.analysis.mentions.of(.semanticColor).first {
      return context.document.origin(of: rule)
    }
    let uses = context.spec.tokenUses.filter { $0.kind == .color && !$0.name.hasPrefix("--") }
    return uses.count >= 3 ? uses[0].origin : nil
  }

  private func isColour(_ mention: Mention, _ context: RuleContext) -> Bool {
    let document = context.document
    guard document.nodes[mention.node].kind != .heading,
      context.isNormative(document.sourceRange(plain: mention.range))
    else { return false }
    let line = document.line(around: mention.range.lowerBound, in: mention.node)
    let bytes = document.plain[line]
    guard !bytes.contains(0x23), !isQuoted(mention, line, document),
      !isTitle(mention, line, document)
    else { return false }
    let rest = document.string(plain: mention.range.rest(of: line))
    let next = Names.words(String(rest.prefix(40))).prefix(2)
    let isBefore =
      rest.hasPrefix(" ") && !isName(mention, line, rest, document)
      && next.contains(where: Self.elements.contains)
    return isBefore || closesList(mention, line, rest, document)
  }

  /// "(20pt × 20pt, blue)" or "15pt Regular, gray".
  private func closesList(
    _ mention: Mention, _ line: Range<Int>, _ rest: String, _ document: Document
  ) -> Bool {
    guard rest.isEmpty || rest.hasPrefix(")") || rest.hasPrefix(", "),
      mention.range.lowerBound >= line.lowerBound + 2
    else { return false }
    let before = document.string(plain: line.lowerBound..<mention.range.lowerBound)
    guard !isGloss(before, line, document) else { return false }
    guard before.hasSuffix(", ") || before.hasSuffix("("), rest.hasPrefix(")") || rest.isEmpty
    else {
      return rest.hasPrefix(", ") && before.hasSuffix("(")
    }
    return before.contains { $0.isNumber } || before.hasSuffix("(")
  }

  /// Whether the word is part of a name in capitals within a sentence: "the Green Line".
  private func isName(
    _ mention: Mention, _ line: Range<Int>, _ rest: String, _ document: Document
  ) -> Bool {
    let before = document.string(plain: line.lowerBound..<mention.range.lowerBound)
    return document.string(plain: mention.range).first?.isUppercase == true
      && rest.dropFirst().first?.isUppercase == true && before.hasSuffix(" ")
      && before.dropLast().last?.isLetter == true
  }

  private func isQuoted(_ mention: Mention, _ line: Range<Int>, _ document: Document) -> Bool {
    document.plain[line.lowerBound..<mention.range.lowerBound].count { $0 == 0x22 } % 2 == 1
  }
}
