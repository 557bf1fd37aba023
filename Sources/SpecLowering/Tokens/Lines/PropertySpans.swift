import SpecModel
import SpecSyntax
import SpecText

/// Reads lines that are one declaration in code below a name: "**Low**" over "`box-shadow: 0 1px 2px #00000018`", and below
/// a heading "### Mid" the value alone.
enum PropertySpans {
  private static let properties: [(StaticString, Token.Kind)] = [
    ("box-shadow:", .shadow), ("text-shadow:", .shadow), ("border-radius:", .radius),
    ("transition-timing-function:", .easing),
  ]

  /// Adds the value of a line; true also where it declares a property of something without a name.
  static func read(_ index: Int, reader: FactReader, into sink: inout TokenSink) -> Bool {
    let line = reader.context.lines[index]
    guard line.holder == .paragraph, (8...200).contains(line.text.count),
      let span = TokenPass.codeSpan(at: line.text.lowerBound, reader),
      span.upperBound >= line.text.upperBound,
      case .kind(let topic) = reader.topic(of: line).tokens,
      let (kind, value) = declared(span, topic, reader), kind == topic
    else { return false }
    guard let name = title(above: index, reader) ?? heading(line, reader) else {
      return value.lowerBound > span.lowerBound
    }
    sink.add(
      .init(
        name: name, kind: kind, value: reader.string(value), origin: reader.origin(line.text),
        valueOrigin: reader.origin(value), theme: reader.topic(of: line).theme))
    return true
  }

  /// The value behind a property, or among shadows the whole span.
  private static func declared(
    _ span: Range<Int>, _ topic: Token.Kind, _ reader: FactReader
  ) -> (Token.Kind, Range<Int>)? {
    let bytes = reader.bytes
    for (property, kind) in properties
    where Bytes.matches(property, at: span.lowerBound, end: span.upperBound, in: bytes) {
      var text = Bytes.trim(
        span.lowerBound + property.utf8CodeUnitCount..<span.upperBound, in: bytes)
      if let last = text.last, bytes[last] == 0x3B { text = text.lowerBound..<last }
      return text.isEmpty ? nil : (kind, text)
    }
    guard topic == .shadow, let literal = TokenLiteral.read(bytes, span),
      literal.kind == .shadow, literal.range == span
    else { return nil }
    return (.shadow, span)
  }

  /// The bold line above in the same paragraph.
  private static func title(above index: Int, _ reader: FactReader) -> String? {
    guard index > 0, case let above = reader.context.lines[index - 1],
      above.node == reader.context.lines[index].node, above.text.count <= 60,
      let bold = reader.context.document.span(
        at: above.text.lowerBound, of: above.node, in: .strong),
      above.text.upperBound - bold.upperBound < 2
    else { return nil }
    let name = TokenSink.trimmed(reader.string(bold))
    return name.isEmpty ? nil : name
  }

  /// The heading right above, where it names a value and no kind of them.
  private static func heading(_ line: TextLine, _ reader: FactReader) -> String? {
    let document = reader.context.document
    let section = Int(document.nodes[line.node].section)
    guard section > 0, case let heading = Int(document.sections[section].heading),
      heading + 1 == line.node, TokenTopic.of(title: reader.textRange(heading), reader.bytes) == nil
    else { return nil }
    return StateName.withoutNumbering(document.title(ofSection: section))
  }
}
