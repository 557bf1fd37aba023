public import SpecModel
public import SpecSyntax
import SpecText

/// Places that name a state beside its own section and the lines that lead out of it.
public enum OtherMentions {
  /// Whether another place has the name of a state: it may tell how the state is entered.
  ///
  /// - Complexity: O(bytes); to be asked of few states.
  public static func name(_ state: StateID, of machine: Machine, _ document: Document) -> Bool {
    let name = Names.hyphenated(machine[state].name)
    guard !name.isEmpty else { return true }
    let wanted = "-" + name + "-"
    let section = machine[state].section?.range
    let lines = Set(
      machine.transitions.filter { $0.source == state }
        .map { document.source.lineIndex(of: Int($0.origin.range.start)) })
    func isOwn(_ range: SourceRange) -> Bool {
      section?.contains(range) == true
        || lines.contains(document.source.lineIndex(of: Int(range.start)))
    }
    func has(_ text: String) -> Bool { ("-" + Names.hyphenated(text) + "-").contains(wanted) }
    return document.nodes.indices.contains { node in
      let value = document.nodes[node]
      if value.kind == .codeBlock {
        guard document.codeBlocks.indices.contains(Int(value.payload)) else { return false }
        return document.codeBlocks[Int(value.payload)].lines.contains {
          !isOwn($0) && has(document.source.string($0))
        }
      }
      return !value.text.isEmpty && !isOwn(value.range) && has(document.string(node))
    }
  }
}
