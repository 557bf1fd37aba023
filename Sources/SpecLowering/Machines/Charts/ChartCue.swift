import SpecText

/// Quick tests on the bytes of a drawing.
enum ChartCue {
  /// Whether a line holds an arrow head behind a drawn line, or one alone.
  static func hasHead(
    _ bytes: ContiguousArray<UInt8>, _ range: Range<Int>
  ) -> Bool {
    bytes.withUnsafeBufferPointer { bytes in
      var index = range.lowerBound
      while index < range.upperBound {
        let byte = bytes[index]
        if byte == 0xE2, index + 2 < range.upperBound {
          if isHead(bytes[index + 1], bytes[index + 2]),
            isFree(bytes, before: index, range) && isFree(bytes, behind: index + 3, range)
          {
            return true
          }
          index += 3
          continue
        }
        if byte == 0x76 || byte == 0x3E || byte == 0x5E {
          if byte == 0x3E, index > range.lowerBound, bytes[index - 1] == 0x2D { return true }
          let isAlone =
            (index == range.lowerBound || bytes[index - 1] == 0x20)
            && (index + 1 == range.upperBound || bytes[index + 1] == 0x20)
          if byte != 0x3E, isAlone { return true }
        }
        index += 1
      }
      return false
    }
  }

  /// ▲ ▶ ► ▼ ◀ ◄ are E2 96 and E2 97; arrows are E2 86, E2 87 and E2 9F.
  private static func isHead(_ middle: UInt8, _ last: UInt8) -> Bool {
    switch middle {
    case 0x96: [0xB2, 0xB4, 0xB6, 0xBA, 0xBC, 0xBE].contains(last)
    case 0x97: last == 0x80 || last == 0x84
    case 0x86: (0x90...0x95).contains(last)
    case 0x87: [0x84, 0x85, 0x86, 0x8C, 0x90, 0x91, 0x92, 0x93, 0x94].contains(last)
    case 0x9F: last == 0xB6 || last == 0xB5
    default: false
    }
  }

  /// Whether a blank, a drawn line or the end stands before a head; a bracket or a letter does not.
  private static func isFree(
    _ bytes: UnsafeBufferPointer<UInt8>, before index: Int, _ range: Range<Int>
  ) -> Bool {
    guard index > range.lowerBound else { return true }
    let byte = bytes[index - 1]
    return byte == 0x20 || byte == 0x2D || byte >= 0x80
  }

  private static func isFree(
    _ bytes: UnsafeBufferPointer<UInt8>, behind index: Int, _ range: Range<Int>
  ) -> Bool {
    guard index < range.upperBound else { return true }
    return bytes[index] == 0x20 || bytes[index] == 0x2D || bytes[index] >= 0x80
  }
}
