import SpecModel
import SpecText

/// Names that hold the word for a hue: "Pay green: `#1B998B`" is a colour of the palette below any heading.
enum HueNames {
  /// Words for hues.
  static let words: Lexicon = [
    "red", "green", "blue", "yellow", "orange", "amber", "gray", "grey", "white", "black", "purple",
    "pink", "cyan", "teal", "brown", "violet", "rot", "grün", "blau", "gelb", "grau", "rojo",
    "verde", "azul", "amarillo", "gris", "rouge", "vert", "bleu", "jaune", "rosso", "giallo",
    "grigio", "vermelho", "amarelo", "cinza", "赤", "緑", "青", "黄", "灰", "红", "绿", "蓝", "灰色",
    "红色", "绿色", "蓝色", "黄色", "赤色", "緑色",
  ]

  private static let roles: Lexicon = ["primary", "secondary", "accent", "brand"]

  /// "Primary orange: `#FF6B35` (vibrant)": the role of a hue, and its colour with a remark at most.
  private static func isRoleOfBrand(
    _ label: Range<Int>, _ color: TokenLiteral, _ line: TextLine, _ reader: FactReader
  ) -> Bool {
    let names = Names.words(reader.string(label))
    let rest = Bytes.trim(color.range.rest(of: line.value), in: reader.bytes)
    return names.count == 2 && roles.contains(names[0]) && words.contains(names[1])
      && color.range.count == 7 && (rest.first.map { reader.bytes[$0] == 0x28 } ?? true)
  }

  /// What the one colour of a brand is called; below "Brand" it needs no list of colours around it.
  private static let titles: Lexicon = [
    "accent color", "accent colour", "brand color", "brand colour", "primary color",
    "primary colour", "theme color", "theme colour", "primary accent", "akzentfarbe",
    "hauptfarbe", "markenfarbe", "primärfarbe", "couleur d'accent", "couleur principale",
    "couleur de marque", "color de acento", "color principal", "color de marca",
    "cor de destaque", "cor principal", "cor primária", "cor da marca", "colore principale",
    "colore d'accento", "accentkleur", "hoofdkleur", "warna utama", "warna aksen",
    "主色", "主色调", "主题色", "品牌色", "强调色", "主强调色", "主題色", "強調色", "アクセントカラー",
    "アクセント色", "メインカラー", "テーマカラー", "ブランドカラー", "プライマリカラー", "강조색", "브랜드 색상",
    "브랜드 컬러", "메인 컬러", "포인트 컬러", "테마 색상", "акцентный цвет", "основной цвет",
  ]

  /// "Accent colour: `#7C5CFF`.": the colour, and behind it a remark in brackets or a full stop at most.
  private static func isTitle(
    _ label: Range<Int>, _ color: TokenLiteral, _ line: TextLine, _ reader: FactReader
  ) -> Bool {
    let rest = Bytes.trim(color.range.rest(of: line.value), in: reader.bytes)
    let isEnd =
      rest.isEmpty || reader.bytes[rest.lowerBound] == 0x28
      || ["。", "."].contains(reader.string(rest))
    return isEnd && color.range.count == 7 && titles.contains(reader.string(label).lowercased())
  }

  /// The kind of a label of two words or three, one of them at an end a hue, whose value is one colour and no more.
  static func kind(
    _ label: Range<Int>, _ line: TextLine, _ reader: FactReader
  ) -> Token.Kind? {
    guard line.holder == .item, label.count <= 40,
      !line.value.isEmpty, reader.bytes[line.value.lowerBound] == ASCII.hash,
      let color = TokenLiteral.color(reader.bytes, line.value)
    else { return nil }
    if isTitle(label, color, line, reader) { return .color }
    if !line.isStrongLabel { return isRoleOfBrand(label, color, line, reader) ? .color : nil }
    guard color.range == line.value else { return nil }
    let names = Names.words(reader.string(label))
    guard (2...3).contains(names.count), let first = names.first, let last = names.last,
      words.contains(first) || words.contains(last)
    else { return nil }
    return .color
  }
}
