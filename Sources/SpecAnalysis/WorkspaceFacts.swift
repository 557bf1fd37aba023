public import SpecModel
public import SpecSyntax
import SpecText

/// Facts derived from all documents of a run; made once, read by every rule.
public struct WorkspaceFacts: Sendable {
  /// The documents of the run, in the order of their file ids.
  public let documents: [Document]
  /// Their models, in the same order.
  public let specs: [SpecDocument]
  /// Paths that exist on disk among those that the documents link to, as printed; `nil` where disk was not asked.
  ///
  /// The paths to ask for are those of `LinkTargets.paths(of:)`.
  public let existingPaths: Set<String>?
  /// Facts of each document, in the same order.
  public let analyses: [DocumentAnalysis]
  /// The design values that any document defines.
  public let tokens: TokenIndex
  /// The names of design values that a line of any document introduces.
  public let titledTokens: Set<String>
  /// Whether one of the documents begins with front matter.
  public let haveFrontMatter: Bool
  /// The lists of identifiers of all documents, by prefix.
  public let catalogues: [String: Identifiers.Catalogue]
  /// The keys of the names of each document: of its title, its file without extension and its folder.
  private let names: [[String]]
  /// The names of the files of the documents.
  let fileNames: Set<String>
  /// The number of a document in `documents`, by its path.
  private let numbers: [String: Int]

  /// Derives the facts.
  ///
  /// - Parameter analyses: the facts of each document, where they are known already.
  public init(
    documents: [Document], specs: [SpecDocument], analyses: [DocumentAnalysis]? = nil,
    existingPaths: Set<String>? = nil
  ) {
    self.documents = documents
    self.specs = specs
    self.existingPaths = existingPaths
    let analyses =
      analyses ?? zip(documents, specs).map { DocumentAnalysis(document: $0, spec: $1) }
    self.analyses = analyses
    catalogues = Self.catalogues(of: analyses)
    titledTokens = analyses.reduce(into: []) { $0.formUnion($1.titledTokens) }
    tokens = TokenIndex(specs)
    haveFrontMatter = documents.contains { $0.frontMatter != nil }
    fileNames = Set(
      documents.compactMap { $0.source.path.split(separator: "/").last.map(String.init) })
    names = zip(documents, specs).map { document, spec in
      let parts = document.source.path.split(separator: "/")
      let stem = parts.last?.split(separator: ".").first.map(String.init) ?? ""
      let folder = parts.dropLast().last.map(String.init)
      return [spec.title, stem, folder].compactMap { $0.map(Names.key) }
    }
    numbers = Dictionary(
      documents.enumerated().map { ($1.source.path, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// The facts of one document, derived anew where it is not part of the run.
  public func analysis(of document: Document, spec: SpecDocument) -> DocumentAnalysis {
    let index = Int(document.file.index)
    return analyses.indices.contains(index)
      ? analyses[index] : DocumentAnalysis(document: document, spec: spec)
  }

  /// Design values that two documents define differently; the places of the first come first.
  public func tokenConflicts(between own: Int, and other: Int) -> [TokenConflict] {
    let first = analyses[own].claims.globals
    let second = analyses[other].claims.globals
    return TokenConflicts.between(first, second).filter { conflict in
      guard let one = first[conflict.name], let two = second[conflict.name] else { return false }
      return !TokenConflicts.limits(one, in: documents[own])
        && !TokenConflicts.limits(two, in: documents[other])
    }
  }

  /// The number of the document with a path, if it is part of the run.
  public func document(at path: String) -> Int? { numbers[path] }

  /// The path of the one document that a name means: its title, or its folder or file without extension.
  func path(ofDocumentNamed name: String) -> String? {
    let key = Names.key(name)
    guard !key.isEmpty else { return nil }
    let found = names.indices.filter { names[$0].contains(key) }
    return found.count == 1 ? documents[found[0]].source.path : nil
  }

  /// Whether a path exists; `nil` where disk was not asked.
  public func exists(_ path: String) -> Bool? {
    if numbers[path] != nil { return true }
    return existingPaths.map { $0.contains(path) }
  }

  /// Whether disk was asked for the file of a link and has it nowhere.
  public func isMissing(_ target: LinkTarget) -> Bool {
    exists(target.path) == false && !target.fromAbove.contains { exists($0) == true }
  }
}
