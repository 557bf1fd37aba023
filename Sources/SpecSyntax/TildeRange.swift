import SpecText

/// Tells the tildes of ranges ("200~300ms, then 400~500ms") from the marks of text that is struck out.
///
/// GitHub Flavored Markdown takes a pair of single tildes for marks wherever they touch text; what is struck out in
/// earnest has a blank, a stop or the end of the line outside of at least its first mark.
enum TildeRange {
  /// The next tilde at or behind an offset.
  static func tilde(
    from start: Int, limit: Int, _ bytes: UnsafeBufferPointer<UInt8>
  ) -> Int? {
    start < limit ? ASCII.find(0x7E, in: bytes, start..<limit) : nil
  }

  /// Whether the tilde at an offset, which cmark took for the first mark of a pair, or the second one of the pair
  /// joins the two ends of a range.
  static func isRange(
    at tilde: Int, in region: Range<Int>, _ bytes: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    guard tilde + 1 < region.upperBound, bytes[tilde + 1] != 0x7E,
      tilde == region.lowerBound || bytes[tilde - 1] != 0x7E
    else { return false }
    if tilde > region.lowerBound, joins(tilde, in: region, bytes) { return true }
    guard let second = second(behind: tilde, limit: region.upperBound, bytes),
      second + 1 < region.upperBound
    else { return false }
    let next = amount(at: second + 1, limit: region.upperBound, bytes)
    return next && ASCII.isWord(bytes[second - 1])
  }

  /// Whether what stands on both sides of a first tilde makes a range of it.
  private static func joins(
    _ tilde: Int, in region: Range<Int>, _ bytes: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    let before = bytes[tilde - 1]
    let after = bytes[tilde + 1]
    if ASCII.isLetter(before) || ASCII.isDigit(before) {
      return ASCII.isWord(after) || isSign(after)
    }
    if before == 0x60 || before == 0x2A { return after == before }
    let isAmount = amount(at: tilde + 1, limit: region.upperBound, bytes)
    if before == 0x25 || before == 0x29 { return isAmount }
    return before >= 0x80 && isAmount && !endsInStop(tilde, in: region, bytes)
  }

  /// The single tilde that can end the pair: outside of code, behind something that is no blank.
  private static func second(
    behind tilde: Int, limit: Int, _ bytes: UnsafeBufferPointer<UInt8>
  ) -> Int? {
    var index = tilde + 1
    while index < limit {
      switch bytes[index] {
      case 0x5C: index += 1
      case 0x60:
        var close = index + 1
        while close < limit, bytes[close] != 0x60 { close += 1 }
        if close < limit { index = close }
      case 0x7E:
        let isSingle = index + 1 == limit || bytes[index + 1] != 0x7E
        if isSingle, bytes[index - 1] > 0x20 { return index }
        while index + 1 < limit, bytes[index + 1] == 0x7E { index += 1 }
      default: break
      }
      index += 1
    }
    return nil
  }

  /// Whether a number begins at an offset, with or without a sign.
  private static func amount(
    at start: Int, limit: Int, _ bytes: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    guard start < limit else { return false }
    let isSigned = isSign(bytes[start]) && start + 1 < limit
    return ASCII.isDigit(bytes[isSigned ? start + 1 : start])
  }

  private static func isSign(_ byte: UInt8) -> Bool {
    byte == 0x2B || byte == 0x2D || byte == 0x2E || byte == 0x24
  }

  /// Whether the character in front of an offset is a stop, a bracket or a blank of full width, or an arrow.
  private static func endsInStop(
    _ offset: Int, in region: Range<Int>, _ bytes: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    guard offset - 3 >= region.lowerBound else { return false }
    let (first, second, third) = (bytes[offset - 3], bytes[offset - 2], bytes[offset - 1])
    switch first {
    case 0xE2: return true
    case 0xE3: return second == 0x80
    case 0xEF:
      return second == 0xBC && (third <= 0x8F || third >= 0x9A && third <= 0xA0 || third >= 0xBB)
        || second == 0xBD && (third == 0x80 || third >= 0x9B && third <= 0xA5)
    default: return false
    }
  }
}
