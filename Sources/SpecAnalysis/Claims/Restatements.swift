import SpecModel
import SpecSyntax
import SpecText

/// Finds values that a line gives beside the name of a custom property: "`--gap-card` (12px)", "12px (var(--gap-card))".
struct Restatements {
  let lines: ClaimLines
  /// The one definition of each name without limits.
  let definitions: [String: Token]

  func find() -> [TokenConflict] {
    guard !definitions.isEmpty else { return [] }
    var result: [TokenConflict] = []
    for line in lines.lines {
      for part in line.parts { addConflicts(part, line, to: &result) }
    }
    return result
  }

  private func addConflicts(
    _ part: Range<Int>, _ line: ClaimLine, to result: inout [TokenConflict]
  ) {
    let bytes = lines.bytes(of: line)
    var offset = part.lowerBound
    while let start = ASCII.find("--", in: bytes, offset..<part.upperBound) {
      var end = start + 2
      while end < part.upperBound, ASCII.isWord(bytes[end]) || bytes[end] == ASCII.hyphen {
        end += 1
      }
      offset = max(end, start + 2)
      guard let token = definitions[String(decoding: bytes[start..<end], as: UTF8.self)],
        let value = after(end, part, bytes) ?? before(start, part, bytes),
        let written = amount(value, bytes), let defined = amount(of: token),
        written.unit == defined.unit, written.value != defined.value
      else { continue }
      result.append(
        TokenConflict(
          name: token.name, value: String(decoding: bytes[value], as: UTF8.self),
          origin: lines.origin(value, of: line), firstName: token.name, firstValue: token.value,
          firstOrigin: token.valueOrigin))
    }
  }

  /// The amount of a range that holds nothing else.
  private func amount(_ range: Range<Int>, _ bytes: ContiguousArray<UInt8>) -> Amount? {
    guard let amount = AmountReader.read(bytes, range).only, amount.unit != .none,
      amount.range == range, !amount.isInexact
    else { return nil }
    return amount
  }

  private func amount(of token: Token) -> Amount? {
    let range = token.valueOrigin.range.offsets
    return AmountReader.read(lines.document.source.bytes, range).only
  }

  /// "name (value)"
  private func after(
    _ end: Int, _ part: Range<Int>, _ bytes: ContiguousArray<UInt8>
  ) -> Range<Int>? {
    var start = end
    while start < part.upperBound, [0x60, 0x29, 0x20, 0x2A].contains(bytes[start]) { start += 1 }
    guard start < part.upperBound, bytes[start] == 0x28,
      let stop = ASCII.find(0x29, in: bytes, start..<part.upperBound)
    else { return nil }
    return trimmed(start + 1..<stop, bytes)
  }

  /// "value (name" and "value (var(name"
  private func before(
    _ start: Int, _ part: Range<Int>, _ bytes: ContiguousArray<UInt8>
  ) -> Range<Int>? {
    var open = start
    if open - 4 >= part.lowerBound, ASCII.starts(bytes, at: open - 4, with: "var(") { open -= 4 }
    while open > part.lowerBound, bytes[open - 1] == ASCII.backtick { open -= 1 }
    guard open > part.lowerBound, bytes[open - 1] == 0x28 else { return nil }
    let end = trimmed(part.lowerBound..<open - 1, bytes).upperBound
    var first = end
    while first > part.lowerBound, ASCII.isWord(bytes[first - 1]) || bytes[first - 1] == ASCII.dot {
      first -= 1
    }
    return first < end ? first..<end : nil
  }

  private func trimmed(_ range: Range<Int>, _ bytes: ContiguousArray<UInt8>) -> Range<Int> {
    var range = ASCII.trimmed(bytes, range)
    while !range.isEmpty, bytes[range.lowerBound] == ASCII.backtick {
      range = range.lowerBound + 1..<range.upperBound
    }
    while !range.isEmpty, bytes[range.upperBound - 1] == ASCII.backtick {
      range = range.lowerBound..<range.upperBound - 1
    }
    return range
  }
}
