import SpecAnalysis
import SpecModel
import SpecText

/// The tables of one machine as plain text.
struct MachineTables {
  let item: SpecReport.MachineItem

  /// The state × state matrix.
  var stateTable: TextTable { MachineText.stateTable(of: item.machine) }
  /// The state × event matrix.
  var eventTable: TextTable { MachineText.eventTable(of: item.machine) }
}

/// Every transition of a spec in one row.
struct TransitionList {
  let report: SpecReport

  /// The rows in document order; times in milliseconds, open ends empty.
  var table: TextTable {
    var table = TextTable([
      "machine", "from", "to", "trigger", "guard", "min_ms", "max_ms", "animation", "easing",
      "origin", "path", "line",
    ])
    for item in report.machines {
      for transition in item.machine.transitions {
        table.append(row(transition, of: item.machine))
      }
      for history in item.machine.histories {
        var cells = row(history.transition, of: item.machine)
        // The states between which the run decides.
        cells[2] = "previous:" + history.targets.map { item.machine[$0].key }.joined(separator: "|")
        table.append(cells)
      }
    }
    return table
  }

  private func row(_ transition: Transition, of machine: Machine) -> [String] {
    [
      machine.key, transition.source.map { machine[$0].key } ?? "*",
      machine[transition.target].key, transition.trigger?.text ?? "",
      transition.guardText?.text ?? "", transition.duration?.min.map { Numbers.text($0) } ?? "",
      transition.duration?.max.map { Numbers.text($0) } ?? "",
      transition.animation?.text ?? "", transition.easing?.label ?? "",
      transition.provenance.rawValue, report.spec.path,
      String(report.links.files.line(transition.origin)),
    ]
  }
}
