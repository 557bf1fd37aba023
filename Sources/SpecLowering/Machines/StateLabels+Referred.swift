import SpecModel
import SpecSyntax
import SpecText

extension StateLabels {
  /// Whether a name is a short one in a script without blanks.
  func isWide(_ name: (range: Range<Int>, node: Int)) -> Bool {
    name.range.count <= 36 && document.plain[name.range.lowerBound] >= 0xE3
      && !document.plain[name.range].contains(ASCII.space)
  }

  /// "These states are drawn for every role:": a sentence that begins with the word for states and points to the list.
  func isReferred(_ line: TextLine) -> Bool {
    guard line.holder == .paragraph, (12...120).contains(line.text.count),
      document.plain[line.text.upperBound - 1] == 0x3A
    else { return false }
    let words = Names.words(document.string(plain: line.text))
    guard let first = words.first, Self.pointers.contains(first) else { return false }
    return words.dropFirst().prefix(2).contains(where: StateVocabulary.plurals.contains)
  }

  private static let pointers: Lexicon = [
    "these", "the", "following", "diese", "folgende", "ces", "estos", "estes", "questi", "deze",
    "эти", "следующие", "ці", "te", "tyto", "bu", "dessa", "disse",
  ]
}
