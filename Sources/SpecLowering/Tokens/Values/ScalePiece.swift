import SpecModel
import SpecSyntax
import SpecText

/// A name and its value side by side, and no more: "blue `#1F6FEB` / `#58A6FF`", "Title 22/28 Bold", "mini 16".
struct ScalePiece {
  /// What the value is.
  enum Form { case color, style, number }

  var name: Range<Int>
  var value: Range<Int>
  var form: Form
  /// The colour behind a stroke.
  var other: Range<Int>?
  /// The kind of a number as its unit tells it.
  var literal = Token.Kind.other

  /// The piece that a text is as a whole, but for a remark in brackets.
  static func read(_ text: Range<Int>, _ reader: FactReader) -> ScalePiece? {
    let text = Bytes.trim(text, in: reader.bytes)
    guard (4...90).contains(text.count) else { return nil }
    return color(text, reader) ?? style(text, reader.bytes) ?? number(text, reader.bytes)
  }

  // MARK: Colours

  private static func color(_ text: Range<Int>, _ reader: FactReader) -> ScalePiece? {
    let bytes = reader.bytes
    guard let start = text.first(where: { startsColor($0, text, bytes) }),
      let color = TokenLiteral.read(bytes, start..<text.upperBound), color.kind == .color,
      color.range.count > 6 || TokenPass.codeSpan(at: start, reader) == color.range,
      let name = name(text.lowerBound..<start, bytes)
    else { return nil }
    var piece = ScalePiece(name: name, value: color.range, form: .color)
    var rest = Bytes.trim(color.range.rest(of: text), in: bytes)
    if let stroke = stroke(rest, bytes),
      case let behind = Bytes.trim(stroke..<rest.upperBound, in: bytes),
      let second = TokenLiteral.read(bytes, behind), second.kind == .color,
      second.range.lowerBound == behind.lowerBound
    {
      piece.other = second.range
      rest = Bytes.trim(second.range.rest(of: text), in: bytes)
    }
    return isRemark(rest, bytes) ? piece : nil
  }

  private static func startsColor(
    _ offset: Int, _ text: Range<Int>, _ bytes: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    if bytes[offset] == 0x23 { return true }
    guard [0x72, 0x68, 0x6F].contains(bytes[offset]), offset > text.lowerBound,
      bytes[offset - 1] <= 0x20
    else { return false }
    let functions: [StaticString] = ["rgb(", "rgba(", "hsl(", "hsla(", "oklch("]
    return functions.contains { Bytes.matches($0, at: offset, end: text.upperBound, in: bytes) }
  }

  /// The offset behind a stroke at the start of a text.
  private static func stroke(_ text: Range<Int>, _ bytes: UnsafeBufferPointer<UInt8>) -> Int? {
    if text.first.map({ bytes[$0] == 0x2F }) == true { return text.lowerBound + 1 }
    return Bytes.matches("／", at: text.lowerBound, end: text.upperBound, in: bytes)
      ? text.lowerBound + 3 : nil
  }

  // MARK: Numbers

  /// "Title 22/28 Bold": a size and a line height that go together, and the weight behind them.
  private static func style(
    _ text: Range<Int>, _ bytes: UnsafeBufferPointer<UInt8>
  ) -> ScalePiece? {
    for start in text.dropFirst(2) where Bytes.isDigit(bytes[start]) && bytes[start - 1] <= 0x20 {
      guard let size = measure(at: start, text.upperBound, bytes),
        case let rest = Bytes.trim(size.end..<text.upperBound, in: bytes),
        let behind = stroke(rest, bytes),
        case let second = Bytes.trim(behind..<text.upperBound, in: bytes),
        let line = measure(at: second.lowerBound, text.upperBound, bytes)
      else { continue }
      guard 8...200 ~= size.number,
        line.number < 4 ? 0.8 <= line.number : size.number * 0.8...size.number * 3 ~= line.number,
        let name = name(withoutCopula(text.lowerBound..<start, bytes), bytes)
      else { return nil }
      var end = line.end
      let weight = Bytes.trim(line.end..<text.upperBound, in: bytes)
      let word = weight.prefix { Bytes.isWord(bytes[$0]) }
      if !word.isEmpty {
        let isNumber = word.count == 3 && word.dropFirst().allSatisfy { bytes[$0] == 0x30 }
        guard isNumber || TypeLine.weights.contains(WordKey(bytes, word)) else { return nil }
        end = word.upperBound
      }
      let isExplained = Bytes.matches("with ", at: end + 1, end: text.upperBound, in: bytes)
      return isRemark(Bytes.trim(end..<text.upperBound, in: bytes), bytes) || isExplained
        ? ScalePiece(name: name, value: start..<end, form: .style) : nil
    }
    return nil
  }

  /// "Headline is" before a size and a line height: the name alone.
  private static func withoutCopula(
    _ text: Range<Int>, _ bytes: UnsafeBufferPointer<UInt8>
  ) -> Range<Int> {
    let name = Bytes.trim(text, in: bytes)
    for verb: StaticString in [" is", " uses", " ist", " est", " es"]
    where name.count > verb.utf8CodeUnitCount + 1
      && Bytes.matches(
        verb, at: name.upperBound - verb.utf8CodeUnitCount, end: name.upperBound, in: bytes)
    {
      return name.lowerBound..<name.upperBound - verb.utf8CodeUnitCount
    }
    return text
  }

  /// "mini 16", "sheet 240ms": a number at the end, with its unit or without.
  private static func number(
    _ text: Range<Int>, _ bytes: UnsafeBufferPointer<UInt8>
  ) -> ScalePiece? {
    for start in text.dropFirst(2) where Bytes.isDigit(bytes[start]) && bytes[start - 1] <= 0x20 {
      guard let literal = TokenLiteral.read(bytes, start..<text.upperBound),
        isRemark(Bytes.trim(literal.range.rest(of: text), in: bytes), bytes)
      else { continue }
      return name(text.lowerBound..<start, bytes).map {
        var piece = ScalePiece(name: $0, value: literal.range, form: .number)
        piece.literal = literal.kind
        return piece
      }
    }
    return nil
  }

  private static let units: [(StaticString, Double)] = [
    ("px", 1), ("pt", 1), ("sp", 1), ("dp", 1), ("rem", 16), ("em", 16),
  ]

  /// A number with the unit of a length or none, and where both end.
  private static func measure(
    at start: Int, _ end: Int, _ bytes: UnsafeBufferPointer<UInt8>
  ) -> (number: Double, end: Int)? {
    let digits = (start..<end).prefix { Bytes.isDigit(bytes[$0]) || bytes[$0] == 0x2E }
    guard digits.count < 6, let number = Double(bytes.string(digits.startIndex..<digits.endIndex))
    else { return nil }
    let unit = units.first { Bytes.matches($0.0, at: digits.endIndex, end: end, in: bytes) }
    let behind = digits.endIndex + (unit?.0.utf8CodeUnitCount ?? 0)
    guard behind == end || !Bytes.isWord(bytes[behind]) else { return nil }
    return (number * (unit?.1 ?? 1), behind)
  }

  // MARK: Words

  private static let parts = WordKey.set("text", "border", "solid")

  /// One to four words in front of a value.
  private static func name(
    _ text: Range<Int>, _ bytes: UnsafeBufferPointer<UInt8>
  ) -> Range<Int>? {
    var name = Bytes.trim(text, in: bytes)
    while let last = name.last, [0x3A, 0x3D, 0x28].contains(bytes[last]) {
      name = Bytes.trim(name.lowerBound..<last, in: bytes)
    }
    for dash: StaticString in [" —", " –"]
    where name.count >= 4
      && Bytes.matches(dash, at: name.upperBound - 4, end: name.upperBound, in: bytes)
    {
      name = Bytes.trim(name.lowerBound..<name.upperBound - 4, in: bytes)
    }
    guard let first = name.first, name.count < 40,
      Bytes.isLetter(bytes[first]) || bytes[first] >= 0xC3,
      name.allSatisfy({
        Bytes.isWord(bytes[$0]) || [0x20, 0x0A, 0x26, 0x2D, 0x2E].contains(bytes[$0])
          || bytes[$0] >= 0x80
      })
    else { return nil }
    let words = Words.keys(bytes, name)
    guard words.count < 5 else { return nil }
    let isPart = words.count == 1 && parts.contains(words[0])
    return isPart || !words.contains(where: TokenKinds.joints.contains) ? name : nil
  }

  /// Whether nothing stands there, or a remark in brackets.
  private static func isRemark(
    _ text: Range<Int>, _ bytes: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    guard let first = text.first, let last = text.last else { return true }
    return bytes[first] == 0x28 && bytes[last] == 0x29
  }
}
