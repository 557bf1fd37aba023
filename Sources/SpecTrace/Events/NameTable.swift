/// The number of an interned string within one trace.
typealias NameID = Int32

/// Every string of a trace, stored once.
///
/// - Complexity: interning is O(bytes of the string); equal strings have equal ids.
struct NameTable: Sendable {
  /// The id that stands for "no string".
  static let none: NameID = -1

  private var text: ContiguousArray<UInt8> = []
  private var ends: ContiguousArray<Int> = []
  private var hashes: ContiguousArray<UInt64> = []
  private var slots: ContiguousArray<NameID> = ContiguousArray(repeating: Self.none, count: 1024)

  /// Where strings go that may be forgotten; `nil` keeps them with the others.
  var passing: PassingNames?

  /// Number of strings.
  var count: Int { ends.count }

  /// The string with an id; empty for `none`.
  subscript(id: NameID) -> String {
    guard id >= 0 else { return "" }
    if id >= PassingNames.base, let passing { return passing[id] }
    return String(decoding: text[range(of: Int(id))], as: UTF8.self)
  }

  /// Copies the bytes of a string to memory that holds them; returns their number.
  func copy(_ id: NameID, to memory: Memory<UInt8>) -> Int {
    let range = range(of: Int(id))
    let count = min(range.count, memory.count)
    for offset in 0..<count { memory.base[offset] = text[range.lowerBound + offset] }
    return count
  }

  private func range(of index: Int) -> Range<Int> {
    (index == 0 ? 0 : ends[index - 1])..<ends[index]
  }

  /// The id of a string of bytes; equal bytes get equal ids.
  mutating func intern(_ bytes: UnsafeBufferPointer<UInt8>) -> NameID {
    let hash = Self.hash(bytes)
    var slot = Int(truncatingIfNeeded: hash) & (slots.count - 1)
    while slots[slot] >= 0 {
      let index = Int(slots[slot])
      if hashes[index] == hash, isEqual(index, bytes) { return NameID(index) }
      slot = (slot + 1) & (slots.count - 1)
    }
    let id = NameID(ends.count)
    slots[slot] = id
    text.append(contentsOf: bytes)
    ends.append(text.count)
    hashes.append(hash)
    if ends.count * 2 > slots.count { grow() }
    return id
  }

  /// The id of a string of another table.
  mutating func intern(_ id: Int, of other: NameTable) -> NameID {
    other.text.withUnsafeBufferPointer {
      intern(UnsafeBufferPointer(rebasing: $0[other.range(of: id)]))
    }
  }

  /// The id of a string that lines name for a while: a session, or what joins begin and end.
  mutating func internPassing(_ bytes: UnsafeBufferPointer<UInt8>) -> NameID {
    guard passing != nil else { return intern(bytes) }
    return passing?.intern(String(decoding: bytes, as: UTF8.self)) ?? Self.none
  }

  /// The id of a string; equal strings get equal ids.
  mutating func intern(_ string: String) -> NameID {
    ContiguousArray(string.utf8).withUnsafeBufferPointer { intern($0) }
  }

  private func isEqual(_ index: Int, _ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    let range = range(of: index)
    guard range.count == bytes.count else { return false }
    return text.withUnsafeBytes { stored in
      let known = UnsafeRawBufferPointer(rebasing: stored[range])
      let wanted = UnsafeRawBufferPointer(bytes)
      var offset = 0
      while offset + 8 <= wanted.count {
        let first = known.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
        if first != wanted.loadUnaligned(fromByteOffset: offset, as: UInt64.self) { return false }
        offset += 8
      }
      while offset < wanted.count {
        if known[offset] != wanted[offset] { return false }
        offset += 1
      }
      return true
    }
  }

  private mutating func grow() {
    slots = ContiguousArray(repeating: Self.none, count: slots.count * 2)
    for index in hashes.indices {
      var slot = Int(truncatingIfNeeded: hashes[index]) & (slots.count - 1)
      while slots[slot] >= 0 { slot = (slot + 1) & (slots.count - 1) }
      slots[slot] = NameID(index)
    }
  }

  /// A multiplicative hash over eight bytes at a time; equality is checked beside it.
  private static func hash(_ bytes: UnsafeBufferPointer<UInt8>) -> UInt64 {
    let raw = UnsafeRawBufferPointer(bytes)
    var hash = UInt64(truncatingIfNeeded: bytes.count) &* 0x9E37_79B9_7F4A_7C15
    var offset = 0
    while offset + 8 <= raw.count {
      hash = (hash ^ raw.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
      hash = hash &* 0xFF51_AFD7_ED55_8CCD
      hash ^= hash >> 32
      offset += 8
    }
    var rest: UInt64 = 0
    while offset < raw.count {
      rest = rest << 8 | UInt64(raw[offset])
      offset += 1
    }
    hash = (hash ^ rest) &* 0xC4CE_B9FE_1A85_EC53
    return hash ^ hash >> 29
  }
}
