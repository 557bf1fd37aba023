import SpecModel
import SpecSyntax
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

  /// A style that a face begins, or one of the system.
  static func faced(
    _ text: Range<Int>, _ reader: FactReader
  ) -> (text: String, range: Range<Int>)? {
    if let found = faceAndSize(text, reader.bytes) { return (found.text, found.size) }
    return systemStyle(text, reader) ?? faceBeforeSize(text, reader)
  }

  /// "`.largeTitle`, bold": a style of the system with its weight behind it.
  static func systemStyle(
    _ text: Range<Int>, _ reader: FactReader
  ) -> (text: String, range: Range<Int>)? {
    let bytes = reader.bytes
    guard text.count <= 60, let first = text.first, bytes[first] == ASCII.dot,
      let span = TokenPass.codeSpan(at: first, reader),
      span.dropFirst().allSatisfy({ Bytes.isWord(bytes[$0]) }),
      Bytes.matches(", ", at: span.upperBound, end: text.upperBound, in: bytes),
      case let rest = span.upperBound + 2..<text.upperBound,
      case let end = rest.first(where: { bytes[$0] == 0x2C || bytes[$0] == 0x28 }),
      case let weight = Bytes.trim(rest.lowerBound..<(end ?? rest.upperBound), in: bytes),
      !weight.isEmpty, isWeight(weight, bytes)
    else { return nil }
    let style = span.lowerBound..<weight.upperBound
    return (reader.string(style), style)
  }

  // MARK: Faces before sizes

  private static let slants = WordKey.set(
    "italic", "oblique", "kursiv", "italique", "cursiva", "corsivo", "italico", "cursief")

  /// "Cinzel Bold 54 px, interligne 60 px", "Lora Italic 20px": a face with its cut, its size and its line height at most;
  /// the style, and where its size stands.
  static func faceBeforeSize(
    _ text: Range<Int>, _ reader: FactReader
  ) -> (text: String, range: Range<Int>)? {
    let bytes = reader.bytes
    guard (8...80).contains(text.count), ASCII.isUpper(bytes[text.lowerBound]),
      let digit = text.first(where: { Bytes.isDigit(bytes[$0]) && bytes[$0 - 1] == ASCII.space }),
      case let words = Words.all(bytes, text.lowerBound..<digit), (2...5).contains(words.count),
      words.allSatisfy({ ASCII.isUpper(bytes[$0.range.lowerBound]) }), let cut = words.last,
      weights.contains(cut.key) || slants.contains(cut.key),
      let size = QuantityScanner.scan(bytes, digit..<text.upperBound).first,
      size.range.lowerBound == digit, size.isSingle, size.unit?.isLength == true,
      case let rest = Bytes.trim(size.range.rest(of: text), in: bytes),
      rest.first.map({ [0x2C, 0x2F, 0x28].contains(bytes[$0]) }) ?? true
    else { return nil }
    if let style = read(text, reader) { return style }
    return (reader.string(size.range) + " " + reader.string(cut.range), size.range)
  }

  /// The kind of a line whose value is a face with its cut and its size, where another line beside it is so too: styles
  /// of type, whatever the heading says.
  static func kind(ofFaceAt index: Int, _ reader: FactReader) -> Token.Kind? {
    guard isFaceLine(index, reader), reader.topic(of: reader.context.lines[index]).tokens == .none,
      [index - 2, index - 1, index + 1, index + 2].count(where: { isFaceLine($0, reader) }) > 0
    else { return nil }
    return .typography
  }

  private static func isFaceLine(_ index: Int, _ reader: FactReader) -> Bool {
    guard reader.context.lines.indices.contains(index),
      case let line = reader.context.lines[index], let label = line.label, label.count <= 40,
      line.holder == .item || line.holder == .paragraph && line.isStrongLabel,
      !line.value.isEmpty
    else { return false }
    return faceBeforeSize(line.value, reader) != nil
  }
}
