/// A text that is put together from parts, in room that is used again for the next one.
struct ByteText: Sendable {
  private var bytes: [UInt8] = []

  /// Number of bytes in UTF-8.
  var count: Int { bytes.count }

  /// The text.
  var string: String { String(decoding: bytes, as: UTF8.self) }

  /// Empties the text.
  mutating func removeAll() { bytes.removeAll(keepingCapacity: true) }

  /// Adds a text.
  static func += (text: inout Self, part: String) { text.bytes.append(contentsOf: part.utf8) }

  /// Adds a number in digits.
  static func += (text: inout Self, number: Int) {
    var divisor: UInt = 1
    while number.magnitude / divisor >= 10 { divisor *= 10 }
    if number < 0 { text.bytes.append(0x2D) }
    while divisor > 0 {
      text.bytes.append(0x30 + UInt8(number.magnitude / divisor % 10))
      divisor /= 10
    }
  }
}
