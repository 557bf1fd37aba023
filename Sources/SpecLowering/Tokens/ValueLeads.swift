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
    guard !name.isEmpty, StepPairs.beginsWithStep(name, reader) else { return false }
    sink.add(
      .init(
        name: reader.string(name), kind: value.kind, value: reader.string(value.range),
        origin: reader.origin(line.text), valueOrigin: reader.origin(value.range),
        theme: reader.topic(of: line).theme))
    return true
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
