import SpecModel
import SpecSyntax
import SpecText

extension FactReader {
  private static let clockWords = WordKey.set(
    "format", "clock", "clocks", "time", "o", "hh", "notation")
  /// What is drawn over a span of hours: "24-hour sparkline".
  private static let drawnSpans = WordKey.set(
    "sparkline", "chart", "graph", "history", "trend", "forecast", "view", "plot", "verlauf",
    "vorhersage", "historial", "historique", "previsioni", "pronóstico")
  private static let past = WordKey.set("last", "past", "previous", "letzten", "dernières")

  /// The times of a line that may be demands: not quoted, no age ("5 min ago"), no clock format ("24-hour").
  ///
  /// Times of a timeline ("0:20-0:45") count only where asked for.
  func timeMeasures(ofLine index: Int, withClocks: Bool = false) -> [Measure] {
    let line = context.lines[index]
    var result = mayHoldClass(index) ? classTimes(line) : []
    for measure in context.facts.measures(of: index) {
      if measure.isTime {
        if measure.isClock, !withClocks || !isTimelineStep(measure, ofLine: index) { continue }
        if isDemand(measure, ofLine: index), !isShortWord(measure, line) {
          result.append(rebound(refused(measure, ofLine: index), after: result.last, line))
        }
      } else if measure.isBare {
        if line.holder == .cell, let time = headerTime(measure, line) ?? defaultTime(measure, line)
        {
          result.append(time)
        } else if let time = unitOfLabel(measure, index) {
          result.append(time)
        } else if let time = codeTime(measure, line) ?? listedTime(measure, index)
          ?? listedMoment(measure, index) ?? unitlessDefault(measure, index)
        {
          result.append(time)
        }
      }
    }
    return withoutCountdowns(result)
  }

  /// "max ~~500ms~~ 300ms": a time in place of one that is struck out keeps its bound.
  private func rebound(_ measure: Measure, after last: Measure?, _ line: TextLine) -> Measure {
    if measure.bound != .none,
      isDenied(measure, line) || measure.bound == .atLeast && isRuledOut(measure, line)
    {
      var measure = measure
      measure.bound = measure.bound == .atLeast ? .atMost : .atLeast
      return measure
    }
    guard let last, last.bound != .none, measure.bound == .none,
      (0...4).contains(measure.range.lowerBound - last.range.upperBound),
      context.document.span(at: last.range.lowerBound, of: line.node, in: .strikethrough) != nil
    else { return measure }
    var measure = measure
    measure.bound = last.bound
    return measure
  }

  /// The words of a line outside quotes.
  func unquotedWords(ofLine index: Int) -> ArraySlice<Words.Word> {
    let line = context.lines[index]
    let words = words(of: index)
    guard cues(of: index).contains(.quote), QuoteSpans.touch(context.facts.quotes, line.text)
    else { return words }
    return words.filter { !isQuoted($0.range.lowerBound) }[...]
  }

  /// What tells the role of the times of a line.
  func place(ofLine index: Int) -> DurationRole.Place {
    let line = context.lines[index]
    let header = line.holder == .cell ? header(ofCell: line.node) : nil
    var place = DurationRole.Place(words: unquotedWords(ofLine: index))
    place.label = labelWords(of: index)
    if line.holder == .cell, place.label.isEmpty, let first = firstCell(ofRowOf: index) {
      place.row = words(of: first).prefix(6).map(\.key)
    }
    place.above = wordsAbove(index)
    place.isMoment = header.map(isMomentHeader) ?? false
    place.text = (bytes, line.text, header)
    return place
  }

  // MARK: Demands

  private func isDemand(_ measure: Measure, ofLine index: Int) -> Bool {
    let line = context.lines[index]
    // What stands around each of hundreds of measures on one line tells nothing, and takes the square of their number.
    guard context.facts.measures(of: index).count <= 256 else { return true }
    if isQuoted(measure.range.lowerBound) || isShown(measure, line) || isText(measure, line) {
      return false
    }
    if SeekSteps.isFormer(measure.range, bytes) || isReplaced(measure, index) { return false }
    if line.holder == .cell, isRange(line) || isOfAnotherSystem(line) { return false }
    if measure.isTime, isOfContent(measure, ofLine: index) || isTestClock(measure, line) {
      return false
    }
    // "~0.4 ms a commit": what a machine needs, as nobody sees so little and roughly.
    if measure.isApproximate, measure.isTime, measure.bound == .none, measure.low > 0,
      measure.high < 1
    {
      return false
    }
    if measure.isTime, isAsked(measure, line) || isDiscouraged(measure, line) {
      return false
    }
    if measure.bound == .none, measure.isSingle, isRuledOut(measure, line) { return false }
    if isJudged(measure, line) || isZeroInSigns(measure, line) || isTolerance(measure, line)
      || isEndOfCount(measure, line) || isNeedless(measure, line)
      || isAmongSamples(measure, line)
    {
      return false
    }
    if isRejected(measure, line) || isSample(measure, ofLine: index)
      || isFigure(measure, ofLine: index) || isNoTime(measure, ofLine: index)
    {
      return false
    }
    if measure.time == .milliseconds { return true }
    let isLong = measure.time != .seconds
    let isInterval = !measure.isSingle || measure.bound != .none
    if line.holder == .heading, isLong, !isInterval, !isAnnounced(measure, line) { return false }
    if measure.time == .days, !isRetention(index, measure) { return false }
    if isAge(measure, line) || isStep(measure, ofLine: index) { return false }
    guard isLong else { return !isOfWork(measure, ofLine: index) }
    if isActivity(measure, line) || isOfWork(measure, ofLine: index) { return false }
    if isFactor(measure, line) { return false }
    if isTimeOfDay(measure, line) || isCode(measure, line) { return false }
    let next = word(after: measure.range.upperBound, in: line.text)
    if measure.time == .hours, let next, Self.clockWords.contains(next) { return false }
    if measure.time == .hours, isDrawn(measure, ofLine: index) { return false }
    if isChoice(measure, ofLine: index) { return false }
    let end = measure.range.upperBound
    if measure.time == .hours, isWindow(measure, line) { return false }
    if isPace(measure, line) { return false }
    let isSplit = measure.joint == .slash || end < line.text.upperBound && bytes[end] == 0x2F
    return measure.time != .hours || !isSplit  // "12/24-hour"
  }

  /// "24-hour temperature sparkline": over what something is drawn.
  private func isDrawn(_ measure: Measure, ofLine index: Int) -> Bool {
    measure.isSingle && measure.bound == .none
      && words(of: index).lazy.filter { $0.range.lowerBound >= measure.range.upperBound }.prefix(2)
        .contains { Self.drawnSpans.contains($0.key) }
  }

  /// "Pro mode (8-12 min)" as a title: how long people take, and no demand.
  private func isPace(_ measure: Measure, _ line: TextLine) -> Bool {
    let (start, end) = (measure.range.lowerBound, measure.range.upperBound)
    return line.holder == .heading && !measure.isSingle && measure.low >= 60_000
      && start > line.text.lowerBound && end < line.text.upperBound
      && bytes[start - 1] == 0x28 && bytes[end] == 0x29
  }

  /// "error rate (24h)": over what a number is taken.
  private func isWindow(_ measure: Measure, _ line: TextLine) -> Bool {
    let (start, end) = (measure.range.lowerBound, measure.range.upperBound)
    return start > line.text.lowerBound && end < line.text.upperBound && measure.isSingle
      && bytes[start - 1] == 0x28 && bytes[end] == 0x29 && bytes[end - 1] | 0x20 == 0x68
  }

  /// "5 min ago", "vor 5 Minuten", "in the last 30 seconds"
  private func isAge(_ measure: Measure, _ line: TextLine) -> Bool {
    let range = measure.range
    if measure.bound == .none, let next = word(after: range.upperBound, in: line.text),
      DurationCues.ages.contains(next)
        || DurationCues.eras.contains(next) && isDecade(measure)
    {
      return true
    }
    for mark: StaticString in ["前", "전"] {
      for gap in 0...1
      where Bytes.matches(mark, at: range.upperBound + gap, end: line.text.upperBound, in: bytes) {
        let end = range.upperBound + gap + mark.utf8CodeUnitCount
        return !isLeadTime(measure, end, line)
      }
    }
    guard let before = word(before: range.lowerBound, in: line.text) else { return false }
    if measure.time != .seconds,
      DurationCues.agesBefore.contains(before) || before == Self.has && isThereHas(range, line)
    {
      return true
    }
    // "Within the last 6 hours" limits what holds now.
    return Self.past.contains(before) && measure.bound != .atMost && !isEnding(measure, line)
  }

  /// "終了の10秒前に", "開始5分前から", "5분 전부터": before something that is still to come. What comes "before" without "から"
  /// is no more than seconds.
  private func isLeadTime(_ measure: Measure, _ end: Int, _ line: TextLine) -> Bool {
    func follows(_ particle: StaticString) -> Bool {
      Bytes.matches(particle, at: end, end: line.text.upperBound, in: bytes)
    }
    if measure.time != .days, follows("から") || follows("부터") { return true }
    let isShort = measure.time == .seconds || measure.time == .milliseconds
    return isShort && (follows("に") || follows("에"))
  }

  private static let has = WordKey("a")

  /// "il y a 5 minutes"; "a 5 minute wait" is no age.
  private func isThereHas(_ range: Range<Int>, _ line: TextLine) -> Bool {
    Bytes.matches("y a ", at: range.lowerBound - 4, end: range.lowerBound, in: bytes)
      && range.lowerBound - 4 >= line.text.lowerBound
  }

  /// "80s" as the name of ten years: tens of seconds without a space.
  private func isDecade(_ measure: Measure) -> Bool {
    let range = measure.range
    return range.count == 3 && bytes[range.lowerBound] > 0x31 && bytes[range.lowerBound + 1] == 0x30
      && bytes[range.lowerBound + 2] == 0x73
  }

  /// Days are a demand only where the line or what stands above it keeps or ends something, or something follows them.
  private func isRetention(_ index: Int, _ measure: Measure) -> Bool {
    let line = context.lines[index]
    if let before = word(before: measure.range.lowerBound, in: line.text),
      DurationCues.sequels.contains(before)
    {
      return true
    }
    let end = measure.range.upperBound
    for mark: StaticString in ["후", "後", "后"] {
      // The Korean word is part of the unit: alone 일 may name a day of the month.
      let isSequel = [end - mark.utf8CodeUnitCount, end, end + 1].contains {
        Bytes.matches(mark, at: $0, end: line.text.upperBound, in: bytes)
      }
      if isSequel { return true }
    }
    if let next = word(after: end, in: line.text), DurationCues.sequelsBehind.contains(next) {
      return true
    }
    return isQuota(measure, line)
      || words(of: index).contains { DurationCues.retention.contains($0.key) }
      || wordsAbove(index).contains(where: DurationCues.retention.contains)
  }

  // MARK: Bare numbers

  /// "Duration (ms)" or no more than "ms" above a column of bare numbers.
  private func headerTime(_ measure: Measure, _ line: TextLine) -> Measure? {
    guard opensCell(measure, line), let header = header(ofCell: line.node) else { return nil }
    guard let unit = headerUnit(header) ?? unitBeside(line, header) else { return nil }
    var measure = withFraction(measure, line)
    measure.time = unit
    measure.low *= UnitFactor.of(measure.time)
    measure.high *= UnitFactor.of(measure.time)
    measure.unit = .milliseconds
    return measure
  }

  /// "Duration(milliseconds: 200)" in a code span.
  private func codeTime(_ measure: Measure, _ line: TextLine) -> Measure? {
    let start = measure.range.lowerBound
    guard start > line.text.lowerBound + 5, measure.isSingle, measure.bound == .none else {
      return nil
    }
    let before = bytes[start - 1] == 0x20 ? bytes[start - 2] : bytes[start - 1]
    if before == 0x2C { return timerArgument(measure, line) }
    guard [0x3A, 0x28, 0x3D, 0x7B].contains(before) else { return nil }
    guard context.document.span(at: start, of: line.node, in: .code) != nil else { return nil }
    let code = max(line.text.lowerBound, start - 60)..<line.text.upperBound
    let measure = MotionCode.quotient(measure, bytes, end: line.text.upperBound)
    // "duration: 0" turns a motion off or keeps a message.
    guard measure.high > 0, var key = MotionCode.key(before: measure.range, in: code, bytes) else {
      return nil
    }
    if key.unit == .none,
      MotionCode.isInSeconds(
        measure.range, in: line.text, bytes, hasMotion: MotionCode.hasMotion(line.text, bytes))
    {
      key.unit = .seconds
    }
    return key.time(measure, language: .script)
  }

  /// "setTimeout(close, 2500)" in a code span: the last argument of a timer is in milliseconds.
  ///
  /// - Source: HTML Living Standard, 8.6 Timers.
  private func timerArgument(_ measure: Measure, _ line: TextLine) -> Measure? {
    let end = measure.range.upperBound
    guard end < line.text.upperBound, bytes[end] == 0x29 else { return nil }
    guard
      let span = context.document.span(at: measure.range.lowerBound, of: line.node, in: .code)
    else { return nil }
    let code = span.lowerBound..<measure.range.lowerBound
    guard
      Bytes.find("settimeout(", in: code, of: bytes) != nil
        || Bytes.find("setinterval(", in: code, of: bytes) != nil
    else { return nil }
    var time = measure
    time.unit = .milliseconds
    time.time = .milliseconds
    return time
  }

  /// "delays (0.1, 0.2, 0.4s)": in a list that opens with a bracket or a colon, the last number gives the unit to all.
  private func listedTime(_ measure: Measure, _ index: Int) -> Measure? {
    let line = context.lines[index]
    guard measure.isSingle, measure.low > 0, measure.bound == .none,
      let place = place(ofFirst: measure, line), place == 0x28 || place == 0x3A
    else { return nil }
    let all = context.facts.measures(of: index)
    guard var next = all.firstIndex(where: { $0.range == measure.range }) else { return nil }
    while next + 1 < all.endIndex, isListed(all[next], all[next + 1]) {
      next += 1
      guard all[next].isTime else { continue }
      guard all[next].time != .days, all[next].time != .hours, all[next].isSingle else {
        return nil
      }
      var time = measure
      let factor = UnitFactor.of(all[next].time)
      time.low *= factor
      time.high *= factor
      time.unit = .milliseconds
      time.time = all[next].time
      return time
    }
    return nil
  }

  /// Whether two numbers stand in one list, with a comma and a blank at most between them, or ", or ".
  private func isListed(_ first: Measure, _ second: Measure) -> Bool {
    let between = first.range.upperBound..<max(first.range.upperBound, second.range.lowerBound)
    guard (1...6).contains(between.count), bytes[between.lowerBound] == 0x2C else { return false }
    let rest = Bytes.trim(between.lowerBound + 1..<between.upperBound, in: bytes)
    return rest.isEmpty || Self.alternatives.contains(WordKey(bytes, rest))
  }

  private static let alternatives = WordKey.set("or", "oder", "ou", "o", "of", "and", "und", "et")

  /// The mark before the list of numbers that a number belongs to.
  private func place(ofFirst measure: Measure, _ line: TextLine) -> UInt8? {
    var start = measure.range.lowerBound
    while start > line.text.lowerBound {
      let byte = bytes[start - 1]
      let isPart = Bytes.isDigit(byte) || byte == 0x2E || byte == 0x2C || byte == 0x20
      guard isPart else {
        // "f(0.4, 1, 2s)" is a call.
        let isCall =
          byte == 0x28 && start - 2 >= line.text.lowerBound && Bytes.isWord(bytes[start - 2])
        return isCall ? nil : byte
      }
      start -= 1
    }
    return nil
  }

  // MARK: Bounds

  private static let minimum = WordKey.set(
    "min", "minimum", "minimal", "minimale", "mindestens", "minimo", "minimaal")
  private static let maximum = WordKey.set(
    "max", "maximum", "maximal", "maximale", "massimo", "maximaal", "limit", "limite")

  private static let firm = WordKey.set("hard", "upper", "absolute")
  private static let limit = WordKey("limit")
  private static let limite = WordKey("limite")

  /// Whether a row tells what a time without anybody, or a time that runs out, leads to.
  private func comesWhenOver(_ measure: Measure, ofLine index: Int) -> Bool {
    if Words.contain(Self.lapses, bytes, context.lines[index].text) { return true }
    return firstCell(ofRowOf: index).map {
      Words.contain(Self.lapses, bytes, context.lines[$0].text)
    } ?? false
  }

  private static let lapses = WordKey.set(
    "inactivity", "inactive", "idle", "idleness", "countdown", "valid", "validity", "expires",
    "expiry", "expiration", "timeout", "logout", "disabled", "cooldown", "lifetime", "warning",
    "lock", "lockout", "locked", "blocked", "out", "inaktivität", "gültig", "inactivité",
    "inactividad", "inatividade", "inattività")

  /// Labels of what must not be: "Don't: fades > 320ms" allows up to 320ms.
  private static let denials = WordKey.set("don", "dont", "never", "avoid")

  /// Whether a line opens with a sign of what must not be: "❌ Long animations (> 500 ms)"; below a heading "Don'ts",
  /// whose items are read as they stand, the sign only says the heading again.
  private func isCrossedOut(_ line: TextLine) -> Bool { opensWithCross(line) && !refuses(line) }

  /// Whether a sign of what must not be opens a line.
  func opensWithCross(_ line: TextLine) -> Bool {
    let signs: [StaticString] = ["❌", "🚫", "✗", "⛔"]
    return bytes[line.text.lowerBound] >= 0xE2
      && signs.contains {
        Bytes.matches($0, at: line.text.lowerBound, end: line.text.upperBound, in: bytes)
      }
  }

  /// "Maximum: 3 s", or a column "Max duration": a label that begins with a bound opens one end.
  func labelled(_ measure: Measure, label: [WordKey], ofLine index: Int) -> Measure {
    let isDenied = label.first.map(Self.denials.contains) ?? false
    if measure.bound == .atLeast,
      isDenied && label.count < 3 || isCrossedOut(context.lines[index])
    {
      var allowed = measure
      allowed.bound = .atMost
      return allowed
    }
    guard measure.bound == .none, measure.isSingle else { return measure }
    var first = label.first
    var isFirm = false
    let line = context.lines[index]
    if line.holder == .cell, let header = header(ofCell: line.node),
      header.lowerBound != line.text.lowerBound
    {
      let words = Words.all(bytes, header)
      // "Hard limit"
      isFirm = words.count == 2 && Self.firm.contains(words[0].key)
      first = isFirm ? words[1].key : words.first?.key
      // "Min stay | 3 s" below "Property | Value": the row says the bound where the column does not.
      if !(first.map { Self.minimum.contains($0) || Self.maximum.contains($0) } ?? false),
        let head = firstCell(ofRowOf: index)
      {
        first = Words.all(bytes, context.lines[head].text).first?.key
      }
    }
    if let last = label.last, label.count > 1, label.count <= 3, last != Self.limit,
      Self.minimum.contains(last) || Self.maximum.contains(last)
    {
      // "Délai maximal : 500 ms"
      first = last
    }
    if line.holder == .cell, measure.range.lowerBound == line.text.lowerBound,
      let bound = scriptBound(ofCell: line, at: index)
    {
      var measure = measure
      measure.bound = bound
      return measure
    }
    guard let first else { return measure }
    // "Limit | 5 min of inactivity": what comes when a time is over comes then.
    if !isFirm, first == Self.limit || first == Self.limite, line.holder == .cell,
      comesWhenOver(measure, ofLine: index)
    {
      return measure
    }
    var measure = measure
    if Self.minimum.contains(first) { measure.bound = .atLeast }
    if Self.maximum.contains(first) { measure.bound = .atMost }
    return measure
  }

  /// Whether a column holds durations.
  func isDurationHeader(_ header: Range<Int>) -> Bool {
    guard header.count <= 40 else { return false }
    let words = FoldedWords(bytes, header).words
    return !words.isEmpty && words.count <= 2
      && words.contains { DurationCues.headers.contains($0.key) }
  }

  // MARK: Words

  func word(after offset: Int, in line: Range<Int>) -> WordKey? {
    var start = offset
    while start < line.upperBound,
      bytes[start] == 0x20 || bytes[start] == 0x2D || bytes[start] == 0x2B
    {
      start += 1
    }
    var end = start
    while end < line.upperBound, Bytes.isLetter(bytes[end]) { end += 1 }
    return end > start ? WordKey(bytes, start..<end) : nil
  }

  func word(before offset: Int, in line: Range<Int>) -> WordKey? {
    var end = offset
    while end > line.lowerBound, bytes[end - 1] == 0x20 { end -= 1 }
    var start = end
    while start > line.lowerBound, Bytes.isLetter(bytes[start - 1]) { start -= 1 }
    return end > start ? WordKey(bytes, start..<end) : nil
  }

  /// The words of the line that introduces a line, or of the nearest heading; for a cell those of its column too.
  func wordsAbove(_ index: Int) -> [WordKey] {
    let line = context.lines[index]
    var words: [WordKey] = []
    if line.holder == .cell, let header = header(ofCell: line.node) {
      words = Words.keys(bytes, header)
      // "Before" and "After" over the columns of a rework are no times.
      if words.count == 1, words[0] == Self.before || words[0] == Self.after { words = [] }
    }
    if let owner = owner(of: index) {
      let label = label(of: context.lines[owner])
      let known = self.words(of: owner).prefix { $0.range.upperBound <= label.upperBound }
      if words.isEmpty { return known.map(\.key) }
      words += known.lazy.map(\.key)
    } else {
      let section = Int(context.document.nodes[line.node].section)
      let heading = Int(context.document.sections[section].heading)
      if heading >= 0 { words += Words.keys(bytes, textRange(heading)) }
    }
    return words
  }
  private static let before = WordKey("before")
  private static let after = WordKey("after")
}
