import Testing

/// Colours that states leave to their thing, names in style rules, and hints in empty fields.
@Suite struct PairStateCases {
  private static func css(_ text: String) -> String { "## Quay\n\n```css\n" + text + "```\n" }

  static let states: [RuleCase] = [
    .init(
      "K801", "a ground below a pointer",
      css(".buoy {\n  color: ⟦#777777⟧;\n}\n\n.buoy:hover {\n  background: #DDDDDD;\n}\n")),
    .init(
      "K801", "a text below a pointer",
      css(
        ".buoy {\n  background: #FFFFFF;\n  color: #222222;\n}\n\n"
          + ".buoy:hover {\n  color: ⟦#BBBBBB⟧;\n}\n")),
    .init(
      "K801", "by remarks",
      css("/* Normal */\ncolor: ⟦#0066FF⟧;\n\n/* Hover */\nbackground: #CCE4FF;\n")),
    .init(
      "K801", "by names",
      css(
        ":root {\n  --sand: #EEDDBB;\n  --clay: #B08040;\n}\n.note {\n"
          + "  background: var(--sand);\n  color: ⟦var(--clay)⟧;\n}\n")),
    .init(
      "K801", "of another thing",
      css(".buoy {\n  color: #777777;\n}\n\n.rope:hover {\n  background: #DDDDDD;\n}\n")),
    .init(
      "K801", "that has its own",
      css(
        ".buoy {\n  color: #777777;\n}\n\n.buoy:hover {\n  background: #DDDDDD;\n  color: #111111;\n}\n"
      )),
    .init(
      "K801", "that is switched off",
      css(".buoy {\n  color: #777777;\n}\n\n.buoy:disabled {\n  background: #DDDDDD;\n}\n")),
  ]

  @Test(arguments: states)
  func state(_ test: RuleCase) { test.check() }

  private static let inks =
    "- `text-title`: `#222222`\n- `bg-page`: `#FFFFFF`\n"

  static let hints: [RuleCase] = [
    .init("K801", "in a list", "## Field\n\n- Background: `#FFFFFF`\n- Placeholder: `⟦#ACACAC⟧`\n"),
    .init("K801", "in Japanese", "## 入力\n\n- 背景: `#FFFFFF`\n- プレースホルダー: `⟦#ACACAC⟧`\n"),
    .init(
      "K801", "beside the text",
      "## Field\n\n- Background: `#FFFFFF`\n- Text: `#222222`\n- Placeholder: `⟦#AAAAAA⟧`\n"),
    .init("K801", "dark enough", "## Field\n\n- Background: `#FFFFFF`\n- Placeholder: `#666666`\n"),
    .init("K802", "by name", "## Colors\n\n\(inks)- `text-placeholder`: `⟦#9CA3AF⟧`\n"),
    .init(
      "K802", "by its use",
      "## Colors\n\n\(inks)- `mist`: `⟦#A0A0A0⟧` – Placeholder, timestamps\n"),
    .init("K802", "of a picture", "## Colors\n\n\(inks)- `mist`: `#B0B0B0` – Image placeholder\n"),
    .init(
      "K802", "large", "## Colors\n\n\(inks)- `text-placeholder`: `#8B8B8B` – large text only\n"),
  ]

  @Test(arguments: hints)
  func hint(_ test: RuleCase) { test.check() }

  private static let night = "## Colors\n\n| Role | Hex |\n|---|---|\n| Background | #0F172A |\n\n"

  static let clear: [RuleCase] = [
    .init(
      "K801", "over the page",
      night + css(".moor {\n  background: transparent;\n  color: ⟦#7C3AED⟧;\n}\n")),
    .init(
      "K801", "in a list",
      night + "## Ghost button\n\n- Background: transparent\n- Text: `⟦#5B21B6⟧`\n"),
    .init(
      "K801", "the other way round",
      night + css(".moor {\n  color: ⟦#6D28D9⟧;\n  background-color: transparent;\n}\n")),
    .init(
      "K801", "light enough",
      night + css(".moor {\n  background: transparent;\n  color: #C4B5FD;\n}\n")),
    .init(
      "K801", "over nobody knows what",
      css(".moor {\n  background: transparent;\n  color: #999999;\n}\n")),
    .init(
      "K801", "over one of two pages",
      "## Colors\n\n| Role | Hex |\n|---|---|\n| Background | #0F172A |\n| Page background | #FFFFFF |\n\n"
        + css(".moor {\n  background: transparent;\n  color: #5B21B6;\n}\n")),
  ]

  @Test(arguments: clear)
  func seenThrough(_ test: RuleCase) { test.check() }

  private static let palette =
    "## Colors\n\n| Token | Value |\n|---|---|\n| `sand` | #EEDDBB |\n| `clay` | #B08040 |\n"
    + "| `coal` | #222222 |\n\n## Note\n\n"

  static let lines: [RuleCase] = [
    .init("K801", "by name", palette + "- `sand` background, `⟦clay⟧` text\n"),
    .init(
      "K801", "by path",
      palette
        + "- Style: `Theme.sand` background, `Theme.⟦clay⟧` text.\n"
        .replacing("Theme.⟦clay⟧", with: "⟦Theme.clay⟧")),
    .init("K801", "white in parentheses", palette + "- `sand` background, `ink` (⟦White⟧) text\n"),
    .init("K801", "strong", palette + "- `sand` background, `coal` text\n"),
    .init("K801", "an icon", palette + "- Icon: `sand` background, `clay` label text\n"),
    .init("K801", "a ground alone", palette + "- `sand` background, `clay` border, short text\n"),
  ]

  @Test(arguments: lines)
  func nameOnLine(_ test: RuleCase) { test.check() }
}
