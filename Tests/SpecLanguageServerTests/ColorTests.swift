import SpecJSON
import Testing

@testable import SpecLanguageServer

/// Colours in every notation, there and back.
@Suite struct ColorTests {
  @Test(arguments: [
    ("#FAF8F0", 250, 248, 240, 1.0), ("#abc", 170, 187, 204, 1), ("#abcd", 170, 187, 204, 0.867),
    ("#1a1a1a80", 26, 26, 26, 0.502), ("rgb(26, 26, 26)", 26, 26, 26, 1),
    ("rgba(255,0,0,.5)", 255, 0, 0, 0.5), ("rgb(100% 0% 0% / 50%)", 255, 0, 0, 0.5),
    ("hsl(120, 100%, 25%)", 0, 128, 0, 1), ("hsl(-120deg 100% 50%)", 0, 0, 255, 1),
    ("hsla(0, 0%, 10%, 0.25)", 26, 26, 26, 0.25), ("oklch(0.628 0.2577 29.23)", 255, 0, 0, 1),
    ("oklch(100% 0 none)", 255, 255, 255, 1),
  ])
  func notations(text: String, red: Int, green: Int, blue: Int, alpha: Double) throws {
    let color = try #require(ColorValue(text))
    let bytes = [color.red, color.green, color.blue].map { Int(($0 * 255).rounded()) }
    #expect(bytes == [red, green, blue])
    #expect(abs(color.alpha - alpha) < 0.001)
    for notation in ColorNotation.allCases {
      let again = try #require(ColorValue(notation.text(of: color)), "\(notation)")
      for (one, two) in [
        (color.red, again.red), (color.green, again.green), (color.blue, again.blue),
      ] {
        #expect(abs(one - two) < 0.006, "\(notation.text(of: color))")
      }
      #expect(abs(color.alpha - again.alpha) < 0.003)
    }
  }

  @Test(arguments: [
    "#ab", "#abcde", "#ggg", "rgb(300, 0, 0)", "rgb(1, 2)", "hsl(a, 1%, 1%)", "lab(1 2 3)", "red",
    "rgb(1 2 3 / 4)", "oklch(2 0 0)", "",
  ])
  func others(text: String) { #expect(ColorValue(text) == nil) }

  @Test func swatchesStandWhereColoursAre() throws {
    let text =
      FeatureTests.tokens + "\nSee issue #123 and [a](x.md#abcdef), never #12345 or a#ffffff.\n"
    let session = try Session([("tokens.md", text)])
    try session.start()
    let found = session.answer("textDocument/documentColor", session.document("tokens.md"))
    #expect(
      (found?.array ?? []).compactMap { LineRange($0["range"])?.text } == [
        "2:10-2:17", "3:8-3:15", "9:18-9:33", "9:38-9:51",
      ])
  }

  @Test func theNotationOfThePlaceComesFirst() throws {
    let session = try Session([("tokens.md", FeatureTests.tokens)])
    try session.start()
    var params = session.document("tokens.md").members ?? []
    let range = LineRange(.init(line: 9, character: 38), .init(line: 9, character: 51))
    params.append(.init(key: "range", value: range.json))
    params.append(.init(key: "color", value: ColorValue(red: 1, green: 0, blue: 0).json))
    let found = session.answer("textDocument/colorPresentation", .object(params))
    #expect(
      found?.array?.compactMap { $0["label"]?.string } == [
        "hsl(0 100% 50%)", "#FF0000", "rgb(255, 0, 0)", "oklch(0.628 0.2577 29.23)",
      ])
  }
}
