import SpecLowering
import SpecModel
import Testing

@Suite("Motions behind labels below a change")
struct LabelledMotionTests {
  private func times(_ text: String) -> [Double?] {
    lower("# Lamp\n\n## State transitions\n\n\(text)\n").machines.flatMap(\.transitions)
      .map { $0.duration?.max }
  }

  @Test(
    "a motion that opens with its time gives how long the change takes",
    arguments: ["Animation: 200ms fade", "Animation: 200 ms, soft"])
  func opening(line: String) {
    #expect(times("* **Dim → Bright**\n  * Trigger: tap\n  * \(line)") == [200])
  }

  @Test("a time inside of the words does not")
  func inside() {
    #expect(times("* **Dim → Bright**\n  * Animation: fade that waits 200ms") == [nil])
  }
}
