import SpecExports
import SpecJSON
import SpecModel
import SpecText
import Testing

/// What formats of tokens hold, and what they say of the rest.
@Suite struct TokenExportTests {
  private static func input(
    _ tokens: [(id: String, kind: Token.Kind, value: String, dark: String?)]
  ) -> ExportInput {
    var builder = SpecBuilder(path: "ink.md")
    builder.spec.tokens = tokens.map { id, kind, value, dark in
      let place = builder.origin()
      var token = Token(
        id: id, name: id, kind: kind, value: value, origin: place, valueOrigin: place)
      if let dark { token.modes = [.init(mode: "dark", value: dark, origin: place)] }
      return token
    }
    return ExportInput(specs: [builder.spec], files: SourceFiles([builder.source]))
  }

  private static let all = input([
    ("ink.plain", .color, "#112233", "#DDEEFF"), ("ink.plain.faded", .color, "#778899", nil),
    ("gap.small", .spacing, "6pt", nil), ("gap.bar", .size, "56dp", nil),
    ("text.note", .typography, "15pt/20pt Medium", nil),
    ("text.face", .typography, "20px/30px Bold Literata", nil),
    ("lift.card", .shadow, "0 1px 4px rgba(0,0,0,0.5), inset 0 0 2px 1px #000", nil),
    ("face.code", .fontFamily, "\"Fira Code\", monospace", nil),
    ("face.log", .other, "Menlo, ui-monospace", nil),
    ("weight.strong", .fontWeight, "Semi Bold", nil),
    ("spring.hop", .easing, "spring(response 0.4s, damping 0.6)", nil),
  ])

  private func json() throws -> JSONValue {
    try JSONParser.parse(DesignTokensJSON().export(Self.all))
  }

  @Test func theFormatHoldsWhatItHasATypeFor() throws {
    let root = try json()
    func type(_ path: String...) -> String? {
      path.reduce(Optional(root)) { $0?[$1] }?["$type"]?.string
    }
    #expect(type("ink", "plain", "$root") == "color")
    #expect(type("ink", "plain", "faded") == "color")
    #expect(root["gap"]?["small"]?["$value"]?["unit"]?.string == "px")
    #expect(root["gap"]?["small"]?["$extensions"]?["plumb.unit"]?.string == "pt")
    #expect(root["gap"]?["bar"]?["$extensions"]?["plumb.unit"]?.string == "dp")
    // A style without a face is no typography of the format.
    #expect(type("text", "note", "fontSize") == "dimension")
    #expect(root["text"]?["note"]?["lineHeight"]?["$value"]?.double == 1.3333)
    #expect(type("text", "note", "fontWeight") == "fontWeight")
    #expect(type("text", "face") == "typography")
    #expect(root["text"]?["face"]?["$value"]?["lineHeight"]?.double == 1.5)
    let layers = root["lift"]?["card"]?["$value"]?.array
    #expect(type("lift", "card") == "shadow")
    #expect(layers?.count == 2)
    #expect(layers?.first?["blur"]?["value"]?.double == 4)
    #expect(layers?.last?["inset"]?.bool == true)
    #expect(root["face"]?["code"]?["$value"]?.array?.first?.string == "Fira Code")
    #expect(type("face", "log") == "fontFamily")
    #expect(root["weight"]?["strong"]?["$value"]?.double == 600)
  }

  @Test func modesStandBesideTheValue() throws {
    let extensions = try json()["ink"]?["plain"]?["$root"]?["$extensions"]
    #expect(extensions?["plumb.modes"]?["dark"]?["hex"]?.string == "#ddeeff")
    let css = String(decoding: CustomProperties().export(Self.all), as: UTF8.self)
    #expect(
      css.contains("@media (prefers-color-scheme: dark) {\n  :root {\n    --ink-plain: #DDEEFF;"))
    let swift = String(decoding: SwiftSource().export(Self.all), as: UTF8.self)
    #expect(swift.contains("public static let inkPlainDark: String = \"#DDEEFF\""))
  }

  @Test func whatIsLeftOutIsSaid() throws {
    let left = try json()["$extensions"]?["plumb.leftOut"]?.array
    #expect(left?.count == 1)
    #expect(
      DesignTokensJSON().remarks(Self.all) == [

        "1 of 12 values of tokens is left out, for the format has no type for their value"
          + "s, or their ids are taken: spring.hop"
      ])
    #expect(CustomProperties().remarks(Self.all).first?.hasSuffix(": spring.hop") == true)
    #expect(ModelJSON().remarks(Self.all).isEmpty)
  }

  @Test func styleSheetsTakePointsAsPixels() {
    let css = String(decoding: CustomProperties().export(Self.all), as: UTF8.self)
    #expect(css.contains("--gap-small: 6px; /* pt */"))
    #expect(
      css.contains(

        "--text-note-font-size: 15px; /* pt */\n  --text-note-line-height: 1.3333;\n  --t"
          + "ext-note-font-weight: 500;"
      ))
    #expect(css.contains("--lift-card: 0 1px 4px rgba(0,0,0,0.5), inset 0 0 2px 1px #000;"))
    #expect(css.contains("/* --spring-hop: spring(response 0.4s, damping 0.6) */"))
  }

  @Test(arguments: [
    ("24px/30px, Semibold, 0em", "0em", 0.0), ("20px/26px Bold -0.02em", "-0.02em", -0.4),
    ("12px, Medium, letter-spacing: 0.5px", "0.5px", 0.5), ("16px/20px Bold -1%", "-0.01em", -0.16),
    ("16px/20px tracking 4px", "4px", 4),
  ])
  func roomBetweenLettersIsAPart(_ value: String, _ css: String, _ length: Double) throws {
    let input = Self.input([("text.lead", .typography, value, nil)])
    let sheet = String(decoding: CustomProperties().export(input), as: UTF8.self)
    #expect(sheet.contains("--text-lead-letter-spacing: \(css);"))
    #expect(CustomProperties().remarks(input).isEmpty)
    let root = try JSONParser.parse(DesignTokensJSON().export(input))
    let part = root["text"]?["lead"]?["letterSpacing"]
    #expect(part?["$type"]?.string == "dimension")
    #expect(part?["$value"]?["value"]?.double == length)
    #expect(DesignTokensJSON().remarks(input).isEmpty)
  }

  @Test(arguments: ["24px Semibold 30px", "24px/30px Bold 0em 1em", "24px/30px 150%"])
  func anotherLengthIsNoRoomBetweenLetters(_ value: String) {
    let input = Self.input([("text.lead", .typography, value, nil)])
    #expect(CustomProperties().remarks(input).count == 1)
  }

  @Test func modesOfOtherNamesAreAttributes() {
    var input = Self.input([("gap.row", .spacing, "8px", "12px")])
    input.specs[0].tokens[0].modes[0].mode = "high contrast"
    let css = String(decoding: CustomProperties().export(input), as: UTF8.self)
    #expect(css.contains("[data-mode=\"high-contrast\"] {\n  --gap-row: 12px;\n}"))
  }

  private static let coded = input([
    ("ink.dart", .color, "Color(0xFF1A73E8)", nil),
    ("ink.swift", .color, "Color(red: 0.2, green: 0.4, blue: 0.6)", nil),
    ("ink.hue", .color, "hsl(210 50% 40%)", nil), ("ink.light", .color, "oklch(62% 0.19 250)", nil),
    ("ink.named", .color, "rebeccapurple", nil), ("ink.told", .color, "var(--ink-named)", nil),
    ("ink.lost", .color, "var(--lost)", nil),
    ("ink.kept", .color, "var(--absent, #112233)", nil),
    ("fade", .duration, "Duration(milliseconds: 150)", nil), ("blink", .duration, "120", nil),
    ("share", .duration, "0.3", nil), ("snap", .easing, "[0.4, 0, 0.2, 1]", nil),
    ("gap.row", .spacing, "8", "12"), ("gap.side", .spacing, "{gap.row}", nil),
    ("columns", .size, "12", nil), ("grid.columns", .spacing, "12", nil),
  ])

  @Test func styleSheetsHaveNoCode() {
    let css = String(decoding: CustomProperties().export(Self.coded), as: UTF8.self)
    for line in [
      "--ink-dart: rgb(26 115 232);", "--ink-swift: rgb(51 102 153);",
      "--ink-hue: hsl(210 50% 40%);", "--ink-named: rebeccapurple;",
      "--ink-told: var(--ink-named);", "--fade: 150ms;",
      "--blink: 120ms; /* written without a unit */", "--share: 0.3;",
      "--snap: cubic-bezier(0.4, 0, 0.2, 1);", "--gap-row: 8px; /* written without a unit */",
      "--gap-row: 12px; /* written without a unit */", "--gap-side: var(--gap-row);",
      "--columns: 12;", "--grid-columns: 12;",
    ] {
      #expect(css.contains(line), "\(line)")
    }
    #expect(
      CustomProperties().remarks(Self.coded) == [
        "no document defines the property that a value refers to: --lost"
      ])
  }

  @Test func theFormatKeepsReferencesAndSpaces() throws {
    let root = try JSONParser.parse(DesignTokensJSON().export(Self.coded))
    #expect(root["ink"]?["told"]?["$value"]?.string == "{ink.named}")
    #expect(root["ink"]?["told"]?["$type"]?.string == "color")
    #expect(root["ink"]?["named"]?["$value"]?["hex"]?.string == "#663399")
    let hue = root["ink"]?["hue"]?["$value"]
    #expect(hue?["colorSpace"]?.string == "hsl")
    #expect(hue?["components"]?.array?.compactMap(\.double) == [210, 50, 40])
    #expect(hue?["hex"]?.string == "#336699")
    let light = root["ink"]?["light"]?["$value"]
    #expect(light?["colorSpace"]?.string == "oklch")
    #expect(light?["components"]?.array?.compactMap(\.double) == [0.62, 0.19, 250])
    #expect(root["gap"]?["row"]?["$value"]?["unit"]?.string == "px")
    #expect(root["gap"]?["row"]?["$extensions"]?["plumb.unit"]?.string == "none")
    #expect(root["gap"]?["side"]?["$value"]?.string == "{gap.row}")
    #expect(root["fade"]?["$type"]?.string == "duration")
    #expect(root["share"]?["$type"]?.string == "number")
    #expect(root["snap"]?["$value"]?.array?.count == 4)
    let left = root["$extensions"]?["plumb.leftOut"]?.array?.compactMap { $0["id"]?.string }
    #expect(left == ["ink.lost", "ink.kept"])
  }
}
