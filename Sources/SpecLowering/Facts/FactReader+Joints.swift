import SpecText

/// Subjects in sentences that tell several measures.
extension FactReader {
  private static let joints: [StaticString] = [" and ", " und ", " et "]

  /// "The card is 320px wide and its photo": what a joint behind another measure begins, where it is more than a word.
  func behindJoint(_ phrase: Range<Int>) -> Range<Int> {
    guard phrase.count > 12, let digit = phrase.last(where: { Bytes.isDigit(bytes[$0]) }) else {
      return phrase
    }
    for joint in Self.joints {
      guard let found = Bytes.find(joint, in: digit..<phrase.upperBound, of: bytes) else {
        continue
      }
      let rest = found + joint.utf8CodeUnitCount..<phrase.upperBound
      if Words.keys(bytes, rest).count > 1 { return rest }
    }
    return phrase
  }

  private static let relations = WordKey.set(
    "later", "earlier", "before", "after", "apart", "each", "at", "max", "min", "maximum",
    "minimum")

  /// "12px captions · 16px body": the words behind a measure that opens a part of a line, where a measure in the same
  /// unit opens the line, too.
  func nameBehind(_ measure: Range<Int>, ofLine index: Int) -> Range<Int>? {
    let line = context.lines[index].text
    let measures = context.facts.measures(of: index)
    guard measures.count > 1, measures.count <= 64, let head = measures.first, !head.isBare,
      let own = measures.first(where: { $0.range.lowerBound == measure.lowerBound }),
      own.unit == head.unit, opens(head.range.lowerBound, line.lowerBound),
      let part = partStart(measure.lowerBound, line), part > head.range.upperBound
    else { return nil }
    var end = measure.upperBound
    while end < line.upperBound, !endsPart(end, line.upperBound) { end += 1 }
    let name = Bytes.trim(measure.upperBound..<end, in: bytes)
    guard saysSomething(name), !name.contains(where: { bytes[$0] == 0x28 }),
      !name.contains(where: { Bytes.isDigit(bytes[$0]) }),
      Words.keys(bytes, name).first.map(Self.relations.contains) != true
    else { return nil }
    return trimmedStart(name)
  }

  /// Whether nothing but blanks and the signs of code and bold stand between the start of a part and an offset.
  private func opens(_ offset: Int, _ start: Int) -> Bool {
    (start..<max(start, offset)).allSatisfy { [0x20, 0x60, 0x2A].contains(bytes[$0]) }
  }

  /// Where the part between dots begins that an offset opens.
  private func partStart(_ offset: Int, _ line: Range<Int>) -> Int? {
    var start = offset
    while start > line.lowerBound, [0x20, 0x60, 0x2A].contains(bytes[start - 1]) { start -= 1 }
    return start - 2 > line.lowerBound && endsPart(start - 2, line.upperBound) ? start : nil
  }

  /// Whether "·" stands at an offset.
  private func endsPart(_ offset: Int, _ limit: Int) -> Bool {
    Bytes.matches("·", at: offset, end: limit, in: bytes)
  }

  /// Whether a text is a time and no more.
  func isTime(_ text: Range<Int>) -> Bool {
    let text = Bytes.trim(text, in: bytes)
    guard let first = text.first, Bytes.isDigit(bytes[first]), text.count < 16 else { return false }
    return QuantityScanner.scan(bytes, text).contains { $0.isTime && $0.range == text }
  }

  /// The last sentence of a text that a comma ends.
  func sentence(_ text: Range<Int>) -> Range<Int> {
    var start = text.upperBound
    while start > text.lowerBound + 1 {
      let isEnd = bytes[start - 2] == 0x2E || bytes[start - 2] == 0x3B
      if isEnd, bytes[start - 1] == 0x20, text.upperBound - start > 2 {
        return start..<text.upperBound
      }
      start -= 1
    }
    return text
  }
}
