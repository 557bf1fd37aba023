import SpecModel
import SpecSyntax
import SpecText

extension StateLabels {
  /// The names in bold with which paragraphs begin below headings that say no more than "States": "**Hidden**" on a line
  /// of its own over what is said of it, or before a colon, a dash or a stop.
  ///
  /// Two names at least; three where none is a usual one. Each bold beginning must be a name.
  func paragraphs(of sections: [Int]) -> [StateDraft] {
    sections.flatMap { section -> [StateDraft] in
      let heads = words(of: document.plainText(of: Int(document.sections[section].heading)))
      guard heads.count == 1, StateLabels.areStates(heads[0]), !context.isSystem(section) else {
        return []
      }
      var names: [(range: Range<Int>, node: Int)] = []
      for node in document.sections[section].ownNodes.dropFirst().map({ Int($0) })
      where document.nodes[node].kind == .paragraph && document.nodes[node].parent == 0 {
        guard let name = boldHead(of: node) else { continue }
        guard names.count < 12, mayBeName(name) else { return [] }
        names.append((name, node))
      }
      let texts = names.map { document.string(plain: $0.range) }
      guard names.count > 1, Set(texts.map { Names.key($0) }).count == texts.count,
        names.count > 2 || texts.contains(where: CaseTitles.isCase),
        !ForeignStates.areLands(texts, behind: heads)
      else { return [] }
      return names.map(draft)
    }
  }

  /// The bold text with which a paragraph begins, where a line, a colon, a dash or a stop ends behind it.
  private func boldHead(of node: Int) -> Range<Int>? {
    let text = document.plainText(of: node)
    guard let first = text.first,
      let span = document.span(at: first, of: node, in: .strong), span.count <= 41
    else { return nil }
    let plain = document.plain
    var end = span.upperBound
    while end > span.lowerBound, [ASCII.colon, 0x2E].contains(plain[end - 1]) { end -= 1 }
    guard end > span.lowerBound else { return nil }
    var next = span.upperBound
    while next < text.upperBound, plain[next] == ASCII.space { next += 1 }
    let isClosed =
      end < span.upperBound || next >= text.upperBound
      || [ASCII.lineFeed, ASCII.colon, 0x2E].contains(plain[next])
      || next > span.upperBound
        && (plain[next] == ASCII.hyphen || plain[next] == 0xE2 && plain[next + 1] == 0x80)
    return isClosed ? span.lowerBound..<end : nil
  }
}
