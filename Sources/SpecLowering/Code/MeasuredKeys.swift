import SpecText

/// Names of values in samples of what a program gives out: "executionTime: '31ms'" was measured once.
enum MeasuredKeys {
  private static let keys: [StaticString] = [
    "ecutionTime", "ecution_time", "elapsed", "Elapsed", "tookMs", "durationTaken",
  ]

  /// Whether such a name stands before a time in quotation marks.
  static func name(_ measure: Measure, in code: Range<Int>, _ bytes: UnsafeBufferPointer<UInt8>)
    -> Bool
  {
    let start = measure.range.lowerBound
    guard measure.isSingle, measure.bound == .none, start > code.lowerBound,
      bytes[start - 1] == 0x27 || bytes[start - 1] == 0x22
    else { return false }
    return keys.contains { Bytes.find($0, in: code.lowerBound..<start, of: bytes) != nil }
  }

  private static let mocks = WordKey.set(
    "simulate", "simulates", "simulated", "simulating", "mock", "mocks", "mocked", "fake")
  private static let wideMocks: [StaticString] = ["シミュレート", "模拟", "模擬", "시뮬레이"]

  /// "// simulate 800 ms of network": a comment on what stands in for a part that is missing.
  static func simulates(_ comment: Range<Int>, _ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    Words.contain(mocks, bytes, comment)
      || wideMocks.contains { Bytes.find($0, in: comment, of: bytes) != nil }
  }
}
