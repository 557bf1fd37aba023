import SpecModel
import SpecSyntax
import SpecText

/// The colours that a document names, and which of them are backgrounds.
struct Palette {
  /// A named colour.
  struct Entry {
    var name: String
    var color: OpaqueColor
    var valueOrigin: Origin
  }

  /// Which backgrounds a line may mean.
  enum Mode { case light, dark, any }

  let entries: [Entry]
  private let source: SourceText
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
      entries.append(Entry(name: token.name, color: color, valueOrigin: token.valueOrigin))
      let last = token.name.split(separator: ".").last.map(String.init) ?? token.name
      for key in Set([Self.key(token.name), Self.key(token.id), Self.key(last)]) {
        if let known = colors[key], known != color { doubtful.insert(key) }
        colors[key] = color
      }
    }
    for key in doubtful { colors[key] = nil }
    self.entries = entries
    source = document.source
    self.colors = colors
  }

  /// The colour with a name: a hex value, white or black, or a token of the document.
  func color(_ name: some StringProtocol) -> OpaqueColor? {
    OpaqueColor(name) ?? (colors.isEmpty ? nil : colors[Self.key(String(name))])
  }

  /// The words of the line that defines a colour, from comma to comma (of any script), without those of its name.
  ///
  /// A line of more than 1000 bytes is a style sheet without line ends and tells of no single colour.
  func clauses(of entry: Entry) -> [[String]] {
    let line = source.lineRange(source.lineIndex(of: Int(entry.valueOrigin.range.start)))
    guard line.offsets.count <= 1000 else { return [] }
    let name = Names.words(entry.name)
    return source.string(line).split { Self.commas.contains($0) }.map { clause in
      Names.words(String(clause)).filter { !name.contains($0) }
    }
  }

  private static let commas: Set<Character> = [",", "、", "，", "،"]

  static func key(_ name: String) -> String { Names.joined(name) }

  private static let surfaces: Set<String> = [
    "background", "backgrounds", "bg", "surface", "surfaces", "canvas", "page", "fond", "fonds",
    "hintergrund", "fondo", "sfondo", "fundo", "背景", "背景色",
  ]

  /// The backgrounds of the document, with white or black, that a line in a mode may mean.
  func surfaces(_ mode: Mode) -> [(name: String, color: OpaqueColor)] {
    let declared = entries.filter { entry in
      let words = Names.words(entry.name) + clauses(of: entry).flatMap(\.self)
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
