/// Rectangles in order from top to bottom, equal ones once.
enum RectOrder {
  /// An element with its rectangle.
  typealias Box = (node: Int, rect: LayoutRect)

  /// The first element of each rectangle, from top to bottom, and for each other one the first of its rectangle.
  ///
  /// - Complexity: O(n log n); sorted, for hashing four numbers takes longer than comparing two.
  static func distinct(_ boxes: [Box]) -> (firsts: [Box], twins: [Int: Int]) {
    let sorted = boxes.sorted(by: isBefore)
    var firsts: [Box] = []
    firsts.reserveCapacity(sorted.count)
    var twins: [Int: Int] = [:]
    for box in sorted {
      if let last = firsts.last, last.rect == box.rect {
        twins[box.node] = last.node
      } else {
        firsts.append(box)
      }
    }
    return (firsts, twins)
  }

  private static func isBefore(_ a: Box, _ b: Box) -> Bool {
    if a.rect.y != b.rect.y { return a.rect.y < b.rect.y }
    if a.rect.x != b.rect.x { return a.rect.x < b.rect.x }
    if a.rect.width != b.rect.width { return a.rect.width < b.rect.width }
    if a.rect.height != b.rect.height { return a.rect.height < b.rect.height }
    return a.node < b.node
  }
}
