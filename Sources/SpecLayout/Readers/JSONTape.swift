import SpecJSON
import SpecText

/// The structure of a JSON text as a flat list of places; values are decoded when they are asked for.
///
/// - Invariant: the text is valid JSON (RFC 8259); each token that opens is followed by its content
///   and the token that closes it; keys and values of an object stand in turn.
/// - Complexity: linear and iterative: nesting costs no stack; 8 bytes a token.
final class JSONTape: Sendable {
  /// A place where a value, a key or a closing bracket begins.
  struct Token: Sendable {
    /// Offset of the first byte.
    var start: UInt32
    /// For brackets the token after the whole value, else the offset after the last byte.
    var next: UInt32
  }

  /// The text.
  let source: SourceText
  /// The tokens in order.
  let tokens: ContiguousArray<Token>

  /// Reads the value that fills a range of a text.
  ///
  /// - Errors: throws the first error with its offset in the text.
  init(_ source: SourceText, _ range: Range<Int>) throws(JSONError) {
    self.source = source
    let result: Result<ContiguousArray<Token>, JSONError> =
      source.bytes.withUnsafeBufferPointer { buffer in
        var scanner = TapeScanner(
          input: buffer, range: range.clamped(to: buffer.indices))
        return Result { () throws(JSONError) in try scanner.scan() }
      }
    tokens = try result.get()
  }
}

/// Finds the tokens of a JSON text.
private struct TapeScanner {
  private let input: UnsafeBufferPointer<UInt8>
  private let end: Int
  private var offset: Int
  private var tokens: ContiguousArray<JSONTape.Token> = []
  /// The open brackets.
  private var open: [UInt32] = []

  init(input: UnsafeBufferPointer<UInt8>, range: Range<Int>) {
    self.input = input
    offset = range.lowerBound
    end = range.upperBound
    tokens.reserveCapacity(range.count / 12 + 4)
  }

  private enum Expected { case value, firstValue, key, firstKey, comma }

  mutating func scan() throws(JSONError) -> ContiguousArray<JSONTape.Token> {
    var expected = Expected.value
    while true {
      skipBlank()
      guard offset < end else {
        if case .comma = expected, open.isEmpty { return tokens }
        throw unexpected(open.isEmpty ? "a value" : "the end of the \(name(of: open.last))")
      }
      if case .comma = expected, open.isEmpty { throw unexpected("the end of the text") }
      expected = try step(expected)
    }
  }

  private mutating func step(_ expected: Expected) throws(JSONError) -> Expected {
    let byte = input[offset]
    switch expected {
    case .comma:
      if byte == 0x2C {
        offset += 1
        return isObject(open.last) ? .key : .value
      }
      guard close(byte) else {
        throw unexpected("a comma or the end of the \(name(of: open.last))")
      }
      return .comma
    case .firstKey, .key:
      if case .firstKey = expected, close(byte) { return .comma }
      guard byte == 0x22 else { throw unexpected("a key in quotes") }
      try string()
      skipBlank()
      guard offset < end, input[offset] == 0x3A else {
        throw unexpected("a colon after the key")
      }
      offset += 1
      return .value
    case .firstValue:
      if close(byte) { return .comma }
      return try value(byte)
    case .value: return try value(byte)
    }
  }

  private mutating func value(_ byte: UInt8) throws(JSONError) -> Expected {
    switch byte {
    case 0x7B, 0x5B:
      open.append(UInt32(truncatingIfNeeded: tokens.count))
      append(offset, 0)
      offset += 1
      return byte == 0x7B ? .firstKey : .firstValue
    case 0x22: try string()
    case 0x74: try word("true")
    case 0x66: try word("false")
    case 0x6E: try word("null")
    case 0x2D, 0x30...0x39: try number()
    default: throw unexpected("a value")
    }
    return .comma
  }

  private mutating func close(_ byte: UInt8) -> Bool {
    guard let last = open.last, byte == (isObject(last) ? 0x7D : 0x5D) else { return false }
    open.removeLast()
    append(offset, offset + 1)
    tokens[Int(last)].next = UInt32(truncatingIfNeeded: tokens.count)
    offset += 1
    return true
  }

  private func isObject(_ token: UInt32?) -> Bool {
    token.map { input[Int(tokens[Int($0)].start)] == 0x7B } ?? false
  }

  private func name(of token: UInt32?) -> String { isObject(token) ? "object" : "array" }

  private mutating func append(_ start: Int, _ next: Int) {
    tokens.append(
      JSONTape.Token(
        start: UInt32(truncatingIfNeeded: start), next: UInt32(truncatingIfNeeded: next)))
  }

  private mutating func string() throws(JSONError) {
    let start = offset
    offset += 1
    while offset < end {
      switch input[offset] {
      case 0x22:
        offset += 1
        append(start, offset)
        return
      case 0x5C: offset += 2
      case 0..<0x20: throw unexpected("an escape instead of a control character")
      default: offset += 1
      }
    }
    throw JSONError(message: "the string does not end", offset: start)
  }

  private mutating func word(_ text: StaticString) throws(JSONError) {
    let count = text.utf8CodeUnitCount
    guard count <= end - offset else { throw unexpected("a value") }
    for index in 0..<count where input[offset + index] != text.utf8Start[index] {
      throw unexpected("a value")
    }
    append(offset, offset + count)
    offset += count
  }

  private mutating func number() throws(JSONError) {
    let start = offset
    if input[offset] == 0x2D { offset += 1 }
    guard digits() > 0 else { throw unexpected("a digit") }
    if offset < end, input[offset] == 0x2E {
      offset += 1
      guard digits() > 0 else { throw unexpected("a digit after the decimal point") }
    }
    if offset < end, input[offset] | 0x20 == 0x65 {
      offset += 1
      if offset < end, input[offset] == 0x2B || input[offset] == 0x2D { offset += 1 }
      guard digits() > 0 else { throw unexpected("a digit of the exponent") }
    }
    append(start, offset)
  }

  private mutating func digits() -> Int {
    let start = offset
    while offset < end, input[offset] &- 0x30 < 10 { offset += 1 }
    return offset - start
  }

  private mutating func skipBlank() {
    while offset < end, input[offset] <= 0x20 { offset += 1 }
  }

  private func unexpected(_ expected: String) -> JSONError {
    JSONError(expected: expected, at: offset, in: input, end: end)
  }
}
