import SpecModel
import SpecSyntax
import SpecText

/// Tables below "Colour guidelines" and "Sizing guidelines" that give the values themselves.
extension TokenTables {
  private static let guidelines = WordKey("guidelines")

  /// The topic of a table below a kind of values and "guidelines", where the document gives none of that kind before it:
  /// a colour in each row, or whole styles of type. Otherwise the heading is one over rules of use.
  func topicOfGuidelines(_ table: Int, _ rows: [Int], _ sink: TokenSink) -> TokenTopic? {
    let section = Int(document.nodes[table].section)
    guard section > 0, case let heading = Int(document.sections[section].heading), heading >= 0
    else { return nil }
    let words = Words.all(reader.bytes, reader.textRange(heading)).filter {
      !Bytes.isDigit(reader.bytes[$0.range.lowerBound])
    }.map(\.key)
    guard words.count == 2, words[1] == Self.guidelines,
      case .kind(let kind)? = TokenTopic.of(words: words.prefix(1))
    else { return nil }
    switch kind {
    case .color where rows.count > 2 && rows.dropFirst().allSatisfy(holdsDigitsOfColor): break
    case .typography, .size:
      let headers = document.children(of: rows[0]).map {
        TokenHeaders.keys(reader.bytes, reader.textRange($0))
      }
      guard TokenColumns.isTypeScale(headers), TokenColumns.areOfLetters(headers) else {
        return nil
      }
    default: return nil
    }
    let own: Token.Kind = kind == .color ? .color : .typography
    return sink.tokens.contains { $0.kind == own } ? nil : .kind(own)
  }

  /// Whether a cell of a row behind the first one begins with a colour in digits.
  private func holdsDigitsOfColor(_ row: Int) -> Bool {
    document.children(of: row).dropFirst().contains { cell in
      let text = Bytes.trim(reader.textRange(cell), in: reader.bytes)
      return text.first.map { reader.bytes[$0] == 0x23 } ?? false
    }
  }
}
