public import SpecModel
public import SpecSyntax
import SpecText

/// Machines that one block of code gives whole: a chart with an initial state, and nothing beside it.
public enum CodeChart {
  /// Changes that a chart has at least; less is an example.
  private static let least = 4

  /// Whether code alone gives all changes of a machine, says where it begins, and leaves nothing out.
  public static func isWhole(_ machine: Machine, _ document: Document) -> Bool {
    guard machine.matrices.isEmpty, machine.initialReason == .marked,
      machine.transitions.count >= least, machine.histories.isEmpty,
      machine.transitions.allSatisfy({ $0.source != nil && document.isCode($0.origin.range.start) }
      ),
      let first = machine.transitions.first,
      let block = document.codeBlock(at: first.origin.range.start)
    else { return false }
    let range = document.nodes[Int(block.node)].range
    return machine.transitions.allSatisfy { range.contains($0.origin.range) }
      && ASCII.find("...", in: document.source.bytes, range.offsets) == nil
      && ASCII.find("…", in: document.source.bytes, range.offsets) == nil
  }

  /// Whether the code says behind the name of a state that it is final: `done: { type: 'final' }`.
  public static func isFinal(_ state: State, _ document: Document) -> Bool {
    document.codeBlocks.contains { block in
      block.lines.enumerated().contains { number, line in
        let text = document.source.string(line)
        guard let start = Names.words(text).first, start == Names.words(state.name).first else {
          return false
        }
        return block.lines[number..<min(number + 4, block.lines.count)].contains {
          ASCII.find("final", in: document.source.bytes, $0.offsets) != nil
        }
      }
    }
  }
}
