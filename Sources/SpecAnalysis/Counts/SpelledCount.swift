import SpecModel
import SpecSyntax
import SpecText

/// Numbers of things that a sentence announces in any words: "a brew day has five phases:" above a list, "four gears: 4×,
/// 16× and 64×", "five families and all of them update together:".
struct SpelledCount {
  let document: Document

  static func find(_ document: Document, beside known: [ListCount]) -> [ListCount] {
    let finder = SpelledCount(document: document)
    let lines = Set(known.map { document.source.line(of: $0.origin.range.start) })
    var result: [ListCount] = []
    for number in document.nodes.indices where document.nodes[number].kind == .paragraph {
      let text = document.plainText(of: number)
      guard (12..<400).contains(text.count),
        ASCII.find(ASCII.colon, in: document.plain, text) != nil,
        let found = finder.inline(text) ?? finder.listed(number, text),
        !lines.contains(document.source.line(of: found.origin.range.start))
      else { continue }
      result.append(found)
    }
    return result
  }

  private static let bounds: Lexicon = [
    "to", "least", "most", "maximum", "max", "minimum", "min", "about", "around", "over", "under",
    "first", "last", "top", "next", "every", "each", "per", "of", "than", "only", "other", "up",
    "another", "these", "those", "or", "and", "after", "before", "within", "for",
    "previous", "between", "by", "remaining", "further", "more", "additional", "from",
  ]
  private static let offers: Lexicon = [
    "has", "have", "are", "is", "provide", "provides", "offer", "offers", "in", "support",
    "supports", "use", "uses", "comes", "come", "show", "shows", "contains", "knows", "know",
    "exactly", "hat", "gibt", "bietet", "tiene", "hay", "ofrece", "into", "through",
  ]
  private static let nouns: Lexicon = [
    "times", "seconds", "minutes", "hours", "days", "weeks", "months", "years", "pixels", "points",
    "columns", "percent", "frames", "steps", "things", "others", "characters", "taps", "words",
    "rows", "lines", "sides", "edges",
  ]

  /// Words by which a list is not whole, or holds more than names.
  private static let openings: Lexicon = [
    "etc", "or", "including", "e.g", "such", "which", "then", "a", "an", "the",
  ]

  private struct Announced {
    var count: Int
    var noun: String
    var range: Range<Int>
  }

  /// The number and the things of the last sentence of a text in front of a colon.
  private func announced(_ sentence: Range<Int>, mayGoOn: Bool) -> Announced? {
    let tokens = TextTokens.read(document, sentence)
    guard tokens.count <= 16,
      let place = tokens.indices.first(where: { count(tokens[$0]) != nil }),
      let number = count(tokens[place]), (3...12).contains(number), place + 1 < tokens.count,
      tokens.count(where: { count($0) != nil }) == 1,
      place == 0 || Self.offers.contains(tokens[place - 1].text) || isChoice(tokens, place),
      !(place > 0 && Self.bounds.contains(tokens[place - 1].text)
        && !Self.offers.contains(tokens[place - 1].text) && !isChoice(tokens, place))
    else { return nil }
    let noun = (place + 1..<min(place + 3, tokens.count)).first { index in
      let word = tokens[index].text
      return word.utf8.count > 3 && word.hasSuffix("s") && !word.hasSuffix("ss")
        && !Self.nouns.contains(word) && !StatementWords.measures.contains(word)
    }
    guard let noun, mayGoOn ? noun + 12 >= tokens.count : noun + 1 == tokens.count else {
      return nil
    }
    return Announced(
      count: number, noun: tokens[noun].text,
      range: tokens[place].range.lowerBound..<tokens[noun].range.upperBound)
  }

  /// "There are seven": the number at the end, of what the sentence before names; "Quatre langues": nothing but the number and the things.
  private func bare(_ sentence: Range<Int>) -> Announced? {
    let tokens = TextTokens.read(document, sentence)
    guard (2...3).contains(tokens.count) else { return nil }
    let isLast =
      tokens.count == 3 && tokens[0].text == "there"
      && (tokens[1].text == "are" || tokens[1].text == "were")
    let place = isLast ? 2 : 0
    guard isLast || tokens.count == 2 && ["s", "n", "i"].contains(where: tokens[1].text.hasSuffix),
      !Self.nouns.contains(tokens[1].text), !StatementWords.measures.contains(tokens[1].text),
      StatementWords.times[tokens[1].text] == nil,
      let number = ListCount.number(tokens[place].text), tokens[place].number == nil,
      (3...12).contains(number)
    else { return nil }
    return Announced(
      count: number, noun: tokens[tokens.count - 1].text,
      range: tokens[place].range.lowerBound..<tokens[tokens.count - 1].range.upperBound)
  }

  /// "asks for one of six reasons"
  private func isChoice(_ tokens: [TextToken], _ place: Int) -> Bool {
    guard place > 1 else { return false }
    let words = [tokens[place - 2].text, tokens[place - 1].text]
    return [["one", "of"], ["any", "of"], ["eine", "von"], ["einer", "von"], ["uno", "de"]]
      .contains(words)
  }

  private func count(_ token: TextToken) -> Int? {
    // "one of six"
    if token.text == "one" { return nil }
    if let number = token.number {
      return number == number.rounded() && number < 100 ? Int(number) : nil
    }
    return AuditWords.number(token.text).map { Int($0) }
  }

  // MARK: Lists

  /// A number of things at the end of a paragraph, and the list below it.
  private func listed(_ paragraph: Int, _ text: Range<Int>) -> ListCount? {
    let next = Int(document.nodes[paragraph].end)
    guard document.plain[text].last == ASCII.colon, next < document.nodes.count,
      document.nodes[next].kind == .list,
      document.nodes[next].parent == document.nodes[paragraph].parent,
      let sentence = document.sentences(plain: text).last,
      let said = announced(sentence.lowerBound..<text.upperBound - 1, mayGoOn: true),
      case let items = document.children(of: next).count, items > 1, items != said.count,
      abs(items - said.count) <= 3, !describes(next)
    else { return nil }
    // A list that is parted by others goes on below.
    let behind = Int(document.nodes[next].end)
    if behind < document.nodes.count, document.nodes[behind].kind == .list { return nil }
    return ListCount(
      claimed: said.count, counted: items, members: "items", origin: origin(said.range),
      list: document.origin(document.firstLine(of: document.nodes[next].range)))
  }

  /// Whether an item tells what each of the things is made of: "Photo + name + price".
  private func describes(_ list: Int) -> Bool {
    document.children(of: list).contains { item in
      document.firstChild(of: item).map { document.string($0).contains(" + ") } ?? false
    }
  }

  // MARK: Sentences

  /// "Fast forwarding has four gears: 4×, 16× and 64×."
  private func inline(_ text: Range<Int>) -> ListCount? {
    guard let mark = ASCII.find(ASCII.colon, in: document.plain, text),
      ASCII.find(UInt8(ascii: ","), in: document.plain, mark..<text.upperBound) != nil
    else { return nil }
    for sentence in document.sentences(plain: text) {
      guard let colon = ASCII.find(ASCII.colon, in: document.plain, sentence),
        colon > sentence.lowerBound + 8,
        colon + 6 < sentence.upperBound, sentence.upperBound - colon <= 200,
        ASCII.find(UInt8(ascii: ","), in: document.plain, colon..<sentence.upperBound) != nil,
        let said = bare(sentence.lowerBound..<colon)
          ?? announced(sentence.lowerBound..<colon, mayGoOn: false),
        case let list = document.string(plain: colon + 1..<sentence.upperBound),
        !list.contains(";"), !list.contains("("), !list.contains(":"),
        !Names.hasWord(list, in: Self.openings)
      else { continue }
      let items = list.replacing(" and ", with: ",").replacing(" und ", with: ",")
        .replacing(" et ", with: ",").replacing(" e ", with: ",")
        .replacing(" y ", with: ",").split(separator: ",")
        .filter { $0.contains(where: { $0.isLetter || $0.isNumber }) }
      guard items.count > 1, items.allSatisfy({ Names.wordCount(String($0)) <= 4 }),
        items.count != said.count, abs(items.count - said.count) <= 3
      else { continue }
      return ListCount(
        claimed: said.count, counted: items.count, members: "names", origin: origin(said.range),
        list: origin(colon + 1..<sentence.upperBound))
    }
    return nil
  }

  private func origin(_ range: Range<Int>) -> Origin {
    document.origin(document.sourceRange(plain: range))
  }
}
