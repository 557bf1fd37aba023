public import SpecModel
public import SpecSyntax

/// A document of one side with its model.
public struct ComparedDocument: Sendable {
  /// Its syntax and text.
  public var document: Document
  /// Its model.
  public var spec: SpecDocument
  /// Its path below the folder that is compared; documents of the two sides meet by it.
  public var name: String

  /// Makes a document.
  public init(document: Document, spec: SpecDocument, name: String) {
    self.document = document
    self.spec = spec
    self.name = name
  }

  /// The title, else the name.
  var title: String { spec.title ?? name }
}

/// One side of a comparison.
public struct ComparedSide: Sendable {
  /// What the command line names.
  public var label: String
  /// The commit behind a revision.
  public var revision: String?
  /// The specs.
  public var documents: [ComparedDocument]
  /// Documents that are no specs and what else was left out, with the reason.
  public var leftOut: [String]

  /// Makes a side.
  public init(
    label: String, revision: String? = nil, documents: [ComparedDocument], leftOut: [String] = []
  ) {
    self.label = label
    self.revision = revision
    self.documents = documents
    self.leftOut = leftOut
  }
}
