import SpecModel
import SpecText
import Testing

@testable import SpecAnalysis
@testable import SpecExports

@Suite struct TokenValueTests {
  private func value(_ text: String, _ kind: Token.Kind) -> TokenValue? {
    let place = Origin(file: FileID(0), range: .zero)
    return TokenValue(
      Token(id: "x", name: "x", kind: kind, value: text, origin: place, valueOrigin: place))
  }

  @Test(
    arguments: [
      ("#fff", 1.0, 1.0, 1.0, 1.0), ("#FF000080", 1.0, 0.0, 0.0, 128.0 / 255),
      ("rgb(255, 0, 51)", 1.0, 0.0, 0.2, 1.0), ("rgba(0,0,0,0.5)", 0.0, 0.0, 0.0, 0.5),
      ("rgb(0 255 0 / 25%)", 0.0, 1.0, 0.0, 0.25), ("#FF0000 @ 50%", 1.0, 0.0, 0.0, 0.5),
      ("#000 / 0.25", 0.0, 0.0, 0.0, 0.25), ("0xFF00FF00", 0.0, 1.0, 0.0, 1.0),
      ("red", 1.0, 0.0, 0.0, 1.0),
    ] as [(String, Double, Double, Double, Double)])
  func colorsAreRead(text: String, red: Double, green: Double, blue: Double, alpha: Double) {
    #expect(
      value(text, .color) == .color(red: red, green: green, blue: blue, alpha: alpha))
  }

  @Test(arguments: [
    ("#ff", Token.Kind.color), ("#ggg", .color), ("rgb(300,0,0)", .color), ("reddish", .color),
    ("#112233 / 400%", .color), ("{gray.900} / 48%", .color),
    ("", .spacing), ("8px 16px", .spacing), ("-", .spacing), ("wide", .size), ("1e400px", .size),
    ("cubic-bezier(2, 0, 0, 1)", .easing), ("cubic-bezier(0, 0)", .easing), ("bouncy", .easing),
  ])
  func otherTextsAreNoValue(text: String, kind: Token.Kind) {
    #expect(value(text, kind) == nil)
  }

  @Test func quantitiesAreRead() {
    #expect(value("16px", .spacing) == .dimension(16, "px"))
    #expect(value("0.25rem", .radius) == .dimension(0.25, "rem"))
    #expect(value("1.5s", .duration) == .duration(1500))
    #expect(value("200 ms", .duration) == .duration(200))
    #expect(value("40%", .opacity) == .number(0.4))
    #expect(value("600", .fontWeight) == .number(600))
    #expect(value("ease-out", .easing) == .bezier([0, 0, 0.58, 1]))
    #expect(value("cubic-bezier(0.4, 0, 0.2, 1)", .easing) == .bezier([0.4, 0, 0.2, 1]))
  }

  @Test func identifiersDiffer() {
    var names = UniqueNames(style: .lowerCamel, reserved: ["default"])
    #expect(
      ["Photo detail", "photo-detail", "1st", "Default", "", "!!"].map { names.name(for: $0) }
        == ["photoDetail", "photoDetail_2", "_1st", "default_", "unnamed", "unnamed_2"])
  }
}
