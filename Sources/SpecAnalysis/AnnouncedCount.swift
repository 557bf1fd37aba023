import SpecModel
import SpecSyntax
import SpecText

/// A sentence that announces a number of things right above the list or the table of them: "The button comes in three
/// sizes:".
struct AnnouncedCount {
  let document: Document

  /// The least number that is compared: "two buttons:" above a list often goes on to other things.
  private static let least = 3

  static func find(_ document: Document) -> [ListCount] {
    let finder = AnnouncedCount(document: document)
    var result: [ListCount] = []
    for (number, node) in document.nodes.enumerated() where node.kind == .paragraph {
      guard let next = finder.block(behind: number), let count = finder.count(number, next) else {
        continue
      }
      result.append(count)
    }
    return result
  }

  /// The list or the table right behind a paragraph that ends with a colon, or the table behind a full stop.
  private func block(behind paragraph: Int) -> Int? {
    let node = document.nodes[paragraph]
    let next = Int(node.end)
    let text = document.plainText(of: paragraph)
    guard next < document.nodes.count, document.nodes[next].parent == node.parent,
      text.count < 120, let last = text.last(where: { document.plain[$0] != ASCII.space })
    else { return nil }
    switch document.nodes[next].kind {
    case .list: return document.plain[last] == ASCII.colon ? next : nil
    case .table: return [ASCII.colon, ASCII.dot].contains(document.plain[last]) ? next : nil
    default: return nil
    }
  }

  private static let bounds: Lexicon = [
    "to", "least", "most", "maximum", "max", "minimum", "min", "about", "around", "over", "under",
    "first", "last", "top", "next", "every", "each", "per", "of", "than", "only", "other",
    "another", "phase", "step", "version", "section", "level", "one", "any", "these", "those",
    "both", "or", "and",
  ]

  /// Words of sentences that count for each thing anew, or name some of many.
  private static let openings: Lexicon = [
    "example", "including", "e", "such", "some", "between", "each", "every", "per", "following",
  ]

  /// Whether a sentence counts for each thing anew; "they exclude each other" does not.
  private func isOpen(_ words: [String]) -> Bool {
    words.indices.contains { place in
      guard Self.openings.contains(words[place]) else { return false }
      return !(words[place] == "each" && place + 1 < words.count && words[place + 1] == "other")
    }
  }

  private func count(_ paragraph: Int, _ block: Int) -> ListCount? {
    let text = document.plainText(of: paragraph)
    let line = document.string(plain: text)
    // Most sentences have no number: their words are made twice only where they do.
    guard Names.words(line).contains(where: { ListCount.number($0) != nil }) else { return nil }
    let words = line.split { !($0.isLetter || $0.isNumber || $0 == "-") }.map { $0.lowercased() }
    let numbers = words.indices.filter { ListCount.number(words[$0]) != nil }
    guard let place = numbers.only, let claimed = ListCount.number(words[place]),
      (Self.least...20).contains(claimed), place == 0 || !Self.bounds.contains(words[place - 1]),
      words[(place + 1)...].prefix(2).contains(where: SentenceCount.nouns.contains),
      !isOpen(words), !line.dropLast().contains(":"),
      // Steps that are not numbered stand beside remarks.
      !words.contains("steps") || document.nodes[block].level == 1
        || document.nodes[block].kind == .table,
      let (counted, members) = members(of: block), claimed != counted, counted >= 2,
      abs(claimed - counted) <= max(1, claimed / 4)
    else { return nil }
    return ListCount(
      claimed: claimed, counted: counted, members: members,
      origin: document.origin(document.sourceRange(plain: text)),
      list: document.origin(document.firstLine(of: document.nodes[block].range)))
  }

  /// Items that all begin alike, with a name; or rows whose first cells are all filled and differ.
  private func members(of block: Int) -> (Int, String)? {
    let children = document.children(of: block)
    if document.nodes[block].kind == .list {
      let texts = children.map { item in
        document.firstChild(of: item).map { document.string($0) } ?? ""
      }
      // Names with a label each, or short ones: running text goes on to other things.
      let areLabelled = texts.allSatisfy { $0.prefix(40).contains { ":–—".contains($0) } }
      let areShort = texts.allSatisfy { Names.wordCount($0) <= 4 }
      guard areLabelled || areShort, !texts.contains(where: isRest) else { return nil }
      return (children.count, "items")
    }
    let names = children.dropFirst().map { row in
      document.children(of: row).first.map(document.string) ?? ""
    }
    guard names.allSatisfy({ !$0.isEmpty }), Set(names).count == names.count,
      !names.contains(where: isRest)
    else { return nil }
    return (names.count, "rows")
  }

  private static let rests: Lexicon = [
    "note", "notes", "default", "total", "example", "all", "other", "others", "more", "optional",
  ]

  /// Whether an item or a row goes on behind the things that are counted.
  private func isRest(_ text: String) -> Bool {
    text.contains("…") || text.hasPrefix("...")
      || Names.firstWord(text).map(Self.rests.contains) == true
  }
}
