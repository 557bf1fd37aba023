import SpecModel
import SpecSyntax
import SpecText

/// Numbers that the text of a section gives of what the sections below it list by that name: "Three sizes, four
/// variants." over "### Sizes" and "### Variants".
extension AnnouncedCount {
  /// The lists below such sentences that have another number of members.
  ///
  /// - Complexity: O(sections + words of the paragraphs right below those with sections of their own).
  func below() -> [ListCount] {
    var children: [Int: [Int]] = [:]
    for (section, own) in document.sections.enumerated() where own.parent > 0 {
      children[Int(own.parent), default: []].append(section)
    }
    return children.keys.sorted().flatMap { parent -> [ListCount] in
      let own = document.sections[parent]
      return own.ownNodes.flatMap { node -> [ListCount] in
        let text = document.plainText(of: Int(node))
        guard document.nodes[Int(node)].kind == .paragraph, text.count < 300 else { return [] }
        return counts(text, children[parent] ?? [])
      }
    }
  }

  private static let conjunctions: Lexicon = ["and", "und", "et", "y", "e", "en", "dan"]

  /// The counts of a sentence that is nothing but numbers of things: "Three sizes, four variants."
  private func counts(_ text: Range<Int>, _ sections: [Int]) -> [ListCount] {
    guard beginsWithNumber(text), let sentence = document.sentences(plain: text).first else {
      return []
    }
    let words = document.string(plain: sentence)
      .split { !($0.isLetter || $0.isNumber || $0 == "-") }.map { $0.lowercased() }
      .filter { !Self.conjunctions.contains($0) }
    guard (2...12).contains(words.count), words.count % 2 == 0 else { return [] }
    let pairs = stride(from: 0, to: words.count, by: 2).map { (words[$0], words[$0 + 1]) }
    guard pairs.allSatisfy({ ListCount.number($0.0) != nil }) else { return [] }
    return pairs.compactMap { number, noun -> ListCount? in
      guard let claimed = ListCount.number(number), (2...20).contains(claimed),
        let section = sections.filter({ document.title(ofSection: $0).lowercased() == noun }).only,
        let block = onlyBlock(of: section), let (counted, kind) = members(of: block),
        ListCount.areNear(claimed, counted)
      else { return nil }
      return count(claimed, counted, kind, text, block)
    }
  }

  /// Whether the first word of a text is a number, so that the others need a look.
  private func beginsWithNumber(_ text: Range<Int>) -> Bool {
    let end =
      document.plain[text].firstIndex { !ASCII.isWord($0) && $0 < 0x80 && $0 != ASCII.hyphen }
      ?? text.upperBound
    guard (1...16).contains(end - text.lowerBound) else { return false }
    return ListCount.number(document.string(plain: text.lowerBound..<end).lowercased()) != nil
  }
}
