import SpecModel
import SpecText

/// Reports things that the wireframe draws on one line and that stand on different heights.
///
/// Judged are only texts that one place of the drawing and one element have; enlarged texts may wrap.
enum RowAlignmentRule: LayoutRule {
  static func check(_ context: CheckContext, into results: inout CheckResults) {
    guard let wireframe = context.wireframe,
      (DynamicTypeRule.factor(context.facts.dump.screen) ?? 1) <= 1
    else { return }
    var uses: [String: Int] = [:]
    let rows = wireframe.rows.map { row in
      row.kind == .content ? row.components.map { Names.words($0.text).joined(separator: " ") } : []
    }
    for key in rows.joined() { uses[key, default: 0] += 1 }
    for (index, keys) in rows.enumerated() where keys.count > 1 {
      let nodes = keys.compactMap { key -> Int? in
        guard key.utf8.count >= 3, uses[key] == 1 else { return nil }
        let shown = context.words.elements(showing: key)
        return shown.count == 1 ? shown.first : nil
      }
      for (first, second) in zip(nodes, nodes.dropFirst()) {
        if let check = judge(first, second, context.facts) {
          results.checks.append(check.stated(at: wireframe.rows[index].origin))
        }
      }
    }
  }

  private static func judge(_ first: Int, _ second: Int, _ facts: LayoutFacts) -> LayoutCheck? {
    guard let a = facts.frames[first], let b = facts.frames[second] else { return nil }
    let shared = a.overlap(b).y
    let isApart = shared < -facts.edgeError
    let words = "on one line with '\(facts.caption(first))'"
    let check = LayoutCheck(
      .align, isApart ? .fail : shared > facts.edgeError ? .pass : .unknown, node: second,
      expected: words, actual: isApart ? "\(facts.text(-shared)) apart" : "on one line",
      message: "'\(facts.caption(second))' stands \(facts.text(-shared)) "
        + "\(b.y > a.y ? "below" : "above") '\(facts.caption(first))', the wireframe draws both on "
        + "one line"
    ).with(other: first)
    return check.verdict == .unknown ? check.because(.rounding) : check
  }
}
