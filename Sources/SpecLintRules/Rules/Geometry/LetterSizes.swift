import SpecAnalysis
import SpecModel
import SpecSyntax
import SpecText

/// Lengths that are sizes of letters, by what stands right beside them.
enum LetterSizes {
  private static let faces: Lexicon = [
    "serif", "sans", "sans-serif", "mono", "monospace", "bold", "semibold", "medium", "regular",
    "italic", "weight", "font", "type", "text", "uppercase", "caps",
  ]

  /// "Header: "My files" 20px serif": a face behind the length, or a quoted text right before it.
  static func has(_ constraint: Constraint, _ document: Document) -> Bool {
    let bytes = document.source.bytes
    let place = constraint.origin.range.offsets
    let line = document.firstLine(of: constraint.origin.range).offsets
    guard place.upperBound <= line.upperBound else { return false }
    let end = min(line.upperBound, place.upperBound + 14)
    let rest = document.source.string(SourceRange(place.upperBound, end))
    if rest.first == " ", Names.words(rest).first.map(faces.contains) == true { return true }
    var offset = place.lowerBound
    while offset > line.lowerBound, bytes[offset - 1] == ASCII.space { offset -= 1 }
    // A closing quotation mark is '"', or the last byte of "”" and "」".
    guard offset > line.lowerBound, offset < place.lowerBound else { return false }
    return bytes[offset - 1] == ASCII.quote
      || offset > 2 && bytes[offset - 3] == 0xE2 && bytes[offset - 1] == 0x9D
      || offset > 2 && bytes[offset - 3] == 0xE3 && bytes[offset - 1] == 0x8D
  }
}
