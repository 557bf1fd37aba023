import SpecModel
import SpecSyntax
import SpecText

/// Tables on one line: names in code, each with a blank and its value behind it, and remarks.
extension TokenRuns {
  /// A name, and the value behind it.
  private struct Entry {
    var name: Range<Int>
    var value: TokenLiteral
  }

  /// "`sm` +2dp (chips) · `md` +4dp (cards) · `lg` +8dp. Never more.": adds three values or more; false where words come
  /// between them.
  ///
  /// Below a heading that names no kind, among tokens, the heading goes before the names: "Stagger tight".
  static func readSpaced(
    _ line: TextLine, _ text: Range<Int>, _ kind: Token.Kind, _ reader: FactReader,
    into sink: inout TokenSink
  ) -> Bool {
    guard kind != .color, kind != .fontFamily, kind != .other || sink.tokens.count > 2,
      case let entries = entries(in: line.node, text, kind, reader), entries.count > 2,
      Set(entries.map { reader.string($0.name) }).count == entries.count
    else { return false }
    let group = kind == .other ? group(of: line, reader) : ""
    for entry in entries {
      sink.addOrRepeat(
        .init(
          name: group + reader.string(entry.name), kind: entry.value.kind,
          value: reader.string(entry.value.range),
          origin: reader.origin(entry.name.lowerBound..<entry.value.range.upperBound),
          valueOrigin: reader.origin(entry.value.range), theme: reader.topic(of: line).theme),
        at: reader.origin(line.text))
    }
    return true
  }

  /// The heading above a line with a blank behind it, where it names no kind and says no more than a word or two.
  private static func group(of line: TextLine, _ reader: FactReader) -> String {
    let document = reader.context.document
    let section = Int(document.nodes[line.node].section)
    guard section > 0 else { return "" }
    let heading = reader.textRange(Int(document.sections[section].heading))
    guard TokenTopic.of(title: heading, reader.bytes) == nil else { return "" }
    let title = StateName.withoutNumbering(
      StateName.splitQualifier(document.title(ofSection: section)).name)
    return title.isEmpty || title.utf8.count > 24 ? "" : title + " "
  }

  /// The entries of which a text consists up to its first full stop; none where anything else stands in it.
  private static func entries(
    in node: Int, _ text: Range<Int>, _ kind: Token.Kind, _ reader: FactReader
  ) -> [Entry] {
    let document = reader.context.document
    let bytes = reader.bytes
    var entries: [Entry] = []
    var offset = text.lowerBound
    while offset < text.upperBound, entries.count < 24 {
      guard let name = document.span(at: offset, of: node, in: .code), name.lowerBound == offset,
        name.count <= 40, isName(name, bytes), name.upperBound + 1 < text.upperBound,
        bytes[name.upperBound] == 0x20 || bytes[name.upperBound] == 0x0A,
        !Words.keys(bytes, name).contains(where: { TokenColumns.mode(ofWord: $0) != nil }),
        let value = value(name.upperBound + 1..<text.upperBound, kind, reader),
        let next = next(value.range.upperBound, text, bytes)
      else { return [] }
      entries.append(Entry(name: name, value: value))
      offset = next
    }
    return entries
  }

  /// The value that a text starts with.
  private static func value(
    _ text: Range<Int>, _ kind: Token.Kind, _ reader: FactReader
  ) -> TokenLiteral? {
    let near = text.prefix(32)
    guard let first = near.first, Bytes.isDigit(reader.bytes[first]) || reader.bytes[first] == 0x2B,
      let literal = TokenLiteral.read(reader.bytes, near), literal.range.lowerBound == first
    else { return nil }
    if kind == .zindex || kind == .opacity, literal.kind == .other {
      return TokenLiteral(kind: kind, range: literal.range)
    }
    return TokenKinds.fit(literal, kind: kind, text: literal.range, reader: reader)
  }

  /// The offset of the next name, or the end of the text where a sentence ends; `nil` where other words follow.
  private static func next(
    _ offset: Int, _ text: Range<Int>, _ bytes: UnsafeBufferPointer<UInt8>
  ) -> Int? {
    let end = text.upperBound
    var offset = blanksEnd(offset, end, bytes)
    if offset < end, bytes[offset] == 0x28 {
      let remark = offset..<min(end, offset + 120)
      guard let close = remark.first(where: { bytes[$0] == 0x29 }) else { return nil }
      offset = blanksEnd(close + 1, end, bytes)
    }
    guard offset < end else { return end }
    let marks: [StaticString] = ["·", ",", ";", "|", "/", "•", "、", "，", "；"]
    if let mark = marks.first(where: { Bytes.matches($0, at: offset, end: end, in: bytes) }) {
      return blanksEnd(offset + mark.utf8CodeUnitCount, end, bytes)
    }
    let stops: [StaticString] = [".", "。", "—", "–"]
    return stops.contains { Bytes.matches($0, at: offset, end: end, in: bytes) } ? end : nil
  }

  private static func blanksEnd(
    _ offset: Int, _ end: Int, _ bytes: UnsafeBufferPointer<UInt8>
  ) -> Int {
    var offset = offset
    while offset < end, bytes[offset] == 0x20 || bytes[offset] == 0x0A { offset += 1 }
    return offset
  }
}
