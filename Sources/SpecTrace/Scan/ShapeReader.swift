/// Finds the slots of a line.
struct ShapeReader {
  struct Value {
    var start: Int
    var end: Int
    var slot: LineShape.Slot
    var key: LineKey
  }

  var values: [Value] = []
  var keys: Set<LineKey> = []
  var unknownKeys = 0
  /// Behind the line feed.
  var end = 0

  static func read(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> ShapeReader? {
    var reader = ShapeReader()
    var cursor = JSONCursor(bytes: bytes, at: start)
    var isUsable = true
    do throws(LineFault) {
      try cursor.object { (cursor, text) throws(LineFault) in
        let key = LineKey(cursor.bytes, text)
        if !(try reader.add(key, &cursor)) || text.isEscaped { isUsable = false }
      }
    } catch {
      return nil
    }
    cursor.skipSpaces()
    guard isUsable, cursor.at < bytes.count, cursor.byte == 0x0A else { return nil }
    reader.end = cursor.at + 1
    let needed: Set<LineKey> = [.time, .session, .from, .to]
    return needed.isSubset(of: reader.keys) ? reader : nil
  }

  private mutating func add(
    _ key: LineKey, _ cursor: inout JSONCursor
  ) throws(LineFault) -> Bool {
    if key == .unknown {
      unknownKeys += 1
    } else if !keys.insert(key).inserted {
      return false
    }
    let start = cursor.at
    let first = cursor.byte
    try cursor.skipValue()
    switch first {
    case 0x22:
      guard let slot = Self.textSlot(key) else { return key == .kind }
      values.append(Value(start: start + 1, end: cursor.at - 1, slot: slot, key: key))
      return true
    case 0x30...0x39, 0x2D:
      guard let slot = Self.numberSlot(key) else { return false }
      values.append(Value(start: start, end: cursor.at, slot: slot, key: key))
      return true
    case 0x5B, 0x7B: return false
    default: return key == .unknown
    }
  }

  private static func textSlot(_ key: LineKey) -> LineShape.Slot? {
    switch key {
    case .kind: nil
    case .session: .session
    case .from: .source
    case .to: .target
    case .trigger: .trigger
    case .time, .duration, .until, .sequence, .deltas, .offsets, .refreshRate, .observes: nil
    default: .text
    }
  }

  private static func numberSlot(_ key: LineKey) -> LineShape.Slot? {
    switch key {
    case .time: .time
    case .duration: .duration
    case .sequence: .sequence
    case .id, .value, .until, .values, .offsets, .deltas, .dump, .unknown: .number
    default: nil
    }
  }
}
