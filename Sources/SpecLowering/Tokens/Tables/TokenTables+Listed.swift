import SpecModel
import SpecSyntax
import SpecText

/// Cells that list lengths with what has them.
extension TokenTables {
  /// "radius | card 14–16px · input 10px": adds the lengths that a cell gives to several parts; false where it holds
  /// anything else.
  func addLengthsOfParts(
    _ row: Int, _ cells: [Int], name: String, _ columns: Columns, into sink: inout TokenSink
  ) -> Bool {
    guard columns.isExplicit, let column = columns.values.first, column < cells.count,
      case let kind = TokenKinds.kind(of: name, or: columns.kind ?? .other),
      [.radius, .spacing, .size].contains(kind),
      let parts = lengthsOfParts(Bytes.trim(reader.textRange(cells[column]), in: reader.bytes))
    else { return false }
    for part in parts {
      sink.add(
        .init(
          name: name + " " + reader.string(part.name), kind: kind,
          value: reader.string(part.value), origin: document.origin(document.nodes[row].range),
          valueOrigin: reader.origin(part.value), theme: reader.context.topic(ofNode: row).theme))
    }
    return true
  }

  private func lengthsOfParts(_ text: Range<Int>) -> [(name: Range<Int>, value: Range<Int>)]? {
    let bytes = reader.bytes
    var parts: [(name: Range<Int>, value: Range<Int>)] = []
    var start = text.lowerBound
    while start < text.upperBound {
      let end = Bytes.find("·", in: start..<text.upperBound, of: bytes) ?? text.upperBound
      let part = Bytes.trim(start..<end, in: bytes)
      let measures = QuantityScanner.scan(bytes, part)
      guard measures.count == 1, measures[0].unit?.isLength == true,
        measures[0].range.upperBound == part.upperBound,
        case let name = Bytes.trim(part.lowerBound..<measures[0].range.lowerBound, in: bytes),
        name.allSatisfy({
          Bytes.isLetter(bytes[$0]) || bytes[$0] >= 0x80 || [0x20, 0x2D, 0x2F].contains(bytes[$0])
        }),
        (1...3).contains(Words.all(bytes, name).count)
      else { return nil }
      parts.append((name, measures[0].range))
      start = min(end + 2, text.upperBound)
    }
    return parts.count > 1 ? parts : nil
  }
}
