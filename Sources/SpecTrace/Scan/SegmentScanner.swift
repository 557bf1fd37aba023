import CTraceScan

/// Reads a part of a file once: plain steps are counted at once, all other lines are left to the full check.
///
/// A session stays plain as long as each of its lines is a plain step that follows the one before in time, counter
/// and state, with a duration that passes beyond doubt. The first other line makes the session complex. Lines like
/// earlier ones are read by a loop in C (`plumb_scan_lines`); a line that it leaves is read here, and learned from.
struct SegmentScanner {
  var segment: Segment
  /// Tells which steps are plain; `nil` while the specs are not known.
  var classifier: StepClassifier?
  /// The steps that were seen while the specs were not known, by their numbers.
  var early: [EarlyStep] = []
  /// What the loop in C reads and writes.
  var loop = plumb_scan()

  /// The lines at hand; some bytes more may be read behind their end.
  private(set) var base: UnsafePointer<UInt8>
  private(set) var end: UnsafePointer<UInt8>
  /// Where the lines at hand begin in the segment.
  private(set) var offset = 0
  /// How many bytes are read at once.
  var window = Self.usualWindow

  /// The shapes of earlier lines.
  var shapes: [LineShape] = []
  /// By class and following class: 1 where it may follow, 2 where not.
  let follows = Memory<UInt8>(zeros: 1 << 16)
  var texts = TextTable()
  let steps = Memory<StepSlot>(repeating: StepSlot(), count: stepSlots)
  var stepCount = 0
  var parser: LineScanner
  let name = Memory<UInt8>(repeating: 0, count: nameLimit + 16)

  /// A step of the trace by the numbers of its texts.
  struct StepSlot: BitwiseCopyable, Sendable {
    var key: UInt64 = .max
    var number: UInt8 = StepClassifier.notPlain
  }

  /// What the slots of a line hold that is read slot by slot.
  struct Fields {
    var step = plumb_step(
      time: -1, duration: -1, sequence: -1, memo: LineRecord.none,
      number: StepClassifier.notPlain)
    var source: UInt16 = .max
    var target: UInt16 = .max
    var trigger: UInt16 = .max
    var machine: UInt16 = .max
    var session: SessionTable.Key?
  }

  static let usualWindow = 1 << 23
  static let stepSlots = 1024
  static let shapeLimit = Int(PLUMB_SHAPES)
  static let nameLimit = Int(PLUMB_NAME_LIMIT)

  /// - Parameter expected: how many of the bytes will be read, as far as is known.
  init(
    _ bytes: TraceBytes.Range, file: Int32, classifier: StepClassifier?, expected: Int? = nil
  ) {
    segment = Segment(file: file, bytes: bytes, expected: expected ?? bytes.count)
    self.classifier = classifier
    loop.isAhead = classifier == nil
    base = bytes.base
    end = bytes.base
    parser = LineScanner(
      cursor: JSONCursor(bytes: UnsafeBufferPointer(start: nil, count: 0), at: 0))
    setCounts()
    loop.follows = follows.base
    loop.bounds = UnsafePointer(SketchBins.standard.bounds.base)
    loop.starts = UnsafePointer(SketchBins.standard.starts.base)
    loop.memos = UnsafePointer(segment.memos.memos.base)
    loop.heads = UnsafePointer(segment.memos.heads.base)
    setSessions()
  }

  // MARK: Windows

  /// Reads all lines.
  mutating func scan(isFirst: Bool) {
    if isFirst, JSONLinesReader.isUTF16(segment.bytes.buffer) {
      segment.log.malformed.append(.init(file: segment.file, line: 1, fault: .notUTF8))
      append(LineRecord())
      return
    }
    offset = isFirst ? JSONLinesReader.byteOrderMark(segment.bytes.buffer) : 0
    scanToEnd()
  }

  /// Reads all lines that were not read.
  mutating func scanToEnd() {
    while scanWindow() {}
    scanRest()
    if segment.bytes.isCutOff { noteCut() }
  }

  /// Reads the next lines; false where there are no more that may be read where they are.
  mutating func scanWindow() -> Bool {
    let start = segment.bytes.base
    let end = wholeLines(from: offset)
    guard end > offset else { return false }
    plumb_foresee_pages(start + offset, end - offset)
    scanLines(start + offset, end - offset)
    offset = end
    return true
  }

  /// Where the next lines end that are read where they are: behind them is as much as the loop may read.
  private func wholeLines(from start: Int) -> Int {
    let bytes = segment.bytes
    let limit = min(bytes.count, bytes.readable - ByteScan.margin)
    let window = min(start + window, limit)
    var end = window
    while end > start, bytes.base[end - 1] != 0x0A { end -= 1 }
    // Where it is not known whether there are lines at all, none is looked for further on.
    guard end <= start, !loop.isAhead else { return end }
    // A line that is longer than a window.
    end = window
    while end < limit, bytes.base[end] != 0x0A { end += 1 }
    return end < limit ? end + 1 : start
  }

  /// Reads the last line in memory that goes on behind it.
  private mutating func scanRest() {
    let bytes = segment.bytes
    let rest = bytes.count - offset
    guard rest > 0 else { return }
    let buffer = Memory<UInt8>(repeating: 0, count: rest + ByteScan.margin)
    buffer.base.update(from: bytes.base + offset, count: rest)
    scanLines(UnsafePointer(buffer.base), rest)
    offset += rest
  }

  /// What cannot be read is a finding: nothing passes in silence.
  private mutating func noteCut() {
    append(LineRecord())
    segment.log.malformed.append(
      .init(
        file: segment.file, line: Int32(truncatingIfNeeded: segment.lines.count),
        fault: .cutOff))
  }

  private mutating func scanLines(_ start: UnsafePointer<UInt8>, _ count: Int) {
    base = start
    end = start + count
    parser.cursor = JSONCursor(bytes: UnsafeBufferPointer(start: start, count: count), at: 0)
    loop.end = end
    loop.offset = Int64(offset - Int(bitPattern: start))
    var place = start
    while place < end {
      makeRoom()
      if loop.shapeCount > 0, let next = plumb_scan_lines(&loop, place) {
        place = next
        makeRoom()
      }
      if place < end { place = scanOther(place) }
    }
    segment.lines.count = Int(loop.lineCount)
  }

  // MARK: Room

  /// Makes room for a line, a session and its name.
  private mutating func makeRoom() {
    if loop.lineCount == loop.lineLimit {
      let block = segment.lines.addBlock(
        read: Double(offset) / Double(max(1, segment.bytes.count)))
      loop.lines = block.base
      loop.lineBase = loop.lineCount
      loop.lineLimit = loop.lineCount + UInt32(block.count)
    }
    if loop.sessionCount >= loop.sessionLimit {
      segment.sessions.grow()
      setSessions()
    }
  }

  mutating func setCounts() {
    loop.classes = segment.counts.classes.base
    loop.pairs = segment.counts.pairs.base
  }

  private mutating func setSessions() {
    loop.sessions = segment.sessions.slots.base
    loop.sessionMask = UInt32(segment.sessions.slots.count - 1)
    loop.sessionLimit = loop.sessionMask / 2
    loop.sessionShift = segment.sessions.shift
  }

  /// Adds a line that no session counts.
  mutating func append(_ record: LineRecord) {
    makeRoom()
    loop.lines[Int(loop.lineCount - loop.lineBase)] = record
    loop.lineCount += 1
    segment.lines.count = Int(loop.lineCount)
  }

  /// A name that stands where it will not be overwritten.
  private mutating func kept(_ key: SessionTable.Key) -> SessionTable.Key {
    guard let (start, count) = key.long else { return key }
    let margin = Int(PLUMB_MARGIN)
    if loop.names == nil || loop.namesEnd - loop.names < count + margin {
      let block = Memory<UInt8>(repeating: 0, count: max(1 << 16, count + margin))
      segment.names.append(block)
      loop.names = block.base
      loop.namesEnd = block.base + block.count
    }
    var key = key
    key.second = UInt64(UInt(bitPattern: loop.names))
    loop.names.update(from: start, count: count)
    loop.names += count
    return key
  }

  // MARK: Lines

  /// Reads a slot that holds no name.
  func readPlain(
    _ slot: LineShape.Slot, _ place: inout UnsafePointer<UInt8>, _ fields: inout Fields
  ) -> Bool {
    switch slot {
    case .time: return ByteScan.millionths(&place, &fields.step.time)
    case .duration: return ByteScan.millionths(&place, &fields.step.duration)
    case .sequence: return ByteScan.count(&place, &fields.step.sequence)
    case .number: return ByteScan.skipNumber(&place)
    case .session, .text:
      guard let text = ByteScan.text(place, end), isText(place, text) else { return false }
      if slot == .session { fields.session = SessionTable.Key(text, from: place) }
      place = text.end
      return true
    default: return false
    }
  }

  /// Whether a text is a JSON string without escapes, of a length that names may have.
  func isText(_ start: UnsafePointer<UInt8>, _ text: ByteScan.Text) -> Bool {
    guard text.end - start <= Self.nameLimit else { return false }
    if ByteScan.isPlain(start, text.end) { return true }
    var cursor = JSONCursor(
      bytes: UnsafeBufferPointer(start: base, count: end - base), at: start - base - 1)
    guard let read = try? cursor.text() else { return false }
    return !read.isEscaped && base + read.end == text.end
  }

  /// Notes a line, and counts its step if its session stays plain; false where the line gives no time or session.
  mutating func accept(_ fields: Fields, _ start: UnsafePointer<UInt8>) -> Bool {
    guard let key = fields.session, fields.step.time >= 0 else { return false }
    let slot = slot(key)
    let last = slot.pointee.lastClass
    let number = fields.step.number
    let pair = follows.base + (Int(last) << 8 | Int(number))
    if slot.pointee.firstLine != 0, !slot.pointee.isComplex, number != StepClassifier.notPlain,
      pair.pointee == 0
    {
      pair.pointee = classifier?.follows(number, last) ?? true ? 1 : 2
    }
    withUnsafePointer(to: fields.step) { plumb_accept(&loop, slot, $0, start) }
    return true
  }

  /// The slot of a session, with its name where it is new.
  mutating func slot(_ key: SessionTable.Key) -> UnsafeMutablePointer<SessionEntry> {
    let slot = segment.sessions.slot(key)
    guard slot.pointee.firstLine == 0 else { return slot }
    let kept = kept(key)
    slot.pointee = SessionEntry()
    slot.pointee.first = kept.first
    slot.pointee.second = kept.second
    slot.pointee.hash = kept.hash
    slot.pointee.length = kept.length
    return slot
  }
}
