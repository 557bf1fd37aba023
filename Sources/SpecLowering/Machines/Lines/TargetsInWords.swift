import SpecText

/// Targets that are no name themselves but hold one or point to one: "New song in `WAITING`", "Same as a wrong answer".
enum TargetsInWords {
  /// The name in capitals with which a target of a few words ends, where those before it say that what is there begins
  /// again, "New round in LOBBY", or that the name is around the source, "Parent ROUND_ENDED".
  static func name(endOf text: String) -> String? {
    guard text.utf8.contains(0x20), text.utf8.count <= 60 else { return nil }
    let words = text.split(separator: " ").map(String.init)
    guard (2...6).contains(words.count), let first = words.first, let last = words.last,
      last.utf8.count > 2, StateName.isInCapitals(last),
      !words.dropLast().contains(where: StateName.isInCapitals)
    else { return nil }
    let head = first.lowercased()
    let isAround = words.count == 2 && parents.contains(head)
    let isAgain =
      words.count > 3 && beginnings.contains(head)
      && places.contains(words[words.count - 2].lowercased())
    return isAround || isAgain ? last : nil
  }

  /// Whether words point to what another change does: "same as a wrong answer", "same logic as timeout".
  static func refersBack(_ words: [String]) -> Bool {
    guard words.count > 2, words[0] == "same" else { return false }
    return words[1] == "as" || words.count > 3 && words[2] == "as"
  }

  private static let parents: Lexicon = ["parent", "outer", "enclosing"]
  private static let beginnings: Lexicon = [
    "new", "next", "another", "fresh", "neue", "neuer", "neues", "nouvelle", "nouveau", "nueva",
    "nuevo", "nova", "novo", "nuova", "nuovo", "nieuwe", "nieuw",
  ]
  private static let places: Lexicon = ["in", "im", "en", "dans", "em", "at"]
}
