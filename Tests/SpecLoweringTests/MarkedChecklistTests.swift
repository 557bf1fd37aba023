import SpecModel
import Testing

/// The checklists of a document as "title: x done, ◦ open".
private func checklists(_ text: String) -> [String] {
  lower(text).checklists.map { list in
    "\(list.title): "
      + list.items.map { "\($0.isTicked ? "x" : "◦") \($0.text)" }.joined(separator: ", ")
  }
}

@Suite("Checklists by their marks")
struct MarkedChecklistTests {
  @Test("lines and items that begin with a box or a sign")
  func lines() {
    let text = """
      # Definition of done: egg timer

      ✅ The ring is heard from the next room
      ❌ The dial stops within 2 s of zero
      ⬜ Left-handed layout

      ## Papers

      - ☑ Read by two people
      - ☐ Sent to print
        on grey paper
      - ☐ Put on the shelf
      """
    #expect(
      checklists(text) == [
        "Definition of done: egg timer: x The ring is heard from the next room, "
          + "◦ The dial stops within 2 s of zero, ◦ Left-handed layout",
        "Papers: x Read by two people, ◦ Sent to print, ◦ Put on the shelf",
      ])
    #expect(lower(text).durations.map(\.subject) == ["The dial stops"])
  }

  @Test("items in items are parts of them")
  func depths() {
    let text = "# Timer\n\n- [ ] Dial\n  - [x] turns left\n    - [ ] and clicks\n- [ ] Ring\n"
    #expect(lower(text).checklists.flatMap(\.items).map(\.depth) == [0, 1, 2, 0])
  }

  @Test("tables with a column of boxes, in another language as well")
  func tables() {
    let text = """
      # 公開前の確認

      | | 項目 |
      |---|---|
      | ☑ | 色の確認 |
      | ☐ | 文字の確認 |
      """
    #expect(checklists(text) == ["公開前の確認: x 色の確認, ◦ 文字の確認"])
  }

  @Test(
    "what to do and not to do, legends and comparisons are none",
    arguments: [
      "✅ Use one colour\n❌ Use five colours\n❌ Use none",
      "✅ yes\n⬜ not yet\n❌ no",
      "☐ Lone line",
      "| Part | Free | Paid |\n|---|---|---|\n| Dial | ✅ | ✅ |\n| Ring | ❌ | ✅ |",
    ])
  func others(text: String) {
    #expect(checklists("# Egg timer\n\n\(text)\n").isEmpty)
  }
}
