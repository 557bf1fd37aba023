import SpecModel
import SpecText

extension TokenPass {
  /// Reads a style of type by its name, whose size and line height have no unit: "`type.h1`: 36/44, weight 700".
  static func readStyle(
    _ label: Range<Int>, _ line: TextLine, _ reader: FactReader, into sink: inout TokenSink
  ) -> Bool {
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
}
