import SpecModel
import SpecSyntax
import SpecText

/// Compiles every time quantity that constrains the interface.
///
/// - Shape: one fact a place or a sum; headings, lists, tables, prose and code.
/// - Errors: quoted texts are no demands; `NormativityPass` takes out the times that tell history or plan work.
///   Cells of duration columns that hold no number go to `unresolved`.
enum DurationPass: LoweringPass {
  static func run(_ context: LoweringContext, into spec: inout SpecDocument) {
    FactReader.with(context) { reader in
      var timeline = Timeline()
      var moments: Set<Double> = []
      for index in context.lines.indices {
        if context.lines[index].holder == .heading { timeline = Timeline() }
        if context.facts.lineMeasures[index].isEmpty, !reader.mayHoldClass(index) { continue }
        let measures = reader.timeMeasures(ofLine: index, withClocks: true)
          .filter { timeline.accepts($0) && !isForbidden($0, index, reader) }
        if measures.isEmpty { continue }
        for measure in measures where measure.isClock { moments.insert(measure.high) }
        add(measures, ofLine: index, reader: reader, to: &spec)
      }
      for (index, time) in reader.clockMoments(endsOfSteps: moments) {
        add([time], ofLine: index, reader: reader, to: &spec)
      }
      addNumberless(reader: reader, to: &spec)
    }
    for code in context.code {
      for time in code.times { spec.durations.append(time.fact) }
    }
    spec.durations.sort { $0.origin.range.start < $1.origin.range.start }
  }

  /// Adds the times that front matter defines.
  static func add(_ tokens: [Token], _ context: LoweringContext, to spec: inout SpecDocument) {
    let times = tokens.filter { $0.kind == .duration }
    guard !times.isEmpty else { return }
    let document = context.document
    document.source.bytes.withUnsafeBufferPointer { bytes in
      for token in times {
        let value = token.valueOrigin.range.offsets.clamped(to: 0..<bytes.count)
        for measure in QuantityScanner.scan(bytes, value) where measure.isTime {
          spec.durations.append(
            DurationFact(
              quantity: measure.quantity, subject: token.name, role: .animation, scope: [],
              origin: document.origin(
                SourceRange(measure.range.lowerBound, measure.range.upperBound))))
        }
      }
    }
    spec.durations.sort { $0.origin.range.start < $1.origin.range.start }
  }

  /// Adds times of lines that tell no other time yet.
  static func add(_ times: [DurationFact], _ context: LoweringContext, to spec: inout SpecDocument)
  {
    guard !times.isEmpty else { return }
    let bytes = context.document.source.bytes
    func line(_ fact: DurationFact) -> Int {
      var start = Int(fact.origin.range.start)
      while start > 0, bytes[start - 1] != 0x0A { start -= 1 }
      return start
    }
    let lines = Set(spec.durations.map(line))
    spec.durations += times.filter { !lines.contains(line($0)) }
    spec.durations.sort { $0.origin.range.start < $1.origin.range.start }
  }

  /// Whether a time stands in code that the item tells not to write: "**Don't** write `.linear(duration: 0.3)`".
  static func isForbidden(_ measure: Measure, _ index: Int, _ reader: FactReader) -> Bool {
    let text = reader.context.lines[index].text
    let starts: [StaticString] = ["Don't ", "Don’t ", "Do not ", "Never "]
    return starts.contains {
      Bytes.matches($0, at: text.lowerBound, end: text.upperBound, in: reader.bytes)
    } && reader.context.document.span(at: measure.range.lowerBound, in: .code) != nil
  }

  /// Steps written as minutes and seconds: the first begins at 0:00, each other one where the last ended, or lies within
  /// what has run.
  private struct Timeline {
    private var end = 0.0
    private var longest = 0.0

    mutating func accepts(_ measure: Measure) -> Bool {
      guard measure.isClock else { return true }
      guard measure.high <= 600_000 else { return false }
      // "Recording 0:00 - 3:00", then "Warning 2:45 - 3:00".
      guard measure.low == end || measure.low == 0 else { return measure.high <= longest }
      end = measure.high
      longest = max(longest, end)
      return true
    }
  }

  private static func add(
    _ measures: [Measure], ofLine index: Int, reader: FactReader, to spec: inout SpecDocument
  ) {
    let line = reader.context.lines[index]
    let place = reader.place(ofLine: index)
    let label = reader.labelWords(of: index)
    let scope = reader.scope(of: line)
    let isOfPauses = measures.contains { isPause($0, line, reader) }
    let listed = isOfPauses ? measures : summed(measures, of: line, reader)
    for (number, measure) in listed.enumerated() {
      var role = DurationRole.role(of: measure, at: place)
      let isMoment =
        number > 0
        ? begins(measure, line, reader) : reader.isMomentOfCourse(measure, ofLine: index)
      if isMoment { role = .delay }
      if measure.bound == .none, reader.isOfNoAnswer(measure, line) { role = .timeout }
      if number + 1 < listed.count, isPause(listed[number + 1], line, reader),
        [.delay, .stagger, .dwell].contains(role),
        !label.contains(where: { DurationCues.words[$0] != nil })
      {
        role = .animation
      }
      spec.durations.append(
        DurationFact(
          quantity: reader.labelled(measure, label: label, ofLine: index).quantity,
          subject: reader.subject(ofLine: index, at: measure.range), role: role, scope: scope,
          origin: reader.origin(measure.range, in: line)))
    }
  }

  /// What comes between two courses and is no part of either: "0.5s + 2s pause".
  private static let pauses = WordKey.set(
    "pause", "wait", "delay", "hold", "rest", "gap", "stagger", "pausa", "espera", "attesa",
    "attente", "warten", "versatz", "retardo", "retraso", "atraso", "ritardo", "vertraging", "jeda")
  private static let widePauses: [StaticString] = [
    "딜레이", "지연", "대기", "시차", "ディレイ", "スタッガー", "遅延", "待機", "待ち", "延迟", "延遲", "等待", "停顿",
    "错开", "verzögerung", "délai", "décalage", "задержк", "пауз",
  ]

  /// Whether a plus stands before a time and a word for what comes between two courses behind it: "350ms + 50ms 딜레이".
  private static func isPause(
    _ measure: Measure, _ line: TextLine, _ reader: FactReader
  ) -> Bool {
    guard measure.joint == .plus else { return false }
    var end = measure.range.upperBound
    if reader.word(after: end, in: line.text).map(pauses.contains) == true { return true }
    if end < line.text.upperBound, reader.bytes[end] == 0x20 { end += 1 }
    return widePauses.contains {
      Bytes.matches($0, at: end, end: line.text.upperBound, in: reader.bytes)
    }
  }

  /// "0.5s @0.2s": whether a sign before a time says that it is when what was told begins.
  private static func begins(_ measure: Measure, _ line: TextLine, _ reader: FactReader) -> Bool {
    var start = measure.range.lowerBound
    if start > line.text.lowerBound, reader.bytes[start - 1] == 0x20 { start -= 1 }
    return start > line.text.lowerBound && reader.bytes[start - 1] == 0x40
  }

  /// The times of a line, those that pluses join as their total: "300ms + 50ms".
  private static func summed(
    _ measures: [Measure], of line: TextLine, _ reader: FactReader
  ) -> [Measure] {
    var result: [Measure] = []
    result.reserveCapacity(measures.count)
    for measure in measures {
      guard measure.joint == .plus, measure.bound == .none, let last = result.last,
        last.bound == .none, !isForEach(measure, line, reader)
      else {
        result.append(measure)
        continue
      }
      result[result.count - 1].low += measure.low
      result[result.count - 1].high += measure.high
      result[result.count - 1].range = last.range.lowerBound..<measure.range.upperBound
    }
    return result
  }

  /// Words before one of many things or spans.
  static let eachs = WordKey.set("per", "each", "je", "pro", "par", "por", "cada", "chaque")

  /// "0.3s + 50ms per item": what comes for each of many things adds to no sum.
  private static func isForEach(
    _ measure: Measure, _ line: TextLine, _ reader: FactReader
  ) -> Bool {
    let end = measure.range.upperBound
    if end < line.text.upperBound, reader.bytes[end] == 0x2F { return true }
    return reader.word(after: end, in: line.text).map(eachs.contains) ?? false
  }

  /// "User-dependent" in a column of durations.
  private static func addNumberless(reader: FactReader, to spec: inout SpecDocument) {
    let document = reader.context.document
    var table = 0
    while table < document.nodes.count {
      guard document.nodes[table].kind == .table else {
        table += 1
        continue
      }
      let end = Int(document.nodes[table].end)
      let titles = document.children(of: table + 1)
      let column = titles.firstIndex { reader.isDurationHeader(reader.textRange($0)) }
      if let column, column > 0, !isOfKeeping(table, column, reader) {
        var row = Int(document.nodes[table + 1].end)
        while row < end {
          addNumberless(row: row, column, reader: reader, to: &spec)
          row = Int(document.nodes[row].end)
        }
      }
      table = max(end, table + 1)
    }
  }

  private static func addNumberless(
    row: Int, _ column: Int, reader: FactReader, to spec: inout SpecDocument
  ) {
    guard let text = cell(row, column, reader), !text.isEmpty, text.count <= 40,
      !text.contains(where: { Bytes.isDigit(reader.bytes[$0]) }),
      text.contains(where: { Bytes.isLetter(reader.bytes[$0]) || reader.bytes[$0] >= 0xE3 }),
      !isReference(text, reader)
    else { return }
    spec.unresolved.append(
      Unresolved(
        text: reader.string(text), why: "a duration without a number", origin: reader.origin(text)))
  }

  /// The text of a cell of a row.
  private static func cell(_ row: Int, _ column: Int, _ reader: FactReader) -> Range<Int>? {
    let document = reader.context.document
    var cell = row + 1
    for _ in 0..<column where cell < Int(document.nodes[row].end) {
      cell = Int(document.nodes[cell].end)
    }
    guard cell < Int(document.nodes[row].end) else { return nil }
    return Bytes.trim(reader.textRange(cell), in: reader.bytes)
  }

  /// "Session" beside "21 days": whether all times of a column are hours or days, so that it tells how long something is
  /// kept.
  private static func isOfKeeping(_ table: Int, _ column: Int, _ reader: FactReader) -> Bool {
    let document = reader.context.document
    var isLong = false
    var row = Int(document.nodes[table + 1].end)
    while row < Int(document.nodes[table].end) {
      if let text = cell(row, column, reader) {
        for measure in QuantityScanner.scan(reader.bytes, text) where measure.isTime {
          guard measure.time == .hours || measure.time == .days else { return false }
          isLong = true
        }
      }
      row = Int(document.nodes[row].end)
    }
    return isLong
  }

  /// "`--duration-fast`", "{motion.fast}": whether a cell names a token, whose own line has the number.
  private static func isReference(_ text: Range<Int>, _ reader: FactReader) -> Bool {
    let first = reader.bytes[text.lowerBound]
    let isCode =
      first == 0x24 || first == 0x7B
      || reader.context.document.span(at: text.lowerBound, in: [.code]) != nil
    return isCode && !text.contains { reader.bytes[$0] == 0x20 }
  }
}
