import SpecModel
import SpecSyntax
import SpecText

/// What a section shows by its title and its members where no heading says that it holds states.
extension BareHeadings {
  /// Whether no word of a name tells of a part or of a way to do a thing.
  func isPlain(_ words: [String]) -> Bool {
    // "Table Full", "Order Placed": what has come of a thing.
    let isOutcome =
      words.count == 2 && StateWords.contents.contains(words[0]) && !words[1].hasSuffix("ing")
      && StateCues.isCondition(words[1])
    return StateWords.parts.isDisjoint(with: isOutcome ? [words[1]] : words)
      && !(words.first.map(StateWords.techniques.contains) ?? true)
  }

  /// Whether a section is one of the groups of a document of which most members have names of states: then the rest is
  /// called so in other words.
  func isAmongTold(_ section: Int, _ holder: Holder) -> Bool {
    guard case .group = holder else { return false }
    return areMostTold && section > 1 && named[section]?.form == .group
  }

  /// Whether a document is about states, and half of what stands below its headings "X states", three of them at least,
  /// has names of states.
  func tellsMostNames() -> Bool {
    guard document.sections.count > 1, Self.speaksOfStates(document.title(ofSection: 1)) else {
      return false
    }
    var (groups, members, states) = (0, 0, 0)
    for other in children.indices
    where other > 1 && children[other].count > 1
      && named[other].map({ $0.form == .group && !$0.isOfMachine }) == true
    {
      groups += 1
      members += children[other].count
      states += children[other].count { child in
        named[child] != nil || StateWords.isState(StateWords.core(bareWords(of: child)))
      }
    }
    return groups > 2 && states * 2 >= members
  }

  /// Whether a group "连接状态", whose language tells no plural, has a member that names a state.
  func isUnspacedGroup(_ section: Int, _ holder: Holder) -> Bool {
    guard case .group = holder, let last = bareWords(of: section).last,
      last.utf8.first ?? 0 >= 0xE3
    else { return false }
    return StateVocabulary.unspacedNouns.contains(where: last.hasSuffix)
      && children[section].contains { found[$0] != nil }
  }

  /// The word of a group that its members repeat: "Loading" in "Loading States".
  func groupWord(of section: Int, _ holder: Holder) -> String? {
    guard case .group = holder, let name = named[section] else { return nil }
    let words = Names.words(name.name)
    return words.count == 1 && StateWords.states.contains(words[0]) ? words[0] : nil
  }

  /// Whether a screen with a plain name, "Summary", has sections most of which name states.
  func isScreenOfStates(_ section: Int, _ holder: Holder) -> Bool {
    guard case .subject = holder else { return false }
    let words = words(of: section)
    guard let last = words.last,
      words.count == 1 || words.count <= 3 && StateWords.contents.contains(last)
    else { return false }
    let states = children[section].filter { StateWords.isState(bareWords(of: $0)) }
    return states.count > 1 && states.count * 2 >= children[section].count
  }

  /// The name behind "Error 3:".
  func numberedName(of section: Int) -> String? {
    let title = StateName.withoutNumbering(document.title(ofSection: section))
    let words = Names.words(title)
    guard words.count >= 3, StateWords.numberedKinds.contains(words[0]), Int(words[1]) != nil,
      let colon = title.firstIndex(where: { $0 == ":" || $0 == "：" })
    else { return nil }
    let name = StateName.trimmed(String(title[title.index(after: colon)...]))
    return name.isEmpty ? nil : StateName.splitQualifier(name).name
  }

  /// Whether a section says no more than one state can: it has no subsections that name states.
  func isLeaf(_ section: Int) -> Bool {
    let level = document.sections[section].level
    return !document.sections.indices[(section + 1)...].prefix {
      document.sections[$0].level > level
    }
    .contains { named[$0] != nil || StateWords.isState(bareWords(of: $0)) }
  }

  /// Whether the qualifier of a heading is a width or a device: "Compact (up to 600px)".
  func isAboutSize(_ section: Int) -> Bool {
    let title = document.title(ofSection: section)
    guard let qualifier = StateName.splitQualifier(title).qualifier?.lowercased() else {
      return false
    }
    return qualifier.hasSuffix("px") || qualifier.hasSuffix("dp") || qualifier.hasSuffix("px+")
  }
}
