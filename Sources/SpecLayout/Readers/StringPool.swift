/// Gives equal texts that come again and again, such as class names, one storage.
///
/// - Complexity: constant memory; a text that is displaced is stored anew.
struct StringPool {
  private var slots = [String](repeating: "", count: 1024)

  /// The text of some bytes; what is no UTF-8 is replaced.
  mutating func string(_ bytes: UnsafeBufferPointer<UInt8>) -> String {
    // Short texts are kept in place and need no storage.
    guard bytes.count > 15 else { return String(decoding: bytes, as: UTF8.self) }
    // Names differ at their ends.
    let raw = UnsafeRawBufferPointer(bytes)
    let head = raw.loadUnaligned(fromByteOffset: bytes.count - 16, as: UInt64.self)
    let tail = raw.loadUnaligned(fromByteOffset: bytes.count - 8, as: UInt64.self)
    let mixed = (head ^ (tail &* 0x9E37_79B9_7F4A_7C15)) &* 0x9E37_79B9_7F4A_7C15
    let slot = Int(truncatingIfNeeded: (mixed ^ UInt64(bytes.count)) >> 40 & 1023)
    let isSame = slots[slot].utf8.withContiguousStorageIfAvailable { ByteSearch.isSame($0, bytes) }
    if isSame != true { slots[slot] = String(decoding: bytes, as: UTF8.self) }
    return slots[slot]
  }
}

/// Gives elements that look the same one style.
struct StylePool {
  private var known: [LayoutNode.Style: LayoutNode.SharedStyle] = [:]

  /// The style, shared with equal ones.
  mutating func shared(_ style: LayoutNode.Style) -> LayoutNode.SharedStyle {
    if let found = known[style] { return found }
    let new = LayoutNode.SharedStyle(style)
    if known.count < 4096 { known[style] = new }
    return new
  }
}
