import SpecModel
import SpecSyntax
import SpecText

extension TokenTables {
  /// "Cards at rest — `0 1px 3px rgba(0, 0, 0, 0.1)`": the shadow or colour in code at the end of what a cell tells of a
  /// custom property, where no other column has its value.
  func closingSpan(
    _ cells: [Int], _ columns: Columns
  ) -> (Token.Kind, String, Range<Int>)? {
    let bytes = reader.bytes
    guard columns.kind == nil || columns.kind == .shadow || columns.kind == .color,
      columns.modes.isEmpty, columns.parts.isEmpty,
      case let name = Bytes.trim(reader.textRange(cells[columns.name]), in: bytes),
      Bytes.matches("--", at: name.lowerBound, end: name.upperBound, in: bytes),
      TokenPass.isReference(name, bytes)
    else { return nil }
    for column in columns.values where column < cells.count && column != columns.name {
      let text = Bytes.trim(reader.textRange(cells[column]), in: bytes)
      guard text.count > 8, let span = document.span(at: text.upperBound - 1, in: .code),
        span.upperBound >= text.upperBound, span.lowerBound > text.lowerBound + 3,
        case let before = Bytes.trim(text.lowerBound..<span.lowerBound, in: bytes),
        endsInMark(before), TokenPass.codeSpan(at: before.lowerBound, reader) == nil,
        let literal = TokenLiteral.read(bytes, span), literal.range == span,
        literal.kind == .shadow || literal.kind == .color,
        columns.kind == nil || columns.kind == literal.kind
      else { continue }
      return (literal.kind, reader.string(span), span)
    }
    return nil
  }

  /// Whether a dash or a colon ends a text.
  private func endsInMark(_ text: Range<Int>) -> Bool {
    guard let last = text.last else { return false }
    if [0x3A, 0x2D].contains(reader.bytes[last]) { return true }
    return text.count > 3
      && ["—", "–", "："].contains { (mark: StaticString) in
        Bytes.matches(mark, at: last - 2, end: text.upperBound, in: reader.bytes)
      }
  }
}
