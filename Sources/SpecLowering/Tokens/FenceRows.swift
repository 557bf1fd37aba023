import SpecModel
import SpecSyntax
import SpecText

/// Reads a fence that is a list of names and values: "fast  120ms  for taps", "calm = cubic-bezier(0, 0, 0, 1)".
struct FenceRows {
  private let bytes: UnsafeBufferPointer<UInt8>

  private struct Row {
    var name: Range<Int>
    var value: TokenLiteral
    var line: Range<Int>
  }

  static func read(_ context: LoweringContext, into sink: inout TokenSink) {
    let document = context.document
    document.source.bytes.withUnsafeBufferPointer { bytes in
      let reader = FenceRows(bytes: bytes)
      for block in document.codeBlocks
      where block.isFenced && (block.language.isEmpty || block.language == "text") {
        let topic = context.topic(ofNode: Int(block.node))
        guard block.lines.count < 200, case .kind(let kind) = topic.tokens,
          let rows = reader.rows(block.lines, kind)
        else { continue }
        let mode = reader.mode(before: Int(block.node), document)
        for row in rows {
          reader.add(row, mode: mode, theme: topic.theme, document, into: &sink)
        }
      }
    }
  }

  /// The rows of a fence; `nil` where a line is none, as then the fence is code or a drawing.
  private func rows(_ lines: [SourceRange], _ kind: Token.Kind) -> [Row]? {
    var rows: [Row] = []
    for line in lines {
      let text = Bytes.trim(line.offsets, in: bytes)
      if text.isEmpty || isComment(text) { continue }
      guard text.count < 200, let row = row(text, kind) else { return nil }
      rows.append(row)
    }
    return rows.count > 1 ? rows : nil
  }

  /// "# Surface" or "// Surface" over a group of rows.
  private func isComment(_ text: Range<Int>) -> Bool {
    text.count > 3
      && (bytes[text.lowerBound] == 0x23 && bytes[text.lowerBound + 1] == 0x20
        || bytes[text.lowerBound] == 0x2F && bytes[text.lowerBound + 1] == 0x2F)
  }

  private func row(_ text: Range<Int>, _ kind: Token.Kind) -> Row? {
    guard let first = text.first, let last = text.last, Bytes.isLetter(bytes[first]),
      bytes[last] != 0x3B, bytes[last] != 0x7B, bytes[last] != 0x2C
    else { return nil }
    var end = text.lowerBound
    while end < text.upperBound, !isGap(end, text.upperBound) {
      let byte = bytes[end]
      guard Bytes.isWord(byte) || byte == 0x2D || byte == 0x2E || byte == 0x20 else { return nil }
      end += 1
    }
    let name = Bytes.trim(text.lowerBound..<end, in: bytes)
    var start = end
    while start < text.upperBound, isSpace(bytes[start]) { start += 1 }
    if start < text.upperBound, bytes[start] == 0x3A || bytes[start] == 0x3D { start += 1 }
    while start < text.upperBound, isSpace(bytes[start]) { start += 1 }
    var stop = start
    while stop < text.upperBound, !isWide(stop, text.upperBound) { stop += 1 }
    guard name.count < 40, start < stop, Words.all(bytes, name).count < 4,
      let value = TokenLiteral.read(bytes, start..<stop), fits(value, kind)
    else { return nil }
    return Row(name: name, value: value, line: text)
  }

  private func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }

  /// A tab or two blanks.
  private func isWide(_ offset: Int, _ end: Int) -> Bool {
    bytes[offset] == 0x09
      || bytes[offset] == 0x20 && offset + 1 < end && isSpace(bytes[offset + 1])
  }

  /// What parts a name from its value: blanks, a colon or an equals sign.
  private func isGap(_ offset: Int, _ end: Int) -> Bool {
    bytes[offset] == 0x3A || bytes[offset] == 0x3D || isWide(offset, end)
  }

  private func fits(_ value: TokenLiteral, _ kind: Token.Kind) -> Bool {
    switch kind {
    case .duration, .easing: return value.kind == .duration || value.kind == .easing
    case .spacing, .radius, .size, .breakpoint: return value.kind == .spacing
    case .color, .shadow, .typography: return value.kind == kind
    case .other: return value.kind != .other
    default: return false
    }
  }

  /// The mode that a short line right above the fence names: "Light mode:".
  private func mode(before node: Int, _ document: Document) -> String? {
    guard node > 1, document.nodes[node - 1].kind == .paragraph else { return nil }
    let text = document.plainText(of: node - 1)
    guard text.count <= 40 else { return nil }
    return document.plain.withUnsafeBufferPointer { TokenColumns.mode(Words.keys($0, text)) }
  }

  private func add(
    _ row: Row, mode: String?, theme: String, _ document: Document, into sink: inout TokenSink
  ) {
    let string = { (range: Range<Int>) in
      String(decoding: UnsafeBufferPointer(rebasing: bytes[range]), as: UTF8.self)
    }
    let name = string(row.name)
    let valueOrigin = document.origin(
      SourceRange(row.value.range.lowerBound, row.value.range.upperBound))
    if sink.defines(name) {
      guard let mode else { return }
      return sink.add(
        mode: mode, value: string(row.value.range), of: name, valueOrigin: valueOrigin)
    }
    sink.add(
      .init(
        name: name, kind: TokenKinds.kind(of: name, literal: row.value),
        value: string(row.value.range),
        origin: document.origin(SourceRange(row.line.lowerBound, row.line.upperBound)),
        valueOrigin: valueOrigin, theme: theme))
  }
}
