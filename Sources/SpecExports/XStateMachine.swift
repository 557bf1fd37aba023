import SpecJSON
import SpecModel
import SpecText

/// Exports machines as the JSON configuration of an XState machine; several machines run in parallel.
///
/// - Source: XState 5 documentation, "State machines" and its JSON schema.
public struct XStateMachine: Exporter {
  /// The name on the command line.
  public static let name = "xstate"
  /// One line for the help text.
  public static let summary = "machine configuration for XState 5"

  /// Makes the exporter.
  public init() {}

  /// The configuration.
  public func export(_ input: ExportInput) -> ContiguousArray<UInt8> {
    let trees = MachineTree.all(in: input).filter { !$0.roots.isEmpty }
    var json = JSONWriter(style: .pretty)
    json.object { json in
      if trees.count == 1 {
        Writer(trees[0], files: input.files).write(to: &json)
      } else {
        json.field("id", "machines")
        json.field("type", "parallel")
        json.object("states") { json in
          for tree in trees {
            json.object(JSONKey(tree.id)) { Writer(tree, files: input.files).write(to: &$0) }
          }
        }
      }
    }
    return json.bytes + [0x0A]
  }

  /// Ways back that a chart cannot hold, ways in that nothing declares, and beginnings that the format asks for and the
  /// spec leaves open.
  public func remarks(_ input: ExportInput) -> [String] {
    MachineWays.remarks(input, holdsHistories: false) + ChartRemarks.all(input)
      + input.specs.flatMap { spec in
        spec.machines.flatMap { machine -> [String] in
          let tree = MachineTree(machine, id: "machine")
          return Writer(tree, files: input.files).openStarts.map { "\(spec.path): \($0)" }
        }
      }
  }

  /// Writes one machine.
  private struct Writer {
    let tree: MachineTree
    let ways: MachineWays
    let files: SourceFiles

    init(_ tree: MachineTree, files: SourceFiles) {
      self.tree = tree
      ways = MachineWays(tree)
      self.files = files
    }

    /// The key of the state that remembers; no state of the machine has an underscore between words.
    private static let remembered = "remembered_states"
    private var history: String { tree.id + "__remembered_states__history" }

    /// The id by which a transition finds its target; dots would be read as a path.
    private func id(_ state: StateID) -> String { tree.id + "__" + tree.id(of: state) }

    func write(to json: inout JSONWriter) {
      json.field("id", tree.id)
      if let initial = tree.initial { json.field("initial", rootKey(of: initial)) }
      writeEvents(from: nil, to: &json)
      guard !ways.remembered.isEmpty else { return writeStates(tree.roots, to: &json) }
      json.object("states") { json in
        json.object(JSONKey(Self.remembered)) { writeRemembered(to: &$0) }
        for state in tree.roots where !ways.remembered.contains(state) {
          json.object(JSONKey(tree.id(of: state))) { write(state, to: &$0) }
        }
      }
    }

    /// Writes the state around those that a way back may lead to.
    private func writeRemembered(to json: inout JSONWriter) {
      let start = ways.remembers(tree.initial) ? tree.initial : nil
      let first = start.map { ways.root(of: $0) } ?? ways.remembered[0]
      json.field("initial", tree.id(of: first))
      json.object("states") { json in
        json.object("history") { json in
          json.field("id", history)
          json.field("type", "history")
          json.field("history", "deep")
          json.field("target", "#" + id(first))
        }
        for state in ways.remembered {
          json.object(JSONKey(tree.id(of: state))) { write(state, to: &$0) }
        }
      }
    }

    /// The key of the outermost state around a state; only a child can be named as initial.
    private func rootKey(of state: StateID) -> String {
      if ways.remembers(state) { return Self.remembered }
      var current = state
      while !tree.roots.contains(current), let parent = tree.machine[current].parent {
        current = parent
      }
      return tree.id(of: current)
    }

    private func writeStates(_ states: [StateID], to json: inout JSONWriter) {
      json.object("states") { json in
        for state in states { json.object(JSONKey(tree.id(of: state))) { write(state, to: &$0) } }
      }
    }

    private func write(_ state: StateID, to json: inout JSONWriter) {
      let parts = tree.parts(of: state)
      json.field("id", id(state))
      if MachineWays.isEnd(state, tree) {
        json.field("type", "final")
      } else if parts.count > 1 {
        json.field("type", "parallel")
      }
      json.field("description", tree.machine[state].name)
      if parts.count == 1, let first = initialChild(of: parts[0]) {
        json.field("initial", tree.id(of: first))
      }
      writeEvents(from: state, to: &json)
      if parts.count == 1 { writeStates(parts[0].children, to: &json) }
      if parts.count > 1 { write(parts, to: &json) }
    }

    /// Writes concurrent parts as states of their own.
    private func write(_ parts: [MachineTree.Part], to json: inout JSONWriter) {
      json.object("states") { json in
        for (number, part) in parts.enumerated() {
          json.object(JSONKey("part-\(number + 1)")) { json in
            if let first = initialChild(of: part) { json.field("initial", tree.id(of: first)) }
            writeStates(part.children, to: &json)
          }
        }
      }
    }

    /// Where the spec does not say in which state a machine or a state begins; the format takes none without.
    var openStarts: [String] {
      func remark(_ what: String, _ first: StateID) -> String {
        "no line says in which state \(what) begins; the export begins it in "
          + "'\(tree.machine[first].name)', the first"
      }
      var result: [String] = []
      if tree.machine.initial == nil, let first = tree.initial {
        result.append(remark("'\(tree.machine.name)'", first))
      }
      for state in tree.machine.stateIDs {
        for part in tree.parts(of: state) where statedChild(of: part) == nil {
          guard let first = part.children.first else { continue }
          result.append(remark("'\(tree.machine[state].name)'", first))
        }
      }
      return result
    }

    /// The child that a run enters first: the stated one, else the first.
    private func initialChild(of part: MachineTree.Part) -> StateID? {
      statedChild(of: part) ?? part.children.first
    }

    /// The child around the initial state, else the one that the spec names.
    private func statedChild(of part: MachineTree.Part) -> StateID? {
      let children = part.children
      var current = tree.machine.initial
      var steps = 0
      while let candidate = current, steps <= 32 {
        if children.contains(candidate) { return candidate }
        current = tree.machine[candidate].parent
        steps += 1
      }
      return part.start
    }

    private func writeEvents(from state: StateID?, to json: inout JSONWriter) {
      var events = ExitTable()
      var delays = ExitTable()
      func add(_ transition: Transition, _ target: String?) {
        for event in MachineTree.events(of: transition) {
          events.add((transition, target), under: event)
        }
      }
      for transition in tree.transitions(from: state) {
        if let delay = tree.delay(of: transition) {
          delays.add((transition, id(transition.target)), under: Numbers.text(delay))
        } else {
          add(transition, id(transition.target))
        }
      }
      for way in ways.held where state != nil && way.source == state {
        add(way.transition, history)
      }
      if let state, !MachineWays.isEnd(state, tree) {
        // A transition without a target takes the event from the states around.
        for transition in tree.forbidden(in: state) { add(transition, nil) }
      }
      write(delays, "after", to: &json)
      write(events, "on", to: &json)
    }

    private func write(_ table: ExitTable, _ key: JSONKey, to json: inout JSONWriter) {
      guard !table.order.isEmpty else { return }
      json.object(key) { json in
        for name in table.order {
          json.key(JSONKey(name))
          write(table.exits[name] ?? [], to: &json)
        }
      }
    }

    private func write(_ exits: [Exit], to json: inout JSONWriter) {
      json.array { json in
        for (transition, target) in exits {
          json.object { json in
            json.field("target", ifPresent: target.map { "#" + $0 })
            if target != nil {
              json.field("guard", ifPresent: tree.condition(of: transition)?.text)
            }
            json.object("meta") { json in
              if tree.delay(of: transition) != nil {
                json.field("trigger", ifPresent: transition.trigger?.text)
              }
              if !tree.exceptions(of: transition).isEmpty {
                json.field("states", ifPresent: transition.guardText?.text)
              }
              if let duration = transition.duration {
                json.field("minDuration", duration.min)
                json.field("maxDuration", duration.max)
              }
              json.field("animation", ifPresent: transition.animation?.text)
              json.field("easing", ifPresent: transition.easing?.label)
              json.field("origin", transition.provenance.rawValue)
              json.field("line", files.line(transition.origin))
            }
          }
        }
      }
    }
  }
}

/// A transition with the id of the state that it enters; without one nothing is entered.
private typealias Exit = (transition: Transition, target: String?)

/// Transitions by the event or the time that takes them, in order of first mention.
private struct ExitTable {
  private(set) var order: [String] = []
  private(set) var exits: [String: [Exit]] = [:]

  mutating func add(_ exit: Exit, under key: String) {
    if exits[key] == nil { order.append(key) }
    exits[key, default: []].append(exit)
  }
}
