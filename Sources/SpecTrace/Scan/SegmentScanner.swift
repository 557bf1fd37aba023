/// Reads a part of a file once: plain steps are counted at once, all other lines are left to the full check.
///
/// A session stays plain as long as each of its lines is a plain step that follows the one before in time, counter
/// and state, with a duration that passes beyond doubt. The first other line makes the session complex.
struct SegmentScanner {
  var segment: Segment
  let classifier: StepClassifier
  private let sketch = SketchBins.standard

  /// The lines at hand; some bytes more may be read behind their end.
  private(set) var base: UnsafePointer<UInt8>
  private(set) var end: UnsafePointer<UInt8>
  /// Where the lines at hand begin in the segment.
  private(set) var offset = 0

  /// The shapes of earlier lines, and the pieces of that of the last line.
  var shapes: [LineShape] = []
  private var pieces: UnsafePointer<LineShape.Piece>?
  private var isComplete = false
  private(set) var shape: UInt8 = 0

  var texts = TextTable()
  let durations = Memory<DurationRange>(repeating: DurationRange(), count: 256)
  let steps = Memory<StepSlot>(repeating: StepSlot(), count: stepSlots)
  var stepCount = 0
  var parser: LineScanner
  let name = Memory<UInt8>(repeating: 0, count: 4096 + 16)

  /// A step of the trace by the numbers of its texts.
  struct StepSlot: BitwiseCopyable, Sendable {
    var key: UInt64 = .max
    var number: UInt8 = StepClassifier.notPlain
  }

  /// The durations of a class that pass beyond doubt, in nanoseconds.
  struct DurationRange: BitwiseCopyable, Sendable {
    var low: Int64 = 0
    var high: Int64 = 0
  }

  /// A step as a line shows it.
  struct Step {
    var time: Int64 = -1
    var duration: Int64 = -1
    var sequence: Int32 = -1
    var region = LineRecord.none
    var tail = LineRecord.none
    var number = StepClassifier.notPlain
  }

  /// What the slots of a line hold that is read slot by slot.
  struct Fields {
    var step = Step()
    var source: UInt16 = .max
    var target: UInt16 = .max
    var trigger: UInt16 = .max
    var name: UnsafePointer<UInt8>?
    var slot: UnsafeMutablePointer<SessionEntry>?
  }

  static let stepSlots = 1024
  static let shapeLimit = 8
  static let nameLimit = 4096
  private static let window = 1 << 18

  init(_ bytes: TraceBytes.Range, file: Int32, classifier: StepClassifier) {
    segment = Segment(file: file, bytes: bytes)
    self.classifier = classifier
    base = bytes.base
    end = bytes.base
    parser = LineScanner(
      cursor: JSONCursor(bytes: UnsafeBufferPointer(start: nil, count: 0), at: 0))
  }

  // MARK: Windows

  /// Reads all lines.
  mutating func scan(isFirst: Bool) {
    let bytes = segment.bytes
    if isFirst, JSONLinesReader.isUTF16(bytes.buffer) {
      segment.log.malformed.append(.init(file: segment.file, line: 1, fault: .notUTF8))
      segment.lines.append(LineRecord())
      return
    }
    var buffer = Memory<UInt8>(
      repeating: 0, count: min(Self.window, bytes.count) + ByteScan.margin)
    var filled = 0
    offset = isFirst ? JSONLinesReader.byteOrderMark(bytes.buffer) : 0
    while offset < bytes.count {
      let room = min(buffer.count - ByteScan.margin - filled, bytes.count - offset - filled)
      let got =
        room > 0 ? bytes.read(at: offset + filled, into: buffer.base + filled, count: room) : 0
      let isCutOff = room > 0 && got <= 0
      let isLast = isCutOff || offset + filled + got >= bytes.count
      filled += max(0, got)
      let whole = isLast ? filled : Self.lineEnd(buffer, filled)
      if whole == 0, !isLast {
        buffer = Self.grown(buffer, filled)
        continue
      }
      scanLines(UnsafePointer(buffer.base), whole)
      offset += whole
      filled -= whole
      buffer.base.update(from: buffer.base + whole, count: filled)
      if isCutOff { noteCut() }
      if isLast { return }
    }
  }

  /// What cannot be read is a finding: nothing passes in silence.
  private mutating func noteCut() {
    segment.lines.append(LineRecord())
    segment.log.malformed.append(
      .init(
        file: segment.file, line: Int32(truncatingIfNeeded: segment.lines.count),
        fault: .cutOff))
  }

  /// Behind the last line feed; 0 where there is none.
  private static func lineEnd(_ buffer: Memory<UInt8>, _ count: Int) -> Int {
    var end = count
    while end > 0, buffer.base[end - 1] != 0x0A { end -= 1 }
    return end
  }

  private static func grown(_ buffer: Memory<UInt8>, _ count: Int) -> Memory<UInt8> {
    let larger = Memory<UInt8>(repeating: 0, count: buffer.count * 2)
    larger.base.update(from: buffer.base, count: count)
    return larger
  }

  private mutating func scanLines(_ start: UnsafePointer<UInt8>, _ count: Int) {
    base = start
    end = start + count
    parser.cursor = JSONCursor(bytes: UnsafeBufferPointer(start: start, count: count), at: 0)
    var place = start
    while place < end { place = scanShaped(place) ?? scanOther(place) }
  }

  // MARK: Lines of a known shape

  /// Reads a line of the shape of the last one; `nil` where it has another.
  @inline(__always)
  private mutating func scanShaped(_ start: UnsafePointer<UInt8>) -> UnsafePointer<UInt8>? {
    guard var piece = pieces else { return nil }
    var step = Step()
    var place = start
    var name = start
    var entry: UnsafeMutablePointer<SessionEntry>?
    let regions = segment.memos.regions.memos.base
    while true {
      let count = Int(piece.pointee.count)
      guard place + count <= end, piece.pointee.isHere(place) else { return nil }
      place += count
      switch piece.pointee.slot {
      case .time:
        guard let value = ByteScan.millionths(&place) else { return nil }
        step.time = value
      case .duration:
        guard let value = ByteScan.millionths(&place) else { return nil }
        step.duration = value
      case .sequence:
        guard let value = ByteScan.count(&place) else { return nil }
        step.sequence = value
      case .session:
        name = place
        entry = findSession(&place)
        if entry == nil { return nil }
      case .region:
        let last = entry?.pointee.lastRegion ?? LineRecord.none
        let guess = last == LineRecord.none ? last : regions[Int(last)].follower
        guard let region = segment.memos.regions.find(place, end, shape: shape, guess: guess)
        else { return nil }
        step.region = region
        step.number = regions[Int(region)].number
        place += Int(regions[Int(region)].count)
      case .tail:
        let guess = regions[Int(step.region)].tail
        guard let tail = segment.memos.tails.find(place, end, shape: shape, guess: guess) else {
          return nil
        }
        regions[Int(step.region)].tail = tail
        step.tail = tail
        place += Int(segment.memos.tails.memos.base[Int(tail)].count)
        return accept(step, entry, name, start) ? place : nil
      case .end: return accept(step, entry, name, start) ? place : nil
      case .text:
        guard let text = ByteScan.text(place, end), isText(place, text) else { return nil }
        place = text.end
      case .number: guard ByteScan.skipNumber(&place) else { return nil }
      case .source, .target, .trigger: return nil
      }
      piece += 1
    }
  }

  /// The slot of the session whose name is here; `nil` where the name needs the parser.
  @inline(__always)
  private mutating func findSession(
    _ place: inout UnsafePointer<UInt8>
  ) -> UnsafeMutablePointer<SessionEntry>? {
    guard let text = ByteScan.text(place, end) else { return nil }
    let slot = segment.sessions.slot(SessionTable.Key(text, from: place))
    if slot.pointee.firstLine == 0, !isText(place, text) { return nil }
    place = text.end
    return slot
  }

  /// Reads a slot that holds no name.
  mutating func readPlain(
    _ slot: LineShape.Slot, _ place: inout UnsafePointer<UInt8>, _ fields: inout Fields
  ) -> Bool {
    switch slot {
    case .time:
      guard let value = ByteScan.millionths(&place) else { return false }
      fields.step.time = value
    case .duration:
      guard let value = ByteScan.millionths(&place) else { return false }
      fields.step.duration = value
    case .sequence:
      guard let value = ByteScan.count(&place) else { return false }
      fields.step.sequence = value
    case .session:
      fields.name = place
      fields.slot = findSession(&place)
      return fields.slot != nil
    case .text:
      guard let text = ByteScan.text(place, end), isText(place, text) else { return false }
      place = text.end
    case .number: return ByteScan.skipNumber(&place)
    default: return false
    }
    return true
  }

  /// Whether a text is a JSON string without escapes, of a length that names may have.
  @inline(__always)
  mutating func isText(_ start: UnsafePointer<UInt8>, _ text: ByteScan.Text) -> Bool {
    guard text.end - start <= Self.nameLimit else { return false }
    return ByteScan.isPlain(start, text.end) || isOddText(start, text)
  }

  @inline(never)
  private mutating func isOddText(_ start: UnsafePointer<UInt8>, _ text: ByteScan.Text) -> Bool {
    var cursor = JSONCursor(
      bytes: UnsafeBufferPointer(start: base, count: end - base), at: start - base - 1)
    guard let read = try? cursor.text() else { return false }
    return !read.isEscaped && base + read.end == text.end
  }

  // MARK: Steps

  /// Notes a line, and counts its step if its session stays plain; false where the line gives no time or session.
  @inline(__always)
  mutating func accept(
    _ step: Step, _ entry: UnsafeMutablePointer<SessionEntry>?, _ name: UnsafePointer<UInt8>,
    _ start: UnsafePointer<UInt8>
  ) -> Bool {
    guard var slot = entry, step.time >= 0 else { return false }
    let isNew = slot.pointee.firstLine == 0
    if isNew { slot = newSession(name, at: slot) }
    append(step, previous: slot.pointee.lastLine, start)
    slot.pointee.lastLine = UInt32(truncatingIfNeeded: segment.lines.count)
    if slot.pointee.lastRegion != LineRecord.none {
      segment.memos.regions.memos.base[Int(slot.pointee.lastRegion)].follower = step.region
    }
    slot.pointee.lastRegion = step.region
    guard !slot.pointee.isComplex else { return true }
    guard step.number != StepClassifier.notPlain, isInside(step.duration, step.number),
      isNew || follows(step, slot)
    else {
      slot.pointee.isComplex = true
      return true
    }
    count(step, slot, isNew)
    return true
  }

  @inline(never)
  private mutating func newSession(
    _ name: UnsafePointer<UInt8>, at slot: UnsafeMutablePointer<SessionEntry>
  ) -> UnsafeMutablePointer<SessionEntry> {
    guard let text = ByteScan.text(name, end) else { return slot }
    let line = UInt32(truncatingIfNeeded: segment.lines.count + 1)
    let key = kept(SessionTable.Key(text, from: name))
    return segment.sessions.insert(key, line: line, at: slot)
  }

  @inline(__always)
  private mutating func append(
    _ step: Step, previous: UInt32, _ start: UnsafePointer<UInt8>
  ) {
    var record = LineRecord()
    record.previous = previous
    if isComplete, step.region != LineRecord.none, step.time < LineRecord.exactTime,
      step.duration < Int64(LineRecord.noDuration)
    {
      record.time = step.time
      record.duration = UInt32(truncatingIfNeeded: step.duration)
      record.sequence = step.sequence
      record.region = step.region
      record.tail = step.tail
    } else {
      record.time = Int64(offset + (start - base))
    }
    segment.lines.append(record)
  }

  @inline(__always)
  private mutating func isInside(_ duration: Int64, _ number: UInt8) -> Bool {
    let range = durations.base[Int(number)]
    return duration < 0 || duration >= range.low && duration <= range.high
  }

  @inline(__always)
  private mutating func follows(
    _ step: Step, _ slot: UnsafeMutablePointer<SessionEntry>
  ) -> Bool {
    let last = slot.pointee
    let counts = last.lastSequence >= 0 && step.sequence == last.lastSequence &+ 1
    let hasNoCounter = step.sequence < 0 && last.lastSequence < 0
    guard
      step.time > last.lastTime && (counts || hasNoCounter)
        || step.time == last.lastTime && counts
    else { return false }
    let pair = Int(last.lastClass) << 8 | Int(step.number)
    return segment.counts.pairs.base[pair] > 0
      || classifier.follows(step.number, last.lastClass)
  }

  @inline(__always)
  private mutating func count(
    _ step: Step, _ slot: UnsafeMutablePointer<SessionEntry>, _ isNew: Bool
  ) {
    if isNew {
      slot.pointee.firstTime = step.time
      slot.pointee.firstSequence = step.sequence
      slot.pointee.firstClass = step.number
    } else {
      let pair = Int(slot.pointee.lastClass) << 8 | Int(step.number)
      segment.counts.pairs.base[pair] += 1
    }
    slot.pointee.lastTime = step.time
    slot.pointee.lastSequence = step.sequence
    slot.pointee.lastClass = step.number
    slot.pointee.accepted += 1
    segment.counts.steps.base[Int(step.number)] += 1
    if step.duration >= 0 {
      segment.counts.addDuration(step.duration, step.number, sketch)
    }
  }

  /// Makes a shape the one that lines are expected to have.
  mutating func expect(_ index: Int) {
    pieces = shapes[index].memoPieces.map { UnsafePointer($0.base) }
    isComplete = shapes[index].isComplete
    shape = UInt8(index)
  }

  /// A name that stands where it will not be overwritten.
  @inline(__always)
  mutating func kept(_ key: SessionTable.Key) -> SessionTable.Key {
    guard key.length > 16, key.length != SessionEntry.noName else { return key }
    let place = segment.arena.keep(UnsafeBufferPointer(start: key.start, count: Int(key.length)))
    return SessionTable.Key(ByteScan.text(place, count: Int(key.length)), from: place)
  }
}
