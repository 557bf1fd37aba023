import SpecModel
import SpecSyntax
import SpecText

/// Reads the colours of a state below a palette: "Colour palette", "Idle state", "Icon colour: `muted` (#6B7280)".
enum StateColors {
  private static let states = WordKey.set(
    "state", "states", "mode", "zustand", "status", "état", "estado", "stato")

  /// Adds the colour of a line with the state before its name; false where the line is none.
  static func read(
    _ label: Range<Int>, _ index: Int, _ reader: FactReader, into sink: inout TokenSink
  ) -> Bool {
    let line = reader.context.lines[index]
    guard line.holder == .item, label.count <= 40, line.value.count <= 80,
      let hash = ASCII.find(ASCII.hash, in: reader.bytes, line.value),
      reader.topic(of: line).tokens == .elements,
      let color = TokenLiteral.color(reader.bytes, hash..<line.value.upperBound),
      color.range.count > 6, isRemark(color.range, behind: line, reader),
      let state = state(of: line, reader), !sink.definesColorsInFrontMatter
    else { return false }
    sink.add(
      .init(
        name: state + " " + reader.string(label), kind: .color, value: reader.string(color.range),
        origin: reader.origin(line.text), valueOrigin: reader.origin(color.range)))
    return true
  }

  /// Whether a colour is the whole value, or stands in parentheses behind one code span that the value is.
  private static func isRemark(
    _ color: Range<Int>, behind line: TextLine, _ reader: FactReader
  ) -> Bool {
    if color.lowerBound == line.value.lowerBound {
      return color.upperBound == line.value.upperBound
    }
    guard let span = TokenPass.codeSpan(at: line.value.lowerBound, reader) else { return false }
    if span.contains(color.lowerBound) { return span == color }
    return color.lowerBound - span.upperBound == 2 && reader.bytes[color.lowerBound - 1] == 0x28
      && line.value.upperBound - color.upperBound == 1
  }

  /// The state that the heading of a section right below a palette names, without the word for states.
  private static func state(of line: TextLine, _ reader: FactReader) -> String? {
    let document = reader.context.document
    let section = Int(document.nodes[line.node].section)
    guard section > 0, case let parent = Int(document.sections[section].parent), parent > 0,
      reader.context.topic(ofNode: Int(document.sections[parent].heading)).tokens == .kind(.color)
    else { return nil }
    let title = reader.textRange(Int(document.sections[section].heading))
    let words = Words.all(reader.bytes, title)
    guard (2...4).contains(words.count), let last = words.last, states.contains(last.key) else {
      return nil
    }
    return reader.string(
      Bytes.trim(words[0].range.lowerBound..<last.range.lowerBound, in: reader.bytes))
  }
}
