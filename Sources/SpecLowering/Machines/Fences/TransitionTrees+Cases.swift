import SpecModel
import SpecText

extension TransitionTrees {
  /// "if any remain", "else": a case of what the branch above it tells.
  static func isCase(_ text: String) -> Bool {
    Names.words(text).first.map(cases.contains) ?? false
  }

  private static let cases: Lexicon = [
    "if", "else", "otherwise", "unless", "wenn", "falls", "sonst", "si", "sinon", "sino", "se",
    "senão", "altrimenti", "als", "anders", "если", "иначе",
  ]
}
