import SpecModel
import Testing

@testable import SpecLowering

@Suite("Lines, trees and conditions without a heading that tells of transitions")
struct HeldLineTests {
  private func found(_ text: String) -> [String] { lower(text).machines.flatMap { edges($0) } }

  @Test(
    "items that join up are transitions, others are not",
    arguments: [
      (
        "- Parked → Driving: key turned\n- Driving → Parked: key pulled",
        ["Parked -> Driving : key turned", "Driving -> Parked : key pulled"]
      ),
      (
        "- `Parked` -> `Driving` (key turned)\n- `Driving` -> `Towed` (engine fails)",
        ["Parked -> Driving : key turned", "Driving -> Towed : engine fails"]
      ),
      (
        "1. **Parked → Driving**: key turned\n2. **Driving → Parked/Towed**: engine off",
        [
          "Parked -> Driving : key turned", "Driving -> Parked : engine off",
          "Driving -> Towed : engine off",
        ]
      ),
      ("- Parked → Driving: key turned", []),
      ("- iOS: Settings → Display → Motion\n- Android: Settings → Motion → Calm", []),
      ("- Parked → Driving: key turned\n- Wet → Dry: wipers on", []),
      ("- Parked → Driving\n- Driving → Parked", []),
      ("- Mobile → Tablet: two columns\n- Tablet → Desktop: three columns", []),
      ("- Client → Server: request\n- Server → Client: answer", []),
      ("- 1 → 2: grows\n- 2 → 3: grows", []),
      ("- Blue → Gray: at night\n- Gray → Blue: at dawn", []),
      (
        "- Driving → Parked: key pulled\n- Parked → Driving: key turned\n- a/b.ts → c/d.ts: moved",
        []
      ),
      (
        "- Parked → Driving: key turned\n- Driving → Parked: key pulled\n- Towed → Parked is forbidden",
        ["Parked -> Driving : key turned", "Driving -> Parked : key pulled"]
      ),
    ] as [(String, [String])])
  func joined(text: String, expected: [String]) {
    #expect(found("## Car\n\n\(text)\n") == expected)
  }

  @Test(
    "items that forbid a change join up with those that allow one",
    arguments: [
      "- ✅ Parked → Driving (key turned)\n- ❌ Driving → Towed\n- ✅ Driving → Parked (key pulled)",
      "1. Parked → Driving: key turned\n2. Driving → Towed must never happen.\n"
        + "3. Driving → Parked: key pulled",
    ])
  func forbidden(text: String) throws {
    let machine = try #require(lower("## Car\n\n\(text)\n").machines.first)
    #expect(
      edges(machine) == ["Parked -> Driving : key turned", "Driving -> Parked : key pulled"])
    let rules = machine.prohibitions.map { rule in
      [rule.source, rule.target].map { $0.map { machine[$0].name } ?? "*" }
    }
    #expect(rules == [["Driving", "Towed"]])
    #expect(lower("## Car\n\n- Parked → Driving is forbidden\n").machines.isEmpty)
  }

  @Test("a heading about systems takes the meaning from such items")
  func system() {
    #expect(found("## Data pipeline\n\n- Raw → Clean: parsed\n- Clean → Stored: saved\n") == [])
  }

  @Test("a line of names below a heading that names a sequence")
  func sequence() {
    let text = "Tray Out → Dry → Wash → Dry Again\n\nOn a jam:\n\nWash → Dry\n"
    #expect(
      found("## Wash sequence\n\n\(text)") == [
        "Tray Out -> Dry", "Dry -> Wash", "Wash -> Dry Again", "Wash -> Dry",
      ])
    #expect(found("## Wash colours\n\n\(text)") == [])
    #expect(found("## Tab sequence\n\n\(text)") == [])
  }

  @Test("groups below a heading about transitions may name undeclared states and any state")
  func groups() {
    let text = """
      ## State transitions

      **From Low Tide:**
      - moon rises → High Tide

      **From any state:**
      - storm warning → Closed Gate
      """
    #expect(
      found(text) == ["Low Tide -> High Tide : moon rises", "* -> Closed Gate : storm warning"])
    #expect(found(text.replacing("## State transitions", with: "## Sea")) == [])
  }

  @Test("what follows a dash is the trigger")
  func dash() {
    #expect(
      found("## State transitions\n\n- **Low ⇒ High** — the moon rises\n") == [
        "Low -> High : the moon rises"
      ])
  }

  @Test("a tree of acts goes on from where its branches lead")
  func tree() {
    let tree = """
      ```
      Shelf
      ├── tap book → Reader
      │   └── tap cross → Shelf
      └── tap plus → Scanner
      ```
      """
    #expect(
      found("## Navigation\n\n\(tree)\n") == [
        "Shelf -> Reader : tap book", "Reader -> Shelf : tap cross", "Shelf -> Scanner : tap plus",
      ])
    #expect(found("## Files\n\n\(tree)\n") == [])
  }

  @Test("names in brackets with words on the lines between them need no heading")
  func brackets() {
    let chart = "[Seat]\n      │ coin\n      ▼\n[Ride]\n      │ bell\n      ▼\n[Exit Gate]"
    #expect(
      found("# Carousel\n\n```\n\(chart)\n```\n") == [
        "Seat -> Ride : coin", "Ride -> Exit Gate : bell",
      ])
  }

  @Test("screens whose title begins with a verb, and words in parentheses on an arrow")
  func vertical() {
    #expect(
      found(
        "## Ticket flow\n\n```\nHome Page\n    ↓\nSelect Seat\n    ↓\nSlow Lane\n    ↓\nPay at Desk\n```\n"
      ) == [
        "Home Page -> Select Seat", "Select Seat -> Slow Lane", "Slow Lane -> Pay at Desk",
      ])
    #expect(
      found(
        "## Ticket flow\n\n```\nEmpty\n  ↓ (User adds a seat)\nFilled\n  ↓ (Hold ends)\nFreed\n```\n"
      )
        == ["Empty -> Filled : User adds a seat", "Filled -> Freed : Hold ends"])
  }

  @Test("lines that begin with an arrow go on from the line above")
  func continued() {
    #expect(
      found("## Transitions\n\n```text\nraw\n→ peeled\n→ boiled\n\nboiled\n→ mashed\n```\n") == [
        "raw -> peeled", "peeled -> boiled", "boiled -> mashed",
      ])
    #expect(found("## Build\n\n```text\nraw\n→ peeled\n→ boiled\n```\n") == [])
  }

  @Test("things that change when something happens have states where their changes join up")
  func actors() {
    let text = """
      User holds the key
        → Lamp: off → lit (slowly)
        → Sound: a low hum

      User lets go
        → Lamp dims: lit → fading
        → Lamp: fading → off
        → Pipeline: noise → filter → voice
        → Lamp color: red → green
        → Fan: still → turning
      """
    #expect(
      found("## Lantern\n\n```\n\(text)\n```\n") == [
        "off -> lit : User holds the key", "lit -> fading : User lets go",
        "fading -> off : User lets go",
      ])
  }

  @Test("two names at the end of an arrow, where each is in the drawing")
  func alternatives() {
    let drawing = "Home\n  ↓\nCart\n  ↓\nHome / Cart"
    #expect(
      found("## Screen flow\n\n```\n\(drawing)\n```\n") == [
        "Home -> Cart", "Cart -> Home", "Cart -> Cart",
      ])
  }

  @Test("a control below the heading of a screen leads to another screen")
  func controls() {
    let text = "## Home screen\n\n- 「設定」ボタン → 設定画面へ遷移\n- Tap Save → closes the box\n"
    #expect(found(text) == ["Home screen -> 設定画面 : 「設定」ボタン"])
  }

  @Test("an entry condition enters from any state where nothing else leads there")
  func arrivals() throws {
    let text = """
      ## Empty State

      **When:** the last egg is sold

      ## Full State

      **Entry conditions:**

      - the hen returns

      ## Cold State

      **Context:** no heat

      ## Warm State

      **Condition:** The lamp has power

      ## Open State

      **Condition:** The farmer opens the lid
      """
    let machine = try #require(lower(text).machines.first)
    #expect(
      edges(machine) == [
        "* -> Empty : the last egg is sold", "* -> Full : the hen returns",
        "* -> Open : The farmer opens the lid",
      ])
    #expect(machine.transitions.allSatisfy { $0.isArrival })
    #expect(machine.withoutArrivals.transitions.isEmpty)
    let told = text + "\n\n| From | To | Trigger |\n|---|---|---|\n| Full | Empty | sale |\n"
    let other = try #require(lower(told).machines.first)
    #expect(
      edges(other).sorted() == [
        "* -> Full : the hen returns", "* -> Open : The farmer opens the lid",
        "Full -> Empty : sale",
      ])
  }
}

@Suite("Times of changes in lines")
struct LineTimeTests {
  @Test(
    "a time in the trigger tells when a change comes, one behind it how long it takes",
    arguments: [
      ("- Hover 300ms → Visible", nil as Double?),
      ("- Signal lost for 30 seconds → Visible", nil),
      ("- Hover → Visible (300ms fade)", 300),
    ])
  func times(line: String, milliseconds: Double?) {
    let text = "# Tip\n\nTwo states: Hidden, Visible.\n\n**Transitions from Hidden:**\n\(line)\n"
    let edges = lower(text).machines.flatMap(\.transitions)
    #expect(edges.count == 1)
    #expect(edges.first?.duration?.exact == milliseconds)
  }
}
