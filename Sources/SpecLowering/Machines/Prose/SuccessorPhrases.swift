import SpecModel
import SpecSyntax
import SpecText

/// Finds what may follow a state where a sentence of its section lists it: "Editable. Can move to: `sent`, `dropped`."
enum SuccessorPhrases {
  /// The names behind such a phrase, up to the end of its sentence; `nil` where the line has none.
  static func tail(of line: TextLine, in document: Document) -> String? {
    guard line.holder == .paragraph || line.holder == .item, line.text.count <= 400,
      ASCII.find(" to: ", in: document.plain, line.text) != nil
    else { return nil }
    let text = document.string(plain: line.text)
    guard let mark = TextSplit.halves(of: text, at: " to: "), isVerb(mark.before) else {
      return nil
    }
    let sentence = TextSplit.pieces(of: mark.behind, at: [". ", "; "], most: 2)[0]
    return sentence.isEmpty ? nil : StateName.withoutStop(sentence)
  }

  /// Whether a text ends in a verb of change after "can" or "may", or in such a verb in the present alone.
  private static func isVerb(_ text: String) -> Bool {
    let words = Names.words(text)
    guard let last = words.last else { return false }
    if finite.contains(last) { return words.count == 1 || text.contains(". ") }
    return verbs.contains(last) && words.dropLast().suffix(2).contains(where: modals.contains)
  }

  private static let verbs: Lexicon = ["transition", "move", "go", "change", "switch", "lead"]
  private static let finite: Lexicon = ["transitions", "moves", "goes", "changes", "switches"]
  private static let modals: Lexicon = ["can", "may", "could", "might"]
}
