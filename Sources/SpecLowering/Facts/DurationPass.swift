import SpecModel
import SpecSyntax
import SpecText

/// Compiles every time quantity that constrains the interface.
///
/// - Shape: one fact a place; headings, lists, tables, prose and code.
/// - Errors: quoted texts are no demands; `NormativityPass` takes out the times that tell history or plan work.
enum DurationPass: LoweringPass {
  static func run(_ context: LoweringContext, into spec: inout SpecDocument) {
    FactReader.with(context) { reader in
      for index in context.lines.indices {
        let range = context.facts.lineMeasures[index]
        if range.isEmpty { continue }
        let measures = reader.timeMeasures(ofLine: index)
        if measures.isEmpty { continue }
        add(measures, ofLine: index, reader: reader, to: &spec)
      }
    }
    for code in context.code {
      for time in code.times { spec.durations.append(time.fact) }
    }
    spec.durations.sort { $0.origin.range.start < $1.origin.range.start }
  }

  private static func add(
    _ measures: [Measure], ofLine index: Int, reader: FactReader, to spec: inout SpecDocument
  ) {
    let line = reader.context.lines[index]
    let words = reader.unquotedWords(ofLine: index)
    let label = reader.labelWords(of: index)
    let above = reader.wordsAbove(index)
    let scope = reader.scope(of: line)
    for measure in measures {
      spec.durations.append(
        DurationFact(
          quantity: reader.labelled(measure, label: label).quantity,
          subject: reader.subject(ofLine: index, at: measure.range),
          role: DurationRole.role(of: measure, words: words, label: label, above: above),
          scope: scope, origin: reader.origin(measure.range)))
    }
  }
}

extension FactReader {
  private static let ago = WordKey("ago")
  private static let clockWords = WordKey.set("format", "clock", "time", "o")
  private static let past = WordKey.set("last", "past", "previous")

  /// The times of a line that may be demands: not quoted, no age ("5 min ago"), no clock format ("24-hour").
  func timeMeasures(ofLine index: Int) -> [Measure] {
    let line = context.lines[index]
    var result: [Measure] = []
    for measure in context.facts.measures(of: index) {
      if measure.isTime {
        if isDemand(measure, in: line) { result.append(measure) }
      } else if measure.isBare, line.holder == .cell, let time = headerTime(measure, line) {
        result.append(time)
      }
    }
    return result
  }

  /// The words of a line outside quotes.
  func unquotedWords(ofLine index: Int) -> ArraySlice<Words.Word> {
    let line = context.lines[index]
    let words = words(of: index)
    guard cues(of: index).contains(.quote),
      line.text.contains(where: { bytes[$0] == 0x22 || bytes[$0] == 0xE2 })
    else { return words }
    return words.filter { !isQuoted($0.range.lowerBound, in: line.text) }[...]
  }

  private func isDemand(_ measure: Measure, in line: TextLine) -> Bool {
    if isQuoted(measure.range.lowerBound, in: line.text) { return false }
    if line.holder == .heading, measure.time == .hours || measure.time == .minutes { return false }
    let next = word(after: measure.range.upperBound, in: line.text)
    if next == Self.ago { return false }
    if measure.time == .hours, let next, Self.clockWords.contains(next) { return false }
    let end = measure.range.upperBound
    let isSplit = measure.joint == .slash || end < line.text.upperBound && bytes[end] == 0x2F
    if measure.time == .hours, isSplit { return false }  // "12/24-hour"
    if let before = word(before: measure.range.lowerBound, in: line.text),
      Self.past.contains(before)
    {
      return false
    }
    return true
  }

  /// "Duration (ms)" above a column of bare numbers.
  private func headerTime(_ measure: Measure, _ line: TextLine) -> Measure? {
    guard measure.range.lowerBound == line.text.lowerBound, let header = header(ofCell: line.node)
    else { return nil }
    var measure = measure
    if Bytes.find("(ms)", in: header, of: bytes) != nil {
      measure.time = .milliseconds
    } else if Bytes.find("(s)", in: header, of: bytes) != nil
      || Bytes.find("(sec", in: header, of: bytes) != nil
    {
      measure.time = .seconds
    } else {
      return nil
    }
    measure.low *= UnitFactor.of(measure.time)
    measure.high *= UnitFactor.of(measure.time)
    measure.unit = .milliseconds
    return measure
  }

  private static let minimum = WordKey.set("min", "minimum")
  private static let maximum = WordKey.set("max", "maximum")

  /// "Maximum: 3 s": a label that begins with a bound opens one end.
  func labelled(_ measure: Measure, label: [WordKey]) -> Measure {
    guard measure.bound == .none, measure.isSingle, let first = label.first else { return measure }
    var measure = measure
    if Self.minimum.contains(first) { measure.bound = .atLeast }
    if Self.maximum.contains(first) { measure.bound = .atMost }
    return measure
  }

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
}
