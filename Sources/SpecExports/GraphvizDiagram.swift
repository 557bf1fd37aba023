import SpecAnalysis
import SpecModel

/// Exports machines as one directed graph for Graphviz, a cluster for each.
///
/// - Source: Graphviz documentation, "DOT Language".
public struct GraphvizDiagram: Exporter {
  /// The name on the command line.
  public static let name = "dot"
  /// One line for the help text.
  public static let summary = "state diagrams for Graphviz"

  /// Makes the exporter.
  public init() {}

  /// The graph.
  public func export(_ input: ExportInput) -> ContiguousArray<UInt8> {
    var out = LineWriter()
    out.block("digraph machines {", "}") { out in
      out.line("rankdir=LR;")
      out.line("compound=true;")
      out.line("node [shape=box, style=rounded, fontname=\"sans-serif\"];")
      out.line("edge [fontname=\"sans-serif\", fontsize=10];")
      for tree in MachineTree.all(in: input) { Self.write(tree, to: &out) }
    }
    return out.bytes
  }

  private static func write(_ tree: MachineTree, to out: inout LineWriter) {
    let reachability = Reachability(tree.machine)
    let unreachable = Set(reachability.unreachable)
    let deadEnds = Set(reachability.deadEnds)
    let prefix = tree.id + "/"
    out.block("subgraph \(quoted("cluster_" + tree.id)) {", "}") { out in
      out.line("label=\(quoted(tree.machine.name));")
      for state in tree.machine.stateIDs {
        var attributes = "label=\(quoted(tree.machine[state].name))"
        if tree.machine[state].kind == .final { attributes += ", peripheries=2" }
        if unreachable.contains(state) {
          attributes += ", style=\"rounded,dashed\", color=red, xlabel=\"unreachable\""
        } else if deadEnds.contains(state) {
          attributes += ", style=\"rounded,bold\", color=orange, xlabel=\"dead end\""
        }
        out.line("\(quoted(prefix + tree.id(of: state))) [\(attributes)];")
      }
      if let initial = tree.machine.initial {
        out.line("\(quoted(prefix + "[*]")) [shape=point, label=\"\", width=0.15];")
        out.line("\(quoted(prefix + "[*]")) -> \(quoted(prefix + tree.id(of: initial)));")
      }
      writeWaysBack(of: tree, prefix: prefix, to: &out)
      let isAnyLeft = tree.machine.histories.contains { $0.source == nil }
      if isAnyLeft || !tree.transitions(from: nil).isEmpty {
        out.line("\(quoted(prefix + "*")) [label=\"any state\", style=\"rounded,dashed\"];")
      }
      for transition in tree.machine.transitions {
        let source = prefix + (transition.source.map { tree.id(of: $0) } ?? "*")
        let target = prefix + tree.id(of: transition.target)
        var attributes = "label=\(quoted(MachineText.label(of: transition)))"
        if transition.provenance == .inferred { attributes += ", style=dashed" }
        out.line("\(quoted(source)) -> \(quoted(target)) [\(attributes)];")
      }
    }
  }

  /// Writes changes to the state before, as edges to a node that stands for it.
  private static func writeWaysBack(
    of tree: MachineTree, prefix: String, to out: inout LineWriter
  ) {
    guard !tree.machine.histories.isEmpty else { return }
    let node = quoted(prefix + "H")
    out.line("\(node) [label=\"previous state\", shape=ellipse, style=dashed];")
    for history in tree.machine.histories {
      let source = prefix + (history.source.map { tree.id(of: $0) } ?? "*")
      let label = quoted(MachineText.label(of: history.transition))
      out.line("\(quoted(source)) -> \(node) [label=\(label)];")
    }
  }

  /// Ways in that nothing declares.
  public func remarks(_ input: ExportInput) -> [String] {
    MachineWays.remarks(input, holdsHistories: true)
  }

  private static func quoted(_ text: String) -> String { OneLine.quoted(text) }
}
