import SpecModel
import SpecText

/// What the name of a token rules out for its value.
extension TokenSink {
  private static let timeless: Lexicon = [
    "shadow", "shadows", "elevation", "radius", "radii", "rounded", "color", "colors", "colour",
  ]
  private static let lasting: Lexicon = [
    "duration", "durations", "time", "timing", "delay", "speed", "transition", "transitions",
    "motion", "animation", "anim", "ms", "fade", "ease", "easing", "change", "tween", "shift",
    "flash", "pulse",
  ]

  /// Whether a time may be the value of a name: "`--shadow-2` (150ms)" tells how long a change to it takes.
  ///
  /// Words of prose may name what changes, "Shadow on hover: 150ms".
  static func mayLast(_ name: String) -> Bool {
    guard !name.utf8.contains(0x20) else { return true }
    return !Names.hasWord(name, in: timeless) || Names.hasWord(name, in: lasting)
  }

  private static let drawnLines: Lexicon = [
    "border", "borders", "stroke", "outline", "divider", "ring", "hairline", "rahmen", "linie",
    "bordure", "borde", "borda", "bordo", "rand",
  ]
  private static let thicknesses: Lexicon = [
    "width", "widths", "thickness", "weight", "breite", "stärke", "épaisseur", "grosor",
    "espessura", "spessore", "dikte",
  ]
  private static let widthsOfLines: Lexicon = [
    "borderwidth", "strokewidth", "outlinewidth", "rahmenbreite", "linienstärke", "strichstärke",
  ]
  private static let corners: Lexicon = ["radius", "radii", "rounded", "corner", "corners"]

  /// "border-width" among radii below "Shape": whether a name says itself that it is how wide a line is.
  static func isWidthOfLine(_ name: String) -> Bool {
    if Names.hasWord(name, in: widthsOfLines) { return true }
    return Names.hasWord(name, in: drawnLines) && Names.hasWord(name, in: thicknesses)
      && !Names.hasWord(name, in: corners)
  }

  /// "rgba(0, 0, 0, 0.15–0.5)": a function with a range in its brackets, which sums several values up.
  ///
  /// A number of a layer that is also its name tells nothing either.
  static func isSummary(_ definition: Definition) -> Bool {
    if definition.kind == .zindex || definition.kind == .other {
      return definition.name == definition.value
    }
    // What stands before the function is the rest of a shadow: its lengths say enough.
    guard definition.kind == .color || definition.kind == .shadow,
      let open = definition.value.utf8.firstIndex(of: 0x28),
      !definition.value[..<open].utf8.contains(ASCII.space)
    else { return false }
    return definition.value[open...].contains("–")
  }

  private static let variables: Phrases = ["var(--"]

  /// "abs(var(--item) - var(--center))": whether a property is worked out from others while the page runs, so that it is
  /// no value of the design.
  static func isComputed(_ definition: Definition) -> Bool {
    let value = definition.value
    guard definition.kind == .other, definition.name.hasPrefix("--"), value.utf8.last == 0x29 else {
      return false
    }
    let pieces = TextSplit.pieces(of: value, at: variables)
    guard pieces.count > 2, let head = pieces.first, head.utf8.contains(0x28),
      !head.contains(where: \.isNumber)
    else { return false }
    return pieces.dropFirst().allSatisfy { piece in
      guard let close = piece.firstIndex(of: ")") else { return false }
      return !piece[..<close].contains(",") && !piece[close...].contains(where: \.isNumber)
    }
  }
}
