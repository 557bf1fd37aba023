import SpecModel
import SpecText

/// Concludes from the words around a time what it is for.
enum DurationRole {
  private typealias Role = DurationFact.Role

  private static let cues = DurationCues.words

  private static let generic = WordKey.set("duration", "durations", "transition", "animation")
  /// Words that tell the role of all times in a row.
  private static let rowCues = WordKey.set(
    "stagger", "delay", "debounce", "throttle", "timeout", "interval")
  private static let spring = WordKey("response")
  private static let damping = WordKey("damping")

  /// Bytes on either side of a time in which a word may tell its role.
  private static let reach = 240

  /// Where a time stands.
  struct Place {
    /// The words of its line, in order.
    var words: ArraySlice<Words.Word>
    /// The words of the label of the line.
    var label: [WordKey] = []
    /// The words of the first cell of the row.
    var row: [WordKey] = []
    /// The words that stand above or before the line.
    var above: [WordKey] = []
    /// Whether its column tells when something begins.
    var isMoment = false
    /// The bytes of the line, where it may hold letters outside ASCII, and those of its header.
    var text: (bytes: UnsafeBufferPointer<UInt8>, line: Range<Int>, header: Range<Int>?)?
  }

  /// The role of a time at a place.
  static func role(of measure: Measure, at place: Place) -> DurationFact.Role {
    let words = Words.near(measure.range, in: place.words, reach: reach)
    if words.contains(where: { $0.key == spring }), words.contains(where: { $0.key == damping }) {
      return .spring
    }
    if isOfActs(measure, words) { return .dwell }
    if let unit = perUnit(measure, place) { return unit }
    if place.isMoment { return .delay }
    for index in place.label.indices {
      guard let cue = DurationClause.cue(place.label, at: index), cue != .animation,
        cue != .latency, cue != .dwell
      else { continue }
      return cue
    }
    for word in place.row where rowCues.contains(word) {
      if let cue = cues[word] { return cue }
    }
    let clause = DurationClause(measure, in: place)
    if let nearest = clause.role(words) { return refined(nearest, measure) }
    if place.label.contains(where: generic.contains) {
      return measure.bound == .atMost ? .latency : .animation
    }
    if let role = other(measure, place, in: clause.range) { return refined(role, measure) }
    if let nearest = DurationClause.nearest(words, to: measure.range) {
      return refined(nearest.role, measure)
    }
    if let role = other(measure, place, in: nil) { return refined(role, measure) }
    if isSpan(measure, place) { return .animation }
    let around = place.label + place.above + place.row
    for index in around.indices {
      if let cue = DurationClause.cue(around, at: index) {
        // "Default duration of a fade: 150ms" below "The motion budget"
        let isOwn = cue == .budget && words.contains { generic.contains($0.key) }
        return isOwn ? .animation : refined(cue, measure)
      }
      if generic.contains(around[index]) { return .animation }
    }
    return measure.bound == .atMost ? .latency : .other
  }

  /// "counts up over 600ms": a short time over which something goes on.
  private static func isSpan(_ measure: Measure, _ place: Place) -> Bool {
    guard let text = place.text, measure.time == .milliseconds || measure.time == .seconds else {
      return false
    }
    let start = measure.range.lowerBound - 5
    return start > text.line.lowerBound && text.bytes[start - 1] == 0x20
      && Bytes.matches("over ", at: start, end: measure.range.lowerBound, in: text.bytes)
  }

  /// "Two taps within 280 ms": the time in which several acts count as one.
  private static func isOfActs(_ measure: Measure, _ words: ArraySlice<Words.Word>) -> Bool {
    guard measure.bound == .atMost,
      var place = words.lastIndex(where: { $0.range.upperBound <= measure.range.lowerBound })
    else { return false }
    if ofs.contains(words[place].key), place > words.startIndex { place -= 1 }
    return withins.contains(words[place].key) && place > words.startIndex
      && acts.contains(words[place - 1].key)
  }

  private static let ofs = WordKey.set("von", "de", "di", "van", "of")
  private static let withins = WordKey.set("within", "innerhalb", "binnen", "entro", "dalam")
  private static let acts = WordKey.set(
    "taps", "presses", "clicks", "touches", "swipes", "shakes", "keystrokes", "strokes", "events",
    "tipps", "klicks", "tocchi", "tikken", "klikken", "ketukan")

  /// "50ms/item", "50 ms per card": what each one waits for the one before.
  private static func perUnit(_ measure: Measure, _ place: Place) -> DurationFact.Role? {
    guard let text = place.text, measure.time == .milliseconds else { return nil }
    var start = measure.range.upperBound
    let end = text.line.upperBound
    if start < end, text.bytes[start] == 0x2F {
      start += 1
    } else if Bytes.matches(" per ", at: start, end: end, in: text.bytes) {
      start += 5
    } else {
      return nil
    }
    var stop = start
    while stop < end, Bytes.isLetter(text.bytes[stop]) { stop += 1 }
    let word = WordKey(text.bytes, start..<stop)
    return members.contains(word) ? .stagger : nil
  }

  private static let members = WordKey.set(
    "item", "items", "card", "cards", "row", "rows", "element", "elements", "child", "letter",
    "character", "char", "word", "line", "tile", "cell", "bar", "entry", "step", "node", "icon")

  /// What words outside ASCII say, in the line and then in the header.
  private static func other(
    _ measure: Measure, _ place: Place, in clause: Range<Int>?
  ) -> DurationFact.Role? {
    guard let text = place.text else { return nil }
    if let clause { return marked(text.bytes, clause, near: measure.range) }
    let start = max(text.line.lowerBound, measure.range.lowerBound - reach)
    let end = min(text.line.upperBound, measure.range.upperBound + reach)
    return marked(text.bytes, start..<max(start, end), near: measure.range)
      ?? text.header.flatMap { marked(text.bytes, $0) }
  }

  private static func marked(
    _ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>, near time: Range<Int>? = nil
  ) -> DurationFact.Role? {
    guard range.contains(where: { bytes[$0] >= 0xC3 }) else { return nil }
    let folded = FoldedWords(bytes, range)
    for word in folded.words {
      if let cue = DurationCues.marked[word.key] { return cue }
    }
    guard folded.hasOtherScript else { return nil }
    let told = DurationCues.scripts.first { Bytes.find($0.0, in: range, of: bytes) != nil }?.1
    guard let told, let time, firm.contains(told) else { return told }
    return nearestScript(to: time, in: range, bytes) ?? told
  }

  /// Roles of which each is told by a word of its own: "防抖 300 毫秒，超时 8 秒".
  private static let firm: Set<DurationFact.Role> = [.timeout, .period, .debounce]

  /// The one of these roles whose word stands nearest to a time.
  private static func nearestScript(
    to time: Range<Int>, in range: Range<Int>, _ bytes: UnsafeBufferPointer<UInt8>
  ) -> DurationFact.Role? {
    var best: (distance: Int, role: DurationFact.Role)?
    for (text, role) in DurationCues.scripts where firm.contains(role) {
      var start = range.lowerBound
      while start < range.upperBound,
        let found = Bytes.find(text, in: start..<range.upperBound, of: bytes)
      {
        start = found + text.utf8CodeUnitCount
        let distance = found >= time.upperBound ? found - time.upperBound : time.lowerBound - start
        if distance >= 0, distance < best?.distance ?? Int.max { best = (distance, role) }
      }
    }
    return best?.role
  }

  /// An upper bound of an unnamed activity is a latency.
  private static func refined(_ role: DurationFact.Role, _ measure: Measure) -> DurationFact.Role {
    role == .delay && measure.bound == .atMost ? .latency : role
  }
}
