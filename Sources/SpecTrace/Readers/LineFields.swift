/// The keys of a trace line.
enum LineKey: UInt8, BitwiseCopyable, Sendable {
  case kind, time, session, machine, sequence, state, event, from, to, trigger, duration
  case animation, operation, id, name, easing, text, result, until, value, dump
  case deltas, offsets, values, unit, refreshRate, observes, spec, context
  case unknown

  /// The key with a spelling.
  init(_ bytes: UnsafeBufferPointer<UInt8>, _ text: JSONCursor.Text) {
    self = .unknown
    for entry in Self.spellings[min(text.end - text.start, Self.spellings.count - 1)] {
      if Self.isEqual(bytes, text, entry.spelling) {
        self = entry.key
        return
      }
    }
  }

  @inline(__always)
  private static func isEqual(
    _ bytes: UnsafeBufferPointer<UInt8>, _ text: JSONCursor.Text, _ word: StaticString
  ) -> Bool {
    let count = text.end - text.start
    guard count == word.utf8CodeUnitCount else { return false }
    for offset in 0..<count where bytes[text.start + offset] != word.utf8Start[offset] {
      return false
    }
    return true
  }

  private typealias Entry = (spelling: StaticString, key: LineKey)

  /// The spellings by their number of bytes; the last entry holds none.
  private static let spellings: [[Entry]] = [
    [],
    [("t", .time), ("v", .values)],
    [("to", .to), ("id", .id), ("hz", .refreshRate), ("dt", .offsets)],
    [("seq", .sequence)],
    [
      ("kind", .kind), ("from", .from), ("name", .name), ("unit", .unit), ("text", .text),
      ("spec", .spec), ("dump", .dump),
    ],
    [("state", .state), ("event", .event), ("until", .until), ("value", .value)],
    [("easing", .easing), ("result", .result), ("deltas", .deltas)],
    [("session", .session), ("trigger", .trigger), ("machine", .machine), ("context", .context)],
    [("duration", .duration), ("observes", .observes)],
    [("animation", .animation), ("operation", .operation)],
    [],
  ]
}

/// What the keys of one line say, before its kind is known.
struct LineFields {
  var event = TraceEvent(kind: .other)
  var payload = TracePayload()
  var kindName: NameID = NameTable.none
  var knownKind: TraceEvent.Kind?
  var state: NameID = NameTable.none
  var eventName: NameID = NameTable.none
  var operation: NameID = NameTable.none
  var animation: NameID = NameTable.none
  var easing: NameID = NameTable.none
  var result: NameID = NameTable.none
  var text: NameID = NameTable.none
  var dump: NameID = NameTable.none
  var until = Double.nan
  var unit: NameID = NameTable.none
  /// Whether the unit is no text.
  var isUnitOdd = false
  var spec: NameID = NameTable.none
  /// Whether the value is no number.
  var isValueOdd = false
  /// Whether the differences of frames are no list.
  var areDeltasOdd = false
  /// Whether the offsets or values of samples are no list.
  var areSamplesOdd = false
  var hasPayload = false

  /// The line as an event; `nil` where neither its kind nor its keys say what it is.
  func resolved() throws(LineFault) -> TraceEvent? {
    guard let kind = knownKind ?? defaultKind else { return nil }
    var result = event
    result.kind = kind
    switch kind {
    case .state: result.target = state
    case .event: result.trigger = eventName
    case .transition: result.detail = animation
    case .begin:
      result.detail = animation
      result.name = operation
    case .end:
      result.name = operation
      result.detail = self.result
    case .animation: result.detail = easing
    case .stop: result.detail = self.result
    case .announce: result.detail = text
    case .metric: result.detail = unit
    case .layout:
      result.target = state
      result.detail = dump
    case .gap: result.value = until
    case .meta, .frames, .signal, .other: break
    }
    try check(result)
    return result
  }

  private var defaultKind: TraceEvent.Kind? {
    guard kindName == NameTable.none else { return nil }
    if event.source >= 0, event.target >= 0 { return .transition }
    if state >= 0 { return .state }
    return eventName >= 0 ? .event : nil
  }

  private func check(_ event: TraceEvent) throws(LineFault) {
    if event.kind != .meta, event.time.isNaN { throw .timeMissing }
    if event.duration < 0 { throw .negativeDuration }
    let hasEnds = event.source >= 0 && event.target >= 0
    switch event.kind {
    case .state where event.target < 0: throw .fieldMissing
    case .event where event.trigger < 0: throw .fieldMissing
    case .transition where !hasEnds: throw .fieldMissing
    case .begin where !hasEnds && event.name < 0: throw .fieldMissing
    case .animation where event.name < 0: throw .fieldMissing
    case .gap where event.value.isNaN: throw .fieldMissing
    case .gap where event.value < event.time: throw .endsBeforeItBegins
    case .frames where areDeltasOdd: throw .listNotNumbers
    case .metric where isValueOdd: throw .timeNotNumber
    case .signal: try checkSamples(event)
    default: return
    }
  }

  /// Samples have a name, and each value has its time: "dt" counts from the time of the line, [0, 8.3, 16.7].
  private func checkSamples(_ event: TraceEvent) throws(LineFault) {
    if event.name < 0 { throw .fieldMissing }
    if isValueOdd { throw .timeNotNumber }
    // Beside a single value, "v" may be something else, such as the version of the format.
    guard event.value.isNaN else { return }
    if areSamplesOdd { throw .listNotNumbers }
    let (offsets, values) = (payload.offsets, payload.values)
    if offsets.isEmpty, values.count == 1 { return }
    guard offsets.count == values.count else { throw .listsDiffer }
    for (first, second) in zip(offsets, offsets.dropFirst()) where second < first {
      throw .offsetsGoBack
    }
    // The same time over and over again is the distance between two samples.
    if offsets.count > 2, let first = offsets.first, first > 0, first == offsets.last {
      throw .offsetsGoBack
    }
  }
}
