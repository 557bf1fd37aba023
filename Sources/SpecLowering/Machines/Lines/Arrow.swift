import SpecText

/// An arrow between two names.
enum Arrow {
  private static let mutual: Phrases = ["↔", "⇄", "⇔", "⟷", "⇆", "⇌", "<-->", "<->", "<=>"]
  private static let arrows: Phrases = [
    "↔", "⇄", "⇔", "⟷", "⇆", "⇌", "<-->", "<->", "<=>", "→", "⟶", "⇒", "➜", "➔", "➝", "➞", "⇨",
    "⟹", "⇢", "↦", "⮕", "➤", "-->", "->", "=>", "►", "▶",
  ]

  /// The arrows with which lines of a column begin.
  private static let tips: Phrases = [
    "→", "⇢", "⇒", "➜", "➔", "⟶", "➡\u{FE0F}", "➡", "-->", "->", "=>",
  ]
  /// The heads of arrows to the line below.
  static let downs: Phrases = ["↓\u{FE0F}", "⬇\u{FE0F}", "↓", "▼", "⬇", "⇓"]

  /// What stands behind the arrow with which a text begins; `nil` where it begins with none.
  static func behindTip(_ text: String) -> String? {
    tips.prefix(of: text).map { StateName.trimmed(String(text.dropFirst($0.count))) }
  }

  /// The bytes of the arrow at a place with which a line may begin; 0 where there is none.
  static func lengthOfTip(_ bytes: ContiguousArray<UInt8>, at place: Int) -> Int {
    bytes.withUnsafeBufferPointer { tips.match($0, at: place).map { $0.end - place } ?? 0 }
  }

  /// Whether the head of an arrow down stands at a place.
  static func isDown(_ bytes: ContiguousArray<UInt8>, at place: Int) -> Bool {
    bytes.withUnsafeBufferPointer { downs.match($0, at: place) != nil }
  }

  /// Whether a text is the head of an arrow down and no more.
  static func isDown(_ text: String) -> Bool { downs.texts.contains(text) }

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
