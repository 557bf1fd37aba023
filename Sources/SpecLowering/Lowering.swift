public import SpecModel
public import SpecSyntax
public import SpecText

/// What an author or a configuration pins for the compiler.
public struct LoweringOptions: Sendable, Hashable {
  /// Name of the initial state.
  public var initial: String?
  /// Other spellings: alias to name.
  public var aliases: [String: String] = [:]
  /// Names in traces and dumps: outside name to name in the spec.
  public var bindings: [String: String] = [:]

  /// Makes options that pin nothing.
  public init() {}
}

/// Turns the syntax of a document into the typed model.
///
/// Each pass reads the document and adds its own kind of fact; passes see what earlier passes added.
public enum Lowering {
  /// Lowers one document.
  ///
  /// - Parameter workers: what shares the work on a long document.
  /// - Errors: never throws; what looks like a fact and cannot be compiled goes to `unresolved`.
  public static func lower(
    _ document: Document, options: LoweringOptions = .init(), workers: Workers = .one
  ) -> SpecDocument {
    lower(
      document, options: options, workers: workers, beside: [@Sendable (SpecDocument) -> Void]()
    )
    .spec
  }

  /// Lowers one document, and does beside its machines what needs all other facts.
  ///
  /// - Parameter beside: what is made of the facts; none of it sees a machine.
  /// - Errors: never throws; what looks like a fact and cannot be compiled goes to `unresolved`.
  package static func lower<Result: Sendable>(
    _ document: Document, options: LoweringOptions, workers: Workers,
    beside: [@Sendable (SpecDocument) -> Result]
  ) -> (spec: SpecDocument, beside: [Result]) {
    let context = LoweringContext(document: document, options: options, workers: workers)
    let (drafts, facts) = workers.both(
      { MachinePass.declared(context) },
      {
        var spec = SpecDocument(file: document.file, path: document.source.path)
        for pass in passes { pass.run(context, into: &spec) }
        return spec
      })
    let made = workers.map(beside.count + 1) { index -> Piece<Result> in
      if index > 0 { return .beside(beside[index - 1](facts)) }
      var spec = facts
      MachinePass.run(context, drafts, into: &spec)
      spec.giveBackRoom()
      return .spec(spec)
    }
    guard case .spec(let spec) = made[0] else { preconditionFailure("results change places") }
    return (spec, made.dropFirst().compactMap(\.beside))
  }

  /// Makes the largest list of words that every document needs, beside what is done before.
  package static func prepareWords() { ColumnRole.prepareWords() }

  /// What is made at the same time.
  private enum Piece<Result: Sendable>: Sendable {
    case spec(SpecDocument)
    case beside(Result)

    var beside: Result? {
      if case .beside(let result) = self { return result }
      return nil
    }
  }

  /// The passes before machines, in order.
  static let passes: [any (LoweringPass & Sendable).Type] = [
    IdentityPass.self, WireframePass.self, FlowPass.self, ScenarioPass.self, ChecklistPass.self,
    FactPasses.self, NormativityPass.self, StatementPass.self,
  ]
}

/// One kind of fact that is read from a document.
protocol LoweringPass: Sendable {
  /// Adds the facts of this kind.
  static func run(_ context: LoweringContext, into spec: inout SpecDocument)
}
