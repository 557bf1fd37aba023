import SpecAnalysis
import SpecModel
import SpecSyntax
import SpecText

/// Fills with a text colour of their own: "| Verb | `#E65100` | `#FFFFFF` |" below "Type | Bg | Text".
extension UnreadableTextColor {
  private static let fills: Lexicon = [
    "bg", "background", "fill", "fond", "hintergrund", "fondo", "fundo", "sfondo", "achtergrond",
    "latar", "背景", "背景色", "底色", "배경", "배경색", "фон",
  ]
  private static let letters: Lexicon = [
    "text", "foreground", "fg", "label", "letters", "texte", "texto", "testo", "tekst", "teks",
    "schrift", "textfarbe", "文字", "文字色", "テキスト", "文本", "텍스트", "글자", "글자색", "текст",
  ]
  /// Words of rows that name grounds on which all texts stand.
  private static let grounds: Lexicon = [
    "page", "canvas", "app", "body", "surface", "surfaces", "screen", "base", "default", "light",
    "dark", "panel", "card", "seite", "fläche", "página", "pagina", "écran", "pantalla",
  ]

  /// Words of names of texts that stand anywhere: "color_text_dim", "ink-soft".
  private static let general: Lexicon = [
    "color", "colour", "clr", "text", "texte", "texto", "testo", "ink", "fg", "foreground",
    "primary", "secondary", "tertiary", "quaternary", "muted", "dim", "faint", "ghost", "soft",
    "subtle", "body", "caption", "labels", "hint", "default", "base", "strong", "weak", "main",
    "gray", "grey",
  ]

  /// Whether the name of a text says of no part that it stands in.
  func isGeneral(_ text: ColorRoles.Member) -> Bool {
    let words = Names.words(text.name)
    return !words.isEmpty && words.allSatisfy(Self.general.contains)
  }

  /// The grounds without the fills of chips and badges that have letters of their own, where others are left.
  func withoutChips(
    _ backgrounds: [ColorRoles.Member], _ document: Document
  ) -> [ColorRoles.Member] {
    let left = backgrounds.filter { !isChip($0, document) }
    return left.isEmpty ? backgrounds : left
  }

  private func isChip(_ ground: ColorRoles.Member, _ document: Document) -> Bool {
    let header = document.tableHeader(around: ground.origin.range.start)
    guard header.count > 2, let cell = document.lastNode(startingBy: ground.origin.range.start),
      document.nodes[cell].kind == .tableCell,
      case let cells = document.children(of: Int(document.nodes[cell].parent)),
      let own = cells.firstIndex(of: cell), own > 0, own < header.count,
      Names.hasWord(header[own], in: Self.fills, ofAtMost: 2),
      !Names.hasWord(document.string(cells[0]), in: Self.grounds)
    else { return false }
    return cells.indices.contains { place in
      place != own && place < header.count
        && Names.hasWord(header[place], in: Self.letters, ofAtMost: 2)
        && document.string(cells[place]).first { $0 != "`" && $0 != " " } == "#"
    }
  }
}
