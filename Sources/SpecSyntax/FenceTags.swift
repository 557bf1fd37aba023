public import SpecText

/// Tags behind the opening marks of code fences, data only.
public enum FenceTags {
  /// Plain text: words, flows and drawings, and no code. Readers add tags of their own.
  public static let plain: Lexicon = ["", "text", "txt", "plain", "plaintext", "ascii"]
}
