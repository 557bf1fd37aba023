import SpecAnalysis
import SpecDiagnostics
import SpecLint
import SpecLintRules
import SpecLowering
import SpecSyntax
import SpecText
import Testing

/// What a document and its guide tell of one thing: presses, curves, margins and marks.
@Suite struct LinkedThingCases {
  private static func pair(_ guide: String, _ feature: String) -> String {
    "=== guide.md ===\n# Guide\n\n\(guide)\n=== feature.md ===\n# Feature\n\n"
      + "See [the guide](guide.md).\n\n\(feature)\n"
  }
  private static let palette =
    "## Colors\n\n- **Accent Bright**: `#F56565` – marks\n- **Ink**: `#1A365D` – text\n\n"

  static let things: [RuleCase] = [
    .init(
      "C411", "another scale while pressed",
      pair(
        "## Note Tile\n\n- **Pressed**: scale to 1.04x\n",
        "- **Note Tap**:\n  - Press: scale to ⟦0.96x⟧\n")),
    .init(
      "C411", "the same scale as a share",
      pair(
        "## Note Tile\n\n- **Pressed**: scale to 0.96x\n",
        "- **Note Tap**:\n  - Press: scale to 96%\n")),
    .init(
      "C411", "the scale of another thing",
      pair(
        "## Map Pin\n\n- **Pressed**: scale to 1.04x\n",
        "- **Note Tap**:\n  - Press: scale to 0.96x\n")),
    .init(
      "C411", "a curve for a spring",
      pair(
        "## Reorder Feedback\n\n- **Duration**: 180ms ease-out\n",
        "- **Toggle Reorder**: 180ms ⟦spring⟧ animation of the row\n")),
    .init(
      "C411", "another time",
      pair(
        "## Reorder Feedback\n\n- **Duration**: 180ms ease-out\n",
        "- **Toggle Reorder**: 240ms spring animation of the row\n")),
    .init(
      "C411", "another time of one label",
      pair("## Motion\n\n- **Drawer**: 300ms ease-out\n", "- **Drawer**: ⟦350ms⟧ ease-out\n")),
    .init(
      "C411", "another time of an effect",
      pair("## Motion\n\n- **Fade in**: 300ms ease-out\n", "- **Fade in**: 350ms ease-out\n")),
    .init(
      "C411", "another time on phones",
      pair(
        "## Motion\n\n- **Drawer**: 300ms ease-out\n",
        "## Phone\n\n- **Drawer**: 350ms ease-out\n")),
    .init(
      "C411", "a style with another line height",
      pair(
        "## Typography\n\n- **H3**: `24px/30px, Semibold, 0em`\n",
        "- Title: ⟦H3⟧ (24px/32px, Semibold)\n")),
    .init(
      "C411", "the same style",
      pair(
        "## Typography\n\n- **H3**: `24px/30px, Semibold, 0em`\n",
        "- Title: H3 (24px/30px, Semibold)\n")),
    .init(
      "G708", "a control below the demand of the guide",
      pair("## Touch\n\n- Touch targets: at least 44px\n", "- Icon button: ⟦32px⟧ high\n")),
    .init(
      "G708", "a control with an area of its own",
      pair(
        "## Touch\n\n- Touch targets: at least 44px\n",
        "- Icon button: 32px high, touch target 44px\n")),
    .init(
      "G708", "a demand for desktops",
      pair("## Desktop\n\n- Touch targets: at least 44px\n", "- Icon button: 32px high\n")),
    .init(
      "G708", "a part of a control",
      pair("## Touch\n\n- Touch targets: at least 44px\n", "- Button icon: 20px high\n")),
    .init(
      "C411", "the way in and the way out",
      pair(
        "## Reorder Enter\n\n- **Duration**: 180ms ease-out\n",
        "- **Reorder Exit**: 180ms ease-in animation of the row\n")),
    .init(
      "C411", "another margin at the edge",
      pair(
        "## Spacing\n\n- **Mobile Edge Margin**: `20px` – from the edge of the screen\n",
        "- **Content Padding**: ⟦16px⟧ horizontal margins\n")),
    .init(
      "C411", "the margin of a card",
      pair(
        "## Spacing\n\n- **Mobile Edge Margin**: `20px` – from the edge of the screen\n",
        "## Card\n\n- **Content Padding**: 16px horizontal margins\n")),
    .init(
      "C411", "one of two margins",
      pair(
        "## Spacing\n\n- **Mobile Edge Margin**: `20px`\n- **Tablet Edge Margin**: `32px`\n",
        "- **Content Padding**: 32px horizontal margins\n")),
    .init(
      "C411", "a selection in another colour",
      pair(
        palette + "## Note Tile\n\n- **Selected**: `2px solid Accent Bright` border\n",
        "- **Selection Overlay**: a ⟦blue⟧ overlay on selected notes\n")),
    .init(
      "C411", "a selection in the same colour",
      pair(
        palette + "## Note Tile\n\n- **Selected**: `2px solid Accent Bright` border\n",
        "- **Selection Overlay**: a red overlay on selected notes\n")),
    .init(
      "C411", "a selection of something else",
      pair(
        palette + "## Map Pin\n\n- **Selected**: `2px solid Accent Bright` border\n",
        "- **Selection Overlay**: a blue overlay on selected notes\n")),
  ]

  private static let grounds =
    "## Colors\n\n- **Page**: `#F7FAFC` – App backgrounds, card surfaces\n"
    + "- **Accent Bright**: `#F56565` – marks\n"
    + "- **Accent Deep**: `#C53030` – links\n\n## Tile\n\n"

  static let marks: [RuleCase] = [
    .init(
      "K801", "a border that is hardly seen",
      grounds + "- **Selected**: `2px solid ⟦Accent Bright⟧` border\n"),
    .init(
      "K801", "a border that stands out",
      grounds + "- **Selected**: `2px solid Accent Deep` border\n"),
    .init(
      "K801", "a fill", grounds + "- **Selected**: `Accent Bright` background, no border\n"),
    .init(
      "K801", "a border of another state",
      grounds + "- **Hover**: `2px solid Accent Bright` border\n"),
  ]

  @Test(arguments: things + marks)
  func found(_ test: RuleCase) { test.check() }

  private static let uses = """
    ---
    related-files:
      - ../guide.md
    ---
    # Card

    - **Title**: H3 (24px/30px, Semibold) in Stone-700
    - **Date**: H4 (20px/26px, Medium) in Stone-500
    - **Count**: Label (12px/16px, Regular) in Stone-400
    - **Text**: "Nothing here" in Body text
    - **Button**: Primary color with a label

    """

  private static let severities: [(Set<String>, Severity)] = [
    ([], .error), (["guide.md"], .info),
  ]

  /// A guide that is not on disk has no values; one that is there, and no part of the run, may have them.
  @Test(arguments: severities)
  func guide(_ existing: Set<String>, _ severity: Severity) {
    let document = MarkdownParser.parse(
      SourceText(decoding: ContiguousArray(Self.uses.utf8), path: "features/card.md"),
      file: FileID(0))
    let spec = Lowering.lower(document)
    let facts = WorkspaceFacts(documents: [document], specs: [spec], existingPaths: existing)
    let context = RuleContext(
      document: document, spec: spec, facts: facts, options: RuleOptions())
    var found: [Diagnostic] = []
    TokenUndefined().check(context, into: &found)
    #expect(found.count >= 4)
    #expect(found.allSatisfy { $0.severity == severity }, "\(found.map(\.message))")
  }
}
