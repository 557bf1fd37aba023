import SpecModel
import SpecText

/// Lines of a fence that end with a colon and name no event: they are titles of what stands below.
enum ChangeCaptions {
  /// Whether a line says that changes follow, and no more: "Transitions:".
  static func areChanges(_ text: String) -> Bool {
    Names.words(text).allSatisfy { TransitionWords.transitions.contains($0) || $0 == "state" }
  }

  /// Whether a line is the title of a flow or of states: "State flow:", "Error states (from any screen):".
  static func isTitle(_ text: String) -> Bool {
    let name = StateName.splitQualifier(String(text.dropLast())).name
    let words = Names.words(name)
    guard let last = words.last, words.count <= 6 else { return false }
    return FlowWords.nameFlow(name) || FlowWords.courses.contains(last)
      || StateVocabulary.plurals.contains(last) || subjects.contains(last)
  }

  private static let subjects: Lexicon = [
    "state", "states", "screens", "transitions", "changes", "paths", "zustände", "übergänge",
    "états", "estados", "stati", "toestanden", "transiciones", "transições", "transizioni",
  ]
}
