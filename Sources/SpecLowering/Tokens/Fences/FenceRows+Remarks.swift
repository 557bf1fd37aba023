import SpecModel
import SpecText

extension FenceRows {
  /// "#0a0705  /* Page background */": values, each with its name in a remark behind it; `nil` where a line is none.
  func remarked(_ lines: [SourceRange], _ kind: Token.Kind) -> [Row]? {
    var rows: [Row] = []
    for line in lines {
      let text = Bytes.trim(line.offsets, in: bytes)
      if text.isEmpty { continue }
      guard text.count < 200, let row = remarked(text, kind) else { return nil }
      rows.append(row)
    }
    return rows.count > 1 ? rows : nil
  }

  private func remarked(_ text: Range<Int>, _ kind: Token.Kind) -> Row? {
    guard let (mark, name) = remark(of: text), (2...48).contains(name.count),
      Words.all(bytes, name).count <= 5, Bytes.isLetter(bytes[name.lowerBound]),
      let value = TokenLiteral.read(bytes, text.lowerBound..<mark),
      value.range == Bytes.trim(text.lowerBound..<mark, in: bytes), fits(value, kind)
    else { return nil }
    return Row(name: name, value: value, line: text, kind: kind == .other ? nil : kind)
  }

  /// Where the remark at the end of a line begins, and what it says.
  private func remark(of text: Range<Int>) -> (start: Int, words: Range<Int>)? {
    if let open = Bytes.find(" /*", in: text, of: bytes),
      let close = Bytes.find("*/", in: (open + 3)..<text.upperBound, of: bytes),
      close + 2 == text.upperBound
    {
      return (open, Bytes.trim((open + 3)..<close, in: bytes))
    }
    guard let open = Bytes.find(" // ", in: text, of: bytes) else { return nil }
    return (open, Bytes.trim((open + 4)..<text.upperBound, in: bytes))
  }
}
