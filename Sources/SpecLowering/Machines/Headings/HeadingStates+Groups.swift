import SpecModel
import SpecSyntax
import SpecText

extension HeadingStates {
  /// Makes groups of headings "예외 상태", "連携状態", "连接状态" whose sections are the states: their languages tell no plural.
  ///
  /// Two sections at least, and two in three, must have names of states, or themselves end with the word, and none may
  /// tell of a part; beside such a heading one with the name of a state is enough.
  ///
  /// - Complexity: O(sections).
  func openGroups(_ named: inout [Int: StateName]) {
    let heads = named.filter { section, name in
      name.form == .suffixed && endsUnspaced(document.title(ofSection: section))
    }
    guard !heads.isEmpty else { return }
    var members: [Int: [Int]] = [:]
    for section in document.sections.indices.dropFirst() {
      let parent = Int(document.sections[section].parent)
      if heads[parent] != nil { members[parent, default: []].append(section) }
    }
    var single: [Int] = []
    var opened: [Int32: Int] = [:]
    // In the order of the document: what became a group counts as no state of the heading around it.
    for (section, parts) in members.sorted(by: { $0.key < $1.key }) where parts.count > 1 {
      let inner = parts.count { named[$0].map { $0.form != .group } == true }
      let words = parts.map { StateName.bareWords(document.title(ofSection: $0)) }
      let states = zip(parts, words).count { part, words in
        named[part] == nil && (1...4).contains(words.count) && isState(words, part)
      }
      let isPlain = !words.contains(where: StateWords.isPart)
      let isListed = states > 1 && (states + inner) * 3 >= parts.count * 2 && isPlain
      let isSpecial =
        isPlain && states + inner > 0 && words.allSatisfy { (1...4).contains($0.count) }
        && BareHeadings.namesSpecials(document.title(ofSection: section))
      if inner > 1 && inner * 2 >= parts.count || isListed || isSpecial {
        named[section]?.form = .group
        opened[document.sections[section].parent, default: 0] += 1
      } else if states + inner > 0, isPlain {
        single.append(section)
      }
    }
    for section in single where opened[document.sections[section].parent] != nil {
      named[section]?.form = .group
    }
    openNumbered(&named, members, opened)
  }

  /// Makes groups of numbered headings beside two groups of the same form, whatever the numbered sections below them are
  /// called: "4. 出題状態" over "4.1 問題を探す" beside "3. 採点状態" over "3.1 採点中".
  private func openNumbered(
    _ named: inout [Int: StateName], _ members: [Int: [Int]], _ opened: [Int32: Int]
  ) {
    for (section, parts) in members.sorted(by: { $0.key < $1.key })
    where named[section]?.form == .suffixed {
      guard opened[document.sections[section].parent, default: 0] > 1, isNumbered(section),
        parts.allSatisfy({ part in
          isNumbered(part) && named[part].map { $0.form != .group } ?? !isPart(part)
        })
      else { continue }
      named[section]?.form = .group
    }
  }

  /// "4.1 検索": whether a heading begins with its number.
  private func isNumbered(_ section: Int) -> Bool {
    StateName.isNumbered(document.title(ofSection: section))
  }

  private func isPart(_ section: Int) -> Bool {
    StateWords.isPart(StateName.bareWords(document.title(ofSection: section)))
  }

  /// Whether a heading is struck out but for what stands in parentheses: "~~Coupon pick~~ (removed)".
  ///
  /// Of "~~Waiting~~ Pending" the new name is left.
  func isStruck(_ section: Int) -> Bool {
    guard let (_, text) = struck(in: section) else { return false }
    let rest = StateName.withoutNumbering(ListedScreens.withoutParentheses(text))
    // "~~Coupon pick~~ – removed"
    let isRemark = rest.utf8.first.map { $0 == 0x2D || $0 == 0x3A } ?? false
    return Names.wordCount(rest) == 0 || isRemark || rest.hasPrefix("–") || rest.hasPrefix("—")
  }

  /// A name without what its heading strikes out.
  func unstruck(_ name: String, _ section: Int) -> String {
    guard let (texts, _) = struck(in: section) else { return name }
    var name = name
    for text in texts {
      if name.hasPrefix(text) {
        name = StateName.trimmed(String(name.dropFirst(text.count)))
      } else if name.hasSuffix(text) {
        name = StateName.trimmed(String(name.dropLast(text.count)))
      }
    }
    return name
  }

  /// What a heading strikes out, and what is left of it; `nil` where it strikes out nothing.
  private func struck(in section: Int) -> (texts: [String], rest: String)? {
    let text = document.plainText(of: Int(document.sections[section].heading))
    var index = document.run(at: text.lowerBound)
    var texts: [String] = []
    var rest = ""
    var end = text.lowerBound
    while index >= 0, index < document.runs.count,
      case let run = document.runs[index], Int(run.start) < text.upperBound
    {
      if run.style.contains(.strikethrough) {
        // An id before a dash is no name: "3d — ~~Coupon~~".
        let before = StateName.trimmed(document.string(plain: end..<max(end, Int(run.start))))
        if !["-", "–", "—", ":", "."].contains(where: before.hasSuffix) { rest += before }
        end = Int(run.start + run.count)
        texts.append(StateName.trimmed(document.string(plain: Int(run.start)..<end)))
      }
      index += 1
    }
    guard !texts.isEmpty else { return nil }
    return (texts, rest + document.string(plain: min(end, text.upperBound)..<text.upperBound))
  }

  /// Whether a heading is a word for a state, or a name in capitals: "PAUSED", "FORCE_ADVANCE".
  private func isState(_ words: [String], _ section: Int) -> Bool {
    let title = StateName.withoutNumbering(document.title(ofSection: section))
    return StateWords.isState(words) || BareHeadings.isUnspacedCondition(words)
      || EventName.isIdentifier(title) && StateName.isInCapitals(title) && title.utf8.count > 3
  }

  /// Whether a title ends with a word for state that tells no plural.
  private func endsUnspaced(_ title: String) -> Bool {
    let name = StateName.splitQualifier(StateName.withoutNumbering(title)).name
    return name.utf8.last ?? 0 >= 0x80
      && StateVocabulary.unspacedNouns.contains(where: name.hasSuffix)
  }
}
