import SpecModel
import SpecSyntax
import SpecText

/// Lists of dotted names, judged line by line: "font.size.body  16" beside "elevation.2  cards that lie on others".
extension FenceRows {
  /// The rows that hold a value; `nil` where a line does not begin with a dotted name, or fewer than two hold one.
  ///
  /// - Parameter areNamed: whether nothing around the fence says that it holds tokens, so that most names must.
  func paths(
    _ lines: [SourceRange], _ kind: Token.Kind, areNamed: Bool, _ sink: TokenSink
  ) -> [Row]? {
    var rows: [Row] = []
    var names: Set<String> = []
    var known = 0
    var all = 0
    for line in lines {
      let text = withoutRemark(Bytes.trim(line.offsets, in: bytes))
      if text.isEmpty || isComment(text) { continue }
      let pieces = text.count < 200 ? columns(of: text) : []
      guard pieces.count > 1, isDotted(pieces[0]) else { return nil }
      let name = bytes.string(pieces[0])
      let named = Self.kind(named: name)
      let isCount = Self.counts.contains(name.split(separator: ".").last.map(String.init) ?? "")
      all += 1
      if named != .other || isCount { known += 1 }
      defer { names.insert(name) }
      guard let value = value(pieces[1], named, { names.contains($0) || sink.defines($0) })
      else { continue }
      let kind = named == .other && !isCount ? kind : named
      rows.append(
        Row(
          name: pieces[0], value: value, line: text,
          kind: value.kind == .other || value.kind == .spacing ? kind : value.kind))
    }
    if areNamed, known * 3 < all * 2 { return nil }
    return rows.count > 1 ? rows : nil
  }

  /// What a dotted name measures: type for "font.size.body", nothing with a unit for "grid.columns".
  private static func kind(named name: String) -> Token.Kind {
    let parts = name.split(separator: ".").map(String.init)
    guard let first = parts.first, let last = parts.last, !counts.contains(last) else {
      return .other
    }
    let kind = TokenKinds.kind(ofPath: name, or: .other)
    return kind == .size && TokenKinds.kind(of: first, or: .other) == .typography
      ? .typography : kind
  }

  private static let counts: Lexicon = ["columns", "cols", "rows", "count"]

  /// "font.size.body": words joined by dots, the first of which is more than a letter.
  private func isDotted(_ name: Range<Int>) -> Bool {
    guard isName(name), let dot = name.firstIndex(where: { bytes[$0] == ASCII.dot }) else {
      return false
    }
    return dot - name.lowerBound > 1 && bytes[name.upperBound - 1] != ASCII.dot
  }

  /// What stands behind a name: a literal, a number, two sides, a list of fonts or the name of another token.
  private func value(
    _ text: Range<Int>, _ kind: Token.Kind, _ defines: (String) -> Bool
  ) -> TokenLiteral? {
    let bare = withoutParenthesis(text)
    if let literal = TokenLiteral.read(bytes, bare) {
      if literal.kind != .other { return literal }
      // "44 x 44" measures two sides.
      if literal.range == bare || areSides(bare) { return TokenLiteral(kind: .other, range: bare) }
      return nil
    }
    if kind == .fontFamily, bare.contains(where: { bytes[$0] == 0x2C || bytes[$0] == ASCII.quote })
    {
      return TokenLiteral(kind: .fontFamily, range: bare)
    }
    guard isDotted(bare), defines(bytes.string(bare)) else { return nil }
    return TokenLiteral(kind: .other, range: bare)
  }

  /// "space.4 (16) at both ends": what stands before a remark in parentheses.
  private func withoutParenthesis(_ text: Range<Int>) -> Range<Int> {
    guard let open = Bytes.find(" (", in: text, of: bytes), open > text.lowerBound else {
      return text
    }
    return text.lowerBound..<open
  }

  /// "44 x 44", "48×48".
  private func areSides(_ text: Range<Int>) -> Bool {
    let sides = text.split { !Bytes.isDigit(bytes[$0]) && bytes[$0] != ASCII.dot }
    guard sides.count == 2 else { return false }
    let joint = Bytes.trim(sides[0].endIndex..<sides[1].startIndex, in: bytes)
    return sides[1].endIndex == text.upperBound
      && (joint.count == 1 && bytes[joint.lowerBound] | 0x20 == 0x78
        || Bytes.matches("×", at: joint.lowerBound, end: joint.upperBound, in: bytes))
  }
}
