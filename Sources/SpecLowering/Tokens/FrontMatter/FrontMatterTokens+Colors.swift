import SpecModel
import SpecText

extension FrontMatterTokens {
  /// Values in the place of colours that are none: "#12345", or a word that names neither a colour nor another token.
  ///
  /// - Complexity: O(tokens).
  static func noColors(among tokens: [Token]) -> [Unresolved] {
    var names: Set<String>?
    return tokens.compactMap { token -> Unresolved? in
      guard token.kind == .color else { return nil }
      guard !isBrokenHex(token.value) else { return unresolved(token) }
      guard isUnknownWord(token.value) else { return nil }
      let known =
        names ?? Set(tokens.compactMap { $0.name.split(separator: ".").last?.lowercased() })
      names = known
      return known.contains(token.value.lowercased()) ? nil : unresolved(token)
    }
  }

  private static func unresolved(_ token: Token) -> Unresolved {
    Unresolved(
      text: token.value, why: "it stands in the place of a colour and is none",
      origin: token.valueOrigin)
  }

  /// Whether the digits behind "#" are too many, too few or none (CSS Color 4, 5.2).
  private static func isBrokenHex(_ text: String) -> Bool {
    guard text.utf8.first == 0x23 else { return false }
    let digits = text.dropFirst().prefix { $0 != " " }
    guard digits.utf8.allSatisfy({ ASCII.isLetter($0) || ASCII.isDigit($0) }) else { return false }
    return ![3, 4, 6, 8].contains(digits.utf8.count) || !digits.allSatisfy(\.isHexDigit)
  }

  private static func isUnknownWord(_ text: String) -> Bool {
    (1...40).contains(text.utf8.count) && text.utf8.allSatisfy(ASCII.isLetter)
      && NamedColorValues.value(of: text) == nil && !words.contains(text.lowercased())
  }

  /// Words for no colour in style sheets, and words for modes, notations and what is still open.
  private static let words = NamedColorValues.keywords.union([
    "light", "dark", "auto", "system", "srgb", "hex", "tbd", "todo",
  ])
}
