import SpecModel
import SpecSyntax
import SpecText

/// Reads the steps of a scale in one line: "sm 16px, md 20px, lg 24px", "Radius: sm: 4 · md: 8".
struct StepPairs {
  private let reader: FactReader
  private let kind: Token.Kind
  /// Whether names may be words for speeds, or in a list of layers all words.
  private var takesDegrees = false
  private var bytes: UnsafeBufferPointer<UInt8> { reader.bytes }

  private struct Pair {
    var name: Range<Int>
    var value: TokenLiteral
  }

  /// Adds the steps of a line below a heading that names a kind of values; false where it says anything else.
  static func read(_ index: Int, reader: FactReader, into sink: inout TokenSink) -> Bool {
    let line = reader.context.lines[index]
    guard line.text.count <= 300, reader.cues(of: index).contains(.number) else { return false }
    var label = line.label
    // "sm: 4 · md: 8": the first step is no label.
    if let name = label, isStep(name, reader.bytes) { label = nil }
    let text = enclosed(line, reader.bytes) ?? (label == nil ? line.text : line.value)
    var end = text.lowerBound
    while end < text.upperBound, Bytes.isWord(reader.bytes[end]) { end += 1 }
    let mayBePair =
      end + 2 < text.upperBound && [0x20, 0x28, 0x3A, 0x3D].contains(reader.bytes[end])
      && (end + 1...end + 2).contains { Bytes.isDigit(reader.bytes[$0]) }
    let topicOfLabel = !mayBePair ? nil : label.flatMap { said(by: $0, index, reader) }
    let takesDegrees = topicOfLabel == .duration || topicOfLabel == .zindex
    guard
      isStep(text.lowerBound..<end, reader.bytes)
        || takesDegrees && isWord(text.lowerBound..<end, topicOfLabel, reader.bytes),
      let topic = TokenPass.kind(ofLine: index, reader: reader) ?? topicOfLabel
    else { return false }
    // "Scale: H1 (36px)" names no part of its steps.
    let isWhole =
      label.map { label in
        let words = Words.keys(reader.bytes, label)
        return words.last == tokens || words.allSatisfy(wholes.contains)
      } ?? false
    var kind = topic
    if let label, case .kind(let named)? = TokenTopic.of(words: Words.keys(reader.bytes, label)) {
      kind = named
    }
    guard kind != .other, kind != .color else { return false }
    let pairs = StepPairs(reader: reader, kind: kind, takesDegrees: takesDegrees).pairs(text)
    guard pairs.count > 1 else { return false }
    for pair in pairs {
      let step = reader.string(pair.name)
      sink.add(
        .init(
          name: label.flatMap { isWhole ? nil : name(of: $0, reader) + " " + step } ?? step,
          kind: pair.value.kind,
          value: reader.string(pair.value.range), origin: reader.origin(line.text),
          valueOrigin: reader.origin(pair.value.range), theme: reader.topic(of: line).theme))
    }
    return true
  }

  /// "4pt grid (xs=4, sm=8)": what stands in the only parentheses of a line, where it begins with a step.
  private static func enclosed(
    _ line: TextLine, _ bytes: UnsafeBufferPointer<UInt8>
  ) -> Range<Int>? {
    guard line.label == nil, line.holder == .item,
      let open = line.text.first(where: { bytes[$0] == 0x28 }), open > line.text.lowerBound + 1,
      let close = line.text.last(where: { bytes[$0] == 0x29 }), close > open + 1,
      line.text.upperBound - close < 3
    else { return nil }
    let inner = open + 1..<close
    let sign = inner.first { !Bytes.isWord(bytes[$0]) } ?? open
    guard sign > open + 1, bytes[sign] == 0x3D, isStep(open + 1..<sign, bytes),
      !inner.contains(where: { bytes[$0] == 0x28 })
    else { return nil }
    return inner
  }

  /// A label up to the word for its kind: "Radii" of "Radii generous".
  private static func name(of label: Range<Int>, _ reader: FactReader) -> String {
    let words = Words.all(reader.bytes, label)
    guard words.count > 1, let first = words.first,
      case .kind? = TokenTopic.of(words: [first.key]),
      !words.dropFirst().contains(where: { TokenTopic.of(words: [$0.key]) != nil })
    else { return reader.string(label) }
    return reader.string(first.range)
  }

  private static let steps = WordKey.set(
    "xs", "sm", "md", "lg", "xl", "xxl", "xxs", "mobile", "tablet", "desktop", "laptop", "phone",
    "wide", "small", "medium", "large", "base", "default", "none", "full", "xsmall", "xlarge",
    "xxxl", "xxxs", "jumbo", "circle", "pill", "round", "tight", "compact", "comfortable", "h1",
    "h2", "h3", "h4", "h5", "h6", "body",
    "caption", "title", "display", "corpo", "cuerpo", "corps", "text", "pequeno", "pequeño",
    "petit",
    "klein")
  private static let tokens = WordKey("tokens")
  private static let wholes = WordKey.set(
    "scale", "scales", "sizes", "steps", "escala", "échelle", "skala", "scala", "schaal", "type")

  /// The kind that a label of one or two words names, outside of sections about elements: "Durations: fast 100ms, …".
  private static func said(
    by label: Range<Int>, _ index: Int, _ reader: FactReader
  ) -> Token.Kind? {
    guard label.count <= 24, reader.topic(of: reader.context.lines[index]).tokens != .elements,
      case let words = Words.keys(reader.bytes, label), words.count <= 2,
      case .kind(let kind)? = TokenTopic.of(words: words), kind != .size, kind != .other
    else { return nil }
    return kind
  }

  /// "fast" among speeds, "modal" among layers.
  private static func isWord(
    _ name: Range<Int>, _ kind: Token.Kind?, _ bytes: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    guard name.count > 1, let first = name.first, Bytes.isLetter(bytes[first]) else { return false }
    return kind == .zindex || degrees.contains(WordKey(bytes, name))
  }

  /// "md", "2xl": a step of a scale, which no property is called.
  static func isStep(_ name: Range<Int>, _ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    var start = name.lowerBound
    while start < name.upperBound, Bytes.isDigit(bytes[start]) { start += 1 }
    return start - name.lowerBound < 3
      && steps.contains(WordKey(bytes, start..<name.upperBound))
  }

  /// Whether a word says which step of a scale is meant.
  static func isStepWord(_ word: WordKey) -> Bool { steps.contains(word) || degrees.contains(word) }

  private static let degrees = WordKey.set(
    "extra", "tiny", "minimal", "huge", "fast", "slow", "normal", "standard", "quick", "instant",
    "slower", "faster", "short", "long", "micro", "big", "maximum", "minimum", "regular", "subtle")

  /// "md", "2xl", "Minimal": a word that says which step of a scale is meant.
  static func isDegree(_ word: Range<Int>, _ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    isStep(word, bytes) || degrees.contains(WordKey(bytes, word))
  }

  /// "Extra Large", "Fast": up to three words that say no more than which step of a scale is meant.
  static func isStepName(_ name: Range<Int>, _ reader: FactReader) -> Bool {
    let words = Words.keys(reader.bytes, name)
    return (1...3).contains(words.count)
      && words.allSatisfy { steps.contains($0) || degrees.contains($0) }
  }

  /// "Minimal spacing", "Extra large gap": a step of a scale with at most one word behind it.
  static func beginsWithStep(_ name: Range<Int>, _ reader: FactReader) -> Bool {
    let words = Words.keys(reader.bytes, name)
    let count = words.prefix { steps.contains($0) || degrees.contains($0) }.count
    return count > 0 && words.count <= 3 && words.count - count <= 1
  }

  /// The pairs of which a text consists; none where anything else stands in it.
  private func pairs(_ text: Range<Int>) -> [Pair] {
    var pairs: [Pair] = []
    var offset = text.lowerBound
    while offset < text.upperBound {
      guard pairs.count < 16, let (pair, end) = pair(at: offset, text.upperBound) else { return [] }
      pairs.append(pair)
      guard let next = separator(end, text.upperBound) else {
        return pairs.count > 1 && isRemark(end, text.upperBound) ? pairs : []
      }
      offset = next
    }
    return pairs
  }

  private func pair(at start: Int, _ end: Int) -> (Pair, Int)? {
    var stop = start
    while stop < end, Bytes.isWord(bytes[stop]) { stop += 1 }
    guard
      Self.isStep(start..<stop, bytes)
        || takesDegrees && Self.isWord(start..<stop, kind, bytes)
    else { return nil }
    var first = stop
    var isOpen = false
    while first < end, !Bytes.isDigit(bytes[first]), first - stop < 5 {
      if bytes[first] == 0x28 { isOpen = true }
      guard !Bytes.isLetter(bytes[first]), bytes[first] != 0x2C else { return nil }
      first += 1
    }
    guard first > stop, first < end, let literal = TokenLiteral.read(bytes, first..<end),
      let value = fitted(literal)
    else { return nil }
    let after = value.range.upperBound
    guard isOpen else { return (Pair(name: start..<stop, value: value), after) }
    guard after < end, bytes[after] == 0x29 else { return nil }
    return (Pair(name: start..<stop, value: value), after + 1)
  }

  /// A value of the kind; numbers of distances may lack the unit.
  private func fitted(_ literal: TokenLiteral) -> TokenLiteral? {
    let isDistance = kind == .spacing || kind == .radius || kind == .size
    if isDistance, literal.kind == .other { return TokenLiteral(kind: kind, range: literal.range) }
    return TokenKinds.fit(literal, kind: kind, text: literal.range, reader: reader)
  }

  /// Whether a dash opens a remark behind the last pair: "sm: 4px, md: 8px -- never round".
  private func isRemark(_ offset: Int, _ end: Int) -> Bool {
    [" --", " - ", " —", " –"].contains { (mark: StaticString) in
      Bytes.matches(mark, at: offset, end: end, in: bytes)
    }
  }

  /// The offset of the next pair, or the end of the text; `nil` where something else follows.
  private func separator(_ offset: Int, _ end: Int) -> Int? {
    var start = offset
    while start < end, bytes[start] == 0x20 { start += 1 }
    guard start < end else { return end }
    switch bytes[start] {
    case 0x2C, 0x2F, 0x3B, 0x7C: start += 1
    case 0x2E where start + 1 == end: return end
    case 0xC2 where start + 1 < end && bytes[start + 1] == 0xB7: start += 2
    case 0xE2 where start + 2 < end && bytes[start + 1] == 0x80:
      if isRemark(offset, end) { return nil }
      start += 3
    // "sm(8px) md(16px)": brackets part the steps.
    case _ where start > offset && bytes[offset - 1] == 0x29 && Bytes.isWord(bytes[start]): break
    default: return nil
    }
    while start < end, bytes[start] == 0x20 { start += 1 }
    return start
  }
}
