public import SpecModel
public import SpecSyntax
public import SpecText
import Synchronization

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
    let held = HeldFacts()
    let pieces = workers.map(beside.count + 2) { index -> Piece<Result> in
      switch index {
      case 0:
        let drafts = MachinePass.declared(context)
        guard let facts = held.facts else { return .drafts(drafts) }
        return .spec(machines(context, drafts, facts))
      case 1:
        held.keep(allFacts(context))
        return .kept
      default:
        guard let facts = held.facts else { return .kept }
        return .beside(beside[index - 2](facts))
      }
    }
    return joined(pieces, context, held, workers, beside)
  }

  /// The machines and what is made beside them, once all pieces of which one could not wait for the facts are made.
  private static func joined<Result: Sendable>(
    _ pieces: [Piece<Result>], _ context: LoweringContext, _ held: HeldFacts, _ workers: Workers,
    _ beside: [@Sendable (SpecDocument) -> Result]
  ) -> (spec: SpecDocument, beside: [Result]) {
    guard let facts = held.facts else { preconditionFailure("the facts are kept by now") }
    let left = pieces.indices.filter { $0 != 1 && !pieces[$0].isMade }
    let made = workers.map(left.count) { place -> Piece<Result> in
      if case .drafts(let drafts) = pieces[left[place]] {
        return .spec(machines(context, drafts, facts))
      }
      return .beside(beside[left[place] - 2](facts))
    }
    var all = pieces
    for (place, index) in left.enumerated() { all[index] = made[place] }
    guard case .spec(let spec) = all[0] else { preconditionFailure("results change places") }
    return (spec, all.compactMap(\.beside))
  }

  /// All that the passes before the machines find.
  private static func allFacts(_ context: LoweringContext) -> SpecDocument {
    var spec = SpecDocument(file: context.document.file, path: context.document.source.path)
    for pass in passes { pass.run(context, into: &spec) }
    return spec
  }

  /// The facts together with the machines.
  private static func machines(
    _ context: LoweringContext, _ drafts: MachineDrafts, _ facts: SpecDocument
  ) -> SpecDocument {
    var spec = facts
    MachinePass.run(context, drafts, into: &spec)
    NamedMotions.settle(&spec.machines, spec.tokens, context.document)
    spec.giveBackRoom()
    return spec
  }

  /// Makes the largest list of words that every document needs, beside what is done before.
  package static func prepareWords() { ColumnRole.prepareWords() }

  /// What is made at the same time.
  private enum Piece<Result: Sendable>: Sendable {
    case spec(SpecDocument)
    case beside(Result)
    /// What is declared, where the machines had to wait for the facts.
    case drafts(MachineDrafts)
    /// Facts that are kept elsewhere, or something that had to wait for them.
    case kept

    var isMade: Bool {
      switch self {
      case .spec, .beside: true
      case .drafts, .kept: false
      }
    }

    var beside: Result? {
      if case .beside(let result) = self { return result }
      return nil
    }
  }

  /// The facts of a document as soon as they are found: whoever needs them and is first goes on to something else.
  private final class HeldFacts: Sendable {
    private let slot = Mutex<SpecDocument?>(nil)

    var facts: SpecDocument? { slot.withLock { $0 } }

    func keep(_ facts: SpecDocument) { slot.withLock { $0 = facts } }
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
