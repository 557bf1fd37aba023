import SpecModel
import Testing

@testable import SpecLowering

@Suite("Boxes that are titles of drawings")
struct ChartTitleTests {
  private func found(_ drawing: String) -> [String] {
    lower("## Cup states\n\n```\n\(drawing)\n```\n").machines.flatMap { edges($0) }
  }

  private static let chart = "[EMPTY]\n   │\n   ▼\n[FULL]\n   │\n   ▼\n[DRUNK]"

  @Test("names in brackets below a title in a box are joined as without it")
  func titles() {
    let plain = found(Self.chart)
    #expect(plain.count == 2)
    #expect(found("┌───────────┐\n│  THE CUP  │\n└───────────┘\n\n" + Self.chart) == plain)
  }

  @Test("brackets on lines between boxes are triggers still")
  func labels() {
    let boxes = "┌──────┐\n│ Cold │\n└──────┘\n   │\n [HEAT]\n   ▼\n┌──────┐\n│ Hot  │\n└──────┘"
    #expect(found(boxes).allSatisfy { !$0.hasPrefix("HEAT") && !$0.contains("-> HEAT") })
  }
}
