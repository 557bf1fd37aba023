import SpecModel
import SpecText

/// Fences of classes and names with their values in comments, and what single rows may leave out.
extension FenceRows {
  /// "p-sm  /* 8px - chips */", "gap-2  // Related items (8px)", "md:  // 768px": names alone, three or more, each with
  /// its value at the start of the comment behind it, or in brackets at its end.
  func noted(_ lines: [SourceRange], _ kind: Token.Kind) -> [Row]? {
    var rows: [Row] = []
    var others = 0
    for line in lines {
      let text = Bytes.trim(line.offsets, in: bytes)
      if text.isEmpty || isComment(text) { continue }
      guard text.count < 200, let (name, remark) = namedRemark(text) else { return nil }
      if let value = value(ofRemark: remark, kind) {
        rows.append(Row(name: name, value: value, line: text))
      } else {
        others += 1
      }
    }
    return rows.count > 2 && others * 3 <= rows.count ? rows : nil
  }

  /// A class or a step of a scale, with or without a colon, and all of the comment behind it.
  private func namedRemark(_ text: Range<Int>) -> (name: Range<Int>, remark: Range<Int>)? {
    var end = text.lowerBound
    while end < text.upperBound, isPartOfClass(bytes[end]) { end += 1 }
    let name = text.lowerBound..<end
    guard (2...40).contains(name.count), Bytes.isLetter(bytes[name.lowerBound]) || isStep(name),
      name.contains(where: { bytes[$0] == ASCII.hyphen }) || isStep(name)
    else { return nil }
    if end < text.upperBound, bytes[end] == ASCII.colon { end += 1 }
    let gap = end
    end = Bytes.blanksEnd(gap, text.upperBound, in: bytes)
    guard end > gap else { return nil }
    if Bytes.matches("//", at: end, end: text.upperBound, in: bytes) {
      return (name, Bytes.trim(end + 2..<text.upperBound, in: bytes))
    }
    guard Bytes.matches("/*", at: end, end: text.upperBound, in: bytes),
      end + 4 <= text.upperBound,
      Bytes.matches("*/", at: text.upperBound - 2, end: text.upperBound, in: bytes)
    else { return nil }
    return (name, Bytes.trim(end + 2..<text.upperBound - 2, in: bytes))
  }

  private func isPartOfClass(_ byte: UInt8) -> Bool {
    Bytes.isWord(byte) || byte == ASCII.hyphen
  }

  private func isStep(_ name: Range<Int>) -> Bool { StepPairs.isStep(name, bytes) }

  /// The value at the start of a comment with nothing or a dash behind it, or that in brackets at its end.
  private func value(ofRemark text: Range<Int>, _ kind: Token.Kind) -> TokenLiteral? {
    guard !text.isEmpty else { return nil }
    if let literal = TokenLiteral.read(bytes, text), literal.range.lowerBound == text.lowerBound,
      fits(literal, kind)
    {
      let rest = Bytes.trim(literal.range.rest(of: text), in: bytes)
      let isAlone = rest.first.map { [0x2D, 0x28, 0x2C, 0x3D, 0xE2].contains(bytes[$0]) } ?? true
      return isAlone ? literal : nil
    }
    guard bytes[text.upperBound - 1] == 0x29,
      let open = text.last(where: { bytes[$0] == 0x28 }), open > text.lowerBound,
      case let inner = Bytes.trim(open + 1..<text.upperBound - 1, in: bytes), !inner.isEmpty,
      let literal = TokenLiteral.read(bytes, inner), literal.range == inner, fits(literal, kind)
    else { return nil }
    return literal
  }

  // MARK: Parts of rows

  /// "radius-none: 0": no distance at all, which needs no unit.
  func isNothing(_ value: TokenLiteral, _ kind: Token.Kind) -> Bool {
    guard kind == .spacing || kind == .radius || kind == .size, value.kind == .other else {
      return false
    }
    return value.range.count == 1 && bytes[value.range.lowerBound] == 0x30
  }

  /// "radius-sm: 4px;" without the semicolon: the step of a scale, which no property of a style sheet is called.
  func withoutSemicolon(_ text: Range<Int>) -> Range<Int> {
    guard let last = text.last, bytes[last] == 0x3B, Bytes.isLetter(bytes[text.lowerBound]),
      let colon = text.prefix(40).first(where: { bytes[$0] == ASCII.colon }),
      let hyphen = (text.lowerBound..<colon).last(where: { bytes[$0] == ASCII.hyphen }),
      case let step = hyphen + 1..<colon, !step.isEmpty,
      isStep(step) || step.allSatisfy({ Bytes.isDigit(bytes[$0]) })
    else { return text }
    return Bytes.trim(text.lowerBound..<last, in: bytes)
  }

  /// "Page (dark): #101418": the mode in the brackets between a name and its colon; `nil` where they say more.
  func mode(inRemark open: Int, _ end: Int) -> String? {
    let close = remarkEnd(open, end)
    guard close > open else { return nil }
    return TokenColumns.mode(TokenHeaders.keys(bytes, open + 1..<close - 1))
  }
}
