import SpecModel
import SpecSyntax
import SpecText

/// Numbers of a line that are no demand by themselves: parts of a formula, values of before, coordinates.
extension FactReader {
  /// The words of the cell that names a row, in the other cells.
  func rowWords(ofLine index: Int) -> [WordKey] {
    let row = Int(context.document.nodes[context.lines[index].node].parent)
    guard row >= 0, let first = context.nameCell(ofRow: row),
      first != context.lines[index].node, textRange(first).count <= 60
    else { return [] }
    return Words.keys(bytes, textRange(first))
  }

  /// The line of the cell that names the row of a cell.
  func firstCell(ofRowOf index: Int) -> Int? {
    let row = context.document.nodes[context.lines[index].node].parent
    if row >= 0, context.leads[Int(context.document.nodes[Int(row)].parent)] != nil {
      let name = context.nameCell(ofRow: Int(row))
      if name == context.lines[index].node { return nil }
      return (max(0, index - 16)..<min(context.lines.count, index + 17))
        .first { context.lines[$0].node == name }
    }
    var first: Int?
    var current = index - 1
    while current >= 0, index - current <= 16,
      context.document.nodes[context.lines[current].node].parent == row
    {
      first = current
      current -= 1
    }
    return index - current <= 16 ? first : nil
  }

  private static let wholes = WordKey.set(
    "screen", "container", "panel", "viewport", "window", "parent", "device", "page", "display")
  private static let sides = WordKey.set("width", "height")

  /// "72pt - 18pt", "Screen width - 32pt", "100% - 16px": what is taken away, or what it is taken from.
  func isOperand(_ measure: Measure, ofLine index: Int) -> Bool {
    guard measure.unit?.isLength == true || measure.unit == .percent || measure.unit == nil,
      measure.isSingle
    else { return false }
    let line = context.lines[index]
    let (start, end) = (measure.range.lowerBound, measure.range.upperBound)
    if isFactored(start, line) || isMinus(end, line) && isFactor(end + 3, line) {
      return true
    }
    if isMinus(end, line), end + 3 < line.text.upperBound, Bytes.isDigit(bytes[end + 3]) {
      return follows(end + 3, measure, index)
    }
    guard isMinus(start - 3, line) else { return false }
    if let last = self.measure(before: start, index), last.range.upperBound == start - 3 {
      return follows(start, last, index)
    }
    guard line.holder == .cell, let side = word(before: start - 3, in: line.text),
      Self.sides.contains(side)
    else { return false }
    let length = side == Self.width ? 5 : 6
    return word(before: start - 3 - length, in: line.text).map(Self.wholes.contains) ?? false
  }

  private static let width = WordKey("width")

  /// "2*18px": whether a factor stands right before a length.
  private func isFactored(_ start: Int, _ line: TextLine) -> Bool {
    start - 2 >= line.text.lowerBound && bytes[start - 1] == 0x2A && Bytes.isDigit(bytes[start - 2])
  }

  /// Whether a factor, its sign and another number stand at an offset.
  private func isFactor(_ start: Int, _ line: TextLine) -> Bool {
    var end = start
    while end < line.text.upperBound, Bytes.isDigit(bytes[end]) { end += 1 }
    return end > start && end + 1 < line.text.upperBound && bytes[end] == 0x2A
      && Bytes.isDigit(bytes[end + 1])
  }

  /// Whether a hyphen or a minus of ASCII stands between blanks at an offset.
  private func isMinus(_ offset: Int, _ line: TextLine) -> Bool {
    offset >= line.text.lowerBound && offset + 3 <= line.text.upperBound
      && bytes[offset] == 0x20 && bytes[offset + 1] == 0x2D && bytes[offset + 2] == 0x20
  }

  /// Whether a length is taken from another one of the same unit, or from a share of the whole.
  private func follows(_ start: Int, _ first: Measure, _ index: Int) -> Bool {
    guard let second = measure(before: start + 1, index), second.range.lowerBound == start,
      second.unit?.isLength == true
    else { return false }
    return first.unit == .percent || first.unit == nil
      || first.unit == second.unit && first.low > second.high
  }

  /// The last measure of a line that begins before an offset.
  ///
  /// - Complexity: O(log measures).
  private func measure(before offset: Int, _ index: Int) -> Measure? {
    let measures = context.facts.measures(of: index)
    var low = measures.startIndex
    var high = measures.endIndex
    while low < high {
      let middle = (low + high) / 2
      if measures[middle].range.lowerBound < offset { low = middle + 1 } else { high = middle }
    }
    return low > measures.startIndex ? measures[low - 1] : nil
  }

  private static let pasts = WordKey.set(
    "was", "previously", "formerly", "zuvor", "bisher", "antes", "précédemment")

  /// "Was 48pt; grew since", "(was 48pt)": what a value was before, where a sentence or parentheses begin with it.
  func isPast(_ measure: Measure, in line: TextLine) -> Bool {
    let start = measure.range.lowerBound
    if SeekSteps.isFormer(measure.range, bytes) { return true }
    guard let before = word(before: start, in: line.text), Self.pasts.contains(before) else {
      return false
    }
    var first = start
    while first > line.text.lowerBound, bytes[first - 1] == 0x20 { first -= 1 }
    while first > line.text.lowerBound, bytes[first - 1] > 0x20 { first -= 1 }
    while first > line.text.lowerBound, bytes[first - 1] == 0x20 { first -= 1 }
    guard first > line.text.lowerBound else { return true }
    return [0x2E, 0x3B].contains(bytes[first - 1])
  }

  /// "offset (0, 1)": bare numbers in parentheses, set apart by commas, behind a word for a place.
  func isCoordinate(_ measure: Measure, in line: TextLine) -> Bool {
    guard measure.isBare else { return false }
    guard let open = edge(measure.range.lowerBound, step: -1, line), bytes[open] == 0x28,
      let close = edge(measure.range.upperBound - 1, step: 1, line), bytes[close] == 0x29,
      (open..<close).contains(where: { bytes[$0] == 0x2C }),
      let name = word(before: open, in: line.text)
    else { return false }
    return Self.points.contains(name)
  }

  private static let points = WordKey.set(
    "offset", "origin", "position", "point", "anchor", "translate", "translation", "shift", "at")

  /// The first byte on one side that belongs to no list of numbers.
  private func edge(_ offset: Int, step: Int, _ line: TextLine) -> Int? {
    var place = offset
    while line.text.contains(place), abs(place - offset) < 40 {
      let byte = bytes[place]
      guard Bytes.isDigit(byte) || [0x20, 0x2C, 0x2D, 0x2E].contains(byte) || place == offset
      else { return place }
      place += step
    }
    return nil
  }

  private static let scopes = WordKey.set(
    "portrait", "landscape", "mobile", "tablet", "desktop", "phone", "ios", "android", "ipad",
    "iphone")

  /// "(54pt portrait, 36pt landscape)": the name of a device or of its posture right behind a measure.
  func sideCondition(_ measure: Range<Int>, _ line: Range<Int>) -> String? {
    var start = measure.upperBound
    guard start < line.upperBound, bytes[start] == 0x20 else { return nil }
    start += 1
    var end = start
    while end < line.upperBound, Bytes.isLetter(bytes[end]) { end += 1 }
    guard end > start, end - start < 12, Self.scopes.contains(WordKey(bytes, start..<end)),
      end == line.upperBound || [0x2C, 0x29, 0x3B, 0x2F].contains(bytes[end])
        || bytes[end] == 0x20 && end + 1 < line.upperBound && bytes[end + 1] == 0x2F
    else { return nil }
    return string(start..<end)
  }
}
