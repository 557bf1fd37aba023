import Testing

@testable import SpecDifference

/// Drawings, flows, scenarios, checklists, texts, statements, links, front matter and words.
@Suite struct StructureDifferenceTests {
  private static let screen = """
    ---
    title: Basket
    owner: Ada
    related-files:
      - ./tokens.md
    ---

    # Basket

    ## Filled State

    ```
    ┌──────────────────────────┐
    │ Basket                   │
    │ [16pt space]             │
    │ [Photo]  Name of item    │
    │ [Pay now]                │
    └──────────────────────────┘
    ```

    - **Primary Message**: "Three things wait"
    - **Button Label**: "Pay now"

    ## Accessibility

    - Focus Order: from the title to the pay button
    - Screen Reader: announces the number of things

    ## Flow: Pay

    1. User taps "Pay now"
    2. System shows the sheet
    3. User confirms with the thumb

    ## Checklist

    - [ ] The sheet is drawn as agreed
    - [x] Words are reviewed

    See [the flow](flow.md).

    The basket keeps what somebody put into it.

    """

  private func changes(_ old: String, _ new: String) -> [Change] {
    let after = Self.screen.replacing(old, with: new)
    #expect(after != Self.screen, "'\(old)' stands in the document")
    return DifferenceFixture.compare(Self.screen, after).changes
  }

  @Test(
    "one change each, of the right kind and verdict",
    arguments: [
      ("[16pt space]", "[24pt space]", FactKind.wireframe, SemverVerdict.major),
      ("│ [Pay now]                │\n", "", .wireframe, .minor),
      ("[Photo]  Name", "[Price]  Name", .wireframe, .major),
      ("\"Three things wait\"", "\"Nothing waits\"", .copy, .major),
      ("\"Three things wait\"", "\"three things wait\"", .copy, .patch),
      ("- Screen Reader: announces the number of things\n", "", .accessibility, .minor),
      (
        "announces the number of things", "does not announce the number of things",
        .accessibility, .major
      ),
      (
        "from the title to the pay button", "from the title down to the pay button", .accessibility,
        .patch
      ),
      ("- [ ] The sheet", "- [x] The sheet", .checklist, .patch),
      ("- [x] Words are reviewed\n", "", .checklist, .patch),
      ("(flow.md)", "(payment.md)", .link, .patch),
      ("owner: Ada", "owner: Grace", .frontMatter, .patch),
      ("keeps what somebody", "keeps everything that somebody", .wording, .patch),
    ])
  func kinds(old: String, new: String, fact: FactKind, verdict: SemverVerdict) {
    let found = changes(old, new).filter { $0.fact == fact }
    #expect(found.count >= 1, "\(changes(old, new).map(\.headline))")
    #expect(found.map(\.verdict).max() == verdict, "\(found.map(\.headline))")
    #expect(changes(old, new).map(\.verdict).max() == verdict)
  }

  @Test(
    "what means the same changes nothing",
    arguments: [
      // Order of items and sections, marks, lines of a paragraph.
      (
        "- Focus Order: from the title to the pay button\n- Screen Reader: announces the number of things",
        "* Screen Reader: announces the number of things\n* Focus Order: from the title to the pay button"
      ),
      ("owner: Ada", "owner: \"Ada\""), ("keeps what somebody", "keeps what\nsomebody"),
      ("- [ ] The", "* [ ] The"), ("## Checklist", "Checklist\n---------"),
    ])
  func same(old: String, new: String) {
    #expect(changes(old, new).map(\.headline) == [])
  }

  @Test func sectionsMayMove() throws {
    let parts = Self.screen.components(at: "\n## ")
    let moved = ([parts[0]] + parts[2...3] + [parts[1]] + parts[4...]).joined(separator: "\n## ")
    #expect(moved != Self.screen)
    #expect(DifferenceFixture.lines(Self.screen, moved) == [])
  }

  @Test func stepsOfFlowsAreAlignedAndMoved() {
    func flow(_ steps: [String]) -> String {
      "# Pay\n\n## User Flow\n\n"
        + steps.enumerated().map { "\($0 + 1). \($1)\n" }.joined() + "\n"
    }
    let steps = [
      "User opens the basket", "User taps the pay button", "System shows the sheet",
      "User confirms with the thumb",
    ]
    let base = DifferenceFixture.compare(flow(steps), flow(steps))
    #expect(base.oldFacts > 3)
    func verdicts(_ new: [String]) -> [Change] {
      DifferenceFixture.compare(flow(steps), flow(new)).changes.filter { $0.fact == .flow }
    }
    let swapped = verdicts([steps[0], steps[2], steps[1], steps[3]])
    #expect(swapped.map(\.aspect) == ["order of steps"])
    let longer = verdicts(steps + ["System shows the receipt"])
    #expect(longer.map(\.verdict) == [.major])
    #expect(longer.first?.new == "System shows the receipt")
    let reworded = verdicts([steps[0], "User taps on the pay button"] + steps[2...])
    #expect(reworded.map(\.verdict) == [.patch])
  }

  @Test func aNumberInASentenceIsToldOnce() {
    let old = "# Access\n\n## Accessibility\n\n- Touch Targets: at least 44pt × 44pt\n"
    let changes = DifferenceFixture.compare(old, old.replacing("44pt", with: "48pt")).changes
    #expect(!changes.isEmpty)
    #expect(changes.map(\.fact).allSatisfy { $0 == .constraint }, "\(changes.map(\.headline))")
    let reworded = old.replacing("44pt × 44pt", with: "48pt × 48pt, also for toggles")
    let both = DifferenceFixture.compare(old, reworded).changes
    #expect(both.contains { $0.fact == .accessibility || $0.fact == .wording })
  }

  @Test func prohibitionsNarrow() {
    let old = """
      # Door

      | From | To | Trigger |
      |---|---|---|
      | Open | Shut | Push |
      | Shut | Open | Pull |
      | Shut | Locked | Turn key |
      | Locked | Shut | Turn back |

      """
    let new = old + "- Locked → Open: not allowed\n"
    let changes = DifferenceFixture.compare(old, new).changes
    #expect(
      changes.contains { $0.fact == .prohibition && $0.verdict == .major },
      "\(changes.map(\.headline))")
    let back = DifferenceFixture.compare(new, old).changes
    #expect(back.filter { $0.fact == .prohibition }.map(\.verdict) == [.minor])
  }

  private static let lamp = """
    # Lamp

    | State | Description | Colour |
    |---|---|---|
    | Off | Dark room | grey |
    | On | Lit room | orange |

    - **Haptics**: none
    - **Sound**: yes

    The lamp waits for the hand. The hand waits for nothing.

    """

  @Test(
    "words that change places are told with both places",
    arguments: [
      (
        "Dark room | grey |\n| On | Lit room | orange",
        "Dark room | orange |\n| On | Lit room | grey"
      ),
      ("Dark room | grey |\n| On | Lit room", "Lit room | grey |\n| On | Dark room"),
      ("Dark room | grey", "grey | Dark room"),
      ("none\n- **Sound**: yes", "yes\n- **Sound**: none"),
      ("lamp waits for the hand. The hand", "hand waits for the lamp. The hand"),
    ])
  func swappedWords(old: String, new: String) {
    let after = Self.lamp.replacing(old, with: new)
    #expect(after != Self.lamp)
    let changes = DifferenceFixture.compare(Self.lamp, after).changes
    #expect(changes.map(\.verdict) == [.patch], "\(changes.map(\.headline))")
    #expect(changes.first?.oldPlace != nil)
    #expect(changes.first?.newPlace != nil)
  }

  @Test(
    "the same words in the same company are no change",
    arguments: [
      // Rows and items in another order, columns, a list that became a table, a divided paragraph.
      (
        "| Off | Dark room | grey |\n| On | Lit room | orange |",
        "| On | Lit room | orange |\n| Off | Dark room | grey |"
      ),
      ("- **Haptics**: none\n- **Sound**: yes", "- **Sound**: yes\n- **Haptics**: none"),
      (
        "| State | Description | Colour |\n|---|---|---|\n| Off | Dark room | grey |\n| On | Lit room | orange |",
        "| Colour | State | Description |\n|---|---|---|\n| grey | Off | Dark room |\n| orange | On | Lit room |"
      ),
      (
        "- **Haptics**: none\n- **Sound**: yes\n",
        "| Sense | Answer |\n|---|---|\n| Sound | yes |\n| Haptics | none |\n"
      ),
      ("hand. The", "hand.\n\nThe"), ("hand. The", "hand.\nThe"),
    ])
  func wordsInTheSameCompany(old: String, new: String) {
    let after = Self.lamp.replacing(old, with: new)
    #expect(after != Self.lamp)
    #expect(DifferenceFixture.lines(Self.lamp, after) == [])
  }

  private static let design = """
    ---
    title: Paper
    description: Warm and plain
    typography:
      display:
        fontFamily: Inter
        fontSize: 44px
        fontWeight: 800
        lineHeight: 52px
        letterSpacing: -1px
        note: for titles
    colors:
      primary: "#ff0000"
    components:
      button:
        backgroundColor: "{colors.primary}"
        padding: 12px
    ---

    # Paper

    Words about it.

    """

  @Test(
    "design values that are no tokens of their own are values all the same",
    arguments: [
      ("fontFamily: Inter", "fontFamily: Georgia", SemverVerdict.major),
      ("letterSpacing: -1px", "letterSpacing: 1px", .major),
      ("    letterSpacing: -1px\n", "", .major),
      ("padding: 12px", "padding: 20px", .major),
      ("    padding: 12px\n", "    padding: 12px\n    height: 48px\n", .minor),
      ("{colors.primary}", "#00ff00", .major),
      ("padding: 12px", "padding: \"12px\"", .none),
      ("letterSpacing: -1px", "letterSpacing: -1 px", .none),
      ("Warm and plain", "Cold and plain", .patch), ("for titles", "for headings", .patch),
    ])
  func designValues(old: String, new: String, expected: SemverVerdict) {
    let after = Self.design.replacing(old, with: new)
    #expect(after != Self.design)
    let difference = DifferenceFixture.compare(Self.design, after)
    #expect(difference.verdict == expected, "\(difference.changes.map(\.headline))")
  }

  @Test func aTokenInFrontMatterIsToldOnce() {
    let after = Self.design.replacing("  primary: \"#ff0000\"", with: "  ink: \"#0000ff\"")
    let changes = DifferenceFixture.compare(Self.design, after).changes
    #expect(changes.filter { $0.fact == .frontMatter } == [], "\(changes.map(\.headline))")
  }

  @Test func linesThatAreNotUnderstoodAreSaid() {
    let old = """
      # Door

      | From | To | Trigger |
      |---|---|---|
      | Open | Shut | Push |
      | Shut | Open | Pull |

      | Gesture | Answer |
      |---|---|
      | Wave | Bow |

      """
    let difference = DifferenceFixture.compare(old, old.replacing("Bow", with: "Nod"))
    #expect(difference.verdict == .patch)
    let changed = difference.notCompared.filter(\.isChanged)
    #expect(changed.map(\.side) == [.old, .new])
    #expect(changed.allSatisfy { $0.place?.line == 10 })
    #expect(DifferenceFixture.compare(old, old).notCompared == [])
  }

  @Test func damagedTextIsSaid() {
    let old = "# Sizes\n\n- Header height: 64px\n- Push → shut\n"
    let difference = DifferenceFixture.compare(old, old.replacing("→", with: "â†’"))
    #expect(difference.changes.map(\.headline) == [])
    #expect(difference.notCompared.map(\.side) == [.new])
    #expect(difference.notCompared.first?.reason.contains("damaged") == true)
  }
}

extension String {
  /// The pieces between a text.
  fileprivate func components(at separator: String) -> [String] {
    var rest = Substring(self)
    var parts: [String] = []
    while let found = rest.firstRange(of: separator) {
      parts.append(String(rest[..<found.lowerBound]))
      rest = rest[found.upperBound...]
    }
    return parts + [String(rest)]
  }
}
