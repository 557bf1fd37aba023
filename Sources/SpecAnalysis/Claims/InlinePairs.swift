import SpecModel
import SpecSyntax
import SpecText

/// Finds a text colour and its background on one line: "Danger: bg #E53E3E, text white", "#E2E8F0 bg, #0F172A text".
struct InlinePairs {
  private enum Role { case ink, ground, other }

  /// A word of a line, or a colour.
  private struct Piece {
    var range: Range<Int>
    var role: Role?
    var color: OpaqueColor?
    /// Whether it is a word that may join two colours.
    var isJoint = false
    /// Whether it is a word between a ground and what stands on it.
    var isCompanion = false
    /// Whether it is a word for text, or one for what may have such a word before it: "label chips".
    var isOfText = false
    var isSurface = false
    /// Whether it is a colour in digits or as a function.
    var isValue = false

    /// Notes what a word in small letters is.
    mutating func tell(_ word: String) {
      role =
        grounds.contains(word)
        ? .ground : inks.contains(word) ? .ink : others.contains(word) ? .other : nil
      isJoint = joints.contains(word)
      isCompanion = companions.contains(word)
      isOfText = texts.contains(word)
      isSurface = ToldPairs.surfaces.contains(word)
    }
  }

  private static let grounds: Lexicon = [
    "bg", "background", "fill", "hintergrund", "fond", "fondo", "fundo", "sfondo", "achtergrond",
    "pill", "badge", "chip", "banner", "背景", "背景色", "底色", "배경", "배경색", "фон", "tło",
  ]
  private static let longGrounds: Lexicon = ["background", "fill", "배경", "배경색", "背景", "底色"]
  private static let inks: Lexicon = [
    "text", "label", "fg", "foreground", "schrift", "texte", "texto", "testo", "tekst", "文字",
    "文字色", "文本", "テキスト", "글자", "글자색", "텍스트", "текст",
  ]
  /// The bytes of a line that is read.
  private static let longest = 240
  private static let bold: Lexicon = ["bold", "semibold"]
  /// Words between a background and its text: "#3B82F6 with white text".
  private static let companions: Lexicon = ["with", "mit", "avec", "con", "com", "met"]
  /// Words between a text colour and its background: "#444444 on #FFFFFF".
  private static let joints: Lexicon = ["on", "auf", "sur", "sobre", "op", "su", "på"]
  /// Words of lines whose colour on another one is that of text.
  private static let texts: Lexicon = inks.union([
    "body", "copy", "caption", "captions", "labels", "helper", "hint", "message", "messages",
    "link", "links", "subtitle", "subtext", "textes", "textos", "testi", "beschriftung", "hinweis",
  ])
  /// Words of parts that need no contrast (WCAG 2.2, 1.4.3).
  private static let exempt = SwitchedOff.words.union([
    "logo", "from", "to",
    "before", "after", "don't", "dont", "don", "bad", "wrong", "avoid", "never", "not",
    "selection", "icon", "chart", "progress", "large", "heading", "headline", "display",
  ])

  /// The pairs of a document, one a line at most.
  static func find(_ lines: ClaimLines, _ palette: Palette) -> [ColorPair] {
    let document = lines.document
    let cues: [StaticString] = [
      "bg", "ackground", "fill", "ond", "intergrund", "pill", "chip", "adge", "背景", "底色", "배경",
      "фон", "Фон", "tło", "Tło",
    ]
    let joints: [StaticString] = [
      " on #", " on `#", " auf #", " auf `#", " sur #", " sur `#", " sobre #", " sobre `#",
      "with white", "with black", "mit wei", "mit schwarz", "avec text",
    ]
    guard WrittenColor.areIn(document), (cues + joints).contains(where: { document.mentions($0) })
    else { return [] }
    let values = lines.lines.compactMap { line -> ColorPair? in
      guard line.kind != .header, line.kind != .heading else { return nil }
      return line.parts.compactMap { part in
        guard part.count <= longest, WrittenColor.mayBeIn(part, lines.bytes(of: line)) else {
          return nil
        }
        return pair(part, line, lines, nil)
      }.only
    }
    return values + named(document, palette) + ButtonPairs.find(document, palette)
  }

  /// The pairs of lines that name colours of the document: "`sand` background, `ink.strong` text".
  private static func named(_ document: Document, _ palette: Palette) -> [ColorPair] {
    guard !palette.entries.isEmpty else { return [] }
    let inks: [StaticString] = [
      "text", "label", "foreground", "Text", "testo", "tekst", "chrift", "文字", "文本", "テキスト",
      "白字", "黒字", "글자", "텍스트",
    ]
    let wide = document.source.mayShow(wideCues)
    return document.nodes.indices.flatMap { node -> [ColorPair] in
      if document.nodes[node].kind == .codeBlock { return fenced(node, document, palette) }
      guard document.nodes[node].kind == .paragraph || document.nodes[node].kind == .tableCell
      else { return [] }
      guard hasGround(document.plainText(of: node), document, wide) else { return [] }
      return document.lines(of: node).compactMap { line -> ColorPair? in
        guard line.count <= 240, hasGround(line, document, wide),
          ASCII.find(ASCII.hash, in: document.plain, line) == nil,
          inks.contains(where: { ASCII.find($0, in: document.plain, line) != nil })
        else { return nil }
        let part = ClaimLine(kind: .prose, node: node, parts: [line])
        return pair(line, part, ClaimLines(of: document), palette)
      }
    }
  }

  private static let wideCues: [StaticString] = [
    "배경", "背景", "底色", "intergrund", "chtergrond", "fond ", "fondo", "fundo", "sfondo",
  ]

  /// Whether a text has the word for a ground, in full or short: "bg accent, white text", "accent fill, white text".
  private static func hasGround(
    _ text: Range<Int>, _ document: Document, _ wide: [StaticString]
  ) -> Bool {
    let plain = document.plain
    return ASCII.find("ackground", in: plain, text) != nil
      || ASCII.find("bg ", in: plain, text) != nil || ASCII.find(" bg", in: plain, text) != nil
      || ASCII.find(" fill", in: plain, text) != nil
      || wide.contains { ASCII.find($0, in: plain, text) != nil }
  }

  /// The pairs of lines of plain fences that name properties: "Weak: round chip, --color-bad bg, white text".
  private static func fenced(
    _ node: Int, _ document: Document, _ palette: Palette
  ) -> [ColorPair] {
    let block = document.codeBlocks[Int(document.nodes[node].payload)]
    guard block.language.isEmpty || block.language == "text" else { return [] }
    let bytes = document.source.bytes
    return block.lines.compactMap { line -> ColorPair? in
      let range = line.offsets
      guard range.count <= 160, ASCII.find("--", in: bytes, range) != nil,
        ASCII.find(ASCII.hash, in: bytes, range) == nil, ASCII.find(0x3B, in: bytes, range) == nil,
        ASCII.find(" bg", in: bytes, range) != nil
          || ASCII.find("ackground", in: bytes, range) != nil,
        ASCII.find("text", in: bytes, range) != nil || ASCII.find("label", in: bytes, range) != nil
      else { return nil }
      let part = ClaimLine(kind: .code, node: node, parts: [range])
      return pair(range, part, ClaimLines(of: document), palette)
    }
  }

  private static func pair(
    _ part: Range<Int>, _ line: ClaimLine, _ lines: ClaimLines, _ palette: Palette?
  ) -> ColorPair? {
    let bytes = lines.bytes(of: line)
    // A semicolon ends a declaration; a style sheet has rules of its own.
    guard part.count <= longest, ASCII.find(0x3B, in: bytes, part) == nil else { return nil }
    let pieces = pieces(part, bytes, palette, lines.document)
    var found: [(role: Role, piece: Piece)] = []
    for (index, piece) in pieces.enumerated() where piece.color != nil {
      let before = index > 0 ? adjacent(pieces[index - 1], piece, bytes) : nil
      let after = index + 1 < pieces.count ? adjacent(piece, pieces[index + 1], bytes) : nil
      guard
        let role = joined(index, pieces, bytes) ?? before ?? after
          ?? accompanied(index, pieces, bytes)
      else {
        // A colour without a role may be either.
        if piece.isValue { return nil }
        continue
      }
      if role == .other { continue }
      // "with white text (#FFFFFF)" says it twice.
      if let last = found.last, last.role == role, last.piece.color == piece.color { continue }
      found.append((role, piece))
    }
    guard found.count == 2, let ink = found.first(where: { $0.role == .ink })?.piece,
      let ground = found.first(where: { $0.role == .ground })?.piece, let inkColor = ink.color,
      let groundColor = ground.color, inkColor != groundColor
    else { return nil }
    let text = lines.string(part, of: line)
    guard !Names.hasWord(words(part, without: pieces, bytes), in: exempt),
      !isLarge(part, line, lines), !areUses(ink.range, ground.range, part, bytes),
      !isJudged(after: part.upperBound, bytes),
      palette == nil || !isThin(ground.range.upperBound..<part.upperBound, bytes),
      !pieces.contains(where: \.isJoint) || ASCII.find(":1", in: bytes, part) == nil
    else {
      return nil
    }
    // "60% opacity black on #777777"
    let share = SpokenOpacity.leading(part.lowerBound..<ink.range.lowerBound, bytes)
    func written(
      _ piece: Piece, _ color: OpaqueColor, _ opacity: String = ""
    ) -> ColorPair.Ink {
      .init(
        text: String(decoding: bytes[piece.range], as: UTF8.self) + opacity, color: color,
        origin: lines.origin(piece.range, of: line))
    }
    let seen = groundColor.under(inkColor, alpha: share ?? 1)
    let opacity = share.map { " at \(Numbers.text($0 * 100))%" } ?? ""
    let subject = text.drop { "-*+ ".contains($0) }.prefix { $0 != ":" }
    return ColorPair(
      subject: subject.utf8.count < 40 && subject.utf8.count < text.utf8.count
        ? String(subject).trimmedSpaces : "",
      ink: written(ink, seen, opacity), background: written(ground, groundColor), size: nil,
      isBold: Names.hasWord(text, in: bold), claim: nil)
  }

  /// Whether a slash parts two colours in brackets behind a name that is no component's, "Danger (`#FB7185` text /
  /// `#E11D48` fill)": the uses of one hue, and no text on a ground.
  private static func areUses(
    _ first: Range<Int>, _ second: Range<Int>, _ part: Range<Int>, _ bytes: ContiguousArray<UInt8>
  ) -> Bool {
    let (left, right) = first.lowerBound < second.lowerBound ? (first, second) : (second, first)
    guard left.upperBound < right.lowerBound,
      ASCII.find(" / ", in: bytes, left.upperBound..<right.lowerBound) != nil,
      let open = bytes[part.lowerBound..<left.lowerBound].lastIndex(of: 0x28),
      ASCII.find(0x29, in: bytes, open..<right.lowerBound) == nil
    else { return false }
    let name = String(decoding: bytes[part.lowerBound..<open], as: UTF8.self)
    return !Names.hasWord(name, in: ToldPairs.surfaces) && !Names.hasWord(name, in: grounds)
  }

  /// Whether what follows the name of a ground up to the next mark tells of a share of it: "accent fill at 12%".
  private static func isThin(_ rest: Range<Int>, _ bytes: ContiguousArray<UInt8>) -> Bool {
    bytes[rest].prefix { $0 != 0x2C && $0 != 0x3B && $0 != ASCII.lineFeed }.contains(0x25)
  }

  /// The role of a colour beside another one, with a joint between them, in a line about text without a ratio.
  private static func joined(
    _ index: Int, _ pieces: [Piece], _ bytes: ContiguousArray<UInt8>
  ) -> Role? {
    func areJoined(_ first: Int) -> Bool {
      guard pieces.indices.contains(first), pieces.indices.contains(first + 2),
        pieces[first].color != nil, pieces[first + 1].isJoint, pieces[first + 2].color != nil
      else { return false }
      let between = pieces[first].range.upperBound..<pieces[first + 2].range.lowerBound
      let marks = bytes[between].filter { !ASCII.isWord($0) }
      return marks.allSatisfy { $0 == ASCII.space || $0 == ASCII.backtick }
    }
    // "Message bubbles are #F1F5F9 on white" speaks of no text.
    let isOfText = pieces.indices.contains { place in
      pieces[place].isOfText
        && !(place + 1 < pieces.count && pieces[place + 1].isSurface)
    }
    guard isOfText else { return nil }
    return areJoined(index) ? .ink : areJoined(index - 2) ? .ground : nil
  }

  /// The ground right before "with white text".
  private static func accompanied(
    _ index: Int, _ pieces: [Piece], _ bytes: ContiguousArray<UInt8>
  ) -> Role? {
    guard index + 3 < pieces.count, pieces[index + 1].isCompanion, pieces[index + 2].color != nil,
      pieces[index + 3].role == .ink,
      adjacent(pieces[index + 2], pieces[index + 3], bytes) == .ink
    else { return nil }
    let gap = bytes[pieces[index].range.upperBound..<pieces[index + 1].range.lowerBound]
    return gap.count <= 3 && gap.allSatisfy { [ASCII.space, ASCII.backtick, 0x29].contains($0) }
      ? .ground : nil
  }

  /// A text without the names of its colours, whose words say nothing of the part: "`--color-bad` background".
  private static func words(
    _ part: Range<Int>, without pieces: [Piece], _ bytes: ContiguousArray<UInt8>
  ) -> String {
    var result = ""
    var start = part.lowerBound
    for piece in pieces where piece.color != nil {
      result += String(decoding: bytes[start..<piece.range.lowerBound], as: UTF8.self)
      start = piece.range.upperBound
    }
    return result + String(decoding: bytes[start..<part.upperBound], as: UTF8.self)
  }

  /// Whether the line gives a size at which 3:1 may be enough: 18 px or points and more.
  private static func isLarge(_ part: Range<Int>, _ line: ClaimLine, _ lines: ClaimLines) -> Bool {
    let bytes = lines.bytes(of: line)
    return AmountReader.read(bytes, part).contains { amount in
      guard amount.isLength, amount.value >= 18 else { return false }
      let start = max(part.lowerBound, amount.range.lowerBound - 12)
      let before = String(decoding: bytes[start..<amount.range.lowerBound], as: UTF8.self)
      return !extents.contains(where: before.lowercased().contains)
    }
  }

  /// Words right before lengths that are none of letters.
  private static let extents = [
    "height", "width", "padding", "radius", "high", "高さ", "高度", "宽度", "角丸", "圆角", "높이", "höhe",
  ]
  /// Words for the colours of other parts and other states, beside those of the text and its ground.
  private static let others: Lexicon = [
    "border", "outline", "hover", "pressed", "shadow", "rand", "bordure", "borde", "borda", "边框",
    "邊框", "描边", "ボーダー", "枠線", "枠", "ホバー", "悬停", "悬浮", "按下", "테두리", "호버",
  ]
  private static let hues: Lexicon = ["color", "colour"]

  /// Whether the next line judges the pair itself: "→ 1.2:1 ❌".
  private static func isJudged(after end: Int, _ bytes: ContiguousArray<UInt8>) -> Bool {
    guard let line = ASCII.find(ASCII.lineFeed, in: bytes, end..<min(bytes.count, end + 80)) else {
      return false
    }
    let reach = min(bytes.count, line + 120)
    let next = ASCII.find(ASCII.lineFeed, in: bytes, line + 1..<max(line + 1, reach)) ?? reach
    return ASCII.find(":1", in: bytes, line..<next) != nil
  }

  /// The role that a word gives to the colour beside it: nothing but blanks, a colon or code marks between them.
  private static func adjacent(
    _ first: Piece, _ second: Piece, _ bytes: ContiguousArray<UInt8>
  ) -> Role? {
    let gap = bytes[first.range.upperBound..<second.range.lowerBound]
    let marks: [UInt8] = [ASCII.space, ASCII.colon, ASCII.backtick, 0x3D, 0x28, 0x29]
    guard gap.count <= 6, gap.allSatisfy(marks.contains) || isWideColon(gap) else { return nil }
    return first.role ?? second.role
  }

  /// Whether no more than "：" and blanks stand between two pieces.
  private static func isWideColon(_ gap: ArraySlice<UInt8>) -> Bool {
    let rest = gap.filter { ![ASCII.space, ASCII.backtick, 0x2A].contains($0) }
    return rest == [0xEF, 0xBC, 0x9A]
  }

  /// Whether a mark of Chinese and Japanese stands at an offset: "，", "：", "、".
  private static func isWideMark(_ offset: Int, _ bytes: ContiguousArray<UInt8>) -> Bool {
    guard offset + 2 < bytes.count else { return false }
    return bytes[offset] == 0xE3 && bytes[offset + 1] == 0x80
      || bytes[offset] == 0xEF && (0xBC...0xBD).contains(bytes[offset + 1])
  }

  private static func pieces(
    _ part: Range<Int>, _ bytes: ContiguousArray<UInt8>, _ palette: Palette?, _ document: Document
  ) -> [Piece] {
    var result: [Piece] = []
    var offset = part.lowerBound
    while offset < part.upperBound {
      guard ASCII.isWord(bytes[offset]) || bytes[offset] == ASCII.hash else {
        offset += 1
        continue
      }
      if isWideMark(offset, bytes) {
        offset += 3
        continue
      }
      let start = offset
      offset += 1
      while offset < part.upperBound, ASCII.isWord(bytes[offset]) || bytes[offset] == ASCII.hyphen,
        !isWideMark(offset, bytes)
      {
        offset += 1
      }
      // A name in code, with its dots and hyphens.
      if let palette, let span = document.span(at: start, in: .code), span.upperBound > start {
        offset = max(offset, min(span.upperBound, part.upperBound))
        let name = String(decoding: bytes[start..<offset], as: UTF8.self)
        let last = name.split(separator: ".").last ?? ""
        let color = palette.color(name) ?? palette.color(last)
        result.append(Piece(range: start..<offset, color: color))
        continue
      }
      if let own = WrittenColor.function(start..<offset, part.upperBound, bytes) {
        result.append(Piece(range: own.range, color: own.color, isValue: true))
        offset = own.range.upperBound
        continue
      }
      let word = String(decoding: bytes[start..<offset], as: UTF8.self)
      if palette != nil, bytes[start] >= 0x80, let parts = shaded(word, start..<offset) {
        result += parts
        continue
      }
      var piece = Piece(range: start..<offset)
      if let color = OpaqueColor(word) {
        piece.color = color
        piece.isValue = bytes[start] == ASCII.hash
      } else {
        let lower = word.lowercased()
        if hues.contains(lower), let last = result.last, last.role != nil, last.color == nil,
          start - last.range.upperBound == 1
        {
          // "text colour `#FFFFFF`"
          result[result.count - 1].range = last.range.lowerBound..<offset
          continue
        }
        piece.tell(lower)
      }
      result.append(piece)
    }
    return palette.map { naming(result, $0, bytes) } ?? result
  }

  private static let shades = ["白色", "白", "黑色", "黒", "흰색"]
  private static let letters: Lexicon = ["字", "文字", "文本", "テキスト", "字体", "글자", "텍스트"]

  /// The colour and the text of a word with both, in scripts without blanks: "白字", "白色文字".
  private static func shaded(_ word: String, _ range: Range<Int>) -> [Piece]? {
    let shade = shades.first {
      word.hasPrefix($0) && letters.contains(String(word.dropFirst($0.count)))
    }
    guard let shade, case let end = range.lowerBound + shade.utf8.count else { return nil }
    return [
      Piece(range: range.lowerBound..<end, color: OpaqueColor(shade)),
      Piece(range: end..<range.upperBound, role: .ink, isOfText: true),
    ]
  }

  /// Names of ranks and looks, which say more often which ground is meant than which colour: "primary background".
  private static let ranks: Lexicon = [
    "primary", "secondary", "tertiary", "main", "base", "default", "light", "dark", "neutral",
    "page", "card", "surface", "muted", "subtle", "alternate", "text", "button",
  ]

  /// The pieces with the colours that plain words name right beside the short word for a ground, "bg accent", or right
  /// before the long one: "brand background + white text".
  private static func naming(
    _ pieces: [Piece], _ palette: Palette, _ bytes: ContiguousArray<UInt8>
  ) -> [Piece] {
    func isShort(_ index: Int) -> Bool {
      pieces.indices.contains(index) && pieces[index].role == .ground
        && bytes[pieces[index].range].elementsEqual("bg".utf8)
    }
    func isBeside(_ first: Int) -> Bool {
      pieces[first + 1].range.lowerBound - pieces[first].range.upperBound == 1
    }
    func isLong(_ index: Int) -> Bool {
      guard pieces.indices.contains(index + 1), pieces[index + 1].role == .ground else {
        return false
      }
      let word = String(decoding: bytes[pieces[index + 1].range], as: UTF8.self)
      let name = String(decoding: bytes[pieces[index].range], as: UTF8.self)
      return longGrounds.contains(word) && !ranks.contains(name) && isBeside(index)
    }
    var result = pieces
    for index in pieces.indices
    where pieces[index].color == nil && pieces[index].role == nil
      && (isShort(index - 1) && isBeside(index - 1) || isShort(index + 1) && isBeside(index)
        || isLong(index))
    {
      let name = String(decoding: bytes[pieces[index].range], as: UTF8.self)
      result[index].color = palette.color(name)
    }
    return withoutHueWords(result, palette, bytes)
  }

  /// The pieces without the word for colours between a name and the word for a ground, "Accent color background": with it
  /// a rank is the name of a colour as well.
  private static func withoutHueWords(
    _ pieces: [Piece], _ palette: Palette, _ bytes: ContiguousArray<UInt8>
  ) -> [Piece] {
    func word(_ index: Int) -> String {
      String(decoding: bytes[pieces[index].range], as: UTF8.self).lowercased()
    }
    func isBeside(_ first: Int) -> Bool {
      pieces[first + 1].range.lowerBound - pieces[first].range.upperBound == 1
    }
    var result = pieces
    for index in pieces.indices.dropLast(2).reversed()
    where pieces[index].role == nil && hues.contains(word(index + 1))
      && longGrounds.contains(word(index + 2)) && isBeside(index) && isBeside(index + 1)
    {
      guard let color = pieces[index].color ?? palette.color(word(index)) else { continue }
      result[index].color = color
      result[index].range = pieces[index].range.lowerBound..<pieces[index + 1].range.upperBound
      result.remove(at: index + 1)
    }
    return result
  }
}
