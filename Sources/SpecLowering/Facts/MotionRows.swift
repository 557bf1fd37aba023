import SpecModel
import SpecSyntax
import SpecText

/// Joins the time and the curve of one motion that a row of a table gives in two columns.
struct MotionRows {
  /// The motions of a row by their places in the list.
  private struct Row {
    var times: [Int] = []
    var curves: [Int] = []
  }

  private static let curve = WordKey.set("easing", "curve", "interpolation", "interpolator")
  private var rows: [Int32: Row] = [:]

  /// Remembers a motion that is nothing but a time, or nothing but the curve of a column of curves.
  mutating func note(_ place: Int, _ motion: Motion, _ line: Int, _ reader: FactReader) {
    let cell = reader.context.lines[line]
    guard cell.holder == .cell else { return }
    let row = reader.context.document.nodes[cell.node].parent
    if motion.easing == nil {
      rows[row, default: Row()].times.append(place)
    } else if motion.duration == nil, motion.delay == nil, motion.stagger == nil,
      let header = reader.header(ofCell: cell.node), Self.isOfCurves(header, reader)
    {
      rows[row, default: Row()].curves.append(place)
    }
  }

  /// Gives the one time of a row the one curve beside it; rows with several of either tell several motions.
  ///
  /// - Complexity: O(motions).
  func join(_ motions: inout [Motion]) {
    var gone: Set<Int> = []
    for row in rows.values where row.times.count == 1 && row.curves.count == 1 {
      let (time, curve) = (row.times[0], row.curves[0])
      // The row of a change has its time and curve in the change; both ways between two states are two motions.
      guard motions[time].duration != nil, motions[time].subject == motions[curve].subject,
        !motions[time].subject.utf8.contains(0xE2) || !motions[time].subject.contains("→")
      else { continue }
      motions[time].easing = motions[curve].easing
      motions[time].easingOrigin = motions[curve].easingOrigin
      gone.insert(curve)
    }
    if gone.isEmpty { return }
    motions = motions.indices.filter { !gone.contains($0) }.map { motions[$0] }
  }

  private static func isOfCurves(_ header: Range<Int>, _ reader: FactReader) -> Bool {
    Words.contain(curve, reader.bytes, header)
      || ColumnRole.role(ofHeader: reader.string(header)) == .easing
  }
}
