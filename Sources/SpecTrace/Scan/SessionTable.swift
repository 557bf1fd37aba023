/// What the scan of a segment keeps of one session.
///
/// - Invariant: at most 64 bytes, so that a line of a session touches one line of the processor's cache.
struct SessionEntry: BitwiseCopyable, Sendable {
  /// The name where it has at most 16 bytes; else its hash and where it stands.
  var first: UInt64 = 0
  var second: UInt64 = 0
  /// Times of the first and last accepted step, in nanoseconds.
  var firstTime: Int64 = 0
  var lastTime: Int64 = 0
  /// Counters of the first and last accepted step; -1 where there is none.
  var firstSequence: Int32 = 0
  var lastSequence: Int32 = 0
  /// Lines of the segment, counted from 1; 0 where the slot is free.
  var firstLine: UInt32 = 0
  var lastLine: UInt32 = 0
  /// Number of steps that were accepted.
  var accepted: UInt32 = 0
  var hash: UInt32 = 0
  /// Length of the name; `noName` for lines without a session.
  var length: UInt16 = 0
  var firstClass: UInt8 = 0
  var lastClass: UInt8 = 0
  /// Whether the session needs the full check.
  var isComplex = false
  /// The region of the last line.
  var lastRegion: UInt16 = LineRecord.none

  static let noName = UInt16.max
}

/// The sessions of a segment by name.
struct SessionTable: Sendable {
  /// A name as it is looked up.
  struct Key {
    var first: UInt64
    var second: UInt64
    var hash: UInt32
    var length: UInt16
    var start: UnsafePointer<UInt8>

    /// The name that a scanned text is.
    @inline(__always)
    init(_ text: ByteScan.Text, from start: UnsafePointer<UInt8>) {
      let count = text.end - start
      length = UInt16(truncatingIfNeeded: count)
      first = text.first
      second = text.second
      hash = UInt32(truncatingIfNeeded: text.hash >> 20)
      self.start = start
      if count > 16 {
        first = text.hash
        second = UInt64(UInt(bitPattern: start))
      }
    }

    /// The name of lines without a session.
    init(none start: UnsafePointer<UInt8>) {
      (first, second, hash, length) = (0, 0, 0, SessionEntry.noName)
      self.start = start
    }
  }

  private(set) var slots = Memory(repeating: SessionEntry(), count: 1024)
  private(set) var count = 0

  /// The slot of a name; a free one where the name is new.
  @inline(__always)
  func slot(_ key: Key) -> UnsafeMutablePointer<SessionEntry> {
    let mask = slots.count - 1
    var index = Int(key.hash) & mask
    while true {
      let slot = slots.base + index
      if slot.pointee.firstLine == 0 || isEqual(slot, key) { return slot }
      index = (index + 1) & mask
    }
  }

  @inline(__always)
  private func isEqual(_ slot: UnsafeMutablePointer<SessionEntry>, _ key: Key) -> Bool {
    guard slot.pointee.first == key.first, slot.pointee.length == key.length else { return false }
    if slot.pointee.second == key.second { return true }
    guard key.length > 16, key.length != SessionEntry.noName,
      let start = UnsafePointer<UInt8>(bitPattern: UInt(slot.pointee.second))
    else { return false }
    return ByteScan.isEqual(start, key.start, Int(key.length))
  }

  /// Takes a free slot for a name; the table may move.
  mutating func insert(
    _ key: Key, line: UInt32, at slot: UnsafeMutablePointer<SessionEntry>
  ) -> UnsafeMutablePointer<SessionEntry> {
    var slot = slot
    if (count + 1) * 4 > slots.count * 3 {
      grow()
      slot = self.slot(key)
    }
    count += 1
    var entry = SessionEntry()
    entry.first = key.first
    entry.second = key.second
    entry.hash = key.hash
    entry.length = key.length
    entry.firstLine = line
    slot.pointee = entry
    return slot
  }

  private mutating func grow() {
    let old = slots
    slots = Memory(repeating: SessionEntry(), count: old.count * 2)
    let mask = slots.count - 1
    for index in 0..<old.count where old.base[index].firstLine != 0 {
      var place = Int(old.base[index].hash) & mask
      while slots.base[place].firstLine != 0 { place = (place + 1) & mask }
      slots.base[place] = old.base[index]
    }
  }

  /// The name of a session; `nil` for lines without one.
  static func name(of entry: SessionEntry) -> String? {
    guard entry.length != SessionEntry.noName else { return nil }
    let count = Int(entry.length)
    if count > 16, let start = UnsafePointer<UInt8>(bitPattern: UInt(entry.second)) {
      return String(decoding: UnsafeBufferPointer(start: start, count: count), as: UTF8.self)
    }
    let bytes = [entry.first.littleEndian, entry.second.littleEndian]
    return bytes.withUnsafeBytes { String(decoding: $0[0..<min(count, 16)], as: UTF8.self) }
  }

  /// The key under which another table may hold the session of an entry.
  static func key(of entry: SessionEntry, _ bytes: UnsafePointer<UInt8>) -> Key {
    var key = Key(none: bytes)
    key.first = entry.first
    key.second = entry.second
    key.hash = entry.hash
    key.length = entry.length
    if entry.length > 16, entry.length != SessionEntry.noName,
      let start = UnsafePointer<UInt8>(bitPattern: UInt(entry.second))
    {
      key.start = start
    }
    return key
  }
}
