import SpecText

/// Several state names in one text.
enum StateNameList {
  private static let alternatives: Phrases = [" / ", " or ", ", ", " | ", " ou ", " oder "]
  private static let sequel = Phrases(
    [
      " then ", " and then ", ", then ", " puis ", " dann ", " luego ", " depois ", " poi ",
      " daarna ",
      " lalu ", "然后", "然後",
    ].sorted { $0.utf8.count > $1.utf8.count })

  /// The steps of "IDLE then VALIDATING"; one where the text is no sequence.
  static func steps(of text: String) -> [String] {
    let steps = TextSplit.pieces(of: text, at: sequel)
    return steps.contains("") ? [text] : steps
  }

  /// The names of "PLAY / SEQ", "browsing or loading" or "A, B"; a slash without spaces joins one name.
  static func split(_ text: String) -> [String] {
    pieces(of: text).map(withoutAnnotation).filter { !$0.isEmpty }
  }

  /// The names with the remarks behind them.
  static func pieces(of text: String) -> [String] {
    identifiers(text) ?? TextSplit.pieces(of: text, at: alternatives, outsideParentheses: true)
  }

  private static let dots: Phrases = [" · ", " • "]

  /// "draft_saved · sent · read": identifiers with dots between them; words with a dot may be one name of two parts.
  private static func identifiers(_ text: String) -> [String]? {
    guard text.utf8.contains(0x5F) else { return nil }
    let pieces = TextSplit.pieces(of: text, at: dots)
    let areIdentifiers = pieces.allSatisfy { piece in
      piece.utf8.first.map { $0 &- 0x61 < 26 } == true
        && piece.utf8.allSatisfy { ASCII.isWord($0) && $0 < 0x80 }
    }
    return pieces.count > 1 && areIdentifiers ? pieces : nil
  }

  /// The name without a remark in parentheses behind it: "browsing (infinite scroll)".
  private static func withoutAnnotation(_ text: String) -> String {
    StateName.splitQualifier(StateName.trimmed(text)).name
  }
}
