import SpecAnalysis
import SpecModel
import SpecText

/// Exports machines as a state chart; several machines run in parallel.
///
/// - Source: State Chart XML (SCXML), W3C Recommendation of 1 September 2015.
public struct StateChartXML: Exporter {
  /// The name on the command line.
  public static let name = "scxml"
  /// One line for the help text.
  public static let summary = "state charts as W3C SCXML"

  /// Makes the exporter.
  public init() {}

  /// The document.
  public func export(_ input: ExportInput) -> ContiguousArray<UInt8> {
    let trees = MachineTree.all(in: input).filter { !$0.roots.isEmpty }
    var out = LineWriter()
    out.line("<?xml version=\"1.0\" encoding=\"UTF-8\"?>")
    let start =
      "<scxml xmlns=\"http://www.w3.org/2005/07/scxml\" "
      + "xmlns:plumb=\"urn:plumb:scxml:1\" version=\"1.0\" datamodel=\"null\""
    if trees.isEmpty { return ContiguousArray((out.text + start + "/>\n").utf8) }
    if trees.count == 1 {
      let tree = trees[0]
      let initial = tree.initial.map { " initial=\(Self.quoted(tree.id(of: $0)))" } ?? ""
      out.block("\(start) name=\(Self.quoted(tree.id))\(initial)>", "</scxml>") { out in
        Writer(tree: tree, prefix: "", files: input.files).write(to: &out)
      }
    } else {
      out.block("\(start) initial=\"machines\">", "</scxml>") { out in
        out.block("<parallel id=\"machines\">", "</parallel>") { out in
          for tree in trees {
            let writer = Writer(tree: tree, prefix: tree.id + ".", files: input.files)
            let initial = tree.initial.map { " initial=\(Self.quoted(writer.id($0)))" } ?? ""
            out.block("<state id=\(Self.quoted(tree.id))\(initial)>", "</state>") {
              writer.write(to: &$0)
            }
          }
        }
      }
    }
    return out.bytes
  }

  /// Text as an attribute's value in quotes.
  static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in OneLine.text(text).unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }

  /// Writes the states and transitions of one machine.
  private struct Writer {
    let tree: MachineTree
    let prefix: String
    let files: SourceFiles

    func id(_ state: StateID) -> String { prefix + tree.id(of: state) }

    func write(to out: inout LineWriter) {
      for state in tree.roots { write(state, to: &out) }
      for transition in tree.transitions(from: nil) { write(transition, to: &out) }
    }

    private func write(_ state: StateID, to out: inout LineWriter) {
      let model = tree.machine[state]
      let parts = tree.parts(of: state)
      let transitions = tree.transitions(from: state)
      let isFinal = model.kind == .final && parts.isEmpty && transitions.isEmpty
      let element = isFinal ? "final" : parts.count > 1 ? "parallel" : "state"
      let start =
        "<\(element) id=\(quoted(id(state))) plumb:name=\(quoted(model.name)) "
        + "plumb:line=\"\(files.line(model.origin))\""
        + (parts.count == 1 ? initial(of: parts[0]) : "")
      if parts.isEmpty, transitions.isEmpty { return out.line(start + "/>") }
      out.block(start + ">", "</\(element)>") { out in
        for transition in transitions { write(transition, to: &out) }
        for (number, part) in parts.enumerated() {
          guard parts.count > 1 else {
            for child in part.children { write(child, to: &out) }
            continue
          }
          // No state of the machine has such an id: theirs have no dots.
          let own = "<state id=\(quoted("\(id(state)).part-\(number + 1)"))"
          out.block(own + initial(of: part) + ">", "</state>") { out in
            for child in part.children { write(child, to: &out) }
          }
        }
      }
    }

    private func initial(of part: MachineTree.Part) -> String {
      part.start.map { " initial=\(quoted(id($0)))" } ?? ""
    }

    private func write(_ transition: Transition, to out: inout LineWriter) {
      var attributes = ""
      let words = Names.words(MachineTree.event(of: transition))
      let event = words.isEmpty ? "unnamed" : words.joined(separator: ".")
      attributes += " event=\(quoted(event))"
      if let trigger = transition.trigger {
        attributes += " plumb:trigger=\(quoted(trigger.text))"
      }
      attributes += " target=\(quoted(id(transition.target)))"
      // The null data model evaluates no words, so a guard is a remark and no `cond`.
      if let guardText = transition.guardText {
        attributes += " plumb:guard=\(quoted(guardText.text))"
      }
      if let duration = transition.duration {
        attributes += " plumb:duration=\(quoted(MachineText.time(duration)))"
      }
      if let animation = transition.animation {
        attributes += " plumb:animation=\(quoted(animation.text))"
      }
      out.line("<transition\(attributes) plumb:line=\"\(files.line(transition.origin))\"/>")
    }

    private func quoted(_ text: String) -> String { StateChartXML.quoted(text) }
  }
}
