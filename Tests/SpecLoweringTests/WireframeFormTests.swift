import SpecModel
import Testing

/// A drawing in a fence below a heading.
private func fenced(_ drawing: String) -> String {
  "# Page\n\n## Empty State\n\n```\n\(drawing)\n```\n"
}

/// The constraints of a drawing as "kind subject: least–most unit".
private func constraints(_ drawing: String) -> [String] {
  lower(fenced(drawing)).constraints.map { constraint in
    let ends = [constraint.quantity.min, constraint.quantity.max]
    return "\(constraint.kind.rawValue) \(constraint.subject): "
      + ends.map { $0.map { Numbers.text($0) } ?? "" }.joined(separator: "–")
      + constraint.quantity.unit.rawValue
  }
}

@Suite("Forms of wireframes")
struct WireframeFormTests {
  @Test("a frame of plain signs outside of a fence, and lines that only begin like one")
  func unfenced() {
    let text = """
      # Options

      Narrow:

      +----------+--------------+
      | General  | [x] Sound    |
      | Keys     | [ ] Light    |
      +----------+--------------+

      +---- and so on
      it goes

      + One
      - Two
      """
    let wireframes = lower(text).wireframes
    #expect(wireframes.map(describe) == [["1.0 'General' [x] 'Sound'", "1.0 'Keys' [] 'Light'"]])
    #expect(wireframes.first?.scope == ["Options", "Narrow"])
  }

  @Test(
    "frames that arrows of plain signs join are a chart",
    arguments: [
      "┌───┐  WS   ┌───┐\n│ A │ ────> │ B │\n└───┘       └───┘",
      "+---+      +---+\n| A | ---> | B |\n+---+      +---+",
      "┌───┐      ┌───┐\n│ A │ <─── │ B │\n└───┘      └───┘",
      "┌───┐\n│ A │\n└───┘\n  v\n┌───┐\n│ B │\n└───┘",
    ])
  func charts(drawing: String) {
    #expect(lower(fenced(drawing)).wireframes.isEmpty)
  }

  @Test("brackets of full width are boxes and gaps as those of ASCII are")
  func wideBrackets() {
    let drawing = """
      ┌──────────────────┐
      │ 茶 ［－］２［＋］    │
      │ ［  注文する  ］    │
      │ （16px 余白）      │
      └──────────────────┘
      """
    #expect(
      lower(fenced(drawing)).wireframes.map(describe) == [
        ["1.0 '茶' [－] '２' [＋]", "1.0 [注文する]", "1.0 gap 16px"]
      ])
  }

  @Test(
    "measures beside and in frames",
    arguments: [
      ("│ One │ ← top bar, 56dp", ["size top bar: 56–56dp"]),
      ("│ One │ ← 16dp side padding", ["padding side padding: 16–16dp"]),
      ("│ One │ ← padding: 16px", ["padding One: 16–16px"]),
      ("│ One │ ← Save (min 48pt high)", ["height Save: 48–pt"]),
      ("│ One │ ← 24sp / 32sp, medium", ["type-size One: 24–24sp"]),
      ("│ One │ 28px/36px, 700", ["type-size One: 28–28px"]),
      ("│ One │ ← 14sp", ["type-size One: 14–14sp"]),
      ("│ HEADER (64px)  Logo │", ["size HEADER: 64–64px"]),
      ("│ Chart (320px high) │", ["height Chart: 320–320px"]),
      ("│ SIDEBAR │\n│ (240px) │", ["size SIDEBAR: 240–240px"]),
      ("│ One │ ← 16px from the top", []),
      ("│ Rope (12 m)  Size (2) │", []),
      ("│ One │ ← hero image, 16:9", []),
    ])
  func measures(lines: String, expected: [String]) {
    #expect(constraints("┌─────────┐\n\(lines)\n└─────────┘") == expected)
  }
}
