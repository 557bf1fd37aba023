import Testing

/// Documents that the rules on form, metadata and checklists flag or leave alone.
@Suite struct DocumentCases {
  private static let head = "| From | To | Trigger | Duration |\n|---|---|---|---|\n"

  static let form: [RuleCase] = [
    .init("D120", "an arrow in a cell", head + "⟦| A → B | Tap | 1s |⟧\n"),
    .init("D120", "an arrow in ASCII", head + "⟦| A -> B | Tap | 1s |⟧\n"),
    .init("D120", "both ways", head + "⟦| A ↔ B | Tap | 1s |⟧\n| A | B | Tap | 1s |\n"),
    .init("D120", "a cell forgotten at the end", head + "⟦| A | B | Tap |⟧\n"),
    .init("D120", "all cells", head + "| A | B | Tap | 1s |\n"),
    .init("D120", "an empty cell", head + "| A | B | Tap | |\n"),
    .init("D120", "an arrow where it belongs", "| Key | Change |\n|---|---|\n| Esc | A → B |\n"),
    .init("D120", "a comment behind the row", head + "| A | B | Tap | 1s | <!-- why -->\n"),
    .init("D120", "text behind the row", head + "⟦| A | B | Tap | 1s | why <!-- so -->⟧\n"),
    .init("D120", "two columns", "| Key | Value |\n|---|---|\n| Esc |\n"),
  ]

  @Test(arguments: form)
  func formCase(_ test: RuleCase) { test.check() }

  private static let codes =
    "| Code | Text |\n|---|---|\n| `E-LOAD-LIST-1` | a |\n| `E-LOAD-LIST-2` | b |\n| `E-SAVE-ITEM-1` | c |\n\n"

  static let identifiers: [RuleCase] = [
    .init("M208", "in a sentence", codes + "It shows ⟦E-SAVE-ITEM-2⟧ below.\n"),
    .init(
      "M208", "in a table", codes + "| State | Code |\n|---|---|\n| Error | `⟦E-LOAD-MAP-1⟧` |\n"),
    .init(
      "M208", "in another document",
      "=== codes.md ===\n# Codes\n\n" + codes
        + "\n=== form.md ===\n# Form\n\nSee ⟦E-SAVE-FORM-1⟧.\n"),
    .init(
      "M208", "used twice, reported once", codes + "First ⟦E-SAVE-ITEM-9⟧, then E-SAVE-ITEM-9.\n"),
    .init("M208", "listed", codes + "It shows E-SAVE-ITEM-1.\n"),
    .init("M208", "another prefix", codes + "See UTF-16-LE and T-REX-2.\n"),
    .init("M208", "no list", "It shows E-SAVE-ITEM-2, E-SAVE-ITEM-3 and E-LOAD-ITEM-1.\n"),
    .init("M208", "in code", codes + "```\nthrow E-SAVE-ITEM-2\n```\n"),
  ]

  @Test(arguments: identifiers)
  func identifier(_ test: RuleCase) { test.check() }

  static let boxes: [RuleCase] = [
    .init("V901", "high contrast", "Text.\n\n- [ ] ⟦High contrast mode⟧ works\n"),
    .init("V901", "haptics", "Text.\n\n- [ ] ⟦Haptic feedback⟧ on all devices\n"),
    .init("V901", "targets", "Text.\n\n- [ ] ⟦Loading times meet specified targets⟧\n"),
    .init(
      "V901", "a specified topic",
      "High contrast mode doubles borders.\n\n- [ ] High contrast mode works\n"),
    .init(
      "V901", "a specified time",
      "- Load time: under 2 s\n\n- [ ] Loading times meet specified targets\n"),
    .init("V901", "no topic", "Text.\n\n- [ ] Cards use the grid\n"),
    .init("V901", "no box", "High contrast mode works.\n"),
    .init(
      "V901", "told in a fence of words",
      "Text.\n\n```\n✓ System type\n✓ Haptic feedback\n```\n\n- [ ] Haptic feedback works\n"),
    .init(
      "V901", "told in a fence of words (ko)",
      "카드.\n\n```text\n✓ Dynamic Type 지원\n```\n\n- [ ] Dynamic Type 대응\n"),
    .init(
      "V901", "boxes in a fence",
      "Text.\n\n```\n- [ ] Haptic feedback\n```\n\n- [ ] ⟦Haptic feedback⟧ works\n"),
    .init(
      "V901", "a program",
      "Text.\n\n```css\n/* high contrast mode */\n```\n\n- [ ] ⟦High contrast mode⟧ works\n"),
  ]

  @Test(arguments: boxes)
  func box(_ test: RuleCase) { test.check() }
}
