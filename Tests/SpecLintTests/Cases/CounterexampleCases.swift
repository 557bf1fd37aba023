import Testing

/// Colours that show what nobody shall do, and those of states whose names sound alike.
@Suite struct CounterexampleCases {
  private static func code(_ line: String) -> String { "# Buttons\n\n```\n\(line)\n```\n" }

  private static func table(_ head: String, _ cell: String) -> String {
    "# Colours\n\n| \(head) |\n|---|---|\n| \(cell) | `bg-[#0E7490] text-[#FFFFFF]` |\n"
  }

  private static let pale = "`bg-[#00B8D4] text-white`"
  private static let flagged = "`bg-[#00B8D4] ⟦text-white⟧`"

  static let cases: [RuleCase] = [
    .init("K801", "a line with the sign", code("❌ className=\"bg-[#00B8D4] text-white\"")),
    .init("K801", "the sign behind a remark", code("// ✗ className=\"bg-[#00B8D4] text-white\"")),
    .init("K801", "a remark behind", code("className=\"bg-[#00B8D4] text-white\" // ❌ too pale")),
    .init("K801", "a word behind", code("className=\"bg-[#00B8D4] text-white\" // Wrong")),
    .init("K801", "the good one", code("✅ className=\"bg-[#00B8D4] ⟦text-white⟧\"")),
    .init(
      "K801", "a sign that is the text", code("<b className=\"bg-[#00B8D4] ⟦text-white⟧\">❌</b>")),
    .init(
      "K801", "the sign of a status", code("❌ Failed: className=\"bg-[#00B8D4] ⟦text-white⟧\"")),
    .init(
      "K801", "a remark of another kind",
      code("className=\"bg-[#00B8D4] ⟦text-white⟧\" // main action")),
    .init("K801", "a column", table("Wrong | Right", pale)),
    .init("K801", "a column (refusal)", table("Do not | Do", pale)),
    .init("K801", "a column (sign)", table("❌ | ✅", pale)),
    .init("K801", "a column (de)", table("Falsch | Richtig", pale)),
    .init("K801", "a column (ko)", table("하지 않을 것 | 할 것", pale)),
    .init("K801", "a column (zh)", table("错误 | 正确", pale)),
    .init("K801", "a column of a state (zh)", table("错误 | 成功", flagged)),
    .init("K801", "a column of a look", table("Primary | Secondary", flagged)),
  ]

  @Test(arguments: cases)
  func pair(_ test: RuleCase) { test.check() }
}
