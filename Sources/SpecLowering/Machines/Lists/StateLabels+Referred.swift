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

  /// "**View modes:**" over a list; the modes of a theme, "Dark", are left out later.
  func namesModes(_ line: TextLine) -> Bool {
    guard line.isStrongLabel, line.value.isEmpty, let label = line.label, label.count <= 24 else {
      return false
    }
    let words = words(of: label)
    return words.count <= 3 && words.last.map(Self.modes.contains) == true
  }

  /// "All views handle:" right above a list, below a heading over states: "Error States".
  func leadsBelowStates(_ line: TextLine) -> Bool {
    guard line.holder == .paragraph, line.text.count <= 80,
      document.plain[line.text.upperBound - 1] == 0x3A,
      case let section = Int(document.nodes[line.node].section), section > 0,
      case let title = document.plainText(of: Int(document.sections[section].heading)),
      title.count <= 60, StateVocabulary.mayNameState(document.plain, title)
    else { return false }
    let words = words(of: title)
    guard words.contains(where: StateVocabulary.plurals.contains) else { return false }
    return Names.words(document.string(plain: line.text)).contains(where: Self.covering.contains)
  }

  /// Verbs of what is ready for states.
  private static let covering: Lexicon = [
    "handle", "handles", "cover", "covers", "support", "supports", "show", "shows", "have", "has",
    "need", "needs", "include", "includes", "define", "defines", "implement", "behandeln",
    "abdecken", "gèrent", "couvrent", "manejan", "cubren", "tratam", "gestiscono",
  ]

  /// Whether a label ends with the word for state: "**Default State**:".
  func endsInState(_ label: Range<Int>) -> Bool {
    guard label.count <= 40, StateVocabulary.mayNameState(document.plain, label) else {
      return false
    }
    return words(of: label).last.map(StateVocabulary.suffixes.contains) ?? false
  }
}

extension StateLabels {
  /// "The states", "States of the page view": words for states in general, or for those of one thing.
  static func saysStates(_ words: [String]) -> Bool {
    let rest = words.drop(while: TransitionWords.articles.contains)
    guard let first = rest.first, StateVocabulary.plurals.contains(first) else { return false }
    if rest.count == 1 { return words.count > 1 }
    return rest.count <= 7 && StateVocabulary.owners.contains(rest[rest.startIndex + 1])
  }

  static func areStates(_ word: String) -> Bool {
    StateVocabulary.plurals.contains(word) || StateVocabulary.unspacedNouns.contains(word)
  }
}
