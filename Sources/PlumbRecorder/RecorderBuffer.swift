/// Bytes that are gathered in one piece of memory.
///
/// - Complexity: O(bytes) an append; memory grows for lines beyond the capacity.
final class RecorderBuffer {
  private var start: UnsafeMutablePointer<UInt8>
  private var capacity: Int
  private(set) var count = 0

  init(capacity: Int) {
    self.capacity = capacity
    start = .allocate(capacity: capacity)
  }

  deinit { start.deallocate() }

  /// The bytes, valid until the next change.
  var bytes: UnsafeBufferPointer<UInt8> { UnsafeBufferPointer(start: start, count: count) }

  func removeAll() { count = 0 }

  @inline(__always)
  private func reserve(_ more: Int) {
    if count + more > capacity { grow(more) }
  }

  @inline(never)
  private func grow(_ more: Int) {
    let size = max(capacity * 2, count + more)
    let memory = UnsafeMutablePointer<UInt8>.allocate(capacity: size)
    memory.update(from: start, count: count)
    start.deallocate()
    (start, capacity) = (memory, size)
  }

  @inline(__always)
  func append(_ byte: UInt8) {
    reserve(1)
    start[count] = byte
    count += 1
  }

  @inline(__always)
  func append(_ text: StaticString) {
    append(UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }

  @inline(__always)
  func append(_ source: UnsafeBufferPointer<UInt8>) {
    guard let first = source.baseAddress else { return }
    reserve(source.count)
    (start + count).update(from: first, count: source.count)
    count += source.count
  }

  /// Text without its quotes (RFC 8259, 7).
  func append(escaping text: String) {
    var text = text
    text.withUTF8 { source in
      var isPlain = true
      for byte in source where byte < 0x20 || byte == 0x22 || byte == 0x5C { isPlain = false }
      if isPlain { append(source) } else { for byte in source { append(escaped: byte) } }
    }
  }

  private func append(escaped byte: UInt8) {
    switch byte {
    case 0x22, 0x5C:
      append(0x5C)
      append(byte)
    case 0x0A: append("\\n")
    case 0..<0x20:
      append("\\u00")
      append(Self.digit(byte >> 4))
      append(Self.digit(byte & 15))
    default: append(byte)
    }
  }

  private static func digit(_ value: UInt8) -> UInt8 { value < 10 ? 0x30 + value : 0x57 + value }

  /// A whole number.
  func append(digits value: UInt64) {
    var length = 1
    var rest = value / 10
    while rest > 0 {
      length += 1
      rest /= 10
    }
    reserve(length)
    rest = value
    for place in stride(from: count + length - 1, through: count, by: -1) {
      start[place] = 0x30 + UInt8(truncatingIfNeeded: rest % 10)
      rest /= 10
    }
    count += length
  }

  /// Nanoseconds as milliseconds with three decimals.
  func append(milliseconds nanoseconds: UInt64) {
    let microseconds = (nanoseconds + 500) / 1000
    append(digits: microseconds / 1000)
    let fraction = microseconds % 1000
    guard fraction > 0 else { return }
    append(0x2E)
    append(0x30 + UInt8(truncatingIfNeeded: fraction / 100))
    append(0x30 + UInt8(truncatingIfNeeded: fraction / 10 % 10))
    append(0x30 + UInt8(truncatingIfNeeded: fraction % 10))
  }

  /// A number with its fraction: of common sizes with four decimals, others in full.
  func append(number value: Double) {
    let scaled = (abs(value) * 10_000).rounded()
    guard scaled < 1e15, scaled / 10_000 == abs(value) || abs(value) > 0.1 else {
      return append(escaping: value.description)
    }
    if value < 0 { append(0x2D) }
    let whole = UInt64(scaled)
    append(digits: whole / 10_000)
    var fraction = whole % 10_000
    guard fraction > 0 else { return }
    append(0x2E)
    var scale: UInt64 = 1000
    while fraction > 0 {
      append(0x30 + UInt8(truncatingIfNeeded: fraction / scale))
      fraction %= scale
      scale /= 10
    }
  }
}
