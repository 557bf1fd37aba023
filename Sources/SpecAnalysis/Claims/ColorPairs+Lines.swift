import SpecModel
import SpecSyntax
import SpecText

/// Lines of text with a label and a value, and styles of text with their colour.
extension ColorPairs {
  /// Whether the paragraph before one in the same container holds labels too.
  func isBehindLabels(_ node: Int) -> Bool {
    document.nodes[node - 1].kind == .paragraph
      && document.nodes[node - 1].parent == document.nodes[node].parent && isLabelled(node - 1)
  }

  /// Whether a paragraph outside of lists begins with a short label in bold.
  func isLabelled(_ node: Int) -> Bool {
    let parent = Int(document.nodes[node].parent)
    guard document.nodes[node].kind == .paragraph,
      parent < 0 || document.nodes[parent].kind != .item
    else { return false }
    let text = document.plainText(of: node)
    guard text.count < 240, let colon = ASCII.find(ASCII.colon, in: document.plain, text),
      colon - text.lowerBound < 32
    else { return false }
    return document.source.bytes[Int(document.nodes[node].range.start)] == 0x2A
  }

  /// A dash between blanks, which parts a label from its value: "Text — #1D4ED8".
  func dash(in range: Range<Int>, _ bytes: ContiguousArray<UInt8>) -> Int? {
    // "背景色：#6B80EE"
    if let wide = ASCII.find("\u{FF1A}", in: bytes, range) { return wide }
    guard ASCII.find(0xE2, in: bytes, range) != nil,
      let place = ASCII.find(" \u{2014} ", in: bytes, range)
        ?? ASCII.find(" \u{2013} ", in: bytes, range)
    else { return nil }
    return place + 1
  }

  /// "Contrast: 4.6:1" in the list that gives both colours.
  func readClaim(_ range: Range<Int>, _ colon: Int, into group: inout Group) {
    let bytes = document.plain
    guard colon - range.lowerBound < 24, group.claim == nil,
      let ratio = ContrastWords.ratio(in: range, bytes),
      ContrastWords.nameContrast(document.string(plain: range.lowerBound..<colon)),
      let value = ContrastWords.value(document.string(plain: ratio)), value > 1, value <= 21,
      !ContrastWords.isDemand(ratio, bytes), !ContrastWords.isMinimum(ratio, bytes),
      !ContrastWords.hasJoint(document.string(plain: range))
    else { return }
    group.claim = ColorPair.Claim(
      ratio: value, origin: document.origin(document.sourceRange(plain: ratio)))
  }

  // MARK: Typography

  /// "Counts: Caption (12px/16px, Regular) in Neutral-400" in a section with one "Background: Neutral-50".
  mutating func readTypography() {
    var backgrounds: [Int32: [ColorPair.Ink]] = [:]
    var texts: [(section: Int32, pair: ColorPair)] = []
    for node in document.nodes where node.kind == .paragraph {
      let text = Int(node.text.lowerBound)..<Int(node.text.upperBound)
      guard text.count < 160, let colon = ASCII.find(ASCII.colon, in: document.plain, text),
        colon - text.lowerBound < 40
      else { continue }
      let label = document.string(plain: text.lowerBound..<colon)
      if Self.groundLabels.contains(label.lowercased()) {
        if let ink = name(at: colon + 1, text.upperBound) {
          backgrounds[node.section, default: []].append(ink)
        }
      } else if let place = ASCII.find(") in ", in: document.plain, colon..<text.upperBound),
        let ink = name(at: place + 5, text.upperBound),
        let size = AmountReader.read(document.plain, colon..<place).first,
        size.unit == .px || size.unit == .pt
      {
        let words = Names.words(document.string(plain: colon..<place))
        let pair = ColorPair(
          subject: label, ink: ink, background: ink, size: size.value,
          isBold: words.contains { $0.hasSuffix("bold") }, claim: nil)
        texts.append((node.section, pair))
      }
    }
    for (section, pair) in texts {
      guard let background = backgrounds[section]?.only, !isExempt(pair.subject) else { continue }
      var pair = pair
      pair.background = background
      result.append(pair)
    }
  }

  /// Labels of the ground of what the section describes.
  private static let groundLabels: Lexicon = [
    "background", "hintergrund", "fond", "arrière-plan", "fondo", "fundo", "sfondo", "achtergrond",
    "背景", "배경",
  ]

  /// A name with a step or dots, digits behind a hash, or white or black, as the first word.
  private func name(at start: Int, _ end: Int) -> ColorPair.Ink? {
    var first = start
    while first < end, !ASCII.isWord(document.plain[first]) { first += 1 }
    var last = first
    while last < end,
      ASCII.isWord(document.plain[last]) || [0x2D, 0x2E].contains(document.plain[last])
    {
      last += 1
    }
    let isValue = first > start && document.plain[first - 1] == ASCII.hash
    if isValue { first -= 1 }
    let text = document.string(plain: first..<last)
    let color = isValue ? OpaqueColor(text) : palette.color(text)
    if isValue, color == nil { return nil }
    guard color != nil || text.contains(where: \.isNumber) else { return nil }
    return ColorPair.Ink(
      text: text, color: color, origin: document.origin(document.sourceRange(plain: first..<last)))
  }

  /// The brace of a style rule that stands on one line: ".chip { background: #222; color: #FFF; }".
  func opening(of line: Range<Int>) -> Int? {
    let bytes = document.source.bytes
    guard line.count > 8, line.count < 200, bytes[line.upperBound - 1] == 0x7D,
      [0x2E, 0x23, 0x5B, 0x3A].contains(bytes[line.lowerBound])
        || ASCII.isLetter(bytes[line.lowerBound]),
      let brace = ASCII.find(0x7B, in: bytes, line), brace > line.lowerBound,
      brace + 1 < line.upperBound - 1,
      ASCII.find(0x7B, in: bytes, brace + 1..<line.upperBound) == nil,
      ASCII.find(0x3B, in: bytes, brace..<line.upperBound) != nil
    else { return nil }
    return brace
  }

  /// Reads the declarations of a style rule on one line.
  mutating func readRule(_ line: Range<Int>, _ brace: Int, _ bases: inout BaseColors) {
    let bytes = document.source.bytes
    var group = Group()
    var start = brace + 1
    let end = line.upperBound - 1
    while start < end {
      let stop = ASCII.find(0x3B, in: bytes, start..<end) ?? end
      read(ASCII.trimmed(bytes, start..<stop), isCode: true, into: &group)
      start = stop + 1
    }
    close(&group, line.lowerBound..<brace + 1, &bases)
  }

  // MARK: Palettes

  private static let palettes: Lexicon = [
    "palette", "palettes", "colors", "colours", "color", "colour", "farben", "farbpalette",
    "couleurs", "paleta", "paletas", "colores", "cores", "colori", "tavolozza", "kleuren",
    "kleurenpalet", "palet", "warna", "палитра", "цвета",
  ]
  private static let widePalettes = [
    "配色", "色彩", "颜色", "顏色", "调色板", "調色盤", "カラー", "パレット", "색상", "팔레트",
  ]

  /// Whether a list is the palette of an appearance, whose texts stand on several grounds, and no part with a text and a
  /// ground of its own: "Light" below "Palette".
  func isPalette(_ list: Int, _ subject: String) -> Bool {
    let section = Int(document.nodes[list].section)
    guard section > 0, ModeWords.theme(of: subject) != nil,
      document.title(ofSection: section) == subject
    else { return false }
    return document.path(ofSection: section).contains {
      let title = document.title(ofSection: $0)
      return Names.hasWord(title, in: Self.palettes, ofAtMost: 4)
        || title.utf8.contains { $0 >= 0xE3 } && Self.widePalettes.contains(where: title.contains)
    }
  }
}
