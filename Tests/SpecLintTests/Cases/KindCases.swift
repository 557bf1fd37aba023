import SpecAnalysis
import SpecDiagnostics
import SpecLint
import SpecLintRules
import SpecLowering
import SpecSyntax
import SpecText
import Testing

/// Words that name a kind, a part or another appearance, beside look-alikes that say what a rule looks for.
@Suite struct KindCases {
  static let references: [RuleCase] = [
    .init("T301", "a component of no block", "A `{component.sheet}` slides in over 200ms.\n"),
    .init(
      "T301", "a component of the block",
      "---\ncomponents:\n  sheet:\n    padding: 8px\n---\n\nA `{components.sheet}` slides in.\n"),
    .init(
      "T301", "components in text alone",
      "A `{components.menu}` opens, a `{component.tip}` does not.\n"),
    .init(
      "T301", "a component that the block leaves out",
      "---\ncomponents:\n  sheet:\n    padding: 8px\n---\n\nA `{⟦components.menu⟧}` opens.\n"),
    .init(
      "T301", "a colour in braces", "A press turns the fill to `{⟦colors.deep-sea⟧}` at once.\n"),
    .init(
      "T301", "a component with a value beside one without",
      "## Tokens\n\n- `component.sheet.gap`: 8px\n\n## Menu\n\n- **Gap**: `{⟦component.menu.gap⟧}`\n"
    ),
  ]

  @Test(arguments: references)
  func reference(_ test: RuleCase) { test.check() }

  static let motions: [RuleCase] = [
    .init(
      "C414", "a kind that is denied",
      "The list opens over 150ms. It hangs on its button; no scale animation.\n\n- **Sheet animation**: 300ms\n"
    ),
    .init(
      "C414", "a kind in the sentence",
      "No bounce animation over 150ms is built.\n\n- **Sheet animation**: 300ms\n"),
    .init(
      "C414", "a denial in another sentence",
      "The animation takes no more room. It runs over 150ms.\n\n- **Sheet animation**: 300ms\n"),
    .init(
      "C414", "no animation at all",
      "⟦No animation is longer than 150ms.⟧\n\n- **Sheet animation**: 300ms\n"),
    .init(
      "C414", "no single one",
      "⟦Lists open at once. No single animation exceeds 150ms.⟧\n\n- **Sheet animation**: 300ms\n"),
    .init(
      "C414", "what never exceeds",
      "⟦Animations never exceed 150ms.⟧\n\n- **Sheet animation**: 300ms\n"),
  ]

  @Test(arguments: motions)
  func motion(_ test: RuleCase) { test.check() }

  static let grounds: [RuleCase] = [
    .init(
      "C412", "the value of the dark appearance",
      "- **Moss** (`#0A5C2B`): links. Dark mode: `#8FE3A0` (AAA).\n"),
    .init(
      "C412", "a ground in words",
      "- **Moss** (`#0A5C2B`): links; `#8FE3A0` (AAA contrast on near-black).\n"),
    .init(
      "C412", "a label in German",
      "- **Moos** (`#0A5C2B`): Links. Dunkel: `#8FE3A0` (AAA Kontrast).\n"),
    .init(
      "C412", "two colours that meet", "- **Moss** (`#0A5C2B`) on `#8FE3A0` reaches ⟦AAA⟧.\n"),
    .init(
      "C412", "a label that names a part",
      "- **Moss** (`#0A5C2B`): links. Background: `#8FE3A0` (contrast ⟦AAA⟧).\n"),
    .init(
      "C412", "a dark colour before its ground",
      "- **Moss** (`#0A5C2B`) on mint `#8FE3A0` has ⟦7.9⟧:1.\n"),
  ]

  @Test(arguments: grounds)
  func ground(_ test: RuleCase) { test.check() }

  private static let front =
    "---\nname: Quay\ncolors:\n  line: \"#6F7A6D\"\n"
    + "  line-soft: \"#BFCABA\"\n---\n\n# Quay\n\n"

  static let names: [RuleCase] = [
    .init("T304", "two names", front + "- **Line / Soft** (`#6F7A6D` / `#BFCABA`): borders.\n"),
    .init("T304", "two names in a row", front + "- **Line, Soft** (`#6F7A6D`, `#BFCABA`)\n"),
    .init(
      "T304", "the value behind a remark", front + "- **Line Soft** (`#6F7A6D`, once `#BFCABA`)\n"),
    .init("T304", "one value", front + "- **Line / Soft** (`⟦#6F7A6D⟧`): borders.\n"),
    .init("T304", "another value", front + "- **Line Soft** (`⟦#111111⟧` / `#222222`)\n"),
    .init("T304", "a label with a colour", front + "- **Line (⟦#222222⟧):** borders.\n"),
  ]

  @Test(arguments: names)
  func name(_ test: RuleCase) { test.check() }

  private static let target = "## Touch\n\n- Touch targets: at least 44pt\n\n"

  static let letters: [RuleCase] = [
    .init(
      "G708", "a face", target + "## Type\n\n- **Button** (Inter Semibold, 17pt): all buttons\n"),
    .init("G708", "a weight", target + "## Type\n\n- **Button** (bold, 17pt): labels\n"),
    .init(
      "G708", "a name of a face", target + "## Type\n\n- **Button** (Inter Medium, 17pt): buttons\n"
    ),
    .init(
      "G708", "among styles", target + "## Typography\n\n- **Button** (Inter, 17pt): buttons\n"),
    .init("G708", "a height", target + "## Forms\n\n- **Save button**: height ⟦36pt⟧\n"),
    .init(
      "G708", "a size in words", target + "## Forms\n\n- **Button** (large, ⟦36pt⟧): in lists\n"),
    .init(
      "G708", "a button that is bold",
      target + "## Forms\n\n- **Button**: ⟦36pt⟧ high, bold label\n"),
  ]

  @Test(arguments: letters)
  func letter(_ test: RuleCase) { test.check() }

  private static let sizes =
    "- Title: 34pt\n- Card height: 120pt\n- Gap: 8pt\n"
    + "- Icon size: 24pt\n- Row height: 56pt\n"

  static let effects: [RuleCase] = [
    .init(
      "T307", "numbers before",
      sizes + "- Card: one soft drop shadow (radius 14, y 5)\n- Panel: a soft shadow\n"),
    .init("T307", "numbers behind", sizes + "- Panel: soft shadow\n- Soft shadow: 0 2px 8px\n"),
    .init(
      "T307", "a border with a width",
      sizes + "- Panel: subtle border\n- Card: a subtle border (1px)\n"),
    .init(
      "T307", "numbers of a hard one",
      sizes + "- Card: a hard drop shadow (radius 14)\n- Panel: a ⟦soft shadow⟧\n"),
    .init(
      "T307", "numbers of something else",
      sizes + "- Card: a ⟦soft shadow⟧ above\n- Panel (16pt): grey\n"),
    .init("T307", "running text", sizes + "\nThe look is calm, with soft shadows and much room.\n"),
    .init("T307", "a label", sizes + "\n**Panel**: a ⟦soft shadow⟧ and much room.\n"),
    .init("T307", "no numbers", sizes + "- Panel: ⟦subtle border⟧\n"),
  ]

  @Test(arguments: effects)
  func effect(_ test: RuleCase) { test.check() }

  static let guides: [RuleCase] = [
    .init("X857", "on motion", "# Motion\n\nThe toast slides in and goes away after 3 seconds.\n"),
    .init(
      "X857", "on animations",
      "# Animation guidelines\n\nThe toast goes away after 3 seconds.\n"),
    .init("X857", "a system", "# Motion system\n\nThe toast goes away after 3 seconds.\n"),
    .init("X857", "on a screen", "# Cart\n\nThe toast goes away after ⟦3 seconds⟧.\n"),
    .init("X857", "on both", "# Cart animations\n\nThe toast goes away after ⟦3 seconds⟧.\n"),
    .init("X857", "no title", "The toast goes away after ⟦3 seconds⟧.\n"),
    .init(
      "A605", "a part that is reused",
      "# Drop\n\n- `Ghost` follows with spring animation\n\n**Reuses:** `Ghost`, `Island`.\n"),
    .init(
      "A605", "a part that is taken over",
      "# Drop\n\n- The ghost follows with a spring animation\n- It is reused from the tray\n"),
    .init(
      "A605", "in a sentence",
      "# Drop\n\nWe reuse the tray. Its lid closes with a spring animation.\n"),
    .init(
      "A605", "reused elsewhere",
      "# Drop\n\n- The lid follows with ⟦spring⟧ animation\n\n# Tray\n\nReuses the list.\n"),
    .init(
      "A605", "numbers for other motions",
      "# Drop\n\n- The lid follows with ⟦spring⟧ animation\n- Fade: 200ms\n- Reuses the list\n"),
    .init("A605", "nothing reused", "# Drop\n\n- The lid follows with ⟦spring⟧ animation\n"),
    .init(
      "A605", "a member of what code declares",
      "# Drop\n\n- The lid follows with `Moves.Springs.spring()` animation\n- Fade: 200ms\n"),
    .init(
      "A605", "a file behind it",
      "# Drop\n\n- The lid follows with a ⟦spring⟧ animation. Fades take 200ms\n"),
    .init(
      "T306", "the look of a platform",
      "# Kit (iOS style)\n\n- Row height: 48px\n- Bar height: 56px\n- Icon size: 24px\n- Sheet width: 320px\n"
    ),
    .init(
      "T306", "a platform",
      "# Kit for iOS\n\n- Row height: ⟦48px⟧\n- Bar height: 56px\n- Icon size: 24px\n- Sheet width: 320px\n"
    ),
    .init(
      "C412", "ratios to be reached",
      "## Colors\n\n- **Ink-9**: `#222222`\n- **Paper-1**: `#FFFFFF`\n\n## Contrast targets\n\n- Ink-9 on Paper-1 → 9.1:1\n"
    ),
    .init(
      "C412", "ratios that are not reached",
      "## Colors\n\n- **Ink-9**: `#8A8A8A`\n- **Paper-1**: `#FFFFFF`\n\n## Contrast targets\n\n- Ink-9 on Paper-1 → ⟦9.1⟧:1\n"
    ),
    .init(
      "C412", "ratios that are measured",
      "## Colors\n\n- **Ink-9**: `#222222`\n- **Paper-1**: `#FFFFFF`\n\n## Contrast\n\n- Ink-9 on Paper-1 → ⟦9.1⟧:1\n"
    ),
  ]

  @Test(arguments: guides)
  func guide(_ test: RuleCase) { test.check() }

  @Test func levelOfSeries() throws {
    func message(_ text: String) throws -> String {
      let rest = "\n\n## Notes\n\nText.\n\n## More\n\nText.\n\n## Ends\n\nText.\n"
      let document = MarkdownParser.parse(
        SourceText(decoding: ContiguousArray(("# A\n\n" + text + rest).utf8), path: "spec.md"),
        file: FileID(0))
      let spec = Lowering.lower(document)
      let facts = WorkspaceFacts(documents: [document], specs: [spec], existingPaths: [])
      let context = RuleContext(
        document: document, spec: spec, facts: facts, options: RuleOptions())
      var found: [Diagnostic] = []
      EmptySection().check(context, into: &found)
      return try #require(found.first).message
    }
    #expect(
      try message("## Pay\n\n## PAY-01 Card\n\nText.\n\n## PAY-02 Cash\n\nText.")
        .contains("level of its own sections"))
    #expect(try message("## Pay\n\n## Card\n\nText.\n\n## Cash\n\nText.").contains("no content"))
    #expect(
      try message("## Pay\n\n## PAY-01 Card\n\nText.\n\n## Cash\n\nText.").contains("no content"))
  }
}
