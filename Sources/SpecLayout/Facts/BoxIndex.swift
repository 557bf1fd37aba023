/// Finds rectangles near one another without comparing each with each.
///
/// The rectangles are sorted along the axis on which they spread further, and each stretch of that
/// order knows how far its rectangles reach.
///
/// - Complexity: O(n log n) to build; a query O(log n + what overlaps it along that axis).
struct BoxIndex {
  /// The elements, in order along the axis.
  private let items: [Item]
  private let isHorizontal: Bool
  /// The farthest end of each stretch of the order, as a tree: the children of `i` are `2i + 1`, `2i + 2`.
  private var reach: [Double]

  private struct Item {
    var node: Int
    var rect: LayoutRect
  }

  /// Most elements that one query looks at.
  static let limit = 512

  init(_ boxes: [(node: Int, rect: LayoutRect)]) {
    let width = Self.spread(boxes) { $0.centerX }
    let isHorizontal = width > Self.spread(boxes) { $0.centerY }
    self.isHorizontal = isHorizontal
    var items = boxes.map { Item(node: $0.node, rect: $0.rect) }
    items.sort {
      (isHorizontal ? $0.rect.x : $0.rect.y, $0.node)
        < (isHorizontal ? $1.rect.x : $1.rect.y, $1.node)
    }
    self.items = items
    reach = []
    guard !items.isEmpty else { return }
    var size = 1
    while size < items.count { size *= 2 }
    reach = [Double](repeating: -.infinity, count: 2 * size - 1)
    for (index, item) in items.enumerated() {
      reach[size - 1 + index] = isHorizontal ? item.rect.right : item.rect.bottom
    }
    for index in stride(from: size - 2, through: 0, by: -1) {
      reach[index] = max(reach[2 * index + 1], reach[2 * index + 2])
    }
  }

  private static func spread(
    _ boxes: [(node: Int, rect: LayoutRect)], _ middle: (LayoutRect) -> Double
  ) -> Double {
    var low = Double.infinity
    var high = -Double.infinity
    for box in boxes {
      low = min(low, middle(box.rect))
      high = max(high, middle(box.rect))
    }
    return high - low
  }

  /// Calls with each element whose rectangle, grown by a margin, meets another; `false` ends the query.
  ///
  /// - Returns: false where there were more than `limit` along the axis.
  func forEach(
    near rect: LayoutRect, margin: Double, _ body: (Int, LayoutRect) -> Bool
  ) -> Bool {
    guard !items.isEmpty else { return true }
    let low = (isHorizontal ? rect.x : rect.y) - margin
    let high = (isHorizontal ? rect.right : rect.bottom) + margin
    let size = (reach.count + 1) / 2
    var stack = [0]
    var seen = 0
    while let node = stack.popLast() {
      guard reach[node] >= low else { continue }
      // The first item below a node of the tree begins its stretch.
      var first = node
      while first < size - 1 { first = 2 * first + 1 }
      let place = first - (size - 1)
      guard place < items.count, start(items[place].rect) <= high else { continue }
      if node < size - 1 {
        stack.append(2 * node + 2)
        stack.append(2 * node + 1)
        continue
      }
      seen += 1
      if seen > Self.limit { return false }
      let item = items[place]
      let across = rect.overlap(item.rect)
      guard min(across.x, across.y) >= -margin else { continue }
      if !body(item.node, item.rect) { return true }
    }
    return true
  }

  private func start(_ rect: LayoutRect) -> Double { isHorizontal ? rect.x : rect.y }
}
