import SpecDiagnostics
import SpecLint
import SpecWorkspace

/// One run of `plumb lint`, from its arguments to what it says.
struct LintRun {
  private let arguments: Arguments
  private let request: WorkspaceRequest
  private let gate: UnderstandingGate?
  private let findings: Findings

  /// Reads the arguments.
  ///
  /// - Errors: throws `UsageError`.
  init(_ arguments: Arguments) throws(UsageError) {
    self.arguments = arguments
    gate = try arguments.understandingGate(verb: "lint")
    request = try WorkspaceRequest(arguments)
    findings = try Findings(arguments)
    guard !fixes || !request.paths.contains("-") else {
      throw UsageError(message: "standard input cannot be fixed; use --diff", verb: "lint")
    }
    guard !arguments.has("--watch") || !request.paths.contains("-") else {
      throw UsageError(message: "standard input cannot be watched", verb: "lint")
    }
  }

  private var allowsUnsafe: Bool { arguments.has("--unsafe-fixes") }
  private var showsDifference: Bool { arguments.has("--diff") }
  private var fixes: Bool {
    !arguments.has("--diff") && (arguments.has("--fix") || arguments.has("--unsafe-fixes"))
  }

  /// Runs once.
  ///
  /// - Errors: throws `FileError`, `ConfigurationError` and `UsageError`.
  @inline(never)
  func perform(_ console: inout Console) throws -> ExitCode {
    if request.paths.contains("-"), FileSystem.isTerminal(0) {
      console.say("plumb: reading the document from the terminal; end it with Control-D")
    }
    let documents = try request.load()
    let baseline = try readBaseline()
    let cache = cache(documents, baseline?.bytes, usesColor: console.usesColor)
    if let known = cache?.record() { return try console.replay(known) }
    Workspace.prepareMemory()
    var workspace = Workspace(documents)
    defer { keep(workspace) }
    var (report, remarks) = filtered(workspace.lint(), baseline?.value)
    if showsDifference {
      let fixed = mended(documents, report, baseline?.value)
      return difference(workspace, fixed, record(report, workspace, remarks), &console)
    }
    if fixes { (workspace, report) = try fixed(workspace, report, baseline?.value, &console) }
    if let path = arguments.value("--write-baseline") {
      let text = Baseline.text(report)
      try FileSystem.write(ContiguousArray(text.utf8), to: path)
      console.say("wrote \(path)")
      (report, remarks) = filtered(report, try Baseline(parsing: text))
    }
    let record = record(report, workspace, remarks, usesColor: console.usesColor)
    cache?.store(record, of: workspace)
    return try console.replay(record)
  }

  /// What a run made.
  private final class Kept: Sendable {
    let workspace: Workspace

    init(_ workspace: Workspace) { self.workspace = workspace }
  }

  /// Keeps a workspace until the process ends, which is soon: to give hundreds of thousands of pieces of memory back one by
  /// one would take longer than to format the findings.
  private func keep(_ workspace: Workspace) {
    guard !arguments.has("--watch") else { return }
    _ = Unmanaged.passRetained(Kept(workspace))
  }

  /// A report without what is known, and what is to be said about the baseline.
  private func filtered(
    _ report: LintReport, _ baseline: Baseline?
  ) -> (report: LintReport, remarks: [String]) {
    guard let (report, stale) = baseline?.filtered(report) else { return (report, []) }
    let noun = stale == 1 ? "entry of the baseline matches" : "entries of the baseline match"
    return (report, stale == 0 ? [] : ["\(stale) \(noun) nothing any more"])
  }

  private func record(
    _ report: LintReport, _ workspace: Workspace, _ remarks: [String], usesColor: Bool = false
  ) -> RunRecord {
    var record = findings.record(report, usesColor: usesColor)
    record.remarks += remarks + fixRemarks(report) + workspace.configurationRemarks
    if let verdict = gate?.verdict(on: workspace.understandingMaps()) {
      record.remarks += verdict.lines
      if !verdict.isPassed, !arguments.has("--exit-zero") {
        record.status = ExitCode.findings.rawValue
      }
    }
    return record
  }

  /// How many findings have a fix that this run does not apply.
  private func fixRemarks(_ report: LintReport) -> [String] {
    guard !request.paths.contains("-") else { return [] }
    let safe = fixes ? 0 : report.diagnostics.count { $0.fix?.safety == .safe }
    let others =
      fixes && allowsUnsafe ? 0 : report.diagnostics.count { $0.fix?.safety == .unsafe }
    switch (safe, others) {
    case (0, 0): return []
    case (_, 0): return ["\(safe) can be fixed with --fix"]
    case (0, _): return ["\(others) can be fixed with --unsafe-fixes"]
    default: return ["\(safe) can be fixed with --fix, \(others) more with --unsafe-fixes"]
    }
  }

  // MARK: Cache

  /// The cache, where the run only reads and may use one.
  private func cache(
    _ documents: LoadedDocuments, _ baseline: ContiguousArray<UInt8>?, usesColor: Bool
  ) -> RunCache? {
    let writes = fixes || showsDifference || arguments.has("--write-baseline")
    guard !writes, !arguments.has("--no-cache") else { return nil }
    var words = [Program.version, findings.formatName, usesColor ? "colour" : "plain"]
    // Where results go and where the cache lies changes nothing about them.
    let silent: Set<String> = ["--output", "--color", "--format", "--cache-dir", "--watch"]
    for (flag, values) in arguments.values.sorted(by: { $0.key < $1.key })
    where !silent.contains(flag) {
      words += [flag, String(values.count)] + values
    }
    return RunCache(
      documents, words: words, extra: baseline.map { [$0] } ?? [],
      folder: arguments.value("--cache-dir"))
  }

  private func readBaseline() throws -> (bytes: ContiguousArray<UInt8>, value: Baseline)? {
    guard let path = arguments.value("--baseline"), !arguments.has("--write-baseline") else {
      return nil
    }
    let bytes = try FileSystem.read(path)
    do {
      return (bytes, try Baseline(parsing: String(decoding: bytes, as: UTF8.self)))
    } catch {
      throw UsageError(
        message: "\(path):\(error.line): not a line of a baseline; make one with --write-baseline",
        verb: "lint")
    }
  }

  // MARK: Fixes

  /// Shows what fixes would change; fails where they would change anything, or where findings or the gate fail the run.
  private func difference(
    _ workspace: Workspace, _ fixed: LoadedDocuments?, _ record: RunRecord, _ console: inout Console
  ) -> ExitCode {
    if let fixed { console.print(workspace.difference(to: fixed)) }
    for remark in record.remarks { console.say(remark) }
    guard fixed != nil else { return ExitCode(rawValue: record.status) ?? .usage }
    return arguments.has("--exit-zero") ? .clean : .findings
  }

  /// The documents as the fixes of all passes leave them, in memory; `nil` where no fix changes one.
  @inline(never)
  private func mended(
    _ documents: LoadedDocuments, _ report: LintReport, _ baseline: Baseline?
  ) -> LoadedDocuments? {
    var (documents, report) = (documents, report)
    var isChanged = false
    var history = FixHistory()
    for _ in 0..<Self.passLimit {
      let plan = history.plan(report, allowsUnsafe: allowsUnsafe)
      guard !plan.files.isEmpty else { break }
      isChanged = true
      documents = documents.with(plan)
      report = filtered(Workspace(documents).lint(), baseline).report
    }
    return isChanged ? documents : nil
  }

  /// Passes over the files until no fix is left; a fix may make room for another.
  private static let passLimit = 10

  /// Applies fixes until none is left; each pass reads the files again.
  private func fixed(
    _ workspace: Workspace, _ report: LintReport, _ baseline: Baseline?, _ console: inout Console
  ) throws -> (Workspace, LintReport) {
    var (workspace, report) = (workspace, report)
    var count = 0
    var history = FixHistory()
    for _ in 0..<Self.passLimit {
      let plan = history.plan(report, allowsUnsafe: allowsUnsafe)
      guard !plan.files.isEmpty else { break }
      try workspace.write(plan)
      count += plan.fixCount
      (workspace, report) = try again(baseline)
    }
    let skipped = FixPlan(report, allowsUnsafe: allowsUnsafe).skippedCount
    let rest = skipped == 0 ? "" : "; \(skipped) wait because of their file's encoding or line ends"
    console.say("applied \(count) fix\(count == 1 ? "" : "es")\(rest)")
    return (workspace, report)
  }

  @inline(never)
  private func again(_ baseline: Baseline?) throws -> (Workspace, LintReport) {
    let workspace = try Workspace(request: request)
    return (workspace, filtered(workspace.lint(), baseline).report)
  }

  // MARK: Watching

  /// Runs again whenever a file changes, until the process is ended or its working folder is gone.
  func watch(_ console: inout Console) -> ExitCode {
    let working = FileSystem.workingFolder()
    let files = WatchedFiles(request, further: arguments.value("--baseline"))
    var watched: [String: FileStamp]?
    while FileSystem.kind(working) == .folder { look(at: files, &watched, &console) }
    return .clean
  }

  /// Runs if a file has changed since the last look, otherwise waits.
  // Not inlined: the optimizer takes hours to look for what does not change in a loop over the whole pipeline.
  @inline(never)
  private func look(
    at files: WatchedFiles, _ watched: inout [String: FileStamp]?, _ console: inout Console
  ) {
    guard files.stamps() != watched else { return FileSystem.sleep(Self.watchInterval) }
    // An editor that writes in steps gets a little more time.
    if watched != nil { FileSystem.sleep(Self.watchInterval / 2) }
    watched = files.stamps()
    round(&console)
  }

  /// Milliseconds between two looks at the files.
  private static let watchInterval: UInt32 = 200

  @inline(never)
  private func round(_ console: inout Console) {
    if console.outputPath == nil, FileSystem.isTerminal(1) { console.print("\u{1B}[2J\u{1B}[H") }
    do {
      _ = try perform(&console)
      try console.flush()
    } catch {
      Program.say(error, &console)
    }
    console.say("watching; end with Control-C")
  }
}
