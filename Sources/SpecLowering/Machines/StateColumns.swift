import SpecModel
import SpecSyntax
import SpecText

/// Reads states that head the columns of a table: "Element | Idle | Hover | Pressed".
///
/// All columns but one must name states, and one at least a state that nothing but an interface has.
struct StateColumns {
  private let context: LoweringContext
  private var document: Document { context.document }

  init(_ context: LoweringContext) { self.context = context }

  func states() -> [StateDraft] {
    var result: [StateDraft] = []
    var seen: Set<String> = []
    for node in document.tables {
      guard node + 1 < document.nodes.count else { continue }
      let header = context.cells(of: node + 1)
      guard header.count >= 3, !isGrid(header[0]),
        header.allSatisfy({ document.plainText(of: $0).count <= 24 })
      else { continue }
      let columns = header.filter { Self.isColumn(Names.words(document.string($0))) }
      let names = columns.map { Names.words(document.string($0)) }
      // "Screen | Loading | Error | Empty | Recovery path": beside three states there may be another column.
      let others = header.count - columns.count
      guard columns.count > 1, others == 1 || others == 2 && columns.count > 2,
        Self.isOfInterface(names)
      else { continue }
      let section = Int(document.nodes[node].section)
      for cell in columns {
        let name = StateName.trimmed(document.string(cell))
        guard seen.insert("\(section) \(Names.key(name))").inserted else { continue }
        var draft = StateDraft(
          name: name, origin: document.origin(document.nodes[cell].range), screen: section)
        draft.parentSection = section
        result.append(draft)
      }
    }
    return result
  }

  /// Whether the corner of a table names both of its axes: "State \\ Event", "State / Input".
  private func isGrid(_ corner: Int) -> Bool {
    let text = document.string(corner)
    return ["\\", "/", "×", "↓", "→"].contains(where: text.contains)
  }

  private static func isColumn(_ words: [String]) -> Bool {
    guard (1...3).contains(words.count) else { return false }
    return StateWords.isState(words) || words.first.map(StateWords.neutral.contains) ?? false
      || words.first.map(StateWords.interactions.contains) ?? false
  }

  private static func isOfInterface(_ names: [[String]]) -> Bool {
    let first = names.compactMap(\.first)
    if first.filter(StateWords.interactions.contains).count > 1 { return true }
    return Set(first).intersection(kinds).count > 1
  }

  /// States that screens and controls have.
  private static let kinds: Lexicon = [
    "loading", "empty", "error", "hover", "disabled", "offline",
  ]
}
