/// Small values as dumps write them.
enum DumpValue {
  /// "true", "1", "yes" and their opposites.
  static func flag(_ text: String) -> Bool? {
    var text = text
    return text.withUTF8 { flag($0) }
  }

  /// "true", "1", "yes" and their opposites, as bytes.
  static func flag(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool? {
    func isWord(_ word: StaticString) -> Bool {
      guard bytes.count == word.utf8CodeUnitCount else { return false }
      for (index, byte) in bytes.enumerated() where byte | 0x20 != word.utf8Start[index] {
        return false
      }
      return true
    }
    switch bytes.count {
    case 1: return bytes[0] == 0x31 ? true : bytes[0] == 0x30 ? false : nil
    case 2: return isWord("no") ? false : nil
    case 3: return isWord("yes") ? true : nil
    case 4: return isWord("true") ? true : nil
    case 5: return isWord("false") ? false : nil
    default: return nil
    }
  }

  /// "[left,top][right,bottom]".
  static func bounds(_ text: String) -> LayoutRect? {
    var text = text
    return text.withUTF8 { bounds($0) }
  }

  /// "[left,top][right,bottom]", as bytes.
  static func bounds(_ bytes: UnsafeBufferPointer<UInt8>) -> LayoutRect? {
    guard let edges = fourNumbers(in: bytes) else { return nil }
    return LayoutRect(left: edges.0, top: edges.1, right: edges.2, bottom: edges.3)
  }

  /// A number that is the whole text; `nil` where it is none, or not finite.
  static func number(_ bytes: UnsafeBufferPointer<UInt8>) -> Double? {
    var numbers = NumberScanner(bytes)
    if let (value, range) = numbers.next(), range == 0..<bytes.count { return value }
    let value = Double(String(decoding: bytes, as: UTF8.self))
    return value?.isFinite == true ? value : nil
  }

  /// The numbers of a text that holds just four.
  static func fourNumbers(
    in bytes: UnsafeBufferPointer<UInt8>
  ) -> (Double, Double, Double, Double)? {
    var numbers = NumberScanner(bytes)
    guard let first = numbers.next(), let second = numbers.next(), let third = numbers.next(),
      let fourth = numbers.next(), numbers.next() == nil
    else { return nil }
    return (first.value, second.value, third.value, fourth.value)
  }

  /// The decimal numbers of a text, in order; infinities and words are passed over.
  static func numbers(in text: String) -> [Double] {
    var text = text
    return text.withUTF8 { numbers(in: $0) }
  }

  /// The decimal numbers of a text as bytes, at most 17.
  static func numbers(in bytes: UnsafeBufferPointer<UInt8>) -> [Double] {
    var scanner = NumberScanner(bytes)
    var result: [Double] = []
    while let (value, _) = scanner.next(), result.count < 17 { result.append(value) }
    return result
  }
}

/// Finds the decimal numbers of a text one after the other.
///
/// Digits, points and signs in a run that is no number are passed over as a whole.
struct NumberScanner {
  private let bytes: UnsafeBufferPointer<UInt8>
  private var index = 0

  init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  /// The next number and where it stands.
  mutating func next() -> (value: Double, range: Range<Int>)? {
    while index < bytes.count {
      guard Self.isStart(bytes[index]) else {
        index += 1
        continue
      }
      let start = index
      while index < bytes.count, Self.isPart(bytes[index]) { index += 1 }
      if let value = Self.value(UnsafeBufferPointer(rebasing: bytes[start..<index])) {
        return (value, start..<index)
      }
    }
    return nil
  }

  private static func isStart(_ byte: UInt8) -> Bool {
    byte &- 0x30 < 10 || byte == UInt8(ascii: ".") || byte == UInt8(ascii: "-")
  }

  private static func isPart(_ byte: UInt8) -> Bool {
    isStart(byte) || byte | 0x20 == UInt8(ascii: "e") || byte == UInt8(ascii: "+")
  }

  private static let powersOfTen: [Double] = [
    1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15,
  ]

  /// Plain decimals of up to 15 digits are exact after one division; others go the long way.
  private static func value(_ run: UnsafeBufferPointer<UInt8>) -> Double? {
    var mantissa: UInt64 = 0
    var digits = 0
    var decimals = 0
    var hasPoint = false
    let isNegative = run[0] == UInt8(ascii: "-")
    for byte in run.dropFirst(isNegative ? 1 : 0) {
      if byte &- 0x30 < 10, digits < 15 {
        mantissa = mantissa * 10 + UInt64(byte - 0x30)
        digits += 1
        if hasPoint { decimals += 1 }
      } else if byte == UInt8(ascii: "."), !hasPoint {
        hasPoint = true
      } else {
        let value = Double(String(decoding: run, as: UTF8.self))
        return value?.isFinite == true ? value : nil
      }
    }
    guard digits > 0 else { return nil }
    let magnitude = Double(mantissa) / powersOfTen[decimals]
    return isNegative ? -magnitude : magnitude
  }
}
