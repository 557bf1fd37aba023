import SpecAnalysis
import SpecDiagnostics
import SpecLint
import SpecModel
import SpecSyntax
import SpecText

/// Colours of the platform in code whose other colours are names of the document.
extension RawColourBesideTokens {
  /// How code names a colour of the document, and how it writes one that is none.
  private static let notations: [(named: StaticString, raw: [StaticString])] = [
    (
      "Color(\"",
      [
        "Color.gray", "Color.red", "Color.blue", "Color.green", "Color.black", "Color.white",
        "Color.orange", "Color.yellow", "Color.pink", "Color.purple", "Color(red:", "Color(hex:",
      ]
    ),
    (
      "MaterialTheme.colo",
      ["Color(0x", "Color.Gray", "Color.Red", "Color.White", "Color.Black", "Color.Blue"]
    ),
    ("UIColor(named:", ["UIColor.systemGray", "UIColor.gray", "UIColor.red", "UIColor(red:"]),
  ]

  /// Reports colours that code writes out in a document that asks for names alone.
  func checkPlatform(_ context: RuleContext, into diagnostics: inout [Diagnostic]) {
    let document = context.document
    for notation in Self.notations where document.mentions(notation.named) {
      let raw = notation.raw.filter { document.mentions($0) }
      guard !raw.isEmpty, let demand = demand(context, isWide: true) else { continue }
      var places: [SourceRange] = []
      for block in document.codeBlocks {
        for line in block.lines {
          for text in raw {
            if let found = ASCII.find(text, in: document.source.bytes, line.offsets) {
              places.append(SourceRange(found, found + text.utf8CodeUnitCount))
            }
          }
        }
      }
      guard places.count <= 3 else { continue }
      for place in places where context.isNormative(place) {
        var found = diagnostic(
          "'\(document.source.string(place))' is no token", at: context.origin(place),
          label: "a raw value", related: [.init(demand, "tokens are asked for")],
          why: "the other colours of the code are names of the document",
          help: "name the colour that is meant")
        found.severity = .warning
        diagnostics.append(found)
      }
    }
  }

  private static let counterexamples: Lexicon = [
    "forbidden", "don't", "dont", "bad", "wrong", "avoid", "never", "incorrect", "ng", "falsch",
    "verboten", "interdit", "mal", "mauvais", "prohibido", "errado", "proibido", "sbagliato", "错误",
    "禁止", "잘못",
  ]
  private static let refusals = ["❌", "✗", "🚫", "错误", "錯誤", "禁止", "悪い例", "NG", "금지"]

  /// Whether the remark above a line of code, up to an empty line or the end of a rule, says that it shows what not to
  /// do: "// FORBIDDEN".
  func isCounterexample(
    _ number: Int, of block: Document.CodeBlock, _ document: Document
  ) -> Bool {
    let bytes = document.source.bytes
    for line in block.lines[..<number].reversed().prefix(12) {
      let range = ASCII.trimmed(bytes, line.offsets)
      guard !range.isEmpty, bytes[range.lowerBound] != 0x7D else { return false }
      // "#id {" is no remark.
      let starts: [StaticString] = ["//", "/*", "<!--", "# ", "*"]
      guard starts.contains(where: { ASCII.starts(bytes, at: range.lowerBound, with: $0) }) else {
        continue
      }
      let text = document.source.string(SourceRange(range.lowerBound, range.upperBound))
      return Names.hasWord(text, in: Self.counterexamples, ofAtMost: 2)
        || Names.firstWord(text).map { Self.counterexamples.contains($0) } == true
        || Self.refusals.contains(where: text.contains)
    }
    return false
  }
}
