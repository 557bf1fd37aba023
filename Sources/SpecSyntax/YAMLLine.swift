import SpecText

/// The parts of one line of YAML, as far as a line alone tells them.
struct YAMLLine {
  /// Number of blanks in front, tabs included.
  var indent: Int
  /// The first tab in the indentation.
  var tab: Int?
  /// The key before the first colon that ends one.
  var key: Range<Int>?
  /// What follows the key or the dash of a list item, without a comment; the whole line if there is neither.
  var value: Range<Int>
  /// Whether the line is empty or a comment.
  var isBlank: Bool
  /// Whether the line begins an item of a list.
  var isItem = false

  /// Takes a line apart.
  init(_ bytes: ContiguousArray<UInt8>, _ line: Range<Int>) {
    var start = line.lowerBound
    let end = ASCII.trimmed(bytes, line).upperBound
    while start < end, ASCII.isBlank(bytes[start]) {
      if bytes[start] == ASCII.tab, tab == nil { tab = start }
      start += 1
    }
    indent = start - line.lowerBound
    isBlank = start >= end || bytes[start] == ASCII.hash
    while start + 1 < end, bytes[start] == ASCII.hyphen, ASCII.isBlank(bytes[start + 1]) {
      isItem = true
      start = ASCII.trimmed(bytes, start + 1..<end).lowerBound
    }
    if start + 1 == end, bytes[start] == ASCII.hyphen { isItem = true }
    value = start..<max(start, end)
    if !isBlank, let colon = Self.keyEnd(bytes, value) {
      key = ASCII.trimmed(bytes, start..<colon)
      value = ASCII.trimmed(bytes, colon + 1..<end)
    }
    trimComment(bytes)
  }

  /// Whether the line has a place in a mapping of short keys, so that it is no prose.
  func isPlausible(_ bytes: ContiguousArray<UInt8>) -> Bool {
    if isBlank || isItem || hasShortKey(bytes) { return true }
    guard key == nil, let first = bytes[value].first else { return key?.isEmpty ?? true }
    // A continued value, a complex key, or a part of a mapping or list in brackets.
    return indent > 0 || [0x3F, 0x5D, 0x7B, 0x7D].contains(first)
  }

  /// Whether the value is the sign of a text on the lines below: "|", ">-" (YAML 1.2.2, 8.1).
  func opensText(_ bytes: ContiguousArray<UInt8>) -> Bool {
    guard key != nil, (1...3).contains(value.count) else { return false }
    let sign = bytes[value.lowerBound]
    return (sign == 0x7C || sign == 0x3E)
      && bytes[value].dropFirst().allSatisfy { $0 == 0x2D || $0 == 0x2B || ASCII.isDigit($0) }
  }

  /// Whether the line begins with a key such as people give to metadata.
  func hasShortKey(_ bytes: ContiguousArray<UInt8>) -> Bool {
    guard let key, !key.isEmpty, key.count <= 48 else { return false }
    let first = bytes[key.lowerBound]
    guard ASCII.isWord(first) || [0x22, 0x27, 0x5F, 0x24, 0x2D].contains(first) else {
      return false
    }
    var spaces = 0
    for byte in bytes[key] {
      if byte == ASCII.space { spaces += 1 }
      if [0x2A, 0x7C, 0x3C, 0x5B, 0x60].contains(byte) { return false }
    }
    return spaces <= 4
  }

  /// The offset of the colon that ends a key.
  private static func keyEnd(_ bytes: ContiguousArray<UInt8>, _ range: Range<Int>) -> Int? {
    var index = range.lowerBound
    if index < range.upperBound, [0x22, 0x27].contains(bytes[index]) {
      let quote = bytes[index]
      index += 1
      while index < range.upperBound, bytes[index] != quote { index += 1 }
    } else if index < range.upperBound, [0x5B, 0x7B].contains(bytes[index]) {
      return nil
    }
    while index < range.upperBound {
      let isEnd = index + 1 == range.upperBound || ASCII.isBlank(bytes[index + 1])
      if bytes[index] == ASCII.colon && isEnd { return index }
      index += 1
    }
    return nil
  }

  /// Leaves out a comment, which a blank precedes.
  private mutating func trimComment(_ bytes: ContiguousArray<UInt8>) {
    var quote: UInt8 = 0
    for index in value {
      let byte = bytes[index]
      if quote == 0, [0x22, 0x27].contains(byte), index == value.lowerBound { quote = byte }
      if quote != 0, index > value.lowerBound, byte == quote { quote = 0 }
      let isStart = index == value.lowerBound || ASCII.isBlank(bytes[index - 1])
      if byte == ASCII.hash, quote == 0, isStart {
        value = ASCII.trimmed(bytes, value.lowerBound..<index)
        return
      }
    }
  }
}
