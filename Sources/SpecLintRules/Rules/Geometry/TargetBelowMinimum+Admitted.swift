import SpecModel
import SpecSyntax
import SpecText

extension TargetBelowMinimum {
  /// Whether a line says itself that its size is an exception: "34px (small, but acceptable here)".
  func isAdmitted(_ line: String) -> Bool {
    Names.hasWord(line, in: Self.admissions) || Self.admissionMarks.contains(where: line.contains)
  }

  /// Whether a length is that of a part, or of the way to an edge: "X icon (16px)", "12px from the edge", "10px/18px pad".
  func isOfPart(_ constraint: Constraint, _ document: Document) -> Bool {
    let line = constraint.lineOrigin.range
    let place = constraint.origin.range
    guard line.start <= place.start, place.end <= line.end else { return false }
    let before = Names.words(document.source.string(SourceRange(Int(line.start), Int(place.start))))
    let after = Names.words(document.source.string(SourceRange(Int(place.end), Int(line.end))))
    if before.last == "icon" || before.last == "glyph" || before.last == "positioned" {
      return true
    }
    if after.first == "from" || after.first == "inset" || after.first == "icon" { return true }
    return (before + after).contains { $0 == "pad" || $0 == "pads" }
  }

  private static let admissions: Lexicon = [
    "exception", "exceptions", "exempt", "acceptable", "tolerated", "deliberately",
    "intentionally", "ausnahme", "bewusst", "volontairement", "excepción",
    "intencionado", "exceção", "eccezione", "uitzondering", "pengecualian", "исключение",
  ]
  private static let admissionMarks = ["許容", "例外", "可接受", "예외", "허용"]

  /// Whether a line gives another size "from 600px" on, and not a distance "from the edge".
  func grows(_ line: [String]) -> Bool {
    zip(line, line.dropFirst()).contains { $0 == "from" && $1.first?.isNumber == true }
  }
}
