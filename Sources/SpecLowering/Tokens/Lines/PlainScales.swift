import SpecModel
import SpecSyntax
import SpecText

/// Reads lists of line heights and blurs, whose values no other kind of heading tells: "## Line heights", "- snug: 1.2".
enum PlainScales {
  private static let lines = WordKey.set(
    "line", "leading", "interligne", "zeilenhohe", "zeilenhohen", "interlineado", "interlinea",
    "entrelinha")
  private static let heights = WordKey.set("height", "heights")
  private static let blurs = WordKey.set("blur", "blurs")
  private static let wideLines: [StaticString] = ["行高", "行間", "줄 높이", "행간"]

  /// Adds the step of an item whose value is a number or a length and no more; false where it is none.
  static func read(_ index: Int, reader: FactReader, into sink: inout TokenSink) -> Bool {
    let line = reader.context.lines[index]
    guard line.holder == .item, let label = line.label, label.count <= 32,
      let first = line.value.first,
      Bytes.isDigit(reader.bytes[first]) || reader.bytes[first] == 0x2E,
      let literal = TokenLiteral.read(reader.bytes, line.value), isWhole(literal, line, reader),
      let kind = kind(of: line, literal, reader), reader.owner(of: index) == nil
    else { return false }
    sink.add(
      .init(
        name: reader.string(label), kind: kind, value: reader.string(literal.range),
        origin: reader.origin(line.text), valueOrigin: reader.origin(literal.range),
        theme: reader.topic(of: line).theme))
    return true
  }

  /// Whether nothing but a remark in brackets or behind a dash follows.
  private static func isWhole(
    _ literal: TokenLiteral, _ line: TextLine, _ reader: FactReader
  ) -> Bool {
    let rest = Bytes.trim(literal.range.rest(of: line.value), in: reader.bytes)
    return rest.first.map { [0x28, 0x2D, 0xE2].contains(reader.bytes[$0]) } ?? true
  }

  private static func kind(
    of line: TextLine, _ literal: TokenLiteral, _ reader: FactReader
  ) -> Token.Kind? {
    let document = reader.context.document
    let section = Int(document.nodes[line.node].section)
    guard section > 0 else { return nil }
    let title = reader.textRange(Int(document.sections[section].heading))
    guard title.count < 40 else { return nil }
    let words = UnmarkedWords.keys(reader.bytes, title)
    if literal.kind == .spacing, words.count == 1, words.contains(where: blurs.contains) {
      return .other
    }
    let isOfLines =
      words.contains(where: lines.contains)
      && (words.count == 1 || words.count == 2 && words.contains(where: heights.contains))
      || wideLines.contains { Bytes.find($0, in: title, of: reader.bytes) != nil }
    guard isOfLines, literal.kind == .other || literal.kind == .spacing || literal.kind == .opacity
    else { return nil }
    // A factor of the size.
    if literal.kind == .other {
      guard let factor = Double(reader.string(literal.range)), (0.8...3).contains(factor) else {
        return nil
      }
    }
    return .typography
  }
}
