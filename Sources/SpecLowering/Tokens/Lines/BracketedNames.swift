import SpecModel
import SpecSyntax
import SpecText

/// Reads items of which the parentheses behind a name tell what code calls the value, and the value:
/// "**Sea** (`{colors.sea}` — #0A3D62): links", "**Small** (`--round-s`: 8px)".
///
/// The name in code is that of the token, the one before it another name. They count where nothing else defines it.
enum BracketedNames {
  static func read(_ index: Int, _ reader: FactReader, into sink: inout TokenSink) -> Bool {
    let line = reader.context.lines[index]
    guard line.holder == .item, let open = bracket(line, reader),
      let code = TokenPass.codeSpan(at: open.upperBound, reader),
      let name = reference(code, reader.bytes),
      let kind = TokenPass.kind(ofLine: index, reader: reader),
      let text = value(behind: code, line, reader),
      let fit = TokenKinds.fit(
        TokenLiteral.read(reader.bytes, text), kind: kind, text: text, reader: reader),
      fit.range.lowerBound == text.lowerBound, ends(fit.range.upperBound, line, reader)
    else { return false }
    let lead = Bytes.trim(line.text.lowerBound..<open.lowerBound, in: reader.bytes)
    sink.hold(
      .init(
        name: reader.string(name), kind: fit.kind, value: reader.string(fit.range),
        origin: reader.origin(line.text), valueOrigin: reader.origin(fit.range),
        theme: reader.topic(of: line).theme, aliases: [reader.string(lead)]))
    return true
  }

  /// The parenthesis that opens behind a name in bold, or behind up to five words, of whatever script.
  private static func bracket(_ line: TextLine, _ reader: FactReader) -> Range<Int>? {
    let bytes = reader.bytes
    let near = line.text.lowerBound..<min(line.text.upperBound, line.text.lowerBound + 64)
    guard
      let byte = near.first(where: {
        bytes[$0] == 0x28
          || bytes[$0] == 0xEF && Bytes.matches("（", at: $0, end: line.text.upperBound, in: bytes)
      })
    else { return nil }
    let open = byte..<byte + (bytes[byte] == 0x28 ? 1 : 3)
    let lead = Bytes.trim(line.text.lowerBound..<byte, in: bytes)
    guard open.upperBound < near.upperBound, lead.count > 1, Words.all(bytes, lead).count < 6,
      TokenPass.codeSpan(at: lead.lowerBound, reader) == nil
    else { return nil }
    return open
  }

  /// The dotted name or the property that a code span is, without braces around it: "{colors.sea}".
  private static func reference(
    _ span: Range<Int>, _ bytes: UnsafeBufferPointer<UInt8>
  ) -> Range<Int>? {
    var name = span
    if name.count > 2, bytes[name.lowerBound] == 0x7B, bytes[name.upperBound - 1] == 0x7D {
      name = name.lowerBound + 1..<name.upperBound - 1
    }
    return TokenPass.isReference(name, bytes) ? name : nil
  }

  /// What stands behind a dash, a colon or an equals sign after a name in code.
  private static func value(
    behind code: Range<Int>, _ line: TextLine, _ reader: FactReader
  ) -> Range<Int>? {
    let (bytes, end) = (reader.bytes, line.text.upperBound)
    var start = skipBlanks(code.upperBound, end, bytes)
    guard start < end,
      let mark = marks.first(where: {
        Bytes.matches($0, at: start, end: end, in: bytes)
      })
    else { return nil }
    start = skipBlanks(start + mark.utf8CodeUnitCount, end, bytes)
    guard start < end else { return nil }
    return TokenPass.codeSpan(at: start, reader) ?? start..<end
  }

  private static let marks: [StaticString] = ["—", "–", "-", ":", "=", "→", ",", "：", "，"]

  private static func skipBlanks(
    _ offset: Int, _ end: Int, _ bytes: UnsafeBufferPointer<UInt8>
  ) -> Int {
    var offset = offset
    while offset < end, bytes[offset] == ASCII.space { offset += 1 }
    return offset
  }

  /// Whether the parenthesis closes behind a value, or goes on behind a mark.
  private static func ends(_ offset: Int, _ line: TextLine, _ reader: FactReader) -> Bool {
    guard offset < line.text.upperBound else { return false }
    return [0x29, 0x2C, 0x3B].contains(reader.bytes[offset])
      || Bytes.matches("）", at: offset, end: line.text.upperBound, in: reader.bytes)
  }
}
