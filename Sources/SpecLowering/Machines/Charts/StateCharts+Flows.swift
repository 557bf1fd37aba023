import SpecModel
import SpecSyntax

/// Blocks of code that are flows as well.
extension StateCharts {
  /// Whether the block is a flow in which a person acts: its steps are no states.
  func isOfActs(_ block: Document.CodeBlock, _ flows: FlowPlaces) -> Bool {
    flows.flows(in: context.document.nodes[Int(block.node)].range).contains { flow in
      flow.steps.contains { step in
        step.kind == .action || TransitionWords.tellsAct(step.text)
      }
    }
  }

  /// Whether the block is a flow all of whose steps are screens, though some are named as acts are: "Pick language".
  func isOfScreens(_ block: Document.CodeBlock, _ flows: FlowPlaces) -> Bool {
    flows.flows(in: context.document.nodes[Int(block.node)].range).contains { flow in
      flow.steps.allSatisfy { $0.kind == .response }
        && flow.steps.contains { FlowSteps.kind(of: $0.text) == .action }
    }
  }
}
