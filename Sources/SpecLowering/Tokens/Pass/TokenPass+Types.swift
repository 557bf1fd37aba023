import SpecModel
import SpecText

extension TokenPass {
  /// "28px/34px Bold": a size and a line height, which need no mark between them and the name before.
  static func isSizePair(_ value: Range<Int>, _ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    guard let first = value.first, Bytes.isDigit(bytes[first]) else { return false }
    var offset = first
    while offset < value.upperBound, offset - first < 12,
      Bytes.isWord(bytes[offset]) || bytes[offset] == 0x2E
    {
      offset += 1
    }
    return offset + 1 < value.upperBound && bytes[offset] == 0x2F
      && Bytes.isDigit(bytes[offset + 1])
  }

  /// Reads a style of type by its name, whose size and line height have no unit: "`type.h1`: 36/44, weight 700".
  static func readStyle(
    _ label: Range<Int>, _ line: TextLine, _ reader: FactReader, into sink: inout TokenSink
  ) -> Bool {
    if readFace(label, line, reader, into: &sink) { return true }
    guard sink.frontMatter[.typography] == nil,
      let literal = TokenLiteral.read(reader.bytes, line.value), literal.kind == .other,
      literal.range.lowerBound == line.value.lowerBound, case let name = reader.string(label),
      TokenKinds.kind(ofPath: name, or: .other) == .typography
    else { return false }
    if TypeLine.add(name, line, reader, to: &sink) { return true }
    guard
      let pair = TokenKinds.fit(literal, kind: .typography, text: line.value, reader: reader)
    else { return false }
    sink.add(
      .init(
        name: name, kind: .typography, value: reader.string(pair.range),
        origin: reader.origin(line.text), valueOrigin: reader.origin(pair.range),
        theme: reader.topic(of: line).theme))
    return true
  }

  /// Reads "`font.family.sans`: `System`": behind the name of a family of faces any name in code is one of a face.
  private static func readFace(
    _ label: Range<Int>, _ line: TextLine, _ reader: FactReader, into sink: inout TokenSink
  ) -> Bool {
    guard sink.frontMatter[.typography] == nil, sink.frontMatter[.fontFamily] == nil,
      let face = codeSpan(at: line.value.lowerBound, reader), (3...160).contains(face.count),
      isFaceName(face, reader.bytes),
      TokenLiteral.read(reader.bytes, face).map({ $0.kind == .fontFamily }) ?? true,
      case let name = reader.string(label),
      TokenKinds.kind(ofPath: name, or: .other) == .fontFamily
    else { return false }
    sink.add(
      .init(
        name: name, kind: .fontFamily, value: reader.string(face),
        origin: reader.origin(line.text), valueOrigin: reader.origin(face),
        theme: reader.topic(of: line).theme))
    return true
  }

  /// "System", "JetBrains Mono", "Inter, sans-serif", "monospace", but no type of code and no name of another value.
  private static func isFaceName(_ face: Range<Int>, _ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    let isPlain = face.allSatisfy { offset in
      let byte = bytes[offset]
      return Bytes.isWord(byte) || byte >= 0x80 || [0x20, 0x22, 0x27, 0x2C, 0x2D].contains(byte)
    }
    guard isPlain, case let words = Words.keys(bytes, face), let first = words.first,
      words.count > 1 || !types.contains(first)
    else { return false }
    return ASCII.isUpper(bytes[face.lowerBound]) || families.contains(first)
      || face.contains { [0x22, 0x27, 0x2C].contains(bytes[$0]) }
  }

  private static let types = WordKey.set(
    "string", "number", "boolean", "bool", "object", "int", "integer", "any", "array", "optional",
    "enum", "unknown", "tbd", "none", "null")
  private static let families = WordKey.set("serif", "sans", "monospace", "system", "cursive", "ui")
}
