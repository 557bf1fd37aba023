import SpecModel
import SpecSyntax
import SpecText

/// Members of groups that have the name of their group in their own.
extension BareHeadings {
  /// Whether a heading below "Warning States" ends with the kind of its group: "Form Warnings", "List & Data Loading"
  /// below "Loading States". What is done about the kind, "Logging errors", is none.
  func endsInKind(_ words: [String], of section: Int) -> Bool {
    guard (2...5).contains(words.count), let first = words.first, let last = words.last,
      let name = named[section], name.form == .group,
      case let kind = Names.words(name.name), kind.count == 1,
      StateWords.states.contains(kind[0]) || StateWords.severities.contains(kind[0]),
      last == kind[0] || last == kind[0] + "s"
    else { return false }
    return !StateWords.techniques.contains(first) && !StateVocabulary.verbs.contains(first)
      && !StateWords.isAside(words) && !(first.hasSuffix("ing") && !Self.things.contains(first))
      && !StateWords.sides.contains(first)
  }

  /// Nouns that end as words for what is being done do.
  private static let things: Lexicon = [
    "bearing", "building", "ceiling", "housing", "heating", "cooling", "lighting", "wiring",
    "parking", "shipping", "billing", "pricing", "booking", "banking", "shopping", "training",
    "listing", "landing", "meeting", "setting", "rating", "ranking", "spring", "string", "thing",
    "wing", "ring", "king",
  ]

  /// Whether a heading begins with the whole name of its group, as one beside it does that names a state: "Group Order
  /// Due" beside "Group Order Failed" below "Group Order States".
  func isOfFamily(_ words: [String], below section: Int) -> Bool {
    guard let head = families[section] else { return false }
    return Self.isMember(words, of: head) && isPlain(Array(words.dropFirst(head.count)))
  }

  /// The words of the names of all groups with such members.
  ///
  /// - Complexity: O(sections).
  func familyHeads() -> [Int: [String]] {
    var result: [Int: [String]] = [:]
    for (section, name) in named where name.form == .group && children[section].count > 1 {
      let head = Names.words(name.name)
      guard (1...3).contains(head.count) else { continue }
      var (members, states) = (0, 0)
      for child in children[section] where named[child] == nil {
        let words = bareWords(of: child)
        guard Self.isMember(words, of: head) else { continue }
        members += 1
        if StateWords.isState(Array(words.dropFirst(head.count))) { states += 1 }
      }
      guard members > 1, head.count > 1 ? states > 0 : states * 2 >= members else { continue }
      result[section] = head
    }
    return result
  }

  /// Whether words are those of a group and one or two more, no plural.
  private static func isMember(_ words: [String], of head: [String]) -> Bool {
    guard words.starts(with: head), (1...2).contains(words.count - head.count),
      let last = words.last
    else { return false }
    return !last.hasSuffix("s") || StateWords.states.contains(last)
  }
}
