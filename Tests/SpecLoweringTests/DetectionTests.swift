import SpecLowering
import SpecModel
import Testing

@Suite("What is found out between two steps")
struct DetectionTests {
  private func edges(_ steps: String) -> [[String]] {
    let text = """
      # 画面フロー

      ### 1. 会員
      ```
      起動画面
      \(steps)
        → 本棚画面
        → 本詳細画面
      ```
      """
    return lower(text).machines.flatMap { machine in
      machine.transitions.map { [$0.trigger?.text ?? "", $0.guardText?.text ?? ""] }
    }
  }

  @Test("it triggers alone")
  func one() {
    #expect(edges("  → 登録済み検知") == [["登録済み検知", ""], ["", ""]])
  }

  @Test("the last triggers, and what was found out before it is a condition")
  func several() {
    #expect(
      edges("  → 登録済み検知\n  → 延滞なし検知\n  → 本選択済み検知")
        == [["本選択済み検知", "登録済み検知, 延滞なし検知"], ["", ""]])
  }
}
