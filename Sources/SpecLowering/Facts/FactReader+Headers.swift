import SpecText

/// The unit of time that the header of a column gives to the bare numbers below it.
extension FactReader {
  private static let units: WordTable<Measure.TimeUnit> = WordKey.table(
    (.milliseconds, ["ms", "msec", "millis", "milliseconds", "millisekunden", "millisecondes"]),
    (.milliseconds, ["milisegundos", "millisecondi", "milissegundos"]),
    (.seconds, ["sec", "secs", "seconds", "sek", "sekunden", "secondes", "segundos", "secondi"]),
    (.seconds, ["sekunder", "seconden"])
  )
  private static let seconds = WordKey("s")
  private static let symbols: [(StaticString, Measure.TimeUnit)] = [
    ("ミリ秒", .milliseconds), ("毫秒", .milliseconds), ("밀리초", .milliseconds), ("мс", .milliseconds),
    ("秒", .seconds), ("초", .seconds), ("сек", .seconds),
  ]

  /// The unit at the end of a header: "Duration (ms)", "Dauer in ms", "Time, sec", "时长（毫秒）", or no more than "ms".
  func headerUnit(_ header: Range<Int>) -> Measure.TimeUnit? {
    if Bytes.find("(ms)", in: header, of: bytes) != nil { return .milliseconds }
    if let open = Bytes.find("(s)", in: header, of: bytes), !isPlural(open, header) {
      return .seconds
    }
    if Bytes.find("(sec", in: header, of: bytes) != nil { return .seconds }
    guard header.count <= 48 else { return nil }
    var text = Bytes.trim(header, in: bytes)
    guard let last = text.last else { return nil }
    let closes: UInt8 = bytes[last]
    var isBracketed = closes == 0x29 || closes == 0x5D
    if isBracketed { text = text.lowerBound..<last }
    if Bytes.matches("）", at: text.upperBound - 3, end: text.upperBound, in: bytes) {
      isBracketed = true
      text = text.lowerBound..<text.upperBound - 3
    }
    guard !text.isEmpty else { return nil }
    if bytes[text.upperBound - 1] >= 0x80 { return symbol(at: text) }
    var start = text.upperBound
    while start > text.lowerBound, Bytes.isLetter(bytes[start - 1]) { start -= 1 }
    guard start < text.upperBound else { return nil }
    let before = start > text.lowerBound ? bytes[start - 1] : 0x28
    let isUnit = isBracketed || before == 0x28 || before == 0x20 || before == 0x2C
    guard isUnit else { return nil }
    let word = WordKey(bytes, start..<text.upperBound)
    if isBracketed, before == 0x28 || before == 0x5B, word == Self.seconds {
      return isPlural(start - 1, header) ? nil : .seconds
    }
    return Self.units[word]
  }

  private static let times = WordKey.set(
    "time", "interval", "timeout", "period", "wait", "lag", "zeit", "verzögerung", "temps",
    "tiempo", "tempo", "durées", "tijd", "waktu")

  /// Whether "(s)" stands right behind a word that is no time: "Layer(s)", other than "Time(s)" and "Shown (s)".
  private func isPlural(_ open: Int, _ header: Range<Int>) -> Bool {
    var start = open
    while start > header.lowerBound, Bytes.isLetter(bytes[start - 1]) || bytes[start - 1] >= 0x80 {
      start -= 1
    }
    guard start < open, Bytes.isLetter(bytes[open - 1]) else { return false }
    let word = WordKey(bytes, start..<open)
    return !DurationCues.headers.contains(word) && !Self.times.contains(word)
  }

  private func symbol(at text: Range<Int>) -> Measure.TimeUnit? {
    Self.symbols.first { symbol, _ in
      let start = text.upperBound - symbol.utf8CodeUnitCount
      return start > text.lowerBound
        && Bytes.matches(symbol, at: start, end: text.upperBound, in: bytes)
    }?.1
  }

  /// Whether nothing but signs of comparison stands before a measure in its cell: "<200", "≤ 300", "~150".
  func opensCell(_ measure: Measure, _ line: TextLine) -> Bool {
    var offset = line.text.lowerBound
    guard measure.range.lowerBound - offset <= 5 else { return false }
    while offset < measure.range.lowerBound {
      switch bytes[offset] {
      // < = > ~ and a blank
      case 0x3C...0x3E, 0x7E, 0x20: offset += 1
      // ≈ ≤ ≥
      case 0xE2
      where bytes[offset + 1] == 0x89 && [0x88, 0xA4, 0xA5].contains(bytes[offset + 2]):
        offset += 3
      default: return false
      }
    }
    return offset == measure.range.lowerBound
  }

  /// "1,5" alone in its cell: a number with a decimal comma, whose unit stands in the header.
  func withFraction(_ measure: Measure, _ line: TextLine) -> Measure {
    let comma = measure.range.upperBound
    let end = Bytes.trim(line.text, in: bytes).upperBound
    guard measure.isSingle, (2...4).contains(end - comma), bytes[comma] == 0x2C,
      (comma + 1..<end).allSatisfy({ Bytes.isDigit(bytes[$0]) })
    else { return measure }
    var result = measure
    var scale = 0.1
    for offset in comma + 1..<end {
      result.low += Double(bytes[offset] & 0x0F) * scale
      scale /= 10
    }
    result.high = result.low
    result.range = measure.range.lowerBound..<end
    return result
  }

  private static let scriptBounds: [(StaticString, Measure.Bound)] = [
    ("최대", .atMost), ("최소", .atLeast), ("最大", .atMost), ("最长", .atMost), ("最長", .atMost),
    ("上限", .atMost), ("最小", .atLeast), ("最短", .atLeast), ("下限", .atLeast), ("제한", .atMost),
  ]

  /// The bound that the header of a cell or the first cell of its row names in a script without spaces.
  func scriptBound(ofCell line: TextLine, at index: Int) -> Measure.Bound? {
    guard let header = header(ofCell: line.node) else { return nil }
    let head = firstCell(ofRowOf: index).map { context.lines[$0].text }
    for text in [head, header].compactMap(\.self)
    where text.count <= 60 && text.contains(where: { bytes[$0] >= 0xE3 }) {
      let found = Self.scriptBounds.first { Bytes.find($0.0, in: text, of: bytes) != nil }
      if let found { return found.1 }
    }
    return nil
  }
}
