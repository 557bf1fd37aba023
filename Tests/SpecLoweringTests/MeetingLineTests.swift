import SpecLowering
import SpecModel
import Testing

@Suite("Drawings whose lines meet, and branches with alternatives")
struct MeetingLineTests {
  private func found(_ drawing: String, before: String = "") -> [String] {
    lower("\(before)## Screen states\n\n```\n\(drawing)\n```\n").machines.flatMap { edges($0) }
  }

  @Test("a line that joins another goes on with it, not against it")
  func meeting() {
    let drawing = """
      ┌──────┐      ┌──────┐
      │ Cold │      │ Dusk │
      └──┬───┘      └──┬───┘
         │             │
         ├─────────────┘
         │
         ├───────►┌──────┐
         │        │ Warm │
         ▼        └──────┘
      ┌──────┐
      │ Hot  │
      └──────┘
      """
    #expect(
      Set(found(drawing)) == [
        "Cold -> Warm", "Cold -> Hot", "Dusk -> Warm", "Dusk -> Hot",
      ])
  }

  @Test("a branch above the place where another line joins is not reached by it")
  func against() {
    let drawing = """
      ┌──────┐
      │ Cold │
      └──┬───┘
         │
         ├───────►┌──────┐
         │        │ Warm │
         │        └──────┘
         │        ┌──────┐
         ├────────┤ Dusk │
         │        └──────┘
         ▼
      ┌──────┐
      │ Hot  │
      └──────┘
      """
    #expect(Set(found(drawing)) == ["Cold -> Warm", "Cold -> Hot", "Dusk -> Hot"])
  }

  @Test("a way around the boxes is no box")
  func around() {
    let drawing = """
           ┌──────────────────┐
           ▼                  │
        ┌──────┐  press   ┌───┴──┐
        │ Cold │─────────►│ Warm │
        └──────┘          └──────┘
      """
    #expect(Set(found(drawing)) == ["Cold -> Warm : press", "Warm -> Cold"])
  }

  @Test("heads may stand in the edge of a box")
  func edgeHeads() {
    let drawing = """
      ┌──────┐
      │ Cold │
      └──┬───┘
         │ press
      ┌──▼───┐
      │ Warm │
      └──────┘
      """
    #expect(found(drawing) == ["Cold -> Warm : press"])
  }

  @Test("an arrow without a line beside a box tells what is shown")
  func remarks() {
    let drawing = """
      ┌──────┐
      │ Cold │ → "Badge hidden"
      └──┬───┘
         │
      ┌──▼───┐
      │ Warm │ → green lamp
      └──────┘
      """
    #expect(found(drawing) == ["Cold -> Warm"])
  }

  @Test("a machine on data is one, a flow of data is none")
  func systems() {
    let drawing =
      "\n\n```\n┌──────┐\n│ Cold │\n└──┬───┘\n   │\n   ▼\n┌──────┐\n│ Warm │\n└──────┘\n```\n"
    let table = "# Oven states\n\n| State | Look |\n|---|---|\n| Cold | a |\n| Warm | b |\n\n"
    let machine = lower(table + "## State machine B: data loading" + drawing).machines
    #expect(machine.flatMap { edges($0) } == ["Cold -> Warm"])
    let flow = lower(table + "## Data pipeline" + drawing).machines
    #expect(flow.flatMap { edges($0) }.isEmpty)
  }

  @Test(
    "level lines with words in brackets between names in a fence",
    arguments: [
      "Cold ──[press]──→ Warm", "Cold ──press──► Warm", "Cold --[press]--> Warm (slowly)",
    ])
  func shafts(line: String) {
    let text = "# Oven states\n\n| State | Look |\n|---|---|\n| Cold | a |\n| Warm | b |\n\n"
    #expect(found(line + "\nWarm ──[wait]──→ Cold", before: text).contains("Cold -> Warm : press"))
  }

  @Test("names in braces are alternatives, and what stands below them may happen in any")
  func braces() {
    let tree = """
      boot → idle
        ├─ calm off → {walk / sit / sleep}
        │    └─ tap → look
        └─ walk / sit → edge → idle
      """
    let text = "# Pet states\n\n| State | Look |\n|---|---|\n| idle | calm |\n| look | up |\n\n"
    #expect(
      Set(found(tree, before: text)).isSuperset(of: [
        "idle -> walk : calm off", "idle -> sit : calm off", "idle -> sleep : calm off",
        "* -> look : tap", "walk -> idle : edge", "sit -> idle : edge",
      ]))
  }

  @Test("braces with code or a single name hold no alternatives")
  func code() {
    let text = "# Pet states\n\n| State | Look |\n|---|---|\n| idle | calm |\n| look | up |\n\n"
    let found = found("idle\n  ├─ tap → {id: 1, at: 2}\n  └─ wave → look\n", before: text)
    #expect(!found.contains { $0.contains("id") && !$0.contains("idle") })
  }

  @Test("a flowchart of records is no machine")
  func records() {
    let chart = """
      # Ledger lifecycle

      ```mermaid
      flowchart LR
        A[Bank line] --> B[Match set]
        B --> C[Primary object]
        C --> D{All there?}
        D -->|yes| E[settled]
      ```

      """
    #expect(lower(chart).machines.isEmpty)
    let other = chart.replacing("[Bank line]", with: "[new]").replacing(
      "[Match set]", with: "[paid]")
    #expect(!lower(other).machines.isEmpty)
  }
}
