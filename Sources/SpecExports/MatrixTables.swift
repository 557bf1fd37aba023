import SpecAnalysis
import SpecModel
import SpecText

/// Exports the transition matrices of all machines as one CSV table.
///
/// - Shape: a row for each state that is left, a column for each state that is entered; states of different machines
///   with one name share a column.
/// - Source: RFC 4180.
public struct MatrixCSV: Exporter {
  /// The name on the command line.
  public static let name = "matrix-csv"
  /// One line for the help text.
  public static let summary = "transition matrices as one CSV table"

  /// Makes the exporter.
  public init() {}

  /// The table.
  public func export(_ input: ExportInput) -> ContiguousArray<UInt8> {
    var columns: [String] = []
    var numbers: [String: Int] = [:]
    for machine in input.specs.flatMap(\.machines) {
      for target in TransitionMatrix(machine).columns where numbers[machine[target].name] == nil {
        numbers[machine[target].name] = columns.count
        columns.append(machine[target].name)
      }
    }
    let hasWaysBack = input.specs.flatMap(\.machines).contains { !$0.histories.isEmpty }
    var table = TextTable(
      ["path", "machine", "from"] + columns + (hasWaysBack ? ["previous state"] : []))
    for spec in input.specs {
      for machine in spec.machines {
        let matrix = TransitionMatrix(machine)
        for (row, source) in matrix.rows.enumerated() {
          var cells = columns.map { _ in "" }
          for (column, target) in matrix.columns.enumerated() {
            guard let number = numbers[machine[target].name] else { continue }
            let labels = matrix.cells[row][column].map {
              MachineText.label(of: machine.transitions[$0])
            }
            cells[number] = ([cells[number]] + labels).filter { !$0.isEmpty }
              .joined(separator: "; ")
          }
          if hasWaysBack { cells.append(MachineText.waysBack(from: source, in: machine)) }
          table.append([spec.path, machine.key, MachineText.name(source, in: machine)] + cells)
        }
        for source in MachineText.sourcesOfWaysBack(machine, besides: matrix.rows) {
          let cells = columns.map { _ in "" } + [MachineText.waysBack(from: source, in: machine)]
          table.append([spec.path, machine.key, MachineText.name(source, in: machine)] + cells)
        }
      }
    }
    var bytes = ContiguousArray(table.csv.utf8)
    if bytes.isEmpty { bytes.append(0x0A) }
    return bytes
  }
}

/// Exports the transition matrices of all machines as Markdown tables.
public struct MatrixMarkdown: Exporter {
  /// The name on the command line.
  public static let name = "matrix-md"
  /// One line for the help text.
  public static let summary = "transition matrices as Markdown tables"

  /// Makes the exporter.
  public init() {}

  /// The tables, each under a heading.
  public func export(_ input: ExportInput) -> ContiguousArray<UInt8> {
    var text = GeneratedMark.comment("compile --emit matrix-md") + "\n\n# Transition matrices\n"
    for spec in input.specs {
      for machine in spec.machines where !machine.transitions.isEmpty {
        text += "\n## \(TextTable.markdownCell(machine.name))\n\n"
        text += "From \(TextTable.markdownCell(spec.path)).\n\n"
        text += MachineText.stateTable(of: machine).markdown
        text += "\n" + MachineText.eventTable(of: machine).markdown
        guard !machine.histories.isEmpty else { continue }
        text += "\nWays back to the state before:\n\n" + MachineText.wayTable(of: machine).markdown
      }
    }
    return ContiguousArray(text.utf8)
  }
}
