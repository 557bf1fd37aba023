public import SpecModel

/// The transitions of a machine as a matrix of sources and targets.
///
/// - Shape: rows are the states that a transition leaves, columns those that one enters, both in the machine's order;
///   the row of "any state" comes first and is `nil`.
/// - Complexity: O(rows × columns + transitions).
public struct TransitionMatrix: Sendable {
  /// The sources; `nil` is any state.
  public let rows: [StateID?]
  /// The targets.
  public let columns: [StateID]
  /// For each row and column the indices of the transitions, in document order.
  public let cells: [[[Int]]]

  /// Arranges the transitions of a machine.
  public init(_ machine: Machine) {
    let told = machine.withoutArrivals.transitions
    let sources = Set(told.map(\.source))
    let targets = Set(told.map(\.target))
    let ids = machine.stateIDs
    rows = (sources.contains(nil) ? [nil] : []) + ids.filter { sources.contains($0) }.map { $0 }
    columns = ids.filter { targets.contains($0) }
    var rowNumbers: [StateID?: Int] = [:]
    for (number, row) in rows.enumerated() { rowNumbers[row] = number }
    var columnNumbers: [StateID: Int] = [:]
    for (number, column) in columns.enumerated() { columnNumbers[column] = number }
    var cells = Array(
      repeating: Array(repeating: [Int](), count: columns.count), count: rows.count)
    for (index, transition) in machine.transitions.enumerated() where !transition.isArrival {
      guard let row = rowNumbers[transition.source], let column = columnNumbers[transition.target]
      else { continue }
      cells[row][column].append(index)
    }
    self.cells = cells
  }
}

/// The transitions of a machine as a matrix of sources and events.
///
/// - Shape: columns are triggers in order of first mention, joined where only case and punctuation differ; transitions
///   without a trigger stand in the last column, `nil`.
public struct EventMatrix: Sendable {
  /// The sources; `nil` is any state.
  public let rows: [StateID?]
  /// The triggers as first written; `nil` is "no trigger".
  public let columns: [String?]
  /// For each row and column the indices of the transitions, in document order.
  public let cells: [[[Int]]]

  /// Arranges the transitions of a machine.
  public init(_ machine: Machine) {
    rows = TransitionMatrix(machine).rows
    var rowNumbers: [StateID?: Int] = [:]
    for (number, row) in rows.enumerated() { rowNumbers[row] = number }
    var columns: [String?] = []
    var numbers: [String: Int] = [:]
    for trigger in machine.withoutArrivals.transitions.compactMap(\.trigger) {
      let key = Self.key(trigger.text)
      guard numbers[key] == nil else { continue }
      numbers[key] = columns.count
      columns.append(trigger.text)
    }
    let isUnstated = machine.transitions.contains { $0.trigger == nil && !$0.isArrival }
    if isUnstated { columns.append(nil) }
    var cells = Array(
      repeating: Array(repeating: [Int](), count: columns.count), count: rows.count)
    for (index, transition) in machine.transitions.enumerated() where !transition.isArrival {
      let column = transition.trigger.map { numbers[Self.key($0.text)] } ?? columns.count - 1
      guard let row = rowNumbers[transition.source], let column else { continue }
      cells[row][column].append(index)
    }
    self.columns = columns
    self.cells = cells
  }

  private static func key(_ trigger: String) -> String {
    let words = Names.words(trigger)
    return words.isEmpty ? trigger : words.joined(separator: " ")
  }
}
