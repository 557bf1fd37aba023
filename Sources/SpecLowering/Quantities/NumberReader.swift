/// Reads one number: digits with a decimal point or comma and with separators of thousands.
enum NumberReader {
  /// A number and the offset after it.
  struct Number {
    var value: Double
    var end: Int
    var isInteger: Bool
  }

  /// Reads the number whose first digit stands at an offset.
  static func read(_ start: Int, scanner: QuantityScanner) -> Number? {
    var end = start
    var value = 0.0
    while Bytes.isDigit(scanner.byte(end)), end - start < 18 {
      value = value * 10 + Double(scanner.byte(end) & 0x0F)
      end += 1
    }
    guard end > start, !Bytes.isDigit(scanner.byte(end)) else { return nil }
    if scanner.byte(start - 1) == 0x2E, scanner.byte(start - 2) != 0x2E {
      return Number(value: value / power(end - start), end: end, isInteger: false)
    }
    while end - start <= 12, isThousands(end, from: start, scanner) {
      for index in end + 1...end + 3 { value = value * 10 + Double(scanner.byte(index) & 0x0F) }
      end += 4
    }
    if let number = spacedThousands(value, start: start, end: end, scanner) { return number }
    if let number = dottedThousands(value, start: start, end: end, scanner) { return number }
    return fraction(value, start: start, end: end, scanner)
  }

  /// "1 500 ms": a space before exactly three digits, before milliseconds and shorter units alone.
  private static func spacedThousands(
    _ value: Double, start: Int, end: Int, _ scanner: QuantityScanner
  ) -> Number? {
    guard end - start <= 3, value > 0 else { return nil }
    let next = scanner.byte(end) == 0x20 ? end + 1 : scanner.trailing(end)
    guard next > end, Bytes.isDigit(scanner.byte(next)), Bytes.isDigit(scanner.byte(next + 1)),
      Bytes.isDigit(scanner.byte(next + 2)), !Bytes.isDigit(scanner.byte(next + 3)),
      scanner.byte(end) != 0x20
        || scanner.byte(next + 3) == 0x20
          && (scanner.opensText(start) || isZero(next, scanner)),
      scanner.unit(at: next + 3)?.entry.time == .milliseconds
    else { return nil }
    var value = value
    for index in next...next + 2 { value = value * 10 + Double(scanner.byte(index) & 0x0F) }
    return Number(value: value, end: next + 3, isInteger: true)
  }

  /// "1.000,5 ms": points between thousands, where a comma, one or two digits and a unit follow.
  private static func dottedThousands(
    _ value: Double, start: Int, end: Int, _ scanner: QuantityScanner
  ) -> Number? {
    guard scanner.byte(end) == 0x2E, end - start <= 3, value > 0 else { return nil }
    var value = value
    var next = end
    while scanner.byte(next) == 0x2E, next - start <= 12 {
      for index in next + 1...next + 3 {
        guard Bytes.isDigit(scanner.byte(index)) else { return nil }
        value = value * 10 + Double(scanner.byte(index) & 0x0F)
      }
      next += 4
    }
    guard scanner.byte(next) == 0x2C else { return nil }
    var stop = next + 1
    var digits = 0.0
    while Bytes.isDigit(scanner.byte(stop)), stop - next <= 3 {
      digits = digits * 10 + Double(scanner.byte(stop) & 0x0F)
      stop += 1
    }
    guard (2...3).contains(stop - next), scanner.unit(at: stop) != nil else { return nil }
    return Number(value: joined(value, digits, stop - next - 1), end: stop, isInteger: false)
  }

  /// "½", "¼" and "¾", alone or behind a number.
  static func vulgar(at offset: Int, _ scanner: QuantityScanner) -> Double? {
    guard scanner.byte(offset) == 0xC2 else { return nil }
    switch scanner.byte(offset + 1) {
    case 0xBC: return 0.25
    case 0xBD: return 0.5
    case 0xBE: return 0.75
    default: return nil
    }
  }

  /// Reads a number in the digits of Arabic, Persian, Hindi, Bengali and Thai.
  ///
  /// - Source: Unicode, decimal digits of the blocks Arabic, Devanagari, Bengali and Thai.
  static func readDigits(_ start: Int, scanner: QuantityScanner) -> Number? {
    var number = Number(value: 0, end: start, isInteger: true)
    var scale = 1.0
    while number.end - start <= 48 {
      if let (digit, length) = digit(at: number.end, scanner) {
        number.value = number.value * 10 + Double(digit)
        if !number.isInteger { scale *= 10 }
        number.end += length
      } else if number.isInteger, number.end > start, let length = point(at: number.end, scanner),
        digit(at: number.end + length, scanner) != nil
      {
        number.isInteger = false
        number.end += length
      } else {
        break
      }
    }
    number.value /= scale
    return number.end > start ? number : nil
  }

  private static func digit(
    at offset: Int, _ scanner: QuantityScanner
  ) -> (value: UInt8, length: Int)? {
    let (first, second, third) = (
      scanner.byte(offset), scanner.byte(offset + 1), scanner.byte(offset + 2)
    )
    switch (first, second) {
    case (0xD9, 0xA0...0xA9): return (second - 0xA0, 2)
    case (0xDB, 0xB0...0xB9): return (second - 0xB0, 2)
    case (0xE0, 0xA5), (0xE0, 0xA7): return third &- 0xA6 < 10 ? (third - 0xA6, 3) : nil
    case (0xE0, 0xB9): return third &- 0x90 < 10 ? (third - 0x90, 3) : nil
    default: return nil
    }
  }

  /// The length of a decimal point: that of Arabic, or a full stop.
  private static func point(at offset: Int, _ scanner: QuantityScanner) -> Int? {
    if scanner.byte(offset) == 0x2E { return 1 }
    return scanner.byte(offset) == 0xD9 && scanner.byte(offset + 1) == 0xAB ? 2 : nil
  }

  /// Whether three zeros stand at an offset, which alone are no number: "250 000".
  private static func isZero(_ start: Int, _ scanner: QuantityScanner) -> Bool {
    (start..<start + 3).allSatisfy { scanner.byte($0) == 0x30 }
  }

  /// Reads a number in full-width digits.
  static func readWide(_ start: Int, scanner: QuantityScanner) -> Number? {
    var number = Number(value: 0, end: start, isInteger: true)
    var scale = 1.0
    while scanner.byte(number.end) == 0xEF, scanner.byte(number.end + 1) == 0xBC {
      let last = scanner.byte(number.end + 2)
      if last >= 0x90, last <= 0x99 {
        number.value = number.value * 10 + Double(last - 0x90)
        if !number.isInteger { scale *= 10 }
      } else if last == 0x8E, number.isInteger, number.end > start {
        number.isInteger = false
      } else {
        break
      }
      number.end += 3
      guard number.end - start <= 48 else { return nil }
    }
    number.value /= scale
    return number.end > start ? number : nil
  }

  /// "10,000": a comma with exactly three digits after at most three.
  private static func isThousands(_ comma: Int, from start: Int, _ scanner: QuantityScanner) -> Bool
  {
    guard scanner.byte(comma) == 0x2C, comma - start <= 3 || scanner.byte(comma - 4) == 0x2C,
      scanner.byte(start) != 0x30
    else { return false }
    for index in comma + 1...comma + 3 where !Bytes.isDigit(scanner.byte(index)) { return false }
    return !Bytes.isDigit(scanner.byte(comma + 4))
  }

  private static func fraction(
    _ value: Double, start: Int, end: Int, _ scanner: QuantityScanner
  ) -> Number {
    let mark = scanner.byte(end)
    if mark == 0xC2, let part = vulgar(at: end, scanner) {
      return Number(value: value + part, end: end + 2, isInteger: false)
    }
    guard mark == 0x2E || mark == 0x2C, Bytes.isDigit(scanner.byte(end + 1)) else {
      return Number(value: value, end: end, isInteger: true)
    }
    var stop = end + 1
    var digits = 0.0
    while Bytes.isDigit(scanner.byte(stop)), stop - end < 12 {
      digits = digits * 10 + Double(scanner.byte(stop) & 0x0F)
      stop += 1
    }
    if mark == 0x2C,
      stop - end > 3
        || scanner.unit(at: stop) == nil && !isRatio(stop, scanner) && !opensInterval(stop, scanner)
        || continuesList(start, stop, scanner)
    {
      return Number(value: value, end: end, isInteger: true)
    }
    if mark == 0x2E, scanner.byte(stop) == 0x2E, Bytes.isDigit(scanner.byte(stop + 1)) {
      return Number(value: value, end: end, isInteger: true)
    }
    // "1.500 ms" where the point parts thousands; "16.667ms" keeps its fraction.
    if mark == 0x2E, stop - end == 4, end - start <= 3, value > 0,
      digits.truncatingRemainder(dividingBy: 100) == 0, digits > 0,
      scanner.unit(at: stop)?.entry.time == .milliseconds
    {
      return Number(value: value * 1000 + digits, end: stop, isInteger: true)
    }
    return Number(value: joined(value, digits, stop - end - 1), end: stop, isInteger: false)
  }

  /// "0,2 do 0,4 s": whether another number with a comma and a unit follows a word or a dash behind one with a comma.
  private static func opensInterval(_ stop: Int, _ scanner: QuantityScanner) -> Bool {
    let joints: [StaticString] = [
      " do ", " bis ", " a ", " à ", " до ", " til ", " til ", "–", " – ", "-",
    ]
    guard
      let joint = joints.first(where: {
        Bytes.matches($0, at: stop, end: scanner.range.upperBound, in: scanner.bytes)
      })
    else { return false }
    var end = stop + joint.utf8CodeUnitCount
    let first = end
    while Bytes.isDigit(scanner.byte(end)) { end += 1 }
    guard end > first, scanner.byte(end) == 0x2C, Bytes.isDigit(scanner.byte(end + 1)) else {
      return false
    }
    end += 1
    while Bytes.isDigit(scanner.byte(end)) { end += 1 }
    return scanner.unit(at: end) != nil
  }

  /// Whether ":1" ends a ratio: "4,5:1".
  private static func isRatio(_ stop: Int, _ scanner: QuantityScanner) -> Bool {
    scanner.byte(stop) == 0x3A && scanner.byte(stop + 1) == 0x31
      && !Bytes.isDigit(scanner.byte(stop + 2))
  }

  private static func continuesList(_ start: Int, _ stop: Int, _ scanner: QuantityScanner) -> Bool {
    scanner.byte(start - 1) == 0x2C || scanner.byte(stop) == 0x2C
  }

  /// A number of its whole part and its places behind the point, as near to "4.56" as a literal of it is.
  private static func joined(_ whole: Double, _ digits: Double, _ places: Int) -> Double {
    let scale = power(places)
    return (whole * scale + digits) / scale
  }

  private static func power(_ digits: Int) -> Double {
    var result = 1.0
    for _ in 0..<digits { result *= 10 }
    return result
  }
}
