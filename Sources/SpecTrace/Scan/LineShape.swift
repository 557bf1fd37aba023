/// How a line of a transition is written: literals, and slots between them.
///
/// Recorders write one line like the other; a line that has the shape of an earlier one needs no parsing.
/// A shape is only a guess: a line that differs in any byte outside the slots is parsed in full.
struct LineShape: Sendable {
  /// What stands behind a literal.
  enum Slot: UInt8, BitwiseCopyable, Sendable {
    case time, session, sequence, source, target, trigger, duration
    /// A text or number that says nothing to the check.
    case text, number
    /// The line is over.
    case end
  }

  /// A literal and the slot behind it.
  struct Piece: BitwiseCopyable, Sendable {
    nonisolated(unsafe) var literal: UnsafePointer<UInt8>
    /// The first eight bytes of the literal, and which of them count.
    var first: UInt64
    var mask: UInt64
    var count: Int32
    var slot: Slot
    /// The key of the slot.
    var key: LineKey

    /// Whether the literal stands at a place.
    @inline(__always)
    func isHere(_ place: UnsafePointer<UInt8>) -> Bool {
      guard (ByteScan.word(place) ^ first) & mask == 0 else { return false }
      return count <= 8 || ByteScan.isEqual(place + 8, literal + 8, Int(count) - 8)
    }
  }

  /// The pieces, the last of which ends the line.
  let pieces: Memory<Piece>
  /// Number of keys that are not known.
  let unknownKeys: Int
  private let arena: ByteArena

  /// Learns the shape of a line that was read in full as a transition; `nil` where it has no use.
  init?(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int) {
    guard let found = ShapeReader.read(bytes, from: start) else { return nil }
    var arena = ByteArena()
    var list: [Piece] = []
    var literalStart = start
    for value in found.values {
      list.append(Self.piece(bytes, literalStart..<value.start, value, &arena))
      literalStart = value.end
    }
    let last = ShapeReader.Value(start: found.end, end: found.end, slot: .end, key: .unknown)
    list.append(Self.piece(bytes, literalStart..<found.end, last, &arena))
    pieces = Memory(repeating: list[0], count: list.count)
    for index in list.indices { pieces.base[index] = list[index] }
    unknownKeys = found.unknownKeys
    self.arena = arena
  }

  private static func piece(
    _ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>, _ value: ShapeReader.Value,
    _ arena: inout ByteArena
  ) -> Piece {
    let literal = arena.keep(UnsafeBufferPointer(rebasing: bytes[range]))
    let mask: UInt64 = range.count >= 8 ? ~0 : ~(~0 << UInt64(8 * range.count))
    return Piece(
      literal: literal, first: ByteScan.word(literal) & mask, mask: mask,
      count: Int32(range.count), slot: value.slot, key: value.key)
  }
}

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
    case .id, .value, .until, .values, .offsets, .deltas, .unread, .unknown: .number
    default: nil
    }
  }
}
