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
    /// The words of the name.
    var words: [String]
    /// The words of the line that defines the colour and of the items below it, from comma to comma (of any script),
    /// without those of its name.
    var clauses: [[String]]
    /// The colours in other modes, and where they stand.
    var modes: [String: OpaqueColor] = [:]
    var modeOrigins: [String: Origin] = [:]
    /// Its opacity.
    var alpha = 1.0
  }

  /// Which backgrounds a line may mean.
  enum Mode { case light, dark, any }

  let entries: [Entry]
  /// The named colours through which their background shines; without the words beside their values.
  let translucent: [Entry]
  /// Names that stand for another one, "--surface: var(--white)".
  let aliases: [(name: String, target: String, origin: Origin)]
  /// One colour for each name that means one colour alone.
  private let colors: [String: OpaqueColor]
  /// One colour for each name that stands for another one alone.
  private let called: [String: OpaqueColor]
  /// The names that mean one colour in each theme, which headings or selectors name.
  private let themed: [String: [Mode: OpaqueColor]]
  /// Whether some name has a value for each theme.
  var hasThemes: Bool { !themed.isEmpty }
  /// The colours by what people call them.
  let spoken: (inks: SpokenNames, grounds: SpokenNames)

  /// Collects the tokens with an opaque value.
  init(_ document: Document, _ spec: SpecDocument) {
    var entries: [Entry] = []
    var colors: [String: OpaqueColor] = [:]
    var doubtful: Set<String> = []
    var translucent: [Entry] = []
    var aliases: [(name: String, target: String, origin: Origin)] = []
    // Below "Elevation" a table of grounds is one of colours all the same.
    for token in spec.tokens where token.kind == .color || token.value.hasPrefix("#") {
      guard let color = OpaqueColor(value: token.value) else {
        // "Gradient" and "transparent" are no opaque colour: the name stays without one.
        doubtful.insert(Self.key(token.name))
        if let target = Self.target(of: token.value) {
          aliases.append((token.name, target, token.valueOrigin))
        }
        if let mixed = OpaqueColor.translucent(token.value)
          ?? Self.eightDigits(token.value, document)
        {
          let words = Names.words(token.name)
          var entry = Entry(
            name: token.name, color: mixed.color, valueOrigin: token.valueOrigin, words: words,
            clauses: [])
          entry.alpha = mixed.alpha
          translucent.append(entry)
        }
        continue
      }
      guard !token.modes.isEmpty || !Self.isOneOfSeveral(token, document.source.bytes) else {
        doubtful.insert(Self.key(token.name))
        continue
      }
      let words = Names.words(token.name)
      var entry = Entry(
        name: token.name, color: color, valueOrigin: token.valueOrigin, words: words,
        clauses: Self.clauses(around: token.valueOrigin, without: words, document.source))
      for mode in token.modes {
        entry.modes[mode.mode] = OpaqueColor(value: mode.value)
        entry.modeOrigins[mode.mode] = mode.origin
      }
      entries.append(entry)
      let last = token.name.split(separator: ".").last.map(String.init) ?? token.name
      let bare = Self.withoutKind(token.name)
      for key in Set([token.name, token.id, last, bare].map(Self.key)) where !key.isEmpty {
        if let known = colors[key], known != color { doubtful.insert(key) }
        colors[key] = color
      }
    }
    for key in doubtful { colors[key] = nil }
    for (key, color) in Self.bracketed(entries, document.source)
    where colors[key] == nil && !doubtful.contains(key) {
      colors[key] = color
    }
    for (key, color) in Self.halves(entries) where colors[key] == nil && !doubtful.contains(key) {
      colors[key] = color
    }
    themed = Self.themed(entries.filter { doubtful.contains(Self.key($0.name)) }, document)
    spoken = Self.spokenNames(of: entries)
    (self.entries, self.translucent, self.aliases) = (entries, translucent, aliases)
    self.colors = colors
    called = Self.called(aliases, colors, besides: entries)
  }

  /// The colours of names with several values by theme, where each theme has one.
  private static func themed(
    _ entries: [Entry], _ document: Document
  ) -> [String: [Mode: OpaqueColor]] {
    var result: [String: [Mode: OpaqueColor]] = [:]
    var several: Set<String> = []
    for entry in entries {
      let key = key(entry.name)
      let mode = mode(at: entry.valueOrigin, in: document)
      if let known = result[key]?[mode], known != entry.color { several.insert(key) }
      result[key, default: [:]][mode] = entry.color
    }
    return result.filter { !several.contains($0.key) && $0.value[.any] == nil }
  }

  /// The colour that a name has in a theme.
  func color(_ name: some StringProtocol, in mode: Mode) -> OpaqueColor? {
    color(name) ?? themed[Self.key(String(name))]?[mode]
  }

  /// "#064E3B99": a colour and its opacity; platforms for which the opacity comes first are left alone.
  ///
  /// - Source: CSS Color 4, 5.2.
  private static func eightDigits(
    _ value: String, _ document: Document
  ) -> (color: OpaqueColor, alpha: Double)? {
    guard value.utf8.count == 9, value.hasPrefix("#"), let color = OpaqueColor(value.prefix(7)),
      let alpha = UInt8(value.suffix(2), radix: 16),
      !argb.contains(where: { document.mentions($0) })
    else { return nil }
    return (color, Double(alpha) / 255)
  }

  private static let argb: [StaticString] = [
    "Android", "ARGB", "argb", "Compose", "Flutter", "0xFF", "0xff", "XAML", "Qt",
  ]

  /// What stands in front of the brackets of names and in them, where it belongs to one colour and one of both is a word
  /// for a colour, or the colour is the one of its rank and the brackets have a name of no use: "Accent (Cyan)" is called
  /// "accent" and "cyan" elsewhere, "Brand (Sunset)" too; "Border (error)" and "Blue (hover)" are one of several.
  private static func halves(_ entries: [Entry]) -> [String: OpaqueColor] {
    var result: [String: OpaqueColor] = [:]
    var several: Set<String> = []
    for entry in entries where entry.name.hasSuffix(")") {
      guard let open = entry.name.firstIndex(of: "(") else { continue }
      let inner = String(entry.name[entry.name.index(after: open)...].dropLast())
      let halves = [String(entry.name[..<open]), inner]
      guard
        halves.contains(where: { Names.words($0).last.map(ColorName.isHue) == true })
          || isProperName(inner, of: halves[0]),
        !Names.hasWord(inner, in: variants), !inner.contains(where: \.isNumber)
      else { continue }
      for half in halves where ModeWords.mode(in: half) == nil {
        let key = key(half)
        if let known = result[key], known != entry.color { several.insert(key) }
        result[key] = entry.color
      }
    }
    for key in several.union([""]) { result[key] = nil }
    return result
  }

  /// Words for the place of a colour among the others of a document.
  static let ranks: Lexicon = ["brand", "accent", "primary", "secondary", "tertiary"]

  /// Whether brackets hold a name of its own: one word in a capital that tells no use.
  private static func isProperName(_ inner: String, of outer: String) -> Bool {
    let words = Names.words(inner)
    return words.count == 1 && inner.first?.isUppercase == true
      && Names.isPhrase(outer, in: ranks) && ColorRoles.role(of: words) == nil
      && !LedgerWords.limits.contains(words[0]) && !LedgerWords.gathering.contains(words[0])
  }

  /// Words in brackets by which a colour is one of several of a name: its states, and the parts that it is for.
  private static let variants = SwitchedOff.words.union([
    "hover", "hovered", "pressed", "active", "focus", "focused", "selected", "visited", "default",
    "base", "normal", "text", "background", "bg", "border", "fill", "icon", "surface", "light",
    "lighter", "darker", "muted", "subtle", "soft", "strong", "inverse", "on", "alt", "step",
    "survol", "actif", "aktiv", "gedrückt", "ausgewählt", "texto", "texte", "fondo", "fond",
    "hintergrund", "rand", "hell", "dunkel", "clair", "claro", "oscuro", "escuro", "ativo",
  ])

  /// The name that a value refers to: "var(--white)", "{colors.white}".
  private static func target(of value: String) -> String? {
    if value.hasPrefix("var(--"), value.hasSuffix(")"), !value.contains(",") {
      return String(value.dropFirst(4).dropLast())
    }
    guard value.hasPrefix("{"), value.hasSuffix("}") else { return nil }
    return String(value.dropFirst().dropLast())
  }

  /// Whether the next value of a list stands right behind that of a token: "`#575756` · `#666666`".
  private static func isOneOfSeveral(_ token: Token, _ bytes: ContiguousArray<UInt8>) -> Bool {
    var offset = Int(token.valueOrigin.range.end)
    let end = min(bytes.count, offset + 12)
    while offset < end, [ASCII.space, ASCII.backtick].contains(bytes[offset]) { offset += 1 }
    // "·" is C2 B7.
    guard offset + 2 < end, bytes[offset] == 0xC2, bytes[offset + 1] == 0xB7 else { return false }
    offset += 2
    while offset < end, [ASCII.space, ASCII.backtick].contains(bytes[offset]) { offset += 1 }
    return offset < end && bytes[offset] == ASCII.hash
  }

  /// The colour with a name: a hex value, white or black, or a token of the document.
  func color(_ name: some StringProtocol) -> OpaqueColor? {
    OpaqueColor(name) ?? (colors.isEmpty ? nil : colors[Self.key(String(name))])
  }

  /// The colour with a name, also of one that stands for another name.
  func resolved(_ name: some StringProtocol) -> OpaqueColor? {
    color(name) ?? (called.isEmpty ? nil : called[Self.key(String(name))])
  }

  /// The colour that the document itself gives to a name, also to the word for white or black.
  func own(_ name: String) -> OpaqueColor? { colors.isEmpty ? nil : colors[Self.key(name)] }

  /// The words between the commas of a line.
  ///
  /// A line of more than 1000 bytes is a style sheet without line ends and tells of no single colour.
  private static func clauses(
    around origin: Origin, without name: [String], _ source: SourceText
  ) -> [[String]] {
    let index = source.lineIndex(of: Int(origin.range.start))
    let line = source.lineRange(index).offsets
    guard line.count <= 1000 else { return [] }
    var result = clauses(of: line, without: name, source)
    // "- **Slate**: `#334155`", and below it "  - Secondary text".
    let depth = indent(of: line, source.bytes)
    for next in index + 1..<max(index + 1, min(index + 6, source.lineCount)) {
      let below = source.lineRange(next).offsets
      let place = below.lowerBound + indent(of: below, source.bytes)
      guard place - below.lowerBound > depth, place + 1 < below.upperBound, below.count <= 200,
        [0x2D, 0x2A, 0x2B].contains(source.bytes[place]), source.bytes[place + 1] == ASCII.space,
        ASCII.find(ASCII.hash, in: source.bytes, below) == nil
      else { break }
      result += clauses(of: place + 2..<below.upperBound, without: name, source)
    }
    return result
  }

  private static func indent(of line: Range<Int>, _ bytes: ContiguousArray<UInt8>) -> Int {
    var offset = line.lowerBound
    while offset < line.upperBound, bytes[offset] == ASCII.space || bytes[offset] == ASCII.tab {
      offset += 1
    }
    return offset - line.lowerBound
  }

  private static func clauses(
    of line: Range<Int>, without name: [String], _ source: SourceText
  ) -> [[String]] {
    var result: [[String]] = []
    var start = line.lowerBound
    for offset in line {
      let length = comma(endingAt: offset, source.bytes)
      guard length > 0 else { continue }
      result += words(source, start..<offset + 1 - length, without: name)
      start = offset + 1
    }
    return result + words(source, start..<line.upperBound, without: name)
  }

  /// "Secondary text and icons" are two uses.
  private static func words(
    _ source: SourceText, _ range: Range<Int>, without name: [String]
  ) -> [[String]] {
    Names.words(withoutAddresses(source.string(SourceRange(range.lowerBound, range.upperBound))))
      .split(
        whereSeparator: conjunctions.contains
      ).map { clause in clause.filter { !name.contains($0) } }
  }

  /// A line without the addresses of its links and pictures, whose words say nothing of a colour.
  private static func withoutAddresses(_ text: String) -> String {
    guard text.utf8.contains(0x5D), text.contains("](") else { return text }
    var result = ""
    var rest = text[...]
    while let open = rest.firstRange(of: "](") {
      result += rest[..<open.lowerBound]
      rest = rest[open.upperBound...]
      guard let close = rest.firstIndex(of: ")") else { return result }
      rest = rest[rest.index(after: close)...]
    }
    return result + rest
  }

  private static let conjunctions: Lexicon = ["and", "und", "et", "och", "ed"]

  /// The bytes of the comma that ends at an offset, of Latin, Japanese, Chinese or Arabic text, or of the dot " · ";
  /// 0 where none does.
  private static func comma(endingAt offset: Int, _ bytes: ContiguousArray<UInt8>) -> Int {
    guard bytes[offset] != 0x2C else { return 1 }
    guard offset > 1 else { return 0 }
    if bytes[offset] == 0xB7, bytes[offset - 1] == 0xC2, bytes[offset - 2] == ASCII.space {
      return 2
    }
    switch (bytes[offset - 2], bytes[offset - 1], bytes[offset]) {
    case (0xE3, 0x80, 0x81), (0xEF, 0xBC, 0x8C): return 3
    case (_, 0xD8, 0x8C): return 2
    default: return 0
    }
  }

  static func key(_ name: String) -> String { Names.joined(name) }

  /// "ink-soft" of `--color-ink-soft`, "text.primary" of `color.text.primary`: texts leave out what all colours begin
  /// with.
  private static func withoutKind(_ name: String) -> String {
    if let dot = name.firstIndex(of: "."), kinds.contains(String(name[..<dot])) {
      return String(name[name.index(after: dot)...])
    }
    guard name.hasPrefix("--"), let end = name.dropFirst(2).firstIndex(of: "-"),
      kinds.contains(String(name[..<end].dropFirst(2)))
    else { return name }
    return String(name[name.index(after: end)...])
  }

  private static let kinds: Lexicon = [
    "color", "colour", "colors", "clr", "cor", "cores", "couleur", "farbe", "kleur", "colore",
    "warna",
  ]

  /// Whether a name is that of a background.
  static func isSurface(_ name: String) -> Bool { surfaces.contains(oneOf: Names.words(name)) }

  /// Whether a name is that of a ground, or the words beside its value say so: "`--ground` | #FFFFFF | page".
  func isGround(_ name: String) -> Bool {
    if Self.isSurface(name) { return true }
    let words = Names.words(name)
    return entries.contains { entry in
      entry.words == words && entry.clauses.contains(where: Self.surfaces.contains(oneOf:))
    }
  }

  static let surfaces: Lexicon = [
    "background", "backgrounds", "bg", "surface", "surfaces", "canvas", "page", "fond", "fonds",
    "hintergrund", "fondo", "sfondo", "fundo", "背景", "背景色",
  ]

  /// The backgrounds of the document, with white or black, that a line in a mode may mean.
  func surfaces(_ mode: Mode) -> [(name: String, color: OpaqueColor)] {
    let declared = entries.filter { entry in
      let isSurface = Self.surfaces.contains(oneOf: entry.words)
      guard
        isSurface || entry.clauses.contains(where: Self.surfaces.contains(oneOf:))
          || Self.isPanel(entry)
      else { return false }
      let luminance = entry.color.luminance
      return mode == .dark ? luminance < 0.2 : luminance > 0.6
    }
    let base = mode == .dark ? OpaqueColor("black") : OpaqueColor("white")
    let own = declared.map { (name: $0.name, color: $0.color) }
    return base.map { [(name: mode == .dark ? "black" : "white", color: $0)] + own } ?? own
  }

  private static let panels: Lexicon = [
    "panel", "panels", "card", "cards", "sheet", "sheets", "tile", "tiles", "modal", "modals",
    "dialog", "dialogs", "karte", "karten", "fläche", "flächen", "carte", "cartes", "panneau",
    "panneaux", "tarjeta", "tarjetas", "paneles", "cartão", "cartões", "painel", "painéis",
    "scheda", "schede", "pannello", "pannelli", "kaart", "kaarten", "paneel", "panelen", "kartu",
    "カード", "パネル", "卡片", "面板", "카드", "패널",
  ]

  /// Whether a colour is that of panels or cards, on which texts stand as on a page: "ConsolePanel | Panels and cards".
  private static func isPanel(_ entry: Entry) -> Bool {
    entry.words.last.map(panels.contains) == true
      || entry.clauses.contains { !$0.isEmpty && $0.allSatisfy(panels.contains) }
  }

  /// Whether the document declares dark backgrounds and no light one.
  var isDark: Bool { surfaces(.any).count == 1 && surfaces(.dark).count > 1 }

  /// The appearance that the nearest heading names.
  static func mode(of scope: [String]) -> Mode {
    for title in scope.reversed() {
      switch ModeWords.mode(in: title) {
      case .dark: return .dark
      case .light: return .light
      case nil: continue
      }
    }
    return .any
  }

  /// Whether a value is given for the light or the dark appearance: by the selector of its rule, or by a heading.
  static func mode(at origin: Origin, in document: Document) -> Mode {
    if document.isCode(origin.range.start) {
      var index = document.source.lineIndex(of: Int(origin.range.start))
      for _ in 0..<80 where index > 0 {
        index -= 1
        let line = document.source.lineRange(index).offsets
        if ASCII.find("```", in: document.source.bytes, line) != nil { break }
        let text = ASCII.trimmed(document.source.bytes, line)
        guard text.count > 2, text.count < 200,
          document.source.bytes[text.upperBound - 1] == 0x7B
            || document.source.bytes[text.lowerBound] == ASCII.slash
        else { continue }
        let found = mode(of: [document.source.string(document.source.lineRange(index))])
        if found != .any { return found }
      }
    }
    guard let node = document.lastNode(startingBy: origin.range.start) else { return .any }
    let section = Int(document.nodes[node].section)
    return mode(of: document.path(ofSection: section).map(document.title(ofSection:)))
  }
}
