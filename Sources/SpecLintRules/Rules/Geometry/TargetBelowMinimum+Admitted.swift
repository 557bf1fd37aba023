import SpecModel
import SpecText

extension TargetBelowMinimum {
  /// Whether a line says itself that its size is an exception: "34px (small, but acceptable here)".
  func isAdmitted(_ line: String) -> Bool {
    Names.hasWord(line, in: Self.admissions) || Self.admissionMarks.contains(where: line.contains)
  }

  private static let admissions: Lexicon = [
    "exception", "exceptions", "exempt", "acceptable", "tolerated", "deliberately",
    "intentionally", "ausnahme", "bewusst", "volontairement", "excepción",
    "intencionado", "exceção", "eccezione", "uitzondering", "pengecualian", "исключение",
  ]
  private static let admissionMarks = ["許容", "例外", "可接受", "예외", "허용"]
}
