import SpecModel
import Testing

@testable import SpecDifference

/// Tokens, times, measures, curves and their uses.
@Suite struct ValueDifferenceTests {
  private static let tokens = """
    # Palette

    ## Colors

    - **Accent**: `#FF0000`
    - **Ink**: `#000`

    ## Spacing

    | Token | Value |
    |---|---|
    | space-1 | 4px |
    | space-2 | 8px |

    """

  @Test(arguments: [
    ("#FF0000", "#FE0000", ["major: value of token 'Accent' changed: #FF0000 → #FE0000"]),
    ("| space-2 | 8px |\n", "", ["major: token 'space-2' removed: 8px"]),
    (
      "| space-2 | 8px |", "| space-2 | 8px |\n| space-3 | 16px |",
      ["minor: token 'space-3' added: 16px"]
    ),
    ("**Ink**", "**Text**", ["major: token 'Ink' renamed to 'Text'"]),
    ("| 8px |", "| 0.5rem |", ["major: value of token 'space-2' changed: 8px → 0.5rem"]),
  ])
  func tokenChanges(old: String, new: String, expected: [String]) {
    let after = Self.tokens.replacing(old, with: new)
    #expect(DifferenceFixture.lines(Self.tokens, after) == expected)
  }

  @Test(
    "another notation of a value is the same value",
    arguments: [
      ("#FF0000", "#f00"), ("`#000`", "`rgb(0, 0, 0)`"),
      ("| space-1 | 4px |", "| space-1 | 4 px |"),
      (
        "- **Accent**: `#FF0000`\n- **Ink**: `#000`\n",
        "| Name | Value |\n|---|---|\n| Ink | `#000000` |\n| Accent | `#ff0000` |\n"
      ),
      ("| space-1 | 4px |\n| space-2 | 8px |", "| space-2 | 8px |\n| space-1 | 4px |"),
    ])
  func sameTokens(old: String, new: String) {
    let after = Self.tokens.replacing(old, with: new)
    #expect(after != Self.tokens)
    #expect(DifferenceFixture.lines(Self.tokens, after) == [])
  }

  private static let motion = """
    # Player

    ## Motion

    - Sheet: slides up in 300ms, ease-out
    - Search timeout: 5s
    - Results: appear in less than 800ms
    - Progress bar: fades in 200–400ms

    ## Sizes

    - Play button: at least 44pt × 44pt
    - The header is 64px high
    - Cover images have a corner radius of 8px

    """

  @Test(arguments: [
    // Exact values, bounds and ranges are compared by what they allow.
    ("300ms", "350ms", SemverVerdict.major), ("300ms", "250–350ms", .minor),
    ("300ms", "about 300ms", .minor), ("5s", "3s", .major), ("5s", "8s", .minor),
    ("less than 800ms", "less than 600ms", .major), ("less than 800ms", "less than 900ms", .minor),
    ("200–400ms", "200–300ms", .major), ("200–400ms", "100–500ms", .minor),
    ("200–400ms", "500–600ms", .major), ("44pt × 44pt", "48pt × 48pt", .major),
    ("44pt × 44pt", "40pt × 40pt", .minor), ("64px", "56px", .major),
    ("ease-out", "ease-in", .major), ("ease-out", "linear", .major),
    // What is said no longer, and what is new.
    ("- Cover images have a corner radius of 8px\n", "", .minor), (", ease-out", "", .minor),
    ("- The header is 64px high", "- The header is 64px high\n- The badge is 12px high", .minor),
    ("- The header", "- The header is 320px wide\n- The header", .major),
  ])
  func quantities(old: String, new: String, expected: SemverVerdict) {
    let after = Self.motion.replacing(old, with: new)
    let difference = DifferenceFixture.compare(Self.motion, after)
    #expect(difference.verdict == expected, "\(difference.changes.map(\.headline))")
    #expect(difference.changes.contains { $0.fact != .wording })
  }

  @Test(
    "each quantity has one change",
    arguments: [
      ("300ms", "350ms"), ("ease-out", "ease-in"), ("5s", "3s"), ("64px", "56px"), ("8px", "6px"),
    ])
  func oneChange(old: String, new: String) {
    let after = Self.motion.replacing(old, with: new)
    let changes = DifferenceFixture.compare(Self.motion, after).changes
    #expect(changes.count == 1, "\(changes.map(\.headline))")
  }

  @Test(
    "what means the same changes nothing",
    arguments: [
      ("300ms", "0.3s"), ("5s", "5000 ms"), ("ease-out", "cubic-bezier(0, 0, 0.58, 1)"),
      (
        "- The header is 64px high\n- Cover images have a corner radius of 8px",
        "- Cover images have a corner radius of 8px\n- The header is 64px high"
      ), ("- ", "* "),
    ])
  func sameQuantities(old: String, new: String) {
    let after = Self.motion.replacing(old, with: new)
    #expect(after != Self.motion)
    #expect(DifferenceFixture.lines(Self.motion, after) == [])
  }

  @Test(
    "texts are alike where their values are",
    arguments: [
      ("0.3s", "300ms", true), ("1.0 s", "1000ms", true), ("20.05ms", "205ms", false),
      ("1.05s", "1050 ms", true), ("#FFF", "#ffffff", true), ("#FFE", "#ffffff", false),
    ])
  func notations(one: String, other: String, areAlike: Bool) {
    #expect((Notation.normalized(one) == Notation.normalized(other)) == areAlike)
  }

  @Test func unlikeUnitsStayUnlike() {
    let after = Self.motion.replacing("64px", with: "4rem")
    let change = DifferenceFixture.compare(Self.motion, after).changes.first
    #expect(change?.verdict == .major)
    #expect(change?.why.hasPrefix("the units differ") == true)
  }

  @Test func aNewDemandOnAKnownThingIsMajor() {
    let after = Self.motion.replacing(
      "- The header", with: "- Sheet: at most 320pt wide\n- The header")
    let difference = DifferenceFixture.compare(Self.motion, after)
    #expect(difference.verdict == .major, "\(difference.changes.map(\.headline))")
  }

  @Test("the time of a line with a curve is told beside the curve")
  func timesOfMotionLines() {
    let line = "- Badge: fades in 150ms, ease-in\n"
    let longer = Self.motion.replacing("- Search", with: line + "- Search")
    let gone = DifferenceFixture.compare(longer, Self.motion).changes
    #expect(gone.map(\.fact) == [.motion, .duration], "\(gone.map(\.headline))")
    #expect(gone.map(\.old) == ["ease-in", "150 ms"])
    let come = DifferenceFixture.compare(Self.motion, longer).changes
    #expect(come.map(\.new) == ["ease-in", "150 ms"])
  }

  @Test(
    "large quantities are said in the units that people write",
    arguments: [
      (50 * 1_048_576, Unit.bytes, "50 MB"), (1536, .bytes, "1.5 KB"),
      (2_147_483_648, .bytes, "2 GB"), (900, .bytes, "900 B"),
      (3_600_000, .milliseconds, "1 hour"), (90 * 60_000, .milliseconds, "90 minutes"),
      (90_000, .milliseconds, "90 seconds"), (60_500, .milliseconds, "60500 ms"),
      (5000, .milliseconds, "5000 ms"), (64, .px, "64 px"),
    ])
  func words(value: Double, unit: Unit, expected: String) {
    #expect(Quantity(value, unit).words == expected)
    let bound = Quantity(min: nil, max: value, unit: unit)
    #expect(bound.words == "at most " + expected)
  }

  private static let player = """
    # Player

    | From | To | Trigger |
    |---|---|---|
    | Loading | Playing | Loaded |
    | Playing | Loading | Tap next |

    ## Loading

    - **Message**: "One moment"
    - Spinner: 24px wide
    - Cover: 80px wide, `color.accent`
    - **Timeout**: 5 seconds

    ## Playing

    - Slider: 4px high

    ## Arrangement

    - Slider knob: 12px wide

    ## Notes

    - Slider line: 2px high

    """

  private static func moved(_ line: String, to heading: String) -> String {
    player.replacing(line, with: "").replacing(
      "## \(heading)\n\n", with: "## \(heading)\n\n" + line)
  }

  @Test(
    "what stands below another state than before is demanded of that one",
    arguments: [
      ("- **Message**: \"One moment\"\n", "Playing", FactKind.copy, SemverVerdict.major),
      ("- Spinner: 24px wide\n", "Playing", .constraint, .major),
      ("- **Timeout**: 5 seconds\n", "Playing", .duration, .major),
      ("- Slider knob: 12px wide\n", "Notes", .constraint, .patch),
    ])
  func movedFacts(line: String, heading: String, fact: FactKind, verdict: SemverVerdict) {
    let new = Self.moved(line, to: heading)
    let changes = DifferenceFixture.compare(Self.player, new).changes
    #expect(changes.contains { $0.fact == fact && $0.verdict == verdict })
    #expect(changes.map(\.verdict).max() == verdict, "\(changes.map(\.headline))")
  }

  @Test("a heading with another name moves nothing")
  func renamedHeadings() {
    let changes = DifferenceFixture.compare(
      Self.player, Self.player.replacing("## Arrangement", with: "## Order")
    ).changes
    #expect(changes.map(\.fact) == [.wording], "\(changes.map(\.headline))")
    let old = "# Box\n\n## Waiting\n\n- **Timeout**: 30s\n\n## Rest\n\n- Lid: 4px high\n"
    let named = DifferenceFixture.compare(old, old.replacing("Waiting", with: "Patience")).changes
    #expect(named.map(\.verdict).max() == .patch, "\(named.map(\.headline))")
    #expect(!named.contains { $0.action == .added || $0.action == .removed })
  }
}
