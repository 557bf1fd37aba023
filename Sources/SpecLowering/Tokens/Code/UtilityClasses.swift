import SpecModel
import SpecSyntax
import SpecText

/// Reads values that a line or a row gives beside the class of a style sheet: "**Large:** `rounded-xl` (12px)".
enum UtilityClasses {
  /// The value behind the classes that a line begins with, and the classes; `nil` where it begins otherwise.
  static func value(
    of line: TextLine, kind: Token.Kind, _ reader: FactReader
  ) -> (value: TokenLiteral, classes: Range<Int>)? {
    guard line.value.count > 4, reader.bytes[line.value.lowerBound] | 0x20 &- 0x61 < 26,
      let span = TokenPass.codeSpan(at: line.value.lowerBound, reader) ?? bare(line, kind, reader),
      isClasses(span, reader)
    else { return nil }
    let bytes = reader.bytes
    if kind == .duration { return duration(in: span, bytes).map { ($0, $0.range) } }
    let rest = Bytes.trim(span.rest(of: line.text), in: bytes)
    guard let first = rest.first else { return nil }
    if kind == .fontFamily { return faces(behind: rest, reader).map { ($0, span) } }
    guard bytes[first] == 0x28, let close = rest.first(where: { bytes[$0] == 0x29 }) else {
      return nil
    }
    let inner = Bytes.trim(first + 1..<close, in: bytes)
    guard let literal = TokenLiteral.read(bytes, inner),
      literal.range == inner || isAgain(literal, inner, bytes)
    else { return nil }
    return TokenKinds.fit(literal, kind: kind, text: inner, reader: reader).map { ($0, span) }
  }

  /// "0.375rem / 6px": whether the rest of what stands in brackets is the length in another unit.
  private static func isAgain(
    _ literal: TokenLiteral, _ inner: Range<Int>, _ bytes: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    let rest = Bytes.trim(literal.range.rest(of: inner), in: bytes)
    guard literal.kind == .spacing, literal.range.lowerBound == inner.lowerBound,
      let first = rest.first, bytes[first] == 0x2F || bytes[first] == 0x3D,
      case let other = Bytes.trim(first + 1..<rest.upperBound, in: bytes)
    else { return false }
    return TokenLiteral.read(bytes, other).map { $0.kind == .spacing && $0.range == other } ?? false
  }

  /// "rounded-md (6px)": one class without the marks of code, with a hyphen in it, before its value in brackets.
  private static func bare(
    _ line: TextLine, _ kind: Token.Kind, _ reader: FactReader
  ) -> Range<Int>? {
    guard kind == .radius || kind == .spacing || kind == .size || kind == .typography,
      let open = Bytes.find(" (", in: line.value, of: reader.bytes),
      case let name = line.value.lowerBound..<open,
      name.contains(where: { reader.bytes[$0] == 0x2D }),
      !name.contains(where: { reader.bytes[$0] == 0x20 }), open + 2 < line.value.upperBound,
      Bytes.isDigit(reader.bytes[open + 2])
    else { return nil }
    return name
  }

  /// "`font-sans` – Inter, sans-serif": a list of faces behind a dash, without a remark in parentheses.
  private static func faces(behind rest: Range<Int>, _ reader: FactReader) -> TokenLiteral? {
    let bytes = reader.bytes
    var start = rest.lowerBound
    while start < rest.upperBound, [0x2D, 0x20, 0xE2, 0x80, 0x93, 0x94].contains(bytes[start]) {
      start += 1
    }
    guard start > rest.lowerBound else { return nil }
    let open = Bytes.find(" (", in: start..<rest.upperBound, of: bytes) ?? rest.upperBound
    let list = Bytes.trim(start..<open, in: bytes)
    return TokenKinds.fit(nil, kind: .fontFamily, text: list, reader: reader)
  }

  /// "transition-all duration-200": milliseconds.
  ///
  /// - Source: Tailwind CSS, Transition Duration.
  private static func duration(
    in span: Range<Int>, _ bytes: UnsafeBufferPointer<UInt8>
  ) -> TokenLiteral? {
    guard let start = Bytes.find("duration-", in: span, of: bytes) else { return nil }
    var end = start + 9
    while end < span.upperBound, Bytes.isDigit(bytes[end]) { end += 1 }
    guard end > start + 9, end == span.upperBound || bytes[end] == 0x20 else { return nil }
    return TokenLiteral(kind: .duration, range: span)
  }

  /// Whether a code span lists classes: words in lower case with hyphens, and no value of its own.
  static func isClasses(_ span: Range<Int>, _ reader: FactReader) -> Bool {
    let bytes = reader.bytes
    guard let first = span.first, bytes[first] &- 0x61 < 26,
      span.allSatisfy({ offset in
        let byte = bytes[offset]
        return byte &- 0x61 < 26 || Bytes.isDigit(byte)
          || [0x20, 0x2D, 0x3A, 0x2F, 0x5F, 0x5B, 0x5D].contains(byte)
          || byte == 0x2E && Bytes.isDigit(bytes[offset - 1])
      })
    else { return false }
    return TokenLiteral.read(bytes, span) == nil
  }

  // MARK: Columns

  private static let heads = WordKey.set(
    "class", "classes", "tailwind", "klasse", "klassen", "classe", "clase", "clases", "classname",
    "utility")

  /// "Class", "Tokens / classes": whether a header says that its column holds classes.
  static func isHead(_ header: [WordKey]) -> Bool { header.contains(where: heads.contains) }

  /// The column of a table that gives the class of each value.
  static func column(
    _ headers: [[WordKey]], _ rows: [[Int]], _ reader: FactReader
  ) -> Int? {
    headers.firstIndex(where: isHead).flatMap { column in
      let isOfClasses = rows.allSatisfy { cells in
        column < cells.count && name(in: cells[column], reader) != nil
      }
      return isOfClasses && !rows.isEmpty ? column : nil
    }
  }

  /// The one class in a cell.
  static func name(in cell: Int, _ reader: FactReader) -> Range<Int>? {
    let text = Bytes.trim(reader.textRange(cell), in: reader.bytes)
    guard !text.isEmpty, text.count < 60, TokenPass.codeSpan(at: text.lowerBound, reader) == text,
      isClasses(text, reader), !text.contains(where: { reader.bytes[$0] == 0x20 })
    else { return nil }
    return text
  }
}
