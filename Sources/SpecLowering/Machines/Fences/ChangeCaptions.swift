import SpecModel
import SpecText

/// Lines of a fence that end with a colon, above changes.
enum ChangeCaptions {
  /// What stands above changes: the event of all of them, a title, or the word for a list of changes.
  enum Kind { case event, title, list }

  /// What a line that ends with a colon is; `nil` for other lines and for sentences.
  static func kind(of text: String) -> Kind? {
    guard text.hasSuffix(":") else { return nil }
    if areChanges(text) { return .list }
    if isTitle(text) { return .title }
    return Names.wordCount(text) <= 4 ? .event : nil
  }

  /// Whether a line says that changes follow, and no more: "Transitions:".
  private static func areChanges(_ text: String) -> Bool {
    Names.words(text).allSatisfy { TransitionWords.transitions.contains($0) || $0 == "state" }
  }

  /// Whether a line is the title of a flow or of states: "State flow:", "Error states (from any screen):".
  private static func isTitle(_ text: String) -> Bool {
    let name = StateName.splitQualifier(String(text.dropLast())).name
    let words = Names.words(name)
    guard let last = words.last, words.count <= 6 else { return false }
    return FlowWords.nameFlow(name) || FlowWords.courses.contains(last)
      || StateVocabulary.plurals.contains(last) || subjects.contains(last)
  }

  private static let subjects: Lexicon = [
    "state", "states", "screens", "transitions", "changes", "paths", "zustände", "übergänge",
    "états", "estados", "stati", "toestanden", "transiciones", "transições", "transizioni",
    "events", "triggers", "ereignisse", "événements", "eventos", "eventi", "gebeurtenissen",
  ]
}
