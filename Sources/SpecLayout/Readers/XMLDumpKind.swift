/// Which of the XML formats a file is, told by the words in it.
enum XMLDumpKind {
  /// Appium's XCUITest driver.
  case apple
  /// Android's accessibility tree.
  case android(LayoutFormat)

  /// Looks at the head of a file, and at all of it only where the head does not tell.
  init?(_ bytes: ContiguousArray<UInt8>) {
    let kind = bytes.withUnsafeBufferPointer { all in
      Self.kind(UnsafeBufferPointer(rebasing: all.prefix(1 << 16))) ?? Self.kind(all)
    }
    guard let kind else { return nil }
    self = kind
    if case .android(.appiumAndroidXML) = kind {
      // Elements may be named by their classes and still hold plain ones.
      let hasPlain = bytes.withUnsafeBufferPointer { ByteSearch.contains("<node ", in: $0) }
      if hasPlain { self = .android(.uiautomatorXML) }
    }
  }

  private static func kind(_ bytes: UnsafeBufferPointer<UInt8>) -> XMLDumpKind? {
    if ByteSearch.contains("<XCUIElementType", in: bytes) { return .apple }
    guard ByteSearch.contains(" bounds=", in: bytes) else { return nil }
    return ByteSearch.contains("<node ", in: bytes)
      ? .android(.uiautomatorXML) : .android(.appiumAndroidXML)
  }
}
