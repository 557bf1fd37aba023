import SpecAnalysis
import SpecModel

/// Exports machines as one Mermaid state diagram; several machines become composite states.
///
/// - Source: Mermaid documentation, `stateDiagram-v2`.
public struct MermaidDiagram: Exporter {
  /// The name on the command line.
  public static let name = "mermaid"
  /// One line for the help text.
  public static let summary = "state diagrams for Mermaid"

  /// Makes the exporter.
  public init() {}

  /// The diagram.
  public func export(_ input: ExportInput) -> ContiguousArray<UInt8> {
    let trees = MachineTree.all(in: input)
    var out = LineWriter()
    out.block("stateDiagram-v2", "") { out in
      for tree in trees {
        let prefix = trees.count > 1 ? Self.id(tree.id) + "__" : ""
        if trees.count > 1 {
          let first = "state \"\(Self.text(tree.machine.name))\" as \(Self.id(tree.id)) {"
          out.block(first, "}") { Self.write(tree, prefix: prefix, to: &$0) }
        } else {
          Self.write(tree, prefix: prefix, to: &out)
        }
      }
    }
    return ContiguousArray(out.text.utf8.dropLast())
  }

  /// Ways in that nothing declares.
  public func remarks(_ input: ExportInput) -> [String] {
    MachineWays.remarks(input, holdsHistories: true)
  }

  private static func write(_ tree: MachineTree, prefix: String, to out: inout LineWriter) {
    for state in tree.roots { write(state, of: tree, prefix: prefix, to: &out) }
    writeModes(of: tree, prefix: prefix, to: &out)
    if let initial = tree.machine.initial {
      out.line("[*] --> " + prefix + id(tree.id(of: initial)))
    }
    let isAnyLeft = tree.machine.histories.contains { $0.source == nil }
    if isAnyLeft || !tree.transitions(from: nil).isEmpty {
      out.line("state \"any state\" as \(prefix)any_")
    }
    for transition in tree.machine.transitions {
      let source = transition.source.map { id(tree.id(of: $0)) } ?? "any_"
      let target = id(tree.id(of: transition.target))
      let label = text(MachineText.label(of: transition))
      out.line("\(prefix)\(source) --> \(prefix)\(target) : \(label)")
    }
    if !tree.machine.histories.isEmpty {
      out.line("%% previous_ is the state that was left for the one before the arrow")
      out.line("state \"previous state\" as \(prefix)previous_")
    }
    for history in tree.machine.histories {
      let source = history.source.map { id(tree.id(of: $0)) } ?? "any_"
      let label = text(MachineText.label(of: history.transition))
      out.line("\(prefix)\(source) --> \(prefix)previous_ : \(label)")
    }
    for state in tree.machine.stateIDs where tree.machine[state].kind == .final {
      out.line(prefix + id(tree.id(of: state)) + " --> [*]")
    }
  }

  /// Writes modes as parts of a state of their own that are active at once: they hold beside the others.
  private static func writeModes(
    of tree: MachineTree, prefix: String, to out: inout LineWriter
  ) {
    guard !tree.modes.isEmpty else { return }
    out.block("state \"modes beside any state\" as \(prefix)modes_ {", "}") { out in
      for (number, mode) in tree.modes.enumerated() {
        if number > 0 { out.line("--") }
        write(mode, of: tree, prefix: prefix, to: &out)
      }
    }
  }

  private static func write(
    _ state: StateID, of tree: MachineTree, prefix: String, to out: inout LineWriter
  ) {
    let name = text(tree.machine[state].name)
    let first = "state \"\(name)\" as \(prefix)\(id(tree.id(of: state)))"
    let parts = tree.parts(of: state)
    if parts.isEmpty { return out.line(first) }
    out.block(first + " {", "}") { out in
      for (number, part) in parts.enumerated() {
        if number > 0 { out.line("--") }
        for child in part.children { write(child, of: tree, prefix: prefix, to: &out) }
        if let start = part.start { out.line("[*] --> " + prefix + id(tree.id(of: start))) }
      }
    }
  }

  /// An id without hyphens, which Mermaid reads as part of an arrow; the letter keeps it from being a keyword.
  private static func id(_ id: String) -> String {
    "s_" + String(id.map { $0 == "-" ? "_" : $0 })
  }

  /// Text with the signs that Mermaid reads replaced by its entity codes.
  private static func text(_ text: String) -> String {
    var result = ""
    for scalar in OneLine.text(text).unicodeScalars {
      switch scalar {
      case "\"", "#", ";", ":", "{", "}", "<", ">", "%", "[", "]", "|", "\\":
        result += "#\(scalar.value);"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result.allSatisfy { $0 == " " } ? "#32;" : result
  }
}
