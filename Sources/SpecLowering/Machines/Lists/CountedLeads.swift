import SpecModel
import SpecSyntax
import SpecText

/// Finds sentences that count what the list below them names: "The navigation has four destinations:" over four items.
///
/// The number and the noun must stand together, "three operation modes", with nothing but known words between them, and
/// the noun must end its clause or go on with a preposition: "three modes panels" counts panels.
struct CountedLeads {
  private let context: LoweringContext
  private let document: Document

  init(_ context: LoweringContext) {
    self.context = context
    document = context.document
  }

  /// What a sentence says of the items below it.
  struct Lead {
    var count: Int
    /// Whether a word between the number and the noun tells what they are of: "operation".
    var isQualified: Bool
  }

  /// The items right below a paragraph whose last line counts them, where the paragraph counts as many.
  ///
  /// - Parameters:
  ///   - index: the place of the line in `context.lines`.
  ///   - nouns: what may be counted.
  ///   - qualifiers: what may stand between the number and the noun.
  func read(
    _ index: Int, nouns: Lexicon, qualifiers: Lexicon
  ) -> (lead: Lead, items: [TextLine])? {
    let line = context.lines[index]
    guard line.holder == .paragraph, line.depth == 0, mayLead(index),
      let lead = lead(line.text, nouns, qualifiers)
    else { return nil }
    let items = items(below: index)
    if items.count == lead.count { return (lead, items) }
    // "Three modes, one kind of overlay": what is counted beside them follows.
    guard items.count > lead.count, countsBoth(lead.count, items.count, line.text) else {
      return nil
    }
    return (lead, Array(items.prefix(lead.count)))
  }

  /// Whether the first sentence of a text has two numbers, the first of which is known, that make a sum.
  private func countsBoth(_ first: Int, _ sum: Int, _ text: Range<Int>) -> Bool {
    var numbers: [Int] = []
    for word in PlainWords.ranges(in: document.plain, text) {
      let text = document.string(plain: word)
      if let number = ToldStates.number(Names.joined(text)) { numbers.append(number) }
      if text.hasSuffix(".") { break }
    }
    return numbers.count == 2 && numbers[0] == first && numbers[0] + numbers[1] == sum
  }

  /// Whether an item stands right below a line that is long enough to count what follows.
  func mayLead(_ index: Int) -> Bool {
    index + 1 < context.lines.count && context.lines[index + 1].holder == .item
      && (10...400).contains(context.lines[index].text.count)
  }

  /// The first item lines of the list right below a line.
  func items(below index: Int) -> [TextLine] {
    var result: [TextLine] = []
    for item in context.lines[(index + 1)...] {
      guard item.holder == .item else { break }
      guard item.depth == 1, item.text.lowerBound == document.plainText(of: item.node).lowerBound
      else { continue }
      guard result.count < 13 else { return [] }
      let list = document.nodes[Int(document.nodes[item.node].parent)].parent
      if let first = result.first,
        document.nodes[Int(document.nodes[first.node].parent)].parent != list
      {
        break
      }
      result.append(item)
    }
    return result
  }

  /// The number that a text gives what it counts, whatever stands below it.
  func count(in text: Range<Int>, nouns: Lexicon, qualifiers: Lexicon) -> Int? {
    lead(text, nouns, qualifiers)?.count
  }

  /// The number and the noun of "three operation modes".
  private func lead(_ text: Range<Int>, _ nouns: Lexicon, _ qualifiers: Lexicon) -> Lead? {
    let words = PlainWords.ranges(in: document.plain, text)
    for (place, word) in words.enumerated().dropFirst() where (4...24).contains(word.count) {
      let noun = Names.joined(document.string(plain: word))
      guard nouns.contains(noun), endsClause(place, words) else { continue }
      var before = place - 1
      var isQualified = false
      while before >= 0 {
        let text = Names.joined(document.string(plain: words[before]))
        if let count = ToldStates.number(text) {
          return (2...12).contains(count)
            ? Lead(count: count, isQualified: isQualified) : nil
        }
        guard qualifiers.contains(text), place - before < 3 else { break }
        isQualified = true
        before -= 1
      }
    }
    return nil
  }

  /// Whether a mark or the end of the line stands behind a noun, or a word that joins it to more: "tabs in the bar".
  private func endsClause(_ place: Int, _ words: [Range<Int>]) -> Bool {
    let last = document.plain[words[place].upperBound - 1]
    if last < 0x80, !ASCII.isWord(last) { return true }
    guard place + 1 < words.count else { return true }
    return Self.links.contains(Names.joined(document.string(plain: words[place + 1])))
  }

  private static let links: Lexicon = [
    "in", "on", "at", "with", "that", "which", "for", "of", "and", "each", "are", "is", "as", "to",
    "im", "mit", "die", "für", "der", "und", "sind", "dans", "avec", "qui", "pour", "de",
    "du", "sont", "en", "con", "que", "para", "del", "son", "em", "com", "no", "na", "do", "são",
    "nella", "che", "per", "di", "sono", "met", "voor", "van", "zijn", "dengan", "yang",
    "untuk", "only", "nur", "seulement", "solamente", "apenas", "soltanto", "alleen",
    "operativos", "operatori", "principales", "principaux", "principais", "principali",
  ]
}
