/// Bytes that stay where they are for as long as someone holds them: a mapped file or memory.
public final class TraceBytes: Sendable {
  /// A part of the bytes, to be read while they are held.
  struct Range: Sendable {
    /// Memory that nobody changes and that outlives the range.
    nonisolated(unsafe) let base: UnsafePointer<UInt8>
    let count: Int
    /// Brings bytes into memory before they are read; may do nothing.
    var prepare: @Sendable (UnsafePointer<UInt8>, Int) -> Void = { _, _ in }

    var buffer: UnsafeBufferPointer<UInt8> { UnsafeBufferPointer(start: base, count: count) }
  }

  /// All bytes.
  let range: Range
  private let release: @Sendable () -> Void

  /// Number of bytes.
  public var count: Int { range.count }

  /// Takes over memory that nobody changes; `release` is called when it is no longer needed.
  ///
  /// - Parameter prepare: is told of bytes that are read next.
  public init(
    base: UnsafePointer<UInt8>, count: Int,
    prepare: @escaping @Sendable (UnsafePointer<UInt8>, Int) -> Void = { _, _ in },
    release: @escaping @Sendable () -> Void
  ) {
    range = Range(base: base, count: count, prepare: prepare)
    self.release = release
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
