extension SegmentScanner {
  // MARK: Slot by slot

  /// Where the memos of a line lie, and what they say.
  private struct Learning {
    var region: UnsafePointer<UInt8>?
    var regionEnd: UnsafePointer<UInt8>?
    var tail: UnsafePointer<UInt8>?
    var regionMeaning = LineMemos.Meaning()
    var tailMeaning = LineMemos.Meaning()
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
      let piece = shape.pieces.base[index]
      let count = Int(piece.count)
      guard place + count <= end, piece.isHere(place) else { return nil }
      place += count
      if index == shape.places?.first { learning.region = place }
      if index == shape.places?.last { learning.regionEnd = place }
      if piece.slot == .end { break }
      let value = place
      guard read(piece, &place, &fields) else { return nil }
      learn(piece, index, shape, value, place, &learning)
      if index == shape.places?.tail { learning.tail = place }
      index += 1
    }
    guard let slot = fields.slot, let name = fields.name, fields.source != .max,
      fields.target != .max
    else { return nil }
    expect(number)
    fields.step.number = classNumber(fields)
    keep(&fields, learning, end: place)
    return accept(fields.step, slot, name, start) ? place : nil
  }

  private mutating func read(
    _ piece: LineShape.Piece, _ place: inout UnsafePointer<UInt8>, _ fields: inout Fields
  ) -> Bool {
    switch piece.slot {
    case .source: readName(&place, &fields.source)
    case .target: readName(&place, &fields.target)
    case .trigger: readName(&place, &fields.trigger)
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
    if index >= places.first, index < places.last {
      learning.regionMeaning.others.append((piece.key, text))
    } else if index > places.tail {
      learning.tailMeaning.others.append((piece.key, text))
    }
  }

  /// Remembers the memos of a line for the next one.
  private mutating func keep(
    _ fields: inout Fields, _ learning: Learning, end: UnsafePointer<UInt8>
  ) {
    guard let region = learning.region, let regionEnd = learning.regionEnd else { return }
    let known = segment.memos.regions.find(region, regionEnd, shape: shape, guess: LineRecord.none)
    if let known {
      fields.step.region = known
    } else {
      var meaning = learning.regionMeaning
      meaning.source = texts.texts[Int(fields.source)]
      meaning.target = texts.texts[Int(fields.target)]
      meaning.trigger = fields.trigger == .max ? nil : texts.texts[Int(fields.trigger)]
      guard
        let added = segment.memos.regions.add(
          region, regionEnd, meaning, number: fields.step.number, shape: shape)
      else { return }
      fields.step.region = added
    }
    guard let tail = learning.tail, end - tail >= 8, !learning.tailMeaning.others.isEmpty else {
      keepPlainTail(learning, end)
      return
    }
    guard
      let found = segment.memos.tails.find(tail, end, shape: shape, guess: LineRecord.none)
        ?? segment.memos.tails.add(
          tail, end, learning.tailMeaning, number: StepClassifier.notPlain, shape: shape)
    else {
      // What the tail says is not kept, so that the line is read again where that matters.
      fields.step.region = LineRecord.none
      return
    }
    fields.step.tail = found
  }

  /// Remembers a tail that says nothing to the check.
  private mutating func keepPlainTail(_ learning: Learning, _ end: UnsafePointer<UInt8>) {
    guard let tail = learning.tail, end - tail >= 8,
      segment.memos.tails.find(tail, end, shape: shape, guess: LineRecord.none) == nil
    else { return }
    _ = segment.memos.tails.add(tail, end, .init(), number: StepClassifier.notPlain, shape: shape)
  }

  /// The class of a step.
  private mutating func classNumber(_ fields: Fields) -> UInt8 {
    let key =
      UInt64(fields.source) | UInt64(fields.target) << 16 | UInt64(fields.trigger) << 32
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

  // MARK: With the parser

  /// Reads one line with the parser and goes on behind it.
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
    if event.kind == .transition, shapes.count < Self.shapeLimit, start == place - base,
      let learned = LineShape(parser.cursor.bytes, from: start)
    {
      shapes.append(learned)
      if let next = scan(place, as: shapes.count - 1) { return next }
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
    var record = LineRecord()
    record.time = Int64(offset + (place - base))
    record.previous = slot.pointee.lastLine
    segment.lines.append(record)
    slot.pointee.lastLine = line
    slot.pointee.lastRegion = LineRecord.none
    slot.pointee.isComplex = true
  }

  private func key(of session: NameID) -> SessionTable.Key {
    guard session >= 0 else { return SessionTable.Key(none: UnsafePointer(name.base)) }
    let count = segment.log.names.copy(session, to: name)
    let text = ByteScan.text(UnsafePointer(name.base), count: count)
    return SessionTable.Key(text, from: UnsafePointer(name.base))
  }
}
