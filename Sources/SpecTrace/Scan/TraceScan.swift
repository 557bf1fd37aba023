import CTraceScan
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
/// - Complexity: O(bytes) time; memory for 16 bytes a line, 64 bytes a session, and one batch of events.
struct TraceScan {
  private let inputs: [TraceInput]
  private let workers: TraceWorkers
  private let classifier: StepClassifier
  private var segments: [Segment] = []
  /// Lines of the file before each segment.
  private var lineBases: [Int] = []
  /// Lines that were another text when they were read again.
  private var changed: [TraceLog.Malformed] = []
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
    monitor.damages = damages
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
      base += segment.lines.count
    }
  }

  /// Where lines were lost in damaged data.
  private var damages: [TraceLog.Malformed] {
    segments.indices.flatMap { index in
      segments[index].log.damages.map { damage in
        var damage = damage
        damage.line += Int32(truncatingIfNeeded: lineBases[index])
        return damage
      }
    }
  }

  // MARK: Sessions

  /// A session that needs the full check.
  private struct ComplexSession: Sendable {
    /// The segments that hold its lines.
    var parts: [(segment: Int, entry: SessionEntry)]
  }

  /// Counts the plain sessions and returns the others by their first lines.
  private mutating func sortedSessions() -> [ComplexSession] {
    var complex: [ComplexSession] = []
    // By class: sessions that end with it, which tells their machine.
    var plain = [Int](repeating: 0, count: 256)
    for index in segments.indices {
      let slots = segments[index].sessions.slots
      for place in 0..<slots.count where slots.base[place].firstLine != 0 {
        let entry = slots.base[place]
        let parts = segments.count > 1 ? parts(of: entry, in: index) : []
        guard segments.count == 1 || !parts.isEmpty else { continue }
        if parts.count > 1 ? isPlain(parts) : !entry.isComplex {
          plain[Int(entry.lastClass)] += 1
        } else {
          complex.append(ComplexSession(parts: parts.isEmpty ? [(index, entry)] : parts))
        }
      }
    }
    for (number, step) in classifier.classes.enumerated() where plain[number] > 0 {
      monitor.tally.sessions += plain[number]
      monitor.tally.machines[step.machine].sessions += plain[number]
    }
    return complex.sorted {
      ($0.parts[0].segment, $0.parts[0].entry.firstLine)
        < ($1.parts[0].segment, $1.parts[0].entry.firstLine)
    }
  }

  /// The parts of the session of an entry; none where it begins in an earlier segment.
  private func parts(of entry: SessionEntry, in index: Int) -> [(segment: Int, entry: SessionEntry)]
  {
    let key = SessionTable.Key(entry)
    var parts: [(segment: Int, entry: SessionEntry)] = []
    for other in segments.indices {
      if other == index {
        parts.append((index, entry))
        continue
      }
      // A session without a name ends with its file.
      guard entry.length != SessionEntry.noName || segments[other].file == segments[index].file
      else { continue }
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
      segments[0].counts.pair(last.lastClass, next.firstClass).pointee += 1
    }
    return true
  }

  // MARK: The full check

  private mutating func checkComplex(_ sessions: [ComplexSession]) {
    if monitor.machines.isEmpty { monitor.tally.sessions += sessions.count }
    var reader = EventReader(segments: segments, lineBases: lineBases, classifier: classifier)
    var log = TraceLog()
    swap(&log, &monitor.log)
    for session in sessions {
      for part in session.parts { reader.read(part.segment, part.entry, into: &log) }
      guard log.events.count >= Self.batchSize else { continue }
      swap(&log, &monitor.log)
      checkBatch()
      swap(&log, &monitor.log)
    }
    swap(&log, &monitor.log)
    checkBatch()
    changed = reader.changed
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
      let count = segments.reduce(0) { $0 + Int($1.counts.classes.base[number].steps) }
      guard count > 0 else { continue }
      monitor.addPlain(classes[number], count: count)
      for segment in segments where classes[number].obligation >= 0 {
        segment.counts.addDurations(of: number, to: &monitor, classes[number].obligation)
      }
    }
    for first in order {
      for second in order
      where segments.contains(where: { $0.counts.pair(UInt8(first), UInt8(second)).pointee > 0 }) {
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
    let total = classes.base[number]
    guard total.count > 0, let bins = total.bins else { return }
    monitor.tally.counts[obligation].pass += Int(total.count)
    monitor.tally.values[obligation].addTotals(
      count: Int(total.count), sum: Int(total.sum), least: Int(total.least),
      most: Int(total.most))
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
