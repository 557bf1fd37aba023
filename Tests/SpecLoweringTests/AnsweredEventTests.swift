import SpecModel
import Testing

@testable import SpecLowering

@Suite("Screens with what each event leads to, scenarios and columns of brackets")
struct AnsweredEventTests {
  private func found(_ text: String) -> [String] { lower(text).machines.flatMap { edges($0) } }

  @Test("events below headings of screens lead to sections by verbs of motion")
  func events() {
    let text = """
      # Editor

      ## Screen transitions

      ### Shelf (start)
      - **On select book**: push reader screen with the book.
      - **On settings**: open font modal; cancel closes.
      - **Keys handled**: arrows

      ### Reader
      - **On back**: pop to previous screen (usually shelf).
      - **On last page**: replace with the Finished screen.

      ### Finished
      - **Clipboard**: none

      ## Modals

      ### Font Modal
      - **Close**: Esc
      """
    #expect(
      found(text) == [
        "Shelf -> Reader : On select book", "Shelf -> Font Modal : On settings",
        "Reader -> Shelf : On back", "Reader -> Finished : On last page",
      ])
  }

  @Test("items that lead nowhere, and headings about anything else, tell no change")
  func noEvents() {
    let items = """
      ### Shelf
      - **On load**: show a spinner for 2 s
      - **On error**: log it

      ### Reader
      - **On load**: open the file
      """
    #expect(found("# Editor\n\n## Screen transitions\n\n\(items)\n").isEmpty)
    let calls = """
      ### Shelf
      - **On select**: open reader

      ### Reader
      - **On back**: open shelf
      """
    #expect(found("# Editor\n\n## Event handlers\n\n\(calls)\n").isEmpty)
  }

  private func scenario(_ title: String, _ given: String, _ when: String, _ then: String) -> String
  {
    """
    #### Scenario: \(title)
    - **GIVEN** \(given)
    - **WHEN** \(when)
    - **THEN** \(then)


    """
  }

  @Test("scenarios lead from the state that is given to the one that follows")
  func scenarios() {
    let text =
      "# Snail race\n\n### Requirement: Pausing\n\n"
      + scenario(
        "Pause", "the race is in RUNNING state", "the player presses space",
        "the race transitions to PAUSED state")
      + scenario(
        "Resume", "the race is paused", "the player presses space again",
        "the race goes to RUNNING state")
      + scenario(
        "Leave", "the race is in PAUSED state", "the player chooses quit",
        "the start menu is displayed")
      + scenario("Nothing", "the race is in RUNNING state", "a key is held", "nothing happens")
    let machines = lower(text).machines
    #expect(
      machines.flatMap { edges($0) } == [
        "RUNNING -> PAUSED : the player presses space",
        "PAUSED -> RUNNING : the player presses space again",
        "PAUSED -> start menu : the player chooses quit",
      ])
    #expect(machines.flatMap(\.transitions).allSatisfy { $0.provenance == .inferred })
  }

  @Test("scenarios about data tell no states")
  func scenariosOfData() {
    let text =
      "# Bills\n\n"
      + scenario("Save", "a bill with two lines", "the clerk saves it", "the total is 12")
      + scenario("Load", "a saved bill", "the clerk opens it", "the bill is shown")
    #expect(found(text).isEmpty)
  }

  @Test("names in brackets below each other, with items between them")
  func brackets() {
    let fence = """
      ```
      [Welcome / Poster]
             ↓  touch anywhere
      [Shelf] ───────────────┐
        • books by shelf      │
        • "More" → next page  │
             ↓  pick a book  →  a sheet opens
      [Book]
        • blurb
             ↓
      [Thanks]  ← starts anew
      ```
      """
    #expect(
      found("# Library kiosk\n\n## Journey\n\n\(fence)\n") == [
        "Welcome / Poster -> Shelf : touch anywhere", "Shelf -> Book : pick a book",
        "Book -> Thanks",
      ])
  }

  @Test("a column of brackets that holds anything else is none")
  func noBrackets() {
    let fence = "```\n[Header]\n  • logo\n[Body]\n  • list\n[Footer]\n  • links\n```"
    #expect(found("# Page\n\n## Layout\n\n\(fence)\n").isEmpty)
    let api = "```\n[Client]\n  ↓ GET\n[API server]\n  • auth\n  ↓ SQL\n[Database]\n```"
    #expect(found("# Page\n\n## Flow\n\n\(api)\n").isEmpty)
  }
}
