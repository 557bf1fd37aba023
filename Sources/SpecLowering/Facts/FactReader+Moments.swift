import SpecModel
import SpecSyntax
import SpecText

/// Moments in a list whose last one gives the unit: "retries after 300, 800 and 1200 ms".
extension FactReader {
  private static let joints: [StaticString] = [
    ",", "、", "，", "and", ", and", "then", ", then", "und", "et", "y", "e", "en", "dan", "и", "和",
    "と",
  ]
  /// Words that say when something happens, before the first number of such a list.
  private static let behinds = WordKey.set(
    "after", "nach", "apres", "tras", "apos", "dopo", "na", "setelah", "через", "после")
  private static let wideBefores: [StaticString] = ["在", "于", "於"]
  private static let wideBehinds: [StaticString] = ["後", "后", "之后", "之後", "뒤", "후"]

  /// The time of a bare number among three or more that rise to a time, where the text says that something happens then.
  func listedMoment(_ measure: Measure, _ index: Int) -> Measure? {
    guard measure.isSingle, measure.low > 0, measure.bound == .none else { return nil }
    let all = context.facts.measures(of: index)
    guard let place = all.firstIndex(where: { $0.range == measure.range }) else { return nil }
    var first = place
    while first > all.startIndex, isJoined(all[first - 1], all[first]) { first -= 1 }
    var last = place
    while last + 1 < all.endIndex, isJoined(all[last], all[last + 1]) { last += 1 }
    let time = all[last]
    guard last - first > 1, time.isSingle, time.bound == .none,
      time.time == .milliseconds || time.time == .seconds || time.time == .minutes,
      rises(all[first...last]), happens(all[first], time, context.lines[index].text)
    else { return nil }
    let factor = UnitFactor.of(time.time)
    var result = measure
    result.low *= factor
    result.high *= factor
    result.unit = .milliseconds
    result.time = time.time
    return result
  }

  /// Whether a bare number and the next one stand in one list.
  private func isJoined(_ first: Measure, _ second: Measure) -> Bool {
    guard first.isBare, first.isSingle, second.range.lowerBound > first.range.upperBound else {
      return false
    }
    let between = Bytes.trim(first.range.upperBound..<second.range.lowerBound, in: bytes)
    return Self.joints.contains {
      $0.utf8CodeUnitCount == between.count
        && Bytes.matches($0, at: between.lowerBound, end: between.upperBound, in: bytes)
    }
  }

  /// Whether no number is less than the one before it: "Lamps 9, 3 and 4 s" has no order.
  private func rises(_ list: ArraySlice<Measure>) -> Bool {
    let factor = list.last.map { UnitFactor.of($0.time) } ?? 1
    let values = list.map { $0.isBare ? $0.low : $0.low / factor }
    return zip(values, values.dropFirst()).allSatisfy { $0 <= $1 }
  }

  private func happens(_ first: Measure, _ last: Measure, _ text: Range<Int>) -> Bool {
    let start = max(text.lowerBound, first.range.lowerBound - 24)
    if let word = UnmarkedWords.keys(bytes, start..<first.range.lowerBound).last,
      Self.behinds.contains(word)
    {
      return true
    }
    var end = first.range.lowerBound
    while end > text.lowerBound, bytes[end - 1] == 0x20 { end -= 1 }
    if Self.wideBefores.contains(where: {
      Bytes.matches($0, at: end - $0.utf8CodeUnitCount, end: end, in: bytes)
    }) {
      return true
    }
    let next = Bytes.blanksEnd(last.range.upperBound, text.upperBound, in: bytes)
    return Self.wideBehinds.contains {
      Bytes.matches($0, at: next, end: text.upperBound, in: bytes)
    }
  }

  // MARK: Needless times

  private static let needless: [StaticString] = [
    "不需要", "无需", "無需", "不必", "不用", "没有", "沒有", "不再",
  ]
  private static let wideRounds: [StaticString] = [
    "轮询", "輪詢", "定时器", "定時器", "计时器", "計時器", "ポーリング",
  ]
  private static let withouts = WordKey.set(
    "no", "without", "kein", "keine", "ohne", "sans", "sin", "sem", "senza", "zonder")
  private static let rounds = WordKey.set("polling", "poll", "polls", "timer", "timers", "ticker")

  /// "No 250 ms polling", "不需要常驻 250 毫秒轮询": a time of what its clause says there is none of.
  func isNeedless(_ measure: Measure, _ line: TextLine) -> Bool {
    guard measure.bound == .none, measure.isSingle else { return false }
    let (start, end) = (measure.range.lowerBound, line.text.upperBound)
    let next = Bytes.blanksEnd(measure.range.upperBound, end, in: bytes)
    guard next < end else { return false }
    if bytes[next] >= 0xE3 {
      guard Self.wideRounds.contains(where: { Bytes.matches($0, at: next, end: end, in: bytes) })
      else { return false }
      var open = start
      while open > line.text.lowerBound, start - open < 30, !isStop(before: open) { open -= 1 }
      return Self.needless.contains { Bytes.find($0, in: open..<start, of: bytes) != nil }
    }
    guard let noun = word(after: measure.range.upperBound, in: line.text),
      Self.rounds.contains(noun)
    else { return false }
    // "no 250 ms polling", "without a 250 ms timer"
    var open = start
    while open > line.text.lowerBound, start - open < 24,
      ![0x2C, 0x2E, 0x3A, 0x3B].contains(bytes[open - 1])
    { open -= 1 }
    return Words.keys(bytes, open..<start).suffix(2).contains { Self.withouts.contains($0) }
  }

  /// Whether a wide comma or full stop ends before an offset.
  private func isStop(before offset: Int) -> Bool {
    ["，", "。", "；", "、"].contains { (stop: StaticString) in
      Bytes.matches(stop, at: offset - 3, end: offset, in: bytes)
    }
  }

  // MARK: Examples

  private static let openings: [StaticString] = [
    "Examples include", "Examples are", "Examples:", "Beispiele sind", "Beispiele:",
    "Exemples :", "Exemples:", "Ejemplos:", "Los ejemplos incluyen", "Exemplos:", "Esempi:",
    "Voorbeelden zijn", "Voorbeelden:",
  ]

  /// "Examples include a walk shorter than 40 minutes": a long time in a sentence that gives samples, with whatever bound.
  func isAmongSamples(_ measure: Measure, _ line: TextLine) -> Bool {
    guard measure.time == .minutes || measure.time == .hours || measure.time == .days else {
      return false
    }
    let text = line.text
    var start = measure.range.lowerBound
    while start > text.lowerBound, measure.range.lowerBound - start < 200 {
      if start > text.lowerBound + 1, bytes[start - 1] == 0x20, bytes[start - 2] == 0x2E { break }
      start -= 1
    }
    return Self.openings.contains {
      Bytes.matches($0, at: start, end: measure.range.lowerBound, in: bytes)
    }
  }
}
