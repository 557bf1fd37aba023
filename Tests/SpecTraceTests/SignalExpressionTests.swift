import SpecModel
import Testing

@testable import SpecTrace

@Suite("Expressions over signals")
struct SignalExpressionTests {
  private func value(_ text: String, _ signals: [String: Double]) -> Double? {
    SignalExpression(parsing: text)?.evaluate { signals[$0].map { $0...$0 } }?.lowerBound
  }

  @Test(
    "text and code are read alike",
    arguments: [
      ("min(|offset|/80, 1)", -40, 0.5), ("0.3x offset", 50, 15), ("offset * 0.3", 50, 15),
      ("min(max((abs(offset) - 20) / 60, 0), 1)", 50, 0.5), ("1 − offset ÷ 200", 50, 0.75),
      ("Math.min(Math.abs(offset) / 80, 1.0)", 200, 1), ("offset > 20 ? 1 : 0", 30, 1),
      ("offset > 20 ? 1 : 0", 10, 0), ("clamp(offset / 80f, 0f, 1f)", 160, 1),
      ("min(Double(abs(offset)) / 80, 1)", -80, 1), ("-offset + 2 * (offset - 1)", 3, 1),
    ] as [(String, Double, Double)])
  func values(text: String, input: Double, expected: Double) throws {
    let found = try #require(value(text, ["offset": input]))
    #expect(abs(found - expected) < 1e-9)
    let again = try #require(SignalExpression(parsing: text)).text
    #expect(value(again, ["offset": input]) == found)
  }

  @Test(
    "what is not understood is no expression",
    arguments: ["", "offset *", "sin(offset)", "offset[0]", "min(", "{ it }", "a = b", "|x"])
  func refused(text: String) { #expect(SignalExpression(parsing: text) == nil) }

  @Test("deep nesting is refused and does not crash")
  func deep() {
    let text = String(repeating: "(", count: 150) + "x" + String(repeating: ")", count: 20)
    #expect(SignalExpression(parsing: text) == nil)
    #expect(SignalExpression(parsing: String(repeating: "-", count: 180) + "x") == nil)
  }

  @Test("several words are one name, and several names are several signals")
  func names() throws {
    #expect(SignalExpression(parsing: "0.3x drag distance")?.signals == ["drag distance"])
    #expect(SignalExpression(parsing: "min(a, b) / a")?.signals == ["a", "b"])
  }

  @Test("an interval holds every value that the signals may give")
  func intervals() throws {
    var random = Seed(state: 3)
    let expression = try #require(
      SignalExpression(parsing: "min(max((abs(a) - 20) / 60, 0), 1) * b - (a > 5 ? b : 2)"))
    for _ in 0..<300 {
      let ends = (0..<4).map { _ in Double.random(in: -100...100, using: &random) }
      let a = min(ends[0], ends[1])...max(ends[0], ends[1])
      let b = min(ends[2], ends[3])...max(ends[2], ends[3])
      let range = try #require(expression.evaluate { $0 == "a" ? a : b })
      for _ in 0..<10 {
        let (x, y) = (Double.random(in: a, using: &random), Double.random(in: b, using: &random))
        let value = try #require(expression.evaluate { $0 == "a" ? x...x : y...y })
        #expect(value.lowerBound >= range.lowerBound - 1e-9)
        #expect(value.upperBound <= range.upperBound + 1e-9)
      }
    }
    #expect(SignalExpression(parsing: "1 / a")?.evaluate { _ in -1...1 } == nil)
  }
}
