import CTraceScan

/// Makes the events of sessions again from what the scan kept of their lines.
struct EventReader {
  private let segments: [Segment]
  /// Lines of the file before each segment.
  private let lineBases: [Int]
  private let classifier: StepClassifier
  /// By segment and memo: the event that says the same.
  private var known: [[TraceEvent?]]
  /// Lines that were another text when they were read again.
  private(set) var changed: [TraceLog.Malformed] = []
  /// What was counted of the accepted steps that were read, below zero.
  private(set) var takenBack = StepCounts()
  private let classes: [StepClass]
  /// By class: whether there is room for what is taken back of it.
  private var isPrepared: [Bool]
  /// What the monitor can do with steps that stay counted.
  private let passing: Passing

  /// What becomes of the plain steps that a session begins with, which the scan has counted.
  enum Passing: Sendable {
    /// They are taken back and checked with the others.
    case none
    /// They stay counted, and their events are read.
    case withEvents
    /// They stay counted; only the event of the last one is read.
    case lastEvent
  }

  init(
    segments: [Segment], lineBases: [Int], classifier: StepClassifier, passing: Passing = .none
  ) {
    self.segments = segments
    self.lineBases = lineBases
    self.classifier = classifier
    self.passing = passing
    classes = classifier.classes
    isPrepared = Array(repeating: false, count: classes.count)
    known = segments.map { Array(repeating: nil, count: $0.memos.count) }
  }

  /// Adds the events of a session, given the lines of its parts, and counts what is taken back of them.
  ///
  /// - Returns: how many of the first events stay counted.
  mutating func read(
    _ session: ComplexSession, _ lines: ArraySlice<[UInt32]>, into log: inout TraceLog
  ) -> Int {
    let passed = passing == .none ? 0 : passedCount(session, lines)
    for (number, part) in session.parts.enumerated() {
      read(
        part.segment, part.entry, lines[lines.startIndex + number],
        passed: number == 0 ? passed : 0, into: &log)
    }
    return passing == .lastEvent ? min(1, passed) : passed
  }

  /// How many steps may stay counted: those before the first that is not plain, where the lines are all of one kind
  /// and in order, so that nothing behind them changes what they are.
  private func passedCount(_ session: ComplexSession, _ lines: ArraySlice<[UInt32]>) -> Int {
    var last = Int64.min
    var counter: Int32?
    for (number, part) in session.parts.enumerated() {
      if let counter, part.entry.firstSequence != plumb_counter_after(counter) { return 0 }
      counter = part.entry.lastSequence
      let records = segments[part.segment].lines
      for line in lines[lines.startIndex + number].reversed() {
        let record = records[line]
        guard record.memo != LineRecord.none, record.time >= last else { return 0 }
        last = record.time
      }
    }
    return Int(session.parts[0].entry.accepted)
  }

  /// Adds the events of a session in a segment behind those that need not be read.
  private mutating func read(
    _ index: Int, _ entry: SessionEntry, _ lines: [UInt32], passed: Int, into log: inout TraceLog
  ) {
    let session = entry.name.map { log.names.intern($0) } ?? NameTable.none
    let records = segments[index].lines
    var last: UInt8?
    let unread = passing == .lastEvent ? max(0, passed - 1) : 0
    var counter = entry.firstSequence
    if counter >= 0 { counter += Int32(unread) }
    for place in lines.indices.dropLast(unread).reversed() {
      let line = lines[place]
      let record = records[line]
      let number = Int32(truncatingIfNeeded: lineBases[index] + Int(line))
      let position = lines.count - 1 - place
      if position > unread { counter = plumb_counter_after(counter) }
      if record.memo == LineRecord.none {
        guard readAgain(record, segments[index], number, into: &log) else { continue }
        counter = log.events[log.events.count - 1].counter
      } else {
        var event = known[index][Int(record.memo)] ?? learn(record.memo, index, &log.names)
        event.session = session
        event.line = number
        event.sequence = Int64(counter)
        event.takeTimes(of: record)
        log.events.append(event)
      }
      guard position >= passed, position < Int(entry.accepted),
        let taken = classNumber(log.events[log.events.count - 1], record, index, log.names)
      else { continue }
      let duration = log.events[log.events.count - 1].duration
      if !isPrepared[Int(taken)] {
        isPrepared[Int(taken)] = true
        takenBack.prepare(taken, classes[Int(taken)])
      }
      takenBack.takeBack(
        taken, after: last, duration: duration.isNaN ? nil : Int64((duration * 1e6).rounded()))
      last = taken
    }
  }

  /// For how many lines of a session there is room from the start.
  private static let usualLines = 128

  /// The lines of parts of sessions, the last one of each first.
  ///
  /// A line tells the one before it, which lies far away in memory; several parts in turn wait for theirs together.
  func lines(of parts: [ComplexSession.Part]) -> [[UInt32]] {
    let records = parts.map { segments[$0.segment].lines }
    var next = parts.map(\.entry.lastLine)
    var result = [[UInt32]](repeating: [], count: parts.count)
    for (index, part) in parts.enumerated() {
      let span = Int(part.entry.lastSequence) - Int(part.entry.firstSequence)
      result[index].reserveCapacity(min(max(span + 2, 8), Self.usualLines))
    }
    var isOpen = true
    while isOpen {
      isOpen = false
      for index in parts.indices where next[index] > 0 {
        result[index].append(next[index])
        next[index] = records[index][next[index]].previous
        // The next line of this session lies far away; it comes while the others' are looked at.
        if next[index] > 0 { records[index].foresee(next[index]) }
        isOpen = true
      }
    }
    return result
  }

  /// Reads a line of which the scan kept no more than its place.
  private mutating func readAgain(
    _ record: LineRecord, _ segment: Segment, _ line: Int32, into log: inout TraceLog
  ) -> Bool {
    var scanner = LineScanner(
      cursor: JSONCursor(bytes: segment.bytes.buffer, at: Int(record.time)))
    scanner.cursor.skipSpaces()
    do throws(LineFault) {
      try scanner.scanLine(file: segment.file, line: line, into: &log)
      return true
    } catch {
      // Only a file that was changed meanwhile comes here.
      changed.append(.init(file: segment.file, line: line, fault: error))
      return false
    }
  }

  /// An event with what a memo says.
  private mutating func learn(_ memo: UInt16, _ index: Int, _ names: inout NameTable) -> TraceEvent
  {
    let meaning = segments[index].memos.meanings[Int(memo)]
    var event = TraceEvent(kind: .transition)
    event.file = segments[index].file
    event.source = names.intern(meaning.source)
    event.target = names.intern(meaning.target)
    if let trigger = meaning.trigger { event.trigger = names.intern(trigger) }
    for (key, text) in meaning.others {
      let name = names.intern(text)
      switch key {
      case .animation: event.detail = name
      case .name: event.name = name
      case .id: event.id = name
      case .machine: event.machine = name
      default: break
      }
    }
    known[index][Int(memo)] = event
    return event
  }

  /// The class of an accepted step.
  private func classNumber(
    _ event: TraceEvent, _ record: LineRecord, _ index: Int, _ names: borrowing NameTable
  ) -> UInt8? {
    guard record.memo == LineRecord.none else {
      return segments[index].memos.memos.base[Int(record.memo)].number
    }
    return classifier.classify(
      EarlyStep(
        source: names[event.source], target: names[event.target],
        trigger: event.trigger >= 0 ? names[event.trigger] : nil,
        machine: event.machine >= 0 ? names[event.machine] : nil))?.0
  }
}

extension TraceEvent {
  /// Takes over time and duration; both are exact in a Double, so the divisions round as the parser's do.
  fileprivate mutating func takeTimes(of record: LineRecord) {
    time = Double(record.time) / 1_000_000
    if record.duration != LineRecord.noDuration {
      duration = Double(record.duration) / 1_000_000
    }
  }
}
