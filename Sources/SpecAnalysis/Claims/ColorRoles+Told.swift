import SpecModel
import SpecSyntax
import SpecText

/// Grounds that a palette does not name as such: by another name, or by what the document says of them further down.
extension ColorRoles {
  /// Words for what is drawn around a part.
  static let borders: Lexicon = [
    "border", "borders", "outline", "outlines", "ring", "rings", "stroke", "strokes", "rahmen",
    "fokusring", "fokusrahmen", "focusring", "anneau", "contour", "bordure", "anillo", "borde",
    "contorno", "anel", "borda", "anello", "bordo", "kader", "кольцо", "рамка", "halkası",
    "çerçeve",
  ]
  static let wideBorders = ["边框", "焦点环", "聚焦环", "ボーダー", "枠線", "リング", "테두리", "링"]

  private static let prefixes: Lexicon = ["color", "colour", "colors", "theme", "ds", "ui"]

  /// Whether a name is that of the ring around what has the focus, "--ring": nothing else of an interface is called so.
  static func isRing(_ words: [String]) -> Bool {
    words.last == "ring" && words.dropLast().allSatisfy(prefixes.contains)
  }

  /// "Off-White" and "Dark Gray" say nothing of a use, "Text Light" does.
  static func role(ofName words: [String]) -> Role? {
    if isRing(words) { return .focus }
    if isOfTextLines(words) { return .other }
    let others = words.filter { !looks.contains($0) }
    return role(of: others) == nil ? nil : role(of: words)
  }

  /// Whether a name is that of the lines at a text, "text-decoration", and not of its letters.
  ///
  /// - Source: CSS Text Decoration Level 3, 2.
  private static func isOfTextLines(_ words: [String]) -> Bool {
    zip(words, words.dropFirst()).contains { $0 == "text" && $1 == "decoration" }
  }

  /// Whether "text-light" is too dark to stand on a dark ground: what is light there is the weight of the colour.
  static func isDarkInk(_ words: [String], _ color: OpaqueColor) -> Bool {
    words.contains("light") && color.luminance < 0.3
      && role(of: words.filter { $0 != "light" }) == .text
  }

  /// Colours with a second name that is that of a ground: "--surface: var(--white)".
  static func aliased(_ palette: Palette) -> [Member] {
    palette.aliases.compactMap { alias in
      guard role(of: Names.words(alias.name)) == .background,
        let color = palette.color(alias.target)
      else { return nil }
      return Member(name: alias.name, color: color, origin: alias.origin)
    }
  }

  /// Whether a colour stands on the one whose name it goes on: "--primary-foreground" beside "--primary".
  static func isOnOwn(_ words: [String], _ names: Set<[String]>) -> Bool {
    guard words.count > 1, words.last == "foreground" || words.last == "fg" else { return false }
    let own = Array(words.dropLast())
    return own.last != "muted" && names.contains(own)
  }

  /// Colours that tell nothing of their use and have a second name that is that of a text: "--text-muted: var(--grey-500)".
  static func aliasedTexts(_ palette: Palette) -> [Member] {
    guard !palette.aliases.isEmpty else { return [] }
    let told = Set(
      palette.entries.filter { role(of: $0.words) != nil }.map { Names.hyphenated($0.name) })
    let names = Set(palette.entries.map(\.words) + palette.aliases.map { Names.words($0.name) })
    return palette.aliases.compactMap { alias in
      let words = Names.words(alias.name)
      guard role(ofName: words) == .text, !isExempt([words]), !isOnOwn(words, names),
        !told.contains(Names.hyphenated(alias.target)), let color = palette.color(alias.target)
      else { return nil }
      return Member(name: alias.name, color: color, origin: alias.origin)
    }
  }

  /// The steps of the inks that a line without a colour uses for text: "Captions use ink-500".
  static func inksInUse(_ document: Document) -> Set<String> {
    var result: Set<String> = []
    for leaf in document.leaves(with: "ink") + document.leaves(with: "Ink") {
      let node = document.nodes[leaf]
      let isCell = node.kind == .tableCell
      guard isCell || node.kind == .paragraph else { continue }
      let texts =
        isCell
        ? [document.source.string(document.firstLine(of: node.range))]
        : document.lines(of: leaf).map { document.string(plain: $0) }
      for text in texts where text.utf8.count < 200 && !text.contains("#") {
        let words = Names.words(text)
        guard let ink = words.firstIndex(of: "ink"), ink + 1 < words.count,
          words[ink + 1].utf8.allSatisfy(ASCII.isDigit), !isExempt([words]),
          role(of: Array(words[..<ink] + words[(ink + 2)...])) == .text
        else { continue }
        result.insert(words[ink + 1])
      }
    }
    return result
  }

  /// Colours without a use in their names whose item calls them a ground: "`--snow`: main background".
  static func told(_ palette: Palette, _ document: Document) -> [Member] {
    var open: [String: Palette.Entry] = [:]
    for entry in palette.entries
    where role(of: entry.words) == nil && !entry.clauses.contains(where: { role(of: $0) != nil }) {
      open[entry.name] = entry
    }
    guard !open.isEmpty else { return [] }
    var result: [Member] = []
    for (number, node) in document.nodes.enumerated()
    where node.kind == .paragraph && node.parent >= 0
      && document.nodes[Int(node.parent)].kind == .item
    {
      let text = document.plainText(of: number)
      guard text.count < 200, let colon = ASCII.find(ASCII.colon, in: document.plain, text),
        colon - text.lowerBound < 48,
        case let name = document.string(plain: text.lowerBound..<colon).trimmedSpaces,
        let entry = open[name],
        let use = document.string(plain: colon + 1..<text.upperBound)
          .split(whereSeparator: { ",;(".contains($0) }).first,
        role(of: Names.words(String(use))) == .background
      else { continue }
      open[name] = nil
      result.append(Member(name: name, color: entry.color, origin: entry.valueOrigin))
    }
    return result
  }

  /// Words of texts that are read, though they are not the main ones.
  private static let ranks: Lexicon = [
    "secondary", "tertiary", "helper", "supporting", "auxiliary", "metadata", "meta", "timestamps",
    "timestamp", "descriptions", "description",
    "sekundär", "sekundärer", "sekundärtext", "hilfstext", "hilfetext", "secondaire", "secondaires",
    "auxiliaire", "secundario", "secundarios", "auxiliar", "secundário", "secundários", "apoio",
    "secondario", "secondari", "secundair", "secundaire", "sekunder", "辅助", "次要", "辅助文字", "次要文字",
    "补助", "補助", "補助テキスト", "補足", "보조", "보조-텍스트",
  ]
  private static let joints: Lexicon = [
    "and", "or", "und", "et", "ou", "y", "e", "o", "en", "dan", "with", "text", "texts", "copy",
    "texte", "textes", "texto", "textos", "testo", "testi", "tekst", "teks", "labels", "文字", "文本",
    "テキスト", "텍스트", "state", "states",
  ]

  /// Whether a clause is of a text that is read, alone or beside what is switched off: "disabled / secondary".
  static func tellsRank(_ clause: [String]) -> Bool {
    clause.contains(where: ranks.contains)
      && clause.allSatisfy {
        ranks.contains($0) || joints.contains($0) || SwitchedOff.words.contains($0)
          // The digits of the value itself.
          || $0.utf8.contains(where: ASCII.isDigit) || OpaqueColor("#" + $0) != nil
      }
  }
}
