import SpecModel
import SpecSyntax
import SpecText

/// A number of things right behind the list of them: "red, green, blue and grey; five colours", "5, 10 und 20 Minuten, also
/// vier Stufen".
struct TrailingCount {
  private let document: Document

  static func find(_ document: Document, beside known: [ListCount]) -> [ListCount] {
    let finder = TrailingCount(document: document)
    let lines = Set(known.map { document.source.line(of: $0.origin.range.start) })
    var result: [ListCount] = []
    for number in document.nodes.indices where document.nodes[number].kind == .paragraph {
      let text = document.plainText(of: number)
      guard (16..<300).contains(text.count), finder.mayCount(text),
        let found = finder.count(text),
        !lines.contains(document.source.line(of: found.origin.range.start))
      else { continue }
      result.append(found)
    }
    return result
  }

  /// A byte test: two commas or one and a semicolon, behind a colon.
  private func mayCount(_ text: Range<Int>) -> Bool {
    guard let colon = ASCII.find(ASCII.colon, in: document.plain, text) else { return false }
    return document.plain[colon..<text.upperBound].count { $0 == 0x2C || $0 == 0x3B } > 2
  }

  private static let leads: Lexicon = ["also", "so", "i.e", "thus", "makes", "hence", "together"]
  private static let openings: Lexicon = [
    "etc", "or", "including", "e.g", "such", "which", "then", "if", "when", "with", "each", "bis",
    "not", "no", "plus", "from", "for", "usw", "the",
  ]

  private func count(_ text: Range<Int>) -> ListCount? {
    let tokens = TextTokens.read(document, text)
    guard let colon = tokens.indices.first(where: { tokens[$0].gap == .colon }), colon <= 5 else {
      return nil
    }
    for place in colon + 3..<max(colon + 3, tokens.count - 1) {
      guard let number = number(tokens[place]), (3...12).contains(number),
        isNoun(tokens[place + 1]), isEnd(place + 2, tokens),
        let end = listEnd(before: place, tokens),
        case let list = tokens[colon].range.lowerBound..<tokens[end - 1].range.upperBound,
        let members = members(document.string(plain: list)), members != number,
        abs(members - number) <= 2
      else { continue }
      return ListCount(
        claimed: number, counted: members, members: "names",
        origin: origin(tokens[place].range.lowerBound..<tokens[place + 1].range.upperBound),
        list: origin(list))
    }
    return nil
  }

  private func number(_ token: TextToken) -> Int? {
    // A number may have any size.
    (token.number ?? AuditWords.number(token.text)).flatMap { Int(exactly: $0.rounded(.down)) }
  }

  /// A plural that is no measure.
  private func isNoun(_ token: TextToken) -> Bool {
    token.gap == .blank && token.text.utf8.count > 4
      && (token.text.hasSuffix("s") || token.text.hasSuffix("n"))
      && StatementWords.times[token.text] == nil && !StatementWords.measures.contains(token.text)
  }

  /// Whether a sentence or a clause ends in front of a token.
  private func isEnd(_ place: Int, _ tokens: [TextToken]) -> Bool {
    place >= tokens.count || tokens[place].sentence != tokens[place - 1].sentence
      || tokens[place].gap == .comma
  }

  /// The first token behind the list: that of the number behind a semicolon, or of "also" and the like.
  private func listEnd(before place: Int, _ tokens: [TextToken]) -> Int? {
    if tokens[place].sentence == tokens[place - 1].sentence + 1 {
      let gap = document.string(
        plain: tokens[place - 1].range.upperBound..<tokens[place].range.lowerBound)
      return gap.contains(";") ? place : nil
    }
    return Self.leads.contains(tokens[place - 1].text) && tokens[place - 1].gap == .comma
      ? place - 1 : nil
  }

  /// The number of short members between commas.
  private func members(_ text: String) -> Int? {
    guard !text.contains("("), !text.contains(";"), !text.contains("…"), !text.contains("."),
      !Names.hasWord(text, in: Self.openings)
    else { return nil }
    var list = text
    for joint in [" and ", " und ", " y ", " et ", " & "] {
      list = list.replacing(joint, with: ",")
    }
    let parts = list.split(separator: ",").filter { $0.contains { $0.isLetter || $0.isNumber } }
    guard parts.count > 2, parts.allSatisfy({ Names.wordCount(String($0)) <= 3 }) else {
      return nil
    }
    return parts.count
  }

  private func origin(_ range: Range<Int>) -> Origin {
    document.origin(document.sourceRange(plain: range))
  }
}
