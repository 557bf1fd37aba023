import SpecModel
import SpecText

/// A number with its unit as a claim writes it.
struct Amount {
  /// A unit that claims compute with; times are read as milliseconds.
  enum Unit: String { case none = "", px, pt, dp, sp, rem, em, percent = "%", times = "x", ms, fps }

  var value: Double
  var unit: Unit
  /// The place of the last digit: 1 for whole numbers, 0.01 for two decimals; in milliseconds for times.
  var step: Double
  /// Whether it is an end of a range, a bound or about so much.
  var isInexact = false
  /// Whether a sign such as "<" stands before it.
  var isBound = false
  /// Number and unit.
  var range: Range<Int>

  /// Whether the unit is a length.
  var isLength: Bool {
    switch unit {
    case .px, .pt, .dp, .sp, .rem, .em: true
    default: false
    }
  }

  /// The text of a value in this unit.
  func text(_ value: Double) -> String { Numbers.text(value, decimals: 3) + unit.rawValue }
}

/// Finds the amounts of a line in one pass over bytes.
///
/// - Errors: leaves out numbers inside names, versions, times of day and hex colours.
struct AmountReader {
  let bytes: ContiguousArray<UInt8>
  let range: Range<Int>

  static func read(_ bytes: ContiguousArray<UInt8>, _ range: Range<Int>) -> [Amount] {
    let reader = AmountReader(bytes: bytes, range: range)
    var result: [Amount] = []
    var offset = range.lowerBound
    while offset < range.upperBound {
      guard ASCII.isDigit(bytes[offset]) else {
        offset += 1
        continue
      }
      let (amount, end) = reader.amount(at: offset)
      if let amount { result.append(amount) }
      offset = max(end, offset + 1)
    }
    return result
  }

  func byte(_ offset: Int) -> UInt8 { range.contains(offset) ? bytes[offset] : 0 }

  private func afterName(_ offset: Int) -> Int {
    var end = offset
    while ASCII.isWord(byte(end)) || byte(end) == 0x5F { end += 1 }
    return end
  }

  private func amount(at start: Int) -> (Amount?, Int) {
    var value = 0.0
    var step = 1.0
    var end = start
    while ASCII.isDigit(byte(end)), end - start < 15 {
      value = value * 10 + Double(byte(end) & 0x0F)
      end += 1
    }
    while byte(end) == 0x2C, isGroup(end + 1) {
      for index in end + 1...end + 3 { value = value * 10 + Double(byte(index) & 0x0F) }
      end += 4
    }
    if byte(end) == ASCII.dot, ASCII.isDigit(byte(end + 1)) {
      end += 1
      // One division at the end gives the nearest number, as "1.75" written in a program does.
      var scale = 1.0
      while ASCII.isDigit(byte(end)), step > 1e-9 {
        step /= 10
        scale *= 10
        value = value * 10 + Double(byte(end) & 0x0F)
        end += 1
      }
      value /= scale
    }
    guard startsNumber(start), !ASCII.isDigit(byte(end)) else { return (nil, afterName(end)) }
    // "1.2.3", "12:30", "16:9"
    if byte(end) == ASCII.dot || byte(end) == ASCII.colon, ASCII.isDigit(byte(end + 1)) {
      return (nil, afterName(end + 1))
    }
    guard let (unit, factor, after) = unit(at: end) else { return (nil, afterName(end)) }
    var amount = Amount(
      value: value * factor, unit: unit, step: step * factor, range: start..<after)
    amount.isBound = isBound(before: start)
    amount.isInexact = amount.isBound || isInexact(start, after)
    return (amount, after)
  }

  private func isGroup(_ start: Int) -> Bool {
    ASCII.isDigit(byte(start)) && ASCII.isDigit(byte(start + 1)) && ASCII.isDigit(byte(start + 2))
      && !ASCII.isDigit(byte(start + 3))
  }

  /// Whether the digit does not continue a name, a version or a number that was left out.
  private func startsNumber(_ start: Int) -> Bool {
    let before = byte(start - 1)
    let isCross = before == 0x78 && ASCII.isDigit(byte(start - 2))
    let isSign = before == 0x97 && byte(start - 2) == 0xC3  // "×"
    let isOther = before >= 0x80 && !isSign && byte(start - 3) == 0xE2  // "−", "≈", "≤", dashes
    let isBlank = before == 0xA0 && beforeBlanks(start) < start - 1
    if ASCII.isWord(before), !isCross, !isSign, !isOther, !isBlank { return false }
    switch before {
    case ASCII.hash, 0x24, 0x40, 0x5F, ASCII.dot: return false
    case ASCII.hyphen: return !ASCII.isWord(byte(start - 2)) && byte(start - 2) != ASCII.hyphen
    default: return true
    }
  }

  /// The offset after one blank of any kind.
  private func afterBlank(_ offset: Int) -> Int {
    let third = byte(offset + 2)
    switch (byte(offset), byte(offset + 1)) {
    case (ASCII.space, _): return offset + 1
    case (0xC2, 0xA0): return offset + 2
    case (0xE2, 0x80) where 0x80..<0x8B ~= third || third == 0xAF: return offset + 3
    case (0xE3, 0x80) where third == 0x80: return offset + 3
    default: return offset
    }
  }

  /// The last byte before a place that is no part of a blank.
  private func beforeBlanks(_ start: Int) -> Int {
    var offset = start - 1
    while true {
      if byte(offset) == ASCII.space {
        offset -= 1
      } else if byte(offset) == 0xA0, byte(offset - 1) == 0xC2 {
        offset -= 2
      } else if byte(offset) >= 0x80, afterBlank(offset - 2) == offset + 1 {
        offset -= 3
      } else {
        return offset
      }
    }
  }

  private func isBound(before start: Int) -> Bool {
    let offset = beforeBlanks(start)
    let byte = byte(offset)
    return byte == 0x3C || byte == 0x3E
      || (byte == 0xA4 || byte == 0xA5) && self.byte(offset - 1) == 0x89
  }

  /// "~300ms", "200-300ms", "44px+", "−20px".
  private func isInexact(_ start: Int, _ end: Int) -> Bool {
    let offset = beforeBlanks(start)
    if byte(offset) == 0x7E || byte(start - 1) == ASCII.hyphen { return true }
    if ASCII.isLetter(byte(offset)) || byte(offset) == ASCII.dot, isAbout(endingAt: offset + 1) {
      return true
    }
    if byte(offset) == 0x88, byte(offset - 1) == 0x89 { return true }  // "≈"
    if isDash(endingAt: start) { return true }
    if byte(end) == 0x2B, !ASCII.isDigit(byte(end + 1)), byte(end + 1) != ASCII.space {
      return true
    }
    return (byte(end) == ASCII.hyphen && ASCII.isDigit(byte(end + 1)))
      || (byte(end) == 0xE2 && byte(end + 1) == 0x80 && (0x90...0x95).contains(byte(end + 2)))
  }

  private static let abouts: [StaticString] = [
    "about", "around", "approximately", "approx", "roughly", "circa", "ca", "etwa", "environ",
    "nearly", "almost",
  ]

  /// Whether the word before an offset says "about"; an abbreviation may end in a full stop.
  private func isAbout(endingAt offset: Int) -> Bool {
    let end = byte(offset - 1) == ASCII.dot ? offset - 1 : offset
    var start = end
    while ASCII.isLetter(byte(start - 1)), end - start < 14 { start -= 1 }
    guard end - start >= 2, start >= range.lowerBound else { return false }
    return Self.abouts.contains { ASCII.equals(bytes, start..<end, ignoringCase: $0) }
  }

  private func isDash(endingAt offset: Int) -> Bool {
    byte(offset - 3) == 0xE2 && byte(offset - 2) == 0x80 && (0x90...0x95).contains(byte(offset - 1))
  }

  private static let units: [(StaticString, Amount.Unit, Double)] = [
    ("px", .px, 1), ("pt", .pt, 1), ("dp", .dp, 1), ("sp", .sp, 1), ("rem", .rem, 1),
    ("em", .em, 1), ("ms", .ms, 1), ("s", .ms, 1000), ("fps", .fps, 1), ("x", .times, 1),
    ("seconds", .ms, 1000), ("sec", .ms, 1000),
  ]

  /// The unit after a number, with its end; `nil` for words that are no unit.
  private func unit(at end: Int) -> (Amount.Unit, Double, Int)? {
    if byte(end) == 0x25 { return (.percent, 1, end + 1) }
    let start = afterBlank(end)
    // "40 %"
    if start > end, byte(start) == 0x25, !ASCII.isWord(byte(start + 1)) {
      return (.percent, 1, start + 1)
    }
    var stop = start
    while ASCII.isLetter(byte(stop)) { stop += 1 }
    if stop > start, !ASCII.isDigit(byte(stop)) || byte(stop - 1) | 0x20 == 0x78 {
      let word = start..<stop
      for (name, unit, factor) in Self.units
      where ASCII.equals(bytes, word, ignoringCase: name) {
        // "2 x 8px" multiplies; "2x" is a factor.
        if unit == .times, start > end || ASCII.isDigit(byte(stop)) { break }
        return (unit, factor, stop)
      }
    }
    return ASCII.isLetter(byte(end)) && !(byte(end) | 0x20 == 0x78 && ASCII.isDigit(byte(end + 1)))
      ? nil : (.none, 1, end)
  }
}
