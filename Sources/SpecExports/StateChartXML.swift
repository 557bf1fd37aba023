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
        Writer(tree, prefix: "", files: input.files).writeDocument(to: &out)
      }
    } else {
      out.block("\(start) initial=\"machines\">", "</scxml>") { out in
        out.block("<parallel id=\"machines\">", "</parallel>") { out in
          for tree in trees {
            let writer = Writer(tree, prefix: tree.id + ".", files: input.files)
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

  /// Ways back that a chart cannot hold, ways in that nothing declares, and conditions that no engine evaluates.
  public func remarks(_ input: ExportInput) -> [String] {
    MachineWays.remarks(input, holdsHistories: false) + ChartRemarks.all(input)
      + ChartRemarks.conditions(input)
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
    let ways: MachineWays
    let prefix: String
    let files: SourceFiles

    init(_ tree: MachineTree, prefix: String, files: SourceFiles) {
      self.tree = tree
      ways = MachineWays(tree)
      self.prefix = prefix
      self.files = files
    }

    func id(_ state: StateID) -> String { prefix + tree.id(of: state) }

    /// Writes the machine into a state of its own.
    func write(to out: inout LineWriter) {
      writeRoots(to: &out) { _ in true }
      for transition in tree.transitions(from: nil) { write(transition, to: &out) }
      writeLost(to: &out)
    }

    /// Writes the machine into the document itself, which takes no transitions (3.2.2): those of any state stand in a
    /// state around all in which a run goes on.
    func writeDocument(to out: inout LineWriter) {
      let wide = tree.transitions(from: nil)
      guard !wide.isEmpty else {
        writeRoots(to: &out) { _ in true }
        return writeLost(to: &out)
      }
      let start = tree.initial.map { ways.root(of: $0) }
      let isInside = start.map { !MachineWays.isEnd($0, tree) } ?? false
      let initial = isInside ? tree.initial.map { " initial=\(quoted(id($0)))" } ?? "" : ""
      // No state of the machine has such an id: theirs have no dots.
      out.block("<state id=\(quoted(prefix + "any.state"))\(initial)>", "</state>") { out in
        for transition in wide { write(transition, to: &out) }
        writeRoots(to: &out) { !MachineWays.isEnd($0, tree) }
      }
      for state in tree.roots where MachineWays.isEnd(state, tree) { write(state, to: &out) }
      writeLost(to: &out)
    }

    private var remembered: String { prefix + "remembered.states" }

    /// Writes the outermost states; those that a way back may lead to stand in one that remembers them (3.10).
    private func writeRoots(to out: inout LineWriter, isMeant: (StateID) -> Bool) {
      if let first = ways.remembered.first {
        let start = ways.remembers(tree.initial) ? tree.initial : nil
        let initial = start.map { " initial=\(quoted(id($0)))" } ?? ""
        out.block("<state id=\(quoted(remembered))\(initial)>", "</state>") { out in
          let history = "<history id=\(quoted(remembered + ".history")) type=\"deep\">"
          out.block(history, "</history>") { out in
            out.line("<transition target=\(quoted(id(start ?? first)))/>")
          }
          for state in ways.remembered { write(state, to: &out) }
        }
      }
      for state in tree.roots where isMeant(state) && !ways.remembered.contains(state) {
        write(state, to: &out)
      }
    }

    private func writeLost(to out: inout LineWriter) {
      for (history, why) in ways.lost {
        let line = files.line(history.transition.origin)
        let text = "line \(line): a way back to the state before is not held whole: \(why)"
        // Two hyphens would end the comment.
        out.line("<!-- \(OneLine.text(text).replacing("--", with: "- -")) -->")
      }
    }

    private func write(_ state: StateID, to out: inout LineWriter) {
      let model = tree.machine[state]
      let parts = tree.parts(of: state)
      let transitions = tree.transitions(from: state)
      let back = ways.held.filter { $0.source == state }
      let isFinal = MachineWays.isEnd(state, tree)
      let element = isFinal ? "final" : parts.count > 1 ? "parallel" : "state"
      let start =
        "<\(element) id=\(quoted(id(state))) plumb:name=\(quoted(model.name)) "
        + "plumb:line=\"\(files.line(model.origin))\""
        + (parts.count == 1 ? initial(of: parts[0]) : "")
      let forbidden = isFinal ? [] : tree.forbidden(in: state)
      if parts.isEmpty, transitions.isEmpty, back.isEmpty, forbidden.isEmpty {
        return out.line(start + "/>")
      }
      out.block(start + ">", "</\(element)>") { out in
        writeTimers(of: transitions, to: &out)
        for transition in transitions { write(transition, to: &out) }
        for history in back {
          write(history.transition, target: remembered + ".history", to: &out)
        }
        for transition in forbidden { writeForbidden(transition, to: &out) }
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

    /// Writes what starts the times of a state on entry and stops them on exit (6.2).
    private func writeTimers(of transitions: [Transition], to out: inout LineWriter) {
      var timers: [(event: String, delay: Double)] = []
      for transition in transitions {
        guard let delay = tree.delay(of: transition) else { continue }
        let event = event(after: delay, of: transition)
        if !timers.contains(where: { $0.event == event }) { timers.append((event, delay)) }
      }
      guard !timers.isEmpty else { return }
      out.block("<onentry>", "</onentry>") { out in
        for (event, delay) in timers {
          out.line(
            "<send id=\(quoted(event)) event=\(quoted(event)) delay=\"\(Numbers.text(delay))ms\"/>")
        }
      }
      out.block("<onexit>", "</onexit>") { out in
        for (event, _) in timers { out.line("<cancel sendid=\(quoted(event))/>") }
      }
    }

    /// The event that a state sends itself; it names the state, so that no other reacts to it.
    private func event(after delay: Double, of transition: Transition) -> String {
      let source = transition.source.map(id) ?? ""
      return "after-\(Numbers.text(delay))-ms-in-\(source)".replacing(".", with: "-")
    }

    /// Writes that an event from any state changes nothing here: the innermost transition is taken (3.13).
    private func writeForbidden(_ transition: Transition, to out: inout LineWriter) {
      let states = transition.guardText?.text ?? ""
      out.line(
        "<transition event=\(quoted(Self.descriptor(of: transition))) "
          + "plumb:states=\(quoted(states)) plumb:line=\"\(files.line(transition.origin))\"/>")
    }

    private func initial(of part: MachineTree.Part) -> String {
      part.start.map { " initial=\(quoted(id($0)))" } ?? ""
    }

    /// The events of a transition: a dot in one would have it match longer ones (3.12.1).
    private static func descriptor(of transition: Transition) -> String {
      var events: [String] = []
      for text in MachineTree.events(of: transition) {
        let words = Names.words(text)
        let event = words.isEmpty ? "unnamed" : words.joined(separator: "-")
        let safe = event.replacing(".", with: "-")
        if !events.contains(safe) { events.append(safe) }
      }
      return events.joined(separator: " ")
    }

    private func write(
      _ transition: Transition, target: String? = nil, to out: inout LineWriter
    ) {
      var attributes = ""
      let sent = tree.delay(of: transition).map { event(after: $0, of: transition) }
      attributes += " event=\(quoted(sent ?? Self.descriptor(of: transition)))"
      if let trigger = transition.trigger {
        attributes += " plumb:trigger=\(quoted(trigger.text))"
      }
      attributes += " target=\(quoted(target ?? id(transition.target)))"
      // The null data model evaluates no words, so a guard is a remark and no `cond`.
      if let guardText = transition.guardText {
        let name = tree.condition(of: transition) == nil ? "states" : "guard"
        attributes += " plumb:\(name)=\(quoted(guardText.text))"
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
