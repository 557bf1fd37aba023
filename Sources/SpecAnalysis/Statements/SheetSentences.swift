import SpecModel
import SpecSyntax
import SpecText

/// Sentences that give a property of a thing: "Disabled buttons have an opacity of 40 %", "Item height is 72dp".
struct SheetSentences {
  /// What a sentence gives.
  struct Told {
    var thing: Set<String>
    var property: String
    var label: String
    var value: String
  }

  let document: Document

  private static let properties: Lexicon = [
    "height", "width", "radius", "opacity", "padding", "gap",
  ]
  private static let verbs: Lexicon = ["has", "have", "use", "uses", "get", "gets", "with"]
  private static let bounds: Lexicon = [
    "least", "most", "up", "max", "min", "maximum", "minimum", "about", "between", "or",
  ]
  private static let fillers: Lexicon = [
    "the", "a", "an", "all", "every", "each", "corner", "our", "their",
  ]
  private static let cues: [StaticString] = [
    "eight ", "idth ", "adius ", "pacity ", "adding ", "gap ",
  ]

  /// The values of a paragraph, in order.
  func read(_ node: Int) -> [Told] {
    let text = document.plainText(of: node)
    guard text.count < 400,
      Self.cues.contains(where: { ASCII.find($0, in: document.plain, text) != nil })
    else { return [] }
    return sentences(text).flatMap(values)
  }

  /// The words between full stops that a blank or nothing follows.
  private func sentences(_ text: Range<Int>) -> [[String]] {
    var result: [[String]] = []
    var words: [String] = []
    for part in document.string(plain: text).split(whereSeparator: \.isWhitespace) {
      let isLast = part.last == "." || part.last == ";" || part.last == "!"
      words.append(String(isLast ? part.dropLast() : part))
      if isLast {
        result.append(words)
        words = []
      }
    }
    return words.isEmpty ? result : result + [words]
  }

  private func values(_ words: [String]) -> [Told] {
    let small = words.map { $0.lowercased() }
    return small.indices.compactMap { place in
      guard Self.properties.contains(small[place]), place + 2 < small.count,
        small[place + 1] == "of" || small[place + 1] == "is"
      else { return nil }
      let verb = small[..<place].firstIndex(where: Self.verbs.contains)
      // "Item height is", "Cards have a radius of"
      guard (verb == nil) == (small[place + 1] == "is") else { return nil }
      let name = small[..<(verb ?? place)].filter { !Self.fillers.contains($0) }
      guard (1...3).contains(name.count), name.allSatisfy({ $0.allSatisfy(\.isLetter) }) else {
        return nil
      }
      let value = words[(place + 2)...].prefix { $0 != "and" && $0 != "with" }
      guard !value.contains(where: Self.bounds.contains) else { return nil }
      let end = value.firstIndex { $0.hasSuffix(",") } ?? value.endIndex - 1
      return Told(
        thing: Set(name.map(LedgerWords.stem)), property: small[place],
        label: name.joined(separator: " "), value: value[...end].joined(separator: " "))
    }
  }
}
