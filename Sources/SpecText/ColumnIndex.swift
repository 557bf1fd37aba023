/// Running counts of code points and of repairs, so that a column costs the same in a line of any length.
struct ColumnIndex: Sendable {
  /// Bytes between two counts.
  private static let stride = 1024
  /// Lines up to this length are counted directly; a text without longer ones has no counts.
  private static let longLine = 4 * stride

  /// Code points before each multiple of `stride`; empty where no line is long.
  private let scalarsBefore: ContiguousArray<UInt32>
  /// Code points that the disk has more than the text before each repair, and after the last one.
  private let shiftBefore: ContiguousArray<Int>

  /// Counts a text once.
  ///
  /// - Complexity: O(bytes) where a line is long, else O(lines + repairs).
  init(
    _ bytes: ContiguousArray<UInt8>, lineStarts: ContiguousArray<UInt32>,
    repairs: [SourceText.Repair]
  ) {
    scalarsBefore =
      Self.hasLongLine(lineStarts, end: bytes.count) ? Self.counts(of: bytes) : []
    var shifts: ContiguousArray<Int> = []
    if !repairs.isEmpty {
      shifts.reserveCapacity(repairs.count + 1)
      shifts.append(0)
      for repair in repairs {
        let shown = Self.count(bytes, repair.range.offsets)
        shifts.append(shifts[shifts.count - 1] + repair.originalCount - shown)
      }
    }
    shiftBefore = shifts
  }

  private static func hasLongLine(_ starts: ContiguousArray<UInt32>, end: Int) -> Bool {
    var previous = 0
    for start in starts {
      if Int(start) - previous > longLine { return true }
      previous = Int(start)
    }
    return end - previous > longLine
  }

  private static func counts(of bytes: ContiguousArray<UInt8>) -> ContiguousArray<UInt32> {
    var counts: ContiguousArray<UInt32> = []
    counts.reserveCapacity(bytes.count / stride + 1)
    var total = 0
    var start = 0
    while start < bytes.count {
      counts.append(UInt32(truncatingIfNeeded: total))
      let end = min(start + stride, bytes.count)
      total += count(bytes, start..<end)
      start = end
    }
    counts.append(UInt32(truncatingIfNeeded: total))
    return counts
  }

  private static func count(_ bytes: ContiguousArray<UInt8>, _ range: Range<Int>) -> Int {
    bytes.withUnsafeBufferPointer { buffer in
      let raw = UnsafeRawBufferPointer(buffer)
      var count = range.count
      var index = range.lowerBound
      // Eight bytes at once: those that continue a character have the bits 10 in front.
      while index + 8 <= range.upperBound {
        let word = raw.loadUnaligned(fromByteOffset: index, as: UInt64.self)
        count -= ((word >> 7) & ~(word >> 6) & 0x0101_0101_0101_0101).nonzeroBitCount
        index += 8
      }
      for rest in index..<range.upperBound where buffer[rest] & 0xC0 == 0x80 { count -= 1 }
      return count
    }
  }

  /// The number of code points in a range.
  func scalars(in range: Range<Int>, of bytes: ContiguousArray<UInt8>) -> Int {
    guard range.count > Self.longLine, !scalarsBefore.isEmpty else {
      return Self.count(bytes, range)
    }
    return before(range.upperBound, bytes) - before(range.lowerBound, bytes)
  }

  private func before(_ offset: Int, _ bytes: ContiguousArray<UInt8>) -> Int {
    let block = offset / Self.stride
    return Int(scalarsBefore[block]) + Self.count(bytes, block * Self.stride..<offset)
  }

  /// Code points that the disk has more than the text in a run of repairs.
  func shift(of repairs: Range<Int>) -> Int {
    shiftBefore[repairs.upperBound] - shiftBefore[repairs.lowerBound]
  }
}
