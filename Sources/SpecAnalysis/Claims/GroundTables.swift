import SpecModel
import SpecSyntax
import SpecText

/// Finds the texts of tables that give a ground and several texts on it by the names of colours:
/// "Background | Primary text | Secondary text | Links".
struct GroundTables {
  private static let cues: [StaticString] = [
    "ackground", "ntergrund", "ond |", "ondo |", "undo |", "chtergrond", "背景", "배경", "Фон", "фон",
    "urface",
  ]
  private static let grounds: Lexicon = [
    "background", "backgrounds", "surface", "bg", "hintergrund", "fond", "fondo", "fundo", "sfondo",
    "achtergrond", "latar", "背景", "背景色", "배경", "배경색", "фон",
  ]
  /// Words of headers over texts.
  private static let texts: Lexicon = [
    "text", "texts", "link", "links", "label", "labels", "caption", "captions", "texte", "textes",
    "texto", "textos", "testo", "tekst", "teks", "liens", "enlaces", "ligações", "foreground",
    "текст", "ссылки", "ссылка", "文字", "文字色", "文本", "正文", "链接", "テキスト", "リンク", "텍스트", "링크", "글자색",
  ]
  /// Words of headers that give texts another meaning.
  private static let others = SwitchedOff.words.union([
    "icon", "icons", "border", "large", "example", "size", "style", "hover",
    "placeholder", "contrast", "ratio", "on", "decoration", "shadow", "weight", "align",
    "alignment", "transform", "opacity", "font", "spacing", "note", "notes",
  ])
  /// Rows that show what not to do.
  private static let refusals: Lexicon = ["dont", "don't", "don", "donts", "avoid", "wrong", "bad"]

  private let document: Document
  private let palette: Palette
  /// What names stand for, by their first definition.
  private let targets: [String: String]

  /// The pairs of a document.
  ///
  /// - Complexity: O(cells of tables with a ground in the header).
  static func find(_ document: Document, _ palette: Palette) -> [ColorPair] {
    guard !palette.entries.isEmpty, cues.contains(where: { document.mentions($0) }) else {
      return []
    }
    let targets = palette.aliases.reduce(into: [:]) { result, alias in
      result[Palette.key(alias.name)] = result[Palette.key(alias.name)] ?? alias.target
    }
    let finder = GroundTables(document: document, palette: palette, targets: targets)
    return document.nodes.indices.flatMap { node in
      document.nodes[node].kind == .table ? finder.pairs(node) : []
    }
  }

  private func pairs(_ table: Int) -> [ColorPair] {
    let rows = document.children(of: table)
    guard rows.count > 1, case let header = document.children(of: rows[0]).map(document.string),
      let ground = header.indices.filter({ Names.isPhrase(header[$0], in: Self.grounds) }).only
    else { return [] }
    let inks = header.indices.filter { $0 != ground && isText(header[$0]) }
    guard inks.count > 1,
      case let section = document.title(ofSection: Int(document.nodes[table].section)),
      !ColorPairs.isExempt(section)
    else { return [] }
    // One column that is called "Text" and no more is read with its ground elsewhere.
    let known = header.firstIndex { Names.isPhrase($0, in: ColorPairs.inkLabels) }
    return rows.dropFirst().flatMap { row -> [ColorPair] in
      let cells = document.children(of: row)
      guard cells.count == header.count, let back = named(cells[ground]),
        !cells.indices.contains(where: { column in
          let text = document.string(cells[column])
          let isOwn = column == 0 || column == ground || inks.contains(column)
          return isExempt(text, isRemark: !isOwn)
        }),
        !cells.contains(where: {
          ContrastWords.ratio(in: document.plainText(of: $0), document.plain) != nil
        })
      else { return [] }
      return inks.compactMap { column -> ColorPair? in
        guard column != known, let ink = named(cells[column]), ink.color != back.color
        else { return nil }
        return ColorPair(
          subject: "\(back.text): \(header[column])", ink: ink, background: back, size: nil,
          isBold: false)
      }
    }
  }

  /// Whether a cell says that its row needs no contrast, or that it shows what not to do; a longer remark on the use,
  /// "articles; avoid long lines", says so of something else.
  private func isExempt(_ cell: String, isRemark: Bool) -> Bool {
    if cell.contains("❌") || cell.contains("✗") { return true }
    return (!isRemark || Names.wordCount(cell) <= 2)
      && (ColorPairs.isExempt(cell) || Names.hasWord(cell, in: Self.refusals))
  }

  private func isText(_ title: String) -> Bool {
    Names.wordCount(title) <= 3 && Names.hasWord(title, in: Self.texts)
      && !Names.hasWord(title, in: Self.others)
  }

  /// The colour of a name, through the names that it stands for.
  private func color(_ name: String) -> OpaqueColor? {
    var name = name
    for _ in 0..<4 {
      if let color = palette.color(name) { return color }
      guard let target = targets[Palette.key(name)] else { return nil }
      name = target
    }
    return nil
  }

  /// The colour that a cell names, and nothing else.
  private func named(_ cell: Int) -> ColorPair.Ink? {
    let range = ASCII.trimmed(document.plain, document.plainText(of: cell))
    guard (2..<60).contains(range.count), case let text = document.string(plain: range),
      let color = color(text)
    else { return nil }
    return .init(
      text: text, color: color, origin: document.origin(document.sourceRange(plain: range)))
  }
}
