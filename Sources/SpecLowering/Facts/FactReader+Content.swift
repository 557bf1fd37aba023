import SpecModel
import SpecSyntax
import SpecText

/// Times of what the interface shows, a video or a scale, which demand nothing of the interface itself.
extension FactReader {
  /// Whether a time is the length of a medium, a step through it, a span or tick of its scale, a format's threshold,
  /// or a position in it.
  func isOfContent(_ measure: Measure, ofLine index: Int) -> Bool {
    let line = context.lines[index]
    if isZeroPosition(measure, line) { return true }
    guard measure.time != .milliseconds else { return false }
    return isOfMedium(measure, line) || SeekSteps.holds(measure, in: line.text, bytes)
      || SimulatedTimes.holds(measure, in: line.text, bytes) || isOfFormat(measure, line)
      || isInExampleTitle(measure, line) || isInExamples(measure, line)
      || isOfTest(measure, line) || isNameOfSection(measure, line)
      || isOfScale(measure, ofLine: index)
  }

  private static let media = WordKey.set(
    "video", "videos", "clip", "clips", "song", "songs", "movie", "film", "recording", "recordings",
    "audio", "footage", "reel", "vidéo", "vídeo", "lied", "aufnahme", "canción", "chanson")

  /// "30-second video": an adjective before the name of a medium.
  private func isOfMedium(_ measure: Measure, _ line: TextLine) -> Bool {
    guard measure.isSingle, measure.bound == .none,
      let next = word(after: measure.range.upperBound, in: line.text)
    else { return false }
    return Self.media.contains(next)
  }

  /// "`M:SS` for times under 1 hour": which times a format is for.
  private func isOfFormat(_ measure: Measure, _ line: TextLine) -> Bool {
    guard measure.bound != .none else { return false }
    let near =
      max(
        line.text.lowerBound, measure.range.lowerBound - 80)..<min(
        line.text.upperBound, measure.range.upperBound + 80)
    return Bytes.find(":ss", in: near, of: bytes) != nil
  }

  private static let examples = WordKey.set(
    "example", "examples", "beispiel", "ejemplo", "exemple", "esempio", "exemplo")

  /// "Example 1: A 30-second countdown": what is chosen for the sake of an example.
  private func isInExampleTitle(_ measure: Measure, _ line: TextLine) -> Bool {
    guard line.holder == .heading, line.text.count <= 200 else { return false }
    return Words.keys(bytes, line.text).prefix(3).contains(where: Self.examples.contains)
  }

  private static let tests = WordKey.set("test", "tests", "testfall", "prueba", "testing")

  /// "Test 3: open the sheet (30 sec)": how long a person needs for a test, in parentheses at the end of its heading.
  private func isOfTest(_ measure: Measure, _ line: TextLine) -> Bool {
    let text = Bytes.trim(line.text, in: bytes)
    guard line.holder == .heading, measure.bound == .none,
      measure.range.upperBound == text.upperBound - 1, bytes[text.upperBound - 1] == 0x29,
      let first = Words.keys(bytes, text.prefix(24)).first
    else { return false }
    return Self.tests.contains(first)
  }

  /// "Work 45 minutes → 9 minutes of rest" below "Examples": what somebody may choose; shorter times show how the
  /// interface moves.
  private func isInExamples(_ measure: Measure, _ line: TextLine) -> Bool {
    guard measure.time == .minutes || measure.time == .hours,
      let title = scope(of: line).last, title.utf8.count <= 40
    else { return false }
    let words = Names.words(title)
    return words.count <= 3 && (words.last.map(Self.exampleNouns.contains) ?? false)
  }

  private static let exampleNouns: Lexicon = [
    "examples", "beispiele", "ejemplos", "exemples", "esempi", "exemplos", "voorbeelden",
  ]

  private static let clocks = WordKey.set(
    "pump", "pumpandsettle", "sleep", "advance", "advancetimersbytime", "waitfor", "waitfortimeout",
    "tick")

  /// "`pump(140ms)`": how far a test moves the clock.
  func isTestClock(_ measure: Measure, _ line: TextLine) -> Bool {
    let start = measure.range.lowerBound
    guard start > line.text.lowerBound + 4, bytes[start - 1] == 0x28,
      Bytes.isLetter(bytes[start - 2]),
      context.document.span(at: start, of: line.node, in: .code) != nil
    else { return false }
    return word(before: start - 1, in: line.text).map(Self.clocks.contains) ?? false
  }

  private static let at = WordKey("at")

  /// "paused at 0 s", "at 5s, 0s", "**0 seconds**: the last cue": where something begins or ends.
  private func isZeroPosition(_ measure: Measure, _ line: TextLine) -> Bool {
    guard measure.high == 0, measure.time == .seconds else { return false }
    if let label = line.label, measure.range == Bytes.trim(label, in: bytes) { return true }
    var start = measure.range.lowerBound
    // Back over the times of a list before it.
    while start > line.text.lowerBound, measure.range.lowerBound - start < 80 {
      let byte = bytes[start - 1]
      guard Bytes.isDigit(byte) || byte == 0x2C || byte == 0x20 || byte == 0x2E || byte == 0x73
      else { break }
      start -= 1
    }
    return start < measure.range.lowerBound
      && word(before: start, in: line.text) == Self.at
  }

  // MARK: Scales

  private static let spans = WordKey.set("visible", "fill", "fills", "sichtbar", "visibles")
  private static let ticks = WordKey.set("tick", "ticks", "gridline", "gridlines", "visible")
  private static let scaleWords = WordKey.set("zoom", "ruler", "axis", "waveform", "timescale")
  private static let scales: Lexicon = ["zoom", "ruler", "axis", "waveform", "timescale"]

  /// "> 30 minutes visible" at a level of zoom, "Major Tick Interval | 5 s" of a ruler: how a scale is drawn.
  private func isOfScale(_ measure: Measure, ofLine index: Int) -> Bool {
    let line = context.lines[index]
    let next = word(after: measure.range.upperBound, in: line.text)
    let isSpan = next.map(Self.spans.contains) ?? false
    guard isSpan || isOfTicks(index) else { return false }
    return Words.near(measure.range, in: words(of: index), reach: 240)
      .contains { Self.scaleWords.contains($0.key) }
      || wordsAbove(index).contains(where: Self.scaleWords.contains)
      || scope(of: line).contains { Names.hasWord($0, in: Self.scales) }
  }

  /// Whether the label of a line, or the header of a cell, speaks of ticks or of what is visible.
  private func isOfTicks(_ index: Int) -> Bool {
    let line = context.lines[index]
    let title = line.holder == .cell ? header(ofCell: line.node) : line.label
    guard let title, title.count <= 80 else { return false }
    return Words.contain(Self.ticks, bytes, title)
  }
}
