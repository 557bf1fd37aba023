import SpecModel
import SpecText

/// A day of the calendar as documents write it.
public struct CalendarDate: Sendable, Hashable, Comparable {
  /// The year.
  public var year: Int
  /// The month from 1 to 12.
  public var month: Int
  /// The day of the month.
  public var day: Int

  /// Orders by time.
  public static func < (a: Self, b: Self) -> Bool {
    (a.year, a.month, a.day) < (b.year, b.month, b.day)
  }

  /// A day, where the calendar has it.
  public init?(year: Int, month: Int, day: Int) {
    guard (1...12).contains(month), (1...Self.days(of: month, in: year)).contains(day) else {
      return nil
    }
    self.year = year
    self.month = month
    self.day = day
  }

  /// "2025-05-02"
  public init?(iso text: String) {
    guard Self.isISO(text) else { return nil }
    let parts = text.split(separator: "-").compactMap { Int($0) }
    guard parts.count == 3 else { return nil }
    self.init(year: parts[0], month: parts[1], day: parts[2])
  }

  /// "2025-05-02", "2 May 2025", "May 2nd, 2025", at the beginning of a text.
  public init?(writtenIn text: String) {
    if let date = Self(iso: String(text.prefix(10))) {
      self = date
      return
    }
    let words = Array(Names.words(text).prefix(3))
    guard words.count == 3, let year = Int(words[2]), (1990...2100).contains(year) else {
      return nil
    }
    for (name, number) in [(words[0], words[1]), (words[1], words[0])] {
      guard let month = Self.month(name),
        let day = Int(number.prefix { $0.isASCII && $0.isNumber })
      else { continue }
      self.init(year: year, month: month, day: day)
      return
    }
    return nil
  }

  /// Whether a text has the form of ISO 8601, four, two and two digits between hyphens.
  public static func isISO(_ text: String) -> Bool {
    let bytes = Array(text.utf8)
    guard bytes.count == 10, bytes[4] == ASCII.hyphen, bytes[7] == ASCII.hyphen else {
      return false
    }
    return bytes.enumerated().allSatisfy { $0 == 4 || $0 == 7 || ASCII.isDigit($1) }
  }

  private static let months: Lexicon = [
    "jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec",
  ]

  private static func month(_ name: String) -> Int? {
    months.index(of: String(name.prefix(3))).map { $0 + 1 }
  }

  private static func days(of month: Int, in year: Int) -> Int {
    let isLeap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
    if month == 2 { return isLeap ? 29 : 28 }
    return month == 4 || month == 6 || month == 9 || month == 11 ? 30 : 31
  }
}
