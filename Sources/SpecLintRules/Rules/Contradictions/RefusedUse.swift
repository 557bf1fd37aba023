import SpecAnalysis
public import SpecDiagnostics
public import SpecLint
import SpecModel
import SpecSyntax
import SpecText

/// Reports colours that are used although the document rules them out.
public struct RefusedUse: LintRule {
  /// What the rule is.
  public static let info = RuleInfo(
    code: "C415", name: "refused-use",
    summary: "A colour is used although the document rules it out, for text or at all.",
    category: .contradictions, defaultSeverity: .warning,
    explanation: """
      "Decorative only, not for text" is a decision that somebody took for a reason, mostly for contrast.
      The rule looks for utility classes and declarations that colour text with such a value: `text-NAME`
      and `color: var(--NAME)`. Descriptions that limit the statement to some texts are left alone. "No pure
      white" is held against lines that give a background or a text as white, "never use shadows" against
      style rules and
      design values with a blurred one, and "the only shadow" against other shadows, which are compared by
      their lengths and colours however they are written.
      """,
    references: ["WCAG 2.2, 1.4.3"],
    examples: [
      .accepted(
        "- `--color-mist`: `#B8C4CC` – decorative only\n\n```css\n.rule { border-color: var(--color-mist); }\n```\n"
      ),
      .flagged(
        "- `--color-mist`: `#B8C4CC` – decorative only\n\n```css\n.note { color: var(⟦--color-mist⟧); }\n```\n"
      ),
      .flagged(
        "- No pure white, cream is the lightest surface\n\n## Card\n\n⟦- Background: white⟧\n"),
    ]
  )

  private static let refusals: [StaticString] = [
    "ecorative only", "ot for text", "ever for text", "ecoration only", "ot be used for text",
  ]
  /// Words that limit a refusal to some texts.
  private static let some: Lexicon = [
    "small", "body", "normal", "long", "large", "regular", "inverse", "dark", "light",
  ]

  /// Makes the rule.
  public init() {}

  /// Looks for texts in the colours whose lines refuse them.
  public func check(_ context: RuleContext, into diagnostics: inout [Diagnostic]) {
    let document = context.document
    for refused in RefusedExtreme.find(document) where context.isNormative(refused.uses[0]) {
      diagnostics.append(
        diagnostic(
          "'\(refused.name)' is used here, and line "
            + "\(context.line(context.origin(refused.statement))) rules it out",
          at: context.origin(refused.uses[0]), label: "\(refused.name)",
          related: [.init(context.origin(refused.statement), "the refusal")],
          why: refused.uses.count == 1
            ? "one line takes it" : "\(refused.uses.count) lines take it",
          help: "take a colour of the palette here, or name the exception there"))
    }
    if let sole = SoleShadow.find(document), context.isNormative(sole.statement),
      case let others = sole.others.filter({ context.isNormative($0) }), let first = others.first
    {
      diagnostics.append(
        diagnostic(
          "a second shadow stands here, and line "
            + "\(context.line(context.origin(sole.statement))) says that there is one alone",
          at: context.origin(first), label: "another shadow",
          related: [.init(context.origin(sole.statement), "the only one")]
            + others.dropFirst().prefix(8).map { .init(context.origin($0), "another one") },
          why: "both cast a shadow, with other lengths or another colour",
          help: "take the one shadow here, or name the exception there"))
    }
    if let refused = RefusedShadow.find(document, context.spec),
      case let uses = refused.uses.filter({ context.isNormative($0) }), let first = uses.first
    {
      diagnostics.append(
        diagnostic(
          "a shadow is cast here, and line "
            + "\(context.line(context.origin(refused.statement))) rules shadows out",
          at: context.origin(first), label: "a shadow",
          related: [.init(context.origin(refused.statement), "the refusal")]
            + uses.dropFirst().prefix(8).map { .init(context.origin($0), "another one") },
          why: uses.count == 1 ? "one place casts it" : "\(uses.count) places cast one",
          help: "take the shadow out, or name the exception there"))
    }
    guard Self.refusals.contains(where: { document.mentions($0) }) else { return }
    for token in context.spec.tokens where token.kind == .color {
      guard let refusal = refusal(token, context) else { continue }
      var name = token.name.drop { $0 == "-" }
      if name.hasPrefix("color-") { name = name.dropFirst(6) }
      guard name.utf8.count > 2, !name.utf8.contains(ASCII.space) else { continue }
      let uses =
        places(of: "text-" + name, context) + places(of: "color: var(" + token.name, context)
      guard let first = uses.min(by: { $0.start < $1.start }) else { continue }
      diagnostics.append(
        diagnostic(
          "'\(token.name)' colours text here, and line \(context.line(token.origin)) rules that out",
          at: context.origin(first), label: "a text colour",
          related: [.init(context.origin(refusal), "the refusal")],
          why: uses.count == 1 ? "one place uses it so" : "\(uses.count) places use it so",
          help: "take another colour here, or drop the refusal"))
    }
  }

  /// The words on the line of a definition that rule texts out.
  private func refusal(_ token: Token, _ context: RuleContext) -> SourceRange? {
    let source = context.document.source
    let line = SourceRange(
      Int(token.valueOrigin.range.end),
      Int(source.lineRange(source.lineIndex(of: Int(token.valueOrigin.range.start))).end))
    guard line.offsets.count < 300, context.isNormative(token.origin.range),
      let text = Self.refusals.first(where: {
        ASCII.find($0, in: source.bytes, line.offsets) != nil
      }),
      let start = ASCII.find(text, in: source.bytes, line.offsets),
      !Names.hasWord(source.string(SourceRange(start, Int(line.end))), in: Self.some)
    else { return nil }
    return SourceRange(start - 1, start + text.utf8CodeUnitCount)
  }

  /// The places of a text that no letter, digit or hyphen extends, where something is demanded.
  private func places(of text: some StringProtocol, _ context: RuleContext) -> [SourceRange] {
    let bytes = context.document.source.bytes
    let wanted = ContiguousArray(text.utf8)
    let skip = text.hasPrefix("color: var(") ? 11 : 0
    var result: [SourceRange] = []
    guard let first = wanted.first else { return [] }
    var offset = 0
    while let start = ASCII.find(first, in: bytes, offset..<bytes.count) {
      offset = start + 1
      let end = start + wanted.count
      guard end <= bytes.count, bytes[start..<end].elementsEqual(wanted),
        start == 0 || !isPart(bytes[start - 1]), end == bytes.count || !isPart(bytes[end]),
        context.isNormative(SourceRange(start, end))
      else { continue }
      result.append(SourceRange(start + skip, end))
    }
    return result
  }

  private func isPart(_ byte: UInt8) -> Bool { ASCII.isWord(byte) || byte == ASCII.hyphen }
}
