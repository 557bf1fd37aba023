import SpecModel
import SpecSyntax
import SpecText

extension BareHeadings {
  /// "Weather card: states", "States of the weather card": a title that says that nothing but states follows.
  func isTitleOfStates(_ section: Int) -> Bool {
    let title = document.title(ofSection: section)
    let words = Names.words(title)
    guard let first = words.first, let last = words.last, (2...7).contains(words.count) else {
      return false
    }
    if StateVocabulary.plurals.contains(first) { return Self.genitives.contains(words[1]) }
    let tail = title.split(whereSeparator: { ":：–—-".contains($0) }).last ?? ""
    return StateVocabulary.plurals.contains(last) && Names.wordCount(String(tail)) == 1
      && tail.count < title.count
  }

  /// Whether a screen stands beside one that holds nothing but states, or the document lists the states of each screen:
  /// then "Full" beside "Loading" is one as well.
  func hasScreenOfStates(beside section: Int, _ hasStates: Bool) -> Bool {
    let parent = Int(document.sections[section].parent)
    guard parent > 0, hasStates || Self.tellsOfEach(words(of: parent)) else { return false }
    if Self.tellsOfEach(words(of: parent)) { return true }
    return children[parent].contains { other in
      other != section && children[other].count > 1
        && children[other].allSatisfy {
          named[$0] == nil && StateWords.isState(StateWords.core(bareWords(of: $0)))
        }
    }
  }

  /// "States per screen", "Zustände je Ansicht".
  private static func tellsOfEach(_ words: [String]) -> Bool {
    words.contains(where: StateVocabulary.plurals.contains)
      && zip(words, words.dropFirst()).contains { word, next in
        eaches.contains(word) && TableVocabulary.stateNouns.contains(next)
      }
  }

  private static let eaches: Lexicon = [
    "per", "by", "each", "every", "pro", "je", "par", "por", "cada", "para", "chaque", "ogni",
  ]

  private static let genitives: Lexicon = [
    "of", "von", "der", "de", "du", "di", "van", "do", "da", "del",
  ]

  /// Words of sections that stand beside states and tell about the document or its makers.
  static let asides: Lexicon = [
    "context", "owner", "owners", "why", "status", "figma", "contact", "link", "todo", "faq",
    "team",
    "about", "intro", "credits", "decisions", "decision", "tickets", "people", "review",
    "tracking", "legal", "print", "screens", "views", "pages", "layouts", "phases", "modes", "list",
    "lists", "dialogs", "controls", "platforms", "devices", "colors", "sizes",
  ]

  /// Nouns for steps in titles over them.
  static let stepNouns: Lexicon = StateWords.steps.union([
    "steps", "schritte", "étapes", "etapes", "pasos", "passos", "passi", "stappen", "kroki",
    "adımlar", "kroky", "шаги", "кроки", "screen", "screens",
  ])
}

extension BareHeadings {
  /// "Forbidden" beside "Allowed": over what must not be, and no state.
  func isForbidding(_ section: Int, in parent: Int) -> Bool {
    let title = document.title(ofSection: section)
    return title.utf8.count <= 40 && NegativeCue.forbids(bareHeading: title)
      && children[parent].contains { NegativeCue.allows(document.title(ofSection: $0)) }
  }
}
