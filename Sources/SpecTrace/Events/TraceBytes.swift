/// Bytes that stay where they are for as long as someone holds them: a mapped file or memory.
public final class TraceBytes: Sendable {
  /// A part of the bytes, to be read while they are held.
  struct Range: Sendable {
    /// Memory that nobody changes and that outlives the range.
    nonisolated(unsafe) let base: UnsafePointer<UInt8>
    let count: Int
    /// Where the range begins in the file.
    var start = 0
    /// Copies bytes of the file from a place; returns how many. `nil` copies from `base`.
    var copy: (@Sendable (Int, UnsafeMutablePointer<UInt8>, Int) -> Int)?

    /// Copies bytes from a place of the range; returns how many.
    func read(at place: Int, into target: UnsafeMutablePointer<UInt8>, count: Int) -> Int {
      if let copy { return copy(start + place, target, count) }
      target.update(from: base + place, count: count)
      return count
    }

    var buffer: UnsafeBufferPointer<UInt8> { UnsafeBufferPointer(start: base, count: count) }
  }

  /// All bytes.
  let range: Range
  private let release: @Sendable () -> Void

  /// Number of bytes.
  public var count: Int { range.count }

  /// Takes over memory that nobody changes; `release` is called when it is no longer needed.
  ///
  /// - Parameter copy: copies bytes from a place of the file into memory where that is cheaper than to map them.
  public init(
    base: UnsafePointer<UInt8>, count: Int,
    copy: (@Sendable (Int, UnsafeMutablePointer<UInt8>, Int) -> Int)? = nil,
    release: @escaping @Sendable () -> Void
  ) {
    range = Range(base: base, count: count, copy: copy)
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
