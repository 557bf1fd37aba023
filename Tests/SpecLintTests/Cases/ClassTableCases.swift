import Testing

/// Utility classes to which two rows of a scale, or a row and the configuration, give two lengths.
@Suite struct ClassTableCases {
  private static let head = "# Radius\n\n| Token | px | Tailwind | Use |\n|---|---|---|---|\n"
  private static let rows =
    "| radius-sm | 6px | `rounded` | tags |\n| radius-md | 10px | `rounded-lg` | fields |\n"

  private static func theme(_ xl: String) -> String {
    "\n```js\nborderRadius: {\n  'DEFAULT': '6px',\n  'lg': '10px',\n  'xl': '\(xl)',\n}\n```\n"
  }

  static let cases: [RuleCase] = [
    .init(
      "C401", "one class in two rows",
      head + rows + "| radius-lg | 12px | `rounded-xl` | cards |\n"
        + "| radius-xl | ⟦16px⟧ | `rounded-xl` (custom) | sheets |\n"),
    .init(
      "C401", "a row and the configuration",
      head + rows + "| radius-lg | 12px | `rounded-xl` | cards |\n"
        + theme("16px").replacing("16px", with: "⟦16px⟧")),
    .init(
      "C401", "one class in two rows (de)",
      "# Abstände\n\n| Name | Wert | Klasse |\n|---|---|---|\n| klein | 4px | `gap-1` |\n"
        + "| mittel | 8px | `gap-2` |\n| groß | ⟦12px⟧ | `gap-2` |\n| weit | 16px | `gap-4` |\n"),
    .init(
      "C401", "a class a row, and the same configuration",
      head + rows + "| radius-lg | 12px | `rounded-xl` | cards |\n" + theme("12px")),
    .init(
      "C401", "heights of parts with one radius",
      "# Buttons\n\n| Name | Height | Class |\n|---|---|---|\n| Small | 32px | `rounded-md` |\n"
        + "| Medium | 40px | `rounded-md` |\n| Large | 48px | `rounded-lg` |\n"
        + "| Huge | 56px | `rounded-xl` |\n"),
    .init(
      "C401", "classes of two widths",
      "# Gaps\n\n| Name | px | Class |\n|---|---|---|\n| Phone | 8px | `gap-2` |\n"
        + "| Tablet | 16px | `gap-2 md:gap-4` |\n| Desktop | 24px | `gap-6` |\n"
        + "| Wide | 32px | `gap-8` |\n"),
  ]

  @Test(arguments: cases)
  func conflict(_ test: RuleCase) { test.check() }
}
