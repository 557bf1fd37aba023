import SpecText
import CTraceScan

/// Checks traces in two passes: plain sessions while they are read, all others line by line.
///
/// - Invariant: the report is the one that the line-by-line check of all sessions gives.
/// - Complexity: O(bytes) time; memory for 16 bytes a line, 64 bytes a session, and one batch of events.
struct TraceScan {
  private let inputs: [TraceInput]
  private let workers: Workers
  private let classifier: StepClassifier
  private var segments: [Segment] = []
  /// Lines of the file before each segment.
  private var lineBases: [Int] = []
  /// Lines that were another text when they were read again.
  private var changed: [TraceLog.Malformed] = []
  /// What was counted of plain steps of sessions that are checked in full, below zero.
  private var takenBack: [StepCounts] = []
  private(set) var monitor: Monitor
  /// The first file, where its beginning was read before the specs were known, and how much of it.
  private let ahead: TraceAhead?
  private let aheadCount: Int

  private let sizes: ShareSizes
  /// To count anew what was read ahead takes this part of the time that it takes to read it.
  private static let countingAnew = 5
  /// Offsets are kept in 32 bits.
  private static let segmentLimit = 1 << 31

  init(
    _ inputs: [TraceInput], monitor: Monitor, workers: Workers, sizes: ShareSizes = .init()
  ) {
    self.sizes = sizes
    self.inputs = inputs
    self.workers = workers
    self.monitor = monitor
    self.monitor.log.paths = inputs.map(\.path)
    let ahead = inputs.first?.ahead.flatMap { $0.bytes === inputs[0].bytes ? $0 : nil }
    aheadCount = ahead?.stop() ?? 0
    self.ahead = aheadCount > 0 ? ahead : nil
    classifier = StepClassifier(monitor)
  }

  /// Reads and checks everything; the result is in `monitor`.
  mutating func run() {
    segments = scanned(parts())
    setLineBases()
    monitor.damages = damages
    let found = sortedSessions()
    checkComplex(found.complex)
    addPlain(found)
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
      // What was read ahead is a part of the first part.
      let read = index == 0 ? aheadCount : 0
      let rest = whole.count - read
      let wanted = max(1, min(workers.count, rest / sizes.bytes))
      let anew = wanted > 1 ? read / Self.countingAnew : 0
      let share = min(Self.segmentLimit - read, (rest + anew) / wanted + 1)
      var parts: [Part] = []
      var start = 0
      repeat {
        let size = max(1, start == 0 ? share - anew : share)
        let end = Self.lineEnd(whole, after: min(whole.count, max(start, read) + size))
        parts.append(
          Part(file: Int32(index), bytes: whole.part(start..<end), isFirst: start == 0))
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
    let (classifier, ahead) = (classifier, ahead)
    return workers.map(parts.count) { index in
      if index == 0, let ahead { return ahead.finish(classifier, upTo: parts[0].bytes.count) }
      var scanner = SegmentScanner(
        parts[index].bytes, file: parts[index].file, classifier: classifier)
      scanner.scan(isFirst: parts[index].isFirst)
      return scanner.segment
    }
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

  /// The plain sessions by class, and the others by their first lines.
  private func sortedSessions() -> SessionSorter.Found {
    let shares = segments.indices.flatMap { index in
      workers.shares(of: segments[index].sessions.slots.count, atLeast: sizes.slots)
        .map { SessionSorter.Share(segment: index, slots: $0) }
    }
    let sorter = SessionSorter(segments: segments, classes: classifier.classes)
    var found = SessionSorter.Found()
    for part in workers.map(shares.count, { sorter.sort(shares[$0]) }) { found.add(part) }
    found.complex.sort {
      ($0.parts[0].segment, $0.parts[0].entry.firstLine)
        < ($1.parts[0].segment, $1.parts[0].entry.firstLine)
    }
    return found
  }

  // MARK: The full check

  /// Checks sessions in runs that are as long as each other, one for each processor.
  private mutating func checkComplex(_ sessions: [ComplexSession]) {
    let shares = workers.shares(of: sessions.count, atLeast: sizes.sessions)
    let (monitor, segments, lineBases) = (monitor, segments, lineBases)
    let classifier = classifier
    let passing: EventReader.Passing =
      !monitor.mayPassPlainSteps ? .none : monitor.options.explains ? .withEvents : .lastEvent
    let checks = workers.map(shares.count) { index in
      var check = ComplexCheck(
        monitor,
        reader: EventReader(
          segments: segments, lineBases: lineBases, classifier: classifier, passing: passing))
      check.run(sessions[shares[index]])
      return check
    }
    self.monitor = checks[0].monitor
    for other in checks.dropFirst() { self.monitor.join(other.monitor) }
    changed = checks.flatMap(\.changed)
    takenBack = checks.map(\.takenBack)
    if monitor.machines.isEmpty { self.monitor.tally.sessions += sessions.count }
  }

  // MARK: Sums

  /// Adds what was counted of plain sessions.
  private mutating func addPlain(_ found: SessionSorter.Found) {
    let counts = segments.map(\.counts) + takenBack
    let classes = classifier.classes
    for (number, step) in classes.enumerated() {
      monitor.tally.sessions += found.plain[number]
      monitor.tally.machines[step.machine].sessions += found.plain[number]
    }
    for pair in found.pairs {
      segments[0].counts.pair(pair.first, pair.second).pointee += 1
    }
    let order = classes.indices.sorted {
      (classes[$0].source, classes[$0].target, classes[$0].trigger ?? "")
        < (classes[$1].source, classes[$1].target, classes[$1].trigger ?? "")
    }
    for number in order {
      let count = counts.reduce(0) { $0 + Int($1.classes.base[number].steps) }
      guard count > 0 else { continue }
      monitor.addPlain(classes[number], count: count)
      if classes[number].obligation >= 0 {
        monitor.addDurations(of: number, counts, classes[number].obligation)
      }
    }
    for first in order {
      for second in order
      where counts.reduce(0, { $0 &+ $1.pair(UInt8(first), UInt8(second)).pointee }) > 0 {
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

  /// Adds the durations of plain steps of a class, in parts that mean something together only.
  fileprivate mutating func addDurations(
    of number: Int, _ counts: [StepCounts], _ obligation: Int
  ) {
    let totals = counts.map { $0.classes.base[number] }
    let bins = totals.compactMap(\.bins)
    var count = 0
    for bin in 0..<SketchBins.count {
      let number = Int(bins.reduce(0 as UInt32) { $0 &+ $1[bin] })
      guard number > 0 else { continue }
      tally.values[obligation].add(bin: bin, count: number)
      count += number
    }
    guard count > 0 else { return }
    tally.counts[obligation].pass += count
    tally.values[obligation].addTotals(
      count: count, sum: totals.reduce(0) { $0 + Int($1.sum) },
      least: Int(totals.map(\.least).min() ?? .max), most: Int(totals.map(\.most).max() ?? .min))
  }
}
