import SpecLowering
import SpecModel
import Testing

@Suite("Arrow lines")
struct ArrowLineTests {
  private static let lamp = "## Off State\n\nDark.\n\n## On State\n\nLit.\n\n"

  private func found(_ text: String) -> [String] {
    lower(text).machines.flatMap { edges($0) }
  }

  @Test(
    "arrows of every shape join two states",
    arguments: [
      "→", "->", "-->", "=>", "==>", "⇒", "⟶", "➜", "➔", "➡️", "►", "──►", "—→",
    ])
  func shapes(arrow: String) {
    #expect(found("## State Transitions\n\n- Off \(arrow) On: press\n") == ["Off -> On : press"])
  }

  @Test(
    "arrows that point back or both ways",
    arguments: [
      ("Off ← On", ["On -> Off"]), ("Off <- On", ["On -> Off"]), ("Off <-- On", ["On -> Off"]),
      ("Off ↔ On", ["Off -> On", "On -> Off"]), ("Off <-> On", ["Off -> On", "On -> Off"]),
      ("Off ⇄ On", ["Off -> On", "On -> Off"]),
      ("Off --press--> On", ["Off -> On : press"]),
      ("Off --(long press)--> On", ["Off -> On : long press"]),
      ("Off -[press]-> On", ["Off -> On : press"]),
      ("Off ──press──► On", ["Off -> On : press"]),
    ])
  func directions(text: String, expected: [String]) {
    #expect(found("## Transitions\n\n- \(text)\n") == expected)
  }

  @Test("a label that is a step, before an arrow")
  func numberedLabel() {
    #expect(found("# Locks\n\n**Step 5: Fill Chamber → Open Gate**\n").count <= 1)
  }

  @Test(
    "under the name of one state the left side is the trigger",
    arguments: [
      "Transitions from Off:\n\n- Press → On", "**Exits from Off**:\n\n- Press → On state",
      "From Off:\n\n- Press → On", "Übergänge aus Off:\n\n- Press → On",
      "Transiciones desde Off:\n\n- Press → returns to On",
    ])
  func from(text: String) {
    #expect(found(Self.lamp + "## Rules\n\n" + text) == ["Off -> On : Press"])
  }

  @Test(
    "a list of ways out inside the part of a state",
    arguments: ["**Exits**:", "**Next states**:", "### Transitions", "**Salidas**:", "### 遷移先"])
  func ownExits(label: String) {
    let text =
      "## Off State\n\n\(label)\n\n- Press → On\n- Off → On: timer\n\n## On State\n\nLit.\n"
    #expect(found(text) == ["Off -> On : Press", "Off -> On : timer"])
  }

  @Test("labelled lines below a change describe it, and a heading may be the change")
  func described() throws {
    let text =
      Self.lamp + """
        ## Motion

        ### Off → On

        - **Duration**: 120ms
        - **Easing**: ease-out
        - **Trigger**: Press

        ### Any → Off

        - **Property**: Opacity 1.0 → 0.4
        """
    let machine = try #require(lower(text).machines.first)
    #expect(edges(machine) == ["Off -> On : Press", "* -> Off"])
    #expect(machine.transitions[0].duration?.exact == 120)
    #expect(machine.transitions[0].easing == .named("ease-out"))
  }

  @Test("a change told twice is one change with what both say")
  func merged() throws {
    let text =
      Self.lamp + """
        Transitions from Off:

        - Press → On

        ## Motion

        **Off → On:**

        - Duration: 90ms
        """
    let machine = try #require(lower(text).machines.first)
    #expect(edges(machine) == ["Off -> On : Press"])
    #expect(machine.transitions[0].duration?.exact == 90)
  }

  @Test(
    "chains that say what they are, or whose names are declared",
    arguments: [
      ("## Orders\n\nStatus: Placed → Packed → Sent\n", ["Placed -> Packed", "Packed -> Sent"]),
      (
        "## Delivery status\n\n**Example**: \"Placed\" (box) → \"Packed\" → \"Sent\" (van)\n",
        ["Placed -> Packed", "Packed -> Sent"]
      ),
      (lamp + "## Notes\n\n- Off → On\n", ["Off -> On"]),
      (
        lamp + "## Notes\n\nThe timer: `TIMER_DONE` → `Off` (after a while).\n",
        ["* -> Off : TIMER_DONE"]
      ),
    ])
  func chains(text: String, expected: [String]) {
    #expect(found(text) == expected)
  }

  @Test(
    "an act inside the part of a state and where it leads",
    arguments: [
      ("- Tap bulb → opens Colours", ["Off -> Colours : Tap bulb"]),
      ("- Swipe up → Brightness sheet", ["Off -> Brightness sheet : Swipe up"]),
      ("- Tap bulb → bulb glows for a moment and fades", []),
      ("- Tooltip → 24px", []),
    ])
  func moves(line: String, expected: [String]) {
    #expect(found("## Off State\n\n\(line)\n\n## On State\n\nLit.\n") == expected)
  }

  @Test(
    "arrows that are no changes of state",
    arguments: [
      "- Opacity: 0 → 1", "- Fill: #fff → #000", "- Width 24px → 16px",
      "- Settings → Privacy → Export", "- Figma → code", "- Client → API → Store",
      "- Bulb (dim → bright) looks warm", "- Before: grey card → white card",
      "- `lamp.png` → `bulb.png`", "- Initials: \"Ann Lee\" → \"AL\"", "← Page heading",
      "- Dark mode: Indigo → Violet gradient", "1. First → then",
    ])
  func others(line: String) {
    #expect(found(Self.lamp + "## Notes\n\n\(line)\n") == [])
  }

  @Test(
    "a condition names the state that is left",
    arguments: [
      (
        "- If the saved state was Off → transition to On",
        ["Off -> On : If the saved state was Off"]
      ),
      ("- If it was never Off → go to On", []),
      ("- Otherwise → restore as is", []),
    ])
  func conditions(line: String, expected: [String]) {
    #expect(found(Self.lamp + "## Restart\n\n\(line)\n") == expected)
  }

  @Test("an arrow below a heading about transitions that cannot be read is reported")
  func unread() {
    let spec = lower(
      "Transitions from Off:\n\n- Press → the bulb slowly warms up over some while\n")
    #expect(spec.unresolved.map(\.text) == ["Press → the bulb slowly warms up over some while"])
    #expect(lower("## Transitions\n\n- opacity 0 → 1\n").unresolved.isEmpty)
  }

  @Test("clauses and exceptions are no names")
  func clauses() {
    let text = "## 状態遷移\n\n次の場合に鳴る:\n\n- 待機 以外の状態 → 完了 へ移ったとき\n"
    #expect(found(text) == [])
  }

  @Test("numbered reactions lead from one usual state to the next")
  func reactions() throws {
    let text = """
      ## Save flow

      1. **Press save** → Pending spinner (200ms)
      2. **Answer arrives** → Success/error state
      3. **Timer** → Return to idle state
      """
    let machine = try #require(lower(text).machines.first)
    #expect(
      edges(machine) == [
        "idle -> Pending spinner : Press save", "Pending spinner -> Success : Answer arrives",
        "Pending spinner -> error : Answer arrives", "Success -> idle : Timer",
        "error -> idle : Timer",
      ])
    #expect(machine.transitions[0].duration?.exact == 200)
  }

  @Test("numbered steps of a person are no reactions")
  func steps() {
    let text = "## Order flow\n\n1. User taps add → sees list\n2. User taps pay → leaves\n"
    #expect(found(text) == [])
  }
}

@Suite("Arrow lines in fences")
struct ArrowFenceTests {
  private func found(_ body: String, under heading: String = "## Player") -> [String] {
    lower("\(heading)\n\n```\n\(body)\n```\n").machines.flatMap { edges($0) }
  }

  @Test(
    "edges with words on them",
    arguments: [
      (
        "Idle --start--> Busy\nBusy --done--> Idle",
        ["Idle -> Busy : start", "Busy -> Idle : done"]
      ),
      ("[Idle] --(start)--> [Busy]", ["Idle -> Busy : start"]),
      (
        "Idle -> Busy : start\nBusy -> Idle : done",
        ["Idle -> Busy : start", "Busy -> Idle : done"]
      ),
      ("KEY_{1..2}_DOWN:\n  A -> B", ["A -> B : KEY_1_DOWN", "A -> B : KEY_2_DOWN"]),
      ("GO:\n  * -> B\n  B <-> C", ["* -> B : GO", "B -> C : GO", "C -> B : GO"]),
      ("GO:\n  A -> B\nSTOP_PRESS (in B) -> enter A", ["A -> B : GO", "B -> A : STOP_PRESS"]),
    ])
  func labelled(body: String, expected: [String]) {
    #expect(found(body) == expected)
  }

  @Test("bare chains count below a heading about screens or states")
  func chains() {
    #expect(
      found("Splash -> Tour -> Home\nHome -> Detail", under: "## Screen map") == [
        "Splash -> Tour", "Tour -> Home", "Home -> Detail",
      ])
    #expect(found("Splash -> Tour", under: "## Notes") == [])
    #expect(found("Browser -> API -> Store", under: "## Screen architecture") == [])
  }

  @Test(
    "code, mappings and measures in fences",
    arguments: [
      "user.name -> profile.title : string", "let f = x -> x + 1", "a.ts -> b.ts\nc.ts -> d.ts",
      "Click?  → --fast\nCard?  → --slow", "0ms → start\n100ms → end",
    ])
  func others(body: String) {
    #expect(found(body) == [])
  }
}
