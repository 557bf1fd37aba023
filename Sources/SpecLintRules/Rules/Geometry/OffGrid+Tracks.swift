import SpecAnalysis
import SpecLint
import SpecModel
import SpecSyntax
import SpecText

/// Lengths of the columns of a layout, which set no step of distances.
extension OffGrid {
  private static let tracks: [StaticString] = [
    "fr ", "fr`", "fr|", "fr)", "minmax(", "repeat(", "auto-fi", "grid-template", "fr\\|",
  ]

  /// Whether the line of a grid lists tracks: "grid `40px | 1fr | 24px`".
  ///
  /// - Source: CSS Grid Layout 2, 7.2.
  func isOfTracks(_ constraint: Constraint, _ document: Document) -> Bool {
    let line = document.firstLine(of: constraint.origin.range).offsets
    return Self.tracks.contains { track in
      guard let place = ASCII.find(track, in: document.source.bytes, line) else { return false }
      // "1fr", and no word that ends so.
      return document.source.bytes[place] != 0x66
        || place > line.lowerBound
          && ASCII.isDigit(document.source.bytes[place - 1])
    }
  }

  /// Whether a line of the section that sets a grid lists steps of which three and more are on no half of it: then the grid
  /// is a rhythm, and the steps are the rule.
  func isLoose(_ grid: Constraint, _ document: Document) -> Bool {
    guard let step = grid.quantity.exact,
      let place = document.lastNode(startingBy: grid.origin.range.start),
      case let section = document.nodes[place].section, section > 0
    else { return false }
    return document.sections[Int(section)].ownNodes.contains { node in
      guard document.nodes[Int(node)].kind == .paragraph,
        case let leaf = document.plainText(of: Int(node)), leaf.count < 400,
        let run = SpacingScale.run(leaf, document.plain), run.count >= 6
      else { return false }
      let half = step / 2
      return run.count { $0 > 2 && ($0 / half).rounded() * half != $0 } >= 3
    }
  }
}
