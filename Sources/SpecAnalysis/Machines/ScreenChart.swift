public import SpecModel
public import SpecSyntax
import SpecText

/// Flowcharts of screens between which people move: each line says what happens, and one comes back to the first screen.
///
/// Charts of steps, of pages below pages and of programs do not say so of each line, or never come back.
public struct ScreenChart: Sendable {
  /// The one state that lines leave and none enters.
  public private(set) var unentered: StateID?
  /// The one state that lines enter and none leaves.
  public private(set) var unleft: StateID?

  /// Lines that a chart has at least; less is an example.
  private static let least = 4

  /// Reads a machine; `nil` where it is no such chart.
  ///
  /// - Complexity: O(states + transitions).
  public init?(_ machine: Machine, _ document: Document) {
    guard let initial = machine.initial, machine.transitions.count >= Self.least,
      machine.histories.isEmpty, machine.matrices.allSatisfy({ $0.form == "flowchart" }),
      machine.states.allSatisfy({ $0.kind == .atomic && $0.parent == nil }),
      machine.transitions.allSatisfy({
        $0.source != nil && $0.trigger != nil && !$0.isAnswer && $0.provenance == .declared
      }),
      Self.isOneBlock(machine, document)
    else { return nil }
    let rows = machine.transitions.filter { $0.source != $0.target }
    let left = Set(rows.compactMap(\.source))
    let entered = Set(rows.map(\.target))
    guard entered.contains(initial) else { return nil }
    let lost = left.subtracting(entered)
    if lost.count == 1 { unentered = lost.first }
    let ends = entered.subtracting(left)
    guard ends.count == 1, let end = ends.first else { return }
    // Who leads there is left for another place as well.
    let parting = Set(rows.filter { $0.target != end }.map(\.source))
    if rows.allSatisfy({ $0.target != end || parting.contains($0.source) }) { unleft = end }
  }

  /// Whether one Mermaid block tells all changes and leaves nothing out.
  private static func isOneBlock(_ machine: Machine, _ document: Document) -> Bool {
    guard let first = machine.transitions.first,
      let block = document.codeBlock(at: first.origin.range.start), block.language == "mermaid"
    else { return false }
    let range = document.nodes[Int(block.node)].range
    return machine.transitions.allSatisfy { range.contains($0.origin.range) }
      && ASCII.find("...", in: document.source.bytes, range.offsets) == nil
      && ASCII.find("…", in: document.source.bytes, range.offsets) == nil
  }
}
