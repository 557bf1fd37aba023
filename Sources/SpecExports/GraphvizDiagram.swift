import SpecAnalysis
import SpecModel

/// Exports machines as one directed graph for Graphviz, a cluster for each machine and each state with states inside.
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
    let prefix = tree.id + "/"
    let marks = Marks(tree)
    let inside = Set(tree.machine.stateIDs.flatMap { tree.children(of: $0) })
    out.block("subgraph \(quoted("cluster_" + tree.id)) {", "}") { out in
      out.line("label=\(quoted(tree.machine.name));")
      for state in tree.machine.stateIDs
      where !inside.contains(state) && !tree.modes.contains(state) {
        write(state, of: tree, marks, to: &out)
      }
      writeModes(of: tree, marks, to: &out)
      if let initial = tree.machine.initial { writeStart(initial, "[*]", of: tree, to: &out) }
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

  /// Writes modes in a dashed frame of their own: they hold beside the states.
  private static func writeModes(
    of tree: MachineTree, _ marks: Marks, to out: inout LineWriter
  ) {
    guard !tree.modes.isEmpty else { return }
    out.block("subgraph \(quoted("cluster_\(tree.id)/modes/")) {", "}") { out in
      out.line("label=\"modes beside any state\";")
      out.line("style=dashed;")
      for mode in tree.modes { write(mode, of: tree, marks, to: &out) }
    }
  }

  /// The states that no run enters, and those that none leaves.
  private struct Marks {
    let unreachable: Set<StateID>
    let deadEnds: Set<StateID>

    init(_ tree: MachineTree) {
      let reachability = Reachability(tree.machine)
      unreachable = Set(reachability.unreachable)
      deadEnds = Set(reachability.deadEnds)
    }
  }

  /// Writes a state; one with states inside stands with them in a frame of its own, parts that are active at once each
  /// in a dashed one.
  private static func write(
    _ state: StateID, of tree: MachineTree, _ marks: Marks, to out: inout LineWriter
  ) {
    let name = tree.id + "/" + tree.id(of: state)
    var attributes = "label=\(quoted(tree.machine[state].name))"
    if tree.machine[state].kind == .final { attributes += ", peripheries=2" }
    if marks.unreachable.contains(state) {
      attributes += ", style=\"rounded,dashed\", color=red, xlabel=\"unreachable\""
    } else if marks.deadEnds.contains(state) {
      attributes += ", style=\"rounded,bold\", color=orange, xlabel=\"dead end\""
    }
    let line = "\(quoted(name)) [\(attributes)];"
    let parts = tree.parts(of: state)
    guard !parts.isEmpty else { return out.line(line) }
    out.block("subgraph \(quoted("cluster_" + name)) {", "}") { out in
      out.line("label=\(quoted(tree.machine[state].name));")
      out.line(line)
      for (number, part) in parts.enumerated() {
        guard parts.count > 1 else {
          write(part, "[*]", inside: state, of: tree, marks, to: &out)
          continue
        }
        let frame = "subgraph \(quoted("cluster_\(name)/\(number + 1)")) {"
        out.block(frame, "}") { out in
          out.line("label=\"\";")
          out.line("style=dashed;")
          write(part, "[*]\(number + 1)", inside: state, of: tree, marks, to: &out)
        }
      }
    }
  }

  private static func write(
    _ part: MachineTree.Part, _ start: String, inside state: StateID, of tree: MachineTree,
    _ marks: Marks, to out: inout LineWriter
  ) {
    for child in part.children { write(child, of: tree, marks, to: &out) }
    if let first = part.start {
      writeStart(first, tree.id(of: state) + "/" + start, of: tree, to: &out)
    }
  }

  /// Writes the point from which a machine or a part of it begins.
  private static func writeStart(
    _ state: StateID, _ name: String, of tree: MachineTree, to out: inout LineWriter
  ) {
    let point = quoted(tree.id + "/" + name)
    out.line("\(point) [shape=point, label=\"\", width=0.15];")
    out.line("\(point) -> \(quoted(tree.id + "/" + tree.id(of: state)));")
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
