import SpecAnalysis
import SpecDiagnostics
import SpecLint
import SpecModel
import SpecSyntax
import SpecText

/// Sizes of targets that are called those of another criterion or level: "44px (WCAG 2.5.8)", "44px, WCAG 2.1 AA".
extension WrongCriterion {
  private static let sizes: [StaticString] = ["44px", "44pt", "44 px", "44×44", "44x44", "44 × 44"]
  private static let targets: Lexicon = [
    "touch", "target", "targets", "tap", "hit", "clickable", "tappable", "touchable", "cible",
    "cibles", "tactile", "tactiles", "táctil", "toque", "alvo", "alvos", "touchziel", "touchziele",
  ]
  private static let wideTargets = ["タッチ", "タップ", "터치", "触控", "触摸", "点击"]
  private static let others: Lexicon = [
    "contrast", "kontrast", "contraste", "text", "aaa", "focus",
  ]
  private static let middle: Lexicon = ["aa"]
  private static let leasts: Lexicon = [
    "minimum", "min", "minimal", "least", "requires", "required", "must", "mindestens", "mínimo",
  ]

  /// Reads the lines that give 44px beside a citation of the guideline.
  func checkTargets(_ context: RuleContext, into diagnostics: inout [Diagnostic]) {
    let document = context.document
    guard document.mentions("WCAG"), Self.sizes.contains(where: { document.mentions($0) }) else {
      return
    }
    let bytes = document.source.bytes
    var seen: Set<String> = []
    var offset = 0
    while let place = ASCII.find("WCAG", in: bytes, offset..<bytes.count) {
      let line = document.source.lineRange(document.source.lineIndex(of: place))
      offset = max(place + 4, Int(line.end))
      guard line.offsets.count < 300, !document.isCode(UInt32(place)),
        let found = finding(line, context), seen.insert(found.message).inserted
      else { continue }
      diagnostics.append(found)
    }
  }

  private func finding(_ line: SourceRange, _ context: RuleContext) -> Diagnostic? {
    let document = context.document
    let bytes = document.source.bytes
    let text = document.source.string(line)
    guard
      let size = Self.sizes.lazy.compactMap({ ASCII.find($0, in: bytes, line.offsets) }).first,
      context.isNormative(line), !text.contains(":1"), !text.contains("24"),
      Names.hasWord(text, in: Self.targets) || Self.wideTargets.contains(where: text.contains),
      !Names.hasWord(text, in: Self.others)
    else { return nil }
    let place = context.origin(SourceRange(size, size + 2))
    var found: Diagnostic
    if text.contains("2.5.8") {
      found = diagnostic(
        "WCAG 2.5.8 asks for 24px, not for 44px", at: place, label: "2.5.5, level AAA",
        why: "2.5.8 Target Size (Minimum) has 24 by 24 CSS pixels, 2.5.5 Target Size (Enhanced) 44",
        help: "cite 2.5.5 (level AAA), or say that 44px is more than 2.5.8 asks for")
    } else if !text.contains("2.5."), Names.hasWord(text, in: Self.middle) {
      found = diagnostic(
        "no criterion of level AA asks for targets of 44px", at: place, label: "level AAA",
        why: "2.5.5 Target Size (Enhanced) with 44px has level AAA; 2.5.8 (AA) asks for 24px",
        help: "write 'WCAG 2.5.5, level AAA', or cite 2.5.8 with 24px")
    } else {
      return nil
    }
    let asks =
      Names.hasWord(text, in: Self.leasts)
      || ["最小", "최소", "最低", "至少"].contains(where: text.contains)
    // Who promises more than the criterion asks for fulfils it.
    found.severity = asks ? .warning : .info
    return found
  }
}
