import SpecModel
import SpecText

/// A machine as source code of a programming language sees it.
struct CodeMachine {
  /// A case of an enumeration with its value as text.
  struct Case {
    var name: String
    var value: String
    var comment: String
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
  }

  var typeName: String
  var title: String
  var path: String
  var states: [Case] = []
  var events: [Case] = []
  var rows: [Row] = []
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
    var eventNames = UniqueNames(style: style, reserved: reserved)
    var cases: [String: String] = [:]
    for transition in machine.transitions where !transition.isArrival {
      let event = MachineTree.event(of: transition)
      let name = cases[event] ?? eventNames.name(for: event)
      if cases[event] == nil {
        events.append(Case(name: name, value: OneLine.text(event), comment: OneLine.text(event)))
      }
      cases[event] = name
      rows.append(
        Row(
          source: transition.source.map { states[$0.index].name },
          target: states[transition.target.index].name, event: name,
          minimum: transition.duration?.min, maximum: transition.duration?.max,
          animation: transition.animation.map { OneLine.text($0.text) }))
    }
    initial = machine.initial.map { states[$0.index].name }
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
      for token in spec.tokens where values[token.id] != token.value {
        values[token.id] = token.value
        let number: Double? =
          switch TokenValue(token) {
          case .dimension(let value, _), .duration(let value), .number(let value): value
          default: nil
          }
        let place = "\(spec.path):\(input.files.line(token.origin))"
        result.append(
          CodeToken(
            name: names.name(for: token.id), number: number, text: OneLine.text(token.value),
            comment: OneLine.text("\(token.value), from \(place)")))
      }
    }
    return result
  }
}
