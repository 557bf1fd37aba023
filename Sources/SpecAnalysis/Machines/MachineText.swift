public import SpecModel
public import SpecText

/// Words for parts of a machine, the same in every report and export.
public enum MachineText {
  /// The name of a state, or "any state".
  public static func name(_ state: StateID?, in machine: Machine) -> String {
    state.map { machine[$0].name } ?? "any state"
  }

  /// An interval of time, for example "300 ms", "200–300 ms" or "at most 2000 ms".
  public static func time(_ quantity: Quantity) -> String { measure(quantity, unit: " ms") }

  /// An interval with its unit, for example "44 pt" or "at least 44 pt".
  public static func measure(_ quantity: Quantity) -> String {
    switch quantity.unit {
    case .count: measure(quantity, unit: "")
    case .percent, .times, .ratio: measure(quantity, unit: quantity.unit.rawValue)
    default: measure(quantity, unit: " " + quantity.unit.rawValue)
    }
  }

  private static func measure(_ quantity: Quantity, unit: String) -> String {
    let about = quantity.isApproximate ? "about " : ""
    switch (quantity.min, quantity.max) {
    case (let low?, let high?) where low == high: return about + Numbers.text(low) + unit
    case (let low?, let high?): return about + Numbers.text(low) + "–" + Numbers.text(high) + unit
    case (let low?, nil): return "at least " + Numbers.text(low) + unit
    case (nil, let high?): return "at most " + Numbers.text(high) + unit
    case (nil, nil): return "any"
    }
  }

  /// Trigger, guard, duration and animation of a transition, separated by middle dots.
  public static func label(of transition: Transition) -> String {
    var parts: [String] = [transition.trigger?.text ?? "no trigger"]
    if let guardText = transition.guardText { parts[0] += " [\(guardText.text)]" }
    if let duration = transition.duration { parts.append(time(duration)) }
    if let animation = transition.animation { parts.append(animation.text) }
    if transition.provenance == .inferred { parts.append("inferred") }
    return parts.joined(separator: " · ")
  }

  /// The target of a transition with its guard.
  public static func target(of transition: Transition, in machine: Machine) -> String {
    let guardText = transition.guardText.map { " [\($0.text)]" } ?? ""
    return machine[transition.target].name + guardText
  }

  /// The states that a way back may lead to, for example "previous state (Home, Detail)".
  public static func target(of history: Machine.History, in machine: Machine) -> String {
    let guardText = history.transition.guardText.map { " [\($0.text)]" } ?? ""
    let names = history.targets.map { machine[$0].name }.joined(separator: ", ")
    return "previous state (\(names))\(guardText)"
  }

  /// The state × state matrix as a table of texts; ways back have a column of their own.
  public static func stateTable(of machine: Machine) -> TextTable {
    let matrix = TransitionMatrix(machine)
    let back = machine.histories
    var table = TextTable(
      ["From \\ To"] + matrix.columns.map { machine[$0].name }
        + (back.isEmpty ? [] : ["previous state"]))
    func ways(_ row: StateID?) -> [String] {
      back.isEmpty ? [] : [waysBack(from: row, in: machine)]
    }
    for (number, row) in matrix.rows.enumerated() {
      let cells = matrix.cells[number].map { indices in
        indices.map { label(of: machine.transitions[$0]) }.joined(separator: "; ")
      }
      table.append([name(row, in: machine)] + cells + ways(row))
    }
    for row in sourcesOfWaysBack(machine, besides: matrix.rows) {
      table.append([name(row, in: machine)] + matrix.columns.map { _ in "" } + ways(row))
    }
    return table
  }

  /// The states that only ways back leave.
  public static func sourcesOfWaysBack(
    _ machine: Machine, besides rows: [StateID?]
  ) -> [StateID?] {
    var result: [StateID?] = []
    for history in machine.histories
    where !rows.contains(history.source) && !result.contains(history.source) {
      result.append(history.source)
    }
    return result
  }

  /// The labels of the ways back from a state.
  public static func waysBack(from source: StateID?, in machine: Machine) -> String {
    machine.histories.filter { $0.source == source }.map { label(of: $0.transition) }
      .joined(separator: "; ")
  }

  /// The ways back as a table of texts.
  public static func wayTable(of machine: Machine) -> TextTable {
    var table = TextTable(["From", "To", "Trigger", "Duration"])
    for history in machine.histories {
      table.append([
        name(history.source, in: machine), target(of: history, in: machine),
        history.transition.trigger?.text ?? "", history.transition.duration.map(time) ?? "",
      ])
    }
    return table
  }

  /// The state × event matrix as a table of texts.
  public static func eventTable(of machine: Machine) -> TextTable {
    let matrix = EventMatrix(machine, holdsWaysBack: true)
    var table = TextTable(["State \\ Event"] + matrix.columns.map { $0 ?? "no trigger" })
    for (number, row) in matrix.rows.enumerated() {
      let cells = zip(matrix.cells[number], matrix.waysBack[number]).map { indices, ways in
        (indices.map { target(of: machine.transitions[$0], in: machine) }
          + ways.map { target(of: machine.histories[$0], in: machine) })
          .joined(separator: "; ")
      }
      table.append([name(row, in: machine)] + cells)
    }
    return table
  }
}
