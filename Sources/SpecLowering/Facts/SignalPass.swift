import SpecModel
import SpecSyntax
import SpecText

/// Compiles relations between the signals of a gesture: factors, ramps and thresholds, in text and in code.
enum SignalPass: LoweringPass {
  static func run(_ context: LoweringContext, into spec: inout SpecDocument) {
    FactReader.with(context) { reader in
      for index in context.lines.indices where !context.facts.lineMeasures[index].isEmpty {
        let line = context.lines[index]
        guard line.holder != .heading else { continue }
        guard reader.cues(of: index).contains(.signal) else { continue }
        let words = reader.words(of: index)
        if let relation = SignalLine(index: index, line: line, words: words, reader: reader).read()
        {
          spec.signals.append(relation)
        }
      }
    }
    CodeSignals.read(context, into: &spec)
    spec.signals.sort { $0.origin.range.start < $1.origin.range.start }
  }
}

/// Words that name signals and their relations.
enum SignalWords {
  static let inputs = WordKey.set(
    "drag", "dragging", "finger", "scroll", "scrolling", "swipe", "pull", "pan", "translation",
    "offset", "pinch", "distance")
  static let thresholds = WordKey.set(
    "threshold", "exceeds", "exceed", "past", "beyond", "exceeding", "crosses", "reaches", "passes",
    "passed", "crossed", "exceeded")
  static let fades = WordKey.set("fade", "fades", "opacity", "alpha")
  static let full = WordKey("full")
  static let fully = WordKey("fully")
  static let seen = WordKey.set("visible", "opaque", "shown")
  static let after = WordKey("after")
  static let starts = WordKey.set(
    "appears", "appear", "shows", "show", "visible", "starts", "start", "begins", "begin")
  static let opacity = WordKey("opacity")
  static let scale = WordKey("scale")
  static let units: Set<Unit> = [.px, .pt, .dp]
}

/// Reads the relation that one line states.
private struct SignalLine {
  let index: Int
  let line: TextLine
  let words: ArraySlice<Words.Word>
  let reader: FactReader

  func read() -> SignalRelation? {
    let measures = reader.context.facts.measures(of: index)
    let lengths = measures.filter { $0.unit.map(SignalWords.units.contains) ?? false }
    if let factor = measures.first(where: { $0.unit == .times && $0.isSingle }), lengths.isEmpty {
      return relation(.linear(factor: factor.low), at: factor, output: subjectWords(factor))
    }
    guard let length = lengths.first else { return nil }
    let isFade = words.contains { SignalWords.fades.contains($0.key) }
    if !length.isSingle {
      let output = outputRange(measures)
      guard isFade || output != nil else { return nil }
      return relation(
        .ramp(
          output: output ?? 0...1, input: length.low...length.high, inputUnit: length.unit ?? .px),
        at: length, output: outputName(length))
    }
    let isSeen = isFade || words.contains { SignalWords.seen.contains($0.key) }
    if isSeen, words.contains(where: { $0.key == SignalWords.full || $0.key == SignalWords.fully }),
      length.low > 0
    {
      return relation(
        .ramp(output: 0...1, input: 0...length.low, inputUnit: length.unit ?? .px), at: length,
        output: outputName(length))
    }
    guard
      words.contains(where: { SignalWords.thresholds.contains($0.key) }) || startsAfter(length)
    else { return nil }
    return relation(
      .threshold(value: length.low, unit: length.unit ?? .px), at: length,
      output: subjectWords(length))
  }

  /// "appears after 20px of drag"
  private func startsAfter(_ measure: Measure) -> Bool {
    let before = words.last { $0.range.upperBound <= measure.range.lowerBound }
    return before?.key == SignalWords.after
      && words.contains { SignalWords.starts.contains($0.key) }
      && words.contains { word in
        word.range.lowerBound >= measure.range.upperBound && SignalWords.inputs.contains(word.key)
      }
  }

  /// "from 0 to 1": the bare interval that a ramp gives out.
  private func outputRange(_ measures: ArraySlice<Measure>) -> ClosedRange<Double>? {
    let found = measures.first {
      !$0.isSingle && ($0.isBare || $0.unit == .times || $0.unit == .percent)
    }
    guard let found else { return nil }
    let factor = found.unit == .percent ? 0.01 : 1
    return found.low * factor...found.high * factor
  }

  private func relation(
    _ form: SignalRelation.Form, at measure: Measure, output: String
  ) -> SignalRelation {
    SignalRelation(
      output: output, input: inputName(measure), form: form, isCode: false,
      text: reader.string(line.text), origin: reader.origin(measure.range))
  }

  /// The signal that leads: the words beside the measure that name it.
  private func inputName(_ measure: Measure) -> String {
    let inputs = words.filter { SignalWords.inputs.contains($0.key) }
    let after = inputs.first { $0.range.lowerBound >= measure.range.upperBound }
    guard let first = after ?? inputs.last else { return "" }
    var end = first.range.upperBound
    for word in inputs where word.range.lowerBound == end + 1 { end = word.range.upperBound }
    return reader.string(first.range.lowerBound..<end)
  }

  /// What follows: "Timestamp opacity" in "Timestamp opacity fades from 0 to 1".
  private func outputName(_ measure: Measure) -> String {
    let name = words.first { $0.key == SignalWords.opacity || $0.key == SignalWords.scale }
    guard let name else { return subjectWords(measure) }
    let start = line.text.lowerBound
    let phrase = words.filter { $0.range.upperBound <= name.range.upperBound }.count
    if phrase <= 3 { return reader.string(start..<name.range.upperBound) }
    return reader.string(name.range)
  }

  private static let verbs = WordKey.set(
    "follows", "follow", "appears", "appear", "moves", "move", "shows", "becomes", "is", "fades",
    "starts", "triggers", "opens", "closes", "reveals", "when", "with", "scales", "activates")

  /// The words before the first verb.
  private func subjectWords(_ measure: Measure) -> String {
    let verb = words.first {
      Self.verbs.contains($0.key) && $0.range.lowerBound > line.text.lowerBound
        && $0.range.lowerBound >= line.value.lowerBound
        && $0.range.upperBound <= measure.range.lowerBound
    }
    if let verb {
      let range = Bytes.trim(line.value.lowerBound..<verb.range.lowerBound, in: reader.bytes)
      if !range.isEmpty { return reader.string(range) }
    }
    return reader.subject(ofLine: index, at: measure.range)
  }
}
