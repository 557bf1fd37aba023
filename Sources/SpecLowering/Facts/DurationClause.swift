import SpecModel
import SpecText

/// The sentence around a time: what its words say of the time goes before what the rest of the paragraph says.
struct DurationClause {
  /// The bytes of the sentence.
  let range: Range<Int>
  /// The bytes of the time.
  let time: Range<Int>
  /// Whether the time is an upper bound.
  let isBounded: Bool
  private let bytes: UnsafeBufferPointer<UInt8>?
  /// The text that holds the sentence, where it is known.
  var source: UnsafeBufferPointer<UInt8>? { bytes }

  /// The most bytes on either side of the time.
  private static let reach = 240

  init(_ measure: Measure, in place: DurationRole.Place) {
    time = measure.range
    isBounded = measure.bound == .atMost
    guard let text = place.text else {
      (bytes, range) = (nil, measure.range.lowerBound..<measure.range.upperBound)
      return
    }
    bytes = text.bytes
    let line = text.line
    var start = min(max(measure.range.lowerBound, line.lowerBound), line.upperBound)
    var end = max(start, min(measure.range.upperBound, line.upperBound))
    let (low, high) = (
      max(line.lowerBound, start - Self.reach), min(line.upperBound, end + Self.reach)
    )
    while start > low, !Self.isEnd(start - 1, line.upperBound, text.bytes) { start -= 1 }
    while end < high, !Self.isEnd(end, line.upperBound, text.bytes) { end += 1 }
    range = start..<end
  }

  /// Whether a sentence ends at an offset: a semicolon, or a full stop before a blank.
  private static func isEnd(
    _ offset: Int, _ end: Int, _ bytes: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    switch bytes[offset] {
    case 0x3B: true
    case 0x2E, 0x21, 0x3F: offset + 1 < end && bytes[offset + 1] == 0x20
    // "。" by its last byte.
    case 0x82: offset > 1 && bytes[offset - 1] == 0x80 && bytes[offset - 2] == 0xE3
    default: false
    }
  }

  /// The role that the nearest word of the sentence tells.
  func role(_ words: ArraySlice<Words.Word>) -> DurationFact.Role? {
    var best = Self.nearest(words, to: time, in: range)
    // "A refresh ends within 2 s" bounds one refresh, "refresh every 2 s" repeats it.
    if isBounded, let key = best?.key,
      Self.refreshes.contains(key) || Self.sights.contains(key) && isWithin(words)
    {
      best?.role = .latency
    }
    if let after = best, after.range.lowerBound >= time.upperBound, isSpan,
      let before = Self.nearest(words, to: time, in: range.lowerBound..<time.lowerBound)
    {
      best = before
    }
    var general: DurationFact.Role?
    if let bytes, range.contains(where: { bytes[$0] &- 0xC3 < 9 }) {
      for word in FoldedWords(bytes, range).words {
        guard let cue = DurationCues.marked[word.key] else { continue }
        if Self.lengths.contains(word.key) {
          general = cue
          continue
        }
        let distance = Self.distance(word.range, from: time)
        if distance < best?.distance ?? Int.max {
          best = Nearest(distance: distance, key: word.key, range: word.range, role: cue)
        }
      }
    }
    if let bytes, let stem = Self.nearestStem(to: time, in: range, bytes),
      stem.distance < best?.distance ?? Int.max
    {
      best = stem
    }
    guard let best else { return general }
    return best.role == .delay && endsSomething(best.range) ? .timeout : best.role
  }

  /// "visible within 50 ms" bounds what comes first.
  private func isWithin(_ words: ArraySlice<Words.Word>) -> Bool {
    words.last { $0.range.upperBound <= time.lowerBound }.map { Self.withins.contains($0.key) }
      ?? false
  }

  /// "fades in over 80ms and stays": whether what comes before the time goes on over it.
  private var isSpan: Bool {
    guard let bytes, time.lowerBound - 5 > range.lowerBound else { return false }
    return Bytes.matches(" over ", at: time.lowerBound - 6, end: time.lowerBound, in: bytes)
  }

  /// Whether a word of another sentence says how often something else happens, or when it ends, and nothing of this time.
  func isElsewhere(_ word: Nearest) -> Bool {
    guard let bytes, !range.contains(word.range.lowerBound) else { return false }
    let between =
      word.range.lowerBound < range.lowerBound
      ? min(word.range.upperBound, range.lowerBound)..<range.lowerBound
      : range.upperBound..<word.range.lowerBound
    // A semicolon parts no sentences.
    let ends: [UInt8] = [0x2E, 0x21, 0x3F]
    guard between.contains(where: { ends.contains(bytes[$0]) && bytes[$0 + 1] == 0x20 }) else {
      return false
    }
    switch word.role {
    case .period, .timeout, .debounce: return true
    case .animation: return isBounded
    default: return false
    }
  }

  // MARK: Nearest words

  /// A word that tells a role, and its distance from the time in bytes.
  struct Nearest {
    var distance: Int
    var key: WordKey
    var range: Range<Int>
    var role: DurationFact.Role
  }

  /// The nearest word in ASCII that tells a role, in a range where one is given.
  static func nearest(
    _ words: ArraySlice<Words.Word>, to time: Range<Int>, in range: Range<Int>? = nil
  ) -> Nearest? {
    var best: Nearest?
    for index in words.indices {
      let word = words[index]
      if let range, !range.contains(word.range.lowerBound) { continue }
      guard var cue = DurationCues.words[word.key], !countsThings(words, at: index) else {
        continue
      }
      if cue == .delay, endsInTimeout(words[..<index]) { cue = .timeout }
      let distance = distance(word.range, from: time)
      if distance < best?.distance ?? Int.max {
        best = Nearest(distance: distance, key: word.key, range: word.range, role: cue)
      }
    }
    return best
  }

  private static let out = WordKey("out")
  private static let up = WordKey("up")
  private static let times = WordKey.set("time", "times", "timed", "timing")
  private static let gives = WordKey.set("give", "gives", "giving", "gave")
  private static let timeouts = WordKey.set("timeout", "timeouts")

  /// "times out after 10 s", "gives up after 10 s": how long something may take, and not how long it waits.
  private static func endsInTimeout(_ words: ArraySlice<Words.Word>) -> Bool {
    guard let last = words.last else { return false }
    if timeouts.contains(last.key) { return true }
    guard let before = words.dropLast().last else { return false }
    return last.key == out && times.contains(before.key)
      || last.key == up && gives.contains(before.key)
  }

  /// The bytes between a word and a time; of two equally near words the later one is nearer.
  static func distance(_ word: Range<Int>, from range: Range<Int>) -> Int {
    word.lowerBound >= range.upperBound
      ? word.lowerBound - range.upperBound : max(0, range.lowerBound - word.upperBound) + 1
  }

  // MARK: Words

  /// Words for "duration", which say less than any other.
  private static let lengths = WordKey.set("durée", "duração", "duración")
  private static let refreshes = WordKey.set("refresh", "refreshes")
  private static let sights = WordKey.set(
    "visible", "visibile", "sichtbar", "zichtbaar", "terlihat")
  private static let withins = WordKey.set("within", "innerhalb", "binnen", "entro", "dalam")
  private static let automatic = WordKey.set(
    "auto", "automatically", "automatisch", "automaticamente", "automatiquement", "automáticamente")

  private static let beginnings = WordKey.set(
    "retry", "retries", "save", "saves", "saved", "start", "starts", "play", "plays", "sync",
    "syncs",
    "refresh", "refreshes", "reset", "resets")

  /// "closes automatically after 3 s": whether the words before "after", back to a comma, tell that something ends.
  private func endsSomething(_ after: Range<Int>) -> Bool {
    guard let bytes, after.lowerBound < time.lowerBound else { return false }
    var start = max(range.lowerBound, after.lowerBound)
    while start > range.lowerBound, bytes[start - 1] != 0x2C { start -= 1 }
    let before = start..<max(start, after.lowerBound)
    if Self.nearestStem(to: after, in: before, bytes)?.role == .timeout { return true }
    let words = FoldedWords(bytes, before).words
    guard !words.contains(where: { Self.beginnings.contains($0.key) }) else { return false }
    return words.contains { word in
      Self.automatic.contains(word.key) || DurationCues.words[word.key] == .timeout
        || DurationCues.marked[word.key] == .timeout
    }
  }
}
