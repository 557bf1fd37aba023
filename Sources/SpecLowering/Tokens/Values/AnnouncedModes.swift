import SpecModel
import SpecSyntax
import SpecText

/// The two modes whose values stand side by side, in their order: "(light / dark)".
struct AnnouncedModes {
  var first: String
  var second: String

  /// Those that a few words name, each once.
  static func of(_ text: Range<Int>, _ reader: FactReader) -> AnnouncedModes? {
    guard text.count < 120 else { return nil }
    let found = TokenHeaders.keys(reader.bytes, text.suffix(60)).compactMap {
      TokenColumns.mode(ofWord: $0)
    }
    guard found.count == 2, found[0] != found[1] else { return nil }
    return AnnouncedModes(first: found[0], second: found[1])
  }

  /// Those that the heading above a line names.
  static func ofHeading(_ line: TextLine, _ reader: FactReader) -> AnnouncedModes? {
    let document = reader.context.document
    let section = Int(document.nodes[line.node].section)
    return section > 0 ? of(reader.textRange(Int(document.sections[section].heading)), reader) : nil
  }

  /// Those that the line above a list names, or else the heading.
  static func ofList(_ index: Int, _ reader: FactReader) -> AnnouncedModes? {
    reader.ownerLabel(of: index).flatMap { of($0, reader) }
      ?? ofHeading(reader.context.lines[index], reader)
  }

  /// Those in whose order the document has its first colours of two modes.
  static func established(_ sink: TokenSink) -> AnnouncedModes? {
    guard let second = sink.secondMode else { return nil }
    return second == "dark"
      ? AnnouncedModes(first: "light", second: "dark")
      : AnnouncedModes(first: "dark", second: "light")
  }
}
