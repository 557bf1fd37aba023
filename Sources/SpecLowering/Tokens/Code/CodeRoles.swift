import SpecModel
import SpecSyntax
import SpecText

/// Reads names in code with what they stand for: "Roles: `.mastTitle` (~34 bold), `.mastNote` (~11 regular)".
enum CodeRoles {
  /// Adds the roles of a line whose label only leads in; whether it is such a line.
  static func read(
    _ line: TextLine, kind: Token.Kind, _ reader: FactReader, into sink: inout TokenSink
  ) -> Bool {
    guard kind == .typography, line.value.count > 8, reader.bytes[line.value.lowerBound] == 0x2E,
      let first = TokenPass.codeSpan(at: line.value.lowerBound, reader)
    else { return false }
    let bytes = reader.bytes
    if bytes[first.upperBound - 1] == 0x29 { return readCall(first, line, reader, into: &sink) }
    var found: [(name: Range<Int>, value: Range<Int>)] = []
    var offset = line.value.lowerBound
    while offset < line.text.upperBound, let span = TokenPass.codeSpan(at: offset, reader),
      span.upperBound + 2 < line.text.upperBound, bytes[span.upperBound] == 0x20,
      bytes[span.upperBound + 1] == 0x28,
      let close = (span.upperBound + 2..<line.text.upperBound).first(where: { bytes[$0] == 0x29 })
    {
      found.append((span, Bytes.trim(span.upperBound + 2..<close, in: bytes)))
      offset = close + 1
      while offset < line.text.upperBound, bytes[offset] == 0x2C || bytes[offset] == 0x20 {
        offset += 1
      }
    }
    let valued = found.filter { pair in
      let start = pair.value.first { bytes[$0] != 0x7E }
      return start.map { Bytes.isDigit(bytes[$0]) } ?? false
    }
    guard found.count > 1, !valued.isEmpty else { return false }
    for pair in valued { add(pair.name, pair.value, kind, line, reader, into: &sink) }
    return true
  }

  /// "`.mastNote()` – mono, ~11pt": a modifier with the first size behind it.
  private static func readCall(
    _ name: Range<Int>, _ line: TextLine, _ reader: FactReader, into sink: inout TokenSink
  ) -> Bool {
    let rest = name.rest(of: line.text)
    let size = QuantityScanner.scan(reader.bytes, rest).first { $0.unit?.isLength == true }
    guard let size else { return false }
    var start = size.range.lowerBound
    if reader.bytes[start - 1] == 0x7E { start -= 1 }
    add(name, start..<size.range.upperBound, .typography, line, reader, into: &sink)
    return true
  }

  private static func add(
    _ name: Range<Int>, _ value: Range<Int>, _ kind: Token.Kind, _ line: TextLine,
    _ reader: FactReader, into sink: inout TokenSink
  ) {
    sink.add(
      .init(
        name: reader.string(name), kind: kind, value: reader.string(value),
        origin: reader.origin(line.text), valueOrigin: reader.origin(value)))
  }
}
