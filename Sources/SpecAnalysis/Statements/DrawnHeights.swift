import SpecModel
import SpecSyntax
import SpecText

/// Heights beside a drawing that have no unit, or none of their own, and the sentence of the same section on the same
/// thing: "← shelf, 72 high" and "shelves are 64 px high".
struct DrawnHeights {
  private let reader: StatementReader
  private var document: Document { reader.document }

  private struct Height {
    var thing: String
    var value: Double
    var written: String
    var origin: Origin
    var section: Int32
  }

  static func find(_ reader: StatementReader) -> [FactConflict] {
    let document = reader.document
    guard document.codeBlocks.contains(where: { FenceTags.plain.contains($0.language) }) else {
      return []
    }
    let finder = DrawnHeights(reader: reader)
    let drawn = finder.notes()
    guard !drawn.isEmpty else { return [] }
    let told = finder.sentences()
    return drawn.compactMap { note in
      let meant = told.filter { $0.thing == note.thing && $0.section == note.section }
      guard let other = meant.only, other.value != note.value,
        drawn.filter({ $0.thing == note.thing && $0.section == note.section }).count == 1
      else { return nil }
      return FactConflict(
        subject: note.thing, property: "height",
        statements: [note, other].sorted { $0.origin.range.start < $1.origin.range.start }
          .map { .init(value: $0.written, origin: $0.origin) },
        reason: "the drawing of the section has '\(note.written)' beside it")
    }
  }

  private static let ends: Lexicon = ["high", "tall", "px", "pt", "dp", "hoch"]

  /// "row, 72 high" or "row 54" behind the last mark of a line of a drawing.
  private func notes() -> [Height] {
    let bytes = document.source.bytes
    var result: [Height] = []
    for block in document.codeBlocks
    where FenceTags.plain.contains(block.language) && block.lines.count < 120 {
      for line in block.lines where (8..<160).contains(line.offsets.count) {
        guard let bar = line.offsets.last(where: { bytes[$0] == 0x7C || bytes[$0] >= 0x80 }),
          bar > line.offsets.lowerBound,
          case let note = bar + 1..<line.offsets.upperBound, (4..<32).contains(note.count),
          note.contains(where: { ASCII.isDigit(bytes[$0]) })
        else { continue }
        let tokens = TextTokens.read(document.source, note)
        guard tokens.count >= 2, tokens.count <= 4, let value = tokens[1].number, value >= 16,
          value <= 240,
          tokens[0].text.utf8.count > 2, [.blank, .comma].contains(tokens[1].gap),
          tokens.dropFirst(2).allSatisfy({ Self.ends.contains($0.text) })
        else { continue }
        result.append(
          Height(
            thing: LedgerWords.stem(tokens[0].text + "s"), value: value,
            written: document.source.string(
              SourceRange(tokens[0].range.lowerBound, tokens[tokens.count - 1].range.upperBound)),
            origin: document.origin(
              SourceRange(tokens[1].range.lowerBound, tokens[1].range.upperBound)),
            section: document.nodes[Int(block.node)].section))
      }
    }
    return result
  }

  /// "Rows (of seats) are 60 px high": a plural or a thing with "the" at the start.
  private func sentences() -> [Height] {
    var result: [Height] = []
    for number in document.nodes.indices {
      let node = document.nodes[number]
      guard node.kind == .paragraph, case let text = document.plainText(of: number),
        (10..<300).contains(text.count),
        ASCII.find("high", in: document.plain, text) != nil
          || ASCII.find("tall", in: document.plain, text) != nil,
        reader.isNormative(node.range.start)
      else { continue }
      for passage in Passages(reader: reader).passages(number) {
        let tokens = passage.tokens[passage.place]
        guard
          let first = tokens.first(where: {
            !["the", "a", "each", "every", "all"].contains($0.text)
          }),
          first.text.utf8.count > 2,
          let verb = tokens.firstIndex(where: { ["is", "are"].contains($0.text) }),
          verb - tokens.startIndex <= 4, verb + 2 < tokens.endIndex,
          let value = tokens[verb + 1].number,
          tokens[(verb + 2)...].prefix(2).contains(where: { ["high", "tall"].contains($0.text) })
        else { continue }
        let word = first.text.hasSuffix("s") ? first.text : first.text + "s"
        let range = tokens[verb + 1].range
        result.append(
          Height(
            thing: LedgerWords.stem(word), value: value, written: document.string(plain: range),
            origin: document.origin(document.sourceRange(plain: range)), section: node.section))
      }
    }
    return result
  }
}
