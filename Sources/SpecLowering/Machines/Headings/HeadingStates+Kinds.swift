import SpecModel
import SpecSyntax
import SpecText

extension HeadingStates {
  /// Makes states of headings in the plural right below "States", "Loading states" beside "Empty states": two kinds at least
  /// and nothing else, each of which tells how that one state looks and lists none.
  ///
  /// - Complexity: O(sections), where two headings are over states of a kind.
  func closeKinds(_ named: inout [Int: StateName]) {
    let kinds = named.filter { _, name in
      name.form == .group && !name.isOfMachine && Self.isKind(name.name)
    }
    guard kinds.count > 1 else { return }
    var rows: [Int: [Int]] = [:]
    for section in document.sections.indices.dropFirst(2) {
      let parent = Int(document.sections[section].parent)
      if parent > 0 { rows[parent, default: []].append(section) }
    }
    for (parent, members) in rows where members.count > 1 {
      guard members.allSatisfy({ kinds[$0] != nil }), isOverStates(parent),
        members.allSatisfy({ rows[$0] == nil && describesItself($0) })
      else { continue }
      for section in members { named[section]?.form = .suffixed }
    }
  }

  /// "Loading", "Empty", "Network error": what a screen may be in.
  private static func isKind(_ name: String) -> Bool {
    let words = Names.words(name)
    return (1...2).contains(words.count) && StateWords.isState(words)
  }

  /// Whether a heading joins several kinds of states over a table of them, "加载和空状态", "Loading & empty state": it names
  /// none itself.
  func joinsStates(_ section: Int, _ name: String) -> Bool {
    let pieces = TextSplit.pieces(of: name, at: Self.joints).map(StateName.trimmed)
    guard (2...3).contains(pieces.count) else { return false }
    if labelsTell(pieces, in: section) { return true }
    guard
      document.sections[section].ownNodes.contains(where: {
        document.nodes[Int($0)].kind == .table
      })
    else { return false }
    let isWide = name.utf8.first ?? 0 >= 0xE3
    return pieces.allSatisfy { piece in
      isWide ? (1...5).contains(piece.count) : StateWords.isState(Names.words(piece))
    }
  }

  /// Whether a label below a heading tells each of the states that it joins: "**Offline state:**" and "**Syncing:**" below
  /// "Offline & syncing state".
  private func labelsTell(_ pieces: [String], in section: Int) -> Bool {
    var keys: Set<String> = []
    for line in context.lines(in: document.sections[section].ownNodes) {
      guard line.holder != .heading, line.holder != .cell, let label = line.label,
        label.count <= 60
      else { continue }
      let text = document.string(plain: label)
      keys.insert(Names.key(StateName(heading: text)?.name ?? text))
    }
    return pieces.allSatisfy { keys.contains(Names.key($0)) }
  }

  private static let joints: Phrases = [
    "和", "与", "與", "及", "・", "、", "と", " and ", " & ", " und ", " et ", " y ", " e ", " en ",
  ]

  /// Whether a heading says no more than "States" or "UI States".
  private func isOverStates(_ section: Int) -> Bool {
    let words = Names.words(StateName.withoutNumbering(document.title(ofSection: section)))
    return (1...2).contains(words.count)
      && words.last.map(StateVocabulary.plurals.contains) == true
  }

  /// Whether items stand right below a heading, nothing is listed in another form, and no item begins with the name of a
  /// state.
  private func describesItself(_ section: Int) -> Bool {
    let own = document.sections[section].ownNodes
    let others: [Document.NodeKind] = [.table, .codeBlock]
    guard !own.contains(where: { others.contains(document.nodes[Int($0)].kind) }) else {
      return false
    }
    let items = context.lines(in: own).filter { $0.holder == .item && $0.depth == 1 }
    return !items.isEmpty
      && !items.contains { item in
        guard let head = item.label ?? document.span(at: item.text.lowerBound, in: .strong) else {
          return isName(document.string(plain: item.text.prefix(40)))
        }
        return head.count > 40 || isName(document.string(plain: head))
      }
  }

  private func isName(_ text: String) -> Bool {
    let words = Names.words(StateName.splitQualifier(text).name)
    return words.count < 5 && (StateWords.isState(words) || StateCues.isCondition(text))
  }
}
