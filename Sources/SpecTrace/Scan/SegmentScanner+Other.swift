import CTraceScan

extension SegmentScanner {
  // MARK: Slot by slot

  /// Where the region and the tail of a line lie, and what they say beside the names.
  private struct Learning {
    var region: UnsafePointer<UInt8>?
    var regionEnd: UnsafePointer<UInt8>?
    var tail: UnsafePointer<UInt8>?
    var others: [(key: LineKey, text: String)] = []
  }

  /// Reads a line whose shape or memos are new: slot by slot, or with the parser.
  @inline(never)
  mutating func scanOther(_ place: UnsafePointer<UInt8>) -> UnsafePointer<UInt8> {
    for index in shapes.indices {
      if let next = scan(place, as: index) { return next }
    }
    return parse(place)
  }

  private mutating func scan(
    _ start: UnsafePointer<UInt8>, as number: Int
  ) -> UnsafePointer<UInt8>? {
    let shape = shapes[number]
    var fields = Fields()
    var learning = Learning()
    var place = start
    var index = 0
    while true {
      let piece = shape.pieces[index]
      guard end - place >= piece.count, ByteScan.isEqual(piece.literal, place, piece.count)
      else { return nil }
      place += piece.count
      if index == shape.places?.first { learning.region = place }
      if index == shape.places?.last { learning.regionEnd = place }
      if piece.slot == .end { break }
      let value = place
      guard read(piece, &place, &fields) else { return nil }
      learn(piece, index, shape, value, place, &learning)
      if index == shape.places?.tail { learning.tail = place }
      index += 1
    }
    guard fields.source != .max, fields.target != .max else { return nil }
    loop.shape = UInt8(number)
    // Where the machine is no part of a memo, lines of several machines may have the same one.
    let isTold = shape.hasMachineInMemo || fields.machine == .max || classifier?.isOne == true
    fields.step.number = isTold ? classNumber(fields) : StepClassifier.notPlain
    keep(&fields, learning, end: place)
    return accept(fields, start) ? place : nil
  }

  private mutating func read(
    _ piece: LineShape.Piece, _ place: inout UnsafePointer<UInt8>, _ fields: inout Fields
  ) -> Bool {
    switch piece.slot {
    case .source: readName(&place, &fields.source)
    case .target: readName(&place, &fields.target)
    case .trigger: readName(&place, &fields.trigger)
    case .text where piece.key == .machine: readName(&place, &fields.machine)
    default: readPlain(piece.slot, &place, &fields)
    }
  }

  private mutating func readName(
    _ place: inout UnsafePointer<UInt8>, _ name: inout UInt16
  ) -> Bool {
    guard let text = ByteScan.text(place, end), isText(place, text),
      let number = texts.find(text, from: place) ?? texts.add(text, from: place)
    else { return false }
    name = number
    place = text.end
    return true
  }

  private func learn(
    _ piece: LineShape.Piece, _ index: Int, _ shape: LineShape, _ start: UnsafePointer<UInt8>,
    _ end: UnsafePointer<UInt8>, _ learning: inout Learning
  ) {
    guard let places = shape.places, piece.slot == .text,
      [.id, .name, .machine, .animation].contains(piece.key)
    else { return }
    let text = String(
      decoding: UnsafeBufferPointer(start: start, count: end - start), as: UTF8.self)
    let isInRegion = index >= places.first && index < places.last
    if isInRegion || index > places.tail { learning.others.append((piece.key, text)) }
  }

  /// Remembers the region and the tail of a line for the next one.
  private mutating func keep(
    _ fields: inout Fields, _ learning: Learning, end: UnsafePointer<UInt8>
  ) {
    guard let region = learning.region, let regionEnd = learning.regionEnd else { return }
    var meaning = LineMemos.Meaning(others: learning.others)
    meaning.source = texts.texts[Int(fields.source)]
    meaning.target = texts.texts[Int(fields.target)]
    meaning.trigger = fields.trigger == .max ? nil : texts.texts[Int(fields.trigger)]
    let isTailKept = shapes[Int(loop.shape)].hasTailMemo
    let tail = isTailKept ? learning.tail ?? end : end
    // Without a memo the line is read again where more than its step matters.
    fields.step.memo =
      segment.memos.memo(
        region: UnsafeBufferPointer(start: region, count: regionEnd - region),
        tail: UnsafeBufferPointer(start: tail, count: end - tail), meaning,
        number: fields.step.number, shape: loop.shape,
        isComplete: shapes[Int(loop.shape)].isComplete) ?? LineRecord.none
    loop.words = segment.memos.words
  }

  /// The class of a step.
  private mutating func classNumber(_ fields: Fields) -> UInt8 {
    let key =
      UInt64(fields.source) | UInt64(fields.target) << 16 | UInt64(fields.trigger) << 32
      | UInt64(fields.machine) << 48
    var index = Int(truncatingIfNeeded: (key &* 0x9E37_79B9_7F4A_7C15) >> 50) & 1023
    while steps.base[index].key != key {
      if steps.base[index].key == .max { return addStep(key, fields, at: index) }
      index = (index + 1) & (Self.stepSlots - 1)
    }
    return steps.base[index].number
  }

  private mutating func addStep(_ key: UInt64, _ fields: Fields, at index: Int) -> UInt8 {
    // Beyond what any machine has, steps are left to the full check.
    guard stepCount < Self.stepSlots / 2 else { return StepClassifier.notPlain }
    stepCount += 1
    let step = EarlyStep(
      source: texts.texts[Int(fields.source)], target: texts.texts[Int(fields.target)],
      trigger: fields.trigger == .max ? nil : texts.texts[Int(fields.trigger)],
      machine: fields.machine == .max ? nil : texts.texts[Int(fields.machine)])
    guard let classifier else {
      let number = addEarly(step)
      steps.base[index] = StepSlot(key: key, number: number)
      return number
    }
    let found = classifier.classify(step)
    steps.base[index] = StepSlot(key: key, number: found?.0 ?? StepClassifier.notPlain)
    guard let (number, step) = found else { return StepClassifier.notPlain }
    segment.counts.prepare(number, step)
    return number
  }

  // MARK: With the parser

  /// Reads one line with the parser and goes on behind it.
  private mutating func parse(_ place: UnsafePointer<UInt8>) -> UnsafePointer<UInt8> {
    let line = Int32(truncatingIfNeeded: loop.lineCount + 1)
    parser.cursor.at = place - base
    parser.cursor.skipSpaces()
    if parser.cursor.byte == 0x0A {
      segment.log.blankCount += 1
      parser.cursor.skipLine()
      append(LineRecord())
      return base + parser.cursor.at
    }
    let start = parser.cursor.at
    do throws(LineFault) {
      try parser.scanLine(file: segment.file, line: line, into: &segment.log)
    } catch {
      segment.log.malformed.append(.init(file: segment.file, line: line, fault: error))
      parser.cursor.skipLine()
      append(LineRecord())
      return base + parser.cursor.at
    }
    guard let event = segment.log.events.popLast() else { return base + parser.cursor.at }
    segment.log.payloads.removeAll(keepingCapacity: true)
    if event.kind == .transition, start == place - base, let next = learn(place) { return next }
    addComplex(event, at: place)
    return base + parser.cursor.at
  }

  /// Reads a line of a new shape; `nil` where it has none that is of use, or there are too many.
  private mutating func learn(_ place: UnsafePointer<UInt8>) -> UnsafePointer<UInt8>? {
    // Numbers that are the same in the first lines are taken for a part of the shape until one differs.
    guard shapes.count < Self.shapeLimit,
      let learned = LineShape(
        parser.cursor.bytes, from: place - base, hasConstants: shapes.count < Self.shapeLimit / 2)
    else { return nil }
    let number = shapes.count
    shapes.append(learned)
    loop.shapeCount = UInt8(shapes.count)
    withUnsafeMutablePointer(to: &loop.shapes) { list in
      list.withMemoryRebound(to: UnsafePointer<plumb_piece>?.self, capacity: Self.shapeLimit) {
        $0[number] = learned.memoPieces.map { UnsafePointer($0.base) }
      }
    }
    withUnsafeMutablePointer(to: &loop.isComplete) { list in
      list.withMemoryRebound(to: Bool.self, capacity: Self.shapeLimit) {
        $0[number] = learned.isComplete
      }
    }
    return scan(place, as: number)
  }

  /// Leaves a session to the full check.
  private mutating func addComplex(_ event: TraceEvent, at place: UnsafePointer<UInt8>) {
    let slot = slot(key(of: event.session))
    let previous = slot.pointee.lastLine
    append(LineRecord(place: offset + (place - base), previous: previous))
    if previous == 0 {
      slot.pointee.firstLine = loop.lineCount
      loop.sessionCount += 1
    }
    slot.pointee.lastLine = loop.lineCount
    slot.pointee.lastSequence = event.counter
    slot.pointee.isComplex = true
  }

  private func key(of session: NameID) -> SessionTable.Key {
    guard session >= 0 else { return SessionTable.Key() }
    let start = UnsafePointer(name.base)
    let text = ByteScan.text(start, count: segment.log.names.copy(session, to: name))
    var key = SessionTable.Key(text, from: start)
    // What JSON text must escape is never the bytes of a line.
    let bytes = UnsafeBufferPointer(start: start, count: text.end - start)
    if bytes.contains(where: { $0 < 0x20 || $0 == 0x22 || $0 == 0x5C }) {
      key.length |= SessionEntry.escapedName
    }
    return key
  }
}
