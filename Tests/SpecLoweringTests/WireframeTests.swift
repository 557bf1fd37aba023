import SpecModel
import Testing

/// A code fence around a drawing, below a heading.
private func fenced(_ drawing: String, heading: String = "## Empty State") -> String {
  "# Page\n\n\(heading)\n\n```\n\(drawing)\n```\n"
}

@Suite("Wireframes")
struct WireframeTests {
  @Test(
    "rows of one frame",
    arguments: [
      ("│ Title  │", ["1.0 'Title'"]),
      ("│ [Photo] Name   [✓] │", ["1.0 [Photo] 'Name' [✓]"]),
      ("│ [16pt space] │", ["1.0 gap 16pt"]),
      ("│ [12px gap between cards] │", ["1.0 gap 12px"]),
      ("│ (24dp spacing) │", ["1.0 gap 24dp"]),
      ("│ ↕ 8px │", ["1.0 gap 8px"]),
      ("│ [8pt padding] │", ["1.0 padding 8pt"]),
      ("│ [16pt bottom padding] │", ["1.0 padding 16pt"]),
      ("│ [8pt padding] Name │", ["1.0 [8pt padding] 'Name'"]),
      ("│ [64pt photo] │", ["1.0 [64pt photo]"]),
      ("│ [More rows...] │", ["1.0 more"]),
      ("│ ... (3 more) │", ["1.0 more"]),
      ("│ [Task cards...] │", ["1.0 more"]),
      ("│ [Syncing...] │", ["1.0 [Syncing...]"]),
      ("│ Loading… │", ["1.0 'Loading…'"]),
      ("├────────┤", ["1.0 divider"]),
      ("│ ────── │", ["1.0 divider"]),
      ("│  ───   │", ["1.0 <───>"]),
      ("│        │", []),
      ("│ ⚠ Sync failed │", ["1.0 <⚠> 'Sync failed'"]),
      ("│ < Back  [Done] │", ["1.0 <<> 'Back' [Done]"]),
      ("│ Hello 👋 │", ["1.0 'Hello' <👋>"]),
      ("│ -5 °C │", ["1.0 '-5 °C'"]),
      ("│ [←] Step 2 │", ["1.0 [←] 'Step 2'"]),
      ("│ [Delete] ← Red button │", ["1.0 [Delete] ← subject=Red button color=red"]),
    ])
  func rows(line: String, expected: [String]) {
    let spec = lower(fenced("┌────────┐\n│ First  │\n\(line)\n└────────┘"))
    #expect(spec.wireframes.map(describe) == [["1.0 'First'"] + expected])
  }

  @Test(
    "notes beside the frame",
    arguments: [
      ("← Page heading (28pt Bold)", "subject=Page heading font=28pt weight=Bold"),
      ("← 64pt × 64pt, gray", "size=64pt×64pt color=gray"),
      ("← 200×200px", "size=200px×200px"),
      ("← 15pt Regular, gray", "font=15pt weight=Regular color=gray"),
      ("← 22pt Semibold", "font=22pt weight=Semibold"),
      ("<- Title (18px)", "subject=Title font=18px"),
      ("← Avatar (40 × 40pt, #CCCCCC)", "subject=Avatar size=40pt×40pt color=#CCCCCC"),
      ("← Card", "subject=Card"),
      ("Row 2", "subject=Row 2"),
      ("← 52pt row height", "subject=52pt row height"),
      ("← Banner in color.bg.surface", "subject=Banner color=color.bg.surface"),
      ("0px", ""),
    ])
  func notes(note: String, expected: String) throws {
    let spec = lower(fenced("┌─────┐\n│ One │ \(note)\n└─────┘"))
    let row = try #require(spec.wireframes.first?.rows.first)
    #expect(row.note.map(describe) == expected)
  }

  @Test("a note that runs on below keeps its words together")
  func runningNote() {
    let drawing = """
      ┌─────┐
      │ One │ ← Primary button
      │ Two │   (large, centred)
      └─────┘
      """
    let rows = lower(fenced(drawing)).wireframes.first?.rows ?? []
    #expect(rows.map { $0.note?.text } == ["Primary button (large, centred)", nil])
  }

  @Test(
    "nested and neighbouring frames, ragged edges, wide characters",
    arguments: [
      (
        """
        ┌───────────┐
        │ ┌───────┐ │
        │ │ Card  │ │ ← Card
        │ └───────┘ │
        │ ┌───────┐ │
        │ │ Next  │ │
        │ └───────┘ │
        └───────────┘
        """, ["2.1 'Card' ← subject=Card", "2.2 'Next'"]
      ),
      (
        """
        ┌──────────────────┐
        │ ┌────┐  ┌────┐ │
        │ │ 確認 │  │ 戻る │     │
        │ └────┘  └────┘        │
        │ 🎉 終わり     │
        └──────────────────┘
        """, ["2.1 '確認'", "2.2 '戻る'", "1.0 <🎉> '終わり'"]
      ),
      (
        """
        ┌──────────────────────────────┐
        │  ┌──────────┐                │
        │  │ [Face]   │ ← 40×40px
        │  │  Name    │
        │  └──────────┘                │
        │  Below                       │
        └──────────────────────────────┘
        """, ["2.1 [Face] ← size=40px×40px", "2.1 'Name'", "1.0 'Below'"]
      ),
      (
        """
        ╔══════╦═════╗
        ║ Left ║ Right ║
        ╠══════╩═════╣
        ║ All ║
        ╚════════════╝
        """, ["1.0 'Left' 'Right'", "1.0 divider", "1.0 'All'"]
      ),
      (
        """
        ┌─Overlay───┐
        │ Wait      │
        └───────────┘
        """, ["1.0 'Overlay'", "1.0 'Wait'"]
      ),
      (
        """
        +-----------+
        | Title     |  <- 20px bold
        +-----------+
        | +-------+ |
        | | Card  | |
        | +-------+ |
        +-----------+
        """, ["1.0 'Title' ← font=20px weight=Bold", "1.0 divider", "2.1 'Card'"]
      ),
    ])
  func frames(drawing: String, expected: [String]) {
    #expect(lower(fenced(drawing)).wireframes.map(describe) == [expected])
  }

  @Test("two frames below each other are two wireframes with their captions")
  func captions() {
    let drawing = "Wide:\n┌───┐\n│ A │\n└───┘\n\nNarrow:\n┌──┐\n│ B │\n└──┘"
    let wireframes = lower(fenced(drawing)).wireframes
    #expect(wireframes.map(\.title) == ["Empty State", "Empty State"])
    #expect(wireframes.map { $0.scope.last } == ["Wide", "Narrow"])
  }

  @Test("a line right above a block names what it draws, and ends the state of the heading")
  func captionsAbove() {
    let frame = "```\n┌───┐\n│ A │\n└───┘\n```"
    let text = """
      # Page

      ### Idle state

      \(frame)

      **Loading state:**

      \(frame)

      Desktop:

      \(frame)

      ### Layout

      **Layout structure:**

      \(frame)
      """
    let wireframes = lower(text).wireframes
    #expect(wireframes.map(\.title) == ["Idle state", "Loading", "Idle state", "Page"])
    #expect(wireframes.map(\.isCaptionedAsState) == [false, true, false, false])
    #expect(
      wireframes.map { $0.scope.last } == ["Idle state", "Loading state", "Desktop", "Layout"])
  }

  @Test("frames side by side below a line with a caption for each are each for themselves")
  func captionsInColumns() {
    let frames = """
      ┌───────┐    ┌───────┐
      │ None  │    │ ▒▒▒▒▒ │
      └───────┘    └───────┘
      """
    let wireframes = lower(fenced("Empty        Loading\n\(frames)", heading: "## Both")).wireframes
    #expect(wireframes.map(\.title) == ["Empty", "Loading"])
    #expect(wireframes.map(describe) == [["1.0 'None'"], ["1.0 <▒▒▒▒▒>"]])
    let lone = lower(fenced("Both together\n\(frames)")).wireframes
    #expect(lone.map(\.title) == ["Empty State"])
  }

  @Test(
    "what is no wireframe",
    arguments: [
      "src/\n├── a.png\n└── b.png",
      "┌───┐\n│ A │\n└─┬─┘\n  ▼\n┌───┐\n│ B │\n└───┘",
      "┌───┐     ┌───┐\n│ A │ ──▶ │ B │\n└───┘     └───┘",
      "┌───┐\n│   │\n└───┘",
      "┌───┐\n│ open\n",
      "let x = a | b\nlet y = c + d\nlet z = 1",
    ])
  func noWireframe(drawing: String) {
    #expect(lower(fenced(drawing)).wireframes.isEmpty)
  }

  @Test("code in another language is not read as a drawing")
  func language() {
    let spec = lower("# A\n\n```swift\n┌───┐\n│ A │\n└───┘\n```\n")
    #expect(spec.wireframes.isEmpty)
  }

  @Test(
    "the title is the innermost heading that names something",
    arguments: [
      ("## Empty State", "Empty State"),
      ("## Empty State\n\n### Layout", "Empty State"),
      ("## Empty State\n\n### Visual Design", "Empty State"),
      ("## Offline (No Network)", "Offline (No Network)"),
    ])
  func title(headings: String, expected: String) {
    let spec = lower(fenced("┌───┐\n│ A │\n└───┘", heading: headings))
    #expect(spec.wireframes.map(\.title) == [expected])
  }

  @Test("parts are the list under a label in the same section")
  func parts() {
    let text =
      fenced("┌───┐\n│ A │\n└───┘")
      + "\nComponents:\n\n- Spinner (20pt × 20pt, blue)\n- Message\n\n## Next\n\nComponents:\n\n- Other\n"
    let parts = lower(text).wireframes.first?.parts ?? []
    #expect(
      parts.map(describe) == ["subject=Spinner size=20pt×20pt color=blue", "subject=Message"])
  }

  @Test("measures become constraints with the range of their words")
  func constraints() {
    let drawing = """
      ┌──────────────┐
      │ Today        │ ← Heading (28pt Bold)
      │ [16pt space] │
      │ Card         │
      └──────────────┘
        ↑ Minimum 48pt height
      """
    let constraints = lower(fenced(drawing)).constraints
    let found = constraints.map { constraint in
      let ends = [constraint.quantity.min, constraint.quantity.max]
      return "\(constraint.kind.rawValue) \(constraint.subject): "
        + ends.map { $0.map { Numbers.text($0) } ?? "" }.joined(separator: "–")
    }
    #expect(found.contains("type-size Heading: 28–28"))
    #expect(found.contains("spacing Space below Today: 16–16"))
    #expect(found.contains("height Minimum 48pt height: 48–"))
  }

  @Test("frames without end and deep frames end in few rows, not in a crash")
  func hostile() {
    let deep = (0..<200).map { String(repeating: "│ ", count: $0) + "┌───┐" }.joined(
      separator: "\n")
    let wide = String(repeating: "┌─┐", count: 400) + "\n" + String(repeating: "│x│", count: 400)
    for drawing in [deep, wide, wide + "\n" + String(repeating: "└─┘", count: 400)] {
      #expect(lower(fenced(drawing)).wireframes.count <= 1)
    }
  }
}
