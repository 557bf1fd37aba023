import SpecModel
import SpecSyntax
import SpecText

/// Cells that hold several colours.
extension TokenTables {
  /// A colour that a cell gives to a part, with its values for other modes.
  struct PartColor {
    var name: Range<Int>
    var value: Range<Int>
    var modes: [(name: String, value: Range<Int>)] = []
  }

  /// "ground `#1A1A2E` / key `#2D2D44`", "底 `#FFFBF0` / 边 `#FFE082`（深色 `#2E2A18`/`#57491F`）": colours, each behind the
  /// part that has it, two or more, and in brackets behind all of them their values for a mode.
  func colorsOfParts(_ cell: Int) -> [PartColor]? {
    let (text, bytes) = (Bytes.trim(reader.textRange(cell), in: reader.bytes), reader.bytes)
    guard (16...300).contains(text.count), let first = text.first, bytes[first] != 0x23,
      bytes[first] != 0x28, text.count(where: { bytes[$0] == 0x23 }) > 1
    else { return nil }
    var parts: [PartColor] = []
    var offset = text.lowerBound
    while offset < text.upperBound, parts.count < 8 {
      guard let hash = (offset..<text.upperBound).first(where: { bytes[$0] == 0x23 }),
        case let name = Bytes.trim(offset..<hash, in: bytes), isPartName(name),
        let color = TokenLiteral.color(bytes, hash..<text.upperBound), color.range.count > 6
      else { return nil }
      parts.append(PartColor(name: name, value: color.range))
      offset = color.range.upperBound
      guard let next = separator(offset, text.upperBound) else { break }
      offset = next
    }
    guard parts.count > 1, Set(parts.map { reader.string($0.name) }).count == parts.count else {
      return nil
    }
    let rest = Bytes.trim(offset..<text.upperBound, in: bytes)
    if rest.isEmpty { return parts }
    return addModes(in: rest, to: &parts) ? parts : nil
  }

  private func isPartName(_ name: Range<Int>) -> Bool {
    guard let first = name.first, name.count < 40 else { return false }
    return (Bytes.isLetter(reader.bytes[first]) || reader.bytes[first] >= 0xC3)
      && Words.all(reader.bytes, name).count < 4
      && !Words.contain(TokenKinds.joints, reader.bytes, name)
      && !name.contains { [0x28, 0x29, 0x2C, 0x2F, 0x3B, 0x3E].contains(reader.bytes[$0]) }
      && Bytes.find("→", in: name, of: reader.bytes) == nil
  }

  /// The offset behind a stroke, a comma, a dot or a bar between two values.
  func separator(_ offset: Int, _ end: Int) -> Int? {
    let bytes = reader.bytes
    var start = offset
    while start < end, bytes[start] == 0x20 { start += 1 }
    let marks: [StaticString] = ["/", ",", ";", "·", "、", "，", "；", "／", "|"]
    guard let mark = marks.first(where: { Bytes.matches($0, at: start, end: end, in: bytes) })
    else { return nil }
    start += mark.utf8CodeUnitCount
    while start < end, bytes[start] == 0x20 { start += 1 }
    return start
  }

  /// "(dark `#2E2A18`/`#57491F`)": the word for a mode and as many colours as there are parts, in brackets; other
  /// remarks in brackets are left out.
  private func addModes(in rest: Range<Int>, to parts: inout [PartColor]) -> Bool {
    let bytes = reader.bytes
    guard let first = rest.first, bytes[first] == 0x28 || bytes[first] == 0xEF,
      Bytes.matches(")", at: rest.upperBound - 1, end: rest.upperBound, in: bytes)
        || Bytes.matches("）", at: rest.upperBound - 3, end: rest.upperBound, in: bytes)
    else { return false }
    var colors: [Range<Int>] = []
    var offset = rest.lowerBound
    while offset < rest.upperBound {
      if bytes[offset] == 0x23, let color = TokenLiteral.color(bytes, offset..<rest.upperBound) {
        colors.append(color.range)
        offset = color.range.upperBound
      } else {
        offset += 1
      }
    }
    guard colors.count == parts.count else { return colors.isEmpty }
    let words = TokenHeaders.keys(bytes, rest.lowerBound..<colors[0].lowerBound)
    guard let mode = words.lazy.compactMap({ TokenColumns.mode(ofWord: $0) }).first else {
      return false
    }
    for (index, color) in colors.enumerated() { parts[index].modes = [(mode, color)] }
    return true
  }

  /// Adds what the cells of a row give to several parts; false where none does.
  func addColorsOfParts(
    _ row: Int, _ cells: [Int], name: String, _ column: Int, into sink: inout TokenSink
  ) -> Bool {
    for (place, cell) in cells.enumerated() where place != column {
      guard let parts = colorsOfParts(cell) else { continue }
      for part in parts {
        let title = name + " " + reader.string(part.name)
        sink.add(
          .init(
            name: title, kind: .color, value: reader.string(part.value),
            origin: document.origin(document.nodes[row].range),
            valueOrigin: reader.origin(part.value),
            theme: reader.context.topic(ofNode: row).theme))
        for mode in part.modes {
          sink.add(
            mode: mode.name, value: reader.string(mode.value), of: title,
            valueOrigin: reader.origin(mode.value))
        }
      }
      return true
    }
    return false
  }

  private static let shadowParts: [WordKey] = [
    WordKey("x"), WordKey("y"), WordKey("blur"), WordKey("spread"),
  ]

  /// "Level | x | y | blur | color": the parts of a shadow in columns of their own, put together as style sheets do.
  func shadow(
    _ cells: [Int], _ columns: Columns, _ headers: [[WordKey]]
  ) -> (Token.Kind, String, Range<Int>)? {
    guard columns.kind == .shadow else { return nil }
    var parts: [String] = []
    var first: Range<Int>?
    for (index, key) in Self.shadowParts.enumerated() {
      guard let column = headers.firstIndex(where: { $0.contains(key) && $0.count < 3 }),
        column != columns.name, column < cells.count
      else {
        if index < 3 { return nil }
        continue
      }
      let text = Bytes.trim(reader.textRange(cells[column]), in: reader.bytes)
      guard let digit = text.first, text.count < 8,
        Bytes.isDigit(reader.bytes[digit]) || reader.bytes[digit] == 0x2D
      else { return nil }
      parts.append(reader.string(text))
      first = first ?? text
    }
    guard let first,
      let color = cells.lazy.compactMap({ self.firstColor(in: $0) }).first
    else { return nil }
    return (.shadow, parts.joined(separator: " ") + " " + reader.string(color), first)
  }

  /// "50 | 100 | 200" over nothing but colours: the steps of the ramp that the heading names; false where a header is no
  /// step or a cell no colour.
  func readRamp(
    _ table: Int, _ body: [(row: Int, cells: [Int])], _ titles: [Int], _ topic: TokenTopic,
    into sink: inout TokenSink
  ) -> Bool {
    let section = Int(document.nodes[table].section)
    guard topic == .kind(.color), body.count == 1, titles.count > 2, section > 0,
      case let cells = document.children(of: body[0].row), cells.count == titles.count,
      titles.allSatisfy({ isShade(reader.textRange($0)) })
    else { return false }
    let colors = cells.compactMap { color(in: $0) }
    guard colors.count == titles.count else { return false }
    let name = StateName.withoutNumbering(document.title(ofSection: section))
    for (title, color) in zip(titles, colors) {
      sink.add(
        .init(
          name: name + " " + reader.string(Bytes.trim(reader.textRange(title), in: reader.bytes)),
          kind: .color, value: reader.string(color),
          origin: document.origin(document.nodes[body[0].row].range),
          valueOrigin: reader.origin(color)))
    }
    return true
  }

  /// "`#EAF9F1` → `--color-success-bg`": a colour and the custom property that an arrow gives it.
  func addArrows(_ row: Int, _ cells: [Int], into sink: inout TokenSink) {
    let bytes = reader.bytes
    for cell in cells {
      let text = Bytes.trim(reader.textRange(cell), in: bytes)
      guard let first = text.first, bytes[first] == 0x23, text.count < 80,
        let color = TokenLiteral.color(bytes, text),
        Bytes.matches(" → --", at: color.range.upperBound, end: text.upperBound, in: bytes),
        case let name = color.range.upperBound + 5..<text.upperBound,
        TokenPass.isReference(name, bytes)
      else { continue }
      sink.add(
        .init(
          name: reader.string(name), kind: .color, value: reader.string(color.range),
          origin: document.origin(document.nodes[row].range),
          valueOrigin: reader.origin(color.range),
          theme: reader.context.topic(ofNode: row).theme))
    }
  }

  /// "`#FFFFFF` / `#0B0F14`" below "Light / Dark": the colour for the other mode behind that of the first.
  func otherMode(
    _ cells: [Int], _ base: Range<Int>, _ headers: [[WordKey]]
  ) -> (mode: String, value: Range<Int>)? {
    guard
      let column = cells.indices.first(where: {
        reader.textRange(cells[$0]).contains(base.lowerBound)
      }), column < headers.count
    else { return nil }
    let modes = headers[column].compactMap { TokenColumns.mode(ofWord: $0) }
    let text = Bytes.trim(reader.textRange(cells[column]), in: reader.bytes)
    if let named = namedMode(text, behind: base) { return named }
    guard modes.count == 2, modes[0] != modes[1], base.lowerBound == text.lowerBound,
      let next = separator(base.upperBound, text.upperBound),
      let literal = TokenLiteral.read(reader.bytes, next..<text.upperBound),
      literal.kind == .color
    else { return nil }
    return (modes[1], literal.range)
  }

  /// Whether at least half of the rows of a table give colours that front matter has given, so that the table only tells
  /// what they are for.
  func retells(
    _ columns: Columns, _ body: [(row: Int, cells: [Int])], _ sink: TokenSink
  ) -> Bool {
    guard sink.definesColorsInFrontMatter, columns.kind == .color || columns.kind == nil,
      columns.modes.isEmpty, !columns.isPaired, columns.parts.isEmpty
    else { return false }
    var (colors, known) = (0, 0)
    for (_, cells) in body.prefix(40) {
      guard
        let color = cells.indices.lazy.filter({ $0 != columns.name })
          .compactMap({ self.firstColor(in: cells[$0]) }).first
      else { continue }
      colors += 1
      if sink.restates(reader.string(color), .color) { known += 1 }
    }
    return known > 0 && known * 2 >= colors
  }

  /// "Name | Base | Dark | Light": beside two modes the value that holds without them comes first.
  func takeBase(_ columns: inout Columns, _ headers: [[WordKey]], _ rows: [[Int]]) {
    takePairs(&columns, headers, rows)
    takeDefault(&columns)
    takeReferences(&columns, headers, rows)
    guard columns.kind == .color || columns.kind == nil, columns.modes.count == 2,
      let base = headers.indices.first(where: { column in
        column != columns.name && TokenModes.isBase(headers[column])
          && !columns.modes.contains { $0.column == column }
          && rows.allSatisfy { column < $0.count && color(in: $0[column]) != nil }
      })
    else { return }
    columns.values.removeAll { $0 == base }
    columns.values.insert(base, at: 0)
  }

  /// "Name | Dark | Light" where the document says that dark is the default: its column has the values.
  private func takeDefault(_ columns: inout Columns) {
    guard columns.modes.count == 2, columns.modes.contains(where: { $0.name == "light" }),
      let dark = columns.modes.first(where: { $0.name == "dark" }),
      columns.values.first != dark.column, defaultMode.isDark
    else { return }
    columns.values.removeAll { $0 == dark.column }
    columns.values.insert(dark.column, at: 0)
  }

  /// "Light (class) | Dark (class) | Hex (light / dark)": the colours in numbers stand in one column for both modes.
  private func takePairs(_ columns: inout Columns, _ headers: [[WordKey]], _ rows: [[Int]]) {
    guard columns.modes.count == 2,
      let pairs = headers.indices.first(where: { column in
        column != columns.name && !columns.modes.contains { $0.column == column }
          && Set(headers[column].compactMap { TokenColumns.mode(ofWord: $0) }).count == 2
          && rows.allSatisfy { column < $0.count && firstColor(in: $0[column]) != nil }
      })
    else { return }
    columns.modes = []
    columns.isPaired = true
    columns.values.removeAll { $0 == pairs }
    columns.values.insert(pairs, at: 0)
  }

  /// "Token | Duration | Easing" over bare numbers: the column of times is that of the values, in milliseconds.
  func takeBareTimes(_ columns: inout Columns, _ headers: [[WordKey]], _ rows: [[Int]]) {
    guard columns.kind == nil || columns.kind == .duration || columns.kind == .easing,
      let column = headers.indices.first(where: {
        $0 != columns.name && headers[$0] == [Self.length]
      }),
      headers.contains(where: { $0.contains(where: TokenColumns.curves.contains) }), !rows.isEmpty,
      rows.allSatisfy({ cells in
        column < cells.count && reader.isBareTime(reader.textRange(cells[column]))
      })
    else { return }
    columns.kind = .duration
    columns.bare.insert(column)
    columns.values.removeAll { $0 == column }
    columns.values.insert(column, at: 0)
  }

  private static let length = WordKey("duration")

  /// Numbers without a unit below "Value" are points or pixels, as a theme in code has them.
  func takeBareLengths(
    _ columns: inout Columns, _ headers: [[WordKey]], _ names: TokenNameColumn, _ section: Int
  ) {
    guard let first = columns.values.first else { return }
    if columns.kind == .spacing || columns.kind == .radius,
      TokenColumns.isPlainValue(headers[first]), names.holdsNumbers(first)
    {
      columns.bare.insert(first)
    }
    if columns.kind == .size || columns.kind == .spacing,
      TypeParts.names(section: section, of: document)
    {
      columns.bare.insert(first)
    }
  }

  /// "`sm` / `md`" beside "4 / 8": several names with their values, and those in other modes; false where a cell has one.
  func addNamedParts(
    _ row: Int, _ cells: [Int], _ columns: Columns, _ kind: Token.Kind, _ range: Range<Int>,
    into sink: inout TokenSink
  ) -> Bool {
    guard let pairs = namedParts(cells, columns.name, range) else { return false }
    let modes = columns.modes.filter { $0.column < cells.count }.compactMap { mode in
      parts(of: cells, columns.name, in: cells[mode.column]).map { (mode.name, $0) }
    }
    for (index, (part, value)) in pairs.enumerated() {
      let name = fullName(part, behind: pairs[0].name)
      sink.add(
        .init(
          name: name, kind: kind, value: reader.string(value),
          origin: document.origin(document.nodes[row].range), valueOrigin: reader.origin(value),
          theme: reader.context.topic(ofNode: row).theme))
      for (mode, others) in modes {
        let other = others[index].value
        let text = reader.string(other)
        guard other != value else {
          sink.note(mode: mode, value: text, of: name)
          continue
        }
        sink.add(mode: mode, value: text, of: name, valueOrigin: reader.origin(other))
      }
    }
    return true
  }

  /// The colour at the start of a cell.
  private func firstColor(in cell: Int) -> Range<Int>? {
    let literal = TokenLiteral.read(reader.bytes, reader.textRange(cell))
    return literal?.kind == .color ? literal?.range : nil
  }
}

extension TokenNameColumn {
  private static let presets = WordKey.set(
    "preset", "presets", "theme", "themes", "palette", "palettes", "scheme", "schemes", "skin",
    "thema", "thème", "tema", "paleta")
  private static let roles = WordKey.set(
    "primary", "secondary", "tertiary", "accent", "background", "surface", "text", "foreground",
    "primario", "primaire", "primär", "hintergrund", "fond", "fondo", "akzent")

  private static let sorts = WordKey.set(
    "badge", "badges", "tag", "tags", "type", "types", "status", "category", "categories",
    "priority", "severity", "label", "labels", "chip", "kind", "level", "event", "tier", "rarity",
    "typ", "tipo", "kategorie", "categoria", "categoría", "catégorie", "etiqueta", "statut")
  /// Sorts that are shown as a colour wherever they stand.
  private static let marked = WordKey.set(
    "badge", "badges", "tag", "tags", "category", "categories", "label", "labels", "chip",
    "priority", "severity", "event", "rarity", "kategorie", "categoria", "categoría", "catégorie",
    "etiqueta")
  private static let wideTags: [StaticString] = [
    "タグ", "バッジ", "ラベル", "标签", "標籤", "徽章", "태그", "배지", "뱃지", "라벨",
  ]

  /// Whether the heading above the rows is about badges or tags, where "Toasts" and "Buttons" are parts with looks.
  private func isOfTags() -> Bool {
    guard let cell = rows.first?.first else { return false }
    let document = reader.context.document
    let section = Int(document.nodes[cell].section)
    guard section > 0 else { return false }
    let title = reader.textRange(Int(document.sections[section].heading))
    return title.count < 80
      && (Words.contain(Self.marked, reader.bytes, title)
        || Self.wideTags.contains { Bytes.find($0, in: title, of: reader.bytes) != nil })
  }

  private static let grounds = WordKey.set(
    "background", "bg", "fill", "hintergrund", "fond", "fondo", "fundo", "sfondo", "surface")
  private static let marks = WordKey.set(
    "text", "foreground", "fg", "texte", "texto", "testo", "textfarbe", "schrift", "border", "icon")
  /// What one control may be, whose colours are no palette.
  static let looks = WordKey.set(
    "default", "normal", "rest", "hover", "hovered", "pressed", "focus", "focused", "disabled",
    "enabled", "active", "inactive", "selected", "checked", "unchecked", "visited", "idle")

  /// "Badge | Background | Text", "種別 | 背景色 | テキスト色": whether each row gives a sort of things the two colours
  /// that it has wherever it is shown.
  ///
  /// The column of the sorts; `nil` where the table is none.
  func sortsWithColors() -> Int? {
    guard (3...6).contains(headers.count), rows.count > 1,
      let sort = headers.indices.first(where: {
        (1...3).contains(headers[$0].count) && headers[$0].contains(where: Self.sorts.contains)
          && !isOfColors($0)
      }), holdsNames(sort), headers[sort].contains(where: Self.marked.contains) || isOfTags(),
      !rows.contains(where: { cells in
        sort >= cells.count
          || Words.contain(Self.looks, reader.bytes, reader.textRange(cells[sort]))
      })
    else { return nil }
    func column(_ words: WordSet) -> Int? {
      headers.indices.first {
        $0 != sort && headers[$0].contains(where: words.contains) && isOfColors($0)
      }
    }
    guard let ground = column(Self.grounds), let mark = column(Self.marks), ground != mark else {
      return nil
    }
    return sort
  }

  /// "Preset | Primary | Secondary | Background": whether each row gives colours to the roles of a theme.
  func arePresets() -> Bool {
    guard headers.count > 2, rows.count > 1, holdsNames(0),
      headers.contains(where: { $0.count < 3 && $0.contains(where: Self.presets.contains) })
    else { return false }
    let columns = headers.indices.dropFirst().filter { column in
      headers[column].contains(where: Self.roles.contains)
        && rows.allSatisfy { cells in
          guard column < cells.count else { return false }
          return TokenLiteral.read(reader.bytes, reader.textRange(cells[column]))?.kind == .color
        }
    }
    return columns.count > 1
  }
}
