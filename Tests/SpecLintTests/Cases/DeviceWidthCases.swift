import Testing

/// The least width of a kind of device, in two places.
@Suite struct DeviceWidthCases {
  private static let sheet =
    "# Grid\n\n```css\n:root {\n  --breakpoint-tablet: 768px;\n  --breakpoint-desktop: 1024px;\n}\n"
    + "```\n\n## Layout\n\n"
  private static let head = "| Breakpoint | Min width | Max width |\n|---|---|---|\n"

  static let cases: [RuleCase] = [
    .init(
      "T304", "a property and a table",
      sheet + head + "| Mobile | 320px | 767px |\n| Tablet | 768px | 1365px |\n"
        + "| Desktop | ⟦1366px⟧ | 1919px |\n"),
    .init(
      "T304", "two tables",
      "# Grid\n\n" + head + "| Mobile | 320px | 767px |\n| Tablet | 768px | 1279px |\n"
        + "| Desktop | 1280px | - |\n\n## Columns\n\n" + head + "| Mobile | 320px | 599px |\n"
        + "| Tablet | ⟦600px⟧ | 1279px |\n| Desktop | 1280px | - |\n"),
    .init(
      "T304", "a property and a short head",
      sheet + "| Breakpoint | Min | Max |\n|---|---|---|\n| Mobile | 320px | 767px |\n"
        + "| Tablet | ⟦800px⟧ | 1023px |\n| Desktop | 1024px | 1919px |\n"),
    .init(
      "T304", "below a heading for breakpoints",
      sheet.replacing("## Layout", with: "## Breakpoints") + head + "| Mobile | 320px | 767px |\n"
        + "| Tablet | 768px | 1365px |\n| Desktop | ⟦1366px⟧ | 1919px |\n"),
    .init(
      "T304", "another platform",
      sheet.replacing("## Layout", with: "## Android") + head + "| Tablet | 840px | 1365px |\n"
        + "| Desktop | 1366px | 1919px |\n"),
    .init(
      "T304", "the same widths",
      sheet + head + "| Mobile | 320px | 767px |\n| Tablet | 768px | 1023px |\n"
        + "| Desktop | 1024px | 1919px |\n"),
    .init(
      "T304", "parts of a kind",
      sheet + head + "| Mobile | 320px | 767px |\n| Tablet landscape | 900px | 1023px |\n"
        + "| Large desktop | 1440px | 1919px |\n"),
    .init(
      "T304", "the greatest widths",
      sheet + "| Breakpoint | Max width |\n|---|---|\n| Tablet | 1023px |\n| Desktop | 1439px |\n"),
  ]

  @Test(arguments: cases)
  func width(_ test: RuleCase) { test.check() }
}
