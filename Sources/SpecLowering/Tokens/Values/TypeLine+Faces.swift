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
}
