/// A day of the Gregorian calendar.
public struct CalendarDay: Sendable, Hashable, Comparable, CustomStringConvertible {
  /// The year, 1 to 9999.
  public let year: Int
  /// The month from 1.
  public let month: Int
  /// The day of the month from 1.
  public let day: Int

  /// The day that a text such as "2026-12-31" names (RFC 3339, `full-date`); `nil` for every other text.
  public init?(_ text: String) {
    let bytes = Array(text.utf8)
    guard bytes.count == 10, bytes[4] == 0x2D, bytes[7] == 0x2D else { return nil }
    let digits = [0, 1, 2, 3, 5, 6, 8, 9].map { Int(bytes[$0]) - 0x30 }
    guard digits.allSatisfy({ (0...9).contains($0) }) else { return nil }
    year = digits[..<4].reduce(0) { $0 * 10 + $1 }
    month = digits[4] * 10 + digits[5]
    day = digits[6] * 10 + digits[7]
    guard year > 0, (1...12).contains(month), day > 0, day <= Self.length(month, of: year) else {
      return nil
    }
  }

  /// The day on which a moment lies in universal time.
  ///
  /// - Units: seconds since 1970-01-01T00:00:00Z, not negative.
  public init(unixTime seconds: Int) {
    var rest = max(0, seconds) / 86_400
    var year = 1970
    while rest >= Self.length(of: year) {
      rest -= Self.length(of: year)
      year += 1
    }
    var month = 1
    while rest >= Self.length(month, of: year) {
      rest -= Self.length(month, of: year)
      month += 1
    }
    (self.year, self.month, day) = (year, month, rest + 1)
  }

  /// The day as "2026-12-31".
  public var description: String {
    func padded(_ number: Int, _ width: Int) -> String {
      let digits = String(number)
      return String(repeating: "0", count: max(0, width - digits.utf8.count)) + digits
    }
    return "\(padded(year, 4))-\(padded(month, 2))-\(padded(day, 2))"
  }

  /// Orders from past to future.
  public static func < (a: CalendarDay, b: CalendarDay) -> Bool {
    (a.year, a.month, a.day) < (b.year, b.month, b.day)
  }

  private static func isLeap(_ year: Int) -> Bool {
    year.isMultiple(of: 4) && (!year.isMultiple(of: 100) || year.isMultiple(of: 400))
  }

  private static func length(of year: Int) -> Int { isLeap(year) ? 366 : 365 }

  private static func length(_ month: Int, of year: Int) -> Int {
    switch month {
    case 2: isLeap(year) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }
}
