import SpecModel
import SpecText
import Testing

/// The scenarios of a document as "title: label=text; …".
private func scenarios(_ text: String) -> [String] {
  lower(text).scenarios.map { scenario in
    scenario.title + ": "
      + scenario.fields.map { "\($0.label)=\($0.text)" }.joined(separator: "; ")
  }
}

@Suite("Scenarios that a line opens")
struct TitledScenarioTests {
  @Test("plain lines below a line that names each scenario")
  func plainLines() {
    let text = """
      # Greenhouse

      The vent is on the roof.

      Scenario: warm and dry
        Given the air is above the limit
        When a minute has gone by
        Then the vent opens
        And the lamp is green

      Scenario: rain
        Given the vent is open
        When the sensor is wet
        Then the vent closes

      Whatever else is planned stands in the ledger.
      """
    #expect(
      scenarios(text) == [
        "warm and dry: Given=the air is above the limit; When=a minute has gone by; "
          + "Then=the vent opens; And=the lamp is green",
        "rain: Given=the vent is open; When=the sensor is wet; Then=the vent closes",
      ])
  }

  @Test("bold titles over lists and over paragraphs, in two languages")
  func boldTitles() {
    let text = """
      # Schranke

      **Szenario: Karte gilt**

      - Angenommen, die Schranke ist zu
      - Wenn eine Karte gelesen wird
      - Dann geht sie auf

      **Scenario 2: no card**

      Priority: high

      **Given** the barrier is down

      **When** the button is pressed

      **Then** the line is called

      When the line is busy, nobody hears it.
      """
    #expect(
      scenarios(text) == [
        "Karte gilt: Angenommen=die Schranke ist zu; Wenn=eine Karte gelesen wird; "
          + "Dann=geht sie auf",
        "no card: Given=the barrier is down; When=the button is pressed; Then=the line is called",
      ])
  }

  @Test("a background belongs to each scenario, and rows of examples to their outline")
  func backgrounds() {
    let text = """
      # Kiosk

      ```gherkin
      Feature: Tickets

        Background:
          Given the kiosk is on

        Scenario: No paper
          When a ticket is paid
          Then a code is shown

        Scenario Outline: Discount
          When <age> is entered
          Then the price is <price>

          Examples:
            | age | price |
            | 5   | 1     |
            | 70  | 2     |
      ```
      """
    #expect(
      scenarios(text) == [
        "No paper: Given=the kiosk is on; When=a ticket is paid; Then=a code is shown",
        "Discount: Given=the kiosk is on; When=<age> is entered; Then=the price is <price>; "
          + "Examples=age = 5, price = 1; Examples=age = 70, price = 2",
      ])
  }

  @Test("below one heading, what follows an outcome and is given again is another scenario")
  func givenAgain() {
    let text = """
      # Lift

      ## Scenario: doors

      - Given the lift waits
      - When the button is pressed
      - Then the doors open
      - Given the doors are open
      - When nobody comes
      - Then the doors close
      """
    #expect(
      scenarios(text) == [
        "Scenario: doors: Given=the lift waits; When=the button is pressed; Then=the doors open",
        "Scenario: doors: Given=the doors are open; When=nobody comes; Then=the doors close",
      ])
  }

  @Test("the origin of a scenario begins with its title")
  func places() throws {
    let text = "# Lift\n\nScenario: stuck\nGiven it stands\nWhen it rings\nThen help comes\n"
    let scenario = try #require(lower(text).scenarios.first)
    #expect(scenario.origin.range.start == 8)
    #expect(scenario.fields.allSatisfy { scenario.origin.range.contains($0.origin.range) })
  }

  @Test(
    "a line that names a scenario over no steps is none",
    arguments: [
      "Scenario: somebody opens the lid and looks inside.\n\nThat is all.",
      "**Scenario:** the lid is open\n\nBackground:\n\n- grey\n- white",
      "Background:\n\n- Given names stand first",
    ])
  func noScenario(text: String) {
    #expect(scenarios("# Box\n\n\(text)\n").isEmpty)
  }
}

@Suite("Tables of tests")
struct TestTableTests {
  @Test("numbered steps are one scenario, and what is done holds no measure to keep")
  func steps() {
    let text = """
      # Manual check of the blind

      | # | Action | Expected result |
      |---|---|---|
      | 1 | Pull the cord by 90 px | the blind moves within 200 ms |
      | 2 | Let it go | it stops |
      """
    #expect(
      scenarios(text) == [
        "Manual check of the blind: Action=Pull the cord by 90 px; "
          + "Expected result=the blind moves within 200 ms; Action=Let it go; "
          + "Expected result=it stops"
      ])
    let spec = lower(text)
    #expect(spec.constraints.isEmpty)
    #expect(spec.durations.map(\.quantity.max) == [200])
    #expect(spec.unresolved.isEmpty)
  }

  @Test("named tests are a scenario each, in another language as well")
  func names() {
    let text = """
      # Prüfung

      | Testfall | Voraussetzung | Schritte | Erwartetes Ergebnis |
      |---|---|---|---|
      | T1 | Strom an | Deckel öffnen | Lampe leuchtet |
      | T2 | | Deckel schließen | Lampe erlischt |
      """
    #expect(
      scenarios(text) == [
        "T1: Voraussetzung=Strom an; Schritte=Deckel öffnen; Erwartetes Ergebnis=Lampe leuchtet",
        "T2: Schritte=Deckel schließen; Erwartetes Ergebnis=Lampe erlischt",
      ])
  }

  @Test(
    "tables with other columns are none",
    arguments: ["State | Action | Expected", "Error | Action | Expected", "# | Expected | Action"])
  func others(header: String) {
    let text = "# Box\n\n| \(header) |\n|---|---|---|\n| a | b c | d e |\n| f | g h | i j |\n"
    #expect(scenarios(text).isEmpty)
  }

  @Test("gestures without numbers keep their measures")
  func gestures() {
    let text =
      "# Card\n\n| Action | Expected behavior |\n|---|---|\n| Swipe past 90 px | closes in 200 ms |\n"
    #expect(!lower(text).constraints.isEmpty)
  }

  @Test("numbered steps below a heading that names a scenario")
  func numberedSteps() {
    let text = """
      # Lock

      ## Scenario 1: barge comes up

      1. Keeper opens the lower gate → lamp turns green
      2. Barge enters

      ## Scenario 2: nobody on watch

      No steps are known.

      ## Plan

      1. Paint the gate
      2. Oil the hinge
      """
    #expect(
      scenarios(text) == [
        "Scenario 1: barge comes up: step=Keeper opens the lower gate → lamp turns green; "
          + "step=Barge enters"
      ])
  }
}

@Suite("Statements beside scenarios")
struct StatementTests {
  private func statements(_ text: String) -> [String] {
    let (spec, source) = Shared.lower(.init(text.utf8), path: "test.md")
    return spec.statements.map { source.string($0.text.range) }
  }

  @Test("a step of a scenario is no statement again, and what is none keeps its marks in pairs")
  func steps() {
    let text = """
      # Lamp

      ### Scenario 1: dusk

      - **Given** the lamp is off
      - **When** it gets dark
      - **Then** the lamp is on

      ### Parts

      - **Hood** of brass
      - A base of `oak`
      - *Cord*, black
      """
    #expect(statements(text) == ["**Hood** of brass", "A base of `oak`", "*Cord*, black"])
  }
}
