import SpecModel

/// Runs the passes for everything numeric and named, in the order in which they need each other.
enum FactPasses: LoweringPass {
  static let passes: [any (LoweringPass & Sendable).Type] = [
    DurationPass.self, MotionPass.self, TokenPass.self, TokenUsePass.self,
    ConstraintPass.self, SignalPass.self, CopyPass.self, AccessibilityPass.self,
  ]

  static func run(_ context: LoweringContext, into spec: inout SpecDocument) {
    for pass in passes { pass.run(context, into: &spec) }
  }
}
