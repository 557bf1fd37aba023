import SpecModel
import SpecSyntax
import SpecText

/// Lists below a heading that names a theme, "Dark theme", in which each item gives the colour of a role by its name in a
/// palette: "Background: white", "Border: gray-300", "Hover: gray-400".
///
/// All items are such, three at least, and two of them have the names of roles: the others are roles as well, though
/// "Hover" and "Active" are names of states elsewhere.
enum ThemeRoles {
  /// - Complexity: O(sections); the items are looked at only below headings of themes.
  static func read(_ reader: FactReader, into sink: inout TokenSink) {
    let context = reader.context
    // Below front matter the text describes.
    guard !sink.definesColorsInFrontMatter else { return }
    for section in context.document.sections.indices.dropFirst() {
      for line in items(of: section, context, reader.bytes) {
        guard let label = line.label else { continue }
        let value = Bytes.trim(line.value, in: reader.bytes)
        // Colours by their numbers are read where they stand.
        guard reader.bytes[value.lowerBound] != ASCII.hash else { continue }
        sink.add(
          .init(
            name: reader.string(label), kind: .color, value: reader.string(value),
            origin: reader.origin(line.text), valueOrigin: reader.origin(value),
            theme: reader.topic(of: line).theme))
      }
    }
  }

  /// Whether a section holds such a list.
  static func areIn(_ section: Int, _ context: LoweringContext) -> Bool {
    guard isOfTheme(section, context) else { return false }
    return context.document.plain.withUnsafeBufferPointer {
      !items(of: section, context, $0).isEmpty
    }
  }

  /// The items of such a list; none where one item is something else.
  private static func items(
    of section: Int, _ context: LoweringContext, _ bytes: UnsafeBufferPointer<UInt8>
  ) -> [TextLine] {
    guard isOfTheme(section, context) else { return [] }
    let items = context.items(of: section)
    guard (3...24).contains(items.count), items.allSatisfy({ isRole($0, bytes) }) else { return [] }
    let named = items.count { line in
      line.label.map { Names.hasWord(bytes.string($0), in: roles, or: roleSigns) } == true
    }
    return named > 1 ? items : []
  }

  /// Whether the heading of a section itself names a theme or a mode of the colours.
  private static func isOfTheme(_ section: Int, _ context: LoweringContext) -> Bool {
    let topics = context.facts.topics
    guard section > 0, topics.indices.contains(section), topics[section].theme != .none else {
      return false
    }
    let title = StateName.withoutNumbering(context.document.title(ofSection: section))
    return Names.wordCount(title) <= 5 && Names.hasWord(title, in: themes, or: themeSigns)
  }

  /// Whether a line is a label of a few words and a colour behind it, and no more.
  private static func isRole(_ line: TextLine, _ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    guard let label = line.label, label.count <= 40, !line.value.isEmpty else { return false }
    let value = Bytes.trim(line.value, in: bytes)
    guard !value.isEmpty else { return false }
    if NamedColors.isTold(bytes, value) { return true }
    return bytes[value.lowerBound] == ASCII.hash
      && TokenLiteral.color(bytes, value).map { $0.range == value } == true
  }

  private static let themes: Lexicon = [
    "theme", "mode", "scheme", "thema", "modus", "farbschema", "thème", "tema", "modo", "esquema",
    "schema", "schéma", "тема", "режим", "tryb", "motyw",
  ]
  private static let themeSigns: Phrases = ["テーマ", "モード", "主题", "主題", "模式", "테마", "모드"]
  private static let roles: Lexicon = [
    "background", "bg", "foreground", "surface", "border", "text", "primary", "secondary", "accent",
    "divider", "hintergrund", "vordergrund", "fläche", "rahmen", "schrift", "fond", "texte",
    "bordure", "surfaces", "fondo", "texto", "borde", "superficie", "fundo", "borda", "sfondo",
    "testo", "bordo", "achtergrond", "tekst", "rand", "latar", "teks", "garis", "фон", "текст",
    "граница", "рамка",
  ]
  private static let roleSigns: Phrases = [
    "背景", "文字", "テキスト", "枠線", "边框", "文本", "表面", "배경", "텍스트", "테두리",
  ]
}
