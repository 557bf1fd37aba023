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
    if scanner.byte(start - 1) == 0x2E, start > scanner.range.lowerBound {
      return Number(value: value / power(end - start), end: end, isInteger: false)
    }
    while end - start <= 12, isThousands(end, from: start, scanner) {
      for index in end + 1...end + 3 { value = value * 10 + Double(scanner.byte(index) & 0x0F) }
      end += 4
    }
    return fraction(value, start: start, end: end, scanner)
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
      stop - end > 3 || scanner.unit(at: stop) == nil || continuesList(start, stop, scanner)
    {
      return Number(value: value, end: end, isInteger: true)
    }
    if mark == 0x2E, scanner.byte(stop) == 0x2E, Bytes.isDigit(scanner.byte(stop + 1)) {
      return Number(value: value, end: end, isInteger: true)
    }
    return Number(value: value + digits / power(stop - end - 1), end: stop, isInteger: false)
  }

  private static func continuesList(_ start: Int, _ stop: Int, _ scanner: QuantityScanner) -> Bool {
    scanner.byte(start - 1) == 0x2C || scanner.byte(stop) == 0x2C
  }

  private static func power(_ digits: Int) -> Double {
    var result = 1.0
    for _ in 0..<digits { result *= 10 }
    return result
  }
}
