import SpecModel
import SpecText

/// Fences that show what a run has logged: "07:36:51 - Waiting 60s before recovery".
enum RunLogs {
  /// Words of what leads to such a fence: "Health check logs:".
  static let words: Lexicon = ["logs"]

  /// Whether two lines and at least half of the first ones begin with a time of day to the second, or the first lines
  /// tell how a run ended.
  static func hold(_ lines: [SourceRange], _ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    var stamped = 0
    var seen = 0
    for line in lines {
      let text = Bytes.trim(line.offsets, in: bytes)
      guard let first = text.first else { continue }
      seen += 1
      if isResult(text, bytes) { return true }
      if isStamp(bytes[first] == 0x5B ? first + 1 : first, text.upperBound, bytes) { stamped += 1 }
      if seen == 2, stamped == 0 { return false }
      if seen == 6 { break }
    }
    return stamped > 1 && stamped * 2 >= seen
  }

  private static let results: [StaticString] = [
    "BUILD SUCCESSFUL", "BUILD FAILED", "BUILD SUCCEEDED", "Build complete!",
    "Compiled successfully",
    "Test Suites: ",
  ]

  /// "BUILD SUCCESSFUL in 23s": what a tool says at the end of its run.
  private static func isResult(
    _ text: Range<Int>, _ bytes: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    bytes[text.lowerBound] &- 0x41 < 26
      && results.contains {
        Bytes.matches($0, at: text.lowerBound, end: text.upperBound, in: bytes)
      }
  }

  /// "07:36:51", also behind "2026-03-01 " or "2026-03-01T".
  private static func isStamp(
    _ start: Int, _ end: Int, _ bytes: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    let isDated = start + 11 < end && bytes[start + 4] == 0x2D && bytes[start + 7] == 0x2D
    let clock = isDated ? start + 11 : start
    guard clock + 8 <= end else { return false }
    return [0, 1, 3, 4, 6, 7].allSatisfy { Bytes.isDigit(bytes[clock + $0]) }
      && bytes[clock + 2] == 0x3A && bytes[clock + 5] == 0x3A
  }
}
