import SpecText

/// Types of plain scalars.
///
/// - Source: YAML 1.2.2, chapter 10.3 (core schema). Infinity and not-a-number stay text, so that every number is
///   finite; dates are text in this schema.
enum YAMLScalar {
  /// The value of a scalar without quotes.
  static func value(of text: String) -> YAMLNode.Value {
    switch text {
    case "", "~", "null", "Null", "NULL": return .null
    case "true", "True", "TRUE": return .bool(true)
    case "false", "False", "FALSE": return .bool(false)
    default: break
    }
    let bytes = ContiguousArray(text.utf8)
    if let integer = integer(bytes, text) { return .integer(integer) }
    if isNumber(bytes), let number = Double(text), number.isFinite { return .number(number) }
    return .string(text)
  }

  private static func integer(_ bytes: ContiguousArray<UInt8>, _ text: String) -> Int? {
    if ASCII.starts(bytes, at: 0, with: "0o") { return Int(text.dropFirst(2), radix: 8) }
    if ASCII.starts(bytes, at: 0, with: "0x") { return Int(text.dropFirst(2), radix: 16) }
    let digits = bytes[(isSign(bytes[0]) ? 1 : 0)...]
    return !digits.isEmpty && digits.allSatisfy(ASCII.isDigit) ? Int(text) : nil
  }

  private static func isSign(_ byte: UInt8) -> Bool { byte == 0x2B || byte == ASCII.hyphen }

  /// Whether the text is `[-+]? ( \. [0-9]+ | [0-9]+ ( \. [0-9]* )? ) ( [eE] [-+]? [0-9]+ )?`.
  private static func isNumber(_ bytes: ContiguousArray<UInt8>) -> Bool {
    var index = isSign(bytes[0]) ? 1 : 0
    func skipDigits() -> Int {
      let start = index
      while index < bytes.count, ASCII.isDigit(bytes[index]) { index += 1 }
      return index - start
    }
    let whole = skipDigits()
    var fraction = 0
    if index < bytes.count, bytes[index] == ASCII.dot {
      index += 1
      fraction = skipDigits()
    }
    guard whole + fraction > 0 else { return false }
    if index < bytes.count, bytes[index] | 0x20 == 0x65 {
      index += 1
      if index < bytes.count, isSign(bytes[index]) { index += 1 }
      guard skipDigits() > 0 else { return false }
    }
    return index == bytes.count
  }
}
