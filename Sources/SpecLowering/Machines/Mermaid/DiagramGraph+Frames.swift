import SpecModel
import SpecText

/// Composite states that only draw a frame around a machine: `state "Upload Workflow" as upload { … }` with the start mark
/// and all edges on its nodes.
extension DiagramGraph {
  /// Makes the frame around all states no state where no edge ends in it, a start mark outside leads to a node in it, and
  /// it is called like the sections around the diagram or by a word for what has states: a workflow, a component.
  mutating func takeOffFrame(below titles: [String]) {
    let outer = nodes.indices.filter { nodes[$0].parent == nil && nodes[$0].role == .state }
    guard outer.count == 1, let frame = outer.first, nodes[frame].isGroup,
      !nodes[frame].isConnected, nodes[frame].cuts == 0,
      nodes.count(where: { $0.parent == frame && $0.role == .state }) > 2,
      edges.contains(where: {
        nodes[$0.source].role == .start && nodes[$0.source].parent == nil
          && nodes[$0.target].parent == frame
      }),
      Self.namesWhole(nodes[frame].text.map { DiagramText.line($0) } ?? nodes[frame].id, titles)
    else { return }
    self[frame].role = .none
  }

  /// Whether a name is that of what has the states, and of none of them.
  private static func namesWhole(_ name: String, _ titles: [String]) -> Bool {
    let words = Names.words(name)
    guard let last = words.last, !FlowchartVocabulary.compositeEndings.contains(last) else {
      return false
    }
    if wholes.contains(last) { return true }
    return titles.prefix(2).contains { title in
      let said = Names.words(title)
      return words.allSatisfy(said.contains) && said.count > words.count
    }
  }

  /// Last words of names of what has states.
  private static let wholes: Lexicon = [
    "workflow", "component", "widget", "lifecycle", "process", "machine", "statemachine", "system",
    "list", "row", "submission", "feature", "module", "controller", "ablauf", "komponente",
    "prozess", "liste", "composant", "processus", "componente", "proceso", "flujo", "lista",
    "processo", "fluxo", "flusso", "proces", "lijst", "komponen", "proses", "daftar",
    "コンポーネント", "ワークフロー", "组件", "工作流", "컴포넌트", "워크플로",
  ]
}
