/// A text as the key of a dictionary, compared byte for byte.
///
/// Its hash costs a multiplication for eight bytes; that of `String` normalises the text and takes several times as long.
public struct ByteKey: Hashable, Sendable {
  /// The text.
  public let text: String

  /// Makes a key of a text.
  public init(_ text: String) { self.text = text }

  /// Whether two texts have the same bytes.
  public static func == (a: ByteKey, b: ByteKey) -> Bool {
    let areSame = a.text.utf8.withContiguousStorageIfAvailable { a in
      b.text.utf8.withContiguousStorageIfAvailable { b in
        a.count == b.count && a.elementsEqual(b)
      }
    }
    return (areSame ?? nil) ?? a.text.utf8.elementsEqual(b.text.utf8)
  }

  /// Feeds the bytes to a hasher.
  public func hash(into hasher: inout Hasher) { hasher.combine(mixed(with: 0)) }

  /// The hash that dictionaries ask for.
  public func _rawHashValue(seed: Int) -> Int { mixed(with: seed) }

  private func mixed(with seed: Int) -> Int {
    text.utf8.withContiguousStorageIfAvailable { Self.mix(UnsafeRawBufferPointer($0), seed) }
      ?? Self.mix(Array(text.utf8), seed)
  }

  private static func mix(_ bytes: [UInt8], _ seed: Int) -> Int {
    bytes.withUnsafeBytes { mix($0, seed) }
  }

  private static func mix(_ bytes: UnsafeRawBufferPointer, _ seed: Int) -> Int {
    let factor: UInt64 = 0x9E37_79B9_7F4A_7C15
    var mixed = UInt64(truncatingIfNeeded: seed) ^ UInt64(truncatingIfNeeded: bytes.count)
    var offset = 0
    while offset &+ 8 <= bytes.count {
      mixed = (mixed ^ bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self)) &* factor
      mixed ^= mixed >> 29
      offset &+= 8
    }
    var rest: UInt64 = 0
    while offset < bytes.count {
      rest = rest << 8 | UInt64(bytes[offset])
      offset &+= 1
    }
    mixed = (mixed ^ rest) &* factor
    return Int(truncatingIfNeeded: mixed ^ mixed >> 32)
  }
}
