extension StringProtocol {
  /// Whether a text holds another, byte for byte.
  ///
  /// The standard library compares characters under canonical equivalence, which takes a hundred times as long;
  /// names and words of a vocabulary are written alike.
  func contains(_ part: String) -> Bool {
    let found = utf8.withContiguousStorageIfAvailable { text in
      part.utf8.withContiguousStorageIfAvailable { part in Self.isFound(part, in: text) }
    }
    if let found, let found { return found }
    let text = Array(utf8)
    let bytes = Array(part.utf8)
    return text.withUnsafeBufferPointer { text in
      bytes.withUnsafeBufferPointer { Self.isFound($0, in: text) }
    }
  }

  private static func isFound(
    _ part: UnsafeBufferPointer<UInt8>, in text: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    guard let first = part.first else { return true }
    guard text.count >= part.count else { return false }
    for start in 0...(text.count - part.count) where text[start] == first {
      var length = 1
      while length < part.count, text[start + length] == part[length] { length += 1 }
      if length == part.count { return true }
    }
    return false
  }
}
