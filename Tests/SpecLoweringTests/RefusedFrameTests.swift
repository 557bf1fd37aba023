import SpecLowering
import SpecModel
import Testing

@Suite("Frames of states and legends that nothing was read from")
struct RefusedFrameTests {
  /// A fence of one frame around some rows.
  private func frame(_ rows: [String]) -> String {
    let edge = String(repeating: "─", count: 30)
    let lines = rows.map { row in
      "│ " + row + String(repeating: " ", count: 29 - row.count) + "│"
    }
    return "# Oven\n\n```\n┌\(edge)┐\n" + lines.joined(separator: "\n") + "\n└\(edge)┘\n```\n"
  }

  @Test("a row with an arrow in the frame of a state is left open with a reason")
  func rows() {
    let spec = lower(frame(["STATE: COLD", "Knob → somewhere warm"]))
    #expect(spec.unresolved.contains { $0.why.contains("the frame of a state") })
  }

  @Test("a remark beside a picture in such a frame leaves nothing open")
  func remarks() {
    let spec = lower(frame(["STATE: COLD", "( )  ← no light"]))
    #expect(spec.unresolved.isEmpty)
  }

  @Test("a legend of signs for states is left open, one of other things is not")
  func legends() {
    let spec = lower(frame(["tray one", "Legend: ✓ Loaded  ✗ Failed"]))
    #expect(spec.unresolved.contains { $0.why.contains("the legend") })
    let other = lower(frame(["tray one", "Legend: ▣ Shelf  ◇ Lamp"]))
    #expect(other.unresolved.isEmpty)
  }
}
