import SpecModel
import SpecSyntax
import SpecText

/// Finds text colours with their background.
///
/// - Shape: items of one list, rows of one table of properties, one row of a table of states, one style rule.
struct ColorPairs {
  let document: Document
  let palette: Palette
  /// What shows through a transparent background.
  let grounds: [ColorRoles.Member]
  var result: [ColorPair] = []
  /// The grounds that labels of each section give.
  var labelled: [Int32: [ColorPair.Ink]] = [:]

  /// What a line of a group gives.
  enum Role { case ink, background, other, hint, size }

  /// A group of lines that speak of one thing.
  struct Group {
    var subject = ""
    var inks: [ColorPair.Ink] = []
    var backgrounds: [ColorPair.Ink] = []
    /// Colours of further texts on the same ground, such as links.
    var others: [ColorPair.Ink] = []
    /// Colours of the hint in an empty field.
    var hints: [ColorPair.Ink] = []
    var size: Double?
    var isBold = false
    var isExempt = false
    /// Whether the background is "transparent".
    var isClear = false
    var stops: ColorPair.Stops?
    /// A background in code through which the page shines.
    var tint: ColorPair.Ink?
    /// Whether code declares a ground, of whatever kind.
    var isOnOwn = false
    var claim: ColorPair.Claim?
    /// Whether a row gives the background.
    var isOfRow = false
  }

  private init(_ document: Document, _ palette: Palette, _ grounds: [ColorRoles.Member]) {
    self.document = document
    self.palette = palette
    self.grounds = grounds
  }

  static func find(
    _ document: Document, _ palette: Palette, grounds: [ColorRoles.Member]
  ) -> [ColorPair] {
    guard Self.cues.contains(where: { document.mentions($0) }) else { return [] }
    var finder = ColorPairs(document, palette, grounds)
    finder.readTypography()
    for (index, node) in document.nodes.enumerated() {
      switch node.kind {
      case .list: finder.readList(index)
      case .paragraph: finder.readLabels(index)
      case .table: finder.readTable(index)
      case .codeBlock: finder.readCode(index)
      default: break
      }
    }
    return finder.result
  }

  // MARK: Lists and tables

  private mutating func readList(_ list: Int) {
    var group = Group()
    for item in document.children(of: list) {
      guard let first = document.firstChild(of: item),
        document.nodes[first].kind == .paragraph
      else { continue }
      let text = document.plainText(of: first)
      let end = ASCII.find(ASCII.lineFeed, in: document.plain, text) ?? text.upperBound
      read(text.lowerBound..<end, isCode: false, into: &group)
    }
    note(&group, below: list)
    if group.backgrounds.count == 1 { addStates(of: list, to: &group) }
    guard !group.inks.isEmpty || !group.hints.isEmpty || !group.others.isEmpty,
      group.isClear || group.stops != nil || !group.backgrounds.isEmpty
    else { return }
    group.subject = subject(of: list)
    group.isExempt = isExempt(group.subject)
    if !isPalette(list, group.subject) { finish(group) }
  }

  /// Paragraphs that follow one another and hold lines "Label: value" alone; read from the first of them.
  private mutating func readLabels(_ first: Int) {
    guard isLabelled(first), first == 0 || !isBehindLabels(first) else { return }
    var group = Group()
    var node = first
    while node < document.nodes.count, document.nodes[node].parent == document.nodes[first].parent,
      isLabelled(node)
    {
      for line in document.lines(of: node) { read(line, isCode: false, into: &group) }
      node = Int(document.nodes[node].end)
    }
    note(&group, below: first)
    group.subject = document.title(ofSection: Int(document.nodes[first].section))
    group.isExempt = isExempt(group.subject)
    finish(group)
  }

  /// The item or the heading above a list.
  func subject(of list: Int) -> String {
    let parent = Int(document.nodes[list].parent)
    if document.nodes[parent].kind == .item, parent + 1 < document.nodes.count {
      let text = document.string(parent + 1)
      return String(text.prefix { $0 != ":" && $0 != "\n" })
    }
    // "**Disabled:**" right before the list.
    var previous = list - 1
    while previous > 0, Int(document.nodes[previous].parent) != parent {
      if previous <= parent { break }
      previous = Int(document.nodes[previous].parent)
    }
    if previous > parent, document.nodes[previous].kind == .paragraph {
      let text = document.string(previous)
      if text.utf8.count < 60 { return String(text.prefix { $0 != ":" && $0 != "\n" }) }
    }
    return document.title(ofSection: Int(document.nodes[list].section))
  }

  /// Words of names of fills.
  private static let fills: Lexicon = [
    "btn", "button", "badge", "chip", "tag", "pill", "fill", "bg",
  ]

  /// Rows that begin with the name of a fill, beside a column of text colours: "| `--btn-sea` | Save | White |".
  private mutating func readFills(_ rows: ArraySlice<Int>, _ column: Int, _ section: String) {
    for row in rows {
      let cells = document.children(of: row)
      guard cells.count > column else { continue }
      let name = document.string(cells[0]).trimmedSpaces
      guard name.split(separator: " ").count == 1, Names.hasWord(name, in: Self.fills),
        let color = palette.color(name)
      else { continue }
      let text = document.plainText(of: cells[0])
      var group = Group()
      group.subject = name
      group.isExempt = isExempt(section)
      group.backgrounds = [
        ColorPair.Ink(
          text: name, color: color, origin: document.origin(document.sourceRange(plain: text)))
      ]
      if let ink = ink(document.plainText(of: cells[column]), isCode: false) { group.inks = [ink] }
      finish(group)
    }
  }

  private mutating func readTable(_ table: Int) {
    let rows = document.children(of: table)
    guard let header = rows.first else { return }
    let columns = document.children(of: header).map { headerRole(of: document.string($0)) }
    let section = document.title(ofSection: Int(document.nodes[table].section))
    guard let inks = columns.firstIndex(of: .ink),
      // Beside "bg" a column "fill" is for marks and lines.
      let backgrounds = document.children(of: header).firstIndex(where: {
        Names.isPhrase(document.string($0), in: Self.plainGrounds)
      }) ?? columns.firstIndex(of: .background)
    else {
      if let ink = columns.firstIndex(of: .ink), ink > 0 {
        readFills(rows.dropFirst(), ink, section)
      }
      readTexts(table, columns.lastIndex(of: .ink), section)
      readProperties(rows.dropFirst(), section)
      return
    }
    for row in rows.dropFirst() {
      let cells = document.children(of: row)
      // A row that gives the ratio is a claim, and may speak of lines and marks.
      guard cells.count > max(inks, backgrounds), let first = cells.first,
        !cells.contains(where: {
          ContrastWords.ratio(in: document.plainText(of: $0), document.plain) != nil
        })
      else { continue }
      var group = Group()
      group.subject = "\(section): \(document.string(first))"
      group.isExempt = isExempt(group.subject)
      if let ink = ink(document.plainText(of: cells[inks]), isCode: false) { group.inks = [ink] }
      let ground = document.plainText(of: cells[backgrounds])
      if let ink = self.ground(ground, isCode: false) { group.backgrounds = [ink] }
      group.isOfRow = group.backgrounds.only?.color != nil
      if group.backgrounds.isEmpty { group.stops = stops(ground, isCode: false) }
      group.isClear = isClear(ground, document.plain)
      finish(group)
    }
  }

  /// "| Background | brand | #0066CC |": the label first, the value last; several columns of values are looks.
  private mutating func readProperties(_ rows: ArraySlice<Int>, _ section: String) {
    let looks = lookColumns(rows)
    // Beside a row of another ground the table is no list of what one thing has.
    guard !rows.contains(where: namesOtherGround) else { return }
    for column in looks.isEmpty ? [-1] : looks {
      var group = Group()
      group.subject = section
      group.isExempt = isExempt(section)
      for row in rows {
        let cells = document.children(of: row)
        guard cells.count > max(1, column), let role = role(of: document.string(cells[0])),
          role != .size,
          let found = (column < 0 ? Array(cells.dropFirst()) : [cells[column]])
            .compactMap({ ink(document.plainText(of: $0), isCode: false) })
            .last(where: { $0.color != nil })
        else { continue }
        switch role {
        case .ink: group.inks.append(found)
        case .hint: group.hints.append(found)
        case .other: group.others.append(found)
        default: group.backgrounds.append(found)
        }
      }
      finish(group)
    }
  }

  // MARK: Code

  /// Style rules, and blocks of "Key: value" lines parted by empty lines.
  private mutating func readCode(_ node: Int) {
    var group = Group()
    group.subject = document.title(ofSection: Int(document.nodes[node].section))
    group.isExempt = isExempt(group.subject)
    let bytes = document.source.bytes
    var bases = BaseColors()
    var lead: Range<Int>?
    for line in document.codeBlocks[Int(document.nodes[node].payload)].lines {
      let range = ASCII.trimmed(bytes, line.offsets)
      if let brace = opening(of: range) {
        close(&group, lead, &bases)
        lead = nil
        readRule(range, brace, &bases)
        continue
      }
      let isBreak =
        range.isEmpty || bytes[range.upperBound - 1] == 0x7B || bytes[range.lowerBound] == 0x7D
        || bytes[range.upperBound - 1] == ASCII.colon || isRemark(range, bytes, group)
      guard isBreak else {
        if let ratio = ContrastWords.ratio(in: range, bytes),
          let value = ContrastWords.value(String(decoding: bytes[ratio], as: UTF8.self)), value > 1,
          value <= 21
        {
          let origin = document.origin(SourceRange(ratio.lowerBound, ratio.upperBound))
          group.claim = group.claim ?? ColorPair.Claim(ratio: value, origin: origin)
        }
        read(range, isCode: true, into: &group)
        continue
      }
      // "/* Good: 7.3:1 */" above a rule speaks of the rule.
      let isRemark =
        group.inks.isEmpty && group.backgrounds.isEmpty
        && bytes[max(range.upperBound, 1) - 1] == 0x7B
      let claim = isRemark && !range.isEmpty ? group.claim : nil
      close(&group, lead, &bases)
      group.claim = claim
      lead = range
    }
    close(&group, lead, &bases)
  }

  /// Whether a line says of what the declarations below it are: "/* Hover */".
  private func isRemark(
    _ range: Range<Int>, _ bytes: ContiguousArray<UInt8>, _ group: Group
  ) -> Bool {
    group.inks.isEmpty && group.backgrounds.isEmpty
      && ASCII.starts(bytes, at: range.lowerBound, with: "/*")
      && ASCII.find("*/", in: bytes, range) == range.upperBound - 2
      && ASCII.find(ASCII.colon, in: bytes, range) == nil
  }

  /// Ends the declarations below a line of code, which is their subject.
  mutating func close(
    _ group: inout Group, _ lead: Range<Int>?, _ bases: inout BaseColors
  ) {
    if let lead, lead.count < 200, !group.inks.isEmpty || !group.backgrounds.isEmpty {
      let text = document.source.string(SourceRange(lead.lowerBound, lead.upperBound))
      bases.complete(text, &group.inks, &group.backgrounds, isOnOwn: group.isOnOwn)
      if !group.inks.isEmpty, group.hasGround {
        group.subject = text.filter { $0 != "{" }.trimmedSpaces
        group.isExempt = isExempt(group.subject)
      }
    }
    finish(group)
    group = Group()
  }

  // MARK: Lines

  mutating func read(_ range: Range<Int>, isCode: Bool, into group: inout Group) {
    let bytes = isCode ? document.source.bytes : document.plain
    guard range.count < 200,
      let colon = ASCII.find(ASCII.colon, in: bytes, range) ?? dash(in: range, bytes)
    else { return }
    if !isCode { readClaim(range, colon, into: &group) }
    guard colon - range.lowerBound < 32, mayBeRole(range.lowerBound..<colon, bytes) else { return }
    let label = String(decoding: bytes[range.lowerBound..<colon], as: UTF8.self)
    let length = bytes[colon] == ASCII.colon ? 1 : 3
    let value = min(colon + length, range.upperBound)..<range.upperBound
    guard let role = role(of: label) else {
      if !isCode, let ink = inkOfState(label, value) { group.others.append(ink) }
      if isCode, label == "background-image" { group.isOnOwn = true }
      return
    }
    switch role {
    case .ink:
      guard let ink = shown(value, isCode: isCode) ?? sized(value, isCode: isCode) else { return }
      group.inks.append(ink)
      // "Text: White, Semibold 17pt"
      if !isCode, let comma = ASCII.find(0x2C, in: bytes, value) {
        readSize(comma..<value.upperBound, bytes, into: &group)
      }
    case .background:
      group.isOnOwn = group.isOnOwn || isCode
      readGround(value, isCode: isCode, label, into: &group)
    case .hint:
      if let ink = shown(value, isCode: isCode) { group.hints.append(ink) }
    case .other:
      if !isCode, !isMark(value), let ink = ink(value, isCode: false) { group.others.append(ink) }
    case .size: readSize(value, bytes, into: &group)
    }
  }

  private func readSize(
    _ value: Range<Int>, _ bytes: ContiguousArray<UInt8>, into group: inout Group
  ) {
    let sizes = AmountReader.read(bytes, value).filter { $0.unit == .px || $0.unit == .pt }
    if let size = sizes.first { group.size = size.value }
    let words = Names.words(String(decoding: bytes[value], as: UTF8.self))
    group.isBold = group.isBold || words.contains { $0.hasSuffix("bold") || $0 == "700" }
  }

  /// A byte test: the first letter of a label that `role(of:)` knows.
  private func mayBeRole(_ range: Range<Int>, _ bytes: ContiguousArray<UInt8>) -> Bool {
    if range.contains(where: { bytes[$0] >= 0xC3 }) { return true }
    guard let first = range.first(where: { ASCII.isLetter(bytes[$0]) }) else { return false }
    let second = bytes[first + 1] | 0x20
    switch bytes[first] | 0x20 {
    case 0x61: return second == 0x63 || second == 0x72 || second == 0x69  // "ac", "ar", "ai"
    case 0x62: return second == 0x61 || second == 0x67  // "ba", "bg"
    case 0x63: return second == 0x6F  // "co"
    case 0x65: return second == 0x72  // "er"
    case 0x66: return [0x61, 0x69, 0x6F, 0x75].contains(second)  // "fa", "fi", "fo", "fu"
    case 0x64, 0x67, 0x6D: return true  // "d", "g", "m"
    case 0x68: return second == 0x69 || second == 0x65  // "hi", "he"
    case 0x6C: return second == 0x61 || second == 0x69  // "la", "li"
    case 0x70: return second == 0x6C  // "pl"
    case 0x73: return [0x63, 0x65, 0x66, 0x75].contains(second)  // "sc", "se", "sf", "su"
    case 0x74: return true  // "t"
    default: return false
    }
  }

  func role(of label: String) -> Role? {
    guard let place = Names.phrase(label, in: Self.labels).index else {
      return Self.isText(label) ? .other : nil
    }
    if place < Self.backgroundLabels.count { return .background }
    let hints = Self.labels.count - Self.sizeLabels.count - Self.hintLabels.count
    if place < hints { return .ink }
    return place < hints + Self.hintLabels.count ? .hint : .size
  }

  private static let labels = backgroundLabels.union(inkLabels).union(hintLabels).union(sizeLabels)

  /// A part of each word for a background.
  private static let cues: [StaticString] = [
    "ackground", "intergrund", "fond", "Fond", "fundo", "Fundo", "chtergrond", "背景", "배경", "фон",
    "Фон", "BG", "Bg ", "bg ", "Bg:", "bg:", "Fill", "fill:", "| Container |", "| Surface |",
    "Tło", "tło", "Arka plan", "Nền",
  ]
  private static let backgroundLabels: Lexicon = [
    "background", "background-color", "background-colour", "bg", "bg-color", "fill", "fill-color",
    "hintergrund", "hintergrundfarbe", "fond", "couleur-de-fond", "arrière-plan", "fondo",
    "color-de-fondo", "sfondo", "colore-di-sfondo", "fundo", "cor-de-fundo", "achtergrond",
    "gradient", "achtergrondkleur", "背景", "背景色", "背景颜色", "배경", "배경색", "фон", "цвет-фона",
  ]
  static let inkLabels: Lexicon = [
    "text", "text-color", "text-colour", "color", "colour", "label-color", "label", "foreground",
    "foreground-color", "font-color", "title-color", "textfarbe", "schriftfarbe", "farbe", "texte",
    "couleur", "couleur-du-texte", "texto", "color-de-texto", "color-del-texto", "testo",
    "colore-del-testo", "cor", "cor-do-texto", "tekst", "tekstkleur", "颜色", "文字", "文字颜色", "文字色",
    "文本颜色", "字体颜色", "テキスト", "テキスト色", "文字カラー", "텍스트", "텍스트-색상", "글자색", "텍스트색", "текст",
    "цвет-текста",
  ]
  static let hintLabels: Lexicon = [
    "placeholder", "placeholder-color", "placeholder-colour", "placeholder-text", "platzhalter",
    "プレースホルダー", "플레이스홀더", "占位符", "占位文字", "占位文本",
  ]
  private static let sizeLabels: Lexicon = [
    "font", "font-size", "typography", "font-weight", "schriftgröße", "taille-de-police",
    "taille-du-texte", "tamaño-de-fuente", "tamaño-de-letra", "fuente", "tamanho-da-fonte", "fonte",
    "dimensione-del-testo", "フォント", "フォントサイズ", "文字サイズ", "字号", "字體大小", "字体大小", "字体",
    "글꼴", "글꼴-크기", "글자-크기", "글자크기", "폰트", "폰트-크기", "размер-шрифта", "шрифт",
  ]

  private static let mixed: Lexicon = [
    "gradient", "opacity", "transparent", "with", "dimmed", "or", "var", "hover", "pressed",
    "selected", "active", "none", "inherit", "default", "system", "when", "if", "on", "caps",
    "uppercase",
  ]

  /// The one opaque colour of a value.
  func ink(_ range: Range<Int>, isCode: Bool) -> ColorPair.Ink? {
    let bytes = isCode ? document.source.bytes : document.plain
    var range = isCode ? ASCII.trimmed(bytes, range) : withoutRemark(range)
    // A remark after the value: "#25D366; /* green */".
    if isCode, let end = ASCII.find(0x3B, in: bytes, range) { range = range.lowerBound..<end }
    while range.upperBound > range.lowerBound,
      [0x3B, 0x2C, ASCII.dot].contains(bytes[range.upperBound - 1])
    {
      range = range.lowerBound..<range.upperBound - 1
    }
    let text = String(decoding: bytes[range], as: UTF8.self)
    if isCode, text.hasPrefix("var(--"), text.hasSuffix(")"), text.utf8.count < 60,
      let color = palette.resolved(text.dropFirst(4).dropLast())
    {
      return ColorPair.Ink(
        text: text, color: color,
        origin: document.origin(SourceRange(range.lowerBound, range.upperBound)))
    }
    if !range.isEmpty, bytes[range.lowerBound] != ASCII.hash, text.utf8.count < 60,
      let color = OpaqueColor(value: text.filter { $0 != "`" })
    {
      return ColorPair.Ink(
        text: text, color: color,
        origin: document.origin(
          isCode
            ? SourceRange(range.lowerBound, range.upperBound) : document.sourceRange(plain: range)))
    }
    guard !range.isEmpty, text.utf8.count < 60, !text.contains("%"), !text.contains("→"),
      !text.contains("rgba"), !Names.hasWord(text, in: Self.mixed)
    else { return nil }
    func ink(_ range: Range<Int>, _ color: OpaqueColor?) -> ColorPair.Ink {
      ColorPair.Ink(
        text: String(decoding: bytes[range], as: UTF8.self), color: color,
        origin: document.origin(
          isCode
            ? SourceRange(range.lowerBound, range.upperBound) : document.sourceRange(plain: range)))
    }
    if let hash = ASCII.find(ASCII.hash, in: bytes, range) {
      var end = hash + 1
      while end < range.upperBound, ASCII.isWord(bytes[end]) { end += 1 }
      let hex = String(decoding: bytes[hash..<end], as: UTF8.self)
      let isOnly = ASCII.find(ASCII.hash, in: bytes, end..<range.upperBound) == nil
      guard isOnly, let color = OpaqueColor(hex) else { return nil }
      return ink(hash..<end, color)
    }
    // "Neutral-50", "White", "`color-white`", "White, Semibold 17pt"
    if !isCode, let comma = ASCII.find(0x2C, in: bytes, range), comma > range.lowerBound {
      let first = range.lowerBound..<comma
      let color = palette.resolved(String(decoding: bytes[first], as: UTF8.self).trimmedSpaces)
      return color == nil ? nil : ink(first, color)
    }
    let name = text.trimmedSpaces
    guard name.split(separator: " ").count <= 3, name.first?.isNumber == false else { return nil }
    return ink(range, palette.resolved(name))
  }

  func isExempt(_ subject: String) -> Bool { Self.isExempt(subject) }

  /// The same for tables that are read elsewhere.
  static func isExempt(_ subject: String) -> Bool {
    Names.hasWord(subject, in: exemptParts)
  }

  /// Parts whose contrast WCAG 2.2, 1.4.3 does not ask for, that hold no text, or that show what not to do.
  private static let exemptParts = SwitchedOff.words.union([
    "decorative", "skeleton", "icon", "progress",
    "selection", "dont", "donts", "avoid", "logo", "logos", "logotype", "wordmark",
  ])

  /// One text on one background; groups with several of either do not say which belong together.
  private mutating func finish(_ group: Group) {
    guard !group.isExempt, let background = group.backgrounds.only ?? ground(below: group) else {
      return
    }
    if let hint = group.hints.only?.seen(on: background), hint.color != nil {
      result.append(
        ColorPair(
          subject: group.subject, ink: hint, background: background, size: group.size,
          isBold: group.isBold))
    }
    for other in group.others where other.color != nil {
      result.append(
        ColorPair(
          subject: group.subject, ink: other, background: background, size: nil, isBold: false))
    }
    guard let ink = group.inks.only?.seen(on: background),
      ink.color != nil || background.color != nil || ink.text != background.text
    else { return }
    result.append(
      ColorPair(
        subject: group.subject, ink: ink, background: background, size: group.size,
        isBold: group.isBold, claim: group.claim, isOfRow: group.isOfRow))
  }
}
