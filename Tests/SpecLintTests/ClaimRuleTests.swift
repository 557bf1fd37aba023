import SpecAnalysis
import SpecDiagnostics
import SpecLint
import SpecLintRules
import SpecLowering
import SpecModel
import SpecSyntax
import SpecText
import Testing

/// Holds rules about claims and contradictions against short documents; `⟦…⟧` marks what is flagged.
enum ClaimRules {
  /// Lints a document with one rule and compares the marked places.
  static func check(
    _ rule: any LintRule.Type, _ text: String, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let files = RuleExampleTests.files(in: text)
    let documents = files.enumerated().map { index, file in
      MarkdownParser.parse(
        SourceText(decoding: ContiguousArray(file.text.utf8), path: file.path), file: FileID(index))
    }
    let specs = documents.map { Lowering.lower($0) }
    let facts = WorkspaceFacts(documents: documents, specs: specs, existingPaths: [])
    for (index, document) in documents.enumerated() {
      let context = RuleContext(
        document: document, spec: specs[index], facts: facts, options: RuleOptions())
      var found: [Diagnostic] = []
      rule.init().check(context, into: &found)
      let ranges = found.map { RuleExampleTests.places($0.origin.range, document.source) }.sorted()
      #expect(
        ranges == files[index].marked.sorted(), "\(found.map(\.message)) in \(text)",
        sourceLocation: sourceLocation)
    }
  }
}

@Suite("Contrast claims")
struct ContrastClaimTests {
  @Test(
    "flagged",
    arguments: [
      "- Label `#8A8A8A` on white: ⟦4.5⟧:1\n",
      "| Part | Text | Ground | Ratio |\n|---|---|---|---|\n| Tab | #FFFFFF | #3D9BFF | ⟦5.1⟧:1 |\n",
      "## Colors\n\n- **Ink 2**: `#767A80` – text\n- **Ink 3**: `#222222` – titles\n\n| Pair | Least | Ratio |\n|---|---|---|\n"
        + "| Body (Ink 2 on White) | 4.5:1 | ⟦7.9⟧:1 |\n",
      "| Nom | Hex | Contraste |\n|---|---|---|\n| Ciel | `#55AAEE` | ⟦AA⟧ sur blanc |\n",
      "### Dark Mode\n\n- Contrast of links: `#818CF8` has ⟦9.5⟧:1\n",
      "=== tokens.md ===\n## Colors\n\n- **Slate-500**: `#64748B` – text\n- **Slate-50**: `#F8FAFC` – page\n"
        + "=== screen.md ===\n- **Title** (Slate500 on Slate50): ⟦6.8⟧:1\n",
      "```css\n.tab {\n  background: #25D366;\n  color: #FFFFFF; /* ⟦3.5⟧:1 */\n}\n```\n",
      "- Body (#333333 on #FFFFFF): 12.6:1\n- Hint (#2A9D3E) meets ⟦4.5⟧:1 contrast\n",
    ])
  func flagged(text: String) { ClaimRules.check(ClaimedNumberWrong.self, text) }

  @Test(
    "left alone",
    arguments: [
      // Rounding, and a demand instead of a measurement.
      "- Label `#767676` on white: 4.5:1\n- Title `#333333` on white: 12.5:1\n",
      // A level for large text, and one that is denied.
      "| A | `#3D9BFF` | AA on white for large text |\n|---|---|---|\n| B | `#999999` | not AA on white |\n",
      // No colour, or a picture's shape.
      "- Text contrast: 4.5:1 minimum\n- Avatar `#EEEEEE`: 1:1 square\n",
      // The other side of "on" is no colour that the document defines.
      "- **Button** (White on Gradient): 7.1:1\n- Badge `#777777` on Lagoon: 9:1 contrast\n",
      // One colour, and a background that may be any.
      "### Dark Mode\n\nContrast of hints: `#94A3B8` has 6.1:1.\n",
      // The colour is the background, or the other one has no value here.
      "| Mark | Share | Background | Contrast |\n|---|---|---|---|\n| Tab | 40% | #0F172A | 2.9:1 |\n",
      "- Dark mode contrast: Violet (#EDE9FE) on neutral → 10.2:1\n",
      // A plain word is no name that documents share.
      "=== tokens.md ===\n## Colors\n\n- **Red**: `#EF4444` – alarms\n- **Ink**: `#222222` – text\n"
        + "=== screen.md ===\n- Red on white: 5.5:1 contrast\n",
      // A ratio that fails and is said to fail.
      "- Grey `#BDBDBD` on white: 1.9:1 (fails)\n",
    ])
  func accepted(text: String) { ClaimRules.check(ClaimedNumberWrong.self, text) }
}

@Suite("Derived numbers")
struct DerivedNumberTests {
  @Test(
    "flagged",
    arguments: [
      "- Bar: 56 − 2 × 8 = ⟦44px⟧\n", "- Bar: ⟦48px⟧ = 24px + 2 × 16px\n",
      "- Sheet: 300ms + 0.2s = ⟦600ms⟧\n", "- Tile: ⟦16px⟧ (3 × 8px)\n",
      "- Padding: 6px 12px (0.375rem ⟦1rem⟧)\n",
      "```css\n--step: 1rem; /* ⟦18px⟧ */\n```\n", "- Idle: 0.4 (⟦60%⟧)\n",
      "- Frames: < ⟦33ms⟧ (60fps)\n",
      "| Phase | Time |\n|---|---|\n| In | 100ms |\n| Out | 200ms |\n| **Total** | ⟦400ms⟧ |\n",
      "| Style | Size | Line Height |\n|---|---|---|\n| Body | 16px | 24px (⟦1.6⟧) |\n",
      "- **Tap**: spring animation, response 0.5s, damping 0.5, settles in ⟦150ms⟧\n",
      "- **Tap**: spring animation (response 0.4s, damping 0.9) with ⟦15%⟧ overshoot\n",
      "## Large Type (150%)\n\n- Card title: ⟦34pt⟧ (from 17pt)\n",
      "- **Base Unit**: 8px\n- Small: 4px (⟦1⟧ × base)\n",
    ])
  func flagged(text: String) { ClaimRules.check(DerivedNumberWrong.self, text) }

  @Test(
    "left alone",
    arguments: [
      "- Bar: 56 − 2 × 8 = 40px\n- Row: 64pt (40pt avatar + 12pt top + 12pt bottom)\n",
      // Ranges, breakpoints, approximations, sizes in two directions.
      "- Width: 320px (768px - 1023px)\n- Total ~300ms + 200ms = 600ms\n- Art: 24px (24px × 24px)\n",
      // Edges count on both sides, and an explanation derives nothing.
      "- Icon: 24pt glyph + 10pt padding = 44pt target\n- 64×64px = large on 320px screens\n",
      // Sprites: the factors are frames, not lengths.
      "- Sheet: 192px × 192px (6 columns × 4 rows)\n- Grid: 64px (2 × 2 tiles)\n",
      // Size and line height, clamped values, tighter budgets.
      "- Body: 1rem / 24px\n- Frame: < 8ms (60fps)\n- Frame: 16ms (60fps)\n",
      // Rounded to the digits that are written.
      "- Third: 33% (0.33)\n- Caption: 0.8rem (13px)\n- 1000 ÷ 60 = 16.7ms\n",
      // Within 2 percent, and within 0.1 percent.
      "- **Tap**: spring animation, response 0.3s, damping 0.7, settles in 270ms\n"
        + "- **Tap**: spring animation, response 0.3s, damping 0.7, settles within 450ms\n",
      "- **Tap**: spring animation, response 0.3s, damping 0.7 (5% overshoot)\n",
      "## Large Type (200%)\n\n- Card title: 34pt (from 17pt)\n- Card height: 120pt (from 80pt)\n",
      // Sums of exercises without a unit.
      "- Preview: 7 + 3 = 11\n- Score: 8 + 4 = ?\n",
      "| Part | Size |\n|---|---|\n| A | 100kB |\n| Total | 90kB |\n",
    ])
  func accepted(text: String) { ClaimRules.check(DerivedNumberWrong.self, text) }
}

@Suite("Statements about all values")
struct BlanketClaimTests {
  @Test(
    "flagged",
    arguments: [
      "- ⟦Based on 4px: all values are multiples of 4px⟧\n\n### Spacing\n\n- **Card Gap**: `6px`\n",
      "- ⟦Every margin and all padding values derive from 8px⟧\n\n### Spacing\n\n- **Row Gap**: `20px`\n",
      "### Typography\n\n- **Micro**: `9px/12px, Regular`\n- **Body**: `16px/24px, Regular`\n\n- ⟦Minimum text size: 11px⟧\n",
      "## Colors\n\n- **Page**: `#FFFFFF` – background\n- **Fog**: `#B0B0B0` – body text\n\n"
        + "- ⟦All text reaches WCAG AA at every size: 4.5:1⟧\n",
    ])
  func flagged(text: String) { ClaimRules.check(BlanketClaimRefuted.self, text) }

  @Test(
    "left alone",
    arguments: [
      // The scale itself declares half a step.
      "- All spacing derives from `8px`\n\n### Spacing\n\n- **xs**: `4px` (0.5 × base)\n- **sm**: `8px`\n",
      // The minimum of one kind of text.
      "### Typography\n\n- **Micro**: `9px/12px, Regular`\n- **Body**: `16px/24px, Regular`\n\n- Minimum body text size: 16px\n",
      // Disabled text is exempt, and a dark surface may carry light text.
      "## Colors\n\n- **Page**: `#FFFFFF` – background\n- **Fog**: `#B0B0B0` – disabled text\n\n- All text meets AA\n",
      // No background is declared.
      "## Colors\n\n- **Fog**: `#B0B0B0` – body text\n- **Ink**: `#222222` – titles\n\n- All text meets AA\n",
      // No statement about all.
      "- Spacing derives from 8px where possible\n\n### Spacing\n\n- **Row Gap**: `20px`\n",
    ])
  func accepted(text: String) { ClaimRules.check(BlanketClaimRefuted.self, text) }
}

@Suite("Names and values of tokens")
struct TokenClaimTests {
  @Test(
    "name against value, flagged",
    arguments: [
      "## Colors\n\n- **Night**: `⟦#101010⟧` (Pure Black) – pages\n- **Day**: `#FFFFFF` – ink\n",
      "## Colors\n\n- **Signal Red**: `⟦#2B6CB0⟧` – alarms\n- **Day**: `#FFFFFF` – ink\n",
      "| Name | Hex |\n|---|---|\n| Moss Green | `⟦#B83280⟧` |\n",
      "## Colors\n\n- **Neutral-50**: `#FAFAFA` – pages\n- **Neutral-100**: `#EEEEEE` – rows\n\n## Card\n\n- **Background**: Neutral-50 (⟦pure white⟧)\n",
    ])
  func nameFlagged(text: String) { ClaimRules.check(NameVersusValue.self, text) }

  @Test(
    "name against value, left alone",
    arguments: [
      "## Colors\n\n- **Night**: `#000000` (Pure Black)\n- **Snow**: `#FAFAFA` (Off White)\n",
      "## Colors\n\n- **Blue Gray**: `#64748B`\n- **On Green**: `#FFFFFF`\n- **Orange**: `#FF6B6B`\n",
      "- **Canvas**: `#1F1F1F` (dark gray, not pure black)\n",
      "## Colors\n\n- **Neutral-50**: `#FFFFFF` – pages\n- **Neutral-100**: `#EEEEEE` – rows\n\n## Card\n\n- **Background**: Neutral-50 (pure white)\n",
    ])
  func nameAccepted(text: String) { ClaimRules.check(NameVersusValue.self, text) }

  @Test(
    "two values of one name, flagged",
    arguments: [
      "## A\n\n- `--gap-card`: `8px`\n\n## B\n\n- `--gap-card`: `⟦12px⟧`\n",
      "| Token | Value |\n|---|---|\n| `--duration-long` | 400ms |\n\n```css\n:root {\n"
        + "  --motion-duration-long: ⟦500ms⟧;\n}\n```\n",
      "---\nname: Pier\ncolors:\n  accent: \"#004488\"\n---\n\n# Pier\n\n- **Accent (⟦#BB2200⟧)**: links\n",
      "```css\n:root { --gap-card: 8px; }\n```\n\n- Cards stand ⟦12px⟧ (`--gap-card`) apart\n",
      "- `--gap-card`: `8px`\n\n## Cards\n\n- Rows use `--gap-card` (⟦16px⟧) below\n",
    ])
  func redefinedFlagged(text: String) { ClaimRules.check(TokenRedefined.self, text) }

  @Test(
    "two values of one name, left alone",
    arguments: [
      "## Light\n\n- `--ink-1`: `#111111`\n\n## Dark\n\n- `--ink-1`: `#EEEEEE`\n",
      "```css\n:root { --gap-card: 8px; }\n@media (min-width: 768px) { :root { --gap-card: 12px; } }\n```\n",
      "## Dialog\n\n- **Padding**: `16px`\n\n## Card\n\n- **Padding**: `24px`\n",
      "## A\n\n- `--gap-card`: `8px`\n\n## B\n\n- `--gap-card`: `8px`\n",
      "- `--gap-card`: `8px`\n\n## Cards\n\n- Rows stand 8px (`--gap-card`) apart, 2 × 8px (see above)\n",
      "---\nname: Pier\ncolors:\n  accent: \"#004488\"\n---\n\n# Pier\n\n- **Accent (#004488)**: links\n",
    ])
  func redefinedAccepted(text: String) { ClaimRules.check(TokenRedefined.self, text) }

  @Test("a name before an arrow ends there")
  func names() {
    let text =
      "## Colors\n\n- **ink.main**: `#222222`\n- **paper.main**: `#FFFFFF`\n\n## Contrast\n\n"
      + "- `ink.main` on `paper.main` → 9.1:1 (AAA).\n"
    let source = SourceText(decoding: ContiguousArray(text.utf8), path: "a.md")
    let document = MarkdownParser.parse(source, file: FileID(0))
    let spec = Lowering.lower(document)
    let context = RuleContext(
      document: document, spec: spec,
      facts: WorkspaceFacts(documents: [document], specs: [spec], existingPaths: []),
      options: RuleOptions())
    var found: [Diagnostic] = []
    ClaimedNumberWrong().check(context, into: &found)
    #expect(
      found.map(\.message) == ["the contrast of ink.main and paper.main is 15.91:1, not 9.1:1"])
  }
}
