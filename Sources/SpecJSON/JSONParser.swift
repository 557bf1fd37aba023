/// Reads JSON strictly by RFC 8259; only a byte order mark is forgiven.
///
/// Bytes that are not UTF-8 and surrogates without partner become U+FFFD.
///
/// - Complexity: O(bytes) time; the depth of nesting is limited.
public enum JSONParser {
  /// Arrays and objects inside each other that are accepted.
  public static let depthLimit = 512

  /// Reads one value that takes the whole input.
  ///
  /// - Errors: throws the first error with its byte offset.
  public static func parse(_ bytes: ContiguousArray<UInt8>) throws(JSONError) -> JSONValue {
    try parse(bytes, in: bytes.indices)
  }

  /// Reads one value that takes a whole range of the input, for example a line of JSON Lines.
  ///
  /// - Errors: throws the first error; its offset counts from the start of the input.
  public static func parse(
    _ bytes: ContiguousArray<UInt8>, in range: Range<Int>
  ) throws(JSONError) -> JSONValue {
    let result: Result<JSONValue, JSONError> = bytes.withUnsafeBufferPointer { buffer in
      var reader = JSONReader(input: buffer, range: range.clamped(to: buffer.indices))
      return Result { () throws(JSONError) in try reader.document() }
    }
    return try result.get()
  }
}

/// A recursive-descent reader over bytes.
struct JSONReader {
  private let input: UnsafeBufferPointer<UInt8>
  private let end: Int
  private var offset: Int

  init(input: UnsafeBufferPointer<UInt8>, range: Range<Int>) {
    self.input = input
    offset = range.lowerBound
    end = range.upperBound
  }

  mutating func document() throws(JSONError) -> JSONValue {
    if end - offset >= 3, input[offset] == 0xEF, input[offset + 1] == 0xBB,
      input[offset + 2] == 0xBF
    {
      offset += 3
    }
    skipWhitespace()
    let value = try value(depth: 0)
    skipWhitespace()
    if offset < end { throw unexpected("the end of the text") }
    return value
  }

  // MARK: Values

  private mutating func value(depth: Int) throws(JSONError) -> JSONValue {
    guard offset < end else { throw unexpected("a value") }
    switch input[offset] {
    case 0x7B: return try object(depth: depth + 1)
    case 0x5B: return try array(depth: depth + 1)
    case 0x22: return .string(try string())
    case 0x74: return try word("true", .bool(true))
    case 0x66: return try word("false", .bool(false))
    case 0x6E: return try word("null", .null)
    case 0x2D, 0x30...0x39: return try number()
    default: throw unexpected("a value")
    }
  }

  private mutating func object(depth: Int) throws(JSONError) -> JSONValue {
    try enter(depth)
    var members: [JSONValue.Member] = []
    skipWhitespace()
    if take(0x7D) { return .object(members) }
    while true {
      skipWhitespace()
      guard offset < end, input[offset] == 0x22 else { throw unexpected("a key in quotes") }
      let key = try string()
      skipWhitespace()
      guard take(0x3A) else { throw unexpected("a colon after the key") }
      skipWhitespace()
      members.append(.init(key: key, value: try value(depth: depth)))
      skipWhitespace()
      if take(0x7D) { return .object(members) }
      guard take(0x2C) else { throw unexpected("a comma or the end of the object") }
    }
  }

  private mutating func array(depth: Int) throws(JSONError) -> JSONValue {
    try enter(depth)
    var items: [JSONValue] = []
    skipWhitespace()
    if take(0x5D) { return .array(items) }
    while true {
      skipWhitespace()
      items.append(try value(depth: depth))
      skipWhitespace()
      if take(0x5D) { return .array(items) }
      guard take(0x2C) else { throw unexpected("a comma or the end of the array") }
    }
  }

  private mutating func enter(_ depth: Int) throws(JSONError) {
    guard depth <= JSONParser.depthLimit else {
      throw JSONError(
        message: "nesting deeper than \(JSONParser.depthLimit) levels", offset: offset)
    }
    offset += 1
  }

  private mutating func word(
    _ text: StaticString, _ value: JSONValue
  ) throws(JSONError) -> JSONValue {
    let count = text.utf8CodeUnitCount
    let start = offset
    let isEqual = text.withUTF8Buffer { wanted in
      count <= end - start && wanted.indices.allSatisfy { input[start + $0] == wanted[$0] }
    }
    guard isEqual else { throw unexpected("a value") }
    offset += count
    return value
  }

  // MARK: Numbers

  private mutating func number() throws(JSONError) -> JSONValue {
    let start = offset
    let isNegative = take(0x2D)
    var mantissa: UInt64 = 0
    let whole = digits(into: &mantissa)
    guard whole > 0 else { throw unexpected("a digit") }
    if whole > 1 && input[offset - whole] == 0x30 {
      throw JSONError(message: "a number does not begin with 0", offset: start)
    }
    var fraction = 0
    if take(0x2E) {
      fraction = digits(into: &mantissa)
      guard fraction > 0 else { throw unexpected("a digit after the decimal point") }
    }
    let hasExponent = offset < end && input[offset] | 0x20 == 0x65
    if hasExponent { try skipExponent() }
    let raw = String(decoding: input[start..<offset], as: UTF8.self)
    // Up to 15 digits and powers of ten are exact, so that one division rounds correctly.
    if !hasExponent && whole + fraction <= 15 {
      let magnitude = Double(mantissa) / Self.powersOfTen[fraction]
      return .number(isNegative ? -magnitude : magnitude, raw: raw)
    }
    guard let number = Double(raw), number.isFinite else {
      throw JSONError(message: "number '\(raw)' is out of range", offset: start)
    }
    return .number(number, raw: raw)
  }

  private static let powersOfTen: [Double] = [
    1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15,
  ]

  private mutating func digits(into value: inout UInt64) -> Int {
    let start = offset
    while offset < end, input[offset] &- 0x30 < 10 {
      value = value &* 10 &+ UInt64(input[offset] &- 0x30)
      offset += 1
    }
    return offset - start
  }

  private mutating func skipExponent() throws(JSONError) {
    offset += 1
    if offset < end, input[offset] == 0x2B || input[offset] == 0x2D { offset += 1 }
    var ignored: UInt64 = 0
    guard digits(into: &ignored) > 0 else { throw unexpected("a digit of the exponent") }
  }

  // MARK: Strings

  private mutating func string() throws(JSONError) -> String {
    offset += 1
    let start = offset
    skipPlainText()
    if offset < end, input[offset] == 0x22 {
      offset += 1
      return String(decoding: input[start..<offset - 1], as: UTF8.self)
    }
    var bytes: ContiguousArray<UInt8> = []
    var plain = start
    while offset < end {
      let byte = input[offset]
      if byte < 0x20 { throw unexpected("an escape instead of a control character") }
      bytes.append(contentsOf: input[plain..<offset])
      offset += 1
      if byte == 0x22 { return String(decoding: bytes, as: UTF8.self) }
      try escape(into: &bytes)
      plain = offset
      skipPlainText()
    }
    throw JSONError(message: "the string does not end", offset: start - 1)
  }

  /// Skips to the next quote, backslash or control character.
  private mutating func skipPlainText() {
    while offset < end {
      let byte = input[offset]
      if byte < 0x20 || byte == 0x22 || byte == 0x5C { return }
      offset += 1
    }
  }

  private mutating func escape(into bytes: inout ContiguousArray<UInt8>) throws(JSONError) {
    guard offset < end else { throw unexpected("an escape") }
    let byte = input[offset]
    offset += 1
    switch byte {
    case 0x22, 0x5C, 0x2F: bytes.append(byte)
    case 0x62: bytes.append(0x08)
    case 0x66: bytes.append(0x0C)
    case 0x6E: bytes.append(0x0A)
    case 0x72: bytes.append(0x0D)
    case 0x74: bytes.append(0x09)
    case 0x75:
      let scalar = try escapedScalar()
      bytes.append(contentsOf: String(Character(scalar)).utf8)
    default:
      offset -= 1
      throw unexpected("one of the escapes \\\" \\\\ \\/ \\b \\f \\n \\r \\t \\u")
    }
  }

  private mutating func escapedScalar() throws(JSONError) -> Unicode.Scalar {
    let unit = try hexDigits()
    if let scalar = Unicode.Scalar(unit) { return scalar }
    guard unit < 0xDC00, end - offset >= 6, input[offset] == 0x5C, input[offset + 1] == 0x75
    else { return "\u{FFFD}" }
    let mark = offset
    offset += 2
    let low = try hexDigits()
    guard low & 0xFC00 == 0xDC00 else {
      offset = mark
      return "\u{FFFD}"
    }
    let joined = 0x1_0000 + (unit & 0x3FF) << 10 + low & 0x3FF
    return Unicode.Scalar(joined) ?? "\u{FFFD}"
  }

  private mutating func hexDigits() throws(JSONError) -> UInt32 {
    var value: UInt32 = 0
    for _ in 0..<4 {
      guard offset < end, let digit = Self.hexValue(input[offset]) else {
        throw unexpected("four hexadecimal digits")
      }
      value = value << 4 | digit
      offset += 1
    }
    return value
  }

  private static func hexValue(_ byte: UInt8) -> UInt32? {
    switch byte {
    case 0x30...0x39: UInt32(byte - 0x30)
    case 0x41...0x46: UInt32(byte - 0x37)
    case 0x61...0x66: UInt32(byte - 0x57)
    default: nil
    }
  }

  // MARK: Bytes

  private mutating func skipWhitespace() {
    while offset < end {
      switch input[offset] {
      case 0x20, 0x09, 0x0A, 0x0D: offset += 1
      default: return
      }
    }
  }

  private mutating func take(_ byte: UInt8) -> Bool {
    guard offset < end, input[offset] == byte else { return false }
    offset += 1
    return true
  }

  private func unexpected(_ expected: String) -> JSONError {
    JSONError(expected: expected, at: offset, in: input, end: end)
  }
}
