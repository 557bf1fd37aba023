import SpecModel
import SpecText

/// What charts that an engine runs cannot hold, in words for the person who runs the export.
enum ChartRemarks {
  /// Most lines and names that are listed; the rest is counted.
  private static let limit = 6

  /// Modes and times that a chart leaves out or turns into events.
  static func all(_ input: ExportInput) -> [String] {
    each(input) { tree, spec in modes(tree, spec) + times(tree, spec, input.files) }
  }

  /// Conditions in the document's words, which an engine without them takes to hold always.
  static func conditions(_ input: ExportInput) -> [String] {
    each(input) { tree, spec in
      let rows = tree.machine.transitions + tree.machine.histories.map(\.transition)
      let lines = self.lines(rows.filter { tree.condition(of: $0) != nil }, input.files)
      guard !lines.isEmpty else { return [] }
      return [
        "\(spec.path): conditions of '\(tree.machine.name)' are kept as plumb:guard, which no engine "
          + "reads: it takes the first row of an event (\(lines))"
      ]
    }
  }

  private static func each(
    _ input: ExportInput, _ body: (MachineTree, SpecDocument) -> [String]
  ) -> [String] {
    input.specs.flatMap { spec in
      spec.machines.flatMap {
        body(MachineTree($0, id: "machine", times: spec.durations), spec)
      }
    }
  }

  /// "Dark mode" holds beside every state, and nothing tells what turns it on.
  private static func modes(_ tree: MachineTree, _ spec: SpecDocument) -> [String] {
    guard !tree.modes.isEmpty else { return [] }
    let names = tree.modes.map { tree.machine[$0].name }.joined(separator: ", ")
    let subject = tree.modes.count == 1 ? "the mode \(names) is" : "the modes \(names) are"
    return [
      "\(spec.path): \(subject) left out of '\(tree.machine.name)', for modes hold beside its states and no row "
        + "turns them on or off"
    ]
  }

  /// "After 3 to 5 seconds" and times in any state are no delay of one state.
  private static func times(
    _ tree: MachineTree, _ spec: SpecDocument, _ files: SourceFiles
  ) -> [String] {
    let rows = tree.machine.transitions.filter { row in
      row.trigger.map { TimeTrigger.tellsOnlyTime($0.text) } == true && tree.delay(of: row) == nil
    }
    guard !rows.isEmpty else { return [] }
    return [
      "\(spec.path): times of '\(tree.machine.name)' are written as events, for they are no one time in one state "
        + "(\(lines(rows, files)))"
    ]
  }

  /// "line 4" or "lines 4, 7 and 3 more".
  private static func lines(_ rows: [Transition], _ files: SourceFiles) -> String {
    var numbers: [Int] = []
    for line in rows.map({ files.line($0.origin) }) where !numbers.contains(line) {
      numbers.append(line)
    }
    guard !numbers.isEmpty else { return "" }
    let shown = numbers.prefix(limit).map(String.init).joined(separator: ", ")
    let rest = numbers.count > limit ? " and \(numbers.count - limit) more" : ""
    return (numbers.count == 1 ? "line " : "lines ") + shown + rest
  }
}
