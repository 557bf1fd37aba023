import SpecModel
import SpecSyntax
import SpecText

/// Reads the two values of a custom property in brackets behind it, each behind the word for its mode: "`--thumb` (light:
/// `#D2D5D8`, dark: `#33363B`)".
enum BracketedModes {
  private struct Value {
    var mode: String
    var literal: TokenLiteral
  }

  /// - Complexity: O(runs); only properties with a bracket behind them are looked at.
  static func read(_ reader: FactReader, into sink: inout TokenSink) {
    let bytes = reader.bytes
    for run in reader.context.document.runs
    where run.style.contains(.code) && run.count > 3 && run.count <= 60 {
      let name = Int(run.start)..<Int(run.start) + Int(run.count)
      guard bytes[name.lowerBound] == ASCII.hyphen,
        Bytes.matches(" (", at: name.upperBound, end: bytes.count, in: bytes),
        TokenPass.isReference(name, bytes), let line = reader.context.line(at: name.lowerBound),
        name.upperBound + 2 < line.text.upperBound,
        line.holder == .item || line.holder == .paragraph || line.holder == .cell
      else { continue }
      let values = values(name.upperBound + 2..<line.text.upperBound, reader)
      let title = reader.string(name)
      guard values.count == 2, values[0].mode != values[1].mode,
        values[0].literal.kind == values[1].literal.kind, !sink.defines(title)
      else { continue }
      sink.add(
        .init(
          name: title, kind: values[0].literal.kind, value: reader.string(values[0].literal.range),
          origin: reader.origin(name.lowerBound..<values[1].literal.range.upperBound),
          valueOrigin: reader.origin(values[0].literal.range)))
      sink.add(
        mode: values[1].mode, value: reader.string(values[1].literal.range), of: title,
        valueOrigin: reader.origin(values[1].literal.range))
    }
  }

  /// "light: `#D2D5D8`, dark: `#33363B`)": the values up to the closing bracket; none where anything else stands there.
  private static func values(_ text: Range<Int>, _ reader: FactReader) -> [Value] {
    let bytes = reader.bytes
    var values: [Value] = []
    var offset = text.lowerBound
    while offset < text.upperBound, values.count < 3 {
      let start = offset
      while offset < text.upperBound, Bytes.isLetter(bytes[offset]) || bytes[offset] >= 0x80 {
        offset += 1
      }
      guard offset > start,
        let mode = TokenColumns.mode(TokenHeaders.keys(bytes, start..<offset))
      else { return [] }
      if offset < text.upperBound, bytes[offset] == 0x3A { offset += 1 }
      offset = Bytes.blanksEnd(offset, text.upperBound, in: bytes)
      guard offset < text.upperBound,
        let literal = TokenLiteral.read(
          bytes, TokenPass.codeSpan(at: offset, reader) ?? offset..<text.upperBound),
        literal.kind == .color || literal.kind == .shadow, literal.range.lowerBound == offset
      else { return [] }
      values.append(Value(mode: mode, literal: literal))
      offset = literal.range.upperBound
      guard offset < text.upperBound else { return [] }
      if bytes[offset] == 0x29 { return values }
      guard bytes[offset] == 0x2C || bytes[offset] == 0x3B else { return [] }
      offset = Bytes.blanksEnd(offset + 1, text.upperBound, in: bytes)
    }
    return []
  }
}
