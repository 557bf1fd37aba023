import SpecModel
import SpecSyntax
import SpecText

extension StateLabels {
  /// Labels "Edit Mode" of two or more items of one list, bold ones or below a line that speaks of modes; dark mode and
  /// its like are no exclusive states.
  func modes() -> [StateDraft] {
    var result: [StateDraft] = []
    var pending: [(range: Range<Int>, node: Int)] = []
    var list: Int32 = -1
    func finish() {
      if pending.count > 1 { result += pending.map(draft) }
      pending.removeAll()
    }
    for line in context.lines where line.label != nil && line.holder == .item {
      guard let label = line.label, label.count <= 40, endsInMode(label),
        line.isStrongLabel || isBelowModes(line)
      else { continue }
      let item = document.nodes[line.node].parent
      let parent = item >= 0 ? document.nodes[Int(item)].parent : -1
      if parent != list { finish() }
      list = parent
      let draft = draft((label, line.node))
      guard Names.wordCount(draft.name) > 1, !StateMode.isMode(draft) else { continue }
      pending.append((label, line.node))
    }
    finish()
    return result
  }

  /// Whether the line above the list of an item speaks of modes, "Clear split of modes:".
  private func isBelowModes(_ line: TextLine) -> Bool {
    let list = Int(document.nodes[Int(document.nodes[line.node].parent)].parent)
    guard list > 0, let above = document.sibling(before: list),
      document.nodes[above].kind == .paragraph,
      case let range = document.plainText(of: above), (6...80).contains(range.count),
      document.plain[range.upperBound - 1] == ASCII.colon
    else { return false }
    return Names.words(document.string(plain: range)).contains { $0 == "mode" || $0 == "modes" }
  }

  private func endsInMode(_ label: Range<Int>) -> Bool {
    let start = label.upperBound - 5
    guard start > label.lowerBound else { return false }
    return document.plain[start] == 0x20
      && ASCII.starts(document.plain, at: start + 2, with: "ode")
      && document.plain[start + 1] | 0x20 == 0x6D
  }
}
