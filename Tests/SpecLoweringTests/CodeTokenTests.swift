import SpecModel
import Testing

@testable import SpecLowering

private func tokens(_ code: String, _ language: String, heading: String = "Notes") -> [String] {
  lower("## \(heading)\n\n```\(language)\n\(code)\n```").tokens
    .map { "\($0.name) \($0.kind.rawValue) \($0.value)" }
}

@Suite struct CodeTokenTests {
  @Test(arguments: [
    (
      ":root { --gap: 8px; --veil: rgb(0 0 0 / 40%) }",
      ["--gap spacing 8px", "--veil color rgb(0 0 0 / 40%)"]
    ),
    (
      "--deep:\n  0 1px 2px #000,\n  0 2px 4px #111;",
      ["--deep shadow 0 1px 2px #000, 0 2px 4px #111"]
    ),
    (
      "@theme {\n  --font-slab: \"Bitter\", serif;\n  --z-tip: 40;\n}",
      ["--font-slab fontFamily \"Bitter\", serif", "--z-tip zindex 40"]
    ),
    (
      "$tints: (\n  'sky': #ABCDEF,\n  'mud': #654321,\n);\n",
      ["tints.sky color #ABCDEF", "tints.mud color #654321"]
    ),
    (
      "$colors: (\n  'sky': #ABCDEF,\n);\n$edge: 2px !default;",
      ["colors.sky color #ABCDEF", "$edge size 2px"]
    ),
    ("@ink: #102030;", ["@ink color #102030"]),
    ("--fluid: clamp(1rem, 2vw, 2rem);", ["--fluid size clamp(1rem, 2vw, 2rem)"]),
    ("--speed: 90ms ease-in;\n--drift: 4;", ["--speed duration 90ms ease-in", "--drift other 4"]),
    (".pot:hover { color: #123456; transition: opacity 90ms ease }", []),
    ("@mixin lift($by: 4px) { $local: 2px; top: $local; }", []),
  ])
  func readsStyleSheets(code: String, expected: [String]) {
    #expect(tokens(code, "scss") == expected)
  }

  @Test(arguments: [
    (
      "const kAbstand = 8.0;\nconst kFade = Duration(milliseconds: 220);", "dart",
      ["kAbstand spacing 8.0", "kFade duration Duration(milliseconds: 220)"]
    ),
    (
      "const val IN_MS = 300\nconst val OUT_MS = 200", "kotlin",
      ["IN_MS duration 300", "OUT_MS duration 200"]
    ),
    ("const IN_MS = 300;\nconst OUT_MS = 200;\nfunction go() { run(IN_MS); }", "ts", []),
    ("var motion: Animation? {\n  isCalm ? nil : .easeInOut(duration: 0.3)\n}", "swift", []),
  ])
  func readsListsOfConstants(code: String, language: String, expected: [String]) {
    #expect(tokens(code, language) == expected)
  }

  @Test func readsExportedShadows() {
    let code =
      "{ \"shadow\": { \"deep\": { \"x\": 0, \"y\": 2, \"blur\": 8, \"color\": \"#000000\" } } }"
    #expect(tokens(code, "json").map { $0.prefix(18) } == ["shadow.deep shadow"])
  }

  @Test(arguments: [
    (
      "export const Palette = { leaf: '#2E7D32', bark: { 100: \"#EFEBE9\" } } as const;",
      ["Palette.leaf color #2E7D32", "Palette.bark.100 color #EFEBE9"]
    ),
    ("export const spacing = { s: 4, m: 8 };", ["spacing.s spacing 4", "spacing.m spacing 8"]),
    (
      "const theme = createTheme({ palette: { soil: { main: '#5D4037' } }, zIndex: { lid: 9 } })",
      ["palette.soil.main color #5D4037", "zIndex.lid zindex 9"]
    ),
    (
      "module.exports = { theme: { extend: { borderRadius: { pill: '99px' } } } }",
      ["borderRadius.pill radius 99px"]
    ),
    (
      "const typography = { title: { fontSize: '24px', lineHeight: 1.3, fontWeight: 600 } }",
      ["typography.title typography 24px/1.3 600"]
    ),
    (
      "const motion = { bud: { type: 'spring', stiffness: 200, damping: 20 }, curve: [0.2, 0, 0, 1] }",
      ["motion.bud easing stiffness: 200, damping: 20", "motion.curve easing [0.2, 0, 0, 1]"]
    ),
    ("const MOSS = '#556B2F'", ["MOSS color #556B2F"]),
    ("const styles = StyleSheet.create({ pot: { padding: 16, color: '#fff' } })", []),
    ("const sheetAnimation = { open: { transform: 'none', backgroundColor: '#fff' } }", []),
    ("function f() { const size = 12; return { color: '#123123' } }", []),
    ("const reply = { id: 7, name: 'Rosa', price: 12 }", []),
    ("<motion.div animate={{ opacity: 1 }} transition={{ duration: 0.3 }} />", []),
  ])
  func readsScripts(code: String, expected: [String]) {
    #expect(tokens(code, "ts") == expected)
  }

  @Test(arguments: [
    (
      "{ \"leaf\": { \"$type\": \"color\", \"dark\": { \"$value\": \"#1B5E20\" }, \"link\": { \"$value\": \"{leaf.dark}\" } } }",
      ["leaf.dark color #1B5E20", "leaf.link color {leaf.dark}"]
    ),
    (
      "{ \"row\": { \"$type\": \"dimension\", \"$value\": { \"value\": 12, \"unit\": \"px\" } } }",
      ["row size 12px"]
    ),
    (
      "{ \"sway\": { \"$value\": [0.4, 0, 0.2, 1], \"$type\": \"cubicBezier\" } }",
      ["sway easing cubic-bezier(0.4, 0, 0.2, 1)"]
    ),
    (
      "{ \"label\": { \"$type\": \"typography\", \"$value\": { \"fontSize\": { \"value\": 14, \"unit\": \"px\" }, \"fontWeight\": 500 } } }",
      ["label typography 14px 500"]
    ),
    (
      "{ \"petal\": { \"$type\": \"color\", \"$value\": { \"colorSpace\": \"srgb\", \"components\": [1, 0, 0], \"hex\": \"#ff0000\" } } }",
      ["petal color #ff0000"]
    ),
    (
      "{ \"color\": { \"soil\": { \"value\": \"#3E2723\", \"comment\": \"dark\" } } }",
      ["color.soil color #3E2723"]
    ),
    ("{ \"order\": { \"id\": 4, \"value\": \"many\", \"paid\": true } }", []),
  ])
  func readsTokenFiles(code: String, expected: [String]) {
    #expect(tokens(code, "json") == expected)
  }

  @Test(arguments: [
    ("swift", "enum Spacing {\n  static let row: CGFloat = 12\n}", ["Spacing.row spacing 12"]),
    (
      "swift",
      "enum Pot {\n  static let inset: CGFloat = 18\n  static let corner: CGFloat = 9\n  static let ratio: CGFloat = 2\n}",
      ["Pot.inset spacing 18", "Pot.corner radius 9"]
    ),
    ("swift", "enum Pot {\n  static let a: CGFloat = 18\n  static let b: CGFloat = 9\n}", []),
    (
      "dart",
      "class Layout {\n  static const double pot = 18;\n  static const double row = 64;\n}",
      ["Layout.pot size 18", "Layout.row size 64"]
    ),
    (
      "swift",
      "extension Color {\n  static let leaf = Color(hex: 0x2E7D32)\n  static let asset = Color(\"Leaf\")\n}",
      ["Color.leaf color Color(hex: 0x2E7D32)"]
    ),
    (
      "swift",
      "enum Motions {\n  static let open = Animation.spring(response: 0.4, dampingFraction: 0.8)\n}",
      ["Motions.open easing Animation.spring(response: 0.4, dampingFraction: 0.8)"]
    ),
    (
      "swift",
      "struct Pot: View {\n  let title: String = \"x\"\n  var body: some View { Text(title).padding(12) }\n}",
      []
    ),
    (
      "dart", "class AppColors {\n  static const Color leaf = Color(0xFF2E7D32); // green\n}",
      ["AppColors.leaf color Color(0xFF2E7D32)"]
    ),
    (
      "dart", "class Durations {\n  static const open = Duration(milliseconds: 220);\n}",
      ["Durations.open duration Duration(milliseconds: 220)"]
    ),
    (
      "dart",
      "AnimatedContainer(\n  duration: const Duration(milliseconds: 300),\n  color: Color(0xFF112233),\n)",
      []
    ),
    (
      "kotlin", "val Leaf = Color(0xFF2E7D32)\nval rowSpace = 16.dp",
      ["Leaf color Color(0xFF2E7D32)", "rowSpace spacing 16.dp"]
    ),
    (
      "kotlin", "private val Light = lightColorScheme(\n    primary = Color(0xFF2E7D32),\n)",
      ["Light.primary color Color(0xFF2E7D32)"]
    ),
    ("kotlin", "Box(Modifier.background(Color(0xFF112233)).padding(8.dp))", []),
    (
      "xml",
      "<resources>\n  <color name=\"leaf\">#FF2E7D32</color>\n  <dimen name=\"row_gap\">12dp</dimen>\n</resources>",
      ["leaf color #FF2E7D32", "row_gap spacing 12dp"]
    ),
    (
      "yaml",
      "colors:\n  leaf: \"#2E7D32\" # green\ntypography:\n  h1:\n    fontSize: 32px\n    fontWeight: 700",
      ["colors.leaf color #2E7D32", "typography.h1 typography 32px 700"]
    ),
  ])
  func readsLanguages(language: String, code: String, expected: [String]) {
    #expect(tokens(code, language) == expected)
  }
}

@Suite struct ShadowObjectTests {
  @Test("the parts of a shadow of React Native are one value")
  func shadows() {
    let code = """
      export const shadows = {
        low: { shadowColor: '#101010', shadowOffset: { width: 0, height: 1 }, shadowOpacity: 0.1 },
        high: {
          shadowColor: '#101010',
          shadowRadius: 9, // soft
          elevation: 4,
        },
      };
      """
    #expect(
      tokens(code, "ts", heading: "Shadows") == [
        "shadows.low shadow { shadowColor: '#101010', shadowOffset: { width: 0, height: 1 }, shadowOpacity: 0.1 }",
        "shadows.high shadow { shadowColor: '#101010', shadowRadius: 9, elevation: 4 }",
      ])
  }

  @Test("fences of sizes in two units, with remarks beside names and values")
  func scales() {
    let type = "H1 (titles):   32px / 2rem   - bold\nBody (text):   16px / 1rem   - normal"
    #expect(
      tokens(type, "", heading: "Typography") == [
        "H1 typography 32px bold", "Body typography 16px normal",
      ])
    let gaps =
      "xs:  4px  / 0.25rem  - in chips\nmd:  16px / 1rem     - between rows\n2xl: 48px / 3rem     - around"
    #expect(
      tokens(gaps, "", heading: "Spacing") == [
        "xs spacing 4px", "md spacing 16px", "2xl spacing 48px",
      ])
  }

  @Test("rules with a tick and measures in components are no tokens")
  func rules() {
    let list = "- ✅ Inner padding of cards: `16px`\n- gap-s: `8px`\n"
    #expect(lower("## Spacing\n\n\(list)").tokens.map(\.name) == ["gap-s"])
    #expect(lower("## Spacing dans composants\n\n### Cartes\n\n- Gap : `16px`\n").tokens.isEmpty)
  }
}
