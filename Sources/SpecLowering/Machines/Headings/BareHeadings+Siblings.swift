import SpecModel
import SpecSyntax
import SpecText

extension BareHeadings {
  /// Adds siblings that name states, where nothing but states stands beside them: "Loading", "Empty", "Error" below
  /// "Inbox"; "Playing" and "Ended" beside "Idle", "Loading" and "Paused".
  mutating func addSiblings() {
    for section in document.sections.indices.dropFirst() where children[section].count > 1 {
      guard children[section].contains(where: isShort), named[section] == nil,
        found[section] == nil, !isInsideFound(section)
      else { continue }
      for siblings in siblings(in: section) {
        guard
          isApartFromParts(section) || !isOfValues(section) && areLooks(siblings)
        else { continue }
        addSiblings(siblings, in: section)
      }
    }
  }

  /// Adds siblings all of which tell what has been done or is going on, four at least: "Submitted", "Awaiting bank",
  /// "Checking", "Confirmed".
  mutating func addConditions() {
    for section in document.sections.indices.dropFirst()
    where (4...9).contains(children[section].count) && document.sections[section].level > 1 {
      let members = children[section]
      guard named[section] == nil, found[section] == nil, !isInsideFound(section),
        members.allSatisfy({ named[$0] == nil && found[$0] == nil && isLeaf($0) && isShort($0) }),
        members.allSatisfy(isChange),
        StateWords.parts.isDisjoint(with: words(of: section)), !isOfStyle(words(of: section))
      else { continue }
      for child in members { add(child, isNested: false) }
    }
  }

  /// Whether a heading is of one to three words, one of which tells what was done or goes on, and none a part.
  private func isChange(_ section: Int) -> Bool {
    let words = bareWords(of: section)
    guard (1...3).contains(words.count), !StateWords.isPart(words),
      !StateWords.techniques.contains(words[0])
    else { return false }
    return StateWords.isState(words) || StateCues.isCondition(words.joined(separator: " "))
  }

  /// The sections right below one, by level: "### Hover" and a later "## Usage" are no siblings.
  private func siblings(in section: Int) -> [[Int]] {
    let all = children[section]
    let level = document.sections[all[0]].level
    if all.allSatisfy({ document.sections[$0].level == level }) { return [all] }
    return Dictionary(grouping: all) { document.sections[$0].level }
      .values.filter { $0.count > 1 }.sorted { $0[0] < $1[0] }
  }

  private mutating func addSiblings(_ siblings: [Int], in section: Int) {
    let isTop = document.sections[section].level == 1
    let hasNamed = !isTop && siblings.contains { named[$0].map { $0.form != .group } ?? false }
    var members: [Int] = []
    var conditions: [Int] = []
    var others = 0
    for child in siblings where named[child] == nil && found[child] == nil {
      let words = bareWords(of: child)
      if words.count <= 3, StateWords.isState(words), isLeaf(child) {
        members.append(child)
      } else if hasNamed, words.count == 2, words[0].hasSuffix("ing"), isLeaf(child),
        Self.isCondition([words[0]]), !StateWords.isPart(words) || isBesideBusy(child, siblings)
      {
        // "Changing Model" beside "Default State"
        members.append(child)
      } else if Self.isCondition(words), isLeaf(child) {
        conditions.append(child)
      } else if !StateWords.isPart(words) || isTop {
        others += 1
      }
    }
    let firm = members.filter { Self.isFirm(bareWords(of: $0)) }
    // "Running", "Paused", "Done" alone: what only goes on may be a step of work, but for "Loading" beside "Paused".
    let rests = members.count { bareWords(of: $0).last?.hasSuffix("ing") == false }
    let areAlone =
      others == 0 && !isTop && rests > (firm.isEmpty ? 1 : 0)
      && members.count + conditions.count > 2
      && (members + conditions).allSatisfy { bareWords(of: $0).count == 1 }
    guard
      hasNamed || areAlone && conditions.count <= members.count
        || others == 0 && members.count > (isTop ? 3 : 2) - min(1, conditions.count)
          && firm.count > 1 && conditions.count <= members.count
    else { return }
    for child in members + (hasNamed ? [] : conditions) { add(child, isNested: false) }
  }

  /// "Changing Model" beside "Loading Models": what goes on with the same thing.
  private func isBesideBusy(_ section: Int, _ siblings: [Int]) -> Bool {
    guard let thing = bareWords(of: section).last else { return false }
    return siblings.contains { other in
      let words = bareWords(of: other)
      return other != section && words.count == 2 && words[0].hasSuffix("ing")
        && StateWords.states.contains(words[0]) && (words[1] == thing || words[1] == thing + "s")
    }
  }

  /// Whether a heading below "X States" is another form of X, ends or begins with it, or tells what was done.
  func isMember(_ child: Int, _ words: [String], of section: Int) -> Bool {
    isVariant(child, of: section) || Self.isUnspacedCondition(words)
      || endsInKind(words, of: section) || isOfFamily(words, below: section)
  }

  /// "未接続", "接続済み": what was done, in a script without blanks.
  static func isUnspacedCondition(_ words: [String]) -> Bool {
    guard words.count == 1, words[0].utf8.first ?? 0 >= 0xE3, words[0].count <= 8 else {
      return false
    }
    return StateCues.isCondition(words[0])
  }

  /// Whether a heading is about values, "Button Colors", whose members are those of states.
  private func isOfValues(_ section: Int) -> Bool {
    bareWords(of: section).contains(where: Self.values.contains)
  }

  private static let values: Lexicon = [
    "color", "colors", "colour", "colours", "palette", "token", "tokens", "shadow", "shadows",
    "typography", "farben", "couleurs", "colores", "cores", "colori",
  ]

  /// Whether sections are all named as what the pointer or a finger makes of a control: "Hover", "Focus", "Active".
  private func areLooks(_ sections: [Int]) -> Bool {
    guard sections.count > 1, sections.count < 9 else { return false }
    let names = sections.map(bareWords(of:))
    let shown = names.count { $0.count == 1 && Self.contents.contains($0[0]) }
    if shown > 1, shown == names.count { return true }
    if names.count > 2, names.allSatisfy({ $0.count == 1 && Self.controlLooks.contains($0[0]) }),
      names.contains(where: { StateWords.interactions.contains($0[0]) })
    {
      return true
    }
    return names.allSatisfy { words in
      words.count == 1
        && (StateWords.interactions.contains(words[0]) || Self.looks.contains(words[0]))
    } && names.count { StateWords.interactions.contains($0[0]) } > 1
  }

  /// What a screen shows in place of its content.
  private static let contents: Lexicon = [
    "loading", "empty", "error", "offline", "skeleton", "success",
  ]
  /// What a control may look like, one of which at least a pointer or a finger brings about.
  private static let controlLooks = StateWords.interactions.union(StateWords.neutral)
    .union(["busy", "invalid", "valid", "empty"])
  private static let looks: Lexicon = [
    "default", "normal", "rest", "active", "visited", "selected",
  ]

  /// "Playing", "Ended": one word that tells what a thing does or what has been done with it.
  private static func isCondition(_ words: [String]) -> Bool {
    guard let word = words.first, words.count == 1, word.utf8.count > 4 else { return false }
    return (word.hasSuffix("ing") || word.hasSuffix("ed"))
      && !StateWords.isPart(words) && !StateWords.techniques.contains(word)
  }

  private func isShort(_ section: Int) -> Bool {
    document.plainText(of: Int(document.sections[section].heading)).count <= 40
  }

  /// Whether neither a section nor those around it are about colours, motion and the like.
  private func isApartFromParts(_ section: Int) -> Bool {
    document.path(ofSection: section).allSatisfy { outer in
      var words = words(of: outer)
      // "ModelSwitcher" is a component, whatever its first word means elsewhere.
      if EventName.isType(StateName.withoutNumbering(document.title(ofSection: outer))) {
        words = Array(words.suffix(1))
      }
      return document.sections[outer].level <= 1
        ? StateWords.aspects.isDisjoint(with: words) && StateWords.styles.isDisjoint(with: words)
        : StateWords.parts.isDisjoint(with: words) && !isOfStyle(words)
    }
  }

  /// Whether a title in a script without blanks is about colours, type, spacing or motion: "セマンティックカラー".
  private func isOfStyle(_ words: [String]) -> Bool {
    words.contains { word in
      word.utf8.first ?? 0 >= 0xE3 && StateWords.unspacedStyles.suffix(of: word) != nil
    }
  }

  /// Whether nothing but a state has such a name.
  private static func isFirm(_ words: [String]) -> Bool {
    guard let first = words.first else { return false }
    return StateWords.interactions.contains(first) || StateWords.screenOnly.contains(first)
      || ["default", "loading", "error", "success", "idle", "normal"].contains(first)
  }
}
