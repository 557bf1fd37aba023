/// Bytes that grow at their end, several texts at a time.
///
/// The array is longer than what was written, so that whoever knows how much comes writes it in place without asking
/// for each piece whether there is room.
struct ByteRoom: Sendable {
  private var storage: ContiguousArray<UInt8> = []
  /// How many bytes were written.
  private(set) var count = 0

  /// So many bytes are made ready at once where the capacity is known beforehand.
  private static let step = 1 << 14
  private static let least = 256

  /// Makes room for some number of bytes, which are touched only as they are needed.
  init(capacity: Int) {
    if capacity > 0 { storage.reserveCapacity(capacity) }
  }

  /// What was written; no copy where `trim` came before.
  var bytes: ContiguousArray<UInt8> {
    count == storage.count ? storage : ContiguousArray(storage[..<count])
  }

  /// What was written from some place on; no copy as long as nothing more is written.
  func bytes(from start: Int) -> ArraySlice<UInt8> { storage[start..<count] }

  /// Gives up the room behind what was written.
  mutating func trim() { storage.removeLast(storage.count - count) }

  /// Lets a closure write at the end: it is given room for `most` bytes and returns how many it wrote.
  @inline(__always)
  mutating func append(atMost most: Int, _ write: (UnsafeMutablePointer<UInt8>) -> Int) {
    if storage.count &- count < most { grow(for: most) }
    let start = count
    let written = storage.withUnsafeMutableBufferPointer { room in
      write(room.baseAddress.unsafelyUnwrapped + start)
    }
    count = start &+ written
  }

  /// Appends bytes.
  mutating func append(_ bytes: UnsafeBufferPointer<UInt8>) {
    append(atMost: bytes.count) { room in
      Self.copy(bytes, to: room)
      return bytes.count
    }
  }

  /// Appends what another room holds from some place on.
  mutating func append(from other: ByteRoom, behind start: Int) {
    other.storage.withUnsafeBufferPointer {
      append(UnsafeBufferPointer(rebasing: $0[start..<other.count]))
    }
  }

  /// Appends a byte.
  mutating func append(_ byte: UInt8) {
    append(atMost: 1) { room in
      room.pointee = byte
      return 1
    }
  }

  /// Copies bytes to a place that has room for them.
  @inline(__always)
  static func copy(_ bytes: UnsafeBufferPointer<UInt8>, to place: UnsafeMutablePointer<UInt8>) {
    guard let start = bytes.baseAddress else { return }
    place.update(from: start, count: bytes.count)
  }

  /// Makes room by doubling, and bytes ready step by step, so that what is never written is never touched.
  @inline(never)
  private mutating func grow(for most: Int) {
    let wanted = max(Self.least, count + most)
    if wanted > storage.capacity { storage.reserveCapacity(max(wanted, 2 * storage.capacity)) }
    let ready = max(wanted, min(storage.capacity, storage.count + Self.step))
    storage.append(contentsOf: repeatElement(0, count: ready - storage.count))
  }
}
