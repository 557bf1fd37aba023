import SpecModel
import SpecSyntax
import SpecText

/// Times that the interface shows or lets a person choose, and those in the names of utility classes.
extension FactReader {
  /// Whether a line may hold "duration-200" or "animate-[rise_400ms]" among utility classes.
  func mayHoldClass(_ index: Int) -> Bool {
    cues(of: index).isSuperset(of: [.number, .utility])
      && (Bytes.find("duration-", in: context.lines[index].text, of: bytes) != nil
        || Bytes.find("delay-", in: context.lines[index].text, of: bytes) != nil
        || Bytes.find(MotionCode.bracketedAnimation, in: context.lines[index].text, of: bytes)
          != nil)
  }

  /// The times of classes in code spans that list several: "`transition-all duration-300`"; alone they are names, unless
  /// the document says that it builds on such classes.
  func classTimes(_ line: TextLine) -> [Measure] {
    MotionCode.utilityClasses(line.text, bytes).filter { measure in
      guard
        let span = context.document.span(at: measure.range.lowerBound, of: line.node, in: .code)
      else { return followsTransition(measure, line) }
      // "`animate-[rise_400ms]`" gives a value, and no name of one.
      let isBracketed = [0x5B, 0x5F].contains(bytes[measure.range.lowerBound - 1])
      return isBracketed || span.contains { bytes[$0] == 0x20 }
        || isClassAlone(measure, span, line)
    }
  }

  /// "transition-colors duration-300" without marks of code: the class of what moves right before that of its time.
  private func followsTransition(_ measure: Measure, _ line: TextLine) -> Bool {
    var end = measure.range.lowerBound
    while end > line.text.lowerBound, bytes[end - 1] != 0x20 { end -= 1 }
    while end > line.text.lowerBound, bytes[end - 1] == 0x20 { end -= 1 }
    var start = end
    while start > line.text.lowerBound, Bytes.isLetter(bytes[start - 1]) || bytes[start - 1] == 0x2D
    { start -= 1 }
    // A sentence may begin with the word.
    return start < end && bytes[start] == 0x74
      && Bytes.matches("transition", at: start, end: end, in: bytes)
  }

  /// "Drawers: `duration-500`", where nothing else on the line is a time and the document speaks of Tailwind.
  private func isClassAlone(_ measure: Measure, _ span: Range<Int>, _ line: TextLine) -> Bool {
    line.holder != .cell && span.lowerBound > line.text.lowerBound
      && measure.range.upperBound == span.upperBound
      && context.usesUtilityFramework
      && !QuantityScanner.scan(bytes, line.text).contains { $0.isTime }
  }

  private static let controls = WordKey.set(
    "button", "buttons", "control", "controls", "skip", "tap", "stepper", "adjust", "pulsante",
    "pulsanti", "bouton", "boutons", "knopf", "tasten", "boton", "botones", "controles")

  /// "+15s / -15s", "controls (+30s, Skip)": by how much a control changes a time.
  func isStep(_ measure: Measure, ofLine index: Int) -> Bool {
    let line = context.lines[index]
    let start = measure.range.lowerBound
    if isStepLabel(measure, line) { return true }
    guard measure.time != .milliseconds, measure.joint != .plus, measure.isSingle,
      start > line.text.lowerBound, isSign(start - 1)
    else { return false }
    let before = start - 2 >= line.text.lowerBound ? bytes[start - 2] : 0x20
    guard !Bytes.isWord(before), before != 0x29 else { return false }
    let words = words(of: index)
    if words.contains(where: { Self.controls.contains($0.key) }),
      !words.contains(where: { DurationCues.words[$0.key] == .delay })
    {
      return true
    }
    let near =
      max(
        line.text.lowerBound, start - 12)..<min(line.text.upperBound, measure.range.upperBound + 8)
    return near.contains { offset in
      offset != start - 1 && isSign(offset) && bytes[offset] != bytes[start - 1]
        && offset + 1 < line.text.upperBound && Bytes.isDigit(bytes[offset + 1])
    }
  }

  private static let steps = WordKey.set(
    "add", "skip", "rewind", "forward", "snooze", "extend", "back")

  /// "[Add 30s]", "**Rewind 10s** button", "Snooze 5 min": a control that is named by how much it changes a time.
  private func isStepLabel(_ measure: Measure, _ line: TextLine) -> Bool {
    let (start, end) = (measure.range.lowerBound, measure.range.upperBound)
    guard measure.time != .milliseconds, measure.isSingle, measure.bound == .none,
      let word = word(before: start, in: line.text), Self.steps.contains(word)
    else { return false }
    var first = start - 1
    while first > line.text.lowerBound, !Bytes.isLetter(bytes[first]) { first -= 1 }
    while first > line.text.lowerBound, Bytes.isLetter(bytes[first - 1]) { first -= 1 }
    guard ASCII.isUpper(bytes[first]) else { return false }
    let isClosed =
      end == line.text.upperBound || [0x22, 0x29, 0x2C, 0x2F, 0x5D, 0x7C].contains(bytes[end])
      || Bytes.matches("”", at: end, end: line.text.upperBound, in: bytes)
    return isClosed || self.word(after: end, in: line.text).map(Self.controls.contains) ?? false
  }

  private func isSign(_ offset: Int) -> Bool { bytes[offset] == 0x2B || bytes[offset] == 0x2D }

  private static let activities = WordKey.set(
    "walk", "walks", "run", "jog", "ride", "drive", "workout", "workouts", "exercise", "exercises",
    "stretch", "meditation", "lesson", "lessons", "lecture", "nap", "hike", "swim", "commute",
    "recipe", "podcast", "episode", "guide", "guides", "read", "tutorial", "tutorials", "article",
    "articles", "essay", "pitch", "talk", "speech", "routine", "ritual", "course", "webinar",
    "class", "yoga", "shift", "shifts", "wide", "flight",
    "flights", "interview", "interviews", "meeting", "meetings")

  /// "10-minute walk": how long people do something outside of the interface.
  func isActivity(_ measure: Measure, _ line: TextLine) -> Bool {
    word(after: measure.range.upperBound, in: line.text).map(Self.activities.contains) ?? false
  }

  /// "60s, 59s, 58s": three or more times, each one unit less than the one before, show what a display counts.
  func withoutCountdowns(_ times: [Measure]) -> [Measure] {
    guard times.count > 2 else { return times }
    var result: [Measure] = []
    var index = 0
    while index < times.count {
      var end = index + 1
      while end < times.count, times[end].joint == .comma, times[end].time == times[index].time,
        times[end - 1].low - times[end].low == UnitFactor.of(times[end].time)
      {
        end += 1
      }
      if end - index < 3 || !showsCountdown(times[index], times[end - 1]) {
        result += times[index..<end]
      }
      index = end
    }
    return result
  }

  /// Whether a list that counts down is a sample: it goes on with dots, or nobody would list that many times.
  private func showsCountdown(_ first: Measure, _ last: Measure) -> Bool {
    let end = last.range.upperBound
    let isOpen =
      Bytes.matches("…", at: end, end: bytes.count, in: bytes)
      || Bytes.matches("...", at: end, end: bytes.count, in: bytes)
    return isOpen || first.low >= 10 * UnitFactor.of(first.time)
  }

  /// "`Done in 14s · 3 files`": code that stands for a line of the interface, its parts between middle dots.
  func isShown(_ measure: Measure, _ line: TextLine) -> Bool {
    guard let code = context.document.span(at: measure.range.lowerBound, of: line.node, in: .code)
    else {
      return false
    }
    return code.count > 12 && Bytes.find(" · ", in: code, of: bytes) != nil
  }

  private static let range = WordKey.set("range", "ranges")
  private static let grades = WordKey.set(
    "color", "colour", "meaning", "rating", "grade", "quality", "verdict")

  /// "Range | Colour | Meaning": values of a reading that are told apart, and no times of the interface.
  func isRange(_ line: TextLine) -> Bool {
    guard let own = header(ofCell: line.node), own.count < 12,
      Words.contain(Self.range, bytes, own)
    else { return false }
    let row = Int(context.document.nodes[line.node].parent)
    let titles = context.document.children(of: Int(context.document.nodes[row].parent) + 1)
    return titles.contains { Words.contain(Self.grades, bytes, textRange($0)) }
  }

  private static let parameters = WordKey.set(
    "duration", "delay", "timeout", "interval", "debounce", "stagger", "autohideduration",
    "durationms", "delayms", "timeoutms")
  private static let milliseconds = WordKey.set("ms", "milliseconds", "millis")

  /// "duration | number | 4000 | ms before it closes": the default of a parameter whose remark gives the unit.
  func defaultTime(_ measure: Measure, _ line: TextLine) -> Measure? {
    let text = Bytes.trim(line.text, in: bytes)
    guard measure.isSingle, measure.low >= 10, measure.range == text else { return nil }
    let row = Int(context.document.nodes[line.node].parent)
    let cells = context.document.children(of: row)
    guard cells.count > 2, let first = cells.first, textRange(first).count < 32,
      Words.contain(Self.parameters, bytes, textRange(first)),
      cells.contains(where: {
        $0 != line.node && Words.contain(Self.milliseconds, bytes, textRange($0))
      }),
      // "Usage count | 13" beside "100ms": how often the time is used.
      header(ofCell: line.node).map({ Words.contain(Self.counts, bytes, $0) }) != true
    else { return nil }
    var time = measure
    time.unit = .milliseconds
    time.time = .milliseconds
    return time
  }

  private static let counts = WordKey.set(
    "count", "counts", "usage", "usages", "uses", "occurrences", "instances", "anzahl",
    "verwendungen", "häufigkeit", "nombre", "utilisations", "usos", "cantidad", "quantidade",
    "numero", "utilizzi", "aantal", "jumlah", "количество")
  private static let moments = WordKey.set(
    "t", "at", "start", "starts", "begin", "begins", "moment", "offset")
  private static let units = WordKey.set("s", "sec", "ms", "seconds", "time", "at")

  /// Whether a column tells when something begins: "t (s)", "Start (ms)", "Starts at".
  func isMomentHeader(_ header: Range<Int>) -> Bool {
    guard header.count <= 16 else { return false }
    let words = Words.keys(bytes, header)
    guard let first = words.first, Self.moments.contains(first) else { return false }
    return words.count > 1 && words.dropFirst().allSatisfy(Self.units.contains)
  }
}
