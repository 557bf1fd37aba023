import SpecModel
import SpecSyntax
import SpecText

/// Reads a list of colours whose items have run into one paragraph: "**Primary** - Ink: `#112233` (text) - Sand: `#EEDDCC`".
enum PaletteParagraph {
  /// Adds the colours of the paragraph that a line opens; false where it holds no such list.
  static func read(_ index: Int, _ reader: FactReader, into sink: inout TokenSink) -> Bool {
    let line = reader.context.lines[index]
    guard line.holder == .paragraph, reader.topic(of: line).tokens == .kind(.color),
      line.depth == 0
    else { return false }
    if readRow(line, isWhole: true, reader, into: &sink) || readPieces(line, reader, into: &sink)
      || readAlone(line, reader, into: &sink) || readBelowName(line, reader, into: &sink)
    {
      return true
    }
    let bytes = reader.bytes
    let text = reader.textRange(line.node)
    guard text.lowerBound == line.text.lowerBound, text.count < 1000,
      text.count(where: { bytes[$0] == 0x23 }) > 1,
      text.contains(where: { isDash($0, text, bytes) })
    else { return false }
    let pairs = pairs(text, bytes)
    guard pairs.count > 1 else { return false }
    for (name, value) in pairs {
      let words = reader.string(name).split { $0 == " " || $0 == "\n" }
      sink.add(
        .init(
          name: words.joined(separator: " "), kind: .color, value: reader.string(value),
          origin: reader.origin(name.lowerBound..<value.upperBound),
          valueOrigin: reader.origin(value), theme: reader.topic(of: line).theme))
    }
    return true
  }

  /// "Ink `#101828` (text) · Mist `#EAECF0` (lines)" above or below other lines of a paragraph of a palette.
  static func readRow(
    among index: Int, _ reader: FactReader, into sink: inout TokenSink
  ) -> Bool {
    let line = reader.context.lines[index]
    guard line.holder == .paragraph, line.label == nil, line.depth == 0,
      Bytes.find("·", in: line.text, of: reader.bytes) != nil,
      reader.topic(of: line).tokens == .kind(.color)
    else { return false }
    return readRow(line, isWhole: false, reader, into: &sink)
  }

  /// "Ink `#101828`, Slate `#475467`, Mist `#EAECF0`.": a line of names with their colours and nothing else.
  private static func readRow(
    _ line: TextLine, isWhole: Bool, _ reader: FactReader, into sink: inout TokenSink
  ) -> Bool {
    let bytes = reader.bytes
    let count = line.text.count { bytes[$0] == 0x23 }
    guard line.label == nil, count > 1, line.text.count < 600,
      !isWhole || reader.textRange(line.node) == line.text
    else { return false }
    let pairs = TokenPairs.read(line, kind: .color, reader)
    guard pairs.count == count else { return false }
    var end = line.text.lowerBound
    for pair in pairs {
      guard pair.name.lowerBound >= end, pair.value.range.lowerBound >= pair.name.upperBound,
        (end..<pair.name.lowerBound).allSatisfy({
          !Bytes.isLetter(bytes[$0]) && bytes[$0] < 0x80 || dots.contains(bytes[$0])
        }),
        Words.all(bytes, pair.name).count < 4
      else { return false }
      end = behindRemark(pair.value.range.upperBound, line.text, bytes)
    }
    guard line.text.tail(from: end).allSatisfy({ !Bytes.isLetter(bytes[$0]) }) else {
      return false
    }
    for pair in pairs {
      sink.add(
        .init(
          name: reader.string(pair.name), kind: .color, value: reader.string(pair.value.range),
          origin: reader.origin(pair.name.lowerBound..<pair.value.range.upperBound),
          valueOrigin: reader.origin(pair.value.range), theme: reader.topic(of: line).theme))
    }
    return true
  }

  /// The offset behind a remark in brackets that follows a colour: "`#101828` (text)".
  private static func behindRemark(
    _ end: Int, _ text: Range<Int>, _ bytes: UnsafeBufferPointer<UInt8>
  ) -> Int {
    guard Bytes.matches(" (", at: end, end: text.upperBound, in: bytes),
      let close = text.tail(from: end).first(where: { bytes[$0] == 0x29 }), close - end < 60
    else { return end }
    return close + 1
  }

  /// The bytes of raised dots and bullets between colours.
  private static let dots: [UInt8] = [0xC2, 0xB7, 0xE2, 0x80, 0xA2]

  /// "Ink `#14304C` from the logo, lemon `#F0B61C` from the lemons, paper `#EFE3CB`.": three or more names with their
  /// colours, each with a few words behind it.
  private static func readPieces(
    _ line: TextLine, _ reader: FactReader, into sink: inout TokenSink
  ) -> Bool {
    let bytes = reader.bytes
    let text = reader.textRange(line.node)
    guard line.label == nil, text.lowerBound == line.text.lowerBound, text.count < 600,
      text.count(where: { bytes[$0] == 0x23 }) > 2
    else { return false }
    var pairs: [(name: Range<Int>, value: Range<Int>)] = []
    var start = text.lowerBound
    for end in text where bytes[end] == 0x2C || bytes[end] == 0x3B || end == text.upperBound - 1 {
      let piece = trim(start..<end, bytes)
      start = end + 1
      guard let hash = piece.first(where: { bytes[$0] == 0x23 }), hash > piece.lowerBound + 1,
        let color = TokenLiteral.color(bytes, hash..<piece.upperBound), color.range.count > 6,
        case let name = trim(piece.lowerBound..<hash, bytes),
        (1...3).contains(UnmarkedWords.keys(bytes, name).count), name.count < 40,
        !name.contains(where: { [0x28, 0x2E, 0x3A].contains(bytes[$0]) }),
        !Words.contain(TokenKinds.joints, bytes, name),
        UnmarkedWords.keys(bytes, color.range.rest(of: piece)).count < 5,
        !color.range.rest(of: piece).contains(where: { bytes[$0] == 0x23 })
      else { return false }
      pairs.append((name, color.range))
    }
    guard pairs.count > 2 else { return false }
    for (name, value) in pairs {
      sink.add(
        .init(
          name: reader.string(name), kind: .color, value: reader.string(value),
          origin: reader.origin(name.lowerBound..<value.upperBound),
          valueOrigin: reader.origin(value), theme: reader.topic(of: line).theme))
    }
    return true
  }

  /// The names and colours of the items; an item without both ends the search, except for the title before the first.
  private static func pairs(
    _ text: Range<Int>, _ bytes: UnsafeBufferPointer<UInt8>
  ) -> [(name: Range<Int>, value: Range<Int>)] {
    var pairs: [(name: Range<Int>, value: Range<Int>)] = []
    var start = text.lowerBound
    while start < text.upperBound {
      let end = text.tail(from: start).first { isDash($0, text, bytes) } ?? text.upperBound
      if let pair = pair(start..<end, bytes) {
        pairs.append(pair)
      } else if start > text.lowerBound, !Bytes.trim(start..<end, in: bytes).isEmpty {
        return []
      }
      start = end + 1
    }
    return pairs
  }

  /// "Ink: #112233 (text)".
  private static func pair(
    _ item: Range<Int>, _ bytes: UnsafeBufferPointer<UInt8>
  ) -> (name: Range<Int>, value: Range<Int>)? {
    guard let colon = item.first(where: { bytes[$0] == 0x3A }),
      case let name = trim(item.lowerBound..<colon, bytes), (2...40).contains(name.count),
      Words.all(bytes, name).count < 5,
      let color = TokenLiteral.read(bytes, trim(colon + 1..<item.upperBound, bytes)),
      color.kind == .color,
      case let rest = trim(color.range.rest(of: item), bytes),
      rest.isEmpty || bytes[rest.lowerBound] == 0x28
    else { return nil }
    return (name, color.range)
  }

  /// Whether a hyphen stands between blanks or ends of lines.
  private static func isDash(
    _ offset: Int, _ text: Range<Int>, _ bytes: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    bytes[offset] == 0x2D && offset > text.lowerBound && offset + 1 < text.upperBound
      && bytes[offset - 1] <= 0x20 && bytes[offset + 1] <= 0x20
  }

  private static func trim(
    _ range: Range<Int>, _ bytes: UnsafeBufferPointer<UInt8>
  ) -> Range<Int> {
    var range = range
    while let first = range.first, bytes[first] <= 0x20 { range = first + 1..<range.upperBound }
    while let last = range.last, bytes[last] <= 0x20 { range = range.lowerBound..<last }
    return range
  }
}
