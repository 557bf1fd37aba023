import Testing

/// Grounds with a dark value whose own text keeps the light one.
@Suite struct UnpairedInkCases {
  private static let day =
    "# Kit\n\n## Colours (light)\n\n- `--background`: `#FFFFFF`\n- `--foreground`: `#101820`\n"
    + "- `--panel`: `#EEF1F4`\n- `--panel-foreground`: `#1B2430`\n- `--border`: `#D5DAE0`\n\n"

  static let cases: [RuleCase] = [
    .init(
      "K803", "a panel without its text",
      day + "## Colours (dark)\n\n- `--background`: `#0B0F14`\n- `--foreground`: `#F2F4F7`\n"
        + "- `--panel`: `⟦#1E2630⟧`\n- `--border`: `#2C3540`\n"),
    .init(
      "K803", "a panel without its text (de)",
      day + "## Farben (dunkel)\n\n- `--background`: `#0B0F14`\n- `--foreground`: `#F2F4F7`\n"
        + "- `--panel`: `⟦#1E2630⟧`\n- `--border`: `#2C3540`\n"),
    .init(
      "K803", "style rules",
      "# Kit\n\n```css\n:root {\n  --background: #ffffff;\n  --foreground: #101820;\n"
        + "  --panel: #eef1f4;\n  --panel-foreground: #1b2430;\n}\n.dark {\n"
        + "  --background: #0b0f14;\n  --foreground: #f2f4f7;\n  --panel: ⟦#1e2630⟧;\n}\n```\n"),
    .init(
      "K803", "a panel with its text",
      day + "## Colours (dark)\n\n- `--background`: `#0B0F14`\n- `--foreground`: `#F2F4F7`\n"
        + "- `--panel`: `#1E2630`\n- `--panel-foreground`: `#E6EAF0`\n"),
    .init(
      "K803", "a text that is told again",
      day + "## Colours (dark)\n\n- `--background`: `#0B0F14`\n- `--foreground`: `#F2F4F7`\n"
        + "- `--panel`: `#1E2630`\n- `--panel-foreground`: `#1B2430`\n"),
    .init(
      "K803", "a text that can be read on both",
      "# Kit\n\n## Light\n\n- `--background`: `#FFFFFF`\n- `--primary`: `#1D4ED8`\n"
        + "- `--primary-foreground`: `#FFFFFF`\n- `--border`: `#D5DAE0`\n\n## Dark\n\n"
        + "- `--background`: `#0B0F14`\n- `--primary`: `#1E40AF`\n- `--border`: `#2C3540`\n"),
    .init(
      "K803", "a panel that stays",
      day + "## Colours (dark)\n\n- `--background`: `#0B0F14`\n- `--foreground`: `#F2F4F7`\n"
        + "- `--border`: `#2C3540`\n"),
  ]

  @Test(arguments: cases)
  func ink(_ test: RuleCase) { test.check() }
}
