import SpecModel
import SpecSyntax
import SpecText

/// Columns for themes that have names of their own: "Token | Daylight | Lamplight", "Token | Sepia | OLED".
extension TokenTables {
  /// Takes two columns or more for modes where nothing but colours stands in them, the rows have names of code, and the
  /// headings speak of themes or the headers are known as such.
  func takeThemes(
    _ columns: inout Columns, _ headers: [[WordKey]], _ titles: [Range<Int>], _ rows: [[Int]]
  ) {
    guard columns.modes.isEmpty, columns.kind == .color || columns.kind == nil, rows.count > 1,
      headers.count > 2, let cell = rows[0].first
    else { return }
    let places = columns.values.filter { column in
      column != columns.name && isTitle(headers[column], titles[column])
        && rows.count { $0.indices.contains(column) && color(in: $0[column]) != nil } * 3
          >= rows.count * 2
    }.sorted()
    guard places.count > 1,
      rows.allSatisfy({ cells in
        columns.name < cells.count
          && TokenPass.isReference(reader.textRange(cells[columns.name]), reader.bytes)
      }),
      places.allSatisfy({ Words.contain(Self.knownThemes, reader.bytes, titles[$0]) })
        || isOfThemes(cell)
    else { return }
    columns.modes = places.map { column in
      (column, reader.string(Bytes.trim(titles[column], in: reader.bytes)).lowercased())
    }
    columns.values.removeAll { places.contains($0) }
    columns.values.insert(contentsOf: places, at: 0)
  }

  private static let knownThemes = WordKey.set(
    "sepia", "oled", "amoled", "midnight", "dim", "dusk", "dawn", "daylight", "solarized")
  private static let themes = WordKey.set(
    "theme", "themes", "theming", "skin", "skins", "modes", "appearances", "thema", "themen",
    "tema", "temas", "temi", "modos", "modi", "тема", "темы", "темах")
  private static let wideThemes: [StaticString] = [
    "主题", "主題", "模式", "テーマ", "モード", "테마", "모드",
  ]
  /// Words of headers over parts, states, notations and remarks, which no theme is called.
  private static let others = WordKey.set(
    "background", "bg", "foreground", "fg", "text", "border", "surface", "fill", "stroke", "icon",
    "hover", "pressed", "active", "disabled", "focus", "selected", "default", "base", "hex", "rgb",
    "rgba", "hsl", "oklch", "css", "value", "values", "color", "colour", "from", "to", "start",
    "end", "fallback", "contrast", "ratio", "old", "new", "before", "after", "previous", "current",
    "ios", "android", "web", "figma", "code", "token", "class", "tailwind", "swatch", "sample",
    "preview", "notes", "accent", "primary", "secondary", "tertiary", "container", "on",
    "equivalent", "alternative", "inverse", "replacement", "nearest", "similar", "muted", "main",
    "soft", "strong", "subtle", "tint", "shade", "ring", "track", "high", "low", "rest")

  /// Whether a header is a name of a word or two that a theme may have.
  private func isTitle(_ header: [WordKey], _ title: Range<Int>) -> Bool {
    let text = Bytes.trim(title, in: reader.bytes)
    guard (2...24).contains(text.count), !isShade(text) else { return false }
    let words = UnmarkedWords.keys(reader.bytes, text)
    guard words.count <= 2, !words.contains(where: Self.others.contains) else { return false }
    return !header.contains {
      Self.others.contains($0) || TokenColumns.remarks.contains($0)
        || TokenColumns.value.contains($0) && TokenColumns.mode(ofWord: $0) == nil
    }
  }

  /// Whether one of the headings around a cell is about themes.
  private func isOfThemes(_ cell: Int) -> Bool {
    document.path(ofSection: Int(document.nodes[cell].section)).contains { section in
      let title = reader.textRange(Int(document.sections[section].heading))
      guard title.count < 100 else { return false }
      return UnmarkedWords.keys(reader.bytes, title).contains(where: Self.themes.contains)
        || Self.wideThemes.contains { Bytes.find($0, in: title, of: reader.bytes) != nil }
    }
  }
}
