import SpecModel
import SpecSyntax
import SpecText

/// Tables of a palette whose first cells hold both a name and its colour.
extension TokenTables {
  /// Reads "Kelp `#2F5D31` | buttons" and "`#F4E3C1` sand | cards"; false where a first cell holds anything else, two have
  /// one name, or other cells hold colours or ratios as well.
  func readNamedColors(
    _ table: Int, _ body: [(row: Int, cells: [Int])], _ topic: TokenTopic,
    into sink: inout TokenSink
  ) -> Bool {
    guard topic == .kind(.color), body.count > 1, !sink.definesColorsInFrontMatter,
      let title = document.firstChild(of: table + 1),
      case let header = TokenHeaders.keys(reader.bytes, reader.textRange(title)),
      !TokenColumns.names(use: header, kind: .color)
    else { return false }
    var found: [(row: Int, name: String, value: Range<Int>)] = []
    for (row, _) in body {
      let cells = document.children(of: row)
      guard let cell = cells.first, let (name, value) = namedColor(in: cell),
        !cells.dropFirst().contains(where: holdsColorOrRatio)
      else { return false }
      found.append((row, reader.string(name), value))
    }
    guard Set(found.map { TokenSink.slug($0.name) }).count == found.count else { return false }
    for (row, name, value) in found {
      sink.add(
        .init(
          name: name, kind: .color, value: reader.string(value),
          origin: document.origin(document.nodes[row].range), valueOrigin: reader.origin(value),
          theme: reader.context.topic(ofNode: row).theme))
    }
    return true
  }

  /// Up to four words, and before or behind them a colour in hexadecimal digits, with a dash or brackets between.
  private func namedColor(in cell: Int) -> (name: Range<Int>, value: Range<Int>)? {
    let (text, bytes) = (Bytes.trim(reader.textRange(cell), in: reader.bytes), reader.bytes)
    guard (9...72).contains(text.count), bytes[text.lowerBound] != 0x2D,
      let hash = text.first(where: { bytes[$0] == ASCII.hash }),
      let color = TokenLiteral.color(bytes, hash..<text.upperBound), color.range.count > 6
    else { return nil }
    let (before, behind) = (
      bare(text.lowerBound..<hash), bare(color.range.rest(of: text))
    )
    guard before.isEmpty != behind.isEmpty, case let name = before.isEmpty ? behind : before,
      let first = name.first, Bytes.isLetter(bytes[first]) || bytes[first] >= 0xC3,
      name.count <= 40, Words.all(bytes, name).count <= 4,
      !name.contains(where: { [0x23, 0x28, 0x2C, 0x3B, 0x3E].contains(bytes[$0]) }),
      !Words.contain(TokenKinds.joints, bytes, name)
    else { return nil }
    return (name, color.range)
  }

  private static let marks: [StaticString] = [
    "—", "–", "-", ":", "：", "(", ")", "（", "）", "=", "·",
  ]

  /// A text without the marks that stand between a name and its colour.
  private func bare(_ range: Range<Int>) -> Range<Int> {
    var text = Bytes.trim(range, in: reader.bytes)
    var count = 0
    while count != text.count {
      count = text.count
      for mark in Self.marks where text.count >= mark.utf8CodeUnitCount {
        let end = text.upperBound - mark.utf8CodeUnitCount
        if Bytes.matches(mark, at: end, end: text.upperBound, in: reader.bytes) {
          text = Bytes.trim(text.lowerBound..<end, in: reader.bytes)
        } else if Bytes.matches(mark, at: text.lowerBound, end: text.upperBound, in: reader.bytes) {
          let start = text.lowerBound + mark.utf8CodeUnitCount
          text = Bytes.trim(start..<text.upperBound, in: reader.bytes)
        }
      }
    }
    return text
  }

  /// "`#FFFFFF`", "4.52", "7:1": whether a cell gives a colour of its own, or compares one with another.
  private func holdsColorOrRatio(_ cell: Int) -> Bool {
    let (text, bytes) = (Bytes.trim(reader.textRange(cell), in: reader.bytes), reader.bytes)
    guard let first = text.first else { return false }
    if text.contains(where: { offset in
      bytes[offset] == ASCII.hash
        && TokenLiteral.color(bytes, offset..<text.upperBound).map { $0.range.count > 6 } ?? false
    }) {
      return true
    }
    let digits = text.drop { Bytes.isDigit(bytes[$0]) || bytes[$0] == 0x2E }
    return Bytes.isDigit(bytes[first]) && (digits.isEmpty || bytes[digits.startIndex] == 0x3A)
  }
}
