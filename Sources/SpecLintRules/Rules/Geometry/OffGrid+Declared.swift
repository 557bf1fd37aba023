import SpecAnalysis
import SpecLint
import SpecModel
import SpecSyntax
import SpecText

/// Lengths that are no steps of distances, whatever words stand around them.
extension OffGrid {
  private static let classes: [StaticString] = [
    "rid-cols", "rid-rows", "rid-template", "rid-flow", "rid-auto", "rid-area",
  ]

  /// Whether a length is the value of a utility class, "h-[22px]", or the only grid that its line speaks of is one of
  /// columns that such a class sets, "grid-cols-4".
  func isOfClass(_ grid: Constraint, _ document: Document) -> Bool {
    let bytes = document.source.bytes
    let place = Int(grid.origin.range.start)
    if place > 1, bytes[place - 1] == 0x5B, bytes[place - 2] == ASCII.hyphen { return true }
    let line = grid.lineOrigin.range.offsets
    var offset = line.lowerBound
    var hasClass = false
    while let found = ASCII.find("rid", in: bytes, offset..<line.upperBound) {
      guard Self.classes.contains(where: { ASCII.starts(bytes, at: found, with: $0) }) else {
        return false
      }
      hasClass = true
      offset = found + 3
    }
    return hasClass
  }

  /// What a line calls the size of letters right before its number.
  private static let sizes = [
    "字号", "字號", "字体大小", "字級", "字级", "文字サイズ", "フォントサイズ", "フォント", "글자 크기", "폰트 크기", "폰트",
    "font-size", "font size", "font", "text size", "type size", "schriftgröße", "шрифт",
    "размер шрифта", "tamaño de fuente", "taille de police",
  ]

  /// Whether a length behind a padding on the same line is that of letters: "padding `8px 16px`, font size 13px".
  func isOfLetters(_ constraint: Constraint, _ document: Document) -> Bool {
    let line = constraint.lineOrigin.range
    let place = constraint.origin.range.start
    guard line.start < place, place <= line.end else { return false }
    let start = max(Int(line.start), Int(place) - 40)
    let before = document.source.string(SourceRange(start, Int(place))).lowercased()
    let last = before.reversed().drop { " `*:：".contains($0) }
    let words = String(last.reversed())
    return Self.sizes.contains(where: words.hasSuffix)
  }
}
