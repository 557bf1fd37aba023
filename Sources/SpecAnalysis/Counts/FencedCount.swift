import SpecModel
import SpecSyntax
import SpecText

/// A number of things before a fence that lists their names: "18 icons:" above "home, chart, search", "a loop of 4
/// frames" above "frame0 frame1 frame2 frame3 frame4".
struct FencedCount {
  let document: Document

  static func find(_ document: Document) -> [ListCount] {
    guard !document.codeBlocks.isEmpty else { return [] }
    let finder = FencedCount(document: document)
    return document.nodes.indices.compactMap { node in
      let next = Int(document.nodes[node].end)
      guard document.nodes[node].kind == .paragraph, next < document.nodes.count,
        document.nodes[next].kind == .codeBlock,
        document.nodes[next].parent == document.nodes[node].parent,
        case let text = document.plainText(of: node), text.count < 200
      else { return nil }
      return finder.count(text, Int(document.nodes[next].payload))
    }
  }

  private func count(_ text: Range<Int>, _ block: Int) -> ListCount? {
    let block = document.codeBlocks[block]
    guard block.language.isEmpty || block.language == "text", (1...12).contains(block.lines.count),
      let last = document.sentences(plain: text).last,
      let (claimed, noun) = claim(document.string(plain: last)),
      let first = block.lines.first, let end = block.lines.last
    else { return nil }
    let content = block.lines.map(document.source.string).joined(separator: " ")
    let ends = document.plain[last].last { $0 != ASCII.space } == ASCII.colon
    guard let counted = numbered(content, noun) ?? (ends ? names(content) : nil),
      counted != claimed, abs(counted - claimed) <= max(2, claimed / 4)
    else { return nil }
    return ListCount(
      claimed: claimed, counted: counted, members: "names",
      origin: document.origin(document.sourceRange(plain: last)),
      list: document.origin(SourceRange(Int(first.start), Int(end.end))))
  }

  private static let bounds: Lexicon = [
    "every", "each", "per", "of", "to", "least", "most", "about", "up", "max", "min", "first",
    "last", "all", "over", "under", "than",
  ]
  private static let wideFrames = ["帧", "幀", "フレーム", "コマ", "프레임"]

  /// The only number of a sentence and the noun right behind it, in the singular.
  private func claim(_ sentence: String) -> (Int, String)? {
    if let wide = wide(sentence) { return wide }
    let words = Names.words(sentence)
    let numbers = words.indices.filter { ListCount.number(words[$0]) != nil }
    guard let place = numbers.only, let claimed = ListCount.number(words[place]),
      (2...60).contains(claimed), place + 1 < words.count,
      SentenceCount.nouns.contains(words[place + 1]) || words[place + 1] == "frames",
      place == 0 || !Self.bounds.contains(words[place - 1])
        || words[place - 1] == "of" && words[..<place].contains("loop")
    else { return nil }
    return (claimed, Subject.singular(words[place + 1]))
  }

  /// "4帧循环": the number before the word for frames.
  private func wide(_ sentence: String) -> (Int, String)? {
    guard let word = Self.wideFrames.first(where: sentence.contains),
      let place = sentence.firstRange(of: word)
    else { return nil }
    let before = sentence[..<place.lowerBound].reversed().drop { $0 == " " }
    let digits = String(before.prefix { $0.isASCII && $0.isNumber }.reversed())
    guard let claimed = Int(digits), (2...60).contains(claimed),
      sentence.split(whereSeparator: { !$0.isNumber }).count == 1, !sentence.contains("每")
    else { return nil }
    return (claimed, "frame")
  }

  /// How many names there are that have the noun and a number, where they count from 0 or 1 without a gap.
  private func numbered(_ content: String, _ noun: String) -> Int? {
    var numbers: Set<Int> = []
    for word in content.lowercased().split(whereSeparator: { !$0.isLetter && !$0.isNumber }) {
      guard word.hasPrefix(noun), let number = Int(word.dropFirst(noun.count)) else { continue }
      numbers.insert(number)
    }
    guard numbers.count > 1, let least = numbers.min(), let most = numbers.max(), least <= 1,
      most - least + 1 == numbers.count
    else { return nil }
    return numbers.count
  }

  /// The number of words between commas, where there is nothing else.
  private func names(_ content: String) -> Int? {
    let parts = content.split(separator: ",").map { $0.filter { $0 != " " } }
    guard parts.count > 3,
      parts.allSatisfy({ part in
        !part.isEmpty && part.count < 30
          && part.allSatisfy { $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" }
      })
    else { return nil }
    return parts.count
  }
}
