import SpecModel
import SpecSyntax
import SpecText

/// Tables of colours whose first header says nothing of names: "Element | Hex", "Property | Value", "状态 | 颜色".
extension TokenTables {
  /// A row with its name and its colour.
  private struct Role {
    var row: Int
    var name: Range<Int>
    var value: Range<Int>
  }

  /// Reads a table whose headers tell no column of names.
  func readOpen(
    _ table: Int, _ body: [(row: Int, cells: [Int])], _ topic: TokenTopic,
    into sink: inout TokenSink
  ) {
    if !readRoles(table, topic, into: &sink) { readMentioned(body, topic, into: &sink) }
  }

  /// Reads the rows of such a table that are colours; false where it defines none.
  private func readRoles(_ table: Int, _ topic: TokenTopic, into sink: inout TokenSink) -> Bool {
    let rows = document.children(of: table)
    guard rows.count > 2, !sink.definesColorsInFrontMatter, holdsHash(rows) else { return false }
    let head = document.children(of: rows[0])
    guard (2...4).contains(head.count) else { return false }
    let body = rows.dropFirst().map { (row: $0, cells: document.children(of: $0)) }
    let headers = head.map { TokenHeaders.keys(reader.bytes, reader.textRange($0)) }
    guard body.allSatisfy({ $0.cells.count == head.count }),
      !headers.contains(where: { TokenColumns.isExplicit($0) || $0.contains(where: isForeignHead) })
    else { return false }
    let found =
      isHeadOfProperties(headers[0], reader.textRange(head[0]))
      ? properties(body, headers, table, topic) : meanings(body, headers, table, topic)
    guard let found else { return false }
    let theme = theme(of: table)
    for role in found {
      sink.add(
        .init(
          name: reader.string(role.name), kind: .color, value: reader.string(role.value),
          origin: document.origin(document.nodes[role.row].range),
          valueOrigin: reader.origin(role.value), theme: theme))
    }
    return true
  }

  /// Whether a hash stands anywhere below the header: a look at the bytes.
  private func holdsHash(_ rows: [Int]) -> Bool {
    guard let first = document.firstChild(of: rows[1]),
      let last = rows.last, let end = document.children(of: last).last,
      case let start = reader.textRange(first).lowerBound,
      case let stop = reader.textRange(end).upperBound, start < stop
    else { return false }
    return ASCII.find(ASCII.hash, in: reader.bytes, start..<stop) != nil
  }

  /// Headers beside which rows compare or replace colours.
  private func isForeignHead(_ word: WordKey) -> Bool { Self.foreignHeads.contains(word) }
  private static let foreignHeads = WordKey.set(
    "contrast", "ratio", "contraste", "kontrast", "wcag", "old", "before", "deprecated", "previous",
    "instead", "replaced", "legacy", "file", "line", "alt", "bisher", "avant", "antes", "prima")

  // MARK: A row for each property of a scheme

  /// "Property", "属性", "항목": a header over what a thing has, whatever that is.
  private func isHeadOfProperties(_ header: [WordKey], _ title: Range<Int>) -> Bool {
    if header.count == 1, Self.propertyHeads.contains(header[0]) { return true }
    let text = Bytes.trim(title, in: reader.bytes)
    return header.isEmpty
      && Self.wideHeadsOfProperties.contains {
        ASCII.equals(reader.bytes, text, ignoringCase: $0)
      }
  }

  private static let propertyHeads = WordKey.set(
    "property", "properties", "item", "items", "attribute", "attributes", "aspect", "eigenschaft",
    "merkmal", "propriete", "propriedade", "propiedad", "proprieta", "eigenschap", "properti",
    "atribut", "attribut", "atributo", "attributo", "свойство")
  private static let wideHeadsOfProperties: [StaticString] = [
    "属性", "项目", "項目", "屬性", "항목", "속성", "プロパティ",
  ]

  /// "Background | Warm white `#FAFAF8`", "Accent | `#4F7CFF`": the rows that give a role of a palette its colour, below a
  /// heading about colours or schemes, or where there are three and two of them are of no single part.
  private func properties(
    _ body: [(row: Int, cells: [Int])], _ headers: [[WordKey]], _ table: Int, _ topic: TokenTopic
  ) -> [Role]? {
    guard headers.count < 4, topic == .none || topic == .kind(.color) || topic == .kind(.other)
    else { return nil }
    var found: [Role] = []
    var marks = 0
    for (row, cells) in body {
      let name = Bytes.trim(reader.textRange(cells[0]), in: reader.bytes)
      // "Property | Light | Dark" is of modes.
      if cells.dropFirst(2).contains(where: holdsHexColor) { return nil }
      guard let isMark = roleMark(name), let value = soleColor(in: cells[1]) else { continue }
      found.append(Role(row: row, name: name, value: value))
      if isMark { marks += 1 }
    }
    let isOfPalette = topic == .kind(.color) || namesScheme(table) || namesBrand(table)
    return found.count > 2 && (isOfPalette || marks > 1) ? found : nil
  }

  /// Whether a name is that of a role, and if so whether of one that no part of a screen has for itself: "Primary" and
  /// not "Background"; `nil` where it says more.
  private func roleMark(_ name: Range<Int>) -> Bool? {
    guard (2...36).contains(name.count) else { return nil }
    let bytes = reader.bytes
    if name.contains(where: { bytes[$0] >= 0xE3 }) {
      let holdsOne = { (words: [StaticString]) -> Bool in
        words.contains { Bytes.find($0, in: name, of: bytes) != nil }
      }
      return holdsOne(Self.wideMarks) ? true : holdsOne(Self.wideRoles) ? false : nil
    }
    let words = UnmarkedWords.keys(bytes, name)
    guard (1...3).contains(words.count), words.allSatisfy(isWordOfRole) else { return nil }
    if words.contains(where: Self.marks.contains) { return true }
    return words.contains(where: Self.roles.contains) ? false : nil
  }

  private func isWordOfRole(_ word: WordKey) -> Bool {
    Self.marks.contains(word) || Self.roles.contains(word) || Self.fillers.contains(word)
  }

  /// Roles of a whole palette.
  private static let marks = WordKey.set(
    "primary", "secondary", "tertiary", "accent", "brand", "sub", "main", "highlight", "success",
    "warning", "error", "danger", "info", "neutral", "primar", "primarfarbe", "sekundar",
    "sekundarfarbe", "akzent", "akzentfarbe", "hauptfarbe", "markenfarbe", "erfolg", "warnung",
    "fehler", "gefahr", "primaire", "secondaire", "marque", "succes", "avertissement", "erreur",
    "primario", "primaria", "secundario", "secundaria", "secondario", "secondaria", "acento",
    "marca", "principal", "principale", "exito", "advertencia", "peligro", "destaque", "sucesso",
    "aviso", "erro", "perigo", "accento", "successo", "avviso", "errore", "primair", "secundair",
    "merk", "waarschuwing", "fout", "utama", "sekunder", "aksen", "sukses",
    "peringatan", "основной", "акцент", "акцентный", "успех", "ошибка", "предупреждение")
  /// Roles that a part of a screen may have for itself.
  private static let roles = WordKey.set(
    "background", "backgrounds", "bg", "surface", "surfaces", "text", "texts", "card", "cards",
    "border", "borders", "divider", "muted", "ink", "canvas", "foreground", "link", "links",
    "hintergrund", "flache", "rahmen", "linie", "fond", "texte", "bordure", "carte",
    "fondo", "texto", "borde", "superficie", "tarjeta", "fundo", "borda", "cartao", "sfondo",
    "testo", "bordo", "scheda", "achtergrond", "tekst", "rand", "kaart", "latar", "teks", "garis",
    "фон", "текст", "граница")
  private static let fillers = WordKey.set(
    "color", "colour", "farbe", "couleur", "colore", "cor", "kleur", "warna", "цвет", "light",
    "dark", "soft", "base", "page", "body", "de", "du", "di", "da", "del", "of", "the")
  private static let wideMarks: [StaticString] = [
    "主色", "辅色", "辅助色", "輔助色", "强调色", "強調色", "辅助强调", "品牌", "主题色", "主題色", "成功", "警告", "错误",
    "錯誤", "危险", "危險", "アクセント", "メインカラー", "サブカラー", "プライマリ", "セカンダリ", "ブランド", "エラー",
    "메인", "서브", "보조색", "강조색", "포인트", "브랜드", "주색", "성공", "경고", "오류",
  ]
  private static let wideRoles: [StaticString] = [
    "底色", "背景", "文字", "边框", "邊框", "分割线", "辅助浅色", "正文", "枠線", "ボーダー", "テキスト", "배경", "텍스트",
    "글자", "테두리", "구분선",
  ]

  /// Whether the nearest heading names one of several schemes: "Scheme A", "方案 B".
  private func namesScheme(_ table: Int) -> Bool {
    heading(of: table).map { holds(Self.schemes, Self.wideSchemes, $0) } ?? false
  }

  /// Whether it is about a brand: "Brand assets".
  private func namesBrand(_ table: Int) -> Bool {
    heading(of: table).map { holds(Self.brands, Self.wideBrands, $0) } ?? false
  }

  private func holds(_ words: WordSet, _ wide: [StaticString], _ title: Range<Int>) -> Bool {
    title.count < 100
      && (UnmarkedWords.keys(reader.bytes, title).contains(where: words.contains)
        || wide.contains { Bytes.find($0, in: title, of: reader.bytes) != nil })
  }

  private func heading(of table: Int) -> Range<Int>? {
    let section = Int(document.nodes[table].section)
    guard section > 0 else { return nil }
    return reader.textRange(Int(document.sections[section].heading))
  }

  private static let schemes = WordKey.set(
    "scheme", "schemes", "palette", "palettes", "direction", "farbschema", "schema", "paleta",
    "esquema", "tavolozza", "palet", "skema")
  private static let wideSchemes: [StaticString] = [
    "方案", "配色", "カラー案", "スキーム", "パレット", "팔레트", "스킴", "컬러 시안",
  ]
  private static let brands = WordKey.set(
    "brand", "branding", "marke", "marque", "marca", "marchio", "merk", "бренд")
  private static let wideBrands: [StaticString] = ["品牌", "ブランド", "브랜드"]

  /// The theme of a table: each of several schemes defines its roles anew.
  private func theme(of table: Int) -> TokenTheme {
    let theme = reader.context.topic(ofNode: table).theme
    guard theme == .none, namesScheme(table) else { return theme }
    let section = Int(document.nodes[table].section)
    return .below(heading: Int(document.sections[section].heading))
  }

  // MARK: A row for each thing that has a colour

  /// "Event | Icon | Color", "State | Hex": the rows that give each thing the one colour that stands for it, below a heading
  /// about colours, or for states and the like where a heading further up is about what they look like.
  private func meanings(
    _ body: [(row: Int, cells: [Int])], _ headers: [[WordKey]], _ table: Int, _ topic: TokenTopic
  ) -> [Role]? {
    let heads = headers.indices.dropFirst().filter { isHeadOfColors(headers[$0]) }
    // "Action | Color | Code" over "Create | Green | #22C55E": the words for a colour stand before it.
    guard
      let column = heads.first(where: { soleColor(in: body[0].cells[$0]) != nil }) ?? heads.first,
      isHeadOfThings(headers[0], table, topic)
    else { return nil }
    var found: [Role] = []
    var names: Set<String> = []
    var (marks, looks) = (0, 0)
    for (row, cells) in body {
      let name = Bytes.trim(reader.textRange(cells[0]), in: reader.bytes)
      guard isName(name), names.insert(reader.string(name)).inserted,
        !cells.indices.contains(where: { $0 != column && holdsHexColor(cells[$0]) })
      else { return nil }
      let text = Bytes.trim(reader.textRange(cells[column]), in: reader.bytes)
      if Self.isDash(text, reader.bytes) { continue }
      guard let value = soleColor(in: cells[column]) else { return nil }
      found.append(Role(row: row, name: name, value: value))
      if roleMark(name) == true { marks += 1 }
      if Words.contain(TokenNameColumn.looks, reader.bytes, name) { looks += 1 }
    }
    // "Disabled" may stand among "Success" and "Warning".
    if looks > 0, looks > 1 || marks * 2 <= found.count { return nil }
    // "Element | Color" tells what parts look like, unless these are what colours mean anywhere.
    // A list of nothing but names and colours below a heading of colours is one of these.
    let isList = headers.count == 2 && found.count > 3 && topic == .kind(.color)
    if headers[0].contains(where: Self.partHeads.contains), marks * 2 < found.count, !isList {
      return nil
    }
    return found.count > 2 && found.count * 2 > body.count ? found : nil
  }

  /// "Hex", "Colour code", "颜色": a header over colours and nothing that has them.
  private func isHeadOfColors(_ header: [WordKey]) -> Bool {
    header.contains(where: Self.colorHeads.contains)
      && header.allSatisfy { Self.colorHeads.contains($0) || $0 == Self.valueHead }
      && TokenColumns.mode(header) == nil
  }

  private static let colorHeads = WordKey.set(
    "hex", "hexcode", "color", "colour", "colors", "colours", "code", "farbe", "farben", "farbcode",
    "couleur", "couleurs", "colore", "colori", "cor", "cores", "kleur", "kleuren", "warna")
  private static let valueHead = WordKey("value")

  private func isHeadOfThings(_ header: [WordKey], _ table: Int, _ topic: TokenTopic) -> Bool {
    guard !header.isEmpty,
      !header.contains(where: {
        TokenColumns.value.contains($0) || TokenColumns.remarks.contains($0)
          || $0 == TokenColumns.foreignUse
      })
    else { return false }
    switch topic {
    case .kind(.color), .kind(.other): return true
    case .none: return isHeadOfKinds(header) && isBelowLooks(table)
    case .elements: return isHeadOfKinds(header) && isBelowPalette(table)
    default: return false
    }
  }

  private static let partHeads = WordKey.set(
    "element", "elements", "component", "components", "part", "parts", "item", "items", "property",
    "surface", "screen", "widget", "control", "elemento", "elementos", "elementi", "komponente",
    "composant", "componente", "bauteil", "onderdeel", "komponen")
  private static let kindHeads = WordKey.set(
    "state", "states", "status", "event", "category", "level", "severity", "priority", "tag",
    "phase", "stage", "mood", "type", "zustand", "ereignis", "kategorie", "stufe", "etat", "statut",
    "evenement", "categorie", "niveau", "estado", "evento", "categoria", "nivel", "prioridad",
    "prioridade", "stato", "livello", "toestand", "gebeurtenis", "keadaan", "kejadian", "kategori")

  /// "State", "Event": a header over what comes in kinds, each of which has its colour.
  private func isHeadOfKinds(_ header: [WordKey]) -> Bool {
    header.count < 3 && header.contains(where: Self.kindHeads.contains)
  }

  private static let looks = WordKey.set(
    "visual", "visuals", "visuel", "visuelle", "visuell", "visuelles", "visuele", "visuale",
    "visuais", "visuales", "legend", "legende", "leyenda", "legenda")
  private static let wideLooks: [StaticString] = [
    "视觉", "視覺", "視覚", "ビジュアル", "시각", "비주얼", "图例", "圖例", "凡例", "범례", "配色", "色彩",
  ]

  /// Whether a heading above speaks of colours, of what is seen or of a legend.
  private func isBelowLooks(_ table: Int) -> Bool {
    isBelowPalette(table) || isBelow(table) { holds(Self.looks, Self.wideLooks, $0) }
  }

  /// Whether a heading above is that of colours.
  private func isBelowPalette(_ table: Int) -> Bool {
    isBelow(table) { TokenTopic.of(title: $0, reader.bytes) == .kind(.color) }
  }

  private func isBelow(_ table: Int, _ test: (Range<Int>) -> Bool) -> Bool {
    var section = Int(document.nodes[table].section)
    while section > 0 {
      if test(reader.textRange(Int(document.sections[section].heading))) { return true }
      section = Int(document.sections[section].parent)
    }
    return false
  }

  /// Up to four words that are no side of a thing: "Charging", and not "Border".
  private func isName(_ name: Range<Int>) -> Bool {
    let bytes = reader.bytes
    guard let first = name.first, name.count <= 40,
      Bytes.isLetter(bytes[first]) || bytes[first] >= 0xC3 && ![0xE2, 0xF0].contains(bytes[first]),
      case let words = UnmarkedWords.keys(bytes, name), words.count < 5
    else { return false }
    return words.isEmpty || !words.allSatisfy(Self.roles.contains)
  }

  // MARK: Colours

  private func holdsHexColor(_ cell: Int) -> Bool {
    TokenLiteral.anyColor(reader.bytes, reader.textRange(cell)) != nil
  }

  /// "`#66BB6A`", "warm white `#FAFAF8`", "柔蓝 `#4F7CFF`（比 prototype 柔和）", "`#e74c3c` (red)": the one colour of a cell with
  /// words for it before and a remark in brackets behind it at most.
  private func soleColor(in cell: Int) -> Range<Int>? {
    let bytes = reader.bytes
    let text = Bytes.trim(reader.textRange(cell), in: bytes)
    guard (4...160).contains(text.count) else { return nil }
    let literal = TokenLiteral.read(bytes, text)
    guard
      let color = literal?.kind == .color
        ? literal
        : TokenKinds.described(text, reader, most: 3) ?? TokenKinds.paraphrased(text, reader)
    else { return nil }
    let rest = Bytes.trim(color.range.rest(of: text), in: bytes)
    guard let first = rest.first else { return color.range }
    if rest.count == 1, bytes[first] == 0x29 { return color.range }
    if bytes[first] == 0x28 { return bytes[rest.upperBound - 1] == 0x29 ? color.range : nil }
    let isWide =
      Bytes.matches("（", at: first, end: rest.upperBound, in: bytes)
      && Bytes.matches("）", at: rest.upperBound - 3, end: rest.upperBound, in: bytes)
    return isWide || reader.string(rest) == "）" ? color.range : nil
  }
}
