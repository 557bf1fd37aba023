import SpecModel
import SpecText

/// Reports things of one row that stand in another order from left to right than the wireframe draws them.
///
/// On a screen that is read from right to left the order is the other way round.
enum RowOrderRule: LayoutRule {
  private struct Pair {
    var first: Int
    var second: Int
    var row: Int
    var isAscending: Bool
  }

  static func check(_ context: CheckContext, into results: inout CheckResults) {
    guard let wireframe = context.wireframe, let match = context.match else { return }
    let pairs = wireframe.rows.indices.flatMap { row in
      Self.pairs(match.components[row] ?? [:], row, context.facts)
    }
    guard !pairs.isEmpty else { return }
    let direction = context.facts.dump.screen.direction
    // Without a word on it, a screen whose rows are all the other way round is a mirrored one.
    let isMirrored =
      direction == "rtl"
      || direction == nil && pairs.count > 1 && !pairs.contains(where: \.isAscending)
    for pair in pairs {
      let isRight = pair.isAscending != isMirrored
      let facts = context.facts
      let side = isMirrored ? "right" : "left"
      results.checks.append(
        LayoutCheck(
          .order, isRight ? .pass : .fail, node: pair.first,
          expected: "\(side) of '\(facts.caption(pair.second))'",
          actual: isRight ? "as drawn" : "on the other side",
          message: "'\(facts.caption(pair.first))' stands on the other side of "
            + "'\(facts.caption(pair.second))' than the wireframe draws it"
        ).with(other: pair.second).stated(at: wireframe.rows[pair.row].origin))
    }
  }

  /// Neighbours of a row that do not overlap from left to right.
  private static func pairs(
    _ components: [Int: Int], _ row: Int, _ facts: LayoutFacts
  ) -> [Pair] {
    let nodes = components.sorted { $0.key < $1.key }.map(\.value)
    return zip(nodes, nodes.dropFirst()).compactMap { first, second in
      guard let a = facts.frames[first], let b = facts.frames[second], first != second,
        a.overlap(b).x <= 1 + facts.edgeError
      else { return nil }
      return Pair(first: first, second: second, row: row, isAscending: a.x < b.x)
    }
  }
}
