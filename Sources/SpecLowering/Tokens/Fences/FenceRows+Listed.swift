import SpecModel
import SpecSyntax
import SpecText

/// Fences whose comments list a scale below the import that it comes from: "// xs=4  sm=9  md=17".
extension FenceRows {
  /// The steps that comments list, three or more in one; `nil` where any other line is code that declares something.
  func listed(_ lines: [SourceRange], _ kind: Token.Kind) -> [Row]? {
    guard kind == .spacing || kind == .radius || kind == .size, lines.count <= 12 else {
      return nil
    }
    var rows: [Row] = []
    for line in lines {
      let text = Bytes.trim(line.offsets, in: bytes)
      if text.isEmpty || isImport(text) { continue }
      guard isComment(text) else { return nil }
      rows += steps(Bytes.trim(text.dropFirst(2), in: bytes), kind) ?? []
    }
    return rows.isEmpty ? nil : rows
  }

  /// "spacing.xs=4  sm=9  md=17": pairs of a name and a number, and nothing else.
  private func steps(_ text: Range<Int>, _ kind: Token.Kind) -> [Row]? {
    var rows: [Row] = []
    var offset = text.lowerBound
    while offset < text.upperBound {
      var end = offset
      while end < text.upperBound, isPartOfName(bytes[end]) { end += 1 }
      let name = offset..<end
      guard !name.isEmpty, isName(name), end < text.upperBound,
        bytes[end] == 0x3D || bytes[end] == 0x3A
      else { return nil }
      end += 1
      while end < text.upperBound, bytes[end] == 0x20 { end += 1 }
      guard let value = TokenLiteral.read(bytes, end..<text.upperBound),
        value.kind == .spacing || value.kind == .other
      else { return nil }
      rows.append(Row(name: name, value: value, line: text, kind: kind))
      offset = value.range.upperBound
      while offset < text.upperBound, [0x20, 0x2C, 0x3B, 0x7C].contains(bytes[offset]) {
        offset += 1
      }
    }
    return rows.count > 2 ? rows : nil
  }

  private func isPartOfName(_ byte: UInt8) -> Bool {
    Bytes.isWord(byte) || byte == 0x2D || byte == 0x2E
  }
}
