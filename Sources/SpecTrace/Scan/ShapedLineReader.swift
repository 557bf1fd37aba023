/// Reads lines of a segment into a log: by shape where a line has a known one, else with the parser.
///
/// - Invariant: both ways give the same event.
struct ShapedLineReader {
  private let segment: Segment
  private let base: UnsafePointer<UInt8>
  private let limit: UnsafePointer<UInt8>
  private var parser: LineScanner

  /// Whole numbers up to here are exact.
  private static let exactLimit: Int64 = 1 << 53

  init(_ segment: Segment) {
    self.segment = segment
    base = segment.bytes.base
    limit = segment.limit
    parser = LineScanner(cursor: JSONCursor(bytes: segment.bytes.buffer, at: 0))
  }

  /// Reads a line, counted from 1, that was read before without a fault; `number` is its line in the file.
  mutating func read(_ line: UInt32, number: Int32, into log: inout TraceLog) {
    let offset = Int(segment.lines[line].offset)
    for shape in segment.shapes {
      var event = TraceEvent(kind: .transition)
      guard read(shape, base + offset, &event, &log.names) else { continue }
      event.file = segment.file
      event.line = number
      log.events.append(event)
      return
    }
    parser.cursor.at = offset
    parser.cursor.skipSpaces()
    do throws(LineFault) {
      try parser.scanLine(file: segment.file, line: number, into: &log)
    } catch {
      preconditionFailure("a line that was read once can be read again")
    }
  }

  private func read(
    _ shape: LineShape, _ start: UnsafePointer<UInt8>, _ event: inout TraceEvent,
    _ names: inout NameTable
  ) -> Bool {
    var place = start
    var piece = UnsafePointer(shape.pieces.base)
    while true {
      guard place + Int(piece.pointee.count) < limit, piece.pointee.isHere(place) else {
        return false
      }
      place += Int(piece.pointee.count)
      if piece.pointee.slot == .end { return true }
      guard read(piece.pointee, &place, &event, &names) else { return false }
      piece += 1
    }
  }

  private func read(
    _ piece: LineShape.Piece, _ place: inout UnsafePointer<UInt8>, _ event: inout TraceEvent,
    _ names: inout NameTable
  ) -> Bool {
    switch piece.slot {
    case .time: return number(&place, &event.time)
    case .duration: return number(&place, &event.duration)
    case .sequence:
      guard let count = ByteScan.count(&place) else { return false }
      event.sequence = Int64(count)
    case .session: return name(&place, &event.session, &names)
    case .source: return name(&place, &event.source, &names)
    case .target: return name(&place, &event.target, &names)
    case .trigger: return name(&place, &event.trigger, &names)
    case .text:
      var text = NameTable.none
      guard name(&place, &text, &names) else { return false }
      set(text, piece.key, &event)
    case .number:
      let start = place
      guard ByteScan.skipNumber(&place) else { return false }
      guard piece.key == .id else { return true }
      event.id = names.intern(UnsafeBufferPointer(start: start, count: place - start))
    case .end: return false
    }
    return true
  }

  private func set(_ text: NameID, _ key: LineKey, _ event: inout TraceEvent) {
    switch key {
    case .animation: event.detail = text
    case .machine: event.machine = text
    case .name: event.name = text
    case .id: event.id = text
    default: return
    }
  }

  private func number(_ place: inout UnsafePointer<UInt8>, _ value: inout Double) -> Bool {
    guard let millionths = ByteScan.millionths(&place), millionths < Self.exactLimit else {
      return false
    }
    // Both are exact in a Double, so the division rounds as the parser's does.
    value = Double(millionths) / 1_000_000
    return true
  }

  private func name(
    _ place: inout UnsafePointer<UInt8>, _ name: inout NameID, _ names: inout NameTable
  ) -> Bool {
    guard let text = ByteScan.text(place, limit), text.end - place <= 4096,
      ByteScan.isPlain(place, text.end)
    else { return false }
    name = names.intern(UnsafeBufferPointer(start: place, count: text.end - place))
    place = text.end
    return true
  }
}
