import SpecModel
import SpecText

/// Members of object literals whose names alone do not tell that they are times: what stands beside and around tells it.
extension CodeReader {
  /// "min", "max": the ends of a range.
  private static let least = WordKey("min")
  private static let most = WordKey("max")

  private static let starts = WordKey.set("start", "startat", "startsat", "begin")
  private static let timeWord = WordKey("time")
  private static let steps: [StaticString] = ["frames", "stages", "steps", "phases"]

  /// Ends of names of times, with what those are for.
  private static let ends: [(StaticString, DurationFact.Role)] = [
    ("time", .other), ("lifetime", .other), ("lag", .other), ("pause", .other),
    ("transition", .animation), ("fade_in", .animation), ("fade_out", .animation),
    ("fadeIn", .animation), ("fadeOut", .animation),
  ]
  /// Beginnings of names that end in "time" and tell when something is, or where a film stands.
  private static let clocks: [StaticString] = [
    "start", "end", "begin", "current", "date", "last", "created", "updated", "seek", "unix",
    "local", "now", "real",
  ]
  private static let spans: [StaticString] = ["duration", "delay", "timeout", "interval"]
  private static let constants: [StaticString] = ["timing", "duration", "delays"]

  /// What a number is by a name that is a time only where the object around counts milliseconds:
  /// "{ start: 200, duration: 600 }", "fade_in: 150" in "const menuTimings".
  func memberKey(of measure: Measure, in code: Range<Int>) -> MotionCode.Key? {
    let number = measure.range
    guard result.language == .script, measure.high < 60_000,
      number.allSatisfy({ Bytes.isDigit(bytes[$0]) }),
      let name = member(before: number.lowerBound, from: code.lowerBound)
    else { return nil }
    let key = WordKey(bytes, name)
    if Self.starts.contains(key) {
      return countsMilliseconds(around: name.lowerBound)
        ? MotionCode.Key(role: .delay, unit: .milliseconds) : nil
    }
    if key == Self.timeWord {
      return isStep(at: name.lowerBound) ? MotionCode.Key(role: .other, unit: .milliseconds) : nil
    }
    if key == Self.least || key == Self.most { return endKey(key == Self.least, name) }
    if let role = role(ofEnd: name), isOfTimes(name.lowerBound) {
      return MotionCode.Key(role: role, unit: .milliseconds)
    }
    // "reading_pause: { comma: 120, stop: 260 }"
    guard measure.high >= 16, let open = opening(before: name.lowerBound), bytes[open] == 0x7B,
      let outer = member(before: open, from: whole.lowerBound), role(ofEnd: outer) == .other,
      isOfTimes(outer.lowerBound)
    else { return nil }
    return MotionCode.Key(role: .other, unit: .milliseconds)
  }

  /// "delay: { min: 200, max: 400 }": an end of a range, which the first of two ends tells for both.
  private func endKey(_ isLeast: Bool, _ name: Range<Int>) -> MotionCode.Key? {
    guard let open = opening(before: name.lowerBound), bytes[open] == 0x7B,
      let outer = member(before: open, from: whole.lowerBound)
    else { return nil }
    let between = open + 1..<name.lowerBound
    if !isLeast, Bytes.find("min", in: between, of: bytes) != nil { return nil }
    var key = MotionCode.key(named: outer, mark: 0x3A, bytes)
    if key == nil, let role = role(ofEnd: outer), isOfTimes(outer.lowerBound) {
      key = MotionCode.Key(role: role, unit: .milliseconds)
    }
    key?.bound = isLeast ? .atLeast : .atMost
    return key
  }

  /// "min: 200, max: 400": both ends as one measure.
  func range(from measure: Measure) -> Measure? {
    guard let name = member(before: measure.range.lowerBound, from: whole.lowerBound),
      WordKey(bytes, name) == Self.least
    else { return nil }
    var offset = measure.range.upperBound
    guard Bytes.matches(", max: ", at: offset, end: whole.upperBound, in: bytes) else {
      return nil
    }
    offset += 7
    let start = offset
    while offset < whole.upperBound, Bytes.isDigit(bytes[offset]), offset - start < 7 {
      offset += 1
    }
    guard let high = number(at: start), Double(high) >= measure.low else { return nil }
    var result = measure
    result.high = Double(high)
    result.range = measure.range.lowerBound..<offset
    return result
  }

  /// The unit of a small number whose name tells none: that of the other times of its object, which has one for all.
  func unit(besides measure: Measure) -> Measure.TimeUnit? {
    guard result.language == .script || result.language == .data, measure.high > 0,
      measure.high <= 10, measure.high == measure.high.rounded()
    else { return nil }
    return countsMilliseconds(around: measure.range.lowerBound) ? .milliseconds : nil
  }

  /// The unit that the remark behind a number begins with: "stagger: 2, // ms between two cards".
  func remarkUnit(behind measure: Measure) -> Measure.TimeUnit? {
    var offset = measure.range.upperBound
    // Code without line breaks has long lines.
    let limit = min(whole.upperBound, offset + 2000)
    var hasNumber = false
    while offset + 1 < limit, bytes[offset] != 0x0A {
      if Bytes.isDigit(bytes[offset]) { hasNumber = true }
      if bytes[offset] == 0x2F, bytes[offset + 1] == 0x2F || bytes[offset + 1] == 0x2A {
        let unit = CodeTime.unit(ofRemark: offset..<min(limit, offset + 24), bytes)
        let isWhole = measure.high == measure.high.rounded()
        return hasNumber && !(isWhole && unit == .milliseconds) ? nil : unit
      }
      offset += 1
    }
    return nil
  }

  // MARK: Names

  /// The name of the member whose value begins at an offset.
  private func member(before value: Int, from least: Int) -> Range<Int>? {
    var end = value
    while end > least, bytes[end - 1] == 0x20 { end -= 1 }
    guard end > least, bytes[end - 1] == 0x3A else { return nil }
    end -= 1
    if end > least, bytes[end - 1] == 0x22 || bytes[end - 1] == 0x27 { end -= 1 }
    var start = end
    while start > least, Bytes.isWord(bytes[start - 1]) { start -= 1 }
    return start < end ? start..<end : nil
  }

  /// What a time is for whose name ends in a word for one: "travel_time", "glowFadeIn".
  private func role(ofEnd name: Range<Int>) -> DurationFact.Role? {
    for (end, role) in Self.ends {
      let start = name.upperBound - end.utf8CodeUnitCount
      guard start >= name.lowerBound,
        Bytes.matches(end, at: start, end: name.upperBound, in: bytes)
      else { continue }
      let isWord =
        start == name.lowerBound || bytes[start - 1] == 0x5F || bytes[start] &- 0x41 < 26
      guard isWord, !Self.clocks.contains(where: { begins(name, with: $0) }) else { continue }
      return role
    }
    return nil
  }

  private func begins(_ name: Range<Int>, with word: StaticString) -> Bool {
    Bytes.matches(word, at: name.lowerBound, end: name.upperBound, in: bytes)
  }

  // MARK: Objects

  /// Whether the object around an offset, or the constant that holds it, gives times in milliseconds.
  private func isOfTimes(_ offset: Int) -> Bool {
    countsMilliseconds(around: offset) || isInTimings(offset)
  }

  /// Whether the constant around an offset is named after times: "const menuTimings = {".
  private func isInTimings(_ offset: Int) -> Bool {
    let least = max(whole.lowerBound, offset - 12_000)
    var start = offset
    var end = offset
    while start > least {
      start -= 1
      guard start == whole.lowerBound || bytes[start - 1] == 0x0A else { continue }
      if Bytes.isLetter(bytes[start]) {
        return Self.constants.contains {
          Bytes.find($0, in: start..<min(end, start + 80), of: bytes) != nil
        }
      }
      end = start
    }
    return false
  }

  /// Whether an element stands in a list of the steps of a motion that milliseconds measure:
  /// "frames: [{ time: 0, … }, { time: 120, … }]".
  private func isStep(at offset: Int) -> Bool {
    guard let element = opening(before: offset), bytes[element] == 0x7B,
      let list = opening(before: element), bytes[list] == 0x5B,
      let name = member(before: list, from: whole.lowerBound),
      Self.steps.contains(where: { word in
        let start = name.upperBound - word.utf8CodeUnitCount
        return start >= name.lowerBound
          && Bytes.matches(word, at: start, end: name.upperBound, in: bytes)
      })
    else { return false }
    var place = list
    for _ in 0..<3 {
      guard let open = opening(before: place) else { break }
      if bytes[open] == 0x7B, holdsMilliseconds(from: open + 1) { return true }
      place = open
    }
    return isInTimings(name.lowerBound)
  }

  private func countsMilliseconds(around offset: Int) -> Bool {
    guard let open = opening(before: offset), bytes[open] == 0x7B else { return false }
    return holdsMilliseconds(from: open + 1)
  }

  /// The brace or bracket before an offset that is still open there.
  private func opening(before offset: Int) -> Int? {
    let least = max(whole.lowerBound, offset - 2000)
    var depth = 0
    var index = offset
    while index > least {
      index -= 1
      switch bytes[index] {
      case 0x7D, 0x5D: depth += 1
      case 0x7B, 0x5B:
        if depth == 0 { return index }
        depth -= 1
      default: break
      }
    }
    return nil
  }

  /// Whether a member of the object that begins at an offset is a time of at least 50 whole units, which are no seconds.
  private func holdsMilliseconds(from start: Int) -> Bool {
    let limit = min(whole.upperBound, start + 1200)
    var depth = 0
    var index = start
    while index < limit, depth >= 0 {
      switch bytes[index] {
      case 0x7B, 0x5B, 0x28: depth += 1
      case 0x7D, 0x5D, 0x29: depth -= 1
      case 0x3A where depth == 0:
        if index + 2 < limit, namesSpan(before: index, start),
          let number = number(at: bytes[index + 1] == 0x20 ? index + 2 : index + 1), number >= 50
        {
          return true
        }
      default: break
      }
      index += 1
    }
    return false
  }

  private func namesSpan(before colon: Int, _ start: Int) -> Bool {
    let end = bytes[colon - 1] == 0x22 || bytes[colon - 1] == 0x27 ? colon - 1 : colon
    return Self.spans.contains { word in
      let first = end - word.utf8CodeUnitCount
      return first >= start && Bytes.matches(word, at: first, end: end, in: bytes)
    }
  }

  /// The whole number that stands at an offset, of six digits at most.
  private func number(at start: Int) -> Int? {
    let limit = whole.upperBound
    var offset = start
    var value = 0
    while offset < limit, Bytes.isDigit(bytes[offset]), offset - start < 7 {
      value = value * 10 + Int(bytes[offset] & 0x0F)
      offset += 1
    }
    guard offset > start, offset - start < 7 else { return nil }
    guard offset < limit else { return value }
    return Bytes.isWord(bytes[offset]) || bytes[offset] == 0x2E ? nil : value
  }
}
