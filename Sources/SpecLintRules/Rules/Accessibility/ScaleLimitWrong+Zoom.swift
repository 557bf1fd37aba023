import SpecAnalysis
import SpecDiagnostics
import SpecLint
import SpecModel
import SpecSyntax
import SpecText

/// Pages that forbid to be enlarged.
extension ScaleLimitWrong {
  private static let locks: [StaticString] = [
    "user-scalable=no", "user-scalable=0", "maximum-scale=1,", "maximum-scale=1.0",
    "maximum-scale=1\"",
  ]
  /// Words of lines that say what is not to be written.
  private static let denials = NegationWords.words.union([
    "avoid", "remove", "removed", "instead", "forbidden", "violates", "violation", "fails",
  ])

  /// Reports the first line that keeps a page from being enlarged.
  func checkZoom(_ context: RuleContext, into diagnostics: inout [Diagnostic]) {
    let document = context.document
    guard document.mentions("-scal") else { return }
    let bytes = document.source.bytes
    let places = Self.locks.compactMap { ASCII.find($0, in: bytes, 0..<bytes.count) }.sorted()
    for place in places {
      let line = document.source.lineRange(document.source.lineIndex(of: place))
      var end = place
      while end < line.offsets.upperBound, bytes[end] != 0x2C, bytes[end] != ASCII.space,
        bytes[end] != ASCII.backtick, bytes[end] != ASCII.quote
      {
        end += 1
      }
      // "not by" may stand on the line above.
      let index = document.source.lineIndex(of: place)
      let above = index > 0 ? document.source.lineRange(index - 1) : line
      let before = document.source.string(SourceRange(Int(above.start), place))
      let after = document.source.string(SourceRange(end, Int(line.end)))
      guard line.offsets.count < 300, context.isNormative(line), !before.contains("❌"),
        !Names.hasWord(before.replacing("user-scalable=no", with: ""), in: Self.denials),
        !Names.hasWord(after.replacing("user-scalable=no", with: ""), in: Self.denials)
      else { continue }
      diagnostics.append(
        diagnostic(
          "this keeps people from enlarging the page",
          at: context.origin(SourceRange(place, end)), label: "no zoom",
          why: "text must be resizable up to 200% (WCAG 2.2, 1.4.4)",
          help: "take it out; the page keeps its size for all who do not zoom"))
      return
    }
  }
}
