import SpecModel
import SpecSyntax
import SpecText

/// Rates in hertz beside the time that one cycle, or its bright half, is said to last: "2Hz (500ms on / 500ms off)",
/// "10 Hz / 100 ms interval", "every 250ms (4Hz)".
struct BlinkRates {
  let lines: ClaimLines

  static func find(_ lines: ClaimLines) -> [DerivedNumber] {
    guard lines.document.mentions("Hz"),
      lines.document.mentions("ms") || lines.document.mentions("s)")
    else { return [] }
    let finder = BlinkRates(lines: lines)
    return lines.lines.flatMap { line -> [DerivedNumber] in
      guard line.kind == .prose || line.kind == .row else { return [] }
      return line.parts.flatMap { $0.count < 300 ? finder.slips($0, line) : [] }
    }
  }

  private static let cycles: Lexicon = [
    "period", "periode", "période", "período", "periodo", "interval", "intervall", "intervalle",
    "intervalo", "intervallo", "cycle", "zyklus", "ciclo", "cyclus", "siklus", "周期", "間隔", "间隔",
    "주기", "간격",
  ]
  private static let bright: Lexicon = [
    "on", "an", "ein", "allumé", "encendido", "ligado", "aceso", "acceso", "aan", "nyala", "点灯",
    "亮", "켜짐",
  ]
  private static let dark: Lexicon = [
    "off", "aus", "éteint", "apagado", "desligado", "spento", "uit", "mati", "消灯", "灭", "滅", "꺼짐",
  ]
  private static let every: Lexicon = [
    "every", "alle", "toutes", "cada", "ogni", "elke", "setiap", "毎", "每", "매",
  ]
  /// The rates at which lights blink and values are asked for; what is quicker is a tone.
  private static let rates = 0.1...60.0
  /// How far rounding may be off.
  private static let slack = 0.06

  private func slips(_ part: Range<Int>, _ line: ClaimLine) -> [DerivedNumber] {
    let bytes = lines.bytes(of: line)
    var result: [DerivedNumber] = []
    var offset = part.lowerBound
    while let unit = ASCII.find("Hz", in: bytes, offset..<part.upperBound) {
      offset = unit + 2
      guard let rate = rate(before: unit, part, bytes), Self.rates.contains(rate.value) else {
        continue
      }
      let own = rate.range.lowerBound..<unit + 2
      if let slip = behind(own, rate.value, part, line) ?? before(own, rate.value, part, line) {
        result.append(slip)
      }
    }
    return result
  }

  /// The number right before the unit, which is no end of a range.
  private func rate(
    before unit: Int, _ part: Range<Int>, _ bytes: ContiguousArray<UInt8>
  ) -> (value: Double, range: Range<Int>)? {
    var end = unit
    if end > part.lowerBound, bytes[end - 1] == ASCII.space { end -= 1 }
    var start = end
    while start > part.lowerBound, ASCII.isDigit(bytes[start - 1]) || bytes[start - 1] == ASCII.dot
    {
      start -= 1
    }
    guard start < end, start == part.lowerBound || !isJoined(bytes[start - 1]),
      let value = Double(String(decoding: bytes[start..<end], as: UTF8.self))
    else { return nil }
    return (value, start..<end)
  }

  /// Whether a byte before a number makes it an end of a range, or an estimate; "–" ends with 93.
  private func isJoined(_ byte: UInt8) -> Bool {
    ASCII.isWord(byte) || [ASCII.hyphen, 0x7E, 0x93, 0x3C, 0x3E, 0xA4, 0xA5, 0x88].contains(byte)
  }

  /// "2Hz (500ms on/off)", "10Hz / 100ms interval"
  private func behind(
    _ rate: Range<Int>, _ value: Double, _ part: Range<Int>, _ line: ClaimLine
  ) -> DerivedNumber? {
    guard let (times, words) = times(behind: rate, part, line) else { return nil }
    let time = times[0]
    let period = 1000 / value
    if words.first.map(Self.cycles.contains) == true {
      return slip(time, period, "1000 ÷ \(Numbers.text(value))", rate, line)
    }
    guard words.first.map(Self.bright.contains) == true, words.contains(where: Self.dark.contains)
    else { return nil }
    if times.count > 1, times[1].unit == .ms {
      let sum = time.value + times[1].value
      guard abs(sum - period) > period * Self.slack else { return nil }
      return slip(
        time, period / 2, "1000 ÷ \(Numbers.text(value)) for both", rate, line)
    }
    // "2Hz (500ms on/off)" beside "10Hz (100ms interval)" is a whole cycle too.
    if abs(time.value - period) <= period * Self.slack, tellsCycles { return nil }
    return slip(time, period / 2, "1000 ÷ \(Numbers.text(value)) ÷ 2", rate, line)
  }

  /// Whether some line gives a rate with the time of its whole cycle.
  private var tellsCycles: Bool {
    lines.lines.contains { line in
      (line.kind == .prose || line.kind == .row)
        && line.parts.contains { $0.count < 300 && tellsCycle($0, line) }
    }
  }

  private func tellsCycle(_ part: Range<Int>, _ line: ClaimLine) -> Bool {
    let bytes = lines.bytes(of: line)
    var offset = part.lowerBound
    while let unit = ASCII.find("Hz", in: bytes, offset..<part.upperBound) {
      offset = unit + 2
      if let rate = rate(before: unit, part, bytes), Self.rates.contains(rate.value),
        let (times, words) = times(behind: rate.range.lowerBound..<unit + 2, part, line),
        words.first.map(Self.cycles.contains) == true,
        abs(times[0].value * rate.value - 1000) <= 1000 * Self.slack
      {
        return true
      }
    }
    return false
  }

  /// The times right behind a rate, one at least, and the words behind the first.
  private func times(
    behind rate: Range<Int>, _ part: Range<Int>, _ line: ClaimLine
  ) -> (times: [Amount], words: [String])? {
    let bytes = lines.bytes(of: line)
    let rest = rate.upperBound..<min(part.upperBound, rate.upperBound + 64)
    var start = rest.lowerBound
    if ASCII.starts(bytes, at: start, with: "（") { start += 3 }
    while start < rest.upperBound,
      [ASCII.space, 0x28, ASCII.slash, 0x2C, 0x3D].contains(bytes[start])
    {
      start += 1
    }
    guard start - rest.lowerBound <= 3, start > rest.lowerBound, start < rest.upperBound,
      ASCII.isDigit(bytes[start])
    else { return nil }
    let times = AmountReader.read(bytes, start..<rest.upperBound)
    guard let time = times.first, time.range.lowerBound == start, time.unit == .ms, !time.isInexact
    else { return nil }
    let behind = lines.string(time.range.upperBound..<rest.upperBound, of: line)
    return (times, Names.words(String(behind.prefix { !")）;".contains($0) })))
  }

  /// "every 250ms (4Hz)"
  private func before(
    _ rate: Range<Int>, _ value: Double, _ part: Range<Int>, _ line: ClaimLine
  ) -> DerivedNumber? {
    let bytes = lines.bytes(of: line)
    guard rate.lowerBound > part.lowerBound, bytes[rate.lowerBound - 1] == 0x28,
      let time = AmountReader.read(
        bytes, max(part.lowerBound, rate.lowerBound - 24)..<rate.lowerBound
      )
      .last, time.unit == .ms, !time.isInexact, rate.lowerBound - time.range.upperBound <= 2,
      Names.words(lines.string(part.lowerBound..<time.range.lowerBound, of: line)).last
        .map(Self.every.contains) == true
    else { return nil }
    return slip(time, 1000 / value, "1000 ÷ \(Numbers.text(value))", rate, line)
  }

  private func slip(
    _ time: Amount, _ expected: Double, _ computation: String, _ rate: Range<Int>, _ line: ClaimLine
  ) -> DerivedNumber? {
    guard abs(time.value - expected) > expected * Self.slack else { return nil }
    let text = Numbers.text(expected, decimals: 1)
    return DerivedNumber(
      kind: .period, claimed: lines.string(time.range, of: line), computed: text + "ms",
      arithmetic: "\(computation) = \(text)", origin: lines.origin(time.range, of: line),
      sources: [lines.origin(rate, of: line)])
  }
}
