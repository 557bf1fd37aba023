/// Tells the XML formats from one another by the words in a file.
enum XMLDumpKind {
  /// Looks at the head of a file, and at all of it only where the head does not tell.
  static func format(_ bytes: ContiguousArray<UInt8>) -> LayoutFormat? {
    let found = bytes.withUnsafeBufferPointer { all in
      format(in: UnsafeBufferPointer(rebasing: all.prefix(1 << 16))) ?? format(in: all)
    }
    guard found == .appiumAndroidXML else { return found }
    // Elements may be named by their classes and still hold plain ones.
    let hasPlain = bytes.withUnsafeBufferPointer { ByteSearch.contains("<node ", in: $0) }
    return hasPlain ? .uiautomatorXML : found
  }

  private static func format(in bytes: UnsafeBufferPointer<UInt8>) -> LayoutFormat? {
    if ByteSearch.contains("<XCUIElementType", in: bytes) { return .appiumXCUITestXML }
    if ByteSearch.contains("<ViewHierarchy", in: bytes) { return .detoxXML }
    guard ByteSearch.contains(" bounds=", in: bytes) else { return nil }
    return ByteSearch.contains("<node ", in: bytes) ? .uiautomatorXML : .appiumAndroidXML
  }
}
