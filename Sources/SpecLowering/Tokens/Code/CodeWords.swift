import SpecModel
import SpecText

/// The words by which code says that it defines design values, data only.
enum CodeWords {
  /// Names of objects, classes and constants that hold design values.
  private static let tokens: Lexicon = [
    "color", "colors", "colour", "colours", "palette", "palettes", "spacing", "spacings", "space",
    "spacers",
    "spaces", "gaps", "insets", "padding", "margin", "gutter", "gutters", "radius", "radii",
    "rounded",
    "corner", "corners", "rounding", "shadow", "shadows", "token", "tokens", "theme", "themes",
    "typography", "typo", "font", "fonts", "duration", "durations", "easing", "easings",
    "curves", "springs", "breakpoint", "breakpoints", "screens", "elevation", "elevations",
    "zindex", "opacity", "opacities", "size", "sizes", "sizing", "dimens", "dimensions",
    "gradient", "gradients", "scheme", "shapes", "weight", "weights", "foundation", "foundations",
    "abstand", "farbe", "espaciado", "espacement", "couleur", "margins", "margen", "margenes",
    "márgenes", "espacios", "espaciados", "abstände", "abstaende", "marge", "marges", "margine",
    "margini", "spaziatura", "margem", "margens", "espaçamento", "farben", "colores", "couleurs",
  ]
  /// Names that say so only where they are the whole name, or follow a prefix such as "app".
  private static let wholes: Lexicon = [
    "animation", "animations", "motion", "transitions", "timing", "timings", "text", "border",
    "borders", "gap", "alpha", "ease", "curve", "spring", "depth", "layers", "leading", "tracking",
    "shape", "design", "ds", "z",
  ]
  private static let prefixes: Lexicon = [
    "app", "ui", "default", "base", "theme", "my", "brand",
  ]

  /// Words in the names of numbers without a unit that are part of a motion and no distances.
  static let motionFactors: Lexicon = [
    "scale", "factor", "ratio", "velocity", "rotation", "angle",
  ]
  /// Words in the names of such numbers that are distances.
  static let motionDistances: Lexicon = ["distance", "offset", "translation", "threshold"]

  /// Names of objects that style elements, whose measures are demands and no values to use again.
  private static let elements: Lexicon = [
    "components", "styles", "style", "stylesheet", "props", "variants", "view", "button", "buttons",
    "card", "cards", "input", "inputs", "modal", "dialog", "options", "config", "state", "mock",
    "example", "examples", "data", "response", "request", "test", "fixture", "keyframes", "from",
    "to", "user", "users", "item", "items", "payload", "params", "query", "headers", "meta",
  ]
  /// Words that say of a group named like an element that it holds values all the same.
  private static let certain: Lexicon = [
    "color", "colors", "palette", "spacing", "radius", "radii", "shadow", "shadows", "token",
    "tokens", "theme", "typography", "durations", "easings", "breakpoints", "sizes", "gradients",
    "fonts", "scheme",
  ]

  /// Ends of the names of objects that hold several values of one kind.
  static let sets: Lexicon = ["preset", "presets", "variants", "types", "curves", "values"]

  /// The kind of value that a unit at the end of a constant's name tells: "REVEAL_PX", "TICK_MS".
  static func kind(
    ofUnitIn name: Range<Int>, _ bytes: UnsafeBufferPointer<UInt8>
  ) -> Token.Kind? {
    guard let unit = unit(in: name, bytes) else { return nil }
    if lengths.contains(unit) { return .size }
    return times.contains(unit) ? .duration : nil
  }

  /// The unit of time at the end of a constant's name.
  static func timeUnit(
    in name: Range<Int>, _ bytes: UnsafeBufferPointer<UInt8>
  ) -> Measure.TimeUnit? {
    guard let unit = unit(in: name, bytes), times.contains(unit) else { return nil }
    return unit == ms ? .milliseconds : .seconds
  }

  /// The last word of a name in capitals, or "Millis" at its end: that of "REVEAL_PX".
  private static func unit(
    in name: Range<Int>, _ bytes: UnsafeBufferPointer<UInt8>
  ) -> WordKey? {
    let last = name.upperBound - 6
    if last > name.lowerBound, bytes[last] == 0x4D,
      Bytes.matches("Millis", at: last, end: name.upperBound, in: bytes)
    {
      return ms
    }
    guard let mark = name.last(where: { bytes[$0] == 0x5F }), mark > name.lowerBound,
      name.allSatisfy({ !Bytes.isLetter(bytes[$0]) || bytes[$0] < 0x61 })
    else { return nil }
    return WordKey(bytes, mark + 1..<name.upperBound)
  }

  private static let ms = WordKey("ms")

  /// The kind of measure that the last word of a constant's name tells: "SWIPE_MIN_DISTANCE", "HOLD_DURATION".
  static func kind(
    ofMeasureIn name: Range<Int>, _ bytes: UnsafeBufferPointer<UInt8>
  ) -> Token.Kind? {
    guard let last = unit(in: name, bytes) else { return nil }
    if measures.contains(last) { return .size }
    return spans.contains(last) ? .duration : nil
  }

  private static let measures = WordKey.set(
    "distance", "width", "height", "radius", "slop", "offset", "inset")
  private static let spans = WordKey.set("duration", "delay", "debounce", "stagger")
  private static let acts: Lexicon = [
    "swipe", "drag", "pan", "pinch", "hold", "press", "tap", "touch", "scroll", "fling", "gesture",
    "animation", "anim", "fade", "slide", "toast", "tooltip", "hover", "drawer", "sheet", "ripple",
    "splash", "transition", "motion", "haptic", "snap", "bounce", "shake", "parallax",
  ]

  /// Whether a constant is named after what people do with an interface or how it moves.
  static func namesAct(_ name: String) -> Bool { Names.hasWord(name, in: acts) }

  private static let lengths = WordKey.set("px", "dp", "pt", "sp")
  private static let times = WordKey.set("ms", "sec", "secs", "seconds")

  /// Whether a name says that what it holds are design values.
  static func namesTokens(_ name: String) -> Bool {
    let words = Names.words(name)
    if words.count == 2, words[0] == "z", words[1].hasPrefix("ind") || words[1] == "layers" {
      return true
    }
    if words.contains(where: tokens.contains) { return true }
    guard let last = words.last, wholes.contains(last) else { return false }
    return words.count == 1 || words.count == 2 && prefixes.contains(words[0])
  }

  /// Whether a name has a word that says so wherever it stands.
  static func hasTokenWord(_ name: String) -> Bool {
    Names.words(name).contains(where: tokens.contains)
  }

  /// Whether a name says that what it holds moves things, or gives values to all of an app.
  static func namesMotion(_ name: String) -> Bool {
    Names.words(name).contains(where: movers.contains)
  }

  private static let movers: Lexicon = [
    "motion", "motions", "animation", "animations", "transition", "transitions", "design", "ds",
    "brand", "base", "default", "module", "config", "extend",
  ]

  /// Whether a name ends in a word for a set of values: "CourierMotion", where each member is a constant of one type.
  static func namesSet(_ name: String) -> Bool {
    Names.words(name).last.map { wholes.contains($0) || tokens.contains($0) } ?? false
  }

  private static let faces: Lexicon = ["text", "type", "typo", "typography", "font", "fonts"]
  private static let styles: Lexicon = [
    "styles", "style", "scale", "ramp", "map", "theme", "variants", "presets", "sizes",
  ]

  /// Whether a name is that of a set of styles of type: "textStyles", "$type", "typeScale".
  static func namesTypeStyles(_ name: String) -> Bool {
    let words = Names.words(name)
    guard let last = words.last, words.count <= 4 else { return false }
    return words.count == 1
      ? faces.contains(last) : styles.contains(last) && words.contains(where: faces.contains)
  }

  /// Whether a name is that of an element or of example data.
  static func namesElements(_ name: String) -> Bool {
    let words = Names.words(name)
    // "CardMotion" holds the times of cards.
    guard words.count == 1 || words.last.map(motions.contains) != true else { return false }
    return words.contains(where: elements.contains) && !words.contains(where: certain.contains)
  }

  /// Whether a name says that all it holds are colours.
  static func isPalette(_ name: String) -> Bool { palettes.contains(name.lowercased()) }

  private static let palettes: Lexicon = [
    "color", "colors", "colour", "colours", "palette", "farben", "couleurs", "colores", "cores",
    "colori", "kleuren", "warna",
  ]
  private static let motions: Lexicon = ["motion", "animation", "animations", "timing", "timings"]

  /// The kind of a "$type" (Design Tokens Format Module, 8 and 9) or of a type of Style Dictionary.
  static func kind(ofType type: String) -> Token.Kind? {
    types[type.lowercased()]
  }

  private static let types: [String: Token.Kind] = [
    "color": .color, "gradient": .color, "dimension": .size, "sizing": .size, "size": .size,
    "spacing": .spacing, "borderradius": .radius, "radius": .radius, "fontfamily": .fontFamily,
    "fontfamilies": .fontFamily, "fontweight": .fontWeight, "fontweights": .fontWeight,
    "fontsize": .typography, "fontsizes": .typography, "lineheight": .typography,
    "lineheights": .typography, "letterspacing": .typography, "typography": .typography,
    "duration": .duration, "time": .duration, "cubicbezier": .easing, "shadow": .shadow,
    "boxshadow": .shadow, "opacity": .opacity, "number": .other, "strokestyle": .other,
    "border": .other, "transition": .other, "breakpoint": .breakpoint, "zindex": .zindex,
  ]
}
