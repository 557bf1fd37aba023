import SpecAnalysis
import SpecDiagnostics
import SpecLint
import SpecModel
import SpecText

/// Machines without a matrix: charts of code, and names that are one name written in two ways.
extension UnreachableState {
  /// The shortest name of which two letters may differ.
  private static let longName = 9
  /// The shortest name that is compared.
  private static let shortName = 5

  /// Reports a state that is left and never entered beside one that is entered, never left and spelt nearly so.
  func checkMisspelt(_ context: RuleContext, into diagnostics: inout [Diagnostic]) {
    for machine in context.spec.machines
    where !machine.hasDeclaredMatrix && machine.states.count > 3 {
      let left = Set(machine.transitions.compactMap(\.source))
      let entered = Set(machine.transitions.map(\.target))
      let unentered = left.subtracting(entered).filter { $0 != machine.initial }.sorted()
      // Where more states are never entered, it is no slip of the pen.
      guard !unentered.isEmpty, unentered.count <= Self.mostUnentered else { continue }
      let arrivals = Dictionary(
        machine.transitions.lazy.map { ($0.target, $0) }, uniquingKeysWith: { first, _ in first })
      for target in entered.subtracting(left).sorted() where machine[target].section == nil {
        guard let arrival = arrivals[target],
          context.document.isProgram(arrival.targetOrigin.range.start),
          context.isNormative(arrival.targetOrigin.range),
          let meant = unentered.first(where: {
            Self.areOneName(machine[target].name, machine[$0].name)
          })
        else { continue }
        let (wrong, name) = (machine[target].name, machine[meant].name)
        diagnostics.append(
          diagnostic(
            "no change leads to the state '\(name)', one leads to '\(wrong)'",
            at: arrival.targetOrigin, label: "no other place names it so",
            related: [.init(machine[meant].origin, "the state '\(name)'")],
            why: "'\(wrong)' is entered and never left, '\(name)' is left and never entered",
            help: "write '\(name)'",
            fix: .init(
              safety: .unsafe, title: "write '\(name)'",
              edits: [.init(arrival.targetOrigin, text: name)])))
      }
    }
  }

  /// Reports the one state of a chart of code that leaves it and is never entered.
  func checkCharts(_ context: RuleContext, into diagnostics: inout [Diagnostic]) {
    let known = Set(diagnostics.flatMap { $0.related.map(\.origin) })
    for machine in context.spec.machines where CodeChart.isWhole(machine, context.document) {
      let entered = Set(machine.transitions.map(\.target))
      let lost = machine.stateIDs.filter { state in
        !entered.contains(state) && state != machine.initial && machine[state].parent == nil
          && machine.transitions.contains { $0.source == state }
      }
      guard let state = lost.first, lost.count == 1, !known.contains(machine[state].origin),
        let exit = machine.transitions.first(where: { $0.source == state }),
        context.isNormative(exit.sourceOrigin.range)
      else { continue }
      let name = machine[state].name
      diagnostics.append(
        diagnostic(
          "nothing leads to the state '\(name)'", at: exit.sourceOrigin,
          label: "never entered",
          why: "the chart has \(machine.transitions.count) changes, and none has '\(name)' as its "
            + "target",
          help: "add a change that leads to '\(name)', or take it out"))
    }
  }

  private static let mostUnentered = 16

  /// Whether two names differ by a slip of the pen: a letter or two that no prefix and no number explains.
  static func areOneName(_ a: String, _ b: String) -> Bool {
    areOneName(
      ContiguousArray(Names.joined(a).utf8), ContiguousArray(Names.joined(b).utf8))
  }

  /// The same of names in small letters without anything between their words.
  static func areOneName(_ one: ContiguousArray<UInt8>, _ other: ContiguousArray<UInt8>) -> Bool {
    let shorter = min(one.count, other.count)
    guard one != other, shorter >= shortName, abs(one.count - other.count) <= 2,
      // "unlocked" beside "locked" and "step2" beside "step3" are two states.
      !one.elementsEqual(other.suffix(one.count)), !other.elementsEqual(one.suffix(other.count)),
      one.filter(ASCII.isDigit) == other.filter(ASCII.isDigit)
    else { return false }
    return Suggestion.editDistance(one, other) <= (shorter >= longName ? 2 : 1)
  }

  /// Reports composite states of a diagram that no change enters or leaves, beside states that have a beginning.
  func checkIslands(_ context: RuleContext, into diagnostics: inout [Diagnostic]) {
    for machine in context.spec.machines {
      guard let initial = machine.initial, machine.initialReason == .marked else { continue }
      for whole in machine.stateIDs
      where machine[whole].kind == .composite && machine[whole].parent == nil {
        func isInside(_ state: StateID) -> Bool {
          state == whole || machine[state].parent == whole
            || machine[state].parent.map { machine[$0].parent == whole } == true
        }
        guard !isInside(initial),
          machine.transitions.allSatisfy({ $0.source.map(isInside) == isInside($0.target) })
        else { continue }
        let inner = machine.transitions.filter { isInside($0.target) }
        let matrices = Set(machine.transitions.map(\.matrix))
        let begins = machine.states.contains { $0.parent == whole && $0.isInitial }
        // One change within a state that says where it begins is a remark on it.
        guard inner.count >= (begins ? 2 : 1), machine.transitions.count - inner.count >= 2,
          matrices.count == 1, let matrix = matrices.first ?? nil,
          machine.matrices[matrix].form == "diagram",
          machine.histories.isEmpty, context.isNormative(machine[whole].origin.range)
        else { continue }
        let name = machine[whole].name
        let changes = inner.count == 1 ? "1 change lies" : "\(inner.count) changes lie"
        var found = diagnostic(
          "no change leads into '\(name)' or out of it", at: machine[whole].origin,
          label: "an island",
          related: [.init(machine[initial].origin, "the diagram begins here")],
          why: "\(changes) inside, and none of the other "
            + "\(machine.transitions.count - inner.count) has an end in it",
          help: "add the changes that enter and leave it, or draw it as a diagram of its own")
        // What begins and ends within itself runs beside the rest.
        let isProcess =
          begins && machine.states.contains { $0.parent == whole && $0.kind == .final }
        found.severity = isProcess ? .info : .warning
        diagnostics.append(found)
      }
    }
  }
}
