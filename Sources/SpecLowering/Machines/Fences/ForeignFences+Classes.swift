import SpecModel
import SpecSyntax
import SpecText

/// Fences that put one class of a style sheet for another: "bg-white → bg-card", "hover:text-ink → hover:text-muted".
extension ForeignFences {
  /// Whether the first arrow of a fence, and most of the others, join two such classes.
  ///
  /// - Complexity: O(lines); most fences are left at their first arrow.
  func mapsClasses(_ block: Document.CodeBlock) -> Bool {
    var (arrows, classes) = (0, 0)
    for line in block.lines where line.offsets.count <= 160 {
      guard ArrowGlyph.mayOccur(in: bytes, line.offsets),
        let arrow = ArrowText(StateName.trimmed(document.source.string(line)))
      else { continue }
      arrows += 1
      if arrow.sides.count == 2, arrow.sides.allSatisfy(Self.beginsWithClass) { classes += 1 }
      guard classes > 0 else { return false }
    }
    return classes > 0 && classes * 2 > arrows
  }

  /// Whether the first word of a side is a class, with what it depends on before it or not: "dark:bg-rose-200".
  private static func beginsWithClass(_ side: String) -> Bool {
    let word = side.prefix { $0 != " " }
    let bare = word.split(separator: ":").last ?? word
    guard let hyphen = bare.firstIndex(of: "-"), bare.index(after: hyphen) < bare.endIndex else {
      return false
    }
    return kinds.contains(String(bare[..<hyphen]))
  }

  /// How classes of utility frameworks begin.
  private static let kinds: Lexicon = [
    "bg", "text", "border", "ring", "divide", "shadow", "rounded", "from", "via", "to", "fill",
    "stroke", "outline", "placeholder", "accent", "caret", "decoration", "font", "leading",
    "tracking", "p", "px", "py", "pt", "pb", "pl", "pr", "m", "mx", "my", "mt", "mb", "ml", "mr",
    "gap", "space", "w", "h", "min", "max", "opacity", "z", "duration", "ease", "delay",
  ]
}
