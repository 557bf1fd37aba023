import SpecText

/// An arrow between two names.
enum Arrow {
  private static let mutual: Phrases = ["↔", "⇄", "⇔", "⟷", "⇆", "⇌", "<-->", "<->", "<=>"]
  private static let arrows: Phrases = [
    "↔", "⇄", "⇔", "⟷", "⇆", "⇌", "<-->", "<->", "<=>", "→", "⟶", "⇒", "➜", "➔", "➝", "➞", "⇨",
    "⟹", "⇢", "↦", "⮕", "➤", "-->", "->", "=>", "►", "▶",
  ]

  /// Whether the arrow of a text points both ways.
  static func isMutual(_ text: String) -> Bool { mutual.isIn(text) }

  /// Whether a text holds an arrow.
  static func isIn(_ text: String) -> Bool { arrows.isIn(text) }

  /// Both sides of the first arrow of a text.
  static func split(_ text: String) -> (String, String)? {
    guard arrows.isIn(text) else { return nil }
    let sides = TextSplit.pieces(of: text, at: arrows, most: 2)
    return sides.count == 2 && !sides[0].isEmpty && !sides[1].isEmpty ? (sides[0], sides[1]) : nil
  }

  /// The texts between all arrows of a line.
  static func pieces(of text: String) -> [String] { TextSplit.pieces(of: text, at: arrows) }
}
