import SpecSyntax
import SpecText

extension TokenPass {
  /// The code span that starts at an offset.
  static func codeSpan(at offset: Int, _ reader: FactReader) -> Range<Int>? {
    guard let span = reader.context.document.span(at: offset, in: .code) else { return nil }
    return span.lowerBound == offset ? span : nil
  }

  /// What stands behind a value that is struck through.
  static func restBehindStruck(_ line: TextLine, _ reader: FactReader) -> Range<Int>? {
    let struck = reader.context.document.span(
      at: line.value.lowerBound, of: line.node, in: .strikethrough)
    return struck.map { Bytes.trim($0.rest(of: line.value), in: reader.bytes) }
  }

  /// "`sm:` — 640px": the line without the dash behind a label in code that brings its own colon.
  static func withoutDash(_ line: TextLine, _ reader: FactReader) -> TextLine {
    var line = withoutCopy(line, reader)
    guard let label = line.label, codeSpan(at: label.lowerBound, reader) != nil,
      let dash = [" — ", " – ", "— ", "– "].first(where: { (dash: StaticString) in
        Bytes.matches(dash, at: line.value.lowerBound, end: line.value.upperBound, in: reader.bytes)
      })
    else { return line }
    line.value = Bytes.trim(
      line.value.lowerBound + dash.utf8CodeUnitCount..<line.value.upperBound, in: reader.bytes)
    return line
  }

  /// "**Badge** ("97%"): Bold, 20px": the line without the copy in brackets between a label in bold and its colon.
  private static func withoutCopy(_ line: TextLine, _ reader: FactReader) -> TextLine {
    let bytes = reader.bytes
    guard line.label == nil,
      let name = reader.context.document.span(
        at: line.text.lowerBound, of: line.node, in: .strong),
      case let rest = name.rest(of: line.text),
      [" (\"", " (“"].contains(where: { (copy: StaticString) in
        Bytes.matches(copy, at: rest.lowerBound, end: rest.upperBound, in: bytes)
      }),
      let close = Bytes.find("):", in: rest.prefix(160), of: bytes)
    else { return line }
    var line = line
    line.label = name
    line.value = Bytes.trim(close + 2..<line.text.upperBound, in: bytes)
    line.isStrongLabel = true
    return line
  }

  private static let changes: [StaticString] = [
    "becomes ", "turns into ", "changes to ", "is now ", "wird zu ", "wird ", "devient ", "pasa a ",
    "passa a ", "diventa ", "wordt ", "变为", "變為", "になる",
  ]

  /// "`sea` becomes `#9AD0F5`": the offset behind a word for a change that stands between a name and its new value.
  static func becomes(_ offset: Int, _ end: Int, _ bytes: UnsafeBufferPointer<UInt8>) -> Int? {
    guard Bytes.isLetter(bytes[offset]) || bytes[offset] >= 0xE3 else { return nil }
    return changes.first { Bytes.matches($0, at: offset, end: end, in: bytes) }
      .map { offset + $0.utf8CodeUnitCount }
  }

  /// "`sea` (deep blue)", "`ground` = step 1": the name in code that opens a text where the rest is a remark on it.
  ///
  /// `nil` where the rest is a value or tells two names apart: "`gap` (8px)", "`ink` (dark)", "`ink` (hover)".
  static func codeName(of text: Range<Int>, _ reader: FactReader) -> Range<Int>? {
    let bytes = reader.bytes
    guard let span = codeSpan(at: text.lowerBound, reader), span.upperBound + 2 < text.upperBound,
      span.count > 1, case let rest = Bytes.trim(span.rest(of: text), in: bytes), rest.count > 2,
      !rest.contains(where: { bytes[$0] == ASCII.hash })
    else { return nil }
    let inner: Range<Int>
    if bytes[rest.lowerBound] == 0x28, bytes[rest.upperBound - 1] == 0x29 {
      inner = rest.lowerBound + 1..<rest.upperBound - 1
    } else if Bytes.matches("（", at: rest.lowerBound, end: rest.upperBound, in: bytes),
      Bytes.matches("）", at: rest.upperBound - 3, end: rest.upperBound, in: bytes)
    {
      inner = rest.lowerBound + 3..<rest.upperBound - 3
    } else if bytes[rest.lowerBound] == 0x3D {
      inner = rest.lowerBound + 1..<rest.upperBound
    } else {
      return nil
    }
    guard TokenLiteral.read(bytes, inner) == nil else { return nil }
    let tellsApart = Words.keys(bytes, inner).contains {
      TokenColumns.mode(ofWord: $0) != nil || TokenNameColumn.looks.contains($0)
    }
    return tellsApart ? nil : span
  }

  /// What a line calls its value: the name in code alone where a remark behind it tells it from no line near by.
  static func lineName(_ label: Range<Int>, _ index: Int, _ reader: FactReader) -> String {
    guard let code = codeName(of: label, reader) else { return reader.string(label) }
    let name = reader.string(code)
    let lines = reader.context.lines
    let isShared = (max(0, index - 12)..<min(lines.count, index + 13)).contains { other in
      guard other != index, let label = lines[other].label,
        let span = codeSpan(at: label.lowerBound, reader)
      else { return false }
      return reader.string(span) == name
    }
    return isShared ? reader.string(label) : name
  }
}

extension TokenTables {
  /// The names in code that open the cells of more rows than one: "`gap` (phone)" over "`gap` (desktop)".
  func repeatedNames(_ body: [(row: Int, cells: [Int])], _ column: Int) -> Set<String> {
    var (seen, repeated): (Set<String>, Set<String>) = ([], [])
    for (_, cells) in body where column < cells.count {
      let text = reader.textRange(cells[column])
      guard let span = TokenPass.codeSpan(at: text.lowerBound, reader) else { continue }
      let name = reader.string(span)
      if !seen.insert(name).inserted { repeated.insert(name) }
    }
    return repeated
  }

  /// What a row is called: the name in code alone, where a remark behind it tells it from no other row.
  func rowName(_ title: Range<Int>, _ columns: Columns) -> String {
    guard let code = TokenPass.codeName(of: title, reader), case let name = reader.string(code),
      !columns.repeated.contains(name)
    else { return reader.string(title) }
    return name
  }
}
