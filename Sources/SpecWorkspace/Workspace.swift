public import SpecAnalysis
import SpecDiagnostics
import SpecLayout
public import SpecLint
import SpecLintRules
import SpecLowering
public import SpecModel
public import SpecSyntax
public import SpecText

/// The documents of one run with everything that was compiled from them.
///
/// The whole pipeline: bytes → text → syntax → model → facts; then `lint` gives findings.
public struct Workspace: Sendable {
  /// The syntax of all documents, in the order of their file ids.
  public let documents: [Document]
  /// Their models, in the same order.
  public let specs: [SpecDocument]
  /// What follows from all of them together.
  public var facts: WorkspaceFacts { derived.value.facts }
  /// The configuration of each document, in the same order.
  public let configurations: [Configuration]
  /// Whether each document is a spec; others are read for links only.
  public let isSpec: [Bool]
  /// What was not checked, and why.
  public let notChecked: [String]
  /// Number of documents that the configuration leaves out.
  let excludedCount: Int
  /// The configurations that hold where there is no document.
  let runConfigurations: [ConformanceSettings.Source]
  /// The path that stands for the run where it found no document.
  let runPath: String
  let absolutePaths: [String]
  /// What the disk was asked beyond the documents, in the order of the paths.
  var lookups: [PathLookup] { derived.value.lookups }
  private let derived: DerivedFacts
  /// Names in traces and dumps: outside name to name in the spec.
  let bindings: [String: String]

  /// All rules.
  static let engine = LintEngine(rules: RuleRegistry.rules)

  /// The rules, what the engine itself reports, and what conformance checks report.
  public static let catalog = RuleCatalog(RuleRegistry.rules, further: ConformanceRules.all)

  /// The texts of the documents.
  public var files: SourceFiles { SourceFiles(documents.map(\.source)) }

  /// The models of the documents that are specs.
  public var understoodSpecs: [SpecDocument] {
    specs.indices.filter { isSpec[$0] }.map { specs[$0] }
  }

  /// The documents of the run that each document links to.
  var links: [FileID: Set<FileID>] {
    var result: [FileID: Set<FileID>] = [:]
    for number in documents.indices {
      let targets = facts.links(of: number).compactMap(\.document)
      result[documents[number].file] = Set(targets.map { documents[$0].file })
    }
    return result
  }

  /// What is wrong with the name of a state that layouts are said to show; `nil` where a spec has the state.
  public func problem(ofLayoutState name: String) -> String? {
    LayoutChecker.hint(forUnknownState: name, in: understoodSpecs).map {
      "no spec has the state '\(name)'; \($0)"
    }
  }
}

extension Workspace {
  /// Bytes of a document with its names.
  struct Input: Sendable {
    var path: String
    var absolutePath: String
    var isNamed: Bool
    var configuration: Configuration
    /// The content; `nil` before it is read.
    var bytes: ContiguousArray<UInt8>?
  }

  /// Compiles files that are in memory; nothing is read from disk.
  public init(
    files: [(path: String, bytes: ContiguousArray<UInt8>)], configuration: Configuration = .init()
  ) {
    let inputs = files.map { file in
      Input(
        path: file.path, absolutePath: Paths.absolute(file.path, in: "/"), isNamed: true,
        configuration: configuration, bytes: file.bytes)
    }
    let sizes = inputs.map { $0.bytes?.count ?? 0 }
    let compiled = Parallel.map(inputs.count, weights: sizes) { index in
      Self.compile(
        inputs[index], bytes: inputs[index].bytes ?? [], file: FileID(index), isAnalysed: true,
        isAlone: inputs.count == 1)
    }
    let loaded = LoadedDocuments(
      inputs: inputs, configurationFiles: [], excludedCount: 0, runPath: ".")
    self.init(loaded, compiled: compiled, asksDisk: false)
  }

  /// Compiles what a command line names.
  ///
  /// - Errors: throws `FileError` and `ConfigurationError`.
  public init(request: WorkspaceRequest) throws {
    self.init(try request.load(), defersFacts: request.defersFacts)
  }

  /// Compiles documents that were read.
  ///
  /// - Parameter defersFacts: whether what follows from all of them waits until it is asked for.
  public init(_ loaded: LoadedDocuments, defersFacts: Bool = false) {
    let inputs = loaded.inputs
    let sizes = inputs.map { $0.bytes?.count ?? 0 }
    let compiled = Parallel.map(inputs.count, weights: sizes) { index in
      Self.compile(
        inputs[index], bytes: inputs[index].bytes ?? [], file: FileID(index),
        isAnalysed: !defersFacts, isAlone: inputs.count == 1)
    }
    self.init(loaded, compiled: compiled, asksDisk: true)
  }

  /// What shares the work on one document: to share that on a short one takes longer than it saves.
  static func workers(bytes: Int, isAlone: Bool) -> Workers {
    isAlone && bytes > 1 << 14 ? .all : .one
  }

  typealias Compiled = (
    document: Document, spec: SpecDocument, options: LoweringOptions, analysis: DocumentAnalysis?
  )

  /// The stages that look at one document alone.
  ///
  /// - Parameter isAlone: whether no other document keeps the processors busy.
  static func compile(
    _ input: Input, bytes: ContiguousArray<UInt8>, file: FileID, isAnalysed: Bool, isAlone: Bool
  ) -> Compiled {
    let workers = workers(bytes: bytes.count, isAlone: isAlone)
    if workers.count > 1 {
      // While this processor reads the document, the other one has nothing to do.
      Parallel.share {
        clearMemory(1)
        Lowering.prepareWords()
        FactAnalysis.prepareWords()
        _ = engine
        clearMemory(2)
        _ = catalog
      }
    }
    let source = SourceText(decoding: bytes, path: input.path)
    let document = MarkdownParser.parse(source, file: file)
    let own = ConfigurationReader.loweringOptions(of: document.frontMatter, source: source)
    let options = own.merged(over: input.configuration.lowering)
    let (spec, pieces) = Lowering.lower(
      document, options: options, workers: workers,
      beside: isAnalysed ? FactAnalysis.pieces(of: document) : [])
    guard isAnalysed else { return (document, spec, options, nil) }
    let analysis = DocumentAnalysis(
      document: document, spec: spec, pieces: pieces, workers: workers)
    return (document, spec, options, analysis)
  }

  /// Puts compiled documents together.
  ///
  /// - Parameters:
  ///   - asksDisk: whether the disk is asked which link targets exist.
  ///   - folder: the folder from which the paths are seen, where it is not the working folder.
  init(
    _ loaded: LoadedDocuments, compiled: [Compiled], asksDisk: Bool, seenFrom folder: String = ""
  ) {
    let inputs = loaded.inputs
    let documents = compiled.map(\.document)
    let specs = compiled.map(\.spec)
    (self.documents, self.specs) = (documents, specs)
    configurations = inputs.map(\.configuration)
    absolutePaths = inputs.map(\.absolutePath)
    bindings = compiled.reduce(into: [:]) { $0.merge($1.options.bindings) { first, _ in first } }
    let isOwn = zip(inputs, documents).map { !$0.isNamed && GeneratedMark.begins($1.source.bytes) }
    let isSpec = inputs.indices.map {
      inputs[$0].isNamed || !isOwn[$0] && SpecRecognizer.isSpec(specs[$0])
    }
    self.isSpec = isSpec
    runPath = loaded.runPath
    excludedCount = loaded.excludedCount
    runConfigurations = loaded.runConfigurations
    notChecked = inputs.indices.filter { !isSpec[$0] }.map {
      "\(inputs[$0].path): \(isOwn[$0] ? "written by plumb" : "not a spec")"
    }
    let known = compiled.map(\.analysis)
    derived = DerivedFacts(isReady: known.allSatisfy { $0 != nil }) {
      let analyses = known.indices.map {
        known[$0] ?? DocumentAnalysis(document: documents[$0], spec: specs[$0])
      }
      let lookups =
        asksDisk ? DiskLookups.of(analyses, inputs, from: folder) : []
      let existing = asksDisk ? Set(lookups.filter(\.exists).map(\.path)) : nil
      let facts = WorkspaceFacts(
        documents: documents, specs: specs, analyses: analyses, existingPaths: existing)
      return (facts, lookups)
    }
  }
}

/// Tells specs from the other Markdown files of a repository.
enum SpecRecognizer {
  /// Files that every repository has; they count as specs only with plain evidence.
  private static let conventionalNames: Lexicon = [
    "readme", "changelog", "changes", "history", "license", "licence", "contributing", "authors",
    "contributors", "code_of_conduct", "security", "support", "maintainers", "governance",
    "agents", "todo", "news", "roadmap", "pull_request_template", "issue_template",
  ]

  /// Whether a file that nobody named is a spec.
  static func isSpec(_ spec: SpecDocument) -> Bool {
    let name = Paths.name(of: spec.path).lowercased()
    let stem = name.split(separator: ".").first.map(String.init) ?? name
    guard conventionalNames.contains(stem) else { return true }
    return spec.machines.contains { !$0.transitions.isEmpty } || spec.tokens.count >= 3
      || !spec.wireframes.isEmpty || spec.durations.count + spec.constraints.count >= 3
  }
}
