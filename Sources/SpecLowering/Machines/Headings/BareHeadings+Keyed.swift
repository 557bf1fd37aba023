import SpecModel
import SpecSyntax
import SpecText

extension BareHeadings {
  /// Adds the sections whose headings begin with a name in code below one that tells something of each mode or state,
  /// "Controls by mode" over "`bid` — BidView"; what stands behind a dash is no part of the name.
  ///
  /// - Complexity: O(sections).
  mutating func addKeyed() {
    for section in document.sections.indices.dropFirst() where children[section].count > 1 {
      let heading = document.plainText(of: Int(document.sections[section].heading))
      guard heading.count <= 60 else { continue }
      let isOfEach = Self.tellsOfEach(document.title(ofSection: section))
      let members = children[section]
      guard isOfEach || members.contains(where: { found[$0] != nil }) else { continue }
      let keys = members.compactMap { key(of: $0) }
      guard keys.count == members.count, Set(keys.map(\.name)).count == keys.count,
        !keys.contains(where: { Self.themes.contains($0.name.lowercased()) })
      else { continue }
      for (member, key) in zip(members, keys) {
        guard named[member] == nil, !isInsideFound(member),
          found[member] == nil ? isOfEach : key.isBeforeDash
        else { continue }
        found[member] = Name(name: key.name, qualifier: nil, id: nil, isNested: false)
      }
    }
  }

  /// Whether a title ends as one over parts for each mode or state: "Elements by mode", "Bedienung nach Zustand".
  private static func tellsOfEach(_ title: String) -> Bool {
    let words = Names.words(StateName.withoutNumbering(title))
    guard (3...7).contains(words.count), let last = words.last,
      joints.contains(words[words.count - 2])
    else { return false }
    return ModeLists.modes.contains(last) || StateVocabulary.singulars.contains(last)
  }

  private static let joints: Lexicon = [
    "by", "per", "nach", "je", "pro", "par", "por", "selon", "según", "op", "menurut",
  ]

  /// The name in code that a heading begins with, before a dash or a remark.
  private func key(of section: Int) -> (name: String, isBeforeDash: Bool)? {
    let heading = Int(document.sections[section].heading)
    let text = document.plainText(of: heading)
    guard (2...80).contains(text.count),
      let span = document.span(at: text.lowerBound, of: heading, in: .code),
      span.lowerBound == text.lowerBound, span.upperBound <= text.upperBound
    else { return nil }
    let name = document.string(plain: span)
    let rest = document.string(plain: span.upperBound..<text.upperBound)
    let isName =
      name.utf8.first.map(ASCII.isLetter) == true
      && name.utf8.allSatisfy { ASCII.isWord($0) || $0 == ASCII.hyphen }
    let isBeforeDash = Self.dashes.contains { rest.hasPrefix($0) }
    guard isName, isBeforeDash || rest.isEmpty || rest.hasPrefix(": ") || rest.hasPrefix(" (")
    else { return nil }
    return (name, isBeforeDash)
  }

  /// Dashes between a name and what is said of it.
  static let dashes = [" — ", " – ", " - "]
}
