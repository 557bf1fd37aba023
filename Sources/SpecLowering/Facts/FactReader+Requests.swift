import SpecText

/// What a request gives its measure to: the "pressed rows" of "Use 140ms for pressed rows".
extension FactReader {
  private static let requests = WordKey.set("use", "apply", "implement", "prefer")
  /// Words behind a measure with which something else than its thing begins.
  private static let others = WordKey.set(
    "with", "as", "in", "on", "at", "to", "by", "from", "and", "or", "per", "when", "between",
    "where", "if", "instead", "only", "minimum", "maximum", "min", "max", "grid", "base")

  /// The words behind a measure before which nothing but a request stands in the line.
  func requested(_ measure: Range<Int>, in line: Range<Int>) -> String? {
    guard measure.lowerBound > line.lowerBound, measure.lowerBound - line.lowerBound < 24,
      case let lead = Words.keys(bytes, line.lowerBound..<measure.lowerBound), lead.count == 1,
      Self.requests.contains(lead[0]), measure.upperBound < line.upperBound,
      bytes[measure.upperBound] == 0x20
    else { return nil }
    var start = measure.upperBound + 1
    if Bytes.matches("for ", at: start, end: line.upperBound, in: bytes) { start += 4 }
    let ends: [UInt8] = [0x28, 0x2C, 0x3B, 0x3A, 0x2E]
    var end = start
    while end < line.upperBound, end - start < 80, !ends.contains(bytes[end]) { end += 1 }
    let thing = Bytes.trim(start..<end, in: bytes)
    let words = Words.keys(bytes, thing)
    guard thing.count < 80, let first = words.first, words.count < 7,
      Bytes.isLetter(bytes[thing.lowerBound]), !Self.others.contains(first)
    else { return nil }
    return string(thing)
  }
}
