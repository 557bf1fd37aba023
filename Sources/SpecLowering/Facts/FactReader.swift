import SpecModel
import SpecSyntax
import SpecText

/// Reads facts from lines: what a measure belongs to, and whether it is a demand at all.
struct FactReader {
  let context: LoweringContext
  let bytes: UnsafeBufferPointer<UInt8>

  /// Runs a body with the visible text of the document.
  static func with<Result>(_ context: LoweringContext, _ body: (FactReader) -> Result) -> Result {
    context.document.plain.withUnsafeBufferPointer { body(FactReader(context: context, bytes: $0)) }
  }

  func string(_ range: Range<Int>) -> String {
    bytes.string(range)
  }

  func origin(_ range: Range<Int>) -> Origin { context.origin(plain: range) }

  /// The place of a range of a line.
  func origin(_ range: Range<Int>, in line: TextLine) -> Origin {
    context.origin(plain: range, in: line)
  }

  /// The titles of the headings above a line, outermost first.
  func scope(of line: TextLine) -> [String] {
    let section = Int(context.document.nodes[line.node].section)
    return section < context.facts.scopes.count ? context.facts.scopes[section] : []
  }

  func topic(of line: TextLine) -> SectionTopic {
    context.topic(ofNode: line.node)
  }

  /// The words of a line.
  func words(of line: Int) -> ArraySlice<Words.Word> { context.facts.words.words(of: line) }

  /// What the bytes and words of a line make possible.
  func cues(of line: Int) -> LineCues { context.facts.words.cues[line] }

  /// The words of the label of a line.
  func labelWords(of line: Int) -> [WordKey] {
    guard let label = context.lines[line].label else { return [] }
    return words(of: line).prefix { $0.range.upperBound <= label.upperBound }.map(\.key)
  }

  /// The line that introduces a line.
  func owner(of line: Int) -> Int? {
    let owner = Int(context.facts.owners[line])
    return owner >= 0 ? owner : nil
  }

  /// The words of the line that introduces a line, without its colon.
  func ownerLabel(of line: Int) -> Range<Int>? {
    owner(of: line).map { label(of: context.lines[$0]) }
  }

  /// The label of a line, or all of it without a colon at its end.
  func label(of line: TextLine) -> Range<Int> {
    if let label = line.label { return label }
    var range = Bytes.trim(line.text, in: bytes)
    if range.count > 1, bytes[range.upperBound - 1] == 0x3A {
      range = range.lowerBound..<range.upperBound - 1
    }
    return range
  }

  // MARK: Quotes

  /// Whether an offset stands inside quotes that close on the same line.
  func isQuoted(_ offset: Int) -> Bool { QuoteSpans.contain(context.facts.quotes, offset) }
}
