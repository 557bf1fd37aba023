import SpecModel
import SpecSyntax
import SpecText

/// Headings that tell whose state model follows, over its states in code.
extension StateLists {
  /// Whether a heading tells whose state model follows: "Setup state model".
  func endsAsModel(_ section: Int) -> Bool {
    let text = document.plainText(of: Int(document.sections[section].heading))
    guard text.count <= 60, StateVocabulary.mayNameState(document.plain, text) else { return false }
    let words = Names.words(StateName.withoutNumbering(document.string(plain: text)))
    return (2...5).contains(words.count)
      && StateWords.models.contains(words.suffix(2).joined(separator: "-"))
  }

  /// The items right under a heading, where all of them, three at least, begin with an identifier in code.
  func codeItems(of section: Int) -> [StateDraft] {
    let found = namesInItems(of: section)
    let count = context.lines(in: document.sections[section].ownNodes).count {
      $0.holder == .item && $0.depth == 1
        && $0.text.lowerBound == document.plainText(of: $0.node).lowerBound
    }
    return found.count > 2 && found.count == count
      && found.allSatisfy({ EventName.isIdentifier($0.name) || $0.name.allSatisfy(\.isLetter) })
      ? found : []
  }
}
