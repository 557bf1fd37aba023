public import SpecModel
import SpecText

/// Columns side by side with a stated width on a screen of a stated width.
public struct StatedGrid: Sendable {
  /// The number of columns.
  public let columns: Constraint
  /// The width of one.
  public let cell: Constraint
  /// The distance between two; `nil` where none is stated.
  public let gap: Constraint?
  /// The inner distance at both sides; `nil` where none is stated.
  public let margin: Constraint?
  /// The screen.
  public let screen: ScreenWidth

  /// The width that all need together.
  public var needed: Double {
    let count = columns.quantity.exact ?? 0
    return count * (cell.quantity.min ?? 0) + (count - 1) * (gap?.quantity.exact ?? 0)
      + 2 * (margin?.quantity.exact ?? 0)
  }

  private static let cells: Lexicon = [
    "card", "cards", "cell", "cells", "tile", "tiles", "item", "items", "column", "columns",
    "photo", "photos", "thumbnail", "thumbnails", "image", "images", "grid",
  ]
  private static let gaps: Lexicon = ["gap", "gaps", "gutter", "gutters", "spacing", "grid"]
  private static let margins: Lexicon = ["margin", "margins", "screen", "page", "side", "edge"]

  /// The grids of a document whose section or condition names the screen's width.
  public static func all(in spec: SpecDocument) -> [StatedGrid] {
    let counts = spec.constraints.filter {
      $0.kind == .columns && (2...24).contains($0.quantity.exact ?? 0)
    }
    guard !counts.isEmpty else { return [] }
    let byScope = Dictionary(grouping: spec.constraints, by: \.scope)
    return counts.compactMap { count in
      guard
        let screen = count.condition.flatMap({ ScreenWidth($0) })
          ?? count.scope.last.flatMap({ ScreenWidth($0) })
      else { return nil }
      let near = (byScope[count.scope] ?? []).filter {
        $0.quantity.unit == screen.unit && $0.condition == count.condition
      }
      func only(_ kinds: [Constraint.Kind], _ words: Lexicon) -> Constraint? {
        let found = near.filter {
          kinds.contains($0.kind) && Names.hasWord($0.subject, in: words)
        }
        return Set(found.map(\.quantity)).count == 1 ? found.first : nil
      }
      guard let cell = only([.width, .size], cells), (cell.quantity.min ?? 0) > 8 else {
        return nil
      }
      return StatedGrid(
        columns: count, cell: cell, gap: only([.spacing], gaps),
        margin: only([.padding, .spacing], margins), screen: screen)
    }
  }
}
