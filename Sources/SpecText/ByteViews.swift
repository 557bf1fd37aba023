// The standard library steps through the bytes of a text by its indices, which it checks each time; the memory of nearly
// all texts can be read as it is.

extension String.UTF8View {
  /// Whether a byte stands in the text.
  public func contains(_ byte: UInt8) -> Bool {
    let found = withContiguousStorageIfAvailable {
      ByteSearch.find(byte, in: $0, 0..<$0.count) != nil
    }
    return found ?? contains(where: { $0 == byte })
  }

  /// Whether a condition holds for a byte of the text.
  @inlinable
  public func contains(where holds: (UInt8) throws -> Bool) rethrows -> Bool {
    let found = try withContiguousStorageIfAvailable { try $0.contains(where: holds) }
    if let found { return found }
    for byte in self {
      if try holds(byte) { return true }
    }
    return false
  }
}

extension Substring.UTF8View {
  /// Whether a byte stands in the text.
  public func contains(_ byte: UInt8) -> Bool {
    let found = withContiguousStorageIfAvailable {
      ByteSearch.find(byte, in: $0, 0..<$0.count) != nil
    }
    return found ?? contains(where: { $0 == byte })
  }

  /// Whether a condition holds for a byte of the text.
  @inlinable
  public func contains(where holds: (UInt8) throws -> Bool) rethrows -> Bool {
    let found = try withContiguousStorageIfAvailable { try $0.contains(where: holds) }
    if let found { return found }
    for byte in self {
      if try holds(byte) { return true }
    }
    return false
  }
}
