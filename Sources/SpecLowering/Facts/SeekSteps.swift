import SpecText

/// Times by which a control moves within a medium, "rewind 5 seconds", "10-second jumps", "seek from 10s to 5s", which
/// demand nothing of the interface.
enum SeekSteps {
  private static let verbs = WordKey.set(
    "seek", "seeks", "seeking", "skip", "skips", "skipping", "jump", "jumps", "jumping", "rewind",
    "rewinds", "rewinding", "scrub", "scrubs", "scrubbing", "spulen", "avance", "retrocede")
  private static let directions = WordKey.set(
    "forward", "forwards", "backward", "backwards", "back", "ahead")
  /// Words beside a time with a sign before it, "±15 s", by which a player goes on or back.
  private static let media = WordKey.set(
    "play", "pause", "playback", "player", "timeline", "lecture", "lecteur", "reproducción",
    "reproductor", "wiedergabe", "riproduzione", "reprodução", "afspelen", "chapter", "chapters",
    "recul", "saut", "avancer", "reculer", "adelantar", "retroceder", "avançar", "avanti",
    "indietro", "zurückspulen", "再生", "快进", "재생")

  /// Whether a plus, a minus or both stand before a number.
  private static func isSigned(
    _ offset: Int, _ line: Range<Int>, _ bytes: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    guard offset > line.lowerBound else { return false }
    if bytes[offset] == 0x2B || bytes[offset] == 0x2D || bytes[offset - 1] == 0x2B { return true }
    let signs: [StaticString] = ["±", "−", "–", "-"]
    return signs.contains { sign in
      let start = offset - sign.utf8CodeUnitCount
      return start >= line.lowerBound
        && (Bytes.matches(sign, at: start, end: line.upperBound, in: bytes)
          || Bytes.matches(sign, at: offset, end: line.upperBound, in: bytes))
        && (start == line.lowerBound || !Bytes.isDigit(bytes[start - 1]))
        && (start < line.lowerBound + 2 || !Bytes.isDigit(bytes[start - 2]))
    }
  }

  /// What may stand between the verb and the time.
  private static let between = WordKey.set(
    "from", "to", "by", "of", "the", "a", "duration", "amount", "step", "steps", "interval",
    "distance", "length", "left", "right", "vs", "and", "or", "is", "default", "exactly", "fast",
    "increment", "increments")
  /// What follows a time behind which a verb of these is part of another name: "2 s skip delay".
  private static let others = WordKey.set(
    "delay", "timer", "countdown", "animation", "debounce", "timeout", "cooldown", "transition")

  /// Whether a time is such a step; milliseconds never are.
  static func holds(
    _ measure: Measure, in line: Range<Int>, _ bytes: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    guard measure.time == .seconds || measure.time == .minutes, measure.bound == .none else {
      return false
    }
    if measure.isSingle, isAdded(measure.range, line, bytes) { return true }
    if isSigned(measure.range.lowerBound, line, bytes),
      Words.keys(bytes, line).contains(where: { verbs.contains($0) || media.contains($0) })
    {
      return true
    }
    let end = min(line.upperBound, measure.range.upperBound + 40)
    let behind = Words.all(bytes, measure.range.upperBound..<max(measure.range.upperBound, end))
    if let first = behind.first, first.range.lowerBound - measure.range.upperBound <= 1,
      verbs.contains(first.key)
    {
      // "0.4s jump + 1.1s pause": parts of one course.
      var next = first.range.upperBound
      while next < line.upperBound, bytes[next] == 0x20 { next += 1 }
      if next < line.upperBound, bytes[next] == 0x2B { return false }
      return behind.count < 2 || !others.contains(behind[1].key)
    }
    return isLed(measure.range.lowerBound, line, bytes)
  }

  private static let adders = WordKey.set("add", "snooze", "extend")
  /// What follows a time in the name of a control, or tells to what it is added.
  private static let addends = WordKey.set(
    "button", "buttons", "btn", "chip", "link", "label", "text", "option", "cta", "to", "icon")

  /// "Add 30s", "Snooze 5 min (secondary)", "Add 30 seconds to the timer": a control that is named by how much it adds to
  /// a time; "Add 2 s delay" tells of a delay.
  private static func isAdded(
    _ time: Range<Int>, _ line: Range<Int>, _ bytes: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    var end = time.lowerBound
    while end > line.lowerBound, bytes[end - 1] == 0x20 { end -= 1 }
    var start = end
    while start > line.lowerBound, Bytes.isLetter(bytes[start - 1]) { start -= 1 }
    guard end < time.lowerBound, start < end, ASCII.isUpper(bytes[start]),
      adders.contains(WordKey(bytes, start..<end))
    else { return false }
    var next = time.upperBound
    while next < line.upperBound, bytes[next] == 0x20 { next += 1 }
    guard next < line.upperBound else { return true }
    guard Bytes.isLetter(bytes[next]) else {
      return bytes[next] != 0x2D && bytes[next] != 0x2B && bytes[next] != 0x2E
        && !Bytes.isDigit(bytes[next])
    }
    return Words.all(bytes, next..<min(line.upperBound, next + 24)).first.map {
      addends.contains($0.key)
    } ?? false
  }

  /// Whether a verb leads to an offset, or a direction at the start of a clause: "Forward 5 seconds".
  private static func isLed(
    _ offset: Int, _ line: Range<Int>, _ bytes: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    var end = offset
    var last: WordKey?
    for _ in 0..<7 {
      while end > line.lowerBound, bytes[end - 1] == 0x20 || bytes[end - 1] == 0x2D { end -= 1 }
      var start = end
      while start > line.lowerBound, Bytes.isWord(bytes[start - 1]) || bytes[start - 1] == 0x2B {
        start -= 1
      }
      guard start < end else { return last.map(directions.contains) ?? false }
      let word = WordKey(bytes, start..<end)
      if verbs.contains(word) { return true }
      let isNumber = Bytes.isDigit(bytes[start])
      guard isNumber || between.contains(word) || directions.contains(word) || isUnit(word) else {
        return false
      }
      // "double tap right forwards 5 seconds"
      if last == nil, word == forwards || word == backwards { return true }
      last = last ?? word
      end = start
    }
    return false
  }

  private static let forwards = WordKey("forwards")
  private static let backwards = WordKey("backwards")

  private static func isUnit(_ word: WordKey) -> Bool {
    UnitTable.words[word].map { $0.time != .none } ?? false
  }

  /// "(was 10s)", "(reduced from 40px)": what a value was before, or is elsewhere, in parentheses behind what it is here.
  static func isFormer(_ time: Range<Int>, _ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    guard time.lowerBound > 4, bytes[time.lowerBound - 1] == 0x20 else { return false }
    return [
      "(was ", "(previously ", "(formerly ", "(before: ", "(vorher ", "(früher ", "(antes ",
      "(avant ", "(reduced from ", "(decreased from ", "(lowered from ", "(down from ",
      "(increased from ", "(raised from ", "(up from ", "(reduziert von ", "(réduit de ",
    ]
    .contains { (lead: StaticString) in
      let start = time.lowerBound - lead.utf8CodeUnitCount
      return start >= 0 && Bytes.matches(lead, at: start, end: time.lowerBound, in: bytes)
    }
  }
}
