import Testing

/// Levels that a line denies in other scripts, arrows between two values, and sentences that are no captions.
@Suite struct HeldBackCases {
  static let levels: [RuleCase] = [
    .init("C413", "a level that is missed (ko)", "- 본문은 4.31:1로 AA 미달이다\n"),
    .init("C413", "a level that is not passed (zh)", "- 正文 4.31:1 (AA 不通过)\n"),
    .init("C413", "a level that is not reached (ja)", "- 本文 4.31:1 は AA に届かない\n"),
    .init("C413", "a level that is told as reached (ko)", "- 본문: 4.31:1 (⟦AA⟧ 통과)\n"),
  ]

  static let arrows: [RuleCase] = [
    .init("C413", "arrows from value to value", "- Leave: fade 1 → 0 + blur 0px → 18px\n"),
    .init("C413", "an arrow behind a named number", "- Shift 2px + blur 4px → 9px\n"),
    .init("C413", "an arrow to a sum", "- Height: 12px + 20px → ⟦36px⟧\n"),
  ]

  private static func palette(_ lead: String, _ value: String) -> String {
    "---\nname: Quay\ncolors:\n  primary: \"#112233\"\n---\n\n# Quay\n\n\(lead)\n\n"
      + "- **Primary (\(value)):** headlines\n"
  }

  static let sentences: [RuleCase] = [
    .init(
      "T304", "a sentence with a word of modes above a list",
      palette("All of it rests on bright, high-contrast greys.", "⟦#334455⟧")),
    .init(
      "T304", "a sentence with a word of modes above a list (de)",
      palette("Die Farben leben vom hohen Kontrast und von dunklen Tönen.", "⟦#334455⟧")),
    .init(
      "T304", "a sentence that begins with the mode",
      palette("In dark mode, the ink is brighter.", "#334455")),
    .init(
      "T304", "a sentence that names the device at its end",
      palette("These colours are made for mobile.", "#334455")),
    .init("T304", "a caption with the mode", palette("**Dark mode**", "#334455")),
  ]

  @Test(arguments: levels)
  func level(_ test: RuleCase) { test.check() }

  @Test(arguments: arrows)
  func arrow(_ test: RuleCase) { test.check() }

  @Test(arguments: sentences)
  func sentence(_ test: RuleCase) { test.check() }
}
