import SpecLowering
import SpecModel
import Testing

/// All states of a text, machine by machine, in the order of the alphabet.
private func states(_ text: String) -> [String] {
  lower(text).machines.flatMap { $0.states.map(\.name) }.sorted()
}

@Suite("Forms of headings, labels and tables that name states")
struct HeadingFormTests {
  @Test(
    "headings over screens and severities",
    arguments: [
      (
        "# Screen Inventory\n\n## 1. Lobby\n\n## 2. Ticket desk\n\n## 3. Seat plan\n\n## 4. Farewell\n",
        ["Farewell", "Lobby", "Seat plan", "Ticket desk"]
      ),
      (
        "# Kiosk Screens\n\n## 1. Lobby\n\n### Slim\n\n### Expanded\n\n## 2. Desk\n\n### Slim\n\n"
          + "### Expanded\n\n## 3. Plan\n\n## 4. Farewell\n",
        ["Expanded", "Expanded", "Farewell", "Plan", "Slim", "Slim"]
      ),
      ("# Lobby Screen\n\n## 1. Header\n\n## 2. Hero\n\n## 3. Lamp\n\n## 4. Foot\n", []),
      (
        "# Tank States\n\n## Looks\n\n### Critical Status (Red) - Act now\n\n### Low Status\n",
        ["Critical Status", "Low Status"]
      ),
      ("# Tank States\n\n## Data\n\n### Order Status\n\n### Payment Status\n", []),
      ("# Tank\n\n## State-Specific Looks\n\ntext\n", []),
      ("# Depósito\n\n## Pantalla según estado\n\n## Tarjeta por estado\n", []),
    ] as [(String, [String])])
  func headings(text: String, expected: [String]) {
    #expect(states(text) == expected)
  }

  @Test(
    "members that are drawn",
    arguments: [
      (
        "## Dialog States\n\n### Swap Question\n\n```\n[ok]\n```\n\n### Old Ticket Notice\n\n```\n[x]\n```\n",
        ["Old Ticket Notice", "Swap Question"]
      ),
      ("## Dialog States\n\n### Colors\n\n```\n[ok]\n```\n", []),
      (
        "## Row States\n\n### Default Row\n\n### Row with Stamp\n",
        ["Default Row", "Row with Stamp"]
      ),
      (
        "## Header States\n\n### Dial\n\n**Default:**\n```\n<1>\n```\n\n**At Noon (right shut):**\n"
          + "```\n<2>\n```\n",
        ["At Noon", "Default"]
      ),
    ] as [(String, [String])])
  func drawn(text: String, expected: [String]) {
    #expect(states("# Vending\n\n\(text)") == expected)
  }

  @Test(
    "labels",
    arguments: [
      (
        "## Model\n\nKeys live under\n`button_states`:\n\n- `a_enabled`: on\n- `b_disabled`: off\n",
        []
      ),
      (
        "## State Model\n\n- **IDLE**: waits.\n- **LISTENING**: hears.\n- **THINKING**: ponders.\n",
        ["IDLE", "LISTENING", "THINKING"]
      ),
      ("## State Model\n\n- **Library**: one of many.\n- **Store**: another.\n", []),
      (
        "## 标签\n\n**状态机**:\n- `default`: 一\n- `hover`: 二\n- `active`: 三\n",
        ["active", "default", "hover"]
      ),
      ("## 通用状态(全部)\n\n- `hover`\n- `disabled` — 半透明\n", ["disabled", "hover"]),
      ("## 收藏\n\n**离线态**:\n\n文\n\n**在线态**:\n\n文\n", ["在线", "离线"].sorted()),
    ] as [(String, [String])])
  func labels(text: String, expected: [String]) {
    #expect(states("# Radio\n\n\(text)") == expected)
  }

  @Test(
    "tables",
    arguments: [
      (
        "| Step | Screen | Note |\n|---|---|---|\n| 1 | Lobby | a |\n| 2 | Desk | b |\n",
        ["Desk", "Lobby"]
      ),
      ("| Step | Action | Note |\n|---|---|---|\n| 1 | Push | a |\n| 2 | Pull | b |\n", []),
      ("| State | Note |\n|---|---|\n| Idle | a |\n| Tour Stop 1-4 | b |\n", ["Idle"]),
    ] as [(String, [String])])
  func tables(text: String, expected: [String]) {
    #expect(states("# Radio\n\n## Flow\n\n\(text)") == expected)
  }
}
