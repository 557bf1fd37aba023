import SpecModel
import SpecSyntax
import SpecText

/// Reads lines that are nothing but names with their values: "Accents: saffron `#D98A06`, plum `#7A1F5C`", "`note` 12px ·
/// `body` 15px", "Cards 12px · buttons 7px".
struct ValueChains {
  private let reader: FactReader
  private let kind: Token.Kind
  private let end: Int
  private var bytes: UnsafeBufferPointer<UInt8> { reader.bytes }

  private struct Piece {
    var name: Range<Int>
    var value: TokenLiteral
  }

  /// Adds the values of a line below a heading that names their kind; false where anything else stands in it.
  static func read(_ index: Int, reader: FactReader, into sink: inout TokenSink) -> Bool {
    let line = reader.context.lines[index]
    guard (12...400).contains(line.text.count), let kind = kind(of: line, reader),
      kinds.contains(kind),
      kind == .color
        ? line.text.count(where: { reader.bytes[$0] == 0x23 }) > 1
        : line.label == nil && line.holder == .paragraph && reader.cues(of: index).contains(.number)
    else { return false }
    let chain = ValueChains(reader: reader, kind: kind, end: line.text.upperBound)
    guard let start = chain.start(of: line) else { return false }
    if let label = line.label, chain.isUnnamed(start) { return !chain.isGradient(label) }
    let own = line.label.flatMap { chain.own($0, start) }
    guard let pieces = chain.pieces(from: start, own: own),
      !pieces.contains(where: { FormerValues.isTime($0.name, reader.bytes) }),
      Set(pieces.map { reader.string($0.name) }).count == pieces.count
    else { return false }
    if pieces.contains(where: { chain.mode(of: $0.name) != nil }) {
      return line.label == nil && chain.addModes(pieces, before: start, line, into: &sink)
    }
    guard let group = chain.group(of: pieces, own, line) else { return false }
    for (place, piece) in pieces.enumerated() {
      sink.addOrRepeat(
        .init(
          name: (own != nil && place == 0 ? "" : group) + reader.string(piece.name),
          kind: piece.value.kind, value: reader.string(piece.value.range),
          origin: reader.origin(piece.name.lowerBound..<piece.value.range.upperBound),
          valueOrigin: reader.origin(piece.value.range), theme: reader.topic(of: line).theme),
        at: reader.origin(line.text))
    }
    return true
  }

  /// What stands before the names of the pieces, with a blank behind it; `nil` where they do not belong together.
  ///
  /// "Primary: base `#0F766E`, hover `#115E59`" has looks of what the label names, "Action: `#0F766E` · hover `#115E59`" too.
  private func group(of pieces: [Piece], _ own: Range<Int>?, _ line: TextLine) -> String? {
    guard let label = line.label else { return "" }
    let looks = pieces.count { isLook($0.name) }
    let prefix = reader.string(head(of: label)) + " "
    if own != nil {
      // "Primary: #0F766E, Secondary #B45309" goes on with another one.
      let isOther = pieces.dropFirst().contains { bytes[$0.name.lowerBound] &- 0x41 < 26 }
      return isOther ? looks > 0 ? nil : "" : prefix
    }
    if looks == pieces.count { return reader.string(label) + " " }
    // "Text: primary `#26211C`, muted `#6A6157`, disabled `#A29888`" names one of them so.
    guard looks > 1 || looks * 3 > pieces.count else { return "" }
    // "Lines: subtle `#E4DACA` · strong `#D2C5AF` · grid `#C3B49B`" are lines, by the word for a group of colours.
    let isOfColors = reader.topic(of: line).tokens == .kind(.color)
    return isOfColors && pieces.count > 2
      && UnmarkedWords.keys(bytes, label).count < 3 ? prefix : nil
  }

  /// A label without its remark: "Action (clay)".
  private func head(of label: Range<Int>) -> Range<Int> {
    Bytes.trim(
      label.lowerBound..<(Bytes.find(" (", in: label, of: bytes) ?? label.upperBound), in: bytes)
  }

  /// The name of the colour that a list of looks begins with: "Action" of "Action: #A8501F · hover #8E4218".
  private func own(_ label: Range<Int>, _ start: Int) -> Range<Int>? {
    let head = head(of: label)
    return kind == .color && start < end && bytes[start] == 0x23 && head.count < 40
      && (1...3).contains(UnmarkedWords.keys(bytes, head).count) ? head : nil
  }

  /// Whether colours without names follow a label, "Pupils: #E08A6B #9DBFA8 #E3B56B", none of which is that of the label.
  private func isUnnamed(_ start: Int) -> Bool {
    guard kind == .color else { return false }
    var offset = start
    var count = 0
    while offset < end, bytes[offset] == 0x23,
      let color = TokenLiteral.color(bytes, offset..<end)
    {
      count += 1
      offset = skipBlanks(color.range.upperBound)
      if offset < end, bytes[offset] == 0x2C { offset = skipBlanks(offset + 1) }
    }
    return count > 2 && offset >= end
  }

  private func isGradient(_ label: Range<Int>) -> Bool {
    Words.keys(bytes, label).contains(where: Self.gradients.contains)
  }
  private static let gradients = WordKey.set(
    "gradient", "gradients", "verlauf", "farbverlauf", "dégradé", "degrade", "degradado",
    "gradiente", "sfumatura", "verloop", "gradien")

  /// The kind that the heading names, or the label: "**Colors**: Moss (#2A7A30) primary, Clay (#F96A00) accent".
  private static func kind(of line: TextLine, _ reader: FactReader) -> Token.Kind? {
    let topic = reader.topic(of: line).tokens
    if case .kind(let kind) = topic, kind != .other { return kind }
    guard topic != .elements, let label = line.label, label.count <= 24,
      case let words = UnmarkedWords.keys(reader.bytes, label), words.count <= 2,
      TokenTopic.of(words: words) == .kind(.color)
    else { return nil }
    return .color
  }

  private static let kinds: Set<Token.Kind> = [
    .color, .typography, .radius, .spacing, .duration, .size, .breakpoint,
  ]

  private init(reader: FactReader, kind: Token.Kind, end: Int) {
    (self.reader, self.kind, self.end) = (reader, kind, end)
  }

  /// Where the values begin: behind a label, behind bold words with a remark and a colon, or behind a dash.
  private func start(of line: TextLine) -> Int? {
    if line.label != nil { return line.value.isEmpty ? nil : line.value.lowerBound }
    let document = reader.context.document
    if let lead = document.span(at: line.text.lowerBound, of: line.node, in: .strong) {
      let colon = TokenPass.bracketEnd(lead.upperBound, line.text, bytes)
      if colon > lead.upperBound { return skipBlanks(colon + 1) }
    }
    if line.holder == .item {
      for dash: StaticString in [" — ", " – "] {
        guard let place = Bytes.find(dash, in: line.text, of: bytes),
          !(line.text.lowerBound..<place).contains(where: { bytes[$0] == 0x23 }),
          place - line.text.lowerBound < 32
        else { continue }
        return place + dash.utf8CodeUnitCount
      }
      return nil
    }
    // A paragraph of one line.
    return reader.textRange(line.node) == line.text ? line.text.lowerBound : nil
  }

  private func skipBlanks(_ offset: Int) -> Int {
    Bytes.blanksEnd(offset, end, in: bytes)
  }

  private func mode(of name: Range<Int>) -> String? {
    Words.keys(bytes, name).lazy.compactMap { TokenColumns.mode(ofWord: $0) }.first
  }

  /// "Seam — light `#DEDBD2` · dark `#2B2B30`": a name before a dash, and its value in each mode.
  private func addModes(
    _ pieces: [Piece], before start: Int, _ line: TextLine, into sink: inout TokenSink
  ) -> Bool {
    let dashes: [StaticString] = [" — ", " – "]
    guard
      let dash = dashes.first(where: {
        Bytes.matches($0, at: start - $0.utf8CodeUnitCount, end: start, in: bytes)
      }),
      case let lead = line.text.lowerBound..<start - dash.utf8CodeUnitCount,
      (1...4).contains(UnmarkedWords.keys(bytes, lead).count),
      pieces.allSatisfy({ mode(of: $0.name) != nil })
    else { return false }
    let name = reader.string(lead)
    for (place, piece) in pieces.enumerated() {
      let value = reader.string(piece.value.range)
      let origin = reader.origin(piece.value.range)
      if place > 0, let mode = mode(of: piece.name) {
        sink.add(mode: mode, value: value, of: name, valueOrigin: origin)
      } else {
        sink.add(
          .init(
            name: name, kind: .color, value: value, origin: reader.origin(line.text),
            valueOrigin: origin, theme: reader.topic(of: line).theme))
      }
    }
    return true
  }

  private func isLook(_ name: Range<Int>) -> Bool { Self.isLook(Words.keys(bytes, name)) }

  /// Whether words tell no more than what one thing looks like.
  static func isLook(_ words: [WordKey]) -> Bool {
    !words.isEmpty && words.allSatisfy(looks.contains)
  }

  /// What one thing looks like, which names no colour by itself.
  private static let looks = WordKey.set(
    "base", "default", "normal", "hover", "hovered", "pressed", "active", "disabled", "focus",
    "text", "background", "bg", "border", "icon", "fill", "stroke", "light", "dark", "soft",
    "strong", "muted", "subtle", "foreground", "fg", "ring", "shadow", "from", "to", "start", "end")

  // MARK: Pieces

  private func pieces(from start: Int, own: Range<Int>?) -> [Piece]? {
    var pieces: [Piece] = []
    var odd = 0
    var offset = start
    while offset < end, pieces.count < 24 {
      let found = pieces.isEmpty ? own.flatMap { first($0, at: offset) } : nil
      guard let (piece, next) = found ?? piece(at: offset) else {
        // "…, grey neutral": a last piece in words.
        let rest = offset..<end
        let isInWords =
          kind == .color && pieces.count > 1 && rest.count < 30
          && rest.allSatisfy { Bytes.isLetter(bytes[$0]) || bytes[$0] == 0x20 }
        if isInWords { return pieces }
        // "… · links underlined · …": one of many that is no colour of its own.
        odd += 1
        guard kind == .color, odd == 1, let dot = Bytes.find("·", in: rest, of: bytes) else {
          return odd == 1 && pieces.count > 2 && rest.count < 60 && endsInDots(offset)
            ? pieces : nil
        }
        offset = skipBlanks(dot + 2)
        continue
      }
      pieces.append(piece)
      let following = behindPair(skipBlanks(next))
      if following >= end || bytes[following] == 0x2E && following + 1 == end {
        return pieces.count > (odd > 0 ? 2 : 1) ? pieces : nil
      }
      guard let behind = separator(following) else { return nil }
      offset = skipBlanks(behind)
    }
    return nil
  }

  /// Whether a raised dot stands before a piece.
  private func endsInDots(_ offset: Int) -> Bool {
    kind == .color && offset > 3
      && (Bytes.matches("· ", at: offset - 3, end: end, in: bytes)
        || Bytes.matches("·", at: offset - 2, end: end, in: bytes))
  }

  /// The colour of the group itself, and where it ends.
  private func first(_ name: Range<Int>, at offset: Int) -> (Piece, Int)? {
    guard let color = TokenLiteral.color(bytes, offset..<end), color.range.count > 6 else {
      return nil
    }
    return (Piece(name: name, value: color), color.range.upperBound)
  }

  /// The offset behind the ground of a colour, "#33573C on #E5EDE3", which another line defines.
  private func behindPair(_ offset: Int) -> Int {
    guard kind == .color, offset < end, Bytes.isLetter(bytes[offset]),
      TokenPairs.relates(offset, in: offset..<end, reader),
      let hash = (offset..<end).first(where: { bytes[$0] == 0x23 }),
      let ground = TokenLiteral.color(bytes, hash..<end)
    else { return offset }
    return skipBlanks(ground.range.upperBound)
  }

  private func separator(_ offset: Int) -> Int? {
    let marks: [StaticString] = [",", ";", "·", "|", "/", "•", "、", "，", "／"]
    return marks.first { Bytes.matches($0, at: offset, end: end, in: bytes) }
      .map { offset + $0.utf8CodeUnitCount }
  }

  /// A name of one to three words, or one set apart, its value, and a remark in brackets.
  private func piece(at start: Int) -> (Piece, Int)? {
    let span = reader.context.document.span(at: start, in: [.strong, .code])
    let isStyled =
      span.map { $0.lowerBound == start && TokenLiteral.read(bytes, $0) == nil } ?? false
    let name: Range<Int>
    if isStyled, let span {
      name = Bytes.trim(span, in: bytes)
    } else {
      var stop = start
      while stop < end,
        Bytes.isLetter(bytes[stop]) || bytes[stop] >= 0xC3 && bytes[stop] != 0xE2
          || bytes[stop] & 0xC0 == 0x80 || bytes[stop] == 0x2D
          || bytes[stop] == 0x20 && stop + 1 < end && !isValueStart(stop + 1)
      { stop += 1 }
      name = Bytes.trim(start..<stop, in: bytes)
    }
    guard name.count > 1, name.count < 40, (1...3).contains(UnmarkedWords.keys(bytes, name).count),
      !Words.contain(TokenKinds.joints, bytes, name)
    else { return nil }
    var first = skipBlanks(name.upperBound)
    if first < end, bytes[first] == 0x3A || bytes[first] == 0x3D { first = skipBlanks(first + 1) }
    guard first > name.upperBound, first < end else { return nil }
    if kind == .color, !isStyled, bytes[first] == 0x28 { return bracketed(name, first) }
    let code = TokenPass.codeSpan(at: first, reader)
    guard let literal = TokenLiteral.read(bytes, first..<(code?.upperBound ?? end)),
      literal.range.lowerBound == first, literal.kind != .other,
      let value = TokenKinds.fit(literal, kind: kind, text: literal.range, reader: reader),
      value.range.lowerBound == first
    else { return nil }
    // "#008" may be the number of an issue.
    if kind == .color, code == nil, value.range.count < 6 { return nil }
    var next = skipBlanks(value.range.upperBound)
    if next < end, bytes[next] == 0x28,
      let close = (next..<min(end, next + 80)).first(where: { bytes[$0] == 0x29 })
    {
      next = close + 1
    } else {
      next = value.range.upperBound
    }
    return (Piece(name: name, value: value), next)
  }

  /// "Moss (#2A7A30) primary": a colour in brackets behind its name, and up to two words about it.
  private func bracketed(_ name: Range<Int>, _ open: Int) -> (Piece, Int)? {
    guard open + 1 < end, bytes[open + 1] == 0x23,
      let color = TokenLiteral.color(bytes, open + 1..<end), color.range.count > 6,
      color.range.upperBound < end, bytes[color.range.upperBound] == 0x29
    else { return nil }
    var next = color.range.upperBound + 1
    while next < end, Bytes.isLetter(bytes[next]) || bytes[next] == 0x20 { next += 1 }
    let remark = color.range.upperBound + 1..<next
    guard Words.all(bytes, remark).count < 3, !Words.contain(TokenKinds.joints, bytes, remark)
    else { return nil }
    return (Piece(name: name, value: color), next)
  }

  private func isValueStart(_ offset: Int) -> Bool {
    Bytes.isDigit(bytes[offset]) || [0x23, 0x28].contains(bytes[offset])
  }
}
