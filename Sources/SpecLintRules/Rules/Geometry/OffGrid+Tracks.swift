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
}
