import SpecModel
import SpecSyntax
import SpecText

/// Reads the steps of a scale whose values stand before their names: "**4pt:** Minimal spacing (labels)".
enum ValueLeads {
  /// Adds the step of a line below a heading that names a kind of lengths or times; false where it is none.
  static func read(
    _ label: Range<Int>, _ index: Int, reader: FactReader, into sink: inout TokenSink
  ) -> Bool {
    let bytes = reader.bytes
    guard label.count <= 16, let first = label.first, Bytes.isDigit(bytes[first]),
      let kind = TokenPass.kind(ofLine: index, reader: reader), kinds.contains(kind),
      let literal = TokenLiteral.read(bytes, label), literal.range == Bytes.trim(label, in: bytes),
      let value = TokenKinds.fit(literal, kind: kind, text: label, reader: reader)
    else { return false }
    let line = reader.context.lines[index]
    let name = self.name(line.value, bytes)
    // "8px: between rows" tells where a length goes, and "8px: Small gap" what it is called.
    guard !name.isEmpty, StepPairs.beginsWithStep(name, reader),
      kind != .duration || [index - 1, index + 1].allSatisfy({ namesStep($0, reader) })
    else { return false }
    sink.add(
      .init(
        name: reader.string(name), kind: value.kind, value: reader.string(value.range),
        origin: reader.origin(line.text), valueOrigin: reader.origin(value.range),
        theme: reader.topic(of: line).theme))
    return true
  }

  /// Whether a line that begins with a time gives the name of a step behind it: "100-200ms: Snappy, responsive" tells how
  /// times are felt, and so do those beside it.
  private static func namesStep(_ index: Int, _ reader: FactReader) -> Bool {
    guard reader.context.lines.indices.contains(index),
      case let line = reader.context.lines[index], line.holder == .item, let label = line.label,
      label.count <= 16, let first = label.first, Bytes.isDigit(reader.bytes[first])
    else { return true }
    let name = self.name(line.value, reader.bytes)
    return !name.isEmpty && StepPairs.beginsWithStep(name, reader)
  }

  /// "**3pt** - Hairline gaps (XS)": a value in bold, a dash and what it is called, in a list of nothing else; false
  /// where it is none.
  static func readBold(_ index: Int, reader: FactReader, into sink: inout TokenSink) -> Bool {
    guard let (value, name) = bold(index, reader),
      let kind = TokenPass.kind(ofLine: index, reader: reader),
      kinds.contains(kind) || kind == .typography || kind == .color,
      let fitted = TokenKinds.fit(value, kind: kind, text: value.range, reader: reader),
      [index - 2, index - 1, index + 1, index + 2].count(where: { bold($0, reader) != nil }) > 1
    else { return false }
    let line = reader.context.lines[index]
    let span = reader.context.document.span(at: line.text.lowerBound, in: .strong) ?? value.range
    sink.add(
      .init(
        name: reader.string(name), kind: fitted.kind,
        value: reader.string(kind == .typography ? span : fitted.range),
        origin: reader.origin(line.text), valueOrigin: reader.origin(fitted.range),
        theme: reader.topic(of: line).theme))
    return true
  }

  /// "**180ms** (`quick`): presses", "13px (`note`): small print": a value and its name in code in brackets behind it.
  static func readNamed(_ index: Int, reader: FactReader, into sink: inout TokenSink) -> Bool {
    let line = reader.context.lines[index]
    let bytes = reader.bytes
    guard line.holder == .item, let first = line.text.first,
      Bytes.isDigit(bytes[first]) || bytes[first] == 0x23,
      let literal = TokenLiteral.read(bytes, line.text.prefix(40)), literal.kind != .other,
      Bytes.matches(" (", at: literal.range.upperBound, end: line.text.upperBound, in: bytes),
      let name = TokenPass.codeSpan(at: literal.range.upperBound + 2, reader),
      name.upperBound < line.text.upperBound, bytes[name.upperBound] == 0x29, isName(name, bytes),
      let kind = TokenPass.kind(ofLine: index, reader: reader),
      kinds.contains(kind) || kind == .typography || kind == .color,
      let value = TokenKinds.fit(literal, kind: kind, text: literal.range, reader: reader)
    else { return false }
    sink.add(
      .init(
        name: reader.string(name), kind: value.kind, value: reader.string(value.range),
        origin: reader.origin(line.text), valueOrigin: reader.origin(value.range),
        theme: reader.topic(of: line).theme))
    return true
  }

  /// One word of code that begins with a letter or a hyphen.
  private static func isName(_ text: Range<Int>, _ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    guard let first = text.first, text.count < 40,
      Bytes.isLetter(bytes[first]) || bytes[first] == 0x2D
    else { return false }
    return text.allSatisfy { Bytes.isWord(bytes[$0]) || bytes[$0] == 0x2D || bytes[$0] == 0x2E }
  }

  /// The value in bold at the start of an item, and the words behind the dash after it.
  private static func bold(
    _ index: Int, _ reader: FactReader
  ) -> (TokenLiteral, Range<Int>)? {
    guard reader.context.lines.indices.contains(index),
      case let line = reader.context.lines[index], line.holder == .item, line.label == nil,
      let first = line.text.first,
      Bytes.isDigit(reader.bytes[first]) || reader.bytes[first] == 0x23,
      let span = reader.context.document.span(at: first, of: line.node, in: .strong),
      span.lowerBound == first, span.count <= 24,
      let literal = TokenLiteral.read(reader.bytes, span), literal.kind != .other
    else { return nil }
    let dashes: [StaticString] = [" - ", " – ", " — "]
    guard
      let dash = dashes.first(where: {
        Bytes.matches($0, at: span.upperBound, end: line.text.upperBound, in: reader.bytes)
      })
    else { return nil }
    let rest = span.upperBound + dash.utf8CodeUnitCount..<line.text.upperBound
    let end = Bytes.find(" (", in: rest, of: reader.bytes) ?? rest.upperBound
    let name = Bytes.trim(rest.lowerBound..<end, in: reader.bytes)
    return (1...4).contains(UnmarkedWords.keys(reader.bytes, name).count) && name.count < 40
      ? (literal, name) : nil
  }

  private static let kinds: Set<Token.Kind> = [.spacing, .radius, .size, .duration]

  /// The text up to a remark.
  private static func name(
    _ text: Range<Int>, _ bytes: UnsafeBufferPointer<UInt8>
  ) -> Range<Int> {
    let end =
      text.first { [0x28, 0x2C, 0x3B, 0x3A, 0x2E, 0xE2].contains(bytes[$0]) } ?? text.upperBound
    return Bytes.trim(text.lowerBound..<end, in: bytes)
  }
}
