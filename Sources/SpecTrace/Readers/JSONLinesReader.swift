/// Reads Plumb's own trace format: one JSON object a line.
///
/// - Source: the trace format reference, "Trace lines".
enum JSONLinesReader: TraceReader {
  static func read(_ bytes: UnsafeBufferPointer<UInt8>, file: Int32, into log: inout TraceLog) {
    var scanner = LineScanner(cursor: JSONCursor(bytes: bytes, at: byteOrderMark(bytes)))
    log.events.reserveCapacity(log.events.count + bytes.count / 160)
    var line: Int32 = 0
    if isUTF16(bytes) {
      log.lineCount += 1
      log.malformed.append(TraceLog.Malformed(file: file, line: 1, fault: .notUTF8))
      return
    }
    while scanner.cursor.at < bytes.count {
      line += 1
      log.lineCount += 1
      scanner.cursor.skipSpaces()
      if scanner.cursor.byte == 0x0A {
        log.blankCount += 1
        scanner.cursor.skipLine()
        continue
      }
      do throws(LineFault) {
        try scanner.scanLine(file: file, line: line, into: &log)
      } catch {
        log.malformed.append(TraceLog.Malformed(file: file, line: line, fault: error))
        scanner.cursor.skipLine()
      }
    }
  }

  /// Whether a byte order mark, or a zero beside the first byte, tells UTF-16 (RFC 4627, 3).
  static func isUTF16(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    guard bytes.count >= 2 else { return false }
    switch (bytes[0], bytes[1]) {
    case (0xFF, 0xFE), (0xFE, 0xFF), (0x7B, 0), (0, 0x7B): return true
    default: return false
    }
  }

  static func byteOrderMark(_ bytes: UnsafeBufferPointer<UInt8>) -> Int {
    bytes.count >= 3 && bytes[0] == 0xEF && bytes[1] == 0xBB && bytes[2] == 0xBF ? 3 : 0
  }
}

/// Reads one line after another into a log.
struct LineScanner {
  var cursor: JSONCursor
  private var scratch: ContiguousArray<UInt8> = []

  /// How long a name may be: names stand in messages, and each is compared with the spec's.
  private static let nameLimit = 4096

  init(cursor: JSONCursor) { self.cursor = cursor }

  mutating func scanLine(file: Int32, line: Int32, into log: inout TraceLog) throws(LineFault) {
    guard cursor.byte == 0x7B else {
      guard cursor.byte == LineFault.markByte else { throw .notAnObject }
      throw LineFault.marked(cursor.bytes, from: cursor.at + 1)
    }
    var fields = LineFields()
    var unknownKeys = 0
    try scanMembers(into: &fields, unknownKeys: &unknownKeys, log: &log)
    cursor.skipSpaces()
    guard cursor.byte == 0x0A else { throw .trailingText }
    fields.event.file = file
    fields.event.line = line
    let event = try fields.resolved()
    if event?.kind == .meta { try checkUnit(fields, log.names) }
    if let event, event.detail >= 0, event.kind == .end || event.kind == .stop {
      guard Self.isResult(log.names[event.detail]) else { throw .unknownResult }
    }
    cursor.skipLine()
    log.unknownKeyCount += unknownKeys
    append(event ?? fields.event, fields, to: &log)
    if event == nil { log.unknownKinds[fields.kindName, default: 0] += 1 }
  }

  private func append(_ event: TraceEvent, _ fields: LineFields, to log: inout TraceLog) {
    var event = event
    if fields.hasPayload || event.kind == .meta {
      event.payload = Int32(truncatingIfNeeded: log.payloads.count)
      var payload = fields.payload
      if event.kind == .signal, payload.offsets.isEmpty, payload.values.count == 1 {
        payload.offsets = [0]
      }
      if fields.unit >= 0 { payload.unit = Self.unitFactor(log.names[fields.unit]) }
      if fields.spec >= 0 { payload.spec = log.names[fields.spec] }
      log.payloads.append(payload)
    }
    log.events.append(event)
  }

  /// Times of an unknown unit mean nothing; to take them for milliseconds would judge what nobody measured.
  private func checkUnit(
    _ fields: LineFields, _ names: borrowing NameTable
  ) throws(LineFault) {
    guard !fields.isUnitOdd, fields.unit < 0 || Self.unitFactor(names[fields.unit]) != nil else {
      throw .unknownUnit
    }
  }

  /// Whether a word says how something ended; recorders have words of their own for what was not completed.
  private static func isResult(_ word: String) -> Bool {
    switch word.lowercased() {
    case "completed", "complete", "cancelled", "canceled", "interrupted", "killed", "truncated",
      "failed", "failure", "error", "aborted", "crashed", "timeout", "success", "succeeded", "ok",
      "done", "finished", "":
      true
    default: false
    }
  }

  private static func unitFactor(_ unit: String) -> Double? {
    switch unit {
    case "s": 1000
    case "ms": 1
    case "us", "µs": 0.001
    case "ns": 0.000_001
    default: nil
    }
  }

  private mutating func scanMembers(
    into fields: inout LineFields, unknownKeys: inout Int, log: inout TraceLog
  ) throws(LineFault) {
    cursor.at += 1
    cursor.skipSpaces()
    if cursor.byte == 0x7D {
      cursor.at += 1
      return
    }
    while true {
      guard cursor.byte == 0x22 else {
        throw cursor.byte == 0x0A ? .unterminatedObject : .missingKey
      }
      let key = try key(try cursor.text())
      cursor.skipSpaces()
      guard cursor.byte == 0x3A else { throw .missingColon }
      cursor.at += 1
      cursor.skipSpaces()
      if key == .unknown { unknownKeys += 1 }
      try scanValue(of: key, into: &fields, log: &log)
      cursor.skipSpaces()
      if cursor.byte == 0x7D { break }
      guard cursor.byte == 0x2C else {
        throw cursor.byte == 0x0A ? .unterminatedObject : .missingComma
      }
      cursor.at += 1
      cursor.skipSpaces()
    }
    cursor.at += 1
  }

  private mutating func key(_ text: JSONCursor.Text) throws(LineFault) -> LineKey {
    guard text.isEscaped else { return LineKey(cursor.bytes, text) }
    scratch.removeAll(keepingCapacity: true)
    try cursor.decode(text, into: &scratch)
    return scratch.withUnsafeBufferPointer { LineKey($0, .init(start: 0, end: $0.count)) }
  }

  private mutating func scanValue(
    of key: LineKey, into fields: inout LineFields, log: inout TraceLog
  ) throws(LineFault) {
    if cursor.byte == 0x6E { return try cursor.literal() }
    switch key {
    case .kind:
      fields.kindName = try name(&log)
      fields.knownKind = TraceLog.kind(named: fields.kindName)
    case .time: fields.event.time = try number()
    case .duration: fields.event.duration = try number()
    case .until: fields.until = try number()
    case .value:
      fields.event.value = try numberOrNothing()
      fields.isValueOdd = fields.event.value.isNaN
    case .sequence: fields.event.sequence = Self.counter(try number())
    case .session: fields.event.session = try nameOrNumber(&log)
    case .id: fields.event.id = try nameOrNumber(&log)
    case .machine: fields.event.machine = try name(&log)
    case .from: fields.event.source = try names(&log)
    case .to: fields.event.target = try names(&log)
    case .state: fields.state = try names(&log)
    case .trigger: fields.event.trigger = try name(&log)
    case .event: fields.eventName = try name(&log)
    case .operation: fields.operation = try name(&log)
    case .name: fields.event.name = try name(&log)
    case .animation: fields.animation = try name(&log)
    case .easing: fields.easing = try name(&log)
    case .result: fields.result = try nameOrNothing(&log)
    case .text: fields.text = try nameOrNothing(&log)
    case .dump: fields.dump = try pathOrNothing(&log)
    case .unit:
      fields.unit = try nameOrNothing(&log)
      fields.isUnitOdd = fields.unit < 0
    case .spec: fields.spec = try nameOrNothing(&log)
    case .deltas, .offsets, .values, .refreshRate, .observes:
      try scanPayload(of: key, into: &fields, log: &log)
    case .context: try scanContext(into: &fields)
    case .unknown: try cursor.skipValue()
    }
  }

  private mutating func scanPayload(
    of key: LineKey, into fields: inout LineFields, log: inout TraceLog
  ) throws(LineFault) {
    guard cursor.byte == 0x5B || key == .refreshRate else {
      if key == .deltas { fields.areDeltasOdd = true }
      if key == .offsets || key == .values { fields.areSamplesOdd = true }
      return try cursor.skipValue()
    }
    fields.hasPayload = true
    switch key {
    case .refreshRate: fields.payload.refreshRate = try number()
    case .offsets: fields.payload.offsets = try numbers()
    case .observes:
      var observed: [String] = []
      try cursor.list { (cursor) throws(LineFault) in
        guard cursor.byte == 0x22 else { throw .nameNotText }
        observed.append(try cursor.string(try cursor.text()))
      }
      fields.payload.observes = observed
    default: fields.payload.values = try numbers()
    }
  }

  /// Conditions of a session, each as "name=value"; what is no plain value is passed over.
  private mutating func scanContext(into fields: inout LineFields) throws(LineFault) {
    guard cursor.byte == 0x7B else { return try cursor.skipValue() }
    var found: [String] = []
    try cursor.object { (cursor, key) throws(LineFault) in
      let first = cursor.byte
      let start = cursor.at
      var value = JSONCursor.Text(start: start, end: start)
      if first == 0x22 {
        value = try cursor.text()
      } else {
        try cursor.skipValue()
        value.end = cursor.at
      }
      guard first != 0x7B, first != 0x5B, cursor.at - start <= Self.nameLimit else { return }
      found.append("\(try cursor.string(key))=\(try cursor.string(value))")
    }
    fields.hasPayload = true
    fields.payload.context = found
  }

  private static func counter(_ value: Double) -> Int64 {
    value >= 0 && value < 9e15 ? Int64(value) : -1
  }

  // MARK: Single values

  private mutating func number() throws(LineFault) -> Double {
    guard cursor.byte == 0x2D || cursor.byte &- 0x30 < 10 else { throw .timeNotNumber }
    return try cursor.number()
  }

  private mutating func numberOrNothing() throws(LineFault) -> Double {
    if cursor.byte == 0x2D || cursor.byte &- 0x30 < 10 { return try cursor.number() }
    try cursor.skipValue()
    return .nan
  }

  private mutating func numbers() throws(LineFault) -> [Double] {
    var result: [Double] = []
    try cursor.list { (cursor) throws(LineFault) in
      guard cursor.byte == 0x2D || cursor.byte &- 0x30 < 10 else { throw .listNotNumbers }
      result.append(try cursor.number())
    }
    return result
  }

  private mutating func name(_ log: inout TraceLog) throws(LineFault) -> NameID {
    guard cursor.byte == 0x22 else { throw .nameNotText }
    return try intern(try cursor.text(), &log)
  }

  private mutating func nameOrNothing(_ log: inout TraceLog) throws(LineFault) -> NameID {
    if cursor.byte == 0x22 { return try intern(try cursor.text(), &log) }
    try cursor.skipValue()
    return NameTable.none
  }

  /// A path; a dump that is written out in the line is passed over.
  private mutating func pathOrNothing(_ log: inout TraceLog) throws(LineFault) -> NameID {
    guard cursor.byte == 0x22 else {
      try cursor.skipValue()
      return NameTable.none
    }
    let text = try cursor.text()
    return text.end - text.start > Self.nameLimit ? NameTable.none : try intern(text, &log)
  }

  /// Ids may be numbers; their digits are their name.
  private mutating func nameOrNumber(_ log: inout TraceLog) throws(LineFault) -> NameID {
    if cursor.byte == 0x22 {
      let text = try cursor.text()
      guard text.end - text.start <= Self.nameLimit else { throw .nameTooLong }
      guard text.isEscaped else {
        return log.names.internPassing(
          UnsafeBufferPointer(rebasing: cursor.bytes[text.start..<text.end]))
      }
      scratch.removeAll(keepingCapacity: true)
      try cursor.decode(text, into: &scratch)
      return scratch.withUnsafeBufferPointer { log.names.internPassing($0) }
    }
    let start = cursor.at
    guard cursor.byte == 0x2D || cursor.byte &- 0x30 < 10 else { throw .nameNotText }
    _ = try cursor.number()
    return log.names.internPassing(UnsafeBufferPointer(rebasing: cursor.bytes[start..<cursor.at]))
  }

  /// One name, or several that are active at once, joined by a separator that no name holds.
  private mutating func names(_ log: inout TraceLog) throws(LineFault) -> NameID {
    guard cursor.byte == 0x5B else { return try name(&log) }
    var joined: ContiguousArray<UInt8> = []
    try cursor.list { (cursor) throws(LineFault) in
      guard cursor.byte == 0x22 else { throw .nameNotText }
      let text = try cursor.text()
      JoinedNames.beginName(in: &joined)
      try cursor.decode(text, into: &joined)
    }
    guard !joined.isEmpty else { throw .fieldMissing }
    guard joined.count <= Self.nameLimit else { throw .nameTooLong }
    return joined.withUnsafeBufferPointer { log.names.intern($0) }
  }

  private mutating func intern(
    _ text: JSONCursor.Text, _ log: inout TraceLog
  ) throws(LineFault) -> NameID {
    guard text.end - text.start <= Self.nameLimit else { throw .nameTooLong }
    guard text.isEscaped else {
      return log.names.intern(UnsafeBufferPointer(rebasing: cursor.bytes[text.start..<text.end]))
    }
    scratch.removeAll(keepingCapacity: true)
    try cursor.decode(text, into: &scratch)
    return scratch.withUnsafeBufferPointer { log.names.intern($0) }
  }
}
