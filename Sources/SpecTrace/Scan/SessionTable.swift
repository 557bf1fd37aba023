import CTraceScan

/// What the scan of a segment keeps of one session.
typealias SessionEntry = plumb_session

extension SessionEntry {
  /// The length of lines without a session.
  static let noName = UInt16.max
  /// Set in the length of names that no line shows as they are, since JSON text must escape them.
  static let escapedName: UInt16 = 0x8000

  /// Whether the slot is free, or its session needs no full check.
  var isPlain: Bool { firstLine == 0 || !isComplex }

  /// The name; `nil` for lines without a session.
  var name: String? {
    guard length != Self.noName else { return nil }
    let count = Int(length & ~Self.escapedName)
    if count > 16, let start = UnsafePointer<UInt8>(bitPattern: UInt(second)) {
      return String(decoding: UnsafeBufferPointer(start: start, count: count), as: UTF8.self)
    }
    let bytes = [first.littleEndian, second.littleEndian]
    return bytes.withUnsafeBytes { String(decoding: $0[0..<min(count, 16)], as: UTF8.self) }
  }
}

/// The sessions of a segment by name.
struct SessionTable: Sendable {
  /// A name as it is looked up.
  struct Key {
    var first: UInt64
    var second: UInt64
    var hash: UInt32
    var length: UInt16

    /// The name that a scanned text is.
    init(_ text: ByteScan.Text, from start: UnsafePointer<UInt8>) {
      let count = text.end - start
      length = UInt16(truncatingIfNeeded: count)
      first = count > 16 ? text.hash : text.first
      second = count > 16 ? UInt64(UInt(bitPattern: start)) : text.second
      hash = plumb_session_hash(first, count > 16 ? 0 : second)
    }

    /// The name of lines without a session.
    init() { (first, second, hash, length) = (0, 0, 0, SessionEntry.noName) }

    /// The key under which another table may hold the session of an entry.
    init(_ entry: SessionEntry) {
      (first, second, hash, length) = (entry.first, entry.second, entry.hash, entry.length)
    }

    /// Where a name of more than 16 bytes stands, and how long it is.
    var long: (start: UnsafePointer<UInt8>, count: Int)? {
      let count = Int(length & ~SessionEntry.escapedName)
      guard length != SessionEntry.noName, count > 16,
        let start = UnsafePointer<UInt8>(bitPattern: UInt(second))
      else { return nil }
      return (start, count)
    }
  }

  private(set) var slots: Memory<SessionEntry>
  /// How hashes become slots.
  var shift: UInt32 { UInt32(32 - slots.count.trailingZeroBitCount) }

  /// A table for the sessions that so many bytes may hold.
  init(bytes: Int) {
    // Sessions of some kilobytes are usual; where there are more, the table grows. Half of it stays free, so that
    // most names stand in their own slot.
    var size = 1024
    while size < bytes / 2048 { size *= 2 }
    slots = Memory(zeros: size, isFilled: true)
  }

  /// The slot of a name; a free one where the name is new.
  func slot(_ key: Key) -> UnsafeMutablePointer<SessionEntry> {
    let mask = slots.count - 1
    var index = Int(plumb_session_slot(key.hash, shift))
    while true {
      let slot = slots.base + index
      if slot.pointee.firstLine == 0 || isEqual(slot, key) { return slot }
      index = (index + 1) & mask
    }
  }

  private func isEqual(_ slot: UnsafeMutablePointer<SessionEntry>, _ key: Key) -> Bool {
    guard slot.pointee.first == key.first, slot.pointee.length == key.length else { return false }
    if slot.pointee.second == key.second { return true }
    guard let wanted = key.long, let known = Key(slot.pointee).long else { return false }
    return ByteScan.isEqual(known.start, wanted.start, wanted.count)
  }

  /// Doubles the table, which moves all entries.
  mutating func grow() {
    let old = slots
    slots = Memory(zeros: old.count * 2, isFilled: true)
    let (mask, shift) = (slots.count - 1, shift)
    for index in 0..<old.count where old.base[index].firstLine != 0 {
      var place = Int(plumb_session_slot(old.base[index].hash, shift))
      while slots.base[place].firstLine != 0 { place = (place + 1) & mask }
      slots.base[place] = old.base[index]
    }
  }
}
