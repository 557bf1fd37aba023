import SpecLowering
import SpecModel
import Testing

@Suite("Chains of acts and states")
struct ActChainTests {
  private func found(_ text: String) -> [String] {
    lower(text).machines.flatMap { edges($0) }
  }

  private static let chart = """
    # 画面遷移

    ```mermaid
    flowchart TD
      A[入口画面] -->|開始| B[棚一覧画面]
      B -->|選ぶ| C[注文確認ダイアログ]
      C -->|戻る| B
    ```

    ## 遷移の説明

    """

  @Test(
    "what is done between two states is the trigger",
    arguments: [
      "入口画面 → 名前を入力 → 棚一覧画面", "入口画面 → 「進む」ボタン → 棚一覧画面", "入口画面 → 行をタップ → 棚一覧画面",
      "入口画面 → 読み込み完了後 → 棚一覧画面",
    ])
  func acts(line: String) throws {
    let machine = try #require(lower(Self.chart + "- \(line)\n").machines.first)
    #expect(machine.states.map(\.name) == ["入口画面", "棚一覧画面", "注文確認ダイアログ"])
    #expect(machine.transitions.count == 4)
  }

  @Test("an act at the end and a choice of acts lead nowhere")
  func ends() throws {
    let text = Self.chart + "- 入口画面 → 「進む」\n- 棚一覧画面 → 再開 or 終了\n"
    let machine = try #require(lower(text).machines.first)
    #expect(machine.states.count == 3)
    #expect(machine.transitions.count == 3)
  }

  @Test("an occasion at the start gives an inferred way in to a declared state, and to no other")
  func occasions() throws {
    let machine = try #require(lower(Self.chart + "- 失敗した場合 → 入口画面\n").machines.first)
    let way = try #require(machine.transitions.last)
    #expect(way.source == nil && way.provenance == .inferred)
    #expect(found(Self.chart + "- 失敗した場合 → 案内\n").count == 3)
  }

  @Test("names without the noun for a screen, and the ends of one name, mean that state")
  func unspaced() throws {
    let machines = lower(Self.chart + "- 入口 → 棚一覧 → 確認ダイアログ\n").machines
    let machine = try #require(machines.first)
    #expect(machines.count == 1 && machine.states.count == 3)
    #expect(machine.transitions.count == 3)
  }

  @Test("what begins or ends two names stays apart")
  func ambiguous() throws {
    let text = Self.chart.replacing("C -->|戻る| B", with: "C -->|戻る| D[棚一覧設定]")
    let machine = try #require(lower(text + "- 入口 → 棚一覧設\n- 入口 → 覧設定\n").machines.first)
    #expect(machine.states.count == 4)
    let other = try #require(lower(Self.chart + "- 入口 → 倉庫\n").machines.first)
    #expect(other.states.count == 4)
  }
}
