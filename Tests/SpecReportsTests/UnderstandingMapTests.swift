import SpecAnalysis
import SpecExports
import SpecJSON
import SpecLowering
import SpecModel
import SpecSyntax
import SpecText
import Testing

@Suite("Understanding map")
struct UnderstandingMapTests {
  private static func read(_ text: String) -> (document: Document, spec: SpecDocument) {
    let source = SourceText(decoding: ContiguousArray(text.utf8), path: "kiosk.md")
    let document = MarkdownParser.parse(source, file: FileID(0))
    return (document, Lowering.lower(document))
  }

  /// The map of a document from which nothing was compiled: what the look of its lines says.
  private static func look(_ text: String) -> UnderstandingMap {
    let source = SourceText(decoding: ContiguousArray(text.utf8), path: "kiosk.md")
    let document = MarkdownParser.parse(source, file: FileID(0))
    return UnderstandingMap(document, spec: SpecDocument(file: FileID(0), path: "kiosk.md"))
  }

  private static let kiosk = """
    ---
    title: Kiosk
    ---

    # Kiosk

    The kiosk stands in the hall.

    | From | To | Trigger |
    |---|---|---|
    | Idle | Menu | Touch |
    | Menu | Idle | No touch for a while |

    ## Menu State

    **When:** somebody touched the screen

    - **Tile**: 96px × 96px

    | Gesture | Answer |
    |---|---|
    | Wave | Bow |

    ## History

    The hall was red.

    """

  @Test("rows of the start and rows back to the state before are compiled") func startsAndWaysBack()
  {
    let text = """
      # Kiosk

      | From | To | Trigger |
      |---|---|---|
      | [*] | Idle | |
      | Idle | Menu | Touch |
      | Menu | Idle | Leave |
      | Any | Help | Ask |
      | Help | Previous state | Close |
      """
    let (document, spec) = Self.read(text)
    #expect(UnderstandingMap(document, spec: spec).share == 1)
  }

  @Test("an arrow in a note of a diagram joins nothing") func notes() {
    let text = """
      # Kiosk

      ```mermaid
      stateDiagram-v2
        [*] --> Idle
        Idle --> Menu : touch
        note right of Menu : hello --> world
        note left of Idle
          first this --> then that
        end note
        Menu --> Idle : leave
      ```
      """
    let (document, spec) = Self.read(text)
    let marks = UnderstandingMap(document, spec: spec).marks
    #expect(marks.prefix(12).allSatisfy { $0.kind != .notUnderstood })
    let other = Self.look("```mermaid\nflowchart LR\n  note --> done\n```\n")
    #expect(other.count(.notUnderstood) == 1)
  }

  @Test("a row of an inventory whose state a section declares is read") func inventory() {
    let text = """
      # 画面遷移図

      ```mermaid
      flowchart TD
        LoginView --> HomeView
        HomeView -->|plus| AddView
        AddView -->|save| HomeView
      ```

      ## 画面一覧

      | View | 役割 |
      |---|---|
      | LoginView | sign in |
      | HomeView | the shelf |
      | AddView | a form |
      | JoinView | opens a link |

      ## 各画面

      ### LoginView（LoginView.tsx）

      A form.

      ### HomeView（HomeView.tsx）

      A shelf.

      ### AddView（AddView.tsx）

      A form.
      """
    let (document, spec) = Self.read(text)
    let map = UnderstandingMap(document, spec: spec)
    #expect(map.count(.notUnderstood) == 0, "\(map.reasons)")
  }

  @Test("a value that is told again is compiled") func repeatedValues() {
    let text = """
      # Kiosk

      ## Colours

      - Ink: `#101418`
      - Moss: `#3F6212`

      ## Colours in code

      ```css
      --ink: #101418;
      --moss: #3F6212;
      ```

      - **Ink**: `#101418`
      """
    let (document, spec) = Self.read(text)
    let map = UnderstandingMap(document, spec: spec)
    #expect(map.share == 1, "\(map.reasons)")
  }

  @Test("a chart that was not read shows at its arrows, a play sign is none")
  func lostChart() {
    let text = """
      # Kiosk

      ```
      | Oven | ────▶ Shelf
      [▶ Play the bell]
      ```

      """
    let marks = Self.look(text).marks
    #expect(marks[3].kind == .notUnderstood)
    #expect(marks[4].kind == .structure)
  }

  @Test("the map of a document stays as it is")
  func golden() throws {
    let (document, spec) = Self.read(Self.kiosk)
    var input = ExportInput(specs: [spec], files: SourceFiles([document.source]))
    input.documents[document.file] = document
    let plain = UnderstandingText().export(input)
    try Golden.check(String(decoding: plain, as: UTF8.self), "Map/kiosk.txt")
    input.usesColor = true
    let colored = String(decoding: UnderstandingText().export(input), as: UTF8.self)
    #expect(colored.contains("\u{1B}[1;33m? not understood"))
    let json = String(decoding: ModelJSON().export(input), as: UTF8.self)
    #expect(json.contains("\"share\": 0.8333"))
    #expect(json.contains("\"text\": \"| Wave | Bow |\""))
    #expect(try Golden.names(in: "Map") == ["kiosk.txt"])
  }

  @Test(
    "lines that look like a fact",
    arguments: [
      "- Glow: `#FFCC00` when lit", "- Glow rgb(1, 2, 3) when lit",
      "Ring the bell → a clerk comes to the desk",
      "- `--gloom`: somewhere", "```\n--gloom: deep\n```",
      "```text\nA => B\n```", "```haskell\ndelay 300ms\n```",
      "| Gesture | Answer |\n|---|---|\n| Wave | Bow |",
    ])
  func looksLikeAFact(_ text: String) {
    let map = Self.look("# Hall\n\n" + text + "\n")
    #expect(map.count(.notUnderstood) == 1, "\(map.marks)")
    #expect(map.reasons.first?.reason.isEmpty == false)
    #expect(map.share == 0)
  }

  @Test(
    "lines that do not",
    arguments: [
      "A quiet hall.", "See [the page](a.md#abc123).", "Issue #123 and #4567 are closed.",
      "Go to https://example.org/10px/#ffffff now.", "The label says \"takes 300ms\" to everyone.",
      "```bash\ncurl -o x 300ms -> y\n```", "```swift\nlet f = { x -> Int in x }\n```",
      "| Person | Wish |\n|---|---|\n| Guest | Rest |", "<!-- 300ms -->",
      "Version 2s_old of v300ms.",
      "```mermaid\nstyle a fill:#ffcc00\n```",
    ])
  func doesNot(_ text: String) {
    let map = Self.look("# Hall\n\n" + text + "\n")
    #expect(map.count(.notUnderstood) == 0, "\(map.reasons)")
    #expect(map.share == nil)
  }

  @Test(
    "items that give a name a number the map has no unit for",
    arguments: [
      "- The hum is 42 blips", "- Elevation z: 5", "- Threshold of humming = 12q",
      "- **Lift**: 7", "1. Nachhall: 12 blubs (im Saal)", "- Der Hall ist 12 blubs.",
      "* 高さ：5", "- 初期の高さ：5（前列）", "- Margins: 12q", "- 揺れ方: 0.8。",
    ])
  func namedNumbers(_ text: String) {
    let (document, spec) = Self.read("# Hall\n\n- **Door**: 80px wide\n\n## Sound\n\n\(text)\n")
    let map = UnderstandingMap(document, spec: spec)
    #expect(map.marks.last?.kind == .notUnderstood)
    #expect(map.marks.last?.isNamedValue == true)
    // Where nothing was compiled the document is no spec.
    #expect(Self.look("# Hall\n\n\(text)\n").count(.notUnderstood) == 0)
  }

  @Test(
    "items that count, date or number things",
    arguments: [
      "- Screens: 12", "- Limit: 3 items", "- Version: 2", "- Version: 2.1.0", "- Founded: 1998",
      "- Opened: 2024-05-01", "- Priority: 1", "- There are 42 blips", "- [ ] Lift: 5",
      "- Anna: +20 trust", "- Score: 8/10", "- `lift`: 5", "- It is 5 blips.", "- Seiten: 12",
      "- Dauer: 3 Wochen", "- Lift: 5, more at night", "- The lift goes to 5 floors at once",
      "Lift: 5", "- Doors modified: 5", "- Gesamt: 10 Fragen", "- Signs on doors: 3 amounts",
      "- **버전**: 1.0", "- 版本：3", "- 来場者数：10", "- 募金：10 万円", "- 本棚：6 個。", "- 本棚: 2列表示",
      "- 幕: 30帧平滑滚动",
    ])
  func countsOfThings(_ text: String) {
    let (document, spec) = Self.read("# Hall\n\n- **Door**: 80px wide\n\n## Sound\n\n\(text)\n")
    #expect(UnderstandingMap(document, spec: spec).marks.last?.kind != .notUnderstood)
  }

  @Test(
    "lines that plainly give a value to a name",
    arguments: [
      "- Glow: `#FFCC00` when lit", "- Lamp (lit): `rgb(1, 2, 3)`", "- Curtain: 40% black",
      "- Vorhang: 80% der Breite",
      "- RGB: `rgb(1, 2, 3)`",
    ])
  func plainValues(_ item: String) {
    #expect(Self.look("# Hall\n\n## Lamps\n\n\(item)\n").marks.last?.isNamedValue == true)
  }

  @Test(
    "lines that only look like it",
    arguments: [
      "## Lamps\n\n- Guests: 85%+ find the door", "## Lamps\n\n- Mood: 30-50% fewer complaints",
      "## Lamps\n\n- Lamps: 3 → 4 tonight", "## Lamps\n\n- A halo (`glow: 0 0 10px …`)",
      "## Don't\n\n- Lamps by hand: `#FFCC00`", "## Zu vermeiden\n\n- Lampen: `#FFCC00`",
      "## 禁止事項\n\n- ランプ: `#FFCC00`",
    ])
  func nearlyPlainValues(_ text: String) {
    #expect(Self.look("# Hall\n\n\(text)\n").marks.allSatisfy { !$0.isNamedValue })
  }

  @Test("another notation of what was compiled is no value of its own")
  func notations() {
    let (document, spec) = Self.read(
      "# Hall\n\n- **Door**: 80px wide\n- **RGB:** `rgb(255, 204, 0)`\n")
    let marks = UnderstandingMap(document, spec: spec).marks
    #expect(marks.allSatisfy { !$0.isNamedValue })
  }

  @Test("the model lists named values as unresolved, and other looks as unread")
  func namedValuesAreUnresolved() throws {
    let text = """
      # Hall

      - **Door**: 80px wide

      ## Sound

      - Elevation z: 5
      - The lamp has a glow of #FFCC00 at night
      """
    let (document, spec) = Self.read(text)
    let marks = UnderstandingMap(document, spec: spec).marks
    #expect(marks.filter(\.isNamedValue).count == 1)
    var input = ExportInput(specs: [spec], files: SourceFiles([document.source]))
    input.documents[document.file] = document
    let json = try JSONParser.parse(ModelJSON().export(input))
    let understood = json["documents"]?[0]?["understood"]
    #expect(understood?["unresolved"]?.array?.map { $0["line"]?.int } == [7])
    #expect(understood?["unread"]?.array?.map { $0["line"]?.int } == [8])
  }

  @Test("a line with a fact and a gap counts as not understood")
  func halfUnderstood() {
    var (document, spec) = Self.read("# Hall\n\n- **Door**: 80px wide\n")
    #expect(UnderstandingMap(document, spec: spec).share == 1)
    let origin = document.origin(SourceRange(8, 20))
    spec.unresolved.append(Unresolved(text: "Door", why: "too wide", origin: origin))
    let map = UnderstandingMap(document, spec: spec)
    #expect(map.share == 0)
    #expect(map.marks[2].note?.hasSuffix("compiled, but: too wide") == true)
  }

  @Test(
    "each line has one mark, whatever the input", arguments: ["", "\n", "x", "---\n", "\u{FEFF}"])
  func smallest(_ text: String) {
    let (document, _) = Self.read(text)
    #expect(Self.look(text).marks.count == document.source.lineCount)
  }

  @Test("hostile lines take no longer than their length", .timeLimit(.minutes(5)))
  func hostile() {
    for piece in ["“", "\"", "](", "#", "1 ", "→ ", "http://", "--", "`"] {
      check(lines: 3, of: "# Hall\n\n" + String(repeating: piece, count: 50_000) + "\n")
    }
    let row = "| a | b |\n"
    check(lines: 20_002, of: row + "|---|---|\n" + String(repeating: row, count: 20_000))
  }

  /// The map alone, on an empty model.
  private func check(lines: Int, of text: String) {
    #expect(Self.look(text).marks.count == lines)
  }

  @Test("what a terminal would obey is not printed")
  func controls() {
    let (document, spec) = Self.read("# A\u{1B}[2Jb\n")
    var input = ExportInput(specs: [spec], files: SourceFiles([document.source]))
    input.documents[document.file] = document
    #expect(!UnderstandingText().export(input).contains(0x1B))
  }
}
