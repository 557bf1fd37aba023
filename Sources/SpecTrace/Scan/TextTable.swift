/// Small numbers for the few texts that lines of steps repeat.
struct TextTable: Sendable {
  private struct Slot: BitwiseCopyable, Sendable {
    var hash: UInt64 = 0
    var first: UInt64 = 0
    var second: UInt64 = 0
    nonisolated(unsafe) var start: UnsafePointer<UInt8>?
    var count: Int32 = 0
    var id: UInt16 = 0
  }

  private static let size = 1024
  private let slots = Memory(repeating: Slot(), count: size)
  private var arena = ByteArena()
  /// The texts by their numbers.
  private(set) var texts: [String] = []

  /// The number of a text; `nil` where it is not known.
  @inline(__always)
  func find(_ text: ByteScan.Text, from start: UnsafePointer<UInt8>) -> UInt16? {
    var index = Int(truncatingIfNeeded: text.hash >> 8) & (Self.size - 1)
    while let known = slots.base[index].start {
      let slot = slots.base + index
      let count = text.end - start
      if slot.pointee.hash == text.hash, Int(slot.pointee.count) == count,
        slot.pointee.first == text.first, slot.pointee.second == text.second,
        count <= 16 || ByteScan.isEqual(known + 16, start + 16, count - 16)
      {
        return slot.pointee.id
      }
      index = (index + 1) & (Self.size - 1)
    }
    return nil
  }

  /// Gives a text a number; `nil` where there are too many.
  mutating func add(_ text: ByteScan.Text, from start: UnsafePointer<UInt8>) -> UInt16? {
    guard texts.count < Self.size / 2 else { return nil }
    let bytes = UnsafeBufferPointer(start: start, count: text.end - start)
    var index = Int(truncatingIfNeeded: text.hash >> 8) & (Self.size - 1)
    while slots.base[index].start != nil { index = (index + 1) & (Self.size - 1) }
    let id = UInt16(texts.count)
    slots.base[index] = Slot(
      hash: text.hash, first: text.first, second: text.second, start: arena.keep(bytes),
      count: Int32(bytes.count), id: id)
    texts.append(String(decoding: bytes, as: UTF8.self))
    return id
  }
}
