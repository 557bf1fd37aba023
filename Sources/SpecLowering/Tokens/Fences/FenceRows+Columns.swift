import SpecModel
import SpecSyntax
import SpecText

/// Fences whose lines begin with their values, or end with them in brackets, and lists of faces.
extension FenceRows {
  /// "#0A0A0A  ████  ground  (pure dark)", "#E85D5D - Poppy (links)", "4px  (xs)  — tight": values with their names behind
  /// them, among titles at most; `nil` where a line is anything else.
  func valueColumns(_ lines: [SourceRange], _ kind: Token.Kind) -> [Row]? {
    guard kind == .color || kind == .spacing || kind == .radius else { return nil }
    var rows: [Row] = []
    var names: Set<String> = []
    var titles = 0
    var last = -1.0
    for line in lines {
      let item = FenceItems.withoutBranch(Bytes.trim(line.offsets, in: bytes), bytes)
      let text = swatchEnd(item.lowerBound, item.upperBound)..<item.upperBound
      if text.isEmpty { continue }
      guard text.count < 200 else { return nil }
      guard let row = valueRow(text, kind) else {
        // "DARK SHADES (grounds)"
        titles += 1
        if text.contains(where: { bytes[$0] == ASCII.hash || Bytes.isDigit(bytes[$0]) }) {
          return nil
        }
        continue
      }
      if kind != .color {
        guard let length = QuantityScanner.scan(bytes, row.value.range).first, length.low > last
        else { return nil }
        last = length.low
      }
      guard names.insert(TokenSink.slug(bytes.string(row.name))).inserted else { return nil }
      rows.append(row)
    }
    return rows.count > (kind == .color ? 1 : 2) && titles <= rows.count ? rows : nil
  }

  private func valueRow(_ text: Range<Int>, _ kind: Token.Kind) -> Row? {
    let value: TokenLiteral?
    if kind == .color {
      value = bytes[text.lowerBound] == ASCII.hash ? TokenLiteral.color(bytes, text) : nil
    } else {
      value =
        Bytes.isDigit(bytes[text.lowerBound]) ? TokenLiteral.read(bytes, text.prefix(24)) : nil
    }
    guard let value, kind == .color ? value.range.count > 6 : value.kind == .spacing,
      value.range.lowerBound == text.lowerBound,
      let name = name(behind: value.range.upperBound, text.upperBound, isLength: kind != .color)
    else { return nil }
    return Row(name: name, value: value, line: text, kind: kind)
  }

  private static let joints: [StaticString] = ["- ", "– ", "— ", ": ", "= ", "→ "]

  /// The name behind a value and a mark, a wide gap or, behind a colour, a blank; "(xs)" gives it in brackets.
  private func name(behind value: Int, _ end: Int, isLength: Bool) -> Range<Int>? {
    guard value < end, [ASCII.space, 0x09, 0x3A].contains(bytes[value]) else { return nil }
    var isParted = !isLength || isWide(value, end)
    var start = swatchEnd(Bytes.blanksEnd(value, end, in: bytes), end)
    for joint in Self.joints where Bytes.matches(joint, at: start, end: end, in: bytes) {
      isParted = true
      start = Bytes.blanksEnd(start + joint.utf8CodeUnitCount, end, in: bytes)
    }
    guard start < end else { return nil }
    var stop: Int
    if bytes[start] == 0x28 {
      guard let close = (start..<end).first(where: { bytes[$0] == 0x29 }) else { return nil }
      (isParted, start, stop) = (true, start + 1, close)
      // "8px  (2)": the number of a step.
      if isLength, (start + 1...start + 3).contains(stop),
        (start..<stop).allSatisfy({ Bytes.isDigit(bytes[$0]) || bytes[$0] == ASCII.dot })
      {
        return start..<stop
      }
    } else {
      stop = start
      while stop < end, !isWide(stop, end), ![0x28, 0x2C, 0x3B, 0x3A].contains(bytes[stop]),
        !isDash(stop, end)
      {
        stop += 1
      }
    }
    let name = Bytes.trim(start..<stop, in: bytes)
    guard isParted, let first = name.first, name.count <= 40,
      Bytes.isLetter(bytes[first]) || bytes[first] >= 0xC3 && bytes[first] != 0xE2,
      name.count(where: { bytes[$0] == ASCII.space }) < (isLength ? 2 : 4),
      TokenLiteral.read(bytes, name) == nil
    else { return nil }
    return name
  }

  private func isDash(_ offset: Int, _ end: Int) -> Bool {
    bytes[offset] == ASCII.space
      && [" - ", " – ", " — ", " // ", " # ", " ← "].contains { (mark: StaticString) in
        Bytes.matches(mark, at: offset, end: end, in: bytes)
      }
  }

  // MARK: Values last

  /// "h1: text-4xl (2.25rem)", "text-sm  → copy of cards (14px)": sizes in brackets at the end of lines, two or more and
  /// most of all.
  func valuesLast(_ lines: [SourceRange], _ kind: Token.Kind) -> [Row]? {
    guard kind == .typography else { return nil }
    var rows: [Row] = []
    var others = 0
    for line in lines {
      let text = withoutRemark(Bytes.trim(line.offsets, in: bytes))
      if text.isEmpty || isComment(text) { continue }
      if let row = lastRow(text) { rows.append(row) } else { others += 1 }
    }
    return rows.count > 1 && others * 2 <= rows.count ? rows : nil
  }

  private func lastRow(_ text: Range<Int>) -> Row? {
    guard text.count < 120, bytes[text.upperBound - 1] == 0x29,
      let open = text.last(where: { bytes[$0] == 0x28 }),
      case let inner = open + 1..<text.upperBound - 1,
      let value = TokenLiteral.read(bytes, inner), value.range == inner, value.kind == .spacing
    else { return nil }
    var stop = text.lowerBound
    while stop < open, bytes[stop] != 0x3A, !isWide(stop, open),
      !Bytes.matches(" → ", at: stop, end: open, in: bytes)
    {
      stop += 1
    }
    let name = Bytes.trim(text.lowerBound..<stop, in: bytes)
    guard stop < open, (1...32).contains(name.count), Bytes.isLetter(bytes[name.lowerBound]),
      name.count(where: { bytes[$0] == ASCII.space }) < 3
    else { return nil }
    return Row(name: name, value: value, line: text, kind: .typography)
  }

  // MARK: Faces

  /// "Titles: 'Fraunces', serif" over "Code: 'Fira Code', monospace": lists of faces, each with its name.
  func faces(_ lines: [SourceRange], _ kind: Token.Kind) -> [Row]? {
    guard kind == .fontFamily || kind == .typography else { return nil }
    var rows: [Row] = []
    for line in lines {
      let text = withoutRemark(Bytes.trim(line.offsets, in: bytes))
      if text.isEmpty || isComment(text) { continue }
      guard let row = face(text) else { return nil }
      rows.append(row)
    }
    return rows.count > 1 ? rows : nil
  }

  /// A name, a colon and a list of faces that begins in quotation marks.
  func face(_ text: Range<Int>) -> Row? {
    guard text.count < 200, let colon = text.prefix(32).first(where: { bytes[$0] == 0x3A }),
      case let name = Bytes.trim(text.lowerBound..<colon, in: bytes), !name.isEmpty,
      Bytes.isLetter(bytes[name.lowerBound]), !isProperty(name),
      !name.contains(where: { bytes[$0] == 0x2D }),
      case var value = Bytes.trim(colon + 1..<text.upperBound, in: bytes), let first = value.first,
      bytes[first] == 0x27 || bytes[first] == 0x22,
      value.contains(where: { bytes[$0] == 0x2C }),
      !value.contains(where: { bytes[$0] == 0x7B || bytes[$0] == 0x28 })
    else { return nil }
    if bytes[value.upperBound - 1] == 0x3B { value = value.lowerBound..<value.upperBound - 1 }
    guard bytes[value.upperBound - 1] != 0x2C else { return nil }
    return Row(
      name: name, value: TokenLiteral(kind: .fontFamily, range: value), line: text,
      kind: .fontFamily)
  }
}
