import SpecAnalysis
import SpecModel
import SpecText

/// A machine as source code of a programming language sees it.
struct CodeMachine {
  /// A case of an enumeration with its value as text.
  struct Case {
    var name: String
    var value: String
    var comment: String
    /// The case of the state around it.
    var parent: String?
    /// The case of the state that a run enters inside it.
    var start: String?
  }

  /// A row of the transition table.
  struct Row {
    /// The case of the source; `nil` is any state.
    var source: String?
    var target: String
    var event: String
    var minimum: Double?
    var maximum: Double?
    var animation: String?
    /// The condition, in the document's words.
    var condition: String?
  }

  /// A change back to whatever state came before.
  struct WayBack {
    /// The case of the source; `nil` is any state.
    var source: String?
    var event: String
    /// The cases of the states that may have come before.
    var candidates: [String]
    var condition: String?
  }

  var typeName: String
  var title: String
  var path: String
  var states: [Case] = []
  /// What holds beside any state, such as a dark mode.
  var modes: [Case] = []
  var events: [Case] = []
  var rows: [Row] = []
  var waysBack: [WayBack] = []
  var initial: String?

  /// All machines of an input that have states, with type names that differ.
  static func all(
    in input: ExportInput, caseStyle: UniqueNames.Style, reserved: Set<String>
  ) -> [CodeMachine] {
    var types = UniqueNames(style: .upperCamel, reserved: reserved.union(["Tokens"]))
    return input.specs.flatMap { spec in
      spec.machines.filter { !$0.states.isEmpty }.map {
        CodeMachine($0, typeName: types.name(for: $0.name), path: spec.path, caseStyle, reserved)
      }
    }
  }

  private init(
    _ machine: Machine, typeName: String, path: String, _ style: UniqueNames.Style,
    _ reserved: Set<String>
  ) {
    self.typeName = typeName
    self.path = OneLine.text(path)
    title = OneLine.text(machine.name)
    let tree = MachineTree(machine, id: "machine")
    var names = UniqueNames(style: style, reserved: reserved)
    for id in machine.stateIDs {
      states.append(
        Case(
          name: names.name(for: machine[id].name), value: tree.id(of: id),
          comment: OneLine.text(machine[id].name)))
    }
    for id in machine.stateIDs {
      for child in tree.children(of: id) { states[child.index].parent = states[id.index].name }
      let parts = tree.parts(of: id)
      if parts.count == 1 { states[id.index].start = parts[0].start.map { states[$0.index].name } }
    }
    addRows(of: machine, UniqueNames(style: style, reserved: reserved))
    initial = machine.initial.map { states[$0.index].name }
    modes = tree.modes.map { states[$0.index] }
    for mode in tree.modes.reversed() { states.remove(at: mode.index) }
  }

  /// Adds a row for each event of each transition.
  private mutating func addRows(of machine: Machine, _ names: UniqueNames) {
    var names = names
    var cases: [String: String] = [:]
    func caseNames(of transition: Transition, _ machine: inout CodeMachine) -> [String] {
      MachineTree.events(of: transition).map { event in
        if let known = cases[event] { return known }
        let name = names.name(for: event)
        machine.events.append(
          Case(name: name, value: OneLine.text(event), comment: OneLine.text(event)))
        cases[event] = name
        return name
      }
    }
    for transition in machine.transitions where !transition.isArrival {
      for event in caseNames(of: transition, &self) {
        rows.append(
          Row(
            source: transition.source.map { states[$0.index].name },
            target: states[transition.target.index].name, event: event,
            minimum: transition.duration?.min, maximum: transition.duration?.max,
            animation: transition.animation.map { OneLine.text($0.text) },
            condition: transition.guardText.map { OneLine.text($0.text) }))
      }
    }
    for history in machine.histories {
      for event in caseNames(of: history.transition, &self) {
        waysBack.append(
          WayBack(
            source: history.source.map { states[$0.index].name }, event: event,
            candidates: history.targets.map { states[$0.index].name },
            condition: history.transition.guardText.map { OneLine.text($0.text) }))
      }
    }
  }
}

/// A token as a constant of a programming language.
struct CodeToken {
  var name: String
  /// The number, for lengths, times and plain numbers.
  var number: Double?
  /// The value as written.
  var text: String
  var comment: String

  /// The tokens of an input; of several with one id and one value the first stays.
  static func all(
    in input: ExportInput, style: UniqueNames.Style, reserved: Set<String>
  ) -> [CodeToken] {
    var names = UniqueNames(style: style, reserved: reserved)
    var values: [String: String] = [:]
    var result: [CodeToken] = []
    for spec in input.specs {
      for token in spec.tokens.withModesJoined where values[token.id] != token.value {
        values[token.id] = token.value
        let place = "\(spec.path):\(input.files.line(token.origin))"
        result.append(
          CodeToken(
            name: names.name(for: token.id), value: TokenValue(token), text: token.value,
            comment: "\(token.value), from \(place)"))
        for mode in token.modes {
          let place = "\(spec.path):\(input.files.line(mode.origin))"
          result.append(
            CodeToken(
              name: names.name(for: token.id + " " + mode.mode),
              value: TokenValue(token, in: mode), text: mode.value,
              comment: "\(mode.value) in the mode \(mode.mode), from \(place)"))
        }
      }
    }
    return result
  }

  private init(name: String, value: TokenValue?, text: String, comment: String) {
    self.name = name
    switch value {
    case .dimension(let value, _), .duration(let value), .number(let value), .weight(let value):
      number = value
    default: number = nil
    }
    self.text = OneLine.text(text)
    self.comment = OneLine.text(comment)
  }
}
