import SpecModel
import SpecText

extension StateName {
  /// The text without "3.1", "2)" or symbols at the start, and without symbols at the end.
  static func withoutNumbering(_ text: String) -> String {
    if isBare(text) { return text }
    if let first = text.utf8.first, let last = text.utf8.last, ASCII.isLetter(first),
      ASCII.isLetter(last) || ASCII.isDigit(last) || last == 0x29
    {
      let rest = withoutLetter(text[...])
      return rest.utf8.count == text.utf8.count ? text : trimmed(String(rest))
    }
    return NameMemo.bare(of: text, withoutAnyNumbering)
  }

  /// Whether a title begins with its number: "2.1 Basket".
  static func isNumbered(_ title: String) -> Bool {
    title.utf8.first.map(ASCII.isDigit) == true && withoutNumbering(title) != title
  }

  /// The words of a title without its number and without what stands in parentheses at its end.
  static func bareWords(_ title: String) -> [String] {
    Names.words(splitQualifier(withoutNumbering(title)).name)
  }

  /// Most texts begin and end with a letter of ASCII and have nothing to lose.
  private static func isBare(_ text: String) -> Bool {
    let isBare = text.utf8.withContiguousStorageIfAvailable { bytes -> Bool in
      guard let first = bytes.first, let last = bytes.last, ASCII.isLetter(first),
        ASCII.isLetter(last) || ASCII.isDigit(last) || last == 0x29
      else { return false }
      return letterLabel(bytes, 0..<bytes.count) == 0
    }
    return isBare == true
  }

  private static func withoutAnyNumbering(_ text: String) -> String {
    if text.utf8.last == 0x7D, beforePayload(text) != nil { return text }
    if let plain = withoutPlainNumbering(text) { return plain }
    var rest = Substring(text)
    var before = Substring()
    while rest != before {
      before = rest
      while let first = rest.first, !first.isLetter, !first.isNumber, first != "(" {
        rest.removeFirst()
      }
      let digits = rest.prefix { $0.isNumber || $0 == "." || $0 == ")" }
      if !digits.isEmpty, rest.dropFirst(digits.count).first == " " {
        let unit = rest.dropFirst(digits.count + 1).prefix(while: \.isLetter)
        if digits.allSatisfy(\.isNumber), units.contains(unit.lowercased()) { break }
        rest = rest.dropFirst(digits.count + 1)
      } else if let behind = Self.behindDoubleNumber(rest, digits)
        ?? Self.behindLetter(rest, digits)
      {
        rest = behind
      }
      rest = withoutLetter(rest)
    }
    while let last = rest.last, !last.isLetter, !last.isNumber, last != ")", last != "）",
      !closes(last, in: rest)
    {
      rest.removeLast()
    }
    return trimmed(String(rest))
  }

  /// Whether a mark at the end closes a quotation inside of the text: "Ekran „Dziś”".
  private static func closes(_ mark: Character, in text: Substring) -> Bool {
    guard let first = text.first, first.isLetter else { return false }
    return quotes.contains { $0.1.contains(mark) && $0.0 != mark && text.contains($0.0) }
  }

  /// The text without "(a) ", "b) " or "C. " before further words.
  private static func withoutLetter(_ text: Substring) -> Substring {
    var text = text
    let count = text.withUTF8 { letterLabel($0, 0..<$0.count) }
    return count == 0 ? text : text[text.utf8.index(text.startIndex, offsetBy: count)...]
  }

  /// The length of a letter or number in parentheses, or of a letter before one or a full stop, and the blank behind it.
  private static func letterLabel(
    _ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>
  ) -> Int {
    let start = range.lowerBound
    guard range.count > 4 else { return 0 }
    if bytes[start] == 0x28 {
      let close = bytes[start + 2] == 0x29 ? start + 2 : start + 3
      let inner = bytes[start + 1..<close]
      let isLabel =
        bytes[close] == 0x29 && close + 2 < range.upperBound && bytes[close + 1] == 0x20
        && (inner.allSatisfy(ASCII.isDigit) || inner.count == 1 && inner.allSatisfy(ASCII.isLetter))
      return isLabel ? close + 2 - start : 0
    }
    guard ASCII.isLetter(bytes[start]), bytes[start + 2] == 0x20 else { return 0 }
    return bytes[start + 1] == 0x29 || bytes[start + 1] == 0x2E && ASCII.isUpper(bytes[start])
      ? 3 : 0
  }

  /// The same from the bytes; `nil` where a mark beyond ASCII begins or ends the text.
  private static func withoutPlainNumbering(_ text: String) -> String? {
    var text = text
    return text.withUTF8 { bytes in
      var start = 0
      var end = bytes.count
      var before = -1
      while start != before {
        before = start
        while start < end, bytes[start] < 0x80, !ASCII.isWord(bytes[start]), bytes[start] != 0x28 {
          start += 1
        }
        guard start == end || bytes[start] < 0x80 || isLetter(at: start, bytes) else { return nil }
        var digits = start
        while digits < end,
          ASCII.isDigit(bytes[digits]) || bytes[digits] == 0x2E || bytes[digits] == 0x29
        { digits += 1 }
        if digits > start, digits < end, bytes[digits] >= 0x80 { return nil }
        // "3.6b Details"
        let isLettered =
          digits > start + 2 && digits + 1 < end && ASCII.isLower(bytes[digits])
          && bytes[digits + 1] == 0x20 && ASCII.isDigit(bytes[digits - 1])
        // "4a. Details"
        let isListed =
          digits > start && digits + 2 < end && ASCII.isLower(bytes[digits])
          && (bytes[digits + 1] == 0x2E || bytes[digits + 1] == 0x29)
          && bytes[digits + 2] == 0x20 && ASCII.isDigit(bytes[digits - 1])
        if isLettered { digits += 1 } else if isListed { digits += 2 }
        digits += secondNumber(bytes, start: start, digits: digits, end: end)
        digits += dash(bytes, start: start, digits: digits, end: end)
        if digits > start, digits < end, bytes[digits] == 0x20 {
          if isAmount(bytes, start..<digits, end) { break }
          start = digits + 1
        }
        start += letterLabel(bytes, start..<end)
      }
      while end > start, bytes[end - 1] < 0x80, !ASCII.isWord(bytes[end - 1]),
        bytes[end - 1] != 0x29
      { end -= 1 }
      if end > start, bytes[end - 1] >= 0x80 {
        var last = end - 1
        while last > start, bytes[last] & 0xC0 == 0x80 { last -= 1 }
        guard isLetter(at: last, bytes) else { return nil }
      }
      return trimmed(bytes, start..<end)
    }
  }

  /// Whether a number counts the word behind it and is no number of a list: "30 Days Before".
  private static func isAmount(
    _ bytes: UnsafeBufferPointer<UInt8>, _ number: Range<Int>, _ end: Int
  ) -> Bool {
    let start = number.upperBound + 1
    var last = start
    while last < end, ASCII.isLetter(bytes[last]) || bytes[last] >= 0x80 { last += 1 }
    guard bytes[number].allSatisfy(ASCII.isDigit), last - start > 2 else { return false }
    return units.contains(ignoringCase: UnsafeBufferPointer(rebasing: bytes[start..<last]))
  }

  /// Units of time that a name may begin with behind a number; data, in lower case.
  private static let units: Lexicon = [
    "second", "seconds", "minute", "minutes", "hour", "hours", "day", "days", "week", "weeks",
    "month", "months", "year", "years", "sekunden", "minuten", "stunden", "tag", "tage", "tagen",
    "woche", "wochen", "monat", "monate", "jahre", "jour", "jours", "heure", "heures", "semaine",
    "semaines", "mois", "día", "días", "dias", "hora", "horas", "semana", "semanas", "meses",
    "dia", "giorno", "giorni", "ore", "settimane", "mesi", "dagen", "weken", "maanden", "hari",
    "jam", "menit", "minggu", "bulan",
  ]

  /// The length of the dash in "1- Details", before a capital or a letter beyond ASCII.
  private static func dash(
    _ bytes: UnsafeBufferPointer<UInt8>, start: Int, digits: Int, end: Int
  ) -> Int {
    guard (1...2).contains(digits - start), digits + 3 < end, bytes[digits] == 0x2D,
      bytes[digits + 1] == 0x20, bytes[start..<digits].allSatisfy(ASCII.isDigit),
      ASCII.isUpper(bytes[digits + 2]) || bytes[digits + 2] >= 0x80
    else { return 0 }
    return 1
  }

  /// The length of "-1." behind the first number of "2-1. Details".
  private static func secondNumber(
    _ bytes: UnsafeBufferPointer<UInt8>, start: Int, digits: Int, end: Int
  ) -> Int {
    guard (1...2).contains(digits - start), digits + 3 < end, bytes[digits] == 0x2D,
      bytes[start..<digits].allSatisfy(ASCII.isDigit)
    else { return 0 }
    var index = digits + 1
    while index < end, ASCII.isDigit(bytes[index]) { index += 1 }
    guard (1...2).contains(index - digits - 1), index + 1 < end,
      bytes[index] == 0x2E || bytes[index] == 0x29, bytes[index + 1] == 0x20
    else { return 0 }
    return index + 1 - digits
  }

  /// Whether the scalar of UTF-8 at an offset is a letter.
  private static func isLetter(at offset: Int, _ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    var decoder = Unicode.UTF8()
    var iterator = bytes[offset..<min(offset + 4, bytes.count)].makeIterator()
    guard case .scalarValue(let scalar) = decoder.decode(&iterator) else { return false }
    return scalar.properties.isAlphabetic
  }
}
