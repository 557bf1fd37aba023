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

  /// "**View modes:**", "Modes:" or a heading "App modes" right over a list; the modes of a theme, "Dark", are left out
  /// later.
  func namesModes(_ line: TextLine) -> Bool {
    if line.holder == .heading {
      guard line.text.count <= 30, mayNameModes(line.text) else { return false }
      let words = words(of: line.text)
      return words.last.map(Self.modes.contains) == true
        && (words.count == 2 && Self.owners.contains(words[0])
          || words.count == 1 && InterfaceCues.areIn(document))
    }
    guard line.holder != .cell, line.value.isEmpty, let label = line.label, label.count <= 24,
      line.isStrongLabel || mayNameModes(label)
    else { return false }
    let words = words(of: label)
    return words.count <= (line.isStrongLabel ? 3 : 1)
      && words.last.map(Self.modes.contains) == true
  }

  /// Whether names are those of modes of a theme, of work on the product or of a device, "Dark", "Production", or of
  /// changes between modes: "**Framing** → **Adjusting**".
  func areOtherModes(_ names: [(range: Range<Int>, node: Int)]) -> Bool {
    names.contains { name in
      isTheme(name.range)
        || ArrowGlyph.mayOccur(in: document.plain, document.plainText(of: name.node))
    }
  }

  /// Whether the last words of a text may be "modes" or "mode options": a test on bytes.
  func mayNameModes(_ text: Range<Int>) -> Bool {
    let end = max(text.lowerBound, text.upperBound - 16)..<text.upperBound
    return ASCII.find("od", in: document.plain, end) != nil
      || ASCII.find("ryby", in: document.plain, end) != nil
      || document.plain[end].contains { $0 >= 0xD0 }
  }

  /// What of an interface has modes that exclude each other.
  private static let owners: Lexicon = [
    "app", "ui", "view", "screen", "tool", "editor", "display", "editing", "interaction",
  ]

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
    if (2...3).contains(rest.count), rest.last.map(StateVocabulary.plurals.contains) == true,
      rest.dropLast().allSatisfy({ announcers.contains($0) || counts.contains($0) })
    {
      return true
    }
    guard let first = rest.first, StateVocabulary.plurals.contains(first) else { return false }
    if rest.count == 1 { return words.count > 1 }
    return rest.count <= 7 && StateVocabulary.owners.contains(rest[rest.startIndex + 1])
  }

  /// Words before "states" that say that these are all of them or some: "Suggested states:".
  private static let announcers: Lexicon = [
    "suggested", "possible", "recommended", "available", "supported", "proposed", "valid",
    "visible", "mögliche", "vorgeschlagene", "empfohlene", "sichtbare", "posibles", "possibili",
    "mogelijke", "возможные", "допустимые", "możliwe", "možné", "olası", "möjliga", "mulige",
  ]

  /// Names without those that are whole sentences, where two others end before their items do: "pinned: a mark in front"
  /// beside "the mark is drawn at once".
  func withoutSentences(
    _ named: [(range: Range<Int>, node: Int)]
  ) -> [(range: Range<Int>, node: Int)] {
    let labels = named.filter { name in
      name.range.upperBound + 3 < document.plainText(of: name.node).upperBound
    }
    guard labels.count > 1, labels.count < named.count else { return named }
    let starts = Set(labels.map(\.range.lowerBound))
    return named.filter { name in
      starts.contains(name.range.lowerBound)
        || StateCues.isNameOfState(document.string(plain: name.range))
    }
  }

  /// Whether a label is over states: "Empty states", "Estados vacíos".
  func isOverStates(_ label: Range<Int>) -> Bool {
    guard StateVocabulary.mayNameState(document.plain, label) else { return false }
    let words = words(of: label)
    return words.last.map(StateVocabulary.plurals.contains) == true
      || words.first.map(StateVocabulary.plurals.contains) == true
  }
}
