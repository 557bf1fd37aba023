/// Reads a part of a file once: plain steps are counted at once, all other lines are left to the full check.
///
/// A session stays plain as long as each of its lines is a plain step that follows the one before in time, counter
/// and state, with a duration that passes beyond doubt. The first other line makes the session complex.
struct SegmentScanner {
  private(set) var segment: Segment
  private let classifier: StepClassifier
  private let sketch = SketchBins.standard
  private let base: UnsafePointer<UInt8>
  private let end: UnsafePointer<UInt8>
  /// Where scanning eight bytes at a time stops.
  private let limit: UnsafePointer<UInt8>

  /// Up to where bytes were brought into memory.
  private var prepared: UnsafePointer<UInt8>
  private static let window = 4 << 20

  /// The pieces of the shape that the last line had.
  private var shape: UnsafePointer<LineShape.Piece>?
  private var texts = TextTable()
  private let durations = Memory<DurationRange>(repeating: DurationRange(), count: 256)
  private let steps = Memory<StepSlot>(repeating: StepSlot(), count: stepSlots)
  private var stepCount = 0
  private var parser: LineScanner
  private let name = Memory<UInt8>(repeating: 0, count: 4096 + 16)

  /// A step of the trace by the numbers of its texts.
  private struct StepSlot: BitwiseCopyable, Sendable {
    var key: UInt64 = .max
    var number: UInt8 = StepClassifier.notPlain
  }

  /// The durations of a class that pass beyond doubt, in nanoseconds.
  private struct DurationRange: BitwiseCopyable, Sendable {
    var low: Int64 = 0
    var high: Int64 = 0
  }

  /// What the slots of a line hold.
  private struct Fields {
    var time: Int64 = -1
    var duration: Int64 = -1
    var sequence: Int32 = -1
    var source: UInt16 = .max
    var target: UInt16 = .max
    var trigger: UInt16 = .max
    var session: SessionTable.Key?
    var slot: UnsafeMutablePointer<SessionEntry>?
  }

  private static let stepSlots = 1024
  private static let shapeLimit = 8
  private static let nameLimit = 4096

  /// Prepares the scan of a part; `rest` is the number of bytes of the file behind it.
  init(_ bytes: TraceBytes.Range, file: Int32, rest: Int, classifier: StepClassifier) {
    limit = bytes.base + max(0, bytes.count + rest - ByteScan.margin)
    segment = Segment(file: file, bytes: bytes, limit: limit)
    self.classifier = classifier
    base = bytes.base
    end = bytes.base + bytes.count
    prepared = bytes.base
    parser = LineScanner(cursor: JSONCursor(bytes: bytes.buffer, at: 0))
  }

  /// Reads all lines.
  mutating func scan(isFirst: Bool) {
    var place = base
    if isFirst, JSONLinesReader.isUTF16(segment.bytes.buffer) {
      segment.log.malformed.append(.init(file: segment.file, line: 1, fault: .notUTF8))
      segment.lines.append(LineRecord())
      return
    }
    if isFirst { place += JSONLinesReader.byteOrderMark(segment.bytes.buffer) }
    while place < end, place < limit {
      if place >= prepared { prepare() }
      place = scanShaped(place) ?? parse(place)
    }
    while place < end { place = parse(place) }
  }

  private mutating func prepare() {
    let count = min(Self.window, end - prepared)
    segment.bytes.prepare(prepared, count)
    prepared += count
  }

  // MARK: Lines of a known shape

  /// Reads a line of one of the known shapes; `nil` where it has none of them.
  private mutating func scanShaped(_ place: UnsafePointer<UInt8>) -> UnsafePointer<UInt8>? {
    guard let shape else { return nil }
    return scan(place, as: shape) ?? scanOtherShapes(place)
  }

  @inline(never)
  private mutating func scanOtherShapes(
    _ place: UnsafePointer<UInt8>
  ) -> UnsafePointer<UInt8>? {
    for index in segment.shapes.indices {
      let pieces = UnsafePointer(segment.shapes[index].pieces.base)
      guard pieces != shape, let next = scan(place, as: pieces) else { continue }
      shape = pieces
      return next
    }
    return nil
  }

  private mutating func scan(
    _ start: UnsafePointer<UInt8>, as pieces: UnsafePointer<LineShape.Piece>
  ) -> UnsafePointer<UInt8>? {
    var fields = Fields()
    var place = start
    var piece = pieces
    while true {
      let count = Int(piece.pointee.count)
      guard place + count < limit, piece.pointee.isHere(place) else { return nil }
      place += count
      if piece.pointee.slot == .end { break }
      guard read(piece.pointee.slot, &place, &fields) else { return nil }
      piece += 1
    }
    guard let key = fields.session, let slot = fields.slot, fields.time >= 0,
      fields.source != .max, fields.target != .max
    else { return nil }
    accept(fields, key, slot, start)
    return place
  }

  /// Reads what stands in a slot; false where it needs the parser.
  @inline(__always)
  private mutating func read(
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
    case .session: return readSession(&place, &fields)
    case .source: return readName(&place, &fields.source)
    case .target: return readName(&place, &fields.target)
    case .trigger: return readName(&place, &fields.trigger)
    case .text:
      guard let text = ByteScan.text(place, limit) else { return false }
      guard ByteScan.isPlain(place, text.end) || isText(place, text) else { return false }
      guard text.end - place <= Self.nameLimit else { return false }
      place = text.end
    case .number: return ByteScan.skipNumber(&place)
    case .end: return false
    }
    return true
  }

  @inline(__always)
  private mutating func readName(
    _ place: inout UnsafePointer<UInt8>, _ name: inout UInt16
  ) -> Bool {
    guard let text = ByteScan.text(place, limit) else { return false }
    guard let number = texts.find(text, from: place) ?? addName(text, place) else { return false }
    name = number
    place = text.end
    return true
  }

  @inline(never)
  private mutating func addName(
    _ text: ByteScan.Text, _ place: UnsafePointer<UInt8>
  ) -> UInt16? {
    guard isText(place, text) else { return nil }
    return texts.add(text, from: place)
  }

  @inline(__always)
  private mutating func readSession(
    _ place: inout UnsafePointer<UInt8>, _ fields: inout Fields
  ) -> Bool {
    guard let text = ByteScan.text(place, limit) else { return false }
    let key = SessionTable.Key(text, from: place)
    let slot = segment.sessions.slot(key)
    if slot.pointee.firstLine == 0, !isText(place, text) { return false }
    fields.session = key
    fields.slot = slot
    place = text.end
    return true
  }

  /// Whether a text is a JSON string without escapes, of a length that names may have.
  @inline(never)
  private func isText(_ start: UnsafePointer<UInt8>, _ text: ByteScan.Text) -> Bool {
    guard text.end - start <= Self.nameLimit else { return false }
    if ByteScan.isPlain(start, text.end) { return true }
    var cursor = JSONCursor(bytes: segment.bytes.buffer, at: start - base - 1)
    guard let read = try? cursor.text() else { return false }
    return !read.isEscaped && base + read.end == text.end
  }

  // MARK: Steps

  @inline(__always)
  private mutating func accept(
    _ fields: Fields, _ key: SessionTable.Key, _ slot: UnsafeMutablePointer<SessionEntry>,
    _ start: UnsafePointer<UInt8>
  ) {
    let line = UInt32(truncatingIfNeeded: segment.lines.count + 1)
    var slot = slot
    let isNew = slot.pointee.firstLine == 0
    if isNew { slot = segment.sessions.insert(key, line: line, at: slot) }
    segment.lines.append(
      LineRecord(
        offset: UInt32(truncatingIfNeeded: start - base), previous: slot.pointee.lastLine))
    slot.pointee.lastLine = line
    guard !slot.pointee.isComplex else { return }
    let number = number(fields)
    guard number != StepClassifier.notPlain, isInside(fields.duration, number),
      isNew || follows(fields, number, slot)
    else {
      slot.pointee.isComplex = true
      return
    }
    count(fields, number, slot, isNew)
  }

  @inline(__always)
  private func isInside(_ duration: Int64, _ number: UInt8) -> Bool {
    let range = durations.base[Int(number)]
    return duration < 0 || duration >= range.low && duration <= range.high
  }

  @inline(__always)
  private mutating func follows(
    _ fields: Fields, _ number: UInt8, _ slot: UnsafeMutablePointer<SessionEntry>
  ) -> Bool {
    let last = slot.pointee
    let counts = fields.sequence >= 0 && fields.sequence == last.lastSequence &+ 1
    let hasNoCounter = fields.sequence < 0 && last.lastSequence < 0
    guard
      fields.time > last.lastTime && (counts && last.lastSequence >= 0 || hasNoCounter)
        || fields.time == last.lastTime && counts && last.lastSequence >= 0
    else { return false }
    if segment.counts.pairs.base[Int(last.lastClass) << 8 | Int(number)] > 0 { return true }
    return classifier.follows(number, last.lastClass)
  }

  @inline(__always)
  private func count(
    _ fields: Fields, _ number: UInt8, _ slot: UnsafeMutablePointer<SessionEntry>, _ isNew: Bool
  ) {
    if isNew {
      slot.pointee.firstTime = fields.time
      slot.pointee.firstSequence = fields.sequence
      slot.pointee.firstClass = number
    } else {
      segment.counts.pairs.base[Int(slot.pointee.lastClass) << 8 | Int(number)] += 1
    }
    slot.pointee.lastTime = fields.time
    slot.pointee.lastSequence = fields.sequence
    slot.pointee.lastClass = number
    slot.pointee.accepted += 1
    segment.counts.steps.base[Int(number)] += 1
    if fields.duration >= 0 { segment.counts.addDuration(fields.duration, number, sketch) }
  }

  /// The class of a step.
  @inline(__always)
  private mutating func number(_ fields: Fields) -> UInt8 {
    let key =
      UInt64(fields.source) | UInt64(fields.target) << 16 | UInt64(fields.trigger) << 32
    var index = Int(truncatingIfNeeded: (key &* 0x9E37_79B9_7F4A_7C15) >> 50) & 1023
    while steps.base[index].key != key {
      if steps.base[index].key == .max { return addStep(key, fields, at: index) }
      index = (index + 1) & (Self.stepSlots - 1)
    }
    return steps.base[index].number
  }

  @inline(never)
  private mutating func addStep(_ key: UInt64, _ fields: Fields, at index: Int) -> UInt8 {
    // Beyond what any machine has, steps are left to the full check.
    guard stepCount < Self.stepSlots / 2 else { return StepClassifier.notPlain }
    stepCount += 1
    let trigger = fields.trigger == .max ? nil : texts.texts[Int(fields.trigger)]
    let found = classifier.classify(
      texts.texts[Int(fields.source)], texts.texts[Int(fields.target)], trigger)
    steps.base[index] = StepSlot(key: key, number: found?.0 ?? StepClassifier.notPlain)
    guard let (number, step) = found else { return StepClassifier.notPlain }
    durations.base[Int(number)] = DurationRange(
      low: step.durations.lowerBound, high: step.durations.upperBound)
    if step.obligation >= 0 { segment.counts.prepare(number) }
    return number
  }

  // MARK: Other lines

  /// Reads one line with the parser and goes on behind it.
  @inline(never)
  private mutating func parse(_ place: UnsafePointer<UInt8>) -> UnsafePointer<UInt8> {
    let line = Int32(truncatingIfNeeded: segment.lines.count + 1)
    parser.cursor.at = place - base
    parser.cursor.skipSpaces()
    if parser.cursor.byte == 0x0A {
      segment.log.blankCount += 1
      parser.cursor.skipLine()
      segment.lines.append(LineRecord())
      return base + parser.cursor.at
    }
    let start = parser.cursor.at
    do throws(LineFault) {
      try parser.scanLine(file: segment.file, line: line, into: &segment.log)
    } catch {
      segment.log.malformed.append(.init(file: segment.file, line: line, fault: error))
      parser.cursor.skipLine()
      segment.lines.append(LineRecord())
      return base + parser.cursor.at
    }
    guard let event = segment.log.events.popLast() else { return base + parser.cursor.at }
    segment.log.payloads.removeAll(keepingCapacity: true)
    if event.kind == .transition, segment.shapes.count < Self.shapeLimit, place < limit,
      let learned = LineShape(segment.bytes.buffer, from: start)
    {
      segment.shapes.append(learned)
      let pieces = UnsafePointer(learned.pieces.base)
      shape = pieces
      if start == place - base, let next = scan(place, as: pieces) { return next }
    }
    addComplex(event.session, at: place)
    return base + parser.cursor.at
  }

  /// Leaves a session to the full check.
  private mutating func addComplex(_ session: NameID, at place: UnsafePointer<UInt8>) {
    let line = UInt32(truncatingIfNeeded: segment.lines.count + 1)
    let key = key(of: session)
    var slot = segment.sessions.slot(key)
    if slot.pointee.firstLine == 0 {
      slot = segment.sessions.insert(kept(key), line: line, at: slot)
    }
    segment.lines.append(
      LineRecord(
        offset: UInt32(truncatingIfNeeded: place - base), previous: slot.pointee.lastLine))
    slot.pointee.lastLine = line
    slot.pointee.isComplex = true
  }

  private func key(of session: NameID) -> SessionTable.Key {
    guard session >= 0 else { return SessionTable.Key(none: UnsafePointer(name.base)) }
    let count = segment.log.names.copy(session, to: name)
    let text = ByteScan.text(UnsafePointer(name.base), count: count)
    return SessionTable.Key(text, from: UnsafePointer(name.base))
  }

  /// A name that stands where it will not be overwritten.
  private mutating func kept(_ key: SessionTable.Key) -> SessionTable.Key {
    guard key.length > 16, key.length != SessionEntry.noName else { return key }
    let place = segment.arena.keep(
      UnsafeBufferPointer(start: key.start, count: Int(key.length)))
    return SessionTable.Key(ByteScan.text(place, count: Int(key.length)), from: place)
  }
}
