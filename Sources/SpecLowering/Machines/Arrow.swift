import SpecText

/// An arrow between two names.
enum Arrow {
  private static let mutual = bytes(["↔", "⇄", "⇔", "<-->", "<->", "<=>"])
  private static let arrows =
    mutual + bytes(["→", "⟶", "⇒", "➜", "➔", "-->", "->", "=>", "►", "▶"])

  private static func bytes(_ arrows: [String]) -> [[UInt8]] { arrows.map { Array($0.utf8) } }

  /// Whether the arrow of a text points both ways.
  static func isMutual(_ text: String) -> Bool { TextSplit.contains(mutual, in: text) }

  /// Whether a text holds an arrow.
  static func isIn(_ text: String) -> Bool { TextSplit.contains(arrows, in: text) }

  /// Both sides of the first arrow of a text.
  static func split(_ text: String) -> (String, String)? {
    let sides = TextSplit.pieces(of: text, at: arrows, most: 2)
    return sides.count == 2 && !sides[0].isEmpty && !sides[1].isEmpty ? (sides[0], sides[1]) : nil
  }

  /// The texts between all arrows of a line.
  static func pieces(of text: String) -> [String] { TextSplit.pieces(of: text, at: arrows) }
}
