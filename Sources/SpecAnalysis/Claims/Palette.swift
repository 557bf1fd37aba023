import SpecModel
import SpecSyntax
import SpecText

/// The colours that a document names, and which of them are backgrounds.
struct Palette {
  /// A named colour.
  struct Entry {
    var name: String
    var color: OpaqueColor
    /// The words of the line that defines it, without its name.
    var usage: [String]
    /// The same, from comma to comma.
    var clauses: [Set<String>]
    var valueOrigin: Origin
  }

  /// Which backgrounds a line may mean.
  enum Mode { case light, dark, any }

  let entries: [Entry]
  /// One colour for each name that means one colour alone.
  private let colors: [String: OpaqueColor]

  /// Collects the tokens with an opaque value.
  init(_ document: Document, _ spec: SpecDocument) {
    var entries: [Entry] = []
    var colors: [String: OpaqueColor] = [:]
    var doubtful: Set<String> = []
    for token in spec.tokens where token.kind == .color {
      guard let color = OpaqueColor(token.value), token.value.utf8.first == ASCII.hash else {
        // "Gradient" and "transparent" are no opaque colour: the name stays without one.
        doubtful.insert(Self.key(token.name))
        continue
      }
      let line = document.source.lineRange(
        document.source.lineIndex(of: Int(token.origin.range.start)))
      let name = Names.words(token.name)
      // A longer line is a style sheet without line ends and tells of no single colour.
      let told = line.offsets.count <= 1000 ? document.source.string(line) : ""
      let clauses = told.split(separator: ",").map { clause in
        Names.words(String(clause)).filter { !name.contains($0) }
      }
      entries.append(
        Entry(
          name: token.name, color: color, usage: clauses.flatMap(\.self),
          clauses: clauses.map(Set.init), valueOrigin: token.valueOrigin))
      let last = token.name.split(separator: ".").last.map(String.init) ?? token.name
      for key in Set([Self.key(token.name), Self.key(token.id), Self.key(last)]) {
        if let known = colors[key], known != color { doubtful.insert(key) }
        colors[key] = color
      }
    }
    for key in doubtful { colors[key] = nil }
    self.entries = entries
    self.colors = colors
  }

  /// The colour with a name: a hex value, white or black, or a token of the document.
  func color(_ name: some StringProtocol) -> OpaqueColor? {
    OpaqueColor(name) ?? colors[Self.key(String(name))]
  }

  static func key(_ name: String) -> String { Names.words(name).joined() }

  private static let surfaces: Set<String> = [
    "background", "backgrounds", "surface", "surfaces", "canvas", "page", "fond", "fonds",
    "hintergrund", "fondo", "sfondo",
  ]

  /// The backgrounds of the document, with white or black, that a line under some headings may mean.
  func surfaces(under scope: [String]) -> [(name: String, color: OpaqueColor)] {
    let mode = Self.mode(of: scope)
    let declared = entries.filter { entry in
      let words = Names.words(entry.name) + entry.usage
      guard words.contains(where: Self.surfaces.contains) else { return false }
      let luminance = entry.color.luminance
      return mode == .dark ? luminance < 0.2 : luminance > 0.6
    }
    let base = mode == .dark ? OpaqueColor("black") : OpaqueColor("white")
    let own = declared.map { (name: $0.name, color: $0.color) }
    return base.map { [(name: mode == .dark ? "black" : "white", color: $0)] + own } ?? own
  }

  /// Whether headings speak of a light or a dark mode.
  static func mode(of scope: [String]) -> Mode {
    for title in scope.reversed() {
      let words = Names.words(title)
      let isDark = words.contains { ["dark", "night", "sombre", "dunkel", "oscuro"].contains($0) }
      let isLight = words.contains { ["light", "day", "clair", "hell", "claro"].contains($0) }
      if isDark != isLight { return isDark ? .dark : .light }
    }
    return .any
  }
}
