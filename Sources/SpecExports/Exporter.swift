public import SpecAnalysis
public import SpecDiagnostics
public import SpecModel
public import SpecSyntax
public import SpecText

/// What an exporter reads: the models of a run with their sources and diagnostics.
public struct ExportInput: Sendable {
  /// The models, in the order in which they are printed.
  public var specs: [SpecDocument]
  /// The front matter of each file that has some.
  public var frontMatter: [FileID: FrontMatter]
  /// The texts behind the models.
  public var files: SourceFiles
  /// What was found on the way.
  public var diagnostics: [Diagnostic]
  /// The syntax of each file; what is told about its lines needs it.
  public var documents: [FileID: Document] = [:]
  /// What follows from all documents together; links and definitions of used tokens need it.
  public var facts: WorkspaceFacts?
  /// Whether an export for people may be coloured.
  public var usesColor = false

  /// Makes an input.
  public init(
    specs: [SpecDocument], frontMatter: [FileID: FrontMatter] = [:], files: SourceFiles,
    diagnostics: [Diagnostic] = []
  ) {
    self.specs = specs
    self.frontMatter = frontMatter
    self.files = files
    self.diagnostics = diagnostics
  }
}

extension ExportInput {
  /// What became of each line of a document; `nil` where its syntax is not at hand.
  func map(of spec: SpecDocument) -> UnderstandingMap? {
    documents[spec.file].map { UnderstandingMap($0, spec: spec) }
  }
}

/// A translation of the models into one file of another format.
///
/// - Invariant: pure; the same input gives the same bytes.
public protocol Exporter: Sendable {
  /// The name on the command line, for example "json".
  static var name: String { get }
  /// One line for the help text.
  static var summary: String { get }
  /// Makes the exporter.
  init()
  /// The bytes of the exported file, ending in a line feed.
  func export(_ input: ExportInput) -> ContiguousArray<UInt8>
  /// What of the models the format cannot hold, a sentence each.
  func remarks(_ input: ExportInput) -> [String]
}

extension Exporter {
  /// Nothing is left out.
  public func remarks(_ input: ExportInput) -> [String] { [] }
}

/// The exporters that exist.
public enum Exporters {
  /// All exporters, in the order of the help text.
  public static let all: [any Exporter.Type] = [
    ModelJSON.self, MermaidDiagram.self, GraphvizDiagram.self, MatrixCSV.self, MatrixMarkdown.self,
    StateChartXML.self, XStateMachine.self, DesignTokensJSON.self, CustomProperties.self,
    SwiftSource.self, TypeScriptSource.self, KotlinSource.self, UnderstandingText.self,
  ]

  /// The exporter with a name, if there is one.
  public static func named(_ name: String) -> (any Exporter)? {
    all.first { $0.name == name }?.init()
  }
}
