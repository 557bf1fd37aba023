/// Reads the measures of lines that an editor has wrapped: a bound may end one line and its number begin the next.
struct WrappedLines {
  /// Where the last measure ends.
  private var end = 0

  /// The measures whose number stands in a line, with words and units of the lines that it continues and that go on.
  ///
  /// - Parameter index: asked for in rising order, for a line does not read again what the one before has read.
  mutating func measures(
    of index: Int, _ lines: [TextLine], _ bytes: UnsafeBufferPointer<UInt8>
  ) -> [Measure] {
    let text = lines[index].text
    let continues = Self.continues(index, lines, bytes)
    let goesOn = Self.continues(index + 1, lines, bytes)
    guard continues || goesOn else { return QuantityScanner.scan(bytes, text) }
    let reach =
      (continues ? lines[index - 1] : lines[index]).text
      .lowerBound..<(goesOn ? lines[index + 1] : lines[index]).text.upperBound
    var measures = QuantityScanner.scan(
      bytes, min(max(text.lowerBound, end), text.upperBound)..<text.upperBound, within: reach)
    end = measures.last?.range.upperBound ?? end
    // "Takes 2" over "seconds at most": the measure belongs to the line of its number.
    for place in measures.indices where measures[place].range.upperBound > text.upperBound {
      // Of "every" over "second" the line has the word alone that makes a number of it.
      let start = min(measures[place].range.lowerBound, text.upperBound - 1)
      measures[place].range = start..<text.upperBound
    }
    return measures
  }

  /// A line shorter than that ends where its author wanted it to (bytes).
  private static let leastWidth = 40

  /// Whether a line goes on with the sentence of the one before.
  private static func continues(
    _ index: Int, _ lines: [TextLine], _ bytes: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    guard index > 0, index < lines.count else { return false }
    let (line, before) = (lines[index], lines[index - 1])
    guard line.node == before.node, !line.isStrongLabel, before.text.count >= leastWidth,
      line.text.lowerBound == before.text.upperBound + 1
    else { return false }
    let last = bytes[before.text.upperBound - 1]
    // A full stop, a colon, a semicolon, and the full stop of East Asian texts.
    if last == 0x2E || last == 0x3A || last == 0x3B || last == 0x21 || last == 0x3F { return false }
    if last == 0x82, bytes[before.text.upperBound - 2] == 0x80 { return false }
    let first = bytes[line.text.lowerBound]
    return first >= 0x80 || first == 0x7E || first == 0x3C || Bytes.isDigit(first)
      || Bytes.isLetter(first) && first & 0x20 != 0
  }
}
