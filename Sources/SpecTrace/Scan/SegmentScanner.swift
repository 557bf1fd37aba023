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

  /// What the slots of a line hold.
  struct Fields {
    var time: Int64 = -1
    var duration: Int64 = -1
    var sequence: Int32 = -1
    var source: UInt16 = .max
    var target: UInt16 = .max
    var trigger: UInt16 = .max
    var region = LineRecord.none
    var tail = LineRecord.none
    var number = StepClassifier.notPlain
    var key: SessionTable.Key?
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
      // A file that became shorter meanwhile ends here.
      let isLast = offset + filled + max(0, got) >= bytes.count || room > 0 && got <= 0
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
      if isLast { return }
    }
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
    var fields = Fields()
    var place = start
    while true {
      let count = Int(piece.pointee.count)
      guard place + count <= end, piece.pointee.isHere(place) else { return nil }
      place += count
      if piece.pointee.slot == .end { break }
      guard readSlot(piece.pointee.slot, &place, &fields) else { return nil }
      if piece.pointee.slot == .tail { break }
      piece += 1
    }
    guard let key = fields.key, let slot = fields.slot, fields.time >= 0 else { return nil }
    accept(fields, key, slot, start, isComplete: isComplete)
    return place
  }

  /// Reads what stands in a slot; false where it is read otherwise.
  @inline(__always)
  private mutating func readSlot(
    _ slot: LineShape.Slot, _ place: inout UnsafePointer<UInt8>, _ fields: inout Fields
  ) -> Bool {
    switch slot {
    case .region:
      var guess = LineRecord.none
      if let entry = fields.slot, entry.pointee.lastRegion != LineRecord.none {
        guess = segment.memos.regions.memos.base[Int(entry.pointee.lastRegion)].follower
      }
      guard let region = segment.memos.regions.find(place, end, shape: shape, guess: guess)
      else { return false }
      let memo = segment.memos.regions.memos.base + Int(region)
      fields.region = region
      fields.number = memo.pointee.number
      place += Int(memo.pointee.count)
    case .tail:
      let region = segment.memos.regions.memos.base + Int(fields.region)
      guard
        let tail = segment.memos.tails.find(
          place, end, shape: shape, guess: region.pointee.tail)
      else { return false }
      region.pointee.tail = tail
      fields.tail = tail
      place += Int(segment.memos.tails.memos.base[Int(tail)].count)
    case .session: return readSession(&place, &fields)
    case .time:
      guard let value = ByteScan.millionths(&place) else { return false }
      fields.time = value
    case .duration:
      guard let value = ByteScan.millionths(&place) else { return false }
      fields.duration = value
    case .source, .target, .trigger: return false
    default: return readPlain(slot, &place, &fields)
    }
    return true
  }

  /// Reads a slot that holds no name.
  mutating func readPlain(
    _ slot: LineShape.Slot, _ place: inout UnsafePointer<UInt8>, _ fields: inout Fields
  ) -> Bool {
    switch slot {
    case .time:
      guard let value = ByteScan.millionths(&place) else { return false }
      fields.time = value
    case .duration:
      guard let value = ByteScan.millionths(&place) else { return false }
      fields.duration = value
    case .sequence:
      guard let value = ByteScan.count(&place) else { return false }
      fields.sequence = value
    case .text:
      guard let text = ByteScan.text(place, end), isText(place, text) else { return false }
      place = text.end
    case .number: return ByteScan.skipNumber(&place)
    default: return false
    }
    return true
  }

  @inline(__always)
  mutating func readSession(
    _ place: inout UnsafePointer<UInt8>, _ fields: inout Fields
  ) -> Bool {
    guard let text = ByteScan.text(place, end) else { return false }
    let key = SessionTable.Key(text, from: place)
    let slot = segment.sessions.slot(key)
    if slot.pointee.firstLine == 0, !isText(place, text) { return false }
    fields.key = key
    fields.slot = slot
    place = text.end
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

  /// Notes a line, and counts its step if its session stays plain.
  @inline(__always)
  mutating func accept(
    _ fields: Fields, _ key: SessionTable.Key, _ slot: UnsafeMutablePointer<SessionEntry>,
    _ start: UnsafePointer<UInt8>, isComplete: Bool
  ) {
    let line = UInt32(truncatingIfNeeded: segment.lines.count + 1)
    var slot = slot
    let isNew = slot.pointee.firstLine == 0
    if isNew { slot = segment.sessions.insert(kept(key), line: line, at: slot) }
    append(fields, previous: slot.pointee.lastLine, start, isComplete: isComplete)
    slot.pointee.lastLine = line
    if slot.pointee.lastRegion != LineRecord.none {
      segment.memos.regions.memos.base[Int(slot.pointee.lastRegion)].follower = fields.region
    }
    slot.pointee.lastRegion = fields.region
    guard !slot.pointee.isComplex else { return }
    guard fields.number != StepClassifier.notPlain, isInside(fields.duration, fields.number),
      isNew || follows(fields, slot)
    else {
      slot.pointee.isComplex = true
      return
    }
    count(fields, slot, isNew)
  }

  @inline(__always)
  private mutating func append(
    _ fields: Fields, previous: UInt32, _ start: UnsafePointer<UInt8>, isComplete: Bool
  ) {
    var record = LineRecord()
    record.previous = previous
    if isComplete, fields.region != LineRecord.none, fields.time < LineRecord.exactTime,
      fields.duration < Int64(LineRecord.noDuration)
    {
      record.time = fields.time
      record.duration = UInt32(truncatingIfNeeded: fields.duration)
      record.sequence = fields.sequence
      record.region = fields.region
      record.tail = fields.tail
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
    _ fields: Fields, _ slot: UnsafeMutablePointer<SessionEntry>
  ) -> Bool {
    let last = slot.pointee
    let counts = last.lastSequence >= 0 && fields.sequence == last.lastSequence &+ 1
    let hasNoCounter = fields.sequence < 0 && last.lastSequence < 0
    guard
      fields.time > last.lastTime && (counts || hasNoCounter)
        || fields.time == last.lastTime && counts
    else { return false }
    let pair = Int(last.lastClass) << 8 | Int(fields.number)
    return segment.counts.pairs.base[pair] > 0
      || classifier.follows(fields.number, last.lastClass)
  }

  @inline(__always)
  private mutating func count(
    _ fields: Fields, _ slot: UnsafeMutablePointer<SessionEntry>, _ isNew: Bool
  ) {
    if isNew {
      slot.pointee.firstTime = fields.time
      slot.pointee.firstSequence = fields.sequence
      slot.pointee.firstClass = fields.number
    } else {
      let pair = Int(slot.pointee.lastClass) << 8 | Int(fields.number)
      segment.counts.pairs.base[pair] += 1
    }
    slot.pointee.lastTime = fields.time
    slot.pointee.lastSequence = fields.sequence
    slot.pointee.lastClass = fields.number
    slot.pointee.accepted += 1
    segment.counts.steps.base[Int(fields.number)] += 1
    if fields.duration >= 0 {
      segment.counts.addDuration(fields.duration, fields.number, sketch)
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
