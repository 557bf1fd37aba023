import SpecModel
import SpecText

/// Concludes from the words around a time what it is for.
enum DurationRole {
  private typealias Role = DurationFact.Role

  private static let cues = DurationCues.words

  private static let generic = WordKey.set(
    "duration", "durations", "transition", "animation", "lasts", "bewegung", "bewegungen",
    "mouvement", "movimiento", "movimento", "beweging")
  /// Words that tell the role of all times in a row.
  private static let rowCues = WordKey.set(
    "stagger", "delay", "debounce", "throttle", "timeout", "interval")
  private static let spring = WordKey("response")
  private static let dampings = WordKey.set("damping", "dampingfraction", "dampingratio")

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
    if isInstant(measure, place) { return .delay }
    let told = told(of: measure, at: place)
    if told == .animation { return settled(measure, place) }
    if told == .dwell, isOfRowOfMotion(measure, place) { return .animation }
    let isOpen = told == .dwell || told == .other
    return isOpen && isOfNamedMotion(measure, place) ? .animation : told
  }

  /// The role that the words tell.
  private static func told(of measure: Measure, at place: Place) -> DurationFact.Role {
    let words = Words.near(measure.range, in: place.words, reach: reach)
    if words.contains(where: { $0.key == spring }),
      words.contains(where: { dampings.contains($0.key) })
    {
      return .spring
    }
    if isOfActs(measure, words) { return .dwell }
    if isLapse(measure, words) { return .timeout }
    if let unit = perUnit(measure, place) ?? repeated(measure, words) { return unit }
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
    let telling = clause.withoutRemark(clause.withoutCopula(words))
    if let nearest = clause.role(telling) { return refined(nearest, measure) }
    if place.label.contains(where: generic.contains) {
      // "Duration: 25 minutes": how long a part of the work takes, which nothing moves for.
      let isLong = measure.time == .minutes || measure.time == .hours
      if isLong, measure.bound == .none, place.label.allSatisfy(generic.contains) { return .other }
      return measure.bound == .atMost ? .latency : .animation
    }
    if let role = other(measure, place, in: clause.range) { return refined(role, measure) }
    if let nearest = DurationClause.nearest(telling, to: measure.range),
      !clause.isElsewhere(nearest)
    {
      return refined(nearest.role, measure)
    }
    if let role = other(measure, place, in: nil) { return refined(role, measure) }
    if let span = span(measure, place, words) { return span }
    let around = place.label + place.above + place.row
    for index in around.indices {
      if let cue = DurationClause.cue(around, at: index) {
        // "Default duration of a fade: 150ms" below "The motion budget"
        let isOwn = cue == .budget && words.contains { generic.contains($0.key) }
        return isOwn ? .animation : refined(cue, measure)
      }
      if generic.contains(around[index]) { return .animation }
    }
    // "Dialog opens: 220ms"
    if measure.bound == .none, measure.time == .milliseconds, let last = place.label.last,
      appearances.contains(last)
    {
      return .animation
    }
    return measure.bound == .atMost ? .latency : .other
  }

  /// "counts up over 600ms", "appears in 150ms", "shows for 2 s": a short time over which something goes on, or stays.
  private static func span(
    _ measure: Measure, _ place: Place, _ words: ArraySlice<Words.Word>
  ) -> DurationFact.Role? {
    guard let text = place.text, measure.time == .milliseconds || measure.time == .seconds else {
      return nil
    }
    if isBehind("over ", measure, text.line, text.bytes) { return .animation }
    guard measure.bound == .none,
      let verb = words.filter({ $0.range.upperBound <= measure.range.lowerBound }).dropLast().last
    else { return nil }
    if isBehind("in ", measure, text.line, text.bytes), appearances.contains(verb.key) {
      return .animation
    }
    return isBehind("for ", measure, text.line, text.bytes) && showings.contains(verb.key)
      ? .dwell : nil
  }

  /// Whether a word and a blank stand right before a time.
  private static func isBehind(
    _ word: StaticString, _ measure: Measure, _ line: Range<Int>,
    _ bytes: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    let start = measure.range.lowerBound - word.utf8CodeUnitCount
    return start > line.lowerBound && bytes[start - 1] == 0x20
      && Bytes.matches(word, at: start, end: measure.range.lowerBound, in: bytes)
  }

  private static let appearances = WordKey.set(
    "appear", "appears", "disappear", "disappears", "open", "opens", "close", "closes", "enter",
    "enters", "leave", "leaves", "emerge", "emerges", "rise", "rises", "drop", "drops", "land",
    "lands", "unfold", "unfolds", "unfurl", "unfurls")
  private static let showings = WordKey.set(
    "show", "shows", "shown", "displays", "displayed", "lingers", "appears")

  /// "one pulse each 1.6s": how often something happens again.
  private static func repeated(
    _ measure: Measure, _ words: ArraySlice<Words.Word>
  ) -> DurationFact.Role? {
    guard measure.bound == .none,
      let place = words.lastIndex(where: { $0.range.upperBound <= measure.range.lowerBound }),
      words[place].key == each, place > words.startIndex
    else { return nil }
    return repetitions.contains(words[place - 1].key) ? .period : nil
  }

  private static let each = WordKey("each")
  private static let repetitions = WordKey.set(
    "pulse", "pulses", "blink", "blinks", "flash", "flashes", "tick", "ticks", "beat", "beats",
    "update", "updates", "updated", "refresh", "refreshes", "refreshed", "polled", "polls")

  /// "60s without input": a time in which nothing comes.
  private static func isLapse(_ measure: Measure, _ words: ArraySlice<Words.Word>) -> Bool {
    guard measure.isSingle, measure.bound == .none,
      let next = words.first(where: { $0.range.lowerBound >= measure.range.upperBound })
    else { return false }
    return next.range.lowerBound - measure.range.upperBound < 3 && withouts.contains(next.key)
  }
  private static let withouts = WordKey.set(
    "without", "ohne", "sans", "sin", "sem", "senza", "zonder", "tanpa")

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

  /// "50ms/item", "50 ms per card", "50 ms apart": what each one waits for the one before.
  private static func perUnit(_ measure: Measure, _ place: Place) -> DurationFact.Role? {
    guard let text = place.text, measure.time == .milliseconds else { return nil }
    var start = measure.range.upperBound
    let end = text.line.upperBound
    if Bytes.matches(" apart", at: start, end: end, in: text.bytes) {
      // "Retries four times, 300 ms apart"
      return place.words.contains { retries.contains($0.key) } ? .period : .stagger
    }
    if Bytes.matches(" on/off", at: start, end: end, in: text.bytes) { return .period }
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

  private static let retries = WordKey.set(
    "retry", "retries", "retried", "attempts", "polls", "polled", "pings", "heartbeats")
  private static let members = WordKey.set(
    "item", "items", "card", "cards", "row", "rows", "element", "elements", "child", "letter",
    "character", "char", "word", "line", "tile", "cell", "bar", "entry", "step", "node", "icon")

  /// What words outside ASCII say, in the line and then in the header.
  private static func other(
    _ measure: Measure, _ place: Place, in clause: Range<Int>?
  ) -> DurationFact.Role? {
    guard let text = place.text else { return nil }
    if let clause { return marked(text.bytes, clause, near: measure) }
    let start = max(text.line.lowerBound, measure.range.lowerBound - reach)
    let end = min(text.line.upperBound, measure.range.upperBound + reach)
    return marked(text.bytes, start..<max(start, end), near: measure)
      ?? text.header.flatMap { marked(text.bytes, $0) }
  }

  private static func marked(
    _ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>, near measure: Measure? = nil
  ) -> DurationFact.Role? {
    guard range.contains(where: { bytes[$0] >= 0xC3 }) else { return nil }
    let folded = FoldedWords(bytes, range)
    for word in folded.words {
      if let cue = DurationCues.marked[word.key] { return cue }
    }
    let time = measure?.range
    let place = time ?? range.upperBound..<range.upperBound
    if let stem = DurationClause.nearestStem(to: place, in: range, bytes) { return stem.role }
    guard folded.hasOtherScript else { return nil }
    let told = DurationCues.scripts.first { Bytes.find($0.0, in: range, of: bytes) != nil }?.1
    // "6 秒未响应": nothing comes for so long; what moves for less than a second is only "无弹跳".
    if let time, told == nil || told == .dwell || told == .latency,
      let next = following(time, in: range, bytes),
      told == .dwell || told == nil && next == .delay
        || next == .timeout && (measure?.high ?? 0) >= 1_000
    {
      return next
    }
    guard let told, let time, firm.contains(told) else { return told }
    return nearestScript(to: time, in: range, bytes) ?? told
  }

  /// "800 毫秒内显示" bounds how long something takes, "2 分钟后返回" when it comes.
  private static func following(
    _ time: Range<Int>, in range: Range<Int>, _ bytes: UnsafeBufferPointer<UInt8>
  ) -> DurationFact.Role? {
    var start = time.upperBound
    if start < range.upperBound, bytes[start] == 0x20 { start += 1 }
    return followers.first {
      Bytes.matches($0.0, at: start, end: range.upperBound, in: bytes)
    }?.1
  }
  private static let followers: [(StaticString, DurationFact.Role)] = [
    ("内", .latency), ("以内", .latency), ("之内", .latency), ("이내", .latency), ("안에", .latency),
    ("后", .delay), ("後", .delay), ("후", .delay),
    // "4 分钟无任何操作": how long nothing comes.
    ("无限", .period), ("无缝", .animation), ("无", .timeout), ("無", .timeout), ("没有", .timeout),
    ("沒有", .timeout), ("未", .timeout),
  ]

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
    guard measure.bound == .atMost else { return role }
    // "People finish a rotation within 30 seconds": nothing moves for so long, and no motion is told.
    let isSlow = role == .animation && measure.isTime && measure.high >= 10_000
    return role == .delay || isSlow ? .latency : role
  }
}
