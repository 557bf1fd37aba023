import SpecModel
import SpecSyntax
import SpecText

/// Fences that declare types by indentation alone: "ComposerState" over "draft", "errors", "sending: idle | busy | sent".
enum IndentedRecords {
  /// The states that the types of such a fence hold; `nil` where a line that is not indented is no name of a type, or has
  /// nothing below it.
  static func states(
    in block: Document.CodeBlock, _ document: Document
  ) -> [LocatedText]? {
    let bytes = document.source.bytes
    let lines = block.lines.filter { !ASCII.trimmed(bytes, $0.offsets).isEmpty }
    let columns = lines.map { ASCII.trimmed(bytes, $0.offsets).lowerBound - $0.offsets.lowerBound }
    guard let margin = columns.first, margin == columns.min(),
      columns.contains(where: { $0 > margin })
    else { return nil }
    let heads = columns.indices.filter { columns[$0] == margin }
    var result: [LocatedText] = []
    for (place, head) in heads.enumerated() {
      let end = place + 1 < heads.count ? heads[place + 1] : lines.count
      guard end > head + 1, isType(StateName.trimmed(document.source.string(lines[head]))) else {
        return nil
      }
      result += states(of: lines[(head + 1)..<end], document)
    }
    return result
  }

  /// The states of one type: the values of its fields, the values on a line of their own with the names above them, or
  /// all of its names, where most are those of states. Fields are none.
  private static func states(
    of record: ArraySlice<SourceRange>, _ document: Document
  ) -> [LocatedText] {
    var (values, plain): ([LocatedText], [LocatedText]) = ([], [])
    var hasChoice = false
    for line in record {
      let text = StateName.trimmed(document.source.string(line))
      let origin = document.origin(line)
      let colon = text.firstIndex(of: ":")
      let told = colon.map { StateName.trimmed(String(text[text.index(after: $0)...])) } ?? text
      let parts = TextSplit.pieces(of: told, at: bars)
      guard parts.allSatisfy(isIdentifier) else { continue }
      let names = parts.map { LocatedText($0, origin) }
      if colon == nil {
        plain += names
        hasChoice = hasChoice || names.count > 2
      } else if names.count > 2, StateCues.areStates(parts) {
        values += names
      }
    }
    if !values.isEmpty { return values }
    let names = plain.map(\.text)
    let areStates =
      hasChoice ? names.contains { StateCues.isCondition($0) } : StateCues.areStates(names)
    return areStates ? plain : []
  }

  /// "ComposerState", "RowProps": the name of a type in code.
  private static func isType(_ text: String) -> Bool {
    guard isIdentifier(text), text.utf8.first.map({ ASCII.isUpper($0) }) == true,
      let end = types.suffix(of: text)
    else { return false }
    return text.utf8.count > end.utf8.count
  }

  private static func isIdentifier(_ text: String) -> Bool {
    (2...48).contains(text.utf8.count) && text.utf8.first.map({ ASCII.isLetter($0) }) == true
      && text.utf8.allSatisfy { ASCII.isWord($0) || $0 == 0x5F }
  }

  private static let types: Phrases = ["State", "Status", "Props", "Model", "Store", "Data"]
  private static let bars: Phrases = [" | ", "|"]
}
