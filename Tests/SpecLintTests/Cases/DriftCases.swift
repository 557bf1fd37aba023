import Testing

/// Dates, versions, references and statuses that the document itself refutes.
@Suite struct DriftCases {
  private static func dated(_ front: String, _ footer: String) -> String {
    "---\ntitle: Kettle\n\(front)\n---\n\n# Kettle\n\nHolds a litre.\n\n\(footer)\n"
  }

  private static func log(_ version: String, _ rows: String) -> String {
    "---\nversion: \(version)\n---\n\n# Kettle\n\n## Change log\n\n| Version | Date |\n|---|---|\n\(rows)"
  }

  static let metadata: [RuleCase] = [
    .init("M201", "a day that no month has", dated("last-updated: ⟦2025-02-30⟧", "Blue.")),
    .init("M201", "a leap day", dated("last-updated: 2024-02-29", "Blue.")),
    .init("M201", "a form for others", dated("last-updated: 2024-00-00", "Blue.")),
    .init(
      "M210", "a later day in the footer",
      dated("last-updated: 2025-01-09", "*⟦Last updated: 2025-03-02⟧*")),
    .init(
      "M210", "a day in words",
      dated("updated: 2025-01-09", "⟦**Last updated:** 2 March 2025⟧".replacing("⟦**", with: "**⟦"))
    ),
    .init(
      "M210", "the same day in words",
      dated("last-updated: 2025-03-02", "**Last updated:** March 2nd, 2025")),
    .init(
      "M210", "a month alone", dated("last-updated: 2025-03-02", "Last updated: April 2025")),
    .init(
      "M210", "a newer entry of the log",
      log("1.2.0", "| ⟦1.3.0⟧ | 2025-04-01 |\n| 1.2.0 | 2025-03-01 |\n")),
    .init(
      "M210", "the newest entry", log("1.3.0", "| 1.3.0 | 2025-04-01 |\n| 1.2.0 | 2025-03-01 |\n")),
    .init("M210", "an older log", log("2.0.0", "| 1.3.0 | 2025-04-01 |\n| 1.2.0 | 2025-03-01 |\n")),
    .init(
      "M204", "final for those who build",
      "# Kettle\n\n> **Status: ⟦FINAL – ready for build.⟧** Nothing is open.\n\n## Lid\n\nColour: TBD\n"
        .replacing(
          "⟦FINAL – ready for build.⟧** Nothing is open.",
          with: "⟦FINAL – ready for build.** Nothing is open.⟧")),
    .init(
      "M204", "final for a review",
      "# Kettle\n\n**Status: Final draft for review**\n\n## Lid\n\nColour: TBD\n"),
  ]

  @Test(arguments: metadata)
  func metadatum(_ test: RuleCase) { test.check() }

  private static func numbered(_ text: String) -> String {
    "# Kettle\n\n## 1 Lid\n\n\(text)\n\n## 2 Spout\n\nShort.\n\n## 3 Handle\n\nLong.\n"
  }

  static let references: [RuleCase] = [
    .init("M207", "a section too far", numbered("Sizes: see ⟦section 6⟧.")),
    .init("M207", "a section that is there", numbered("Sizes: see section 3.")),
    .init("M207", "a section of a standard", numbered("See section 9 of the guide.")),
    .init("M207", "a part of a standard", numbered("Limits are in section 8.2 of ISO 9241.")),
    .init(
      "M206", "a reference without a definition",
      "See ⟦[the lid][lid-rule]⟧ and [the spout][spout].\n\n[spout]: https://example.com/spout\n"),
    .init(
      "M206", "buttons in brackets", "[Boil][Keep warm]\n\n[spout]: https://example.com/spout\n"),
    .init("M206", "a document without definitions", "The cell [row one][col two] is empty.\n"),
  ]

  @Test(arguments: references)
  func reference(_ test: RuleCase) { test.check() }
}
