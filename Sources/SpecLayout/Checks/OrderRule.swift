import SpecModel
import SpecText

/// Reports texts that stand in another order than the wireframe draws them.
enum OrderRule: LayoutRule {
  private struct Pair {
    var row: Int
    var node: Int
    var text: String
    var top: Double
  }

  static func check(_ context: CheckContext, into results: inout CheckResults) {
    guard let wireframe = context.wireframe else { return }
    let pairs = unambiguous(wireframe, context)
    guard pairs.count > 1 else { return }
    let kept = longestAscending(pairs)
    for index in pairs.indices where !kept.contains(index) {
      let pair = pairs[index]
      let neighbours = kept.filter {
        pairs[$0].row != pair.row && (pairs[$0].row < pair.row) != (pairs[$0].top < pair.top)
      }
      guard let other = neighbours.first else { continue }
      let isAbove = pairs[other].row > pair.row
      results.checks.append(
        LayoutCheck(
          .order, .fail, node: pair.node,
          expected: "\(isAbove ? "above" : "below") '\(pairs[other].text)'",
          actual: isAbove ? "below it" : "above it",
          message: "'\(pair.text)' stands \(isAbove ? "below" : "above") "
            + "'\(pairs[other].text)', the wireframe draws it \(isAbove ? "above" : "below")"
        ).with(other: pairs[other].node).stated(at: wireframe.rows[pair.row].origin))
    }
    if kept.count == pairs.count {
      results.checks.append(
        LayoutCheck(
          .order, .pass, node: nil, expected: "order of the wireframe",
          actual: "\(pairs.count) texts in order"
        ).stated(at: wireframe.origin))
    }
  }

  /// Texts that one row and one element have.
  private static func unambiguous(_ wireframe: Wireframe, _ context: CheckContext) -> [Pair] {
    let facts = context.facts
    var rows: [String: [Int]] = [:]
    for (index, row) in wireframe.rows.enumerated() where row.kind == .content {
      for component in row.components {
        let key = Names.words(component.text).joined(separator: " ")
        if key.utf8.count >= 3 { rows[key, default: []].append(index) }
      }
    }
    var pairs: [Pair] = []
    for (key, found) in rows {
      guard found.count == 1 else { continue }
      let shown = context.words.elements(showing: key)
      guard shown.count == 1, let top = facts.frames[shown[0]]?.y else { continue }
      pairs.append(
        Pair(row: found[0], node: shown[0], text: facts.caption(shown[0]), top: top))
    }
    return pairs.sorted { ($0.row, $0.top, $0.node) < ($1.row, $1.top, $1.node) }
  }

  /// Positions of the longest chain whose tops ascend; rows on one height count as ascending.
  private static func longestAscending(_ pairs: [Pair]) -> [Int] {
    var length = [Int](repeating: 1, count: pairs.count)
    var previous = [Int?](repeating: nil, count: pairs.count)
    for index in pairs.indices {
      for earlier in 0..<index
      where pairs[earlier].top <= pairs[index].top + 1 || pairs[earlier].row == pairs[index].row {
        if length[earlier] + 1 > length[index] {
          length[index] = length[earlier] + 1
          previous[index] = earlier
        }
      }
    }
    guard var current = length.indices.max(by: { length[$0] < length[$1] }) else { return [] }
    var chain = [current]
    while let before = previous[current] {
      chain.append(before)
      current = before
    }
    return chain.reversed()
  }
}
