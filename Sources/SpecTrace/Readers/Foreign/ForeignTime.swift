/// Times as other programs write them.
enum ForeignTime {
  /// Milliseconds of a number in a unit, or of a date with a time; `nil` where the text is neither.
  static func milliseconds(_ text: String, unit: String?) -> Double? {
    if let number = Double(text) {
      switch unit {
      case "s": return number * 1000
      case "us", "µs": return number / 1000
      case "ns": return number / 1_000_000
      default: return number
      }
    }
    return date(text)
  }

  /// Milliseconds since 1970 of a date (ISO 8601): "2026-02-16T10:24:00.250+01:00".
  static func date(_ text: String) -> Double? {
    let bytes = Array(text.utf8)
    guard bytes.count >= 19, bytes[4] == 0x2D, bytes[7] == 0x2D, bytes[13] == 0x3A,
      bytes[10] == 0x54 || bytes[10] == 0x20 || bytes[10] == 0x74
    else { return nil }
    func number(_ range: Range<Int>) -> Int? {
      guard range.upperBound <= bytes.count else { return nil }
      return range.reduce(0 as Int?) { sum, index in
        guard let sum, bytes[index] &- 0x30 < 10 else { return nil }
        return sum * 10 + Int(bytes[index] - 0x30)
      }
    }
    guard let year = number(0..<4), let month = number(5..<7), let day = number(8..<10),
      let hour = number(11..<13), let minute = number(14..<16), let second = number(17..<19),
      (1...12).contains(month), (1...31).contains(day), hour < 25, minute < 60, second < 62
    else { return nil }
    var offset = 19
    var fraction = 0.0
    if offset < bytes.count, bytes[offset] == 0x2E || bytes[offset] == 0x2C {
      offset += 1
      var scale = 100.0
      while offset < bytes.count, bytes[offset] &- 0x30 < 10 {
        fraction += Double(bytes[offset] - 0x30) * scale
        scale /= 10
        offset += 1
      }
    }
    var shift = 0
    if offset < bytes.count, bytes[offset] == 0x2B || bytes[offset] == 0x2D {
      guard let hours = number(offset + 1..<offset + 3) else { return nil }
      let colon = offset + 3 < bytes.count && bytes[offset + 3] == 0x3A ? 1 : 0
      let minutes = number(offset + 3 + colon..<offset + 5 + colon) ?? 0
      shift = (hours * 60 + minutes) * (bytes[offset] == 0x2D ? -1 : 1)
    }
    let days = days(year, month, day)
    let minutes = (days * 24 + hour) * 60 + minute - shift
    return Double(minutes) * 60_000 + Double(second) * 1000 + fraction
  }

  /// Days since 1970 (Howard Hinnant, "chrono-Compatible Low-Level Date Algorithms").
  private static func days(_ year: Int, _ month: Int, _ day: Int) -> Int {
    let year = month <= 2 ? year - 1 : year
    let era = year / 400
    let yearOfEra = year - era * 400
    let dayOfYear = (153 * (month + (month > 2 ? -3 : 9)) + 2) / 5 + day - 1
    let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
    return era * 146_097 + dayOfEra - 719_468
  }
}
