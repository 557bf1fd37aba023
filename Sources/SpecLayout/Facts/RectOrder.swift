/// Rectangles in order from top to bottom, equal ones once.
enum RectOrder {
  /// An element with its rectangle.
  typealias Box = (node: Int, rect: LayoutRect)

  /// The first element of each rectangle, from top to bottom, and for each other one the first of its rectangle.
  ///
  /// - Complexity: O(n log n); sorted, for hashing four numbers takes longer than comparing two.
  static func distinct(_ boxes: consuming [Box]) -> (firsts: [Box], twins: [Int: Int]) {
    boxes.sort(by: isBefore)
    var twins: [Int: Int] = [:]
    // In place: there may be a million of them.
    var count = 0
    for index in boxes.indices {
      if count > 0, boxes[count - 1].rect == boxes[index].rect {
        twins[boxes[index].node] = boxes[count - 1].node
      } else {
        boxes[count] = boxes[index]
        count += 1
      }
    }
    boxes.removeLast(boxes.count - count)
    return (boxes, twins)
  }

  private static func isBefore(_ a: Box, _ b: Box) -> Bool {
    if a.rect.y != b.rect.y { return a.rect.y < b.rect.y }
    if a.rect.x != b.rect.x { return a.rect.x < b.rect.x }
    if a.rect.width != b.rect.width { return a.rect.width < b.rect.width }
    if a.rect.height != b.rect.height { return a.rect.height < b.rect.height }
    return a.node < b.node
  }
}
