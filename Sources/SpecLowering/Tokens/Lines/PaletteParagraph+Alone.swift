import SpecModel
import SpecSyntax
import SpecText

/// Colours that stand alone below their names.
extension PaletteParagraph {
  /// "### Night blue" over a paragraph "`#16151A`": the heading inside of a palette names the colour.
  static func readAlone(
    _ line: TextLine, _ reader: FactReader, into sink: inout TokenSink
  ) -> Bool {
    let document = reader.context.document
    let section = Int(document.nodes[line.node].section)
    guard section > 0, reader.textRange(line.node) == line.text,
      let color = whole(line.text, reader), !sink.restates(reader.string(color), .color)
    else { return false }
    let heading = Int(document.sections[section].heading)
    let title = reader.textRange(heading)
    let parent = Int(document.sections[section].parent)
    // The heading over the palette itself names no colour, and only one stands below each of the others.
    guard parent > 0, document.sections[section].level > 2, title.count < 60,
      TokenTopic.of(title: title, reader.bytes) == nil,
      (1...4).contains(UnmarkedWords.keys(reader.bytes, title).count),
      reader.context.topic(ofNode: Int(document.sections[parent].heading)).tokens == .kind(.color)
    else { return false }
    let name = StateName.withoutNumbering(document.title(ofSection: section))
    guard !name.isEmpty, !sink.defines(name) else { return false }
    sink.add(
      .init(
        name: name, kind: .color, value: reader.string(color),
        origin: document.origin(document.nodes[heading].range), valueOrigin: reader.origin(color),
        theme: reader.topic(of: line).theme))
    return true
  }

  /// "Deep blue" over "#0F3D91" in a paragraph of two lines.
  static func readBelowName(
    _ line: TextLine, _ reader: FactReader, into sink: inout TokenSink
  ) -> Bool {
    let text = reader.textRange(line.node)
    guard text.lowerBound == line.text.lowerBound, line.text.count < 40, text.count < 60,
      line.label == nil,
      (1...3).contains(UnmarkedWords.keys(reader.bytes, line.text).count),
      !line.text.contains(where: { reader.bytes[$0] == 0x23 }),
      let color = whole(
        Bytes.trim(line.text.upperBound..<text.upperBound, in: reader.bytes), reader)
    else { return false }
    sink.add(
      .init(
        name: reader.string(Bytes.trim(line.text, in: reader.bytes)), kind: .color,
        value: reader.string(color), origin: reader.origin(text), valueOrigin: reader.origin(color),
        theme: reader.topic(of: line).theme))
    return true
  }

  /// A text that is one colour with six or eight digits and no more.
  private static func whole(_ text: Range<Int>, _ reader: FactReader) -> Range<Int>? {
    let text = Bytes.trim(text, in: reader.bytes)
    guard text.count == 7 || text.count == 9, reader.bytes[text.lowerBound] == 0x23,
      let color = TokenLiteral.color(reader.bytes, text), color.range == text
    else { return nil }
    return text
  }
}
