import SpecModel
import SpecSyntax
import SpecText

/// Texts and grounds that the words beside a colour bring together: "`#6F8299` | footnotes, on night", "`--faint` on
/// `--page` for the serial number", "注記(`$note`)は…背景は `$page` とする".
struct WordedPairs {
  private let document: Document
  private let palette: Palette
  /// Whether the document asks for a contrast of all text, so that whatever stands on a ground may be text.
  private let isPromised: Bool

  static func find(_ document: Document, _ palette: Palette) -> [ColorPair] {
    guard !palette.entries.isEmpty, cues.contains(where: { document.mentions($0) }) else {
      return []
    }
    let finder = WordedPairs(
      document: document, palette: palette, isPromised: promises(document))
    return finder.find()
  }

  private static let cues: [StaticString] = [" on ", " sur ", " auf ", " sobre ", " su ", "背景は"]
  private static let joints: Lexicon = ["on", "sur", "auf", "sobre", "su"]
  private static let universal: [StaticString] = [
    "ll text", "ll copy", "very text", "verything", "ous les textes", "out le texte", "ller Text",
    "lle Texte", "odos los textos", "odo el texto", "odos os textos", "utti i testi",
    "すべての文字", "すべてのテキスト", "所有文字", "所有文本", "모든 텍스트",
  ]

  /// Whether the document says of all text how much contrast it has.
  private static func promises(_ document: Document) -> Bool {
    (["4.5:1", "4,5:1", "AA"] as [StaticString]).contains { document.mentions($0) }
      && universal.contains { document.mentions($0) }
  }

  private func find() -> [ColorPair] {
    let leaves = Set(Self.cues.flatMap { document.leaves(with: $0) }).sorted()
    return leaves.compactMap { leaf -> ColorPair? in
      let text = document.plainText(of: leaf)
      guard text.count < 400, !document.isCode(document.nodes[leaf].range.start) else { return nil }
      switch document.nodes[leaf].kind {
      case .tableCell: return cell(leaf, text)
      case .paragraph:
        return document.lines(of: leaf).lazy.compactMap { item($0) ?? spoken($0) ?? wide($0) }.first
      default: return nil
      }
    }
  }

  // MARK: Forms

  /// A remark in a row with one colour: "`#6F8299` | footnotes, on night".
  private func cell(_ leaf: Int, _ text: Range<Int>) -> ColorPair? {
    let row = Int(document.nodes[leaf].parent)
    let cells = document.children(of: row)
    guard cells.count > 1, cells.first != leaf,
      !cells.contains(where: { hasRatio(document.plainText(of: $0)) })
    else { return nil }
    if let pair = spelled(text, row) { return pair }
    let inks = cells.filter { $0 != leaf }.compactMap { value(in: document.plainText(of: $0)) }
    guard let ink = inks.only, value(in: text) == nil else { return nil }
    return pair(ink, remark: text, subject: document.string(cells[0]))
  }

  private static let strokes = SwitchedOff.words.union([
    "border", "borders", "icon", "icons", "divider", "dividers", "outline", "ring", "stroke",
    "shadow", "gradient", "chart", "charts", "dot", "dots", "hover", "logo", "decorative", "large",
    "not", "never", "avoid", "bordo", "borde", "bordure", "rand", "icona", "icono", "icône",
  ])

  /// "`#A86A00` on `#FFF5E6`": a cell that gives a colour, the ground that it is on, and nothing else.
  private func spelled(_ text: Range<Int>, _ row: Int) -> ColorPair? {
    let colors = WrittenColor.all(in: text, document.plain)
    guard colors.count == 2, text.count <= 48,
      case let between = colors[0].range.upperBound..<colors[1].range.lowerBound,
      Self.joints.contains(
        document.string(plain: between).filter { $0 != "`" }.trimmedSpaces.lowercased()),
      case let line = document.source.string(document.firstLine(of: document.nodes[row].range)),
      !Names.hasWord(line, in: Self.strokes)
    else { return nil }
    let sides = colors.map { color in
      ColorPair.Ink(
        text: document.string(plain: color.range), color: color.color,
        origin: document.origin(document.sourceRange(plain: color.range)))
    }
    let subject = document.firstChild(of: row).map { document.string($0) } ?? ""
    return ColorPair(
      subject: subject.trimmedSpaces, ink: sides[0], background: sides[1], size: size(line),
      isBold: false)
  }

  /// A remark behind the colour of an item: "**Ink hint (#8F887A):** the help line under a field, on card."
  private func item(_ line: Range<Int>) -> ColorPair? {
    guard !hasRatio(line), let ink = value(in: line), ink.range.upperBound < line.upperBound,
      ink.range.lowerBound - line.lowerBound < 48
    else { return nil }
    let rest = ink.range.upperBound..<line.upperBound
    guard let sentence = document.sentences(plain: rest).first else { return nil }
    return pair(
      ink, remark: rest.lowerBound..<sentence.upperBound,
      subject: document.string(plain: line.lowerBound..<ink.range.lowerBound))
  }

  /// "`--faint` on `--page` for the serial number": two names in code with nothing but "on" between them.
  private func spoken(_ line: Range<Int>) -> ColorPair? {
    guard !hasRatio(line), let first = document.span(at: line.lowerBound, in: .code),
      first.lowerBound == line.lowerBound,
      let joint = ASCII.find(ASCII.space, in: document.plain, first.upperBound..<line.upperBound),
      joint == first.upperBound,
      let end = ASCII.find(ASCII.space, in: document.plain, joint + 1..<line.upperBound),
      Self.joints.contains(document.string(plain: joint + 1..<end)), end + 1 < line.upperBound,
      let second = document.span(at: end + 1, in: .code), second.lowerBound == end + 1,
      let front = named(first), let ground = named(second),
      case let rest = document.string(
        plain: second.upperBound..<max(second.upperBound, line.upperBound)),
      isText(Names.words(rest), rest)
    else { return nil }
    return ColorPair(
      subject: document.string(plain: first), ink: front, background: ground, size: size(rest),
      isBold: false)
  }

  /// "背景は `$page` とする" behind the only other name of a sentence.
  private func wide(_ line: Range<Int>) -> ColorPair? {
    for sentence in wideSentences(line) {
      guard let place = ASCII.find("背景は", in: document.plain, sentence), !hasRatio(sentence) else {
        continue
      }
      var spans: [Range<Int>] = []
      var offset = sentence.lowerBound
      while offset < sentence.upperBound {
        if let span = document.span(at: offset, in: .code) {
          spans.append(span)
          offset = max(span.upperBound, offset + 1)
        } else {
          offset += 1
        }
      }
      guard spans.count == 2, spans[0].upperBound <= place, spans[1].lowerBound >= place,
        spans[1].lowerBound - place < 14, let front = named(spans[0]), let ground = named(spans[1]),
        case let text = document.string(plain: sentence),
        !Self.wideMarks.contains(where: text.contains)
      else { continue }
      return ColorPair(
        subject: front.text, ink: front, background: ground, size: size(text), isBold: false)
    }
    return nil
  }

  /// The sentences of a line that "。" ends.
  private func wideSentences(_ line: Range<Int>) -> [Range<Int>] {
    var result: [Range<Int>] = []
    var start = line.lowerBound
    while start < line.upperBound {
      let end = ASCII.find("。", in: document.plain, start..<line.upperBound) ?? line.upperBound
      result.append(start..<end)
      start = end + 3
    }
    return result
  }

  private static let wideMarks = ["枠", "線", "アイコン", "ボタン", "無効", "見出し", "図"]

  // MARK: Parts

  /// The only colour of a text, as a value.
  private func value(in text: Range<Int>) -> WrittenColor? {
    WrittenColor.only(in: text, document.plain)
  }

  private func hasRatio(_ text: Range<Int>) -> Bool {
    ([":1", ": 1"] as [StaticString]).contains { ASCII.find($0, in: document.plain, text) != nil }
  }

  private func named(_ range: Range<Int>) -> ColorPair.Ink? {
    let text = document.string(plain: range)
    return palette.color(text).map {
      ColorPair.Ink(
        text: text, color: $0, origin: document.origin(document.sourceRange(plain: range)))
    }
  }

  /// A pair of a colour and the ground that its remark names behind "on", where the remark speaks of text.
  private func pair(_ ink: WrittenColor, remark: Range<Int>, subject: String) -> ColorPair? {
    let text = document.string(plain: remark)
    let words = text.split { $0 == " " || $0 == "\n" }
    let places = words.indices.filter { Self.joints.contains(words[$0].lowercased()) }
    guard let joint = places.only, joint > 0, joint + 1 < words.count,
      let ground = ground(words[(joint + 1)...]), ground.color != ink.color,
      isText(Names.words(words[..<joint].joined(separator: " ")), text)
    else { return nil }
    let origin = document.origin(document.sourceRange(plain: remark))
    return ColorPair(
      subject: subject.trimmedSpaces,
      ink: .init(
        text: document.string(plain: ink.range), color: ink.color,
        origin: document.origin(document.sourceRange(plain: ink.range))),
      background: .init(text: ground.name, color: ground.color, origin: origin),
      size: size(text), isBold: false)
  }

  /// The colour that the words behind "on" name up to the next mark, and nothing else.
  private func ground(_ words: ArraySlice<Substring>) -> (name: String, color: OpaqueColor)? {
    var name: [String] = []
    for word in words.prefix(3) {
      let bare = word.filter { $0.isLetter || $0.isNumber || $0 == "-" || $0 == "." || $0 == "$" }
      let isEnd = word.last.map { ".,;)|".contains($0) } ?? true
      name.append(isEnd ? bare.trimmingDots : bare)
      if isEnd { break }
      if name.count == words.count { break }
      if name.count == 3 { return nil }
    }
    let text = name.joined(separator: " ")
    guard let color = palette.color(text), !Self.looks.contains(text.lowercased()) else {
      return nil
    }
    return (text, color)
  }

  /// Words that tell how a ground looks, and name none.
  private static let looks: Lexicon = ["light", "dark", "color", "colour", "primary", "accent"]

  private static let texts: Lexicon = [
    "text", "texts", "label", "labels", "caption", "captions", "help", "helper", "hint", "hints",
    "placeholder", "placeholders", "note", "notes", "footnote", "footnotes", "paragraph", "copy",
    "timestamps", "metadata", "mentions", "légende", "légendes", "texte", "textes", "numéro",
    "hilfetext", "hinweise", "beschriftung", "beschriftungen", "texto", "textos", "etiquetas",
    "rótulos", "testo", "testi", "etichette", "body", "version", "number", "message", "messages",
  ]
  private static let others = SwitchedOff.words.union([
    "border", "borders", "icon", "icons", "hairline", "divider", "dividers", "fill", "fills",
    "ring", "badge", "badges", "chip", "large", "logo", "decorative", "chart", "charts", "never",
    "not", "heading", "headings", "headline", "display", "titles", "titres", "stroke", "outline",
    "highlight", "selection", "hover", "gradient", "avoid", "don't", "dont", "or", "shadow",
    "underline", "separator", "rand", "bordure", "borde", "borda", "bordo",
  ])

  /// Whether a remark speaks of text of normal size.
  private func isText(_ words: [String], _ text: String) -> Bool {
    guard !words.isEmpty, !words.contains(where: Self.others.contains),
      !Names.words(text).contains(where: Self.others.contains)
    else { return false }
    return isPromised || words.contains(where: Self.texts.contains)
  }

  private func size(_ text: String) -> Double? {
    let bytes = ContiguousArray(text.utf8)
    return AmountReader.read(bytes, 0..<bytes.count).first { $0.unit == .px || $0.unit == .pt }?
      .value
  }
}

extension String {
  /// The text without full stops at its end.
  fileprivate var trimmingDots: String {
    var text = self
    while text.last == "." { text.removeLast() }
    return text
  }
}
