public import SpecModel
public import SpecSyntax
import SpecText

/// Rows of tables on cases and states that tell of a failure or a way to cancel, beside the rows of the machines.
public struct FailureRows: Sendable {
  /// What the first two cells of these rows name.
  private let names: Set<String>
  /// The keys of the titles of sections that tell of a failure.
  private let sections: Set<String>

  /// Words for what goes wrong or is called off.
  private static let failures: Lexicon = [
    "error", "errors", "fail", "fails", "failed", "failure", "timeout", "cancel", "cancels",
    "cancelled", "canceled", "abort", "lost", "offline", "retry", "drops",
  ]

  /// Reads the tables of a document.
  ///
  /// - Complexity: O(text of tables + transitions).
  public init(_ document: Document, _ spec: SpecDocument) {
    var told: Set<Int> = []
    for machine in spec.machines {
      for transition in machine.transitions where transition.matrix != nil {
        told.insert(document.source.lineIndex(of: Int(transition.origin.range.start)))
      }
    }
    var names: Set<String> = []
    for (number, node) in document.nodes.enumerated() where node.kind == .tableRow {
      guard node.level == 0, !told.contains(document.source.lineIndex(of: Int(node.range.start)))
      else { continue }
      let cells = document.children(of: number).map { document.string($0) }
      for (place, name) in cells.prefix(2).enumerated() {
        let others = cells.enumerated().filter { $0.offset != place }
        // A single word such as "Error" is another state of an overview.
        guard
          others.contains(where: {
            Names.wordCount($0.element) > 1 && Names.hasWord($0.element, in: Self.failures)
          })
        else { continue }
        names.insert(name.lowercased())
      }
    }
    self.names = names
    sections = Self.sections(document)
  }

  /// Words of an exit: a line that has one beside a failure says where it leads.
  private static let exits: Lexicon = [
    "returns", "return", "goes", "go", "back", "shows", "show", "moves", "leads", "falls", "opens",
    "switches", "appears", "→",
  ]

  /// Titles of sections one of whose own lines tells of a failure and where it leads.
  private static func sections(_ document: Document) -> Set<String> {
    var result: Set<String> = []
    for node in document.nodes where node.kind == .paragraph && node.section > 0 {
      let text = Int(node.text.lowerBound)..<Int(node.text.upperBound)
      guard text.count < 400 else { continue }
      let line = document.string(plain: text)
      guard Names.hasWord(line, in: failures),
        Names.hasWord(line, in: exits) || line.contains("→")
      else { continue }
      result.insert(Names.key(document.title(ofSection: Int(node.section))))
    }
    return result
  }

  /// Whether a row is about a state, by its name or by a pattern such as `*.loading`.
  public func tell(of state: String) -> Bool {
    let name = state.lowercased()
    if names.contains(name) || sections.contains(Names.key(state))
      || sections.contains(Names.key(state + " state"))
    {
      return true
    }
    guard let dot = name.lastIndex(of: ".") else { return false }
    return names.contains("*" + name[dot...])
  }
}
