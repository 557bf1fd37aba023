import SpecModel
import SpecSyntax
import SpecText

/// Fences that show names of the code with their values in remarks, values before their names, and lists in a box.
extension FenceRows {
  /// "Theme.Spacing.row    // 11pt - between rows", "$gap-1 // 3px    $gap-2 // 9px": names without an assignment, each
  /// with its value at the start of the remark behind it.
  func commented(_ lines: [SourceRange], _ kind: Token.Kind) -> [Row]? {
    var rows: [Row] = []
    var others = 0
    for line in lines {
      let text = Bytes.trim(line.offsets, in: bytes)
      if text.isEmpty || isComment(text) || isImport(text) { continue }
      if let found = commentedRows(text, kind) {
        rows += found
      } else if isRemarked(text) {
        others += 1
      } else {
        return nil
      }
    }
    return rows.count > 1 && others < rows.count ? rows : nil
  }

  /// "import { speed } from '@/look'": what the names come from.
  func isImport(_ text: Range<Int>) -> Bool {
    let starts: [StaticString] = ["import ", "from ", "using ", "@import ", "@use "]
    return starts.contains {
      Bytes.matches($0, at: text.lowerBound, end: text.upperBound, in: bytes)
    }
  }

  private func commentedRows(_ text: Range<Int>, _ kind: Token.Kind) -> [Row]? {
    var rows: [Row] = []
    var offset = text.lowerBound
    while offset < text.upperBound {
      var end = offset
      while end < text.upperBound, isCodePart(bytes[end]) { end += 1 }
      let name = offset..<end
      end = Bytes.blanksEnd(end, text.upperBound, in: bytes)
      guard isCodeName(name), Bytes.matches("//", at: end, end: text.upperBound, in: bytes) else {
        return rows.isEmpty ? nil : rows
      }
      end += 2
      end = Bytes.blanksEnd(end, text.upperBound, in: bytes)
      if let row = namedByPath(name, end..<text.upperBound, text) { return rows + [row] }
      guard let value = commentedValue(end..<text.upperBound),
        fits(value, kind) || value.kind != .other && isPathOfCode(name)
      else { return nil }
      rows.append(Row(name: name, value: value, line: text))
      offset = value.range.upperBound
      // Another name may follow in the next column.
      while offset < text.upperBound, !isWide(offset, text.upperBound) { offset += 1 }
      offset = Bytes.blanksEnd(offset, text.upperBound, in: bytes)
    }
    return rows.isEmpty ? nil : rows
  }

  /// "corner.full  // fully rounded": a name of the code whose remark gives no value.
  private func isRemarked(_ text: Range<Int>) -> Bool {
    var end = text.lowerBound
    while end < text.upperBound, isCodePart(bytes[end]) { end += 1 }
    guard isPathOfCode(text.lowerBound..<end) else { return false }
    end = Bytes.blanksEnd(end, text.upperBound, in: bytes)
    return Bytes.matches("//", at: end, end: text.upperBound, in: bytes)
  }

  private func isCodePart(_ byte: UInt8) -> Bool {
    // "type.size['2xl']" takes a member by its name.
    Bytes.isWord(byte) || [0x22, 0x24, 0x27, 0x28, 0x29, 0x2D, 0x2E, 0x5B, 0x5D].contains(byte)
  }

  /// "Theme.row", "$gap-1", "--gap", ".title()": a name that code alone has.
  private func isCodeName(_ name: Range<Int>) -> Bool {
    guard name.count > 2, let first = name.first else { return false }
    return bytes[first] == 0x24 || Bytes.matches("--", at: first, end: name.upperBound, in: bytes)
      || isPathOfCode(name)
  }

  /// "type.weight.bold // 700", "type.family.sans // 'Inter', sans-serif": weights and families, which the path names.
  private func namedByPath(
    _ name: Range<Int>, _ value: Range<Int>, _ line: Range<Int>
  ) -> Row? {
    guard isPathOfCode(name), let first = value.first,
      case let kind = TokenKinds.kind(ofPath: bytes.string(name), or: .other)
    else { return nil }
    if kind == .fontWeight, let literal = TokenLiteral.read(bytes, value), literal.kind == .other,
      literal.range.count == 3,
      Bytes.matches(
        "00", at: literal.range.upperBound - 2, end: literal.range.upperBound, in: bytes)
    {
      return Row(name: name, value: literal, line: line, kind: .fontWeight)
    }
    guard kind == .fontFamily, bytes[first] == 0x27 || bytes[first] == 0x22 else { return nil }
    return Row(
      name: name, value: TokenLiteral(kind: .fontFamily, range: Bytes.trim(value, in: bytes)),
      line: line, kind: .fontFamily)
  }

  /// "radius.row", "gap[2]".
  private func isPathOfCode(_ name: Range<Int>) -> Bool {
    name.last.map { bytes[$0] == 0x5D } == true && Bytes.isLetter(bytes[name.lowerBound])
      || name.dropLast().contains { bytes[$0] == 0x2E && Bytes.isLetter(bytes[$0 + 1]) }
  }

  /// The value at the start of a remark, or that in brackets behind up to three words: "Mist (#E2E8F0)".
  private func commentedValue(_ text: Range<Int>) -> TokenLiteral? {
    if let time = classTime(text) { return time }
    if let inner = quoted(text), let literal = TokenLiteral.read(bytes, inner),
      literal.range == inner, literal.kind != .other
    {
      return literal
    }
    if let literal = TokenLiteral.read(bytes, text) ?? TokenLiteral.call(bytes, text),
      literal.range.lowerBound == text.lowerBound
    {
      // "5.dp", as Compose has it.
      guard literal.kind == .other else { return literal }
      for unit: StaticString in [".dp", ".sp"] {
        let end = literal.range.upperBound + unit.utf8CodeUnitCount
        if Bytes.matches(unit, at: literal.range.upperBound, end: text.upperBound, in: bytes) {
          return TokenLiteral(kind: .spacing, range: text.lowerBound..<end)
        }
      }
      return nil
    }
    guard let open = text.prefix(40).first(where: { bytes[$0] == 0x28 }), open > text.lowerBound,
      let close = (open..<text.upperBound).last(where: { bytes[$0] == 0x29 }),
      Words.all(bytes, text.lowerBound..<open).count < 4,
      case let inner = Bytes.trim(open + 1..<close, in: bytes),
      let literal = TokenLiteral.read(bytes, inner), literal.range == inner
    else { return nil }
    return literal.kind == .color ? literal : nil
  }

  /// "'duration-150'": the class of a time in quotation marks.
  ///
  /// - Source: Tailwind CSS, Transition Duration.
  private func classTime(_ text: Range<Int>) -> TokenLiteral? {
    guard let first = text.first, bytes[first] == 0x27 || bytes[first] == 0x22,
      let last = (first + 1..<text.upperBound).first(where: { bytes[$0] == bytes[first] }),
      case let name = first + 1..<last, name.count < 16,
      Bytes.matches("duration-", at: name.lowerBound, end: name.upperBound, in: bytes),
      name.dropFirst(9).allSatisfy({ Bytes.isDigit(bytes[$0]) })
    else { return nil }
    return TokenLiteral(kind: .duration, range: name)
  }

  /// "'8px'": what stands in quotation marks at the start of a remark.
  private func quoted(_ text: Range<Int>) -> Range<Int>? {
    guard let first = text.first, bytes[first] == 0x27 || bytes[first] == 0x22,
      let last = text.prefix(40).dropFirst().first(where: { bytes[$0] == bytes[first] })
    else { return nil }
    return first + 1..<last
  }

  // MARK: Values first

  /// "3px   - hairline gaps (icon and label)": lengths in rising order, three or more, each with what it is called behind
  /// a dash, and nothing else in the fence.
  func valuesFirst(_ lines: [SourceRange], _ kind: Token.Kind) -> [Row]? {
    guard kind == .spacing || kind == .radius else { return nil }
    var rows: [Row] = []
    var last = -1.0
    for line in lines {
      let text = Bytes.trim(line.offsets, in: bytes)
      if text.isEmpty { continue }
      guard Bytes.isDigit(bytes[text.lowerBound]),
        let literal = TokenLiteral.read(bytes, text.prefix(24)), literal.kind == .spacing,
        let measure = QuantityScanner.scan(bytes, literal.range).first, measure.low > last,
        let name = nameBehindDash(literal.range.upperBound, text.upperBound)
      else { return nil }
      last = measure.low
      rows.append(Row(name: name, value: literal, line: text, kind: kind))
    }
    return rows.count > 2 ? rows : nil
  }

  private func nameBehindDash(_ offset: Int, _ end: Int) -> Range<Int>? {
    var start = offset
    start = Bytes.blanksEnd(start, end, in: bytes)
    let dashes: [StaticString] = ["- ", "– ", "— "]
    guard
      let dash = dashes.first(where: { Bytes.matches($0, at: start, end: end, in: bytes) }),
      start > offset
    else { return nil }
    let rest = start + dash.utf8CodeUnitCount..<end
    let stop = rest.first { [0x28, 0x2C, 0x3B, 0x3A].contains(bytes[$0]) } ?? end
    let name = Bytes.trim(rest.lowerBound..<stop, in: bytes)
    let isShort = name.count < 40 && (1...4).contains(Words.all(bytes, name).count)
    return isShort ? name : nil
  }

  // MARK: Boxes

  /// The lines of a fence without the box around all of them; `nil` where there is none.
  func unboxed(_ lines: [SourceRange]) -> [SourceRange]? {
    var inner: [SourceRange] = []
    var edges = 0
    for line in lines {
      let text = Bytes.trim(line.offsets, in: bytes)
      guard let first = text.first, let last = text.last, text.count > 2 else { continue }
      if bytes[first] == 0x2B, bytes[last] == 0x2B,
        text.allSatisfy({ bytes[$0] == 0x2B || bytes[$0] == 0x2D || bytes[$0] == 0x3D })
      {
        edges += 1
        continue
      }
      guard bytes[first] == 0x7C, bytes[last] == 0x7C,
        !text.dropFirst().dropLast().contains(where: { bytes[$0] == 0x7C })
      else { return nil }
      let content = Bytes.trim(first + 1..<last, in: bytes)
      inner.append(SourceRange(content.lowerBound, content.upperBound))
    }
    return edges > 1 && inner.count > 1 ? inner : nil
  }

  /// The kind that the first title in a box names: "COLORS:".
  func kind(inBox lines: [SourceRange]) -> Token.Kind? {
    for line in lines {
      let text = Bytes.trim(line.offsets, in: bytes)
      guard let last = text.last, bytes[last] == 0x3A, text.count < 40,
        case .kind(let kind)? = TokenTopic.of(title: text.lowerBound..<last, bytes), kind != .other
      else { continue }
      return kind
    }
    return nil
  }
}
