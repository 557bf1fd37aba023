import SpecModel
import SpecText

/// A number with whatever unit stands behind it: "90 KB", "12 pages", "30 %".
struct CellNumber {
  var value: Double
  /// The place of the last digit.
  var step: Double
  /// The unit in lower case; empty where there is none.
  var unit: String
  var range: Range<Int>

  /// The number that is all of a text, beside marks of emphasis and a remark in parentheses.
  static func whole(_ bytes: ContiguousArray<UInt8>, _ range: Range<Int>) -> CellNumber? {
    var start = range.lowerBound
    while start < range.upperBound, isMark(bytes[start]) { start += 1 }
    // "€3.50"
    for sign in ["€", "$", "£"] as [StaticString] where ASCII.starts(bytes, at: start, with: sign) {
      start += sign.utf8CodeUnitCount
    }
    guard start < range.upperBound, ASCII.isDigit(bytes[start]),
      let found = read(bytes, start, range.upperBound)
    else { return nil }
    var end = found.range.upperBound
    while end < range.upperBound, isMark(bytes[end]) { end += 1 }
    guard end == range.upperBound || bytes[end] == 0x28 && bytes[range.upperBound - 1] == 0x29
    else { return nil }
    return found
  }

  /// The numbers of a text with a unit right behind them.
  static func all(_ bytes: ContiguousArray<UInt8>, _ range: Range<Int>) -> [CellNumber] {
    var result: [CellNumber] = []
    var offset = range.lowerBound
    while offset < range.upperBound {
      guard ASCII.isDigit(bytes[offset]) else {
        offset += 1
        continue
      }
      let isFree =
        offset == range.lowerBound
        || !ASCII.isWord(bytes[offset - 1]) && bytes[offset - 1] != ASCII.dot
          && bytes[offset - 1] != ASCII.hash && bytes[offset - 1] != ASCII.hyphen
          && bytes[offset - 1] != ASCII.colon
      if isFree, let found = read(bytes, offset, range.upperBound) {
        result.append(found)
        offset = found.range.upperBound
      } else {
        while offset < range.upperBound,
          ASCII.isWord(bytes[offset]) || bytes[offset] == ASCII.dot
        {
          offset += 1
        }
      }
    }
    return result
  }

  private static func isMark(_ byte: UInt8) -> Bool {
    byte == ASCII.space || byte == 0x2A || byte == ASCII.backtick || byte == 0x5F
  }

  private static func read(
    _ bytes: ContiguousArray<UInt8>, _ start: Int, _ limit: Int
  ) -> CellNumber? {
    var end = start
    var value = 0.0
    while end < limit, ASCII.isDigit(bytes[end]), end - start < 12 {
      value = value * 10 + Double(bytes[end] & 0x0F)
      end += 1
    }
    var step = 1.0
    // A comma may part thousands or decimals.
    if end + 1 < limit, bytes[end] == 0x2C, ASCII.isDigit(bytes[end + 1]) { return nil }
    if end + 1 < limit, bytes[end] == ASCII.dot, ASCII.isDigit(bytes[end + 1]) {
      end += 1
      while end < limit, ASCII.isDigit(bytes[end]), step > 1e-6 {
        step /= 10
        value += Double(bytes[end] & 0x0F) * step
        end += 1
      }
      if end < limit, bytes[end] == ASCII.dot, end + 1 < limit, ASCII.isDigit(bytes[end + 1]) {
        return nil
      }
    }
    if end < limit, bytes[end] == ASCII.colon || bytes[end] == ASCII.hyphen || bytes[end] == 0xE2 {
      guard end + 1 == limit || bytes[end] == ASCII.colon && !ASCII.isDigit(bytes[end + 1]) else {
        return nil
      }
    }
    var unit = end
    if unit < limit, bytes[unit] == ASCII.space { unit += 1 }
    var stop = unit
    if stop < limit, bytes[stop] == 0x25 {
      stop += 1
    } else {
      while stop < limit, ASCII.isWord(bytes[stop]), stop - unit < 12 { stop += 1 }
    }
    let word = String(decoding: bytes[unit..<stop], as: UTF8.self).lowercased()
    guard stop == limit || word == "%" || !ASCII.isWord(bytes[stop]) else { return nil }
    return CellNumber(
      value: value, step: step, unit: word, range: start..<(stop > unit ? stop : end))
  }
}
