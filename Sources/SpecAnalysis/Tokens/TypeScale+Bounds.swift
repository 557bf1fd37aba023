import SpecText

/// Sizes that part small texts from large ones, and are none themselves.
extension TypeScale {
  /// Whether a sign of comparison stands before a size: "text <24px". Tags and quotes have one as well.
  static func isBound(
    _ amount: Amount, _ line: Range<Int>, _ bytes: ContiguousArray<UInt8>
  ) -> Bool {
    let head = bytes[line.lowerBound..<amount.range.lowerBound].reversed()
      .drop { $0 == ASCII.space }
    guard let sign = head.first, sign == 0x3C || sign == 0x3E else { return false }
    let before = head.dropFirst()
    return before.first == ASCII.space && before.contains { $0 != ASCII.space }
  }
}
