import SpecModel
import Testing

@Suite("Flows")
struct FlowTests {
  @Test(
    "arrow flows in code blocks",
    arguments: [
      (
        "User sees card\n↓\nUser drags card left\n↓\nLabel fades in",
        [" R User sees card", "→A User drags card left", "→R Label fades in"]
      ),
      (
        "User holds drag → Label stays\n↓\nUser releases → Card springs back",
        ["→: "]
      ),
      (
        "List\n    ↓ (user taps row)\nDetail", [" R List", "→A user taps row", "→R Detail"]
      ),
      ("List\n    ↓ [Tap row]\nDetail", [" R List", "→A Tap row", "→R Detail"]),
      ("Start\n  |\n  v\nTap button\n  |\n  v\nEnd", [" R Start", "→A Tap button", "→R End"]),
      (
        "User taps add\n↓\nForm updates:\n  - Field A → on\n  - Field B",
        [" A User taps add", "→R Form updates:", " N - Field A → on", " N - Field B"]
      ),
    ])
  func fences(text: String, expected: [String]) {
    let flows = lower("# Page\n\n## Share flow\n\n```\n\(text)\n```\n").flows.map(describe)
    if expected == ["→: "] {
      #expect(
        flows == [
          [
            " A User holds drag", "→R Label stays", "→A User releases", "→R Card springs back",
          ]
        ])
    } else {
      #expect(flows == [expected])
    }
  }

  @Test("lines below each other without an arrow do not follow one")
  func unconnected() {
    let flows = lower(
      "# Page\n\n## Flow 2\n\n```\nWorks like flow 1\nUser drags photo → Label appears\n```\n"
    ).flows
    #expect(
      flows.map(describe) == [
        [" R Works like flow 1", " A User drags photo", "→R Label appears"]
      ])
  }

  @Test("a block that opens again with its own word ends there: what it swallows behind is no flow")
  func reopened() {
    let text = "# Page\n\n## Share flow\n\n``` text\nList\n  ↓\nDetail\n``` text\n\n- On → off\n"
    #expect(lower(text).flows.flatMap(\.steps).map(\.text) == ["List", "Detail"])
  }

  @Test(
    "what is no flow",
    arguments: [
      "src/\n├── a → b\n└── c",
      "step(state, event) → { next }",
      "AM -> FM\nFM -> BT",
      "[Icon]\n  ↓ 16px\n[Title]",
      "0ms → Start\n  ↓\n400ms → End",
      "User clicks something? → fast\nCard opens? → slow",
      "let f = { x -> Int in\n  1 }",
    ])
  func noFlow(text: String) {
    #expect(lower("# Page\n\n## Motion\n\n```\n\(text)\n```\n").flows.isEmpty)
  }

  @Test("numbered lists below a label that names a sequence")
  func numbered() {
    let text = """
      # Page

      ## Refresh State

      Behavior:

      1. User pulls down
      2. Spinner appears
      3. Tap it → spinner stops

      ## Next Steps

      1. Ask the team
      2. Build it
      """
    let flows = lower(text).flows
    #expect(flows.map(\.title) == ["Refresh State: Behavior"])
    #expect(
      flows.map(describe) == [
        [" A User pulls down", " R Spinner appears", " A Tap it", "→R spinner stops"]
      ])
  }

  @Test(
    "chains in prose need a name",
    arguments: [
      ("Login flow: Start → Form → Home", 1),
      ("Path: Connect → wait → done", 1),
      ("Open Settings → Display → Text", 0),
      ("Flow opacity: 0 → 1 → 0", 0),
      ("Tab flow: Name → Mail → Send", 0),
    ])
  func chains(line: String, count: Int) {
    #expect(lower("# Page\n\n\(line)\n").flows.count == count)
  }

  @Test(
    "who acts",
    arguments: [
      ("User double-taps the card", "A"), ("Long press", "A"), ("Long list appears", "R"),
      ("Swipe actions revealed", "R"), ("User sees the list", "R"), ("The user opens it", "A"),
      ("User profile appears", "R"), ("Can be read while moving", "N"), ("(optional)", "N"),
      ("Usuario toca el botón", "A"), ("ユーザーが押す", "A"), ("Spinner appears", "R"),
    ])
  func kinds(step: String, expected: String) {
    let flow = lower("# Page\n\n```\n\(step)\n↓\nEnd\n```\n").flows.first
    #expect(flow.map { describe($0)[0] } == " \(expected) \(step)")
  }
}

@Suite("Scenarios and checklists")
struct ScenarioTests {
  @Test(
    "headings and labelled parts",
    arguments: [
      (
        "### Scenario 1: First use\n**Goal:** Find it\n**Steps:** User drags\n**Expected:** Seen",
        ["Goal=Find it", "Steps=User drags", "Expected=Seen"]
      ),
      (
        "### Scenario: List\n\n**Steps:**\n1. Open\n2. Close\n",
        ["Steps=Open\nClose"]
      ),
      (
        "### User story\n\nAs a reader, I see it\n\nSo that I know",
        ["As a=reader, I see it", "So that=I know"]
      ),
      (
        "### Opening\n\nGiven a list\nWhen it is opened\nThen it shows rows",
        ["Given=a list", "When=it is opened", "Then=it shows rows"]
      ),
    ])
  func scenarios(text: String, expected: [String]) {
    let scenarios = lower("# Page\n\n\(text)\n").scenarios
    #expect(scenarios.map { $0.fields.map { "\($0.label)=\($0.text)" } } == [expected])
  }

  @Test("items that are a scenario each")
  func scenarioItems() {
    let text = """
      # Loom

      ## Catalogue

      1. **Start**  
         *Given* the loom is still.  
         *When* the weaver presses the pedal.  
         *Then* the shuttle runs.

      2. **Stop**  
         *Given* the shuttle runs.  
         *When* the thread breaks.  
         *Then* it stops.

      ## Notes

      1. **Thread**  
         It comes in grey.  
         Then in white too.

      2. **Pedal**  
         It is of oak.  
         It squeaks.

      """
    let scenarios = lower(text).scenarios
    #expect(scenarios.map(\.title) == ["Start", "Stop"])
    #expect(
      scenarios.last?.fields.map { "\($0.label)=\($0.text)" } == [
        "Given=the shuttle runs.", "When=the thread breaks.", "Then=it stops.",
      ])
  }

  @Test("cases out of the ordinary tell when and then")
  func cases() {
    let text = """
      # Page

      ## Edge cases & error handling

      - Thread breaks early → the lamp blinks
      - Power is lost -> pick up where it stopped
      - 300 ms → 200 ms
      - Nothing happens

      ## Colours

      - Thread breaks early → the lamp blinks
      - Power is lost → pick up where it stopped

      """
    let scenarios = lower(text).scenarios
    #expect(scenarios.map(\.title) == ["Edge cases & error handling"])
    #expect(
      scenarios.first?.fields.map { "\($0.label)=\($0.text)" } == [
        "when=Thread breaks early", "then=the lamp blinks", "when=Power is lost",
        "then=pick up where it stopped",
      ])
  }

  @Test(
    "sections about states are no scenarios",
    arguments: [
      "## Empty State\n\n**When:** nothing is there\n\n**Context**: first use",
      "## Photo card\n\n**Goal**: show more", "## Scenarios\n\nText only.",
    ])
  func noScenario(text: String) {
    #expect(lower("# Page\n\n\(text)\n").scenarios.isEmpty)
  }

  @Test("task lists carry the headings above them")
  func checklists() {
    let text = "# Page\n\n## Checks\n\n### Touch\n\n- [ ] Large\n- [x] Far apart\n\n- plain\n"
    let checklists = lower(text).checklists
    #expect(checklists.map(\.title) == ["Checks › Touch"])
    #expect(
      checklists.map { $0.items.map { "\($0.isTicked ? "x" : " ") \($0.text)" } } == [
        ["  Large", "x Far apart"]
      ])
  }
}
