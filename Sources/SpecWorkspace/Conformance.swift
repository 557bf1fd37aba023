public import SpecDiagnostics
import SpecJSON
public import SpecLayout
public import SpecLint
import SpecModel
import SpecSyntax
import SpecText
public import SpecTrace

/// What a conformance check is asked to do.
public struct ConformanceRequest: Sendable {
  /// Files or folders of recorded traces; "-" is standard input.
  public var tracePaths: [String] = []
  /// Files or folders of layout dumps.
  public var layoutPaths: [String] = []
  /// What holds for traces.
  public var trace = TraceOptions()
  /// How long lines of a stream wait for late ones, in milliseconds.
  public var reorderWindow = 0.0
  /// What holds for layouts.
  public var layout = LayoutOptions()

  /// Recordings that were mapped before it was their turn.
  private var mapped: [String: TraceBytes] = [:]
  /// What has begun to read the first recording.
  fileprivate var ahead: TraceAhead?

  /// Makes a request that checks nothing.
  public init() {}

  /// Readies the memory of a program that does nothing else, and begins to read the first recording and to bring
  /// others into memory, where they are long, beside all that is done before they are checked.
  public mutating func prepare() {
    guard !tracePaths.isEmpty else { return }
    Workspace.prepareMemory()
    TraceChecker.prepareMemory()
    let processors = Parallel.processorCount
    guard processors > 1 else { return }
    var rest = Self.mostAhead
    for path in tracePaths where rest > 0 {
      // What cannot be read is reported when its turn comes.
      guard let bytes = FileSystem.longFile(path, least: Self.leastAhead) else { continue }
      mapped[path] = bytes
      let count = min(rest, bytes.count)
      rest -= count
      if path == tracePaths.first, let ahead = TraceAhead(bytes, parts: processors) {
        self.ahead = ahead
        // More than its share would make the others wait for nothing.
        Parallel.share { ahead.run(upTo: count / processors) }
      } else {
        Parallel.share { bytes.foresee(count) }
      }
    }
  }

  /// From what size on a recording is brought into memory ahead, and how much in all.
  private static let leastAhead = 16 << 20
  private static let mostAhead = 256 << 20

  /// The bytes of a recording.
  func bytes(_ path: String) throws(FileError) -> TraceBytes {
    if let bytes = mapped[path] { return bytes }
    return path == "-" ? try FileSystem.standardInputBytes() : try FileSystem.map(path)
  }
}

/// Traces and layouts of an app held against the specs of a workspace.
public struct Conformance: Sendable {
  /// The specs.
  public let workspace: Workspace
  /// What the traces showed; `nil` where none was given.
  public let trace: TraceReport?
  /// What the layouts showed; `nil` where none was given.
  public let layout: LayoutReport?
  /// Folders of dumps without a file.
  let emptyFolders: [String]
  /// Documents in folders of recordings and dumps, which are neither.
  private let leftOut: [String]
  /// The path that the first trace was asked for with.
  let tracePath: String?
  /// The recordings in the lines that they became; none where they were given back.
  private var traceInputs: [TraceInput]
  private let recordingPaths: [String]
  private let isStrict: Bool

  /// Runs the check.
  ///
  /// - Errors: throws `FileError` where a trace or a dump cannot be read, `ConfigurationError` where the
  ///   configurations of two specs contradict each other.
  public init(_ request: ConformanceRequest, workspace: Workspace) throws {
    self.workspace = workspace
    let settings = try ConformanceSettings(workspace)
    emptyFolders = try Self.emptyFolders(request.layoutPaths)
    leftOut = try Self.inside(request.tracePaths + request.layoutPaths).filter(Self.isDocument)
    tracePath = request.tracePaths.first
    let recordings = try Self.traces(request)
    var traceOptions = try workspace.traceOptions(
      over: request.trace, settings, paths: recordings.map(\.path))
    traceOptions.checksLayouts = true
    isStrict = traceOptions.isStrict
    var traced =
      request.tracePaths.isEmpty
      ? nil : Self.checker(workspace, traceOptions).check(inputs: recordings, workers: .all)
    var dumps = try Self.files(request.layoutPaths)
    let named = TracedDumps(
      &traced, besides: dumps.map(\.path), levels: traceOptions.levels)
    dumps += named.files
    var layoutOptions = try Self.layoutOptions(
      request.layout, workspace, settings, dumps: dumps.map(\.path), states: named.states)
    let specs = workspace.understoodSpecs
    let hasLayouts = !dumps.isEmpty || !request.layoutPaths.isEmpty
    if hasLayouts { layoutOptions.links = workspace.links }
    // Findings stand in the lines that a recording became.
    traceInputs = recordings.map { $0.native(fields: traceOptions.fields).input }
    recordingPaths = traceInputs.map(\.path)
    var checked =
      hasLayouts
      ? LayoutChecker(specs: specs, options: layoutOptions).check(dumps: dumps) : nil
    named.settle(&checked, &traced)
    trace = traced
    layout = checked
  }

  private static func layoutOptions(
    _ asked: LayoutOptions, _ workspace: Workspace, _ settings: ConformanceSettings,
    dumps: [String], states: [String: String]
  ) throws(ConfigurationError) -> LayoutOptions {
    var options = asked
    options.grids = settings.grids
    options.grid = options.grid ?? settings.runGrid
    options.touchTargets = settings.touchTargets
    options.touchTarget = options.touchTarget ?? settings.runTouchTarget
    options.bindings = workspace.bindings
    options.exceptions = settings.targetExceptions
    options.levels = try settings.levels(paths: dumps)
    options.states = states
    for dump in dumps where states[dump] == nil {
      options.states[dump] = try settings.state(ofDump: dump)
    }
    return options
  }

  /// Checks the traces of a request and keeps what can be joined with checks of other sessions.
  ///
  /// - Errors: throws `FileError` where a trace cannot be read, and `ConfigurationError`.
  public static func summary(
    _ request: ConformanceRequest, workspace: Workspace
  ) throws -> TraceSummary {
    let inputs = try traces(request)
    let options = try workspace.traceOptions(over: request.trace, paths: inputs.map(\.path))
    return checker(workspace, options).summary(inputs: inputs, workers: .all)
  }

  /// Checks one trace while it is recorded; `print` is given each violation at once, as a line of JSON.
  ///
  /// - Errors: throws `FileError` where the trace cannot be read, and `ConfigurationError`.
  public static func stream(
    _ request: ConformanceRequest, workspace: Workspace, print: (String) -> Void
  ) throws -> TraceStream.Result {
    var options = try workspace.traceOptions(over: request.trace, paths: request.tracePaths)
    // Lines of a stream have no path.
    options.levels.ignored["-"] = request.tracePaths.first.flatMap { options.levels.ignored[$0] }
    var stream = checker(workspace, options).stream(window: request.reorderWindow)
    func write(_ violations: [TraceReport.Violation]) {
      for violation in violations {
        var json = JSONWriter(style: .compact)
        json.value(violation)
        print(json.string + "\n")
      }
    }
    try FileSystem.eachLine(request.tracePaths.first ?? "-") { write(stream.read($0)) }
    let (violations, result) = stream.finish()
    write(violations)
    return result
  }

  private static func checker(_ workspace: Workspace, _ options: TraceOptions) -> TraceChecker {
    var sources: [FileID: SourceText] = [:]
    for document in workspace.documents { sources[document.file] = document.source }
    return TraceChecker(specs: workspace.understoodSpecs, sources: sources, options: options)
  }

  /// The traces that a request names, folders opened, in the order of their names.
  static func traces(_ request: ConformanceRequest) throws(FileError) -> [TraceInput] {
    var result: [TraceInput] = []
    for path in try opened(request.tracePaths) {
      let bytes = try Decompression.plain(try request.bytes(path), path: path)
      let ahead = result.isEmpty ? request.ahead : nil
      result.append(TraceInput(path: path, bytes: bytes, ahead: ahead))
    }
    return result
  }

  /// The files that paths mean, folders opened, in the order of their names.
  static func files(
    _ paths: [String]
  ) throws(FileError) -> [(path: String, bytes: ContiguousArray<UInt8>)] {
    var result: [(path: String, bytes: ContiguousArray<UInt8>)] = []
    for path in try opened(paths) {
      let bytes = path == "-" ? try FileSystem.readStandardInput() : try FileSystem.read(path)
      result.append((path, bytes))
    }
    return result
  }

  /// The folders among paths that hold no file.
  private static func emptyFolders(_ paths: [String]) throws(FileError) -> [String] {
    var result: [String] = []
    for path in paths where path != "-" && FileSystem.kind(path) == .folder {
      if try opened([path]).isEmpty { result.append(path) }
    }
    return result
  }

  /// Paths with each folder replaced by the files in it.
  private static func opened(_ paths: [String]) throws(FileError) -> [String] {
    var result: [String] = []
    for path in paths {
      guard path != "-", FileSystem.kind(path) == .folder else {
        result.append(path)
        continue
      }
      result += try inside([path]).filter { !isDocument($0) }
    }
    return result
  }

  /// The files in the folders among paths.
  private static func inside(_ paths: [String]) throws(FileError) -> [String] {
    var result: [String] = []
    for path in paths where path != "-" && FileSystem.kind(path) == .folder {
      let names = try FileSystem.names(inFolder: path).filter { !$0.hasPrefix(".") }
      result += names.map { Paths.join(path, $0) }.filter { FileSystem.kind($0) == .file }
    }
    return result
  }

  /// Whether a file is by its name a text or picture about others: "runs/README.md".
  private static func isDocument(_ path: String) -> Bool {
    let name = Paths.name(of: path)
    guard let dot = name.utf8.lastIndex(of: 0x2E) else { return false }
    return documents.contains(name[name.utf8.index(after: dot)...].lowercased())
  }

  private static let documents: Lexicon = [
    "md", "markdown", "rst", "adoc", "tsv", "pdf", "png", "jpg", "jpeg", "svg", "gif", "webp",
  ]
}

extension Configuration {
  /// What `target-exceptions` may say of an element.
  static var targetExceptionNames: [String] { TargetException.allCases.map(\.rawValue) }
}

extension Conformance {
  /// The whole check in one word.
  public var verdict: String {
    let verdicts = [trace?.verdict.rawValue, layout?.verdict.rawValue].compactMap { $0 }
    for word in ["fail", "nothing-checked", "inconclusive"] where verdicts.contains(word) {
      return word
    }
    return verdicts.isEmpty ? "nothing-checked" : "pass"
  }

  /// Whether something failed, or nothing was decided where something should have been.
  public var fails: Bool {
    if let trace, trace.verdict == .fail || trace.verdict == .nothingChecked { return true }
    if let layout, layout.verdict != .pass { return true }
    return trace == nil && layout == nil
  }

  /// Whether an input could not be read.
  public var isUnreadable: Bool { layout?.isUnreadable == true }

  /// Whether any finding is at least this bad.
  public func fails(at severity: Severity) -> Bool {
    let traced = [trace?.violations ?? [], trace?.notes ?? []].joined()
    return fails || traced.contains { $0.severity >= severity }
      || layoutDiagnostics.contains { $0.severity >= severity }
  }

  /// The number of the first layout dump among the files of the run; traces come after the dumps.
  private var firstLayout: Int { workspace.documents.count }

  var layoutDiagnostics: [Diagnostic] {
    guard let layout else { return [] }
    return layout.diagnostics(
      files: layout.sources.indices.map { FileID(firstLayout + $0) }, isStrict: isStrict)
  }

  /// Specs and dumps, in the order of their numbers.
  var filesWithoutTraces: SourceFiles {
    SourceFiles(workspace.documents.map(\.source) + (layout?.sources ?? []))
  }

  /// The findings in layouts alone, for people: those in traces are in the text of the trace report.
  public var layoutFindings: LintReport {
    report(layoutDiagnostics, files: filesWithoutTraces)
  }

  /// Gives the recordings back, beside what comes next; `findings` then no longer shows the lines of recordings.
  ///
  /// To forget the pages of a long file takes milliseconds, for which a program that ends would have to wait.
  public mutating func giveBackRecordings() {
    let inputs = traceInputs
    traceInputs = []
    Parallel.share { withExtendedLifetime(inputs) {} }
  }

  /// All findings with their places.
  public var findings: LintReport {
    var texts = filesWithoutTraces.texts
    var traces: [String: (file: FileID, text: SourceText)] = [:]
    let named = Set((trace.map { $0.violations + $0.notes } ?? []).map(\.path))
    for input in traceInputs where named.contains(input.path) {
      let text = SourceText(decoding: input.bytes.array, path: input.path)
      traces[input.path] = (FileID(texts.count), text)
      texts.append(text)
    }
    let found = (trace?.diagnostics(traces: traces) ?? []) + layoutDiagnostics
    let unchecked = unchecked(&texts)
    return report(found + unchecked, files: SourceFiles(texts))
  }

  func report(_ diagnostics: [Diagnostic], files: SourceFiles) -> LintReport {
    LintReport(
      files: files, documents: workspace.documents, diagnostics: diagnostics,
      checkedCount: recordingPaths.count + (layout?.sources.count ?? 0), notChecked: notChecked,
      catalog: Workspace.catalog,
      checkedPaths: recordingPaths + (layout?.sources.map(\.path) ?? []))
  }

  /// Why nothing of some folders was checked.
  var emptyFolderNotes: [String] {
    emptyFolders.map { "\($0): no layout was checked: the folder holds no file" }
  }

  /// The documents in folders that were not read.
  var leftOutNotes: [String] {
    leftOut.map { "\($0): left out, for it is neither a recording nor a dump by its name" }
  }

  var notChecked: [String] {
    let layouts = (layout?.entries ?? []).flatMap { entry in
      entry.notChecked.map { "\(entry.dump.source.path): \($0)" }
    }
    return (trace?.notChecked ?? []) + emptyFolderNotes + leftOutNotes + layouts
  }
}
