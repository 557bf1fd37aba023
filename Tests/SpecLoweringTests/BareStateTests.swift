import SpecLowering
import SpecModel
import Testing

/// All states of a text, machine by machine.
private func states(_ text: String) -> [String] {
  lower(text).machines.flatMap { machine in machine.states.map(\.name) }
}

@Suite("States named without the word")
struct BareStateTests {
  @Test("headings below a screen of a document about states")
  func screens() {
    let text = """
      # Ticket Machine: Screen States

      ## Overview

      text

      ## Start Screen

      ### Default

      text

      ### First-Time

      text

      ## Payment

      ### Waiting (card inserted)

      text

      ### Card Declined

      text

      ### Accessibility Notes

      text
      """
    #expect(states(text) == ["Default", "First-Time", "Waiting", "Card Declined"])
  }

  @Test(
    "members of a group",
    arguments: [
      (
        "## Error States\n\n### Unknown Coupon\n\n### Network Error\n",
        ["Unknown Coupon", "Network Error"]
      ),
      ("## Lamp States\n\n### Idle\n\n### Overheated\n", ["Idle", "Overheated"]),
      ("## States\n\n### Cargando\n\n### Vacío\n", ["Cargando", "Vacío"]),
      ("## Zustände\n\n### Leer\n\n### Fehler\n", ["Leer", "Fehler"]),
      ("## Edge Cases & Error States\n\n### Error 2: Tray Jammed\n", ["Tray Jammed"]),
      ("## State 2: Focus States\n\n### Dial Focus\n", ["Focus", "Dial Focus"]),
      (
        "## State 4: Error State\n\n### Error Messages\n\n#### Invalid Code\n\n#### Timeout\n",
        ["Error", "Invalid Code", "Timeout"]
      ),
    ] as [(String, [String])])
  func groups(text: String, expected: [String]) {
    #expect(states("# Vending\n\n\(text)") == expected)
  }

  @Test(
    "headings that name no state",
    arguments: [
      "# Kiosk\n\n## Loading\n\n### Default\n",
      "# Kiosk States\n\n## Error Handling\n\n## Loading Strategy\n\n## Empty Space\n",
      "# Kiosk States\n\n## Focus Management\n\n## Success Metrics\n",
      "# Kiosk\n\n## Interaction & States\n\n### Touch or Mouse\n\n### Error Prevention\n",
      "# Kiosk\n\n## Loading States\n\n### Progressive Loading\n\n### Skeletons\n",
      "# Kiosk\n\n## Screen States\n\n### Compact (max 600px)\n",
      "# Kiosk\n\n## State Machine\n\n### Notes\n\n### Error Codes Table\n",
      "# Kiosk\n\n## Derived State\n\n## Creating State\n\n## 状态机\n\n## 動態\n",
    ])
  func others(text: String) {
    #expect(states(text).isEmpty)
  }

  @Test(
    "a word for state without a blank before it",
    arguments: [
      ("## 読み込み状態", ["読み込み"]), ("## 空态", ["空"]), ("## 状態：再生中", ["再生中"]),
      ("## 画面状態", []), ("## 再生の状態", []), ("## 運行 / 待機状態", []),
    ] as [(String, [String])])
  func unspaced(text: String, expected: [String]) {
    #expect(states("# Player\n\n\(text)\n\ntext\n") == expected)
  }

  @Test(
    "headings below a heading that says only that states follow",
    arguments: [
      ("## States\n\n### `shut`\n\n### `ajar`\n", ["shut", "ajar"]),
      ("## States\n\n### S1 – Shut\n\n### S2 – Ajar\n", ["Shut", "Ajar"]),
      ("## State Inventory\n\n### SHUT\n\n### AJAR\n", ["SHUT", "AJAR"]),
      ("## Modes\n\n### Night Mode\n\n### Race Mode\n", ["Night Mode", "Race Mode"]),
      ("## Shut State\n\n## Night Mode\n\n## Volume\n", ["Shut", "Night Mode"]),
      ("## Lid\n\n## Night Mode\n\n## Volume\n", []),
      (
        "## Visual States\n\n### Resting\n\n### Tilted\n\n### Upside Down\n",
        [
          "Resting", "Tilted", "Upside Down",
        ]
      ),
      (
        "## Loading States\n\n### Initial Load\n\n### Next Page\n\n### Shelf Swap\n",
        [
          "Initial Load", "Next Page", "Shelf Swap",
        ]
      ),
    ] as [(String, [String])])
  func lists(text: String, expected: [String]) {
    #expect(states("# Hatch\n\n\(text)") == expected)
  }

  @Test(
    "numbered steps of a flow are screens, acts and plans of work are none",
    arguments: [
      (
        "## Core Experience Flow\n\n### Step 1: Map Entry\n\n### Step 2: Photo Discovery\n",
        ["Map Entry", "Photo Discovery"]
      ),
      ("## User Journey\n\n### Schritt 1: Karte\n\n### Schritt 2: Fotos\n", ["Karte", "Fotos"]),
      ("## User Flow\n\n### Step 1: Tap the map\n\n### Step 2: Select a photo\n", []),
      ("## Implementation Flow\n\n### Step 1: Beta Group\n\n### Step 2: All Stores\n", []),
      ("## Rollout\n\n### Step 1: Beta Group\n\n### Step 2: All Stores\n", []),
      ("## User Flow\n\n### Step 1: Map Entry\n", []),
    ] as [(String, [String])])
  func flowSteps(text: String, expected: [String]) {
    #expect(states("# Atlas\n\n\(text)") == expected)
  }

  @Test(
    "headings that only their siblings tell",
    arguments: [
      ("## Dial\n\n### Default\n\n### Hover\n\n### Disabled\n", ["Default", "Hover", "Disabled"]),
      ("## Dial\n\n### Empty State\n\n### Recording\n\n### Layout\n", ["Empty", "Recording"]),
      ("## Dial\n\n### Default\n\n### Price\n\n### Disabled\n", []),
      ("## Dial Colors\n\n### Default\n\n### Hover\n\n### Disabled\n", []),
      ("## Future State\n\ntext\n", []),
      ("## State Management\n\n### Loading State\n\n## Testing\n\n### Error State\n", []),
    ] as [(String, [String])])
  func siblings(text: String, expected: [String]) {
    #expect(states("# Radio\n\n\(text)") == expected)
  }

  @Test(
    "screens with a number",
    arguments: [
      ("## Screen 1: Basket\n\n## Screen 2: Receipt\n", ["Basket", "Receipt"]),
      ("## Pantalla 1 - Cesta\n\n## Pantalla 2 - Recibo\n", ["Cesta", "Recibo"]),
      ("## 3.1 Bildschirm 1: Korb\n\n## 3.2 Bildschirm 2: Beleg\n", ["Korb", "Beleg"]),
      ("## Screen 1: Basket\n\n### Empty State\n\n## Screen 2: Receipt\n", ["Receipt", "Empty"]),
      ("## Screen 1: Basket\n", []), ("## Sprint 1: Basket\n\n## Sprint 2: Receipt\n", []),
    ] as [(String, [String])])
  func numberedScreens(text: String, expected: [String]) {
    #expect(states("# Till\n\n\(text)") == expected)
  }

  @Test("states that are parts of a state")
  func nested() throws {
    let text = """
      # Scale

      ## Weighing State

      ### Weighing Paused

      ### Weighing Failed with Alarm

      ## Error State

      1. **Network Error**
         - text
      2. **Invalid Label**
         - text
      """
    let machine = try #require(lower(text).machines.first)
    let parents = machine.states.map { state in state.parent.map { machine[$0].name } ?? "-" }
    #expect(
      machine.states.map(\.name) == [
        "Weighing", "Weighing Paused", "Weighing Failed with Alarm", "Error", "Network Error",
        "Invalid Label",
      ])
    #expect(parents == ["-", "Weighing", "Weighing", "-", "Error", "Error"])
  }

  @Test("labelled lines of the screens of a document about states")
  func screenLists() {
    let text = """
      # Kettle Screen States

      ## Home

      **Default**: text

      **Loading**: text

      ## History

      - Empty: text
      - Error: text
      - Font: text
      """
    #expect(states(text) == ["Default", "Loading", "Empty", "Error"])
    #expect(states(text.replacing("Screen States", with: "Screens")).isEmpty)
  }

  @Test("what stands inside a state is a part of it")
  func parts() {
    let text = "# Door States\n\n## Open State\n\n### Loading\n\n## Closed State\n\n### Error\n"
    #expect(states(text) == ["Open", "Closed"])
  }
}

@Suite("States in lists")
struct StateLabelTests {
  @Test(
    "items that name states",
    arguments: [
      (
        "## Empty States\n\n- **No Parcels**: text\n- **No Results**: text\n",
        ["No Parcels", "No Results"]
      ),
      ("**States:**\n- Default: grey\n- Hover: blue\n", ["Default", "Hover"]),
      ("- **Knob States**\n  - Idle\n  - Pressed\n", ["Idle", "Pressed"]),
      (
        "- **Solo Mode**: text\n- **Duo Mode**: text\n", ["Solo Mode", "Duo Mode"]
      ),
      (
        "The lift knows three states: `idle`, `moving`, and `stuck`.\n",
        ["idle", "moving", "stuck"]
      ),
      (
        "| State | Meaning |\n|---|---|\n| `door` | Wing: `shut`, `ajar`, or `wide`. |\n",
        ["door", "shut", "ajar", "wide"]
      ),
    ] as [(String, [String])])
  func lists(text: String, expected: [String]) {
    #expect(states("# Lift\n\n\(text)") == expected)
  }

  @Test(
    "items that name none",
    arguments: [
      "## Error States\n\n- **Retry button**: text\n- **Illustration**: text\n",
      "## Wing States\n\n- **Idle**: N/A\n- **Empty**: not applicable\n- **Error**: text\n",
      "The united states: spring, summer, and rain.\n",
      "- **State**: rising when full\n- **State**: falling\n",
      "- **Dark Mode**: #000\n- **Light Mode**: #FFF\n",
      "- **Solo Mode**: text\n- **Volume**: text\n",
      "**States:**\n- shows a lamp when the door opens\n- plays a sound\n",
      "| Plan | Completed | Pending |\n|---|---|---|\n| A | 1 | 2 |\n",
      "| Setting | Default | Minimum |\n|---|---|---|\n| A | 1 | 2 |\n",
      "The call returns `idle`, `moving`, and `stuck`.\n",
      "| State | Meaning |\n|---|---|\n| Shut | Shows `icon`, `title`, and `text`. |\n",
    ])
  func others(text: String) {
    let found = states("# Lift\n\n\(text)").filter { $0 != "Shut" }
    #expect(found.isEmpty)
  }
}
