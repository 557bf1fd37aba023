import SpecModel
import SpecSyntax
import SpecText

/// Headings that a sentence above them counts as states, and those beside states of screens.
extension BareHeadings {
  /// Adds the headings right below a section in which a sentence counts states or modes, where as many stand on one level:
  /// "The gate has three states." over "### Resting", "### Open wide" and "### Blocked".
  ///
  /// Modes are states where the names are written as code has them, or a title speaks of an interface.
  mutating func addAnnounced(_ context: LoweringContext) {
    let leads = CountedLeads(context)
    for section in children.indices.dropFirst()
    where (2...24).contains(children[section].count) && !isInsideFound(section) {
      let level = document.sections[children[section][0]].level
      let members = children[section].filter { document.sections[$0].level == level }
      guard (2...12).contains(members.count), members.allSatisfy(mayBeAnnounced),
        members.contains(where: { named[$0] == nil && found[$0] == nil }),
        let isOfModes = count(members.count, in: section, leads), !context.isSystem(section),
        !document.path(ofSection: section).contains(where: {
          Self.isOfWork(document.title(ofSection: $0))
        }),
        !isOfModes || areModes(members, below: section)
      else { continue }
      for child in members where named[child] == nil { add(child, isNested: false) }
    }
  }

  /// Whether a paragraph of a section counts so many states (`false`) or modes (`true`); `nil` where none does.
  private func count(_ count: Int, in section: Int, _ leads: CountedLeads) -> Bool? {
    for node in document.sections[section].ownNodes {
      let node = Int(node)
      guard document.nodes[node].kind == .paragraph, document.nodes[node].parent == 0,
        case let text = document.plainText(of: node), (10...400).contains(text.count)
      else { continue }
      if StateVocabulary.mayNameState(document.plain, text),
        leads.count(in: text, nouns: StateVocabulary.plurals, qualifiers: Self.qualifiers) == count
      {
        return false
      }
      if ModeLists.mayCountModes(document, text),
        leads.count(in: text, nouns: ModeLists.modeNouns, qualifiers: Self.qualifiers) == count
      {
        return true
      }
    }
    return nil
  }

  private static let qualifiers = StateEnumerations.qualifiers.union(ModeLists.qualifiers)

  /// Whether a heading names a state, or may do so where a sentence says it.
  private func mayBeAnnounced(_ section: Int) -> Bool {
    if found[section] != nil { return true }
    if let name = named[section] { return name.form != .group }
    let words = bareWords(of: section)
    return isPlainMember(section) && !Self.isGesture(words) && !StateWords.isAside(words)
      && !isForbidding(section, in: Int(document.sections[section].parent))
  }

  private func areModes(_ members: [Int], below section: Int) -> Bool {
    guard
      !members.contains(where: { bareWords(of: $0).contains(where: Self.themes.contains) })
    else { return false }
    return members.allSatisfy(isIdentifier)
      || document.path(ofSection: section).contains {
        Self.isOfInterface(document.title(ofSection: $0))
      }
  }

  /// Adds what stands beside states of screens, "No jobs" and "Locked" beside "Default": sections of a few words of which
  /// none names a part, where half of all have names of states.
  mutating func addBeside(in screens: [Int]) {
    let held = screens.filter { screen in
      let own = children[screen]
      return (2...9).contains(own.count) && own.contains { found[$0] != nil }
        && own.allSatisfy { found[$0] != nil || mayStandBeside($0) }
    }
    let members = held.flatMap { children[$0] }
    let states = members.count { found[$0] != nil || StateWords.isState(bareWords(of: $0)) }
    guard members.contains(where: { found[$0] == nil }), states * 2 >= members.count else {
      return
    }
    for child in members { add(child, isNested: false) }
  }

  private func mayStandBeside(_ section: Int) -> Bool {
    let words = bareWords(of: section)
    return isPlainMember(section) && words.count <= 3 && !Self.isGesture(words)
      && !StateWords.isAside(words) && !words.contains(where: StateWords.details.contains)
      && children[section].isEmpty
  }
}
