import SpecModel
import SpecSyntax
import SpecText

extension StateLeads {
  /// Whether the line right above a list is a label over ways out: "Transitions:", "Exits:".
  func opensExits(above list: Int) -> Bool {
    guard list > 0, document.nodes[list - 1].kind == .paragraph else { return false }
    let text = document.plainText(of: list - 1)
    guard let last = text.last, document.plain[last] == ASCII.colon,
      case let start = text.last(where: { document.plain[$0] == 0x0A }).map({ $0 + 1 }),
      case let line = (start ?? text.lowerBound)..<last, (4...32).contains(line.count)
    else { return false }
    let label = document.string(plain: line).lowercased()
    return TransitionWords.exits.contains(label) || TransitionWords.transitions.contains(label)
  }
}
