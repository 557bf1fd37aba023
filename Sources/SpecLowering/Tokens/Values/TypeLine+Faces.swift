import SpecModel
import SpecText

extension TypeLine {
  /// "Bebas Neue, clamp(3rem, 8vw, 7rem)", "Barlow 400, 1rem / 1.6": a face, with its weight at most, then its size and
  /// line height; the style, and where its size stands.
  static func faceAndSize(
    _ text: Range<Int>, _ bytes: UnsafeBufferPointer<UInt8>
  ) -> (text: String, size: Range<Int>)? {
    guard text.count <= 160, let first = text.first, ASCII.isUpper(bytes[first]),
      let comma = text.prefix(40).first(where: { bytes[$0] == 0x2C }),
      case let face = first..<comma,
      face.allSatisfy({ Bytes.isWord(bytes[$0]) || bytes[$0] == ASCII.space }),
      case let rest = Bytes.trim(comma + 1..<text.upperBound, in: bytes),
      let literal = TokenLiteral.read(bytes, rest), literal.range.lowerBound == rest.lowerBound,
      [.spacing, .size, .typography].contains(literal.kind)
    else { return nil }
    var style = bytes.string(literal.range)
    let behind = literal.range.rest(of: rest)
    if Bytes.matches(" / ", at: behind.lowerBound, end: behind.upperBound, in: bytes) {
      let line = behind.dropFirst(3).prefix { Bytes.isDigit(bytes[$0]) || bytes[$0] == 0x2E }
      if !line.isEmpty { style += "/" + bytes.string(line) }
    }
    if let weight = weight(endingIn: face, bytes) { style += " " + weight }
    return (style, literal.range)
  }

  /// "400" of "Barlow 400", "Bold" of "Inter Bold".
  private static func weight(
    endingIn face: Range<Int>, _ bytes: UnsafeBufferPointer<UInt8>
  ) -> String? {
    guard let blank = face.last(where: { bytes[$0] == ASCII.space }) else { return nil }
    let word = blank + 1..<face.upperBound
    let isNumber =
      word.count == 3 && word.allSatisfy { Bytes.isDigit(bytes[$0]) }
      && Bytes.matches("00", at: word.lowerBound + 1, end: word.upperBound, in: bytes)
    return isNumber || Words.contain(weights, bytes, word) ? bytes.string(word) : nil
  }

  /// "24sp, SemiBold", "16px 600": a size with the weight alone behind it, and where the size stands.
  static func weighted(
    _ text: Range<Int>, _ reader: FactReader
  ) -> (text: String, range: Range<Int>)? {
    let bytes = reader.bytes
    guard text.count <= 40, let first = text.first, Bytes.isDigit(bytes[first]),
      TokenPass.codeSpan(at: first, reader) == nil,
      let literal = TokenLiteral.read(bytes, text), literal.range.lowerBound == first,
      [.spacing, .size, .typography].contains(literal.kind),
      Bytes.isLetter(bytes[literal.range.upperBound - 1]),
      case let rest = Bytes.trim(literal.range.rest(of: text), in: bytes), !rest.isEmpty,
      case let behind = bytes[rest.lowerBound] == 0x2C ? rest.dropFirst() : rest,
      case let weight = Bytes.trim(behind, in: bytes), isWeight(weight, bytes)
    else { return nil }
    return (bytes.string(literal.range) + " " + bytes.string(weight), literal.range)
  }

  /// "SemiBold", "Semi Bold", "semi-bold", "600".
  private static func isWeight(
    _ text: Range<Int>, _ bytes: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    if text.count == 3, bytes[text.lowerBound] &- 0x31 < 9 {
      return Bytes.matches("00", at: text.lowerBound + 1, end: text.upperBound, in: bytes)
    }
    guard text.allSatisfy({ Bytes.isLetter(bytes[$0]) || [0x20, 0x2D].contains(bytes[$0]) }) else {
      return false
    }
    let words = Words.keys(bytes, text)
    guard let last = words.last, weights.contains(last) else { return false }
    return words.count == 1 || words.count == 2 && degrees.contains(words[0])
  }

  /// What stands before a weight that it alters: "semi bold", "extra light".
  private static let degrees = WordKey.set("semi", "demi", "extra", "ultra")
}
