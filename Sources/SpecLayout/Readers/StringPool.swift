/// Gives equal texts that come again and again, such as class names, one storage.
///
/// - Complexity: constant memory; a text that is displaced is stored anew.
struct StringPool {
  private var slots = [String](repeating: "", count: 1024)

  /// The text of some bytes; what is no UTF-8 is replaced.
  mutating func string(_ bytes: UnsafeBufferPointer<UInt8>) -> String {
    // Short texts are kept in place and need no storage.
    guard bytes.count > 15 else { return String(decoding: bytes, as: UTF8.self) }
    var hash = UInt(truncatingIfNeeded: bytes.count) &* 0x9E37_79B1
    for byte in bytes { hash = (hash ^ UInt(byte)) &* 0x0100_0193 }
    let slot = Int(hash >> 7 & 1023)
    let isSame = slots[slot].utf8.withContiguousStorageIfAvailable { $0.elementsEqual(bytes) }
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
