import CTraceScan

/// Bytes that stay where they are for as long as someone holds them: a mapped file or memory.
public final class TraceBytes: Sendable {
  /// A part of the bytes, to be read while they are held.
  struct Range: Sendable {
    /// Memory that nobody changes and that outlives the range.
    nonisolated(unsafe) let base: UnsafePointer<UInt8>
    let count: Int
    /// How many bytes from `base` on may be read, those behind the range included.
    let readable: Int
    /// How many bytes of the whole memory are known to be there; `nil` where all are.
    var check: (@Sendable () -> Int)?
    /// Where the range begins in the memory.
    var start = 0

    /// A part of the range, cut where its lines end.
    func part(_ part: Swift.Range<Int>) -> Range {
      Range(
        base: base + part.lowerBound, count: part.count, readable: readable - part.lowerBound,
        check: check, start: start + part.lowerBound)
    }

    /// Whether bytes of the range could not be read; zeros stand in their place.
    var isCutOff: Bool { check.map { $0() < start + count } ?? false }

    var buffer: UnsafeBufferPointer<UInt8> { UnsafeBufferPointer(start: base, count: count) }
  }

  /// All bytes.
  let range: Range
  private let release: @Sendable () -> Void

  /// Number of bytes.
  public var count: Int { range.count }

  /// Takes over memory that nobody changes; `release` is called when it is no longer needed.
  ///
  /// - Parameter check: how many of the bytes are known to be there, asked behind the reading; `nil` where all are.
  public init(
    base: UnsafePointer<UInt8>, count: Int, check: (@Sendable () -> Int)? = nil,
    release: @escaping @Sendable () -> Void
  ) {
    range = Range(base: base, count: count, readable: count, check: check)
    self.release = release
  }

  /// Maps an open file; `nil` where that cannot be done.
  ///
  /// A file that is cut off meanwhile reads as zeros from there on, which the check of its lines reports.
  public convenience init?(mapping descriptor: Int32, count: Int) {
    guard count > 0, let mapped = plumb_map_file(descriptor, count) else { return nil }
    nonisolated(unsafe) let memory = mapped
    self.init(
      base: memory.assumingMemoryBound(to: UInt8.self), count: count,
      check: { plumb_readable(memory, count) },
      release: { plumb_unmap_file(memory, count) })
  }

  /// Readies the memory of a scan, and brings the first so many bytes of a mapped file into memory.
  ///
  /// Little at once, for meanwhile nobody else can be given memory.
  public func foresee(_ count: Int) {
    // What the scan keeps of a part: its sessions, and some bytes for each line.
    plumb_prepare_zeros(Int32(clamping: 1 + count >> 24))
    let step = 1 << 20
    for start in stride(from: 0, to: min(count, self.count), by: step) {
      plumb_foresee_pages(range.base + start, min(step, self.count - start))
    }
  }

  /// Copies bytes.
  public convenience init(_ bytes: ContiguousArray<UInt8>) {
    nonisolated(unsafe) let memory = UnsafeMutablePointer<UInt8>.allocate(
      capacity: max(1, bytes.count))
    bytes.withUnsafeBufferPointer { source in
      if let start = source.baseAddress { memory.update(from: start, count: source.count) }
    }
    self.init(base: UnsafePointer(memory), count: bytes.count) { memory.deallocate() }
  }

  deinit { release() }

  /// Calls a closure with all bytes.
  public func withBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    body(range.buffer)
  }

  /// A copy as an array.
  public var array: ContiguousArray<UInt8> { ContiguousArray(range.buffer) }
}
