import SpecText

/// Short names of paddings and margins in front of a length: "px 6px py 2px".
enum UtilityShorthand {
  /// Whether such a name stands right before a length, which is then none of its other words.
  static func leads(to length: SourceRange, _ bytes: ContiguousArray<UInt8>) -> Bool {
    let start = Int(length.start)
    guard start > 3, bytes[start - 1] == ASCII.space || bytes[start - 1] == ASCII.hyphen else {
      return false
    }
    let side = bytes[start - 2]
    let property = bytes[start - 3]
    let before = bytes[start - 4]
    // "p" or "m", and one of "x", "y", "t", "b", "l", "r".
    return (property == 0x70 || property == 0x6D)
      && [0x78, 0x79, 0x74, 0x62, 0x6C, 0x72].contains(side) && !ASCII.isWord(before)
      && before != ASCII.hyphen
      && !(ASCII.isBlank(before) && start > 4 && ASCII.isDigit(bytes[start - 5]))
  }
}
