import SpecAnalysis
import SpecLint
import SpecModel
import SpecSyntax
import SpecText

/// Springs that the document rules out.
extension SpringUnderspecified {
  private static let refusals: Lexicon = [
    "don't", "don’t", "donts", "don'ts", "dont", "avoid", "never", "forbidden", "banned", "not",
    "anti", "bad", "wrong", "prohibited",
  ]

  /// Whether a heading or the head of the column says that a spring is not to be used.
  func isForbidden(_ motion: Motion, _ document: Document) -> Bool {
    guard let place = motion.easingOrigin?.range.start,
      let node = document.lastNode(startingBy: place)
    else { return false }
    let section = Int(document.nodes[node].section)
    if document.path(ofSection: section).contains(where: {
      Self.refuses(document.title(ofSection: $0))
    }) {
      return true
    }
    if isRefused(motion, document) { return true }
    guard document.nodes[node].kind == .tableCell, case let row = Int(document.nodes[node].parent),
      row >= 0, let column = document.children(of: row).firstIndex(of: node),
      let head = document.firstChild(of: Int(document.nodes[row].parent)),
      case let cells = document.children(of: head), column < cells.count
    else { return false }
    return Self.refuses(document.string(cells[column]))
  }

  /// Whether the label of the line or the line over the list rules out what stands behind it: "Forbidden: bounce, spring".
  private func isRefused(_ motion: Motion, _ document: Document) -> Bool {
    if motion.subject.count <= 24, RefusalTitles.refuses(motion.subject) { return true }
    guard let list = document.list(at: motion.origin.range.start),
      let lead = document.sibling(before: list), document.nodes[lead].kind == .paragraph,
      case let text = document.string(lead), text.hasSuffix(":") || text.hasSuffix("：")
    else { return false }
    return RefusalTitles.refuses(text)
  }

  private static func refuses(_ title: String) -> Bool {
    guard title.utf8.count < 80 else { return false }
    if RefusalTitles.refuses(title) { return true }
    let plain = title.lowercased().replacing("’", with: "'")
    return plain.hasPrefix("do not") || plain.hasPrefix("don't")
      || Names.hasWord(plain, in: refusals, ofAtMost: 4)
  }
}
