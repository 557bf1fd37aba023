import SpecModel
import Testing

@testable import SpecLowering

/// The opacity that stands behind a colour.
@Suite("Opacities behind colours")
struct ColorAlphaTests {
  private func values(_ text: String) -> [String] {
    lower(text).tokens.map(\.value)
  }

  @Test(
    "a sign or a word makes a share behind a colour its opacity",
    arguments: [
      ("- Veil: `#0A0F1E` @ 72%", "#0A0F1E @ 72%"), ("- Veil: #0A0F1E / 72%", "#0A0F1E / 72%"),
      ("- Veil: #0A0F1E, 72 % Deckkraft", "#0A0F1E / 72%"),
      ("- Veil: #0A0F1E (72% opacity)", "#0A0F1E / 72%"),
      ("- Veil: #0A0F1E à 72 % d'opacité", "#0A0F1E / 72%"),
      ("- Veil: #0A0F1E at 72%", "#0A0F1E / 72%"), ("- Veil: #0A0F1E 72%", "#0A0F1E / 72%"),
      ("- Veil: #0A0F1E，透明度 72%", "#0A0F1E / 72%"),
      ("- Veil: `#0A0F1E`, alpha 0.72", "#0A0F1E / 0.72"),
    ])
  func readsOpacities(line: String, value: String) {
    #expect(values("## Colours\n\n\(line)\n- Ink: #101010\n") == [value, "#101010"])
  }

  @Test(
    "other shares behind a colour are no opacity",
    arguments: [
      "- Sand: #EFE3C8 60%", "- Sand: #EFE3C8 (60% of each page)", "- Sand: #EFE3C8, 60% of a page",
      "- Sand: #EFE3C8 / 60% of a page", "- Sand: #EFE3C8 (4.5:1)",
      "- Sand: #EFE3C8, 100 % opacity",
    ])
  func leavesOtherShares(line: String) {
    #expect(values("## Colours\n\n\(line)\n- Ink: #101010\n") == ["#EFE3C8", "#101010"])
  }
}
