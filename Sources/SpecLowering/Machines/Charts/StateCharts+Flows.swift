import SpecModel
import SpecSyntax
import SpecText

/// Blocks of code that are flows as well.
extension StateCharts {
  /// Whether the block is a flow in which a person acts: its steps are no states.
  func isOfActs(_ block: Document.CodeBlock, _ flows: FlowPlaces) -> Bool {
    var known: [Range<Int>]?
    return flows.flows(in: context.document.nodes[Int(block.node)].range).contains { flow in
      flow.steps.contains { step in
        guard step.kind == .action || TransitionWords.tellsAct(step.text) else { return false }
        let labels = known ?? labels(of: block)
        known = labels
        return !labels.contains { $0.contains(Int(step.origin.range.start)) }
      }
    }
  }

  /// Whether the block is a flow in which brackets mark what a person does.
  func isOfBoxedActs(_ block: Document.CodeBlock, _ flows: FlowPlaces) -> Bool {
    flows.flows(in: context.document.nodes[Int(block.node)].range).contains {
      FlowMachine.hasBoxedActs($0, context.document.source)
    }
  }

  /// The lines that begin with the head of an arrow down, where other lines have words beside its shaft, "│ valid": all
  /// of these words stand on the lines between names, and none is a step.
  private func labels(of block: Document.CodeBlock) -> [Range<Int>] {
    let bytes = context.document.source.bytes
    var heads: [Range<Int>] = []
    var isBeside = false
    for line in block.lines {
      let text = ASCII.trimmed(bytes, line.offsets)
      guard text.count > 3 else { continue }
      if Arrow.isDown(bytes, at: text.lowerBound) {
        heads.append(line.offsets)
      } else if ASCII.starts(bytes, at: text.lowerBound, with: "│ "),
        !ASCII.starts(bytes, at: text.upperBound - 3, with: "│")
      {
        isBeside = true
      }
    }
    return isBeside ? heads : []
  }

  /// Whether the block is a flow all of whose steps are screens, though some are named as acts are: "Pick language".
  func isOfScreens(_ block: Document.CodeBlock, _ flows: FlowPlaces) -> Bool {
    flows.flows(in: context.document.nodes[Int(block.node)].range).contains { flow in
      flow.steps.allSatisfy { $0.kind == .response }
        && flow.steps.contains { FlowSteps.kind(of: $0.text) == .action }
    }
  }
}
