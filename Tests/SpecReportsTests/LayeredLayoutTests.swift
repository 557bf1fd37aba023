import Testing

@testable import SpecReports

/// A generator of numbers that is the same everywhere.
private struct Numbers64: RandomNumberGenerator {
  var state: UInt64
  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state ^ (state >> 29)
  }
}

private struct Box {
  var left: Double
  var right: Double
  var top: Double
  var bottom: Double

  func overlaps(_ other: Box) -> Bool {
    left < other.right - 0.01 && other.left < right - 0.01 && top < other.bottom - 0.01
      && other.top < bottom - 0.01
  }
}

@Suite struct LayeredLayoutTests {
  private static func layouts(seed: Int) -> [LayeredLayout] {
    var random = Numbers64(state: UInt64(seed))
    let count = Int.random(in: 1...34, using: &random)
    let edges = (0..<Int.random(in: 0...70, using: &random)).map { _ in
      (
        source: Int.random(in: 0..<count, using: &random),
        target: Int.random(in: 0..<count, using: &random)
      )
    }
    let parts = DiagramComponents(count: count, edges: edges, initial: 0)
    #expect(parts.components.joined().sorted() == Array(0..<count))
    #expect(parts.components.first?.first == 0)
    let nodes = (0..<count).map { _ in
      LayeredLayout.Extent(width: 90, above: 20, below: 20)
    }
    let labels = edges.map { _ in LayeredLayout.Extent(width: 120, above: 18, below: 3) }
    return parts.components.map { component in
      var ranks = nodes.map { _ in -1 }
      for node in component { ranks[node] = parts.ranks[node] }
      let layout = LayeredLayout(
        edges: edges, ranks: ranks, order: component, nodeExtents: nodes, labelExtents: labels)
      for (index, edge) in edges.enumerated() where edge.source != edge.target {
        #expect((layout.routes[index] != nil) == (ranks[edge.source] >= 0))
      }
      return layout
    }
  }

  @Test(arguments: 1...60) func nothingOverlaps(seed: Int) {
    for layout in Self.layouts(seed: seed) {
      let boxes = layout.items.map { item in
        let left = layout.columnX[item.column]
        return Box(
          left: left, right: left + max(item.width, layout.columnWidth[item.column]),
          top: item.y - item.above, bottom: item.y + item.below)
      }
      for (index, box) in boxes.enumerated() {
        #expect(box.top >= -0.01 && box.bottom <= layout.height + 0.01)
        for other in boxes[(index + 1)...] { #expect(!box.overlaps(other)) }
      }
    }
  }

  @Test(arguments: 1...60) func routesGoColumnByColumn(seed: Int) {
    for layout in Self.layouts(seed: seed) {
      for route in layout.routes.compactMap({ $0 }) where !route.isSideways {
        let columns = route.items.map { layout.items[$0].column }
        #expect(zip(columns, columns.dropFirst()).allSatisfy { $1 == $0 + 1 })
      }
    }
  }

  @Test func shortestDistanceIsTheColumn() {
    let edges = [(source: 0, target: 1), (source: 1, target: 2), (source: 0, target: 2)]
    let parts = DiagramComponents(count: 4, edges: edges, initial: 0)
    #expect(parts.ranks == [0, 1, 1, 0])
    #expect(parts.components == [[0, 1, 2], [3]])
  }
}
