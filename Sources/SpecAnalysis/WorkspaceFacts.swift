public import SpecModel
public import SpecSyntax
import SpecText

/// Facts derived from all documents of a run; made once, read by every rule.
public struct WorkspaceFacts: Sendable {
  /// The documents of the run, in the order of their file ids.
  public var documents: [Document]
  /// Their models, in the same order.
  public var specs: [SpecDocument]
  /// Paths that exist on disk among those that the documents link to, as printed; `nil` where disk was not asked.
  public var existingPaths: Set<String>?

  /// Derives the facts.
  public init(documents: [Document], specs: [SpecDocument], existingPaths: Set<String>? = nil) {
    self.documents = documents
    self.specs = specs
    self.existingPaths = existingPaths
  }
}
