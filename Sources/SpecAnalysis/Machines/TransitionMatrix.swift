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
  /// For each row and column the indices of the ways back to the state before, where they are asked for.
  public let waysBack: [[[Int]]]

  /// Arranges the transitions of a machine.
  ///
  /// - Parameter holdsWaysBack: whether changes back to the state before have rows and columns, too.
  public init(_ machine: Machine, holdsWaysBack: Bool = false) {
    let back = holdsWaysBack ? machine.histories : []
    let told = TransitionMatrix(machine).rows
    rows = told + (back.isEmpty ? [] : MachineText.sourcesOfWaysBack(machine, besides: told))
    var rowNumbers: [StateID?: Int] = [:]
    for (number, row) in rows.enumerated() { rowNumbers[row] = number }
    var columns: [String?] = []
    var numbers: [String: Int] = [:]
    let transitions = machine.withoutArrivals.transitions + back.map(\.transition)
    for trigger in transitions.compactMap(\.trigger) {
      let key = Self.key(trigger.text)
      guard numbers[key] == nil else { continue }
      numbers[key] = columns.count
      columns.append(trigger.text)
    }
    if transitions.contains(where: { $0.trigger == nil }) { columns.append(nil) }
    let empty = Array(repeating: Array(repeating: [Int](), count: columns.count), count: rows.count)
    func place(_ transition: Transition, from source: StateID?) -> (row: Int, column: Int)? {
      let column = transition.trigger.map { numbers[Self.key($0.text)] } ?? columns.count - 1
      guard let row = rowNumbers[source], let column else { return nil }
      return (row, column)
    }
    var cells = empty
    for (index, transition) in machine.transitions.enumerated() where !transition.isArrival {
      guard let place = place(transition, from: transition.source) else { continue }
      cells[place.row][place.column].append(index)
    }
    var ways = empty
    for (index, history) in back.enumerated() {
      guard let place = place(history.transition, from: history.source) else { continue }
      ways[place.row][place.column].append(index)
    }
    self.columns = columns
    self.cells = cells
    waysBack = ways
  }

  private static func key(_ trigger: String) -> String {
    let words = Names.words(trigger)
    return words.isEmpty ? trigger : words.joined(separator: " ")
  }
}
