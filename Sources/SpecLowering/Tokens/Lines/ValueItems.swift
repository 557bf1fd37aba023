import SpecModel
import SpecSyntax
import SpecText

/// Reads lists of values with their names behind them: "- `#F27E7E` - Poppy (links)", "- 4px (xs): tight", "- 4 px micro
/// gaps", where a neighbour is of the same form.
enum ValueItems {
  private enum Form { case marked, bracketed, plain }

  private struct Item {
    var name: Range<Int>
    var value: TokenLiteral
    var form: Form
  }

  /// Adds the value of an item; false where it is none of a scale or palette.
  static func read(_ index: Int, reader: FactReader, into sink: inout TokenSink) -> Bool {
    guard let item = item(index, reader),
      [index - 2, index - 1, index + 1, index + 2].count(where: {
        self.item($0, reader).map { $0.form == item.form && $0.value.kind == item.value.kind }
          ?? false
      }) > (item.form == .plain ? 1 : 0),
      let kind = TokenPass.kind(ofLine: index, reader: reader),
      item.value.kind == .color ? kind == .color : kind == .spacing || kind == .radius
    else { return false }
    let line = reader.context.lines[index]
    sink.addOrRepeat(
      .init(
        name: reader.string(item.name), kind: kind, value: reader.string(item.value.range),
        origin: reader.origin(line.text), valueOrigin: reader.origin(item.value.range),
        theme: reader.topic(of: line).theme))
    return true
  }

  private static func item(_ index: Int, _ reader: FactReader) -> Item? {
    guard reader.context.lines.indices.contains(index),
      case let line = reader.context.lines[index], line.holder == .item,
      (5...160).contains(line.text.count), let first = line.text.first,
      Bytes.isDigit(reader.bytes[first]) || reader.bytes[first] == ASCII.hash,
      line.text == reader.textRange(line.node)
    else { return nil }
    let value: TokenLiteral?
    if reader.bytes[first] == ASCII.hash {
      value = TokenLiteral.color(reader.bytes, line.text).flatMap { $0.range.count > 6 ? $0 : nil }
    } else {
      value = TokenLiteral.read(reader.bytes, line.text.prefix(24)).flatMap {
        $0.kind == .spacing ? $0 : nil
      }
    }
    guard let value, value.range.lowerBound == first else { return nil }
    return named(value, value.range.rest(of: line.text), reader)
  }

  private static let marks: [StaticString] = [" - ", " – ", " — ", " → ", ": ", "："]

  private static func named(
    _ value: TokenLiteral, _ rest: Range<Int>, _ reader: FactReader
  ) -> Item? {
    let bytes = reader.bytes
    guard let first = rest.first else { return nil }
    if Bytes.matches(" (", at: first, end: rest.upperBound, in: bytes) {
      guard let close = rest.prefix(32).first(where: { bytes[$0] == 0x29 }),
        case let name = Bytes.trim(first + 2..<close, in: bytes), isName(name, value, reader),
        value.kind == .color || StepPairs.isDegree(name, bytes)
      else { return nil }
      return Item(name: name, value: value, form: .bracketed)
    }
    if let mark = marks.first(where: {
      Bytes.matches($0, at: first, end: rest.upperBound, in: bytes)
    }) {
      let text = first + mark.utf8CodeUnitCount..<rest.upperBound
      var stop = text.lowerBound
      while stop < text.upperBound, !isEnd(stop, text.upperBound, bytes) { stop += 1 }
      let name = Bytes.trim(text.lowerBound..<stop, in: bytes)
      // "#FFFFFF - cards, fields" tells where it is used.
      guard value.kind == .color, stop == text.upperBound || bytes[stop] != 0x2C,
        isName(name, value, reader)
      else { return nil }
      return Item(name: name, value: value, form: .marked)
    }
    let name = Bytes.trim(rest, in: bytes)
    let words = Words.keys(bytes, name)
    guard value.kind == .spacing, bytes[first] == ASCII.space, (2...3).contains(words.count),
      words.last.map(distances.contains) == true,
      name.allSatisfy({ Bytes.isLetter(bytes[$0]) || bytes[$0] == ASCII.space || bytes[$0] == 0x2D }
      )
    else { return nil }
    return Item(name: name, value: value, form: .plain)
  }

  private static let distances = WordKey.set(
    "gap", "gaps", "spacing", "spacings", "space", "spaces", "step", "steps")

  /// What ends a name: a bracket, a stop, a comma, or a dash behind a blank.
  private static func isEnd(
    _ offset: Int, _ end: Int, _ bytes: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    if [0x28, 0x2C, 0x2E, 0x3A, 0x3B].contains(bytes[offset]) { return true }
    if bytes[offset] >= 0xE3 {
      return ["（", "，", "。", "："].contains { (mark: StaticString) in
        Bytes.matches(mark, at: offset, end: end, in: bytes)
      }
    }
    return bytes[offset] == ASCII.space
      && [" - ", " – ", " — "].contains { (mark: StaticString) in
        Bytes.matches(mark, at: offset, end: end, in: bytes)
      }
  }

  /// Up to four words that begin with a capital, or signs of other scripts; no name of a part of the program.
  private static func isName(
    _ name: Range<Int>, _ value: TokenLiteral, _ reader: FactReader
  ) -> Bool {
    let bytes = reader.bytes
    guard let first = name.first, name.count <= 40,
      name.count(where: { bytes[$0] == ASCII.space }) < 4, TokenLiteral.read(bytes, name) == nil,
      TokenPass.codeSpan(at: first, reader) == nil
    else { return false }
    guard value.kind == .color else { return Bytes.isWord(bytes[first]) }
    guard ASCII.isUpper(bytes[first]) || bytes[first] >= 0xC3 && bytes[first] != 0xE2 else {
      return false
    }
    // "BookDetail panel"
    return !name.dropFirst().contains {
      ASCII.isUpper(bytes[$0]) && Bytes.isLetter(bytes[$0 - 1]) && !ASCII.isUpper(bytes[$0 - 1])
    } && !Words.contain(TokenKinds.joints, bytes, name)
  }
}
