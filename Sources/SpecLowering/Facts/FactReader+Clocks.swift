import SpecModel
import SpecSyntax
import SpecText

/// Moments of a clock that runs for minutes and seconds.
extension FactReader {
  private static let ats = WordKey.set("at", "bei", "bij", "pada", "upon", "reaching", "reaches")

  /// Whether a step of a timeline begins a cell, an item or what follows its label, or is one of those that a sentence
  /// tells one after the other from 0:00 on: "From 0:00–0:20 the logo fades in, then 0:20–0:45 the title holds".
  func isTimelineStep(_ measure: Measure, ofLine index: Int) -> Bool {
    let line = context.lines[index]
    let start = measure.range.lowerBound
    if start <= line.text.lowerBound + 1 || start == line.value.lowerBound {
      return line.holder == .cell || !isBesideHours(index)
    }
    guard line.holder == .paragraph || line.holder == .item else { return false }
    let measures = context.facts.measures(of: index)
    guard measures.count <= 64 else { return false }
    // A day has no part that ends within its first minute.
    var (end, count) = (0.0, 0)
    for step in measures where step.isClock {
      guard step.low == end, count > 0 || step.high < 60_000 else { return false }
      end = step.high
      count += 1
    }
    return count > 1 && end <= 600_000
  }

  /// "0:00–6:00" over "9:00–9:30": whether the lines around tell parts of a day.
  private func isBesideHours(_ index: Int) -> Bool {
    [index - 2, index - 1, index + 1, index + 2].contains { other in
      context.lines.indices.contains(other)
        && context.facts.measures(of: other).contains { $0.isClock && $0.high > 600_000 }
    }
  }

  /// "Warning (2:45)", "stops at 3:00": places that name a moment of the steps of the document, which run in minutes and
  /// seconds; where no steps run, such numbers are times of day, ratios or verses.
  ///
  /// - Parameter moments: the ends of steps such as "0:00 - 3:00", in milliseconds.
  func clockMoments(endsOfSteps moments: Set<Double>) -> [(line: Int, time: Measure)] {
    guard !moments.isEmpty else { return [] }
    var known = moments
    var result: [(line: Int, time: Measure)] = []
    // A step that lies within another begins at a moment of its own.
    for index in context.lines.indices {
      for measure in context.facts.measures(of: index)
      where measure.isClock && moments.contains(measure.high) { known.insert(measure.low) }
    }
    known.remove(0)
    for (index, line) in context.lines.enumerated() where cues(of: index).contains(.number) {
      for colon in line.text where bytes[colon] == 0x3A {
        guard let time = moment(at: colon, of: line), known.contains(time.low),
          !isQuoted(time.range.lowerBound)
        else { continue }
        result.append((index, time))
      }
    }
    return result
  }

  /// The minutes and seconds around a colon, alone in brackets or behind a word such as "at".
  private func moment(at colon: Int, of line: TextLine) -> Measure? {
    let text = line.text
    var start = colon
    while start > text.lowerBound, colon - start < 3, Bytes.isDigit(bytes[start - 1]) { start -= 1 }
    let end = colon + 3
    guard (1...2).contains(colon - start), start > text.lowerBound, end <= text.upperBound,
      bytes[colon + 1] &- 0x30 < 6, Bytes.isDigit(bytes[colon + 2])
    else { return nil }
    let next = end < text.upperBound ? bytes[end] : 0x20
    let isBracketed = bytes[start - 1] == 0x28 && next == 0x29
    guard
      isBracketed
        || bytes[start - 1] == 0x20 && !Bytes.isWord(next) && next != 0x3A
          && !isOfDay(behind: end, text)
          && word(before: start, in: text).map(Self.ats.contains) ?? false
    else { return nil }
    var minutes = 0.0
    for place in start..<colon { minutes = minutes * 10 + Double(bytes[place] & 0x0F) }
    let seconds = Double(bytes[colon + 1] & 0x0F) * 10 + Double(bytes[colon + 2] & 0x0F)
    let length = (minutes * 60 + seconds) * 1000
    return Measure(
      low: length, high: length, unit: .milliseconds, time: .seconds, range: start..<end)
  }

  private static let ofDay = WordKey.set(
    "am", "pm", "a", "p", "utc", "gmt", "cet", "o", "uhr", "h", "every", "daily", "each", "on")

  /// "at 3:00 pm": whether a word for a time of day follows.
  private func isOfDay(behind end: Int, _ text: Range<Int>) -> Bool {
    word(after: end, in: text).map(Self.ofDay.contains) ?? false
  }
}
