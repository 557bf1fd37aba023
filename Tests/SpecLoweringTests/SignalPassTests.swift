import SpecModel
import Testing

@testable import SpecLowering

@Suite struct SignalPassTests {
  @Test(arguments: [
    (
      "- Row follows finger with damping (0.3x drag distance)",
      SignalRelation.Form.linear(factor: 0.3), "Row", "drag distance"
    ),
    (
      "- Hint appears when drag exceeds 20pt threshold", .threshold(value: 20, unit: .pt), "Hint",
      "drag"
    ),
    (
      "- Hint opacity fades from 0 to 1 over 0-80pt drag range",
      .ramp(output: 0...1, input: 0...80, inputUnit: .pt), "Hint opacity", "drag"
    ),
    (
      "- Full opacity reached at 80pt of drag",
      .ramp(output: 0...1, input: 0...80, inputUnit: .pt), "Full opacity", "drag"
    ),
    (
      "```swift\nrowOffset = value.translation.width * 0.3\n```", .linear(factor: 0.3), "rowOffset",
      "value.translation.width"
    ),
    (
      "```swift\n.opacity(min(Double(abs(rowOffset) / 80), 1.0))\n```",
      .ramp(output: 0...1, input: 0...80, inputUnit: .pt), "opacity", "rowOffset"
    ),
    (
      "```ts\nconst fade = interpolate(scrollY, [0, 80], [0, 1]);\n```",
      .ramp(output: 0...1, input: 0...80, inputUnit: .px), "fade", "scrollY"
    ),
  ])
  func compiles(text: String, form: SignalRelation.Form, output: String, input: String) throws {
    let signal = try #require(lower(text).signals.first)
    #expect(signal.form == form)
    #expect(signal.output == output)
    #expect(signal.input == input)
  }

  @Test(arguments: ["- Scroll is smooth at 60fps", "- Press: Scale to 0.98x", "- Gap: 8px"])
  func leavesAlone(text: String) { #expect(lower(text).signals.isEmpty) }
}
