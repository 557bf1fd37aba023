import SpecModel
import SpecSyntax
import SpecText

/// White as the ground of a part, in a field with no value but the word: "**Background**: White".
extension ColorRoles {
  private static let fields: Lexicon = [
    "background", "backgrounds", "background-color", "background-colour", "bg", "hintergrund",
    "hintergrundfarbe", "fond", "arrière-plan", "couleur-de-fond", "fondo", "color-de-fondo",
    "fundo", "cor-de-fundo", "plano-de-fundo", "sfondo", "colore-di-sfondo", "achtergrond",
    "achtergrondkleur", "latar-belakang", "warna-latar", "背景", "背景色", "背景颜色", "背景顏色", "배경",
    "배경색", "фон", "цвет-фона", "tło",
  ]
  private static let whites: Lexicon = [
    "white", "pure-white", "solid-white", "weiß", "weiss", "reinweiß", "blanc", "blanche",
    "blanc-pur", "blanco", "blanca", "blanco-puro", "branco", "branca", "branco-puro", "bianco",
    "bianca", "wit", "putih", "白", "白色", "纯白", "純白", "ホワイト", "흰색", "하얀색", "화이트", "белый", "biały",
  ]
  private static let cues: [StaticString] = [
    "hite", "wei", "Wei", "lanc", "ranc", "ianc", "wit", "Wit", "utih", "白", "ホワイト", "흰", "하얀",
    "화이트", "елый", "iały",
  ]

  /// White, where a field or a column for backgrounds gives it to a part of a document whose other grounds are light; a
  /// white part of a dark screen bears texts of its own.
  static func white(ofFields grounds: [Member], _ document: Document) -> Member? {
    guard let white = OpaqueColor("white"), !grounds.isEmpty,
      grounds.contains(where: { $0.color.luminance > 0.7 }),
      !grounds.contains(where: { $0.color == white || $0.color.luminance < 0.2 }),
      cues.contains(where: { document.mentions($0) }),
      let place = labelled(document) ?? tabled(document)
    else { return nil }
    return Member(
      name: document.string(plain: place).trimmedSpaces, color: white,
      origin: document.origin(document.sourceRange(plain: place)))
  }

  /// "**Background**: White" in an item or a line of its own.
  private static func labelled(_ document: Document) -> Range<Int>? {
    for (number, node) in document.nodes.enumerated()
    where node.kind == .paragraph && node.text.count < 400 {
      for line in document.lines(of: number) where line.count < 64 {
        guard let colon = colon(in: line, document.plain),
          Names.isPhrase(document.string(plain: line.lowerBound..<colon.lowerBound), in: fields),
          case let value = ASCII.trimmed(document.plain, colon.upperBound..<line.upperBound),
          Names.isPhrase(document.string(plain: value), in: whites),
          !RefusalTitles.refuses(number, in: document)
        else { continue }
        return value
      }
    }
    return nil
  }

  /// The first colon of a line, also that of scripts that have one of their own: "背景：白色".
  private static func colon(in line: Range<Int>, _ bytes: ContiguousArray<UInt8>) -> Range<Int>? {
    if let place = ASCII.find(ASCII.colon, in: bytes, line) { return place..<place + 1 }
    return ASCII.find("：", in: bytes, line).map { $0..<$0 + 3 }
  }

  /// A cell below "Background" with nothing but the word.
  private static func tabled(_ document: Document) -> Range<Int>? {
    for table in document.tables {
      let rows = document.children(of: table)
      guard let head = rows.first,
        let column = document.children(of: head).firstIndex(where: {
          document.nodes[$0].text.count < 40 && Names.isPhrase(document.string($0), in: fields)
        })
      else { continue }
      for row in rows.dropFirst() {
        let cells = document.children(of: row)
        guard column < cells.count, case let cell = document.plainText(of: cells[column]),
          cell.count < 24, Names.isPhrase(document.string(plain: cell), in: whites),
          !RefusalTitles.refuses(cells[column], in: document)
        else { continue }
        return cell
      }
    }
    return nil
  }

  // MARK: Components

  private static let grounds: Lexicon = ["backgroundcolor", "background", "bg", "fill"]
  private static let inks: Lexicon = ["textcolor", "color", "foreground", "labelcolor"]
  private static let styles: Lexicon = ["typography"]
  private static let captions: Lexicon = [
    "label", "text", "caption", "meta", "metadata", "timestamp", "helper", "description",
    "subtitle", "footnote", "overline", "eyebrow", "breadcrumb", "byline", "note", "paragraph",
    "body",
  ]
  private static let elsewhere = SwitchedOff.words.union([
    "on", "inverse", "inverted", "dark", "light", "night", "hero", "overlay", "icon", "logo",
    "hover", "pressed", "active", "selected", "decorative", "watermark", "button", "badge", "chip",
    "tag", "tooltip", "toast", "image", "photo",
  ])

  /// Colours that components of the front matter give to texts without a ground of their own, which stand on the grounds
  /// of the document: "meta-line: textColor: {colors.quiet}" with a type style.
  static func componentTexts(
    _ palette: Palette, _ texts: [Member], _ document: Document
  ) -> [Member] {
    guard let components = document.frontMatter?.root["components"]?.entries, !components.isEmpty
    else { return [] }
    var known = Set(texts.map(\.origin))
    let found = components.compactMap { component -> Member? in
      let words = Names.words(component.key)
      guard words.contains(where: captions.contains), !words.contains(where: elsewhere.contains),
        value(grounds, component.value) == nil, value(styles, component.value) != nil,
        let ink = entry(inks, component.value, palette), role(ofName: ink.words) != .background,
        !isExempt(ink.clauses), known.insert(ink.valueOrigin).inserted
      else { return nil }
      return Member(name: ink.name, color: ink.color, origin: ink.valueOrigin)
    }
    guard !found.isEmpty, texts.isEmpty else { return found }
    // A text that can be read on a ground shows that the grounds are those of texts.
    let readable = components.compactMap { component -> Member? in
      guard let ink = entry(inks, component.value, palette),
        let ground = entry(grounds, component.value, palette),
        role(ofName: ground.words) == .background, !known.contains(ink.valueOrigin),
        ink.color.contrast(with: ground.color) >= 4.5
      else { return nil }
      return Member(name: ink.name, color: ink.color, origin: ink.valueOrigin)
    }
    return found + (readable.first.map { [$0] } ?? [])
  }

  /// The value of a property of a component.
  private static func value(_ keys: Lexicon, _ component: YAMLNode) -> String? {
    component.entries.first { keys.contains($0.key.lowercased().filter(\.isLetter)) }?.value.text
  }

  /// The colour to which a property refers: "{colors.quiet}".
  private static func entry(
    _ keys: Lexicon, _ component: YAMLNode, _ palette: Palette
  ) -> Palette.Entry? {
    guard let text = value(keys, component), text.hasPrefix("{") else { return nil }
    let name = text.filter { $0 != "{" && $0 != "}" }
    return palette.entries.first { $0.name == name }
  }
}
