import SpecModel
import SpecSyntax
import SpecText

/// A number of variants of a type in code, and the items that list them: "`Chip` has two styles" above
/// "`Chip.Style.solid`", "`Chip.Style.clear`" and "`Chip.Style.tint`".
struct TypedCount {
  let document: Document

  /// The items of one section that name members of one group of a type.
  private struct Group {
    var type: String
    var noun: String
    var members: [String] = []
    var first: Origin
  }

  static func find(_ document: Document) -> [ListCount] {
    let finder = TypedCount(document: document)
    return document.sections.indices.flatMap(finder.counts)
  }

  private func counts(_ section: Int) -> [ListCount] {
    groups(section).compactMap { group -> ListCount? in
      guard group.members.count > 1 else { return nil }
      for node in document.sections[section].ownNodes.map({ Int($0) })
      where document.nodes[node].kind == .paragraph && !isInItem(node) {
        guard let claim = claim(group, document.plainText(of: node)) else { continue }
        guard claim.number != group.members.count else { return nil }
        return ListCount(
          claimed: claim.number, counted: group.members.count, members: "items",
          origin: document.origin(document.sourceRange(plain: claim.range)), list: group.first)
      }
      return nil
    }
  }

  /// The groups whose members open the items of a section.
  private func groups(_ section: Int) -> [Group] {
    var groups: [Group] = []
    for node in document.sections[section].ownNodes.map({ Int($0) })
    where document.nodes[node].kind == .paragraph && isInItem(node) {
      let text = document.plainText(of: node)
      guard let parts = path(text) else { continue }
      let noun = parts[1].lowercased() + "s"
      if let known = groups.firstIndex(where: { $0.type == parts[0] && $0.noun == noun }) {
        if !groups[known].members.contains(parts[2]) { groups[known].members.append(parts[2]) }
      } else {
        groups.append(
          Group(
            type: parts[0], noun: noun, members: [parts[2]],
            first: document.origin(document.sourceRange(plain: text))))
      }
    }
    return groups
  }

  private func isInItem(_ node: Int) -> Bool {
    let parent = Int(document.nodes[node].parent)
    return parent >= 0 && document.nodes[parent].kind == .item
  }

  /// "Chip.Style.solid" at the start of an item, set in code: a type, a group and a member.
  private func path(_ text: Range<Int>) -> [String]? {
    guard text.count > 4, document.plain[text.lowerBound] &- 0x41 < 26,
      let span = document.span(at: text.lowerBound, in: .code),
      span.lowerBound == text.lowerBound
    else { return nil }
    let name = document.string(plain: span).prefix { $0 != "(" }
    let parts = name.split(separator: ".", omittingEmptySubsequences: false).map { String($0) }
    guard parts.count == 3, parts[1].first?.isUppercase == true,
      parts[2].first?.isLowercase == true
    else { return nil }
    return parts
  }

  /// A number right before the plural of a group, in a text that names the type.
  private func claim(_ group: Group, _ text: Range<Int>) -> (number: Int, range: Range<Int>)? {
    var noun = group.noun
    let found = noun.withUTF8 { noun in
      document.plain.withUnsafeBufferPointer { ASCII.find(noun, in: $0, text) }
    }
    guard let place = found else { return nil }
    let end = place + group.noun.utf8.count
    guard end == text.upperBound || !ASCII.isWord(document.plain[end]),
      document.string(plain: text).contains(group.type), place > text.lowerBound,
      document.plain[place - 1] == ASCII.space
    else { return nil }
    var start = place - 1
    while start > text.lowerBound, ASCII.isWord(document.plain[start - 1]) { start -= 1 }
    let word = document.string(plain: start..<place - 1).lowercased()
    let before = Names.words(document.string(plain: max(text.lowerBound, start - 24)..<start)).last
    guard let number = ListCount.number(word), ListCount.sizes.contains(number),
      !["first", "last", "of", "other", "next", "least", "most", "to"].contains(before ?? "")
    else { return nil }
    return (number, start..<end)
  }
}
