import SpecModel
import SpecSyntax
import SpecText

extension StateLists {
  /// Whether an item "**Error state:** red" stands in one list with "**Focus state:** a ring": how one control looks.
  ///
  /// - Complexity: O(items of the list), where the label names a usual state.
  func isBesideLooks(_ words: [String], _ line: TextLine) -> Bool {
    guard line.holder == .item, line.isStrongLabel, words.count == 2,
      StateVocabulary.suffixes.contains(words[1]), StateWords.isState([words[0]])
    else { return false }
    let item = Int(document.nodes[line.node].parent)
    guard item > 0, document.nodes[item].kind == .item else { return false }
    let list = Int(document.nodes[item].parent)
    // The looks of a control are few.
    let items = document.children(of: list)
    guard items.count <= 32 else { return false }
    return items.contains { other in
      guard other != item, let leaf = document.firstChild(of: other),
        document.nodes[leaf].kind == .paragraph
      else { return false }
      let head = Names.words(document.string(plain: document.plainText(of: leaf).prefix(32)))
      return head.count > 1 && StateWords.interactions.contains(head[0])
        && StateVocabulary.suffixes.contains(head[1])
    }
  }
}
