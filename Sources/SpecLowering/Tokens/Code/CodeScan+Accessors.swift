import SpecText

/// Properties of C#, whose accessors stand between a name and its value.
extension CodeScan {
  private static let accessors = WordKey.set(
    "get", "set", "init", "private", "protected", "internal")

  /// The offset behind "{ get; set; }" where an equals sign follows on the line; `nil` where a brace opens anything else.
  func accessors(from brace: Int, to end: Int) -> Int? {
    var offset = brace + 1
    while offset < end, bytes[offset] == 0x20 { offset += 1 }
    guard Bytes.matches("get", at: offset, end: end, in: bytes),
      let close = (offset..<end).first(where: { bytes[$0] == 0x7D })
    else { return nil }
    let inside = offset..<close
    guard inside.count < 60,
      inside.allSatisfy({ Bytes.isLetter(bytes[$0]) || bytes[$0] == 0x20 || bytes[$0] == 0x3B }),
      Words.keys(bytes, inside).allSatisfy(Self.accessors.contains)
    else { return nil }
    var next = close + 1
    while next < end, bytes[next] == 0x20 { next += 1 }
    return next < end && bytes[next] == 0x3D ? next : nil
  }
}
