import Synchronization

/// How work is spread over processors; results never depend on it.
public struct TraceWorkers: Sendable {
  /// Number of processors to use.
  public var count: Int
  /// Calls a closure for 0 ..< number, in any order and on any thread, and waits.
  let run: @Sendable (Int, @escaping @Sendable (Int) -> Void) -> Void

  /// Makes workers.
  public init(
    count: Int, run: @escaping @Sendable (Int, @escaping @Sendable (Int) -> Void) -> Void
  ) {
    self.count = count
    self.run = run
  }

  /// The calling thread alone.
  public static let one = TraceWorkers(count: 1) { number, body in
    for index in 0..<number { body(index) }
  }
}

/// Checks traces in two passes: plain sessions while they are read, all others line by line.
///
/// - Invariant: the report is the one that the line-by-line check of all sessions gives.
/// - Complexity: O(bytes) time; memory for 24 bytes a line, 64 bytes a session, and one batch of events.
struct TraceScan {
  private let inputs: [TraceInput]
  private let workers: TraceWorkers
  private let classifier: StepClassifier
  private var segments: [Segment] = []
  /// Lines of the file before each segment.
  private var lineBases: [Int] = []
  /// The file of each segment.
  private var inputFiles: [Int32] = []
  /// Lines that were another text when they were read again.
  private var changed: [TraceLog.Malformed] = []
  /// Events that memos were resolved to.
  private var events: [MemoKey: TraceEvent] = [:]
  private(set) var monitor: Monitor

  /// A part of a file of at least this many bytes is worth a thread.
  private let segmentSize: Int
  /// Offsets are kept in 32 bits.
  private static let segmentLimit = 1 << 31
  /// So many lines are checked at once.
  private static let batchSize = 1 << 12

  init(
    _ inputs: [TraceInput], monitor: Monitor, workers: TraceWorkers, segmentSize: Int = 1 << 20
  ) {
    self.segmentSize = segmentSize
    self.inputs = inputs
    self.workers = workers
    self.monitor = monitor
    self.monitor.log.paths = inputs.map(\.path)
    classifier = StepClassifier(monitor)
  }

  /// Reads and checks everything; the result is in `monitor`.
  mutating func run() {
    segments = scanned(parts())
    setLineBases()
    let complex = sortedSessions()
    checkComplex(complex)
    addPlain()
    finishLog()
  }

  // MARK: Parts

  private struct Part: Sendable {
    var file: Int32
    var bytes: TraceBytes.Range
    var isFirst: Bool
  }

  /// The files, cut behind line feeds.
  private func parts() -> [Part] {
    inputs.enumerated().flatMap { index, input in
      let whole = input.bytes.range
      let wanted = min(workers.count, whole.count / segmentSize)
      let size = max(1, min(Self.segmentLimit, whole.count / max(1, wanted) + 1))
      var parts: [Part] = []
      var start = 0
      repeat {
        let end = Self.lineEnd(whole, after: min(whole.count, start + size))
        let bytes = TraceBytes.Range(
          base: whole.base + start, count: end - start, start: start, copy: whole.copy)
        parts.append(Part(file: Int32(index), bytes: bytes, isFirst: start == 0))
        start = end
      } while start < whole.count
      return parts
    }
  }

  private static func lineEnd(_ bytes: TraceBytes.Range, after place: Int) -> Int {
    var end = place
    while end < bytes.count, end == 0 || bytes.base[end - 1] != 0x0A { end += 1 }
    return end
  }

  private func scanned(_ parts: [Part]) -> [Segment] {
    let classifier = classifier
    let results = SegmentSlots(count: parts.count)
    workers.run(parts.count) { index in
      var scanner = SegmentScanner(
        parts[index].bytes, file: parts[index].file, classifier: classifier)
      scanner.scan(isFirst: parts[index].isFirst)
      results.set(scanner.segment, at: index)
    }
    return results.all
  }

  private final class SegmentSlots: Sendable {
    private let slots: Mutex<[Segment?]>
    init(count: Int) { slots = Mutex(Array(repeating: nil, count: count)) }
    func set(_ segment: Segment, at index: Int) { slots.withLock { $0[index] = segment } }
    var all: [Segment] { slots.withLock { $0.compactMap { $0 } } }
  }

  private mutating func setLineBases() {
    var base = 0
    for (index, segment) in segments.enumerated() {
      if index > 0, segments[index - 1].file != segment.file { base = 0 }
      lineBases.append(base)
      inputFiles.append(segment.file)
      base += segment.lines.count
    }
  }

  // MARK: Sessions

  /// A session that needs the full check.
  private struct ComplexSession {
    /// The segments that hold its lines.
    var parts: [(segment: Int, entry: SessionEntry)]
  }

  /// Counts the plain sessions and returns the others by their first lines.
  private mutating func sortedSessions() -> [ComplexSession] {
    var complex: [ComplexSession] = []
    let classes = classifier.classes
    for index in segments.indices {
      let slots = segments[index].sessions.slots
      for place in 0..<slots.count where slots.base[place].firstLine != 0 {
        let entry = slots.base[place]
        let parts = parts(of: entry, in: index)
        guard !parts.isEmpty else { continue }
        if isPlain(parts) {
          monitor.tally.sessions += 1
          monitor.tally.machines[classes[Int(entry.lastClass)].machine].sessions += 1
        } else {
          complex.append(ComplexSession(parts: parts))
        }
      }
    }
    return complex.sorted {
      ($0.parts[0].segment, $0.parts[0].entry.firstLine)
        < ($1.parts[0].segment, $1.parts[0].entry.firstLine)
    }
  }

  /// The parts of the session of an entry; none where it begins in an earlier segment.
  private func parts(of entry: SessionEntry, in index: Int) -> [(segment: Int, entry: SessionEntry)]
  {
    guard segments.count > 1 else { return [(index, entry)] }
    let key = SessionTable.key(of: entry, segments[index].bytes.base)
    var parts: [(segment: Int, entry: SessionEntry)] = []
    for other in segments.indices {
      if other == index {
        parts.append((index, entry))
        continue
      }
      let found = segments[other].sessions.slot(key).pointee
      guard found.firstLine != 0 else { continue }
      if other < index { return [] }
      parts.append((other, found))
    }
    return parts
  }

  /// Whether all parts are plain and follow each other; counts the pairs of steps at the cuts.
  private func isPlain(_ parts: [(segment: Int, entry: SessionEntry)]) -> Bool {
    guard parts.allSatisfy({ !$0.entry.isComplex }) else { return false }
    for index in parts.indices.dropFirst() {
      let (last, next) = (parts[index - 1].entry, parts[index].entry)
      let counts = next.firstSequence >= 0 && last.lastSequence >= 0
      let isNext =
        counts
        ? next.firstSequence == last.lastSequence + 1 && next.firstTime >= last.lastTime
        : next.firstSequence < 0 && last.lastSequence < 0 && next.firstTime > last.lastTime
      guard isNext, classifier.follows(next.firstClass, last.lastClass) else { return false }
    }
    for index in parts.indices.dropFirst() {
      let (last, next) = (parts[index - 1].entry, parts[index].entry)
      segments[0].counts.pairs.base[Int(last.lastClass) << 8 | Int(next.firstClass)] += 1
    }
    return true
  }

  // MARK: The full check

  private struct MemoKey: Hashable {
    var segment: Int
    var region: UInt16
    var tail: UInt16
  }

  private mutating func checkComplex(_ sessions: [ComplexSession]) {
    if monitor.machines.isEmpty { monitor.tally.sessions += sessions.count }
    var pending = 0
    for session in sessions {
      for part in session.parts { pending += read(part.segment, part.entry) }
      guard pending >= Self.batchSize else { continue }
      checkBatch()
      pending = 0
    }
    checkBatch()
  }

  /// Makes the events of a session in a segment and takes back what was counted of them.
  private mutating func read(_ index: Int, _ entry: SessionEntry) -> Int {
    let segment = segments[index]
    let records = segment.records(of: entry)
    let session =
      SessionTable.name(of: entry).map { monitor.log.names.intern($0) } ?? NameTable.none
    var last: UInt8?
    for (place, (line, record)) in records.enumerated() {
      let number = Int32(truncatingIfNeeded: lineBases[index] + Int(line))
      let event: TraceEvent
      if record.region == LineRecord.none {
        guard let read = readAgain(record, segment, number) else { continue }
        event = read
      } else {
        event = self.event(record, index, session, number)
        monitor.log.events.append(event)
      }
      guard place < Int(entry.accepted), let taken = classNumber(event, record, segment) else {
        continue
      }
      let duration = event.duration.isNaN ? nil : Int64((event.duration * 1e6).rounded())
      segment.counts.takeBack(taken, after: last, duration: duration)
      last = taken
    }
    return records.count
  }

  /// Reads a line of which the scan kept no more than its place.
  private mutating func readAgain(
    _ record: LineRecord, _ segment: Segment, _ line: Int32
  ) -> TraceEvent? {
    var scanner = LineScanner(
      cursor: JSONCursor(bytes: segment.bytes.buffer, at: Int(record.time)))
    scanner.cursor.skipSpaces()
    do throws(LineFault) {
      try scanner.scanLine(file: segment.file, line: line, into: &monitor.log)
      return monitor.log.events.last
    } catch {
      // Only a file that was changed meanwhile comes here.
      changed.append(.init(file: segment.file, line: line, fault: error))
      return nil
    }
  }

  private mutating func event(
    _ record: LineRecord, _ index: Int, _ session: NameID, _ line: Int32
  ) -> TraceEvent {
    // Both are exact in a Double, so the divisions round as the parser's do.
    var event = resolved(record, index)
    event.time = Double(record.time) / 1_000_000
    event.duration =
      record.duration == LineRecord.noDuration ? .nan : Double(record.duration) / 1_000_000
    event.sequence = Int64(record.sequence)
    event.file = inputFiles[index]
    event.line = line
    event.session = session
    return event
  }

  /// An event with what the memos of a line say.
  private mutating func resolved(_ record: LineRecord, _ index: Int) -> TraceEvent {
    let key = MemoKey(segment: index, region: record.region, tail: record.tail)
    if let known = events[key] { return known }
    let memos = segments[index].memos
    let meaning = memos.regions.meanings[Int(record.region)]
    var event = TraceEvent(kind: .transition)
    event.source = monitor.log.names.intern(meaning.source)
    event.target = monitor.log.names.intern(meaning.target)
    if let trigger = meaning.trigger { event.trigger = monitor.log.names.intern(trigger) }
    var others = meaning.others
    if record.tail != LineRecord.none { others += memos.tails.meanings[Int(record.tail)].others }
    for (key, text) in others {
      let name = monitor.log.names.intern(text)
      switch key {
      case .animation: event.detail = name
      case .name: event.name = name
      case .id: event.id = name
      case .machine: event.machine = name
      default: break
      }
    }
    events[key] = event
    return event
  }

  /// The class of an accepted step.
  private func classNumber(
    _ event: TraceEvent, _ record: LineRecord, _ segment: Segment
  ) -> UInt8? {
    guard record.region == LineRecord.none else {
      return segment.memos.regions.memos.base[Int(record.region)].number
    }
    let names = monitor.log.names
    return classifier.classify(
      names[event.source], names[event.target],
      event.trigger >= 0 ? names[event.trigger] : nil)?.0
  }

  private mutating func checkBatch() {
    if !monitor.machines.isEmpty { monitor.checkLog() }
    monitor.log.events.removeAll(keepingCapacity: true)
    monitor.log.payloads.removeAll(keepingCapacity: true)
  }

  // MARK: Sums

  /// Adds what was counted of plain sessions.
  private mutating func addPlain() {
    let classes = classifier.classes
    let order = classes.indices.sorted {
      (classes[$0].source, classes[$0].target, classes[$0].trigger ?? "")
        < (classes[$1].source, classes[$1].target, classes[$1].trigger ?? "")
    }
    for number in order {
      let count = segments.reduce(0) { $0 + Int($1.counts.steps.base[number]) }
      guard count > 0 else { continue }
      monitor.addPlain(classes[number], count: count)
      for segment in segments where classes[number].obligation >= 0 {
        segment.counts.addDurations(of: number, to: &monitor, classes[number].obligation)
      }
    }
    for first in order {
      for second in order
      where segments.contains(where: { $0.counts.pairs.base[first << 8 | second] > 0 }) {
        let machine = classes[first].machine
        monitor.tally.machines[machine].pairs.insert(
          classes[first].edge * monitor.machines[machine].edges.count + classes[second].edge)
      }
    }
  }

  /// Puts together what the segments say of lines that are no events.
  private mutating func finishLog() {
    var log = TraceLog()
    swap(&log.names, &monitor.log.names)
    log.paths = monitor.log.paths
    for (index, segment) in segments.enumerated() {
      log.lineCount += segment.lines.count
      log.blankCount += segment.log.blankCount
      log.unknownKeyCount += segment.log.unknownKeyCount
      for entry in segment.log.malformed {
        var entry = entry
        entry.line += Int32(truncatingIfNeeded: lineBases[index])
        log.malformed.append(entry)
      }
      for (kind, count) in segment.log.unknownKinds {
        let name = kind >= 0 ? log.names.intern(segment.log.names[kind]) : kind
        log.unknownKinds[name, default: 0] += count
      }
    }
    log.malformed += changed
    monitor.log = log
  }
}

extension StepCounts {
  fileprivate func addDurations(of number: Int, to monitor: inout Monitor, _ obligation: Int) {
    let total = totals.base[number]
    guard total.count > 0, let bins = total.bins else { return }
    monitor.tally.counts[obligation].pass += total.count
    monitor.tally.values[obligation].addTotals(
      count: total.count, sum: total.sum, least: total.least, most: total.most)
    for bin in 0..<SketchBins.count where bins[bin] > 0 {
      monitor.tally.values[obligation].add(bin: bin, count: Int(bins[bin]))
    }
  }
}

extension Monitor {
  /// Counts plain steps that were seen elsewhere.
  fileprivate mutating func addPlain(_ step: StepClass, count: Int) {
    let key = StepKey(
      source: log.names.intern(step.source), target: log.names.intern(step.target),
      trigger: step.trigger.map { log.names.intern($0) } ?? NameTable.none)
    let index = tables[step.machine].judgement(of: key, log.names)
    add(count, to: index, step.machine)
    tally.counts[plan.matrices[step.machine]].pass += count
    tally.counts[plan.edges[step.machine][step.edge]].pass += count
    tally.machines[step.machine].edges[step.edge] += count
    for named in step.named { tally.machines[step.machine].visited.insert(named) }
  }

  /// Checks all sessions of the log.
  mutating func checkLog() {
    let index = SessionIndex(&log)
    order = index.order
    for session in index.sessions { check(session) }
  }
}
