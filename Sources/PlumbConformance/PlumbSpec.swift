public import SpecModel
import SpecSyntax
import SpecText
public import SpecTrace
import SpecWorkspace

/// A spec that tests hold recordings against.
///
/// ```swift
/// let spec = try PlumbSpec("Specs/login.md")
/// #expect(try spec.accepts(.file("run.jsonl")))          // Swift Testing
/// XCTAssertTrue(try spec.accepts(.file("run.jsonl")))    // XCTest
/// ```
///
/// A recording that is not accepted is thrown, so that both frameworks print the explanation.
public struct PlumbSpec: Sendable {
  /// The models of the documents.
  public let documents: [SpecDocument]
  private let sources: [FileID: SourceText]
  private let options: TraceOptions

  /// Reads specs, files or folders, with the configuration beside them.
  ///
  /// - Errors: throws where a file cannot be read, or no spec is understood.
  public init(_ paths: String...) throws { try self.init(paths: paths) }

  /// Reads specs, files or folders, with the configuration beside them.
  ///
  /// - Errors: throws where a file cannot be read, or no spec is understood.
  public init(paths: [String]) throws {
    let workspace = try Workspace(request: WorkspaceRequest(paths: paths))
    documents = workspace.understoodSpecs
    guard workspace.isAnythingUnderstood else {
      throw ConformanceFailure(report: nil, reason: "no spec was understood in \(paths)")
    }
    var sources: [FileID: SourceText] = [:]
    for document in workspace.documents { sources[document.file] = document.source }
    self.sources = sources
    options = try workspace.traceOptions()
  }

  /// Whether a recording keeps the spec.
  ///
  /// - Parameters:
  ///   - machine: the one machine to check against; `nil` is the one that fits.
  ///   - isStrict: whether what cannot be decided fails.
  /// - Returns: true.
  /// - Errors: throws `ConformanceFailure` with the explanation where it does not, or where nothing
  ///   could be checked, and `FileError` where it cannot be read.
  public func accepts(
    _ trace: PlumbTrace, machine: String? = nil, isStrict: Bool = false
  ) throws -> Bool {
    let report = try report(on: trace, machine: machine, isStrict: isStrict)
    switch report.verdict {
    case .pass: return true
    case .inconclusive where !isStrict: return true
    case .fail, .inconclusive, .nothingChecked:
      throw ConformanceFailure(report: report, reason: Self.explanation(report))
    }
  }

  /// All that a check of a recording finds.
  ///
  /// - Errors: throws `FileError` where it cannot be read.
  public func report(
    on trace: PlumbTrace, machine: String? = nil, isStrict: Bool = false
  ) throws -> TraceReport {
    var options = options
    options.machine = machine
    options.isStrict = isStrict
    options.explains = true
    return TraceChecker(specs: documents, sources: sources, options: options)
      .check(inputs: [try trace.input()])
  }

  /// Verdict and violations, without coverage.
  private static func explanation(_ report: TraceReport) -> String {
    let lines = report.text.split(separator: "\n", omittingEmptySubsequences: false)
    let end = lines.firstIndex { $0 == "Coverage" } ?? lines.count
    var text = lines[..<end].joined(separator: "\n")
    while text.last == "\n" { text.removeLast() }
    guard report.verdict == .nothingChecked else { return text }
    return text + "\nnothing was checked:\n"
      + report.notChecked.map { "  - \($0)" }.joined(separator: "\n")
  }
}

/// A recording that a test has made.
public struct PlumbTrace: Sendable {
  private enum Source: Sendable {
    case file(String)
    case text(String)
  }

  private let source: Source

  /// A recording in a file: trace lines, or what another program recorded.
  public static func file(_ path: String) -> PlumbTrace { PlumbTrace(source: .file(path)) }

  /// Trace lines.
  public static func lines(_ text: String) -> PlumbTrace { PlumbTrace(source: .text(text)) }

  func input() throws(FileError) -> TraceInput {
    switch source {
    case .file(let path): TraceInput(path: path, bytes: try FileSystem.read(path))
    case .text(let text): TraceInput(path: "trace", bytes: ContiguousArray(text.utf8))
    }
  }
}

/// A recording that breaks its spec, with the explanation.
public struct ConformanceFailure: Error, Sendable, CustomStringConvertible {
  /// All that the check found; `nil` where it could not begin.
  public let report: TraceReport?
  /// What is wrong, with lines, places in the spec and repairs.
  public let reason: String

  /// The explanation, as test frameworks print it.
  public var description: String { reason }
}
