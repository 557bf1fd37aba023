/// Reads JSON from bytes, one value at a time, without building a tree (RFC 8259).
///
/// A line feed ends every value, since a line is one object.
struct JSONCursor {
  /// The bytes of a string between its quotes.
  struct Text {
    var start: Int
    var end: Int
    var isEscaped = false
  }

  /// How deep values may nest.
  static let depthLimit = 64

  let bytes: UnsafeBufferPointer<UInt8>
  var at: Int

  /// The byte here; a line feed at the end of the text.
  @inline(__always)
  var byte: UInt8 { at < bytes.count ? bytes[at] : 0x0A }

  @inline(__always)
  mutating func skipSpaces() {
    while at < bytes.count {
      let byte = bytes[at]
      guard byte == 0x20 || byte == 0x09 || byte == 0x0D else { return }
      at += 1
    }
  }

  /// Moves behind the next line feed, or to the end.
  mutating func skipLine() {
    while at < bytes.count, bytes[at] != 0x0A { at += 1 }
    at = min(at + 1, bytes.count)
  }

  /// Reads a string whose opening quote is here.
  mutating func text() throws(LineFault) -> Text {
    at += 1
    var text = Text(start: at, end: at)
    var isASCII = true
    while at < bytes.count {
      let byte = bytes[at]
      if byte == 0x22 {
        text.end = at
        at += 1
        if !isASCII { try checkEncoding(text) }
        return text
      }
      if byte == 0x5C {
        text.isEscaped = true
        try checkEscape()
        continue
      }
      if byte < 0x20 { throw byte == 0x0A ? .unterminatedString : .controlCharacter }
      if byte >= 0x80 { isASCII = false }
      at += 1
    }
    throw .unterminatedString
  }

  private mutating func checkEscape() throws(LineFault) {
    at += 1
    guard byte != 0x0A else { throw .unterminatedString }
    if byte == 0x75 {
      _ = try hex(at: at + 1, end: bytes.count)
      at += 5
    } else {
      guard Self.plain(byte) != nil else { throw .invalidEscape }
      at += 1
    }
  }

  private func checkEncoding(_ text: Text) throws(LineFault) {
    var decoder = UTF8()
    var iterator = bytes[text.start..<text.end].makeIterator()
    while true {
      switch decoder.decode(&iterator) {
      case .scalarValue: continue
      case .emptyInput: return
      case .error: throw .invalidEncoding
      }
    }
  }

  /// Reads a number that starts here.
  mutating func number() throws(LineFault) -> Double {
    let start = at
    let isNegative = byte == 0x2D
    if isNegative { at += 1 }
    var mantissa: UInt64 = 0
    let integerStart = at
    digits(into: &mantissa)
    let integerDigits = at - integerStart
    guard integerDigits > 0 else { throw .invalidNumber }
    if integerDigits > 1, bytes[integerStart] == 0x30 { throw .invalidNumber }
    var decimals = 0
    if byte == 0x2E {
      at += 1
      let decimalStart = at
      digits(into: &mantissa)
      decimals = at - decimalStart
      guard decimals > 0 else { throw .invalidNumber }
    }
    let hasExponent = byte | 0x20 == 0x65
    if hasExponent { try exponent() }
    if hasExponent || integerDigits + decimals > 15 {
      return try exactNumber(start..<at)
    }
    // Both are exact in a Double, so one division is correctly rounded.
    let value = Double(mantissa) / Self.powers[decimals]
    return isNegative ? -value : value
  }

  @inline(__always)
  private mutating func digits(into mantissa: inout UInt64) {
    while at < bytes.count {
      let digit = bytes[at] &- 0x30
      guard digit < 10 else { return }
      mantissa = mantissa &* 10 &+ UInt64(digit)
      at += 1
    }
  }

  private mutating func exponent() throws(LineFault) {
    at += 1
    if byte == 0x2B || byte == 0x2D { at += 1 }
    let start = at
    var ignored: UInt64 = 0
    digits(into: &ignored)
    guard at > start else { throw .invalidNumber }
  }

  private func exactNumber(_ range: Range<Int>) throws(LineFault) -> Double {
    let slice = UnsafeBufferPointer(rebasing: bytes[range])
    guard let value = Double(String(decoding: slice, as: UTF8.self)) else { throw .invalidNumber }
    guard value.isFinite else { throw .numberOutOfRange }
    return value
  }

  private static let powers: [Double] = [
    1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15,
  ]

  /// Reads `true`, `false` or `null`.
  mutating func literal() throws(LineFault) {
    for word in ["true", "false", "null"] as [StaticString] where isHere(word) {
      at += word.utf8CodeUnitCount
      return
    }
    throw .invalidLiteral
  }

  private func isHere(_ word: StaticString) -> Bool {
    let count = word.utf8CodeUnitCount
    guard at + count <= bytes.count else { return false }
    for offset in 0..<count where bytes[at + offset] != word.utf8Start[offset] { return false }
    return true
  }

  /// Passes over a value of any form.
  mutating func skipValue(depth: Int = 0) throws(LineFault) {
    guard depth < Self.depthLimit else { throw .tooDeep }
    switch byte {
    case 0x22: _ = try text()
    case 0x7B:
      try object { (cursor, _) throws(LineFault) in try cursor.skipValue(depth: depth + 1) }
    case 0x5B: try list { (cursor) throws(LineFault) in try cursor.skipValue(depth: depth + 1) }
    case 0x2D, 0x30...0x39: _ = try number()
    case 0x0A: throw .unterminatedObject
    default: try literal()
    }
  }

  /// Reads an object that starts here; `member` reads the value of a key.
  @inline(__always)
  mutating func object(
    _ member: (inout JSONCursor, Text) throws(LineFault) -> Void
  ) throws(LineFault) {
    at += 1
    skipSpaces()
    if byte == 0x7D {
      at += 1
      return
    }
    while true {
      guard byte == 0x22 else { throw byte == 0x0A ? .unterminatedObject : .missingKey }
      let key = try text()
      skipSpaces()
      guard byte == 0x3A else { throw byte == 0x0A ? .unterminatedObject : .missingColon }
      at += 1
      skipSpaces()
      try member(&self, key)
      skipSpaces()
      if byte == 0x7D { break }
      guard byte == 0x2C else { throw byte == 0x0A ? .unterminatedObject : .missingComma }
      at += 1
      skipSpaces()
    }
    at += 1
  }

  /// Reads a list that starts here; `element` reads one value.
  mutating func list(
    _ element: (inout JSONCursor) throws(LineFault) -> Void
  ) throws(LineFault) {
    at += 1
    skipSpaces()
    if byte == 0x5D {
      at += 1
      return
    }
    while true {
      guard byte != 0x0A else { throw .unterminatedObject }
      try element(&self)
      skipSpaces()
      if byte == 0x5D { break }
      guard byte == 0x2C else { throw byte == 0x0A ? .unterminatedObject : .missingComma }
      at += 1
      skipSpaces()
    }
    at += 1
  }

  /// Adds the characters of a string to a buffer, escapes resolved.
  func decode(_ text: Text, into buffer: inout ContiguousArray<UInt8>) throws(LineFault) {
    var index = text.start
    while index < text.end {
      let byte = bytes[index]
      index += 1
      guard byte == 0x5C, index < text.end else {
        buffer.append(byte)
        continue
      }
      let escape = bytes[index]
      index += 1
      if escape == 0x75 {
        try appendScalar(&index, end: text.end, to: &buffer)
      } else if let plain = Self.plain(escape) {
        buffer.append(plain)
      } else {
        throw .invalidEscape
      }
    }
  }

  /// The characters of a string, escapes resolved.
  func string(_ text: Text) throws(LineFault) -> String {
    guard text.isEscaped else {
      return String(decoding: bytes[text.start..<text.end], as: UTF8.self)
    }
    var buffer: ContiguousArray<UInt8> = []
    try decode(text, into: &buffer)
    return String(decoding: buffer, as: UTF8.self)
  }

  private static func plain(_ escape: UInt8) -> UInt8? {
    switch escape {
    case 0x22, 0x5C, 0x2F: escape
    case 0x62: 0x08
    case 0x66: 0x0C
    case 0x6E: 0x0A
    case 0x72: 0x0D
    case 0x74: 0x09
    default: nil
    }
  }

  private func appendScalar(
    _ index: inout Int, end: Int, to buffer: inout ContiguousArray<UInt8>
  ) throws(LineFault) {
    var code = try hex(at: index, end: end)
    index += 4
    if code >> 10 == 0x36, index + 6 <= end, bytes[index] == 0x5C, bytes[index + 1] == 0x75 {
      let low = try hex(at: index + 2, end: end)
      if low >> 10 == 0x37 {
        code = 0x10000 + (code & 0x3FF) << 10 + low & 0x3FF
        index += 6
      }
    }
    // A lone surrogate is no character; the replacement character keeps the line readable.
    let scalar = Unicode.Scalar(code) ?? "\u{FFFD}"
    buffer.append(contentsOf: String(scalar).utf8)
  }

  private func hex(at index: Int, end: Int) throws(LineFault) -> UInt32 {
    guard index + 4 <= end else { throw .invalidEscape }
    var code: UInt32 = 0
    for offset in 0..<4 {
      let byte = bytes[index + offset]
      switch byte {
      case 0x30...0x39: code = code << 4 | UInt32(byte - 0x30)
      case 0x41...0x46: code = code << 4 | UInt32(byte - 0x37)
      case 0x61...0x66: code = code << 4 | UInt32(byte - 0x57)
      default: throw .invalidEscape
      }
    }
    return code
  }
}
