public import SpecAnalysis
public import SpecModel
public import SpecSyntax
public import SpecText

/// What a rule may read: one document, its model, and the facts of the whole run.
public struct RuleContext: Sendable {
  /// The syntax of the document under check.
  public var document: Document
  /// Its model.
  public var spec: SpecDocument
  /// Facts that were derived from all documents of the run.
  public var facts: WorkspaceFacts
  /// Limits and sizes that the author configured.
  public var options: RuleOptions
  /// Facts about this document that several rules share.
  public let analysis: DocumentAnalysis

  /// Makes a context.
  public init(document: Document, spec: SpecDocument, facts: WorkspaceFacts, options: RuleOptions) {
    self.document = document
    self.spec = spec
    self.facts = facts
    self.options = options
    self.analysis = facts.analysis(of: document, spec: spec)
  }

  /// The place of a range of this document.
  public func origin(_ range: SourceRange) -> Origin { document.origin(range) }

  /// Whether a place of this document demands something: no history, rejected choice, plan or example.
  ///
  /// - Complexity: O(log places).
  public func isNormative(_ range: SourceRange) -> Bool { spec.isNormative(at: range.start) }

  /// The constraints of a line of this document, in order.
  public func constraints(onLine line: Origin) -> [Constraint] {
    analysis.constraintLines.places(onLine: line).map { spec.constraints[$0] }
  }

  /// The 1-based line on which a place of this document begins.
  public func line(_ origin: Origin) -> Int { document.source.line(of: origin.range.start) }
}

/// Limits and sizes that the author configured.
public struct RuleOptions: Sendable, Hashable {
  /// The spacing step, where the configuration sets one; otherwise rules read it from the spec.
  public var grid: Double?
  /// The smallest touch target, where the configuration sets one.
  public var touchTarget: Double?

  /// Makes options that set nothing.
  public init(grid: Double? = nil, touchTarget: Double? = nil) {
    self.grid = grid
    self.touchTarget = touchTarget
  }
}
