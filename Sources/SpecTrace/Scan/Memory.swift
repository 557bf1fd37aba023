import CTraceScan

/// A block of plain values at a fixed place; the fast path reads and writes it without checks.
///
/// - Invariant: one thread at a time uses a block; it is handed on whole.
struct Memory<Element: BitwiseCopyable & Sendable>: Sendable {
  /// The first value.
  nonisolated(unsafe) let base: UnsafeMutablePointer<Element>
  /// Number of values.
  let count: Int
  /// Frees the block with the last copy of this value.
  private let owner: Owner

  private final class Owner: Sendable {
    nonisolated(unsafe) let base: UnsafeMutablePointer<Element>
    /// Number of bytes where the system mapped them; 0 where they were allocated.
    let mapped: Int
    init(_ base: UnsafeMutablePointer<Element>, mapped: Int = 0) {
      self.base = base
      self.mapped = mapped
    }
    deinit { if mapped > 0 { plumb_free_zeros(base, mapped) } else { base.deallocate() } }
  }

  /// A page of memory, of the kind that all systems have (bytes).
  private static var page: Int { 1 << 14 }

  /// Memory that begins with a line of the processor's cache.
  private static func allocated(_ count: Int) -> UnsafeMutablePointer<Element> {
    UnsafeMutableRawPointer.allocate(
      byteCount: count * MemoryLayout<Element>.stride,
      alignment: max(64, MemoryLayout<Element>.alignment)
    ).bindMemory(to: Element.self, capacity: count)
  }

  /// Makes a block whose values are written before they are read.
  init(blank count: Int) {
    base = Self.allocated(count)
    self.count = count
    owner = Owner(base)
  }

  /// Makes a block of values whose bytes are zeros; those that are never touched cost nothing.
  ///
  /// - Parameter isFilled: whether nearly all of it will be touched.
  init(zeros count: Int, isFilled: Bool = false) {
    self.count = count
    let size = count * MemoryLayout<Element>.stride
    let mapped = (size + Self.page - 1) / Self.page * Self.page
    if size >= Self.page,
      let memory = plumb_zeros(mapped, isFilled)
    {
      base = memory.bindMemory(to: Element.self, capacity: count)
      owner = Owner(base, mapped: mapped)
    } else {
      base = Self.allocated(count)
      UnsafeMutableRawPointer(base).initializeMemory(as: UInt8.self, repeating: 0, count: size)
      owner = Owner(base)
    }
  }

  /// Makes a block of equal values.
  init(repeating value: Element, count: Int) {
    base = Self.allocated(count)
    // Doubling what is there takes a few copies of memory, with or without optimization.
    base.initialize(to: value)
    var done = 1
    while done < count {
      let more = min(done, count - done)
      (base + done).initialize(from: base, count: more)
      done += more
    }
    self.count = count
    owner = Owner(base)
  }
}

/// Bytes that stay where they are, with some bytes more that may be read behind each.
struct ByteArena: Sendable {
  private var blocks: [Memory<UInt8>] = []
  private var used = 0
  private static let blockSize = 1 << 14
  /// Bytes that may be read behind the last one.
  private static let margin = 40

  /// Copies bytes to a place of their own.
  mutating func keep(_ bytes: UnsafeBufferPointer<UInt8>) -> UnsafePointer<UInt8> {
    let needed = bytes.count + Self.margin
    if blocks.isEmpty || used + needed > blocks[blocks.count - 1].count {
      blocks.append(Memory(repeating: 0, count: max(needed, Self.blockSize)))
      used = 0
    }
    let place = blocks[blocks.count - 1].base + used
    if let start = bytes.baseAddress { place.update(from: start, count: bytes.count) }
    used += needed
    return UnsafePointer(place)
  }
}
