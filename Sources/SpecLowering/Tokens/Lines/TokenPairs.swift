import SpecModel
import SpecSyntax
import SpecText

/// Reads items that set a name and its value side by side, one or several: "**Ink** `#112233` – text", "`--s` (4px), `--m` (8px)".
struct TokenPairs {
  /// A name and its value as written.
  struct Pair {
    var name: Range<Int>
    var value: TokenLiteral
    /// Whether the value stands in parentheses, as it does where a text repeats it.
    var isRemark = false
    /// The group that the first name of the item tells for all of them: "duration." of "`duration.fast` 80ms · `slow` 300ms".
    var group: Range<Int>?
  }

  private let reader: FactReader
  private let line: TextLine
  private let kind: Token.Kind?
  /// Whether a number may stand behind its name without marks: "`soft` 6px".
  private var allowsPlain = false
  private var bytes: UnsafeBufferPointer<UInt8> { reader.bytes }
  private var end: Int { line.text.upperBound }

  /// The pairs at the start of an item; none where other words stand before or between them.
  static func read(
    _ line: TextLine, kind: Token.Kind?, _ reader: FactReader, allowsPlain: Bool = false
  ) -> [Pair] {
    let pairs = TokenPairs(reader: reader, line: line, kind: kind, allowsPlain: allowsPlain).pairs()
    return pairs.isEmpty && kind == nil
      ? grouped(line, reader) : pairs.map { continued($0, after: pairs[0], reader.bytes) }
  }

  /// "`space.1`=4, `.2`=8": a name that begins with a dot goes on with the path of the first one.
  private static func continued(
    _ pair: Pair, after first: Pair, _ bytes: UnsafeBufferPointer<UInt8>
  ) -> Pair {
    guard bytes[pair.name.lowerBound] == 0x2E, pair.name.count > 1,
      let dot = first.name.last(where: { bytes[$0] == 0x2E }), dot > first.name.lowerBound
    else { return pair }
    var pair = pair
    pair.group = first.name.lowerBound..<dot
    return pair
  }

  /// "`duration.fast` 80ms · `slow` 300ms": several steps, the first of which names their group and with it their kind.
  private static func grouped(_ line: TextLine, _ reader: FactReader) -> [Pair] {
    guard let first = TokenPass.codeSpan(at: line.text.lowerBound, reader), first.count < 40,
      let dot = first.last(where: { reader.bytes[$0] == 0x2E }), dot > first.lowerBound,
      TokenPass.isReference(first, reader.bytes),
      case let kind = TokenKinds.kind(of: reader.string(first.lowerBound..<dot), or: .other),
      [.duration, .spacing, .radius, .size, .opacity].contains(kind)
    else { return [] }
    var pairs = TokenPairs(reader: reader, line: line, kind: kind, allowsPlain: true).pairs()
    // One value behind a name may be a use of it.
    guard pairs.count > 1 else { return [] }
    for index in pairs.indices.dropFirst() {
      let isPath = pairs[index].name.contains { reader.bytes[$0] == 0x2E }
      if !isPath { pairs[index].group = first.lowerBound..<dot + 1 }
    }
    return pairs
  }

  private init(reader: FactReader, line: TextLine, kind: Token.Kind?, allowsPlain: Bool) {
    (self.reader, self.line, self.kind, self.allowsPlain) = (reader, line, kind, allowsPlain)
  }

  private func pairs() -> [Pair] {
    var pairs: [Pair] = []
    var offset = line.text.lowerBound
    while pairs.count < 24, let (pair, next) = pair(at: offset) {
      pairs.append(pair)
      guard let following = separator(next) else {
        return isEnd(next, isStyled: isStyled(pairs[0].name.lowerBound)) ? pairs : []
      }
      offset = following
    }
    // What follows a separator may be a remark: "**Ink** `#112233`, for text".
    return pairs.first.map { isStyled($0.name.lowerBound) } ?? false ? pairs : []
  }

  // MARK: Pairs

  private func pair(at start: Int) -> (Pair, Int)? {
    if let name = styled(at: start), TokenLiteral.read(bytes, name) == nil || isStepName(name) {
      return enclosed(in: name) ?? value(after: name, isStyled: true)
    }
    guard kind == .color else { return nil }
    if let pair = nameAfterColor(at: start) { return pair }
    return plainName(at: start).flatMap { value(after: $0, isStyled: false) }
  }

  /// "`.2`" before an equals sign: a step whose path the first name tells.
  private func isStepName(_ name: Range<Int>) -> Bool {
    bytes[name.lowerBound] == 0x2E && name.upperBound < end && bytes[name.upperBound] == 0x3D
      && TokenPass.codeSpan(at: name.lowerBound, reader) == name
  }

  /// "**Small (8px)**", "**Small (8px):** chips": the value stands in parentheses inside of the bold text, below a
  /// heading that names its kind.
  private func enclosed(in text: Range<Int>) -> (Pair, Int)? {
    let close = text.upperBound - (bytes[text.upperBound - 1] == 0x3A ? 2 : 1)
    guard kind != nil, close > text.lowerBound, bytes[close] == 0x29,
      let open = text.last(where: { bytes[$0] == 0x28 }), open > text.lowerBound, open < close
    else { return nil }
    let name = Bytes.trim(text.lowerBound..<open, in: bytes)
    let inner = Bytes.trim(open + 1..<close, in: bytes)
    guard !name.isEmpty, !inner.isEmpty, let literal = TokenLiteral.read(bytes, inner),
      let value = fitted(literal, inner, name: name), value.range == inner
    else { return nil }
    return isStep(inner) ? (Pair(name: name, value: value, isRemark: true), text.upperBound) : nil
  }

  /// Whether a distance or a radius is short enough for a step, or 999 and more for a pill: devices are wider.
  private func isStep(_ value: Range<Int>) -> Bool {
    guard kind == .spacing || kind == .radius else { return true }
    var number = 0
    for offset in value where number < 100_000 {
      guard Bytes.isDigit(bytes[offset]) else { break }
      number = number * 10 + Int(bytes[offset] & 0x0F)
    }
    return number <= 200 || number == 999 || number == 9999
  }

  /// The bold text or code span that starts at an offset.
  private func styled(at start: Int) -> Range<Int>? {
    guard let span = reader.context.document.span(at: start, in: [.strong, .code]),
      span.lowerBound == start
    else { return nil }
    let name = Bytes.trim(start..<min(span.upperBound, end), in: bytes)
    return name.isEmpty || Words.all(bytes, name).count > 5 ? nil : name
  }

  private func isStyled(_ offset: Int) -> Bool { styled(at: offset) != nil }

  /// Up to three words before a colour.
  private func plainName(at start: Int) -> Range<Int>? {
    guard start < end, Bytes.isLetter(bytes[start]) || bytes[start] >= 0xC3 else { return nil }
    var stop = start
    while stop < end, isNamePart(bytes[stop]) || joins(stop) { stop += 1 }
    let name = withoutMarks(Bytes.trim(start..<stop, in: bytes))
    guard name.count < 40, name.upperBound < stop, stop < end,
      bytes[stop] == 0x23 || bytes[stop] == 0x28 && stop + 1 < end && bytes[stop + 1] == 0x23,
      Words.all(bytes, name).count < 4, !Words.contain(TokenKinds.joints, bytes, name)
    else { return nil }
    return name
  }

  /// "Ink –", "Ink ·": a name without the mark behind it.
  private func withoutMarks(_ name: Range<Int>) -> Range<Int> {
    for mark: StaticString in [" —", " –", " ·", " →", " •", " -"]
    where name.count > mark.utf8CodeUnitCount
      && Bytes.matches(
        mark, at: name.upperBound - mark.utf8CodeUnitCount, end: name.upperBound, in: bytes)
    {
      return Bytes.trim(name.lowerBound..<name.upperBound - mark.utf8CodeUnitCount, in: bytes)
    }
    return name
  }

  private func isNamePart(_ byte: UInt8) -> Bool {
    Bytes.isWord(byte) || byte == 0x20 || byte == 0x2D || byte >= 0x80
  }

  /// Whether a stroke joins two spellings of a name: "Red/danger".
  private func joins(_ offset: Int) -> Bool {
    bytes[offset] == ASCII.slash && offset + 1 < end && Bytes.isLetter(bytes[offset + 1])
      && (Bytes.isLetter(bytes[offset - 1]) || bytes[offset - 1] >= 0x80)
  }

  private func value(after name: Range<Int>, isStyled: Bool) -> (Pair, Int)? {
    var start = name.upperBound
    // Only marks part a name that is not set apart from its colour.
    while start < end, bytes[start] == 0x20 || !isStyled && ![0x23, 0x28].contains(bytes[start]) {
      start += 1
    }
    if allowsPlain, start < end, bytes[start] == 0x3A || bytes[start] == 0x3D {
      start += 1
      while start < end, bytes[start] == 0x20 { start += 1 }
    }
    let isRemark = start < end && bytes[start] == 0x28
    if isRemark { start += 1 }
    let isAssigned = isStyled && start < end && bytes[start] == 0x3D
    if isAssigned {
      start += 1
      while start < end, bytes[start] == 0x20 { start += 1 }
    }
    guard start > name.upperBound, start < end else { return nil }
    let span = TokenPass.codeSpan(at: start, reader)
    let text = start..<(span?.upperBound ?? end)
    guard
      isRemark || span != nil || bytes[start] == 0x23
        || isStyled && (isPlain(start) || isAssigned && Bytes.isDigit(bytes[start])),
      let literal = TokenLiteral.read(bytes, text)
        ?? TokenLiteral.call(bytes, text),
      span == nil || literal.range.upperBound == text.upperBound,
      let value = fitted(literal, text, name: name),
      span != nil || !isNumber(value, isStyled: isStyled)
    else { return nil }
    var next = value.range.upperBound
    if isRemark {
      guard next < end, bytes[next] == 0x29 else { return nil }
      next += 1
    }
    return (Pair(name: name, value: value, isRemark: isRemark), next)
  }

  /// Whether a digit stands behind a name, where that is enough.
  private func isPlain(_ start: Int) -> Bool { allowsPlain && Bytes.isDigit(bytes[start]) }

  /// "#008" may be the number of an issue: in the text a short colour has a name set apart, and a letter.
  private func isNumber(_ value: TokenLiteral, isStyled: Bool) -> Bool {
    guard value.range.count < 6, bytes[value.range.lowerBound] == 0x23 else { return false }
    return !isStyled || !value.range.contains { Bytes.isLetter(bytes[$0]) }
  }

  /// A value of the kind that the heading names, or else of the kind that the name and the value agree on.
  private func fitted(
    _ literal: TokenLiteral, _ text: Range<Int>, name: Range<Int>
  ) -> TokenLiteral? {
    guard let kind else {
      guard bytes[name.lowerBound] == 0x2D, TokenPass.isReference(name, bytes) else { return nil }
      let said = TokenKinds.kind(of: reader.string(name), or: .other)
      guard said != .other, literal.kind != .other else { return nil }
      return TokenKinds.fit(literal, kind: said, text: text, reader: reader)
    }
    let isDistance = kind == .spacing || kind == .radius || kind == .size
    if allowsPlain, isDistance, literal.kind == .other {
      return TokenLiteral(kind: kind, range: literal.range)
    }
    return TokenKinds.fit(literal, kind: kind, text: text, reader: reader)
      .flatMap { $0.range.lowerBound == text.lowerBound ? $0 : nil }
  }

  /// "`#B87333` Copper": a colour, then a name with a capital.
  private func nameAfterColor(at start: Int) -> (Pair, Int)? {
    guard bytes[start] == 0x23, let color = TokenLiteral.color(bytes, start..<end),
      color.range.count > 6
    else { return nil }
    var first = color.range.upperBound
    while first < end, bytes[first] == 0x20 { first += 1 }
    if let name = styled(at: first), first > color.range.upperBound {
      // "`#112233` `#445566`": one colour is no name of another.
      if bytes[name.lowerBound] == ASCII.hash { return nil }
      return (Pair(name: name, value: color), name.upperBound)
    }
    guard first > color.range.upperBound, first < end, bytes[first] &- 0x41 < 26 else { return nil }
    var stop = first
    while stop < end, isNamePart(bytes[stop]), bytes[stop] != 0xE2 { stop += 1 }
    let name = Bytes.trim(first..<stop, in: bytes)
    guard Words.all(bytes, name).count < 4, !Words.contain(TokenKinds.joints, bytes, name) else {
      return nil
    }
    return (Pair(name: name, value: color), name.upperBound)
  }

  // MARK: Marks

  /// The offset after a comma, a slash, a semicolon or a dot between two pairs.
  private func separator(_ offset: Int) -> Int? {
    var start = offset
    while start < end, bytes[start] == 0x20 { start += 1 }
    // "`card` 12 (rows, sheets) · `pill` 999"
    if start < end, bytes[start] == 0x28,
      let close = (start..<end).first(where: { bytes[$0] == 0x29 }),
      allowsPlain || isDot(after: close + 1)
    {
      start = close + 1
      while start < end, bytes[start] == 0x20 { start += 1 }
    }
    guard start < end else { return nil }
    if let next = joined(start) { return next }
    if let dot = dot(behindRemark: start) { start = dot }
    switch bytes[start] {
    case 0x2C, 0x2F, 0x3B: start += 1
    case 0xC2 where start + 1 < end && bytes[start + 1] == 0xB7: start += 2
    case 0xE3, 0xEF:
      // The marks of Chinese and Japanese.
      let marks: [StaticString] = ["／", "、", "，", "；"]
      guard marks.contains(where: { Bytes.matches($0, at: start, end: end, in: bytes) }) else {
        return nil
      }
      start += 3
    default: return nil
    }
    while start < end, bytes[start] == 0x20 { start += 1 }
    return start < end ? joined(start) ?? start : nil
  }

  /// The offset of the next pair behind "and", where it begins with a name set apart: "**Ink** (`#112233`) and **Sea**
  /// (`#335577`)".
  private func joined(_ start: Int) -> Int? {
    var stop = start
    while stop < end, stop - start < 4, Bytes.isLetter(bytes[stop]) { stop += 1 }
    guard stop > start, stop < end, bytes[stop] == 0x20,
      let word = Words.keys(bytes, start..<stop).first, Self.ands.contains(word)
    else { return nil }
    while stop < end, bytes[stop] == 0x20 { stop += 1 }
    guard stop < end, bytes[stop] != ASCII.hash, isStyled(stop), pair(at: stop) != nil else {
      return nil
    }
    return stop
  }

  /// "`stage1` `#E8743B` Letters · `stage2` …": the offset of the dot behind up to three words, where a code span follows it.
  private func dot(behindRemark start: Int) -> Int? {
    guard Bytes.isLetter(bytes[start]) else { return nil }
    var stop = start
    while stop < end, Bytes.isWord(bytes[stop]) || bytes[stop] == 0x20 || bytes[stop] == 0x2D {
      stop += 1
    }
    guard isDot(after: stop), Words.all(bytes, start..<stop).count < 4 else { return nil }
    var next = stop + 2
    while next < end, bytes[next] == 0x20 { next += 1 }
    return TokenPass.codeSpan(at: next, reader) != nil ? stop : nil
  }

  /// Whether a raised dot stands behind blanks.
  private func isDot(after offset: Int) -> Bool {
    var start = offset
    while start < end, bytes[start] == 0x20 { start += 1 }
    return Bytes.matches("·", at: start, end: end, in: bytes)
  }

  /// Whether the pairs end where a line or a remark does; "on" and an arrow make a relation of two values.
  private func isEnd(_ offset: Int, isStyled: Bool) -> Bool {
    var start = offset
    while start < end, bytes[start] == 0x20 { start += 1 }
    guard start < end else { return true }
    switch bytes[start] {
    case 0x28, 0x29, 0x2D, 0x2E, 0x3A: return true
    case 0xE2: return start + 1 < end && bytes[start + 1] == 0x80
    case 0xE3, 0xEF: return start + 3 >= end
    default: break
    }
    guard isStyled else { return false }
    if let word = reader.word(after: start, in: line.text), Self.verbs.contains(word) {
      return false
    }
    return !Self.relates(start, in: line.text, reader)
  }
}

extension TokenPairs {
  /// Words for "and" between two pairs.
  private static let ands = WordKey.set(
    "and", "und", "et", "y", "e", "en", "og", "och", "i", "dan", "ve")

  /// Words behind a number of an issue or a room, which no value has: "**Issue** `#123456` is closed".
  private static let verbs = WordKey.set(
    "is", "was", "are", "has", "had", "reviewed", "closed", "fixed", "fixes", "needs", "blocks",
    "adds")

  /// "#112233 on #FFFFFF": whether a word after a colour compares it with another one.
  static func relates(_ offset: Int, in text: Range<Int>, _ reader: FactReader) -> Bool {
    guard let word = reader.word(after: offset, in: text), TokenKinds.relations.contains(word)
    else { return false }
    var start = offset
    while start < text.upperBound, start - offset < 12, reader.bytes[start] != 0x23 { start += 1 }
    return start < text.upperBound && reader.bytes[start] == 0x23
  }

  /// Whether an item may set values beside names, by its bytes: a hash or a digit after bold text, code or a word.
  static func mayStart(_ index: Int, _ reader: FactReader) -> Bool {
    let line = reader.context.lines[index]
    guard line.holder == .item, line.text.count < 600 else { return false }
    if reader.cues(of: index).contains(.number) { return true }
    return line.text.contains { reader.bytes[$0] == 0x23 || reader.bytes[$0] == 0x28 }
  }
}
