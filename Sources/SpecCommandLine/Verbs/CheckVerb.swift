import SpecDiagnostics
import SpecJSON
import SpecLayout
import SpecLint
import SpecText
import SpecTrace
import SpecWorkspace

extension Verb {
  static let check = Verb(
    name: "check",
    summary: "hold recorded traces and layout dumps against specs",
    operands: "",
    flags: [
      .words("--spec", "PATH…", "specs, files or folders"),
      .words("--trace", "FILE…", "recorded traces, files or folders"),
      .words("--layout", "FILE…", "layout dumps, files or folders"),
      .format, .output, .config, .failOn, .exitZero, .statistics,
      .option(
        "--world", "WORLD", choices: TraceOptions.World.allCases.map(\.rawValue),
        "what holds for transitions that no row allows (default: declared)"),
      .option("--machine", "NAME", "the one machine to check traces against"),
      .option("--list-sessions", "FILE", "write one line for each failed session"),
      .option(
        "--profile", "PROFILE", choices: TargetProfile.allCases.map(\.rawValue),
        "rules for the size of touch targets, in place of the spec's"),
      .option(
        "--layout-format", "FORMAT", choices: LayoutFormat.allCases.map(\.rawValue),
        "the format of the dumps (default: told from their content)"),
      .option("--scale", "NUMBER", "device pixels per dp of the dumps"),
      .option("--state", "NAME", "the state that the dumps show, alone or as DOCUMENT/STATE"),
      .option("--content-size", "SIZE", "the text size of the dumps, XS to AX5 or Apple's name"),
      .toggle(
        "--stream",
        "check one trace while it is recorded: a line of JSON for each violation at once"),
      .option(
        "--reorder-window", "MS",
        "with --stream: how long lines wait for late ones of their session (default: 0)"),
      .toggle(
        "--explain", "find the cheapest repair of each session that left the rows, and its causes"),
      .option("--html", "FILE", "write a page that draws each dump beside its wireframe"),
      .toggle("--redact", "keep the texts of dumps out of what is reported"),
      .toggle("--strict", "what cannot be decided counts as a warning"),
      .option(
        "--emit", "F", choices: ["layoutdump", "trace", "summary"],
        "convert the dumps or recordings instead of checking them, or print what 'plumb merge' joins"
      ),
    ],
    details: "Layouts can be checked without a spec when --profile is given.",
    run: { arguments, console in
      var request = try ConformanceRequest(arguments)
      if arguments.value("--emit") == "layoutdump" { return try convert(request, &console) }
      if arguments.value("--emit") == "trace" {
        return try translate(request, arguments, &console)
      }
      let specs = arguments.list("--spec") ?? []
      guard !specs.isEmpty || (request.tracePaths.isEmpty && arguments.has("--profile")) else {
        throw UsageError(message: "name the specs with --spec", verb: "check")
      }
      var specRequest = WorkspaceRequest(paths: specs)
      specRequest.configurationPath = arguments.value("--config")
      specRequest.configuredPaths = request.layoutPaths
      specRequest.defersFacts = true
      if !arguments.has("--stream") { request.prepare() }
      let workspace = try Workspace(request: specRequest)
      let problem =
        request.layout.state.flatMap(workspace.problem(ofLayoutState:))
        ?? request.trace.machine.flatMap(workspace.problem(ofMachine:))
      if let problem {
        throw UsageError(message: problem, verb: "check")
      }
      for remark in workspace.configurationRemarks { console.say(remark) }
      if arguments.value("--emit") == "summary" {
        return try summarise(request, workspace, arguments, &console)
      }
      if arguments.has("--stream") { return try stream(request, workspace, arguments) }
      var conformance = try Conformance(request, workspace: workspace)
      request = ConformanceRequest()
      try writeSessions(of: conformance, to: arguments.value("--list-sessions"))
      if let path = arguments.value("--html") {
        guard let page = conformance.layoutPage else {
          throw UsageError(
            message: "'--html' needs --layout, or traces that name layout dumps", verb: "check")
        }
        try FileSystem.write(ContiguousArray(page.utf8), to: path)
        console.say("wrote \(path)")
      }
      if try printsJSON(arguments) { conformance.giveBackRecordings() }
      // The process ends now; to give a large report back piece by piece would take longer.
      _ = Unmanaged.passRetained(Kept(conformance))
      return try print(conformance, arguments, to: &console)
    })

  /// Something that is never given back.
  private final class Kept<Value: Sendable>: Sendable {
    let value: Value

    init(_ value: Value) { self.value = value }
  }

  private static func convert(
    _ request: ConformanceRequest, _ console: inout Console
  ) throws -> ExitCode {
    let result = try Conformance.layoutdumps(request)
    console.print(result.text)
    for note in result.notes { console.say(note) }
    for failure in result.failures { console.say("plumb: cannot read \(failure)") }
    return result.failures.isEmpty && !result.text.isEmpty ? .clean : .usage
  }

  /// Flags that ask for what is known only of a whole recording.
  private static let streamless = ["--explain", "--statistics", "--html", "--list-sessions"]

  private static func stream(
    _ request: ConformanceRequest, _ workspace: Workspace, _ arguments: Arguments
  ) throws -> ExitCode {
    for flag in streamless where arguments.has(flag) {
      throw UsageError(message: "'\(flag)' is of no use with --stream", verb: "check")
    }
    if let format = arguments.value("--format"), !format.hasPrefix("json") {
      throw UsageError(message: "'--stream' writes lines of JSON, not '\(format)'", verb: "check")
    }
    guard request.tracePaths.count == 1, request.layoutPaths.isEmpty else {
      throw UsageError(message: "'--stream' checks one trace", verb: "check")
    }
    guard arguments.value("--output") == nil else {
      throw UsageError(message: "'--stream' writes to standard output only", verb: "check")
    }
    var failure: FileError?
    func write(_ text: String) {
      do throws(FileError) {
        try FileSystem.writeToOutput(ContiguousArray(text.utf8)[...])
      } catch { failure = failure ?? error }
    }
    let result = try Conformance.stream(request, workspace: workspace, print: write)
    var json = JSONWriter(style: .compact)
    json.value(result)
    write(json.string + "\n")
    if let failure { throw failure }
    let fails = result.verdict == .fail || result.verdict == .nothingChecked
    return fails && !arguments.has("--exit-zero") ? .findings : .clean
  }

  private static func summarise(
    _ request: ConformanceRequest, _ workspace: Workspace, _ arguments: Arguments,
    _ console: inout Console
  ) throws -> ExitCode {
    let summary = try Conformance.summary(request, workspace: workspace)
    console.print(summary.json)
    console.say("verdict: \(summary.verdict.rawValue)")
    return summary.fails && !arguments.has("--exit-zero") ? .findings : .clean
  }

  private static func translate(
    _ request: ConformanceRequest, _ arguments: Arguments, _ console: inout Console
  ) throws -> ExitCode {
    let result = try Conformance.traceLines(
      request, configurationPath: arguments.value("--config"))
    console.print(result.text)
    for remark in result.remarks { console.say(remark) }
    return result.text.isEmpty ? .usage : .clean
  }

  private static func writeSessions(of conformance: Conformance, to path: String?) throws {
    guard let path, let trace = conformance.trace else { return }
    try FileSystem.write(ContiguousArray(trace.failedSessionList.utf8), to: path)
  }

  /// Whether the report is printed as it is, and not findings in places.
  private static func printsJSON(_ arguments: Arguments) throws -> Bool {
    try !arguments.has("--statistics") && Findings.formatName(arguments) == "json"
  }

  private static func print(
    _ conformance: Conformance, _ arguments: Arguments, to console: inout Console
  ) throws -> ExitCode {
    let failing = arguments.value("--fail-on").flatMap(Severity.init(name:)) ?? .error
    let isFailure = conformance.fails(at: failing) && !arguments.has("--exit-zero")
    let code: ExitCode = conformance.isUnreadable ? .usage : isFailure ? .findings : .clean
    if try printsJSON(arguments) {
      for piece in conformance.json { console.print(piece) }
    } else if try arguments.has("--statistics") || Findings.formatName(arguments) != "full" {
      _ = try Findings(arguments).print(conformance.findings, to: &console)
    } else {
      console.print(conformance.text)
      let found = conformance.layoutFindings
      if !found.diagnostics.isEmpty {
        console.print("\n")
        FullFormat().write(found, style: .init(usesColor: console.usesColor)) {
          console.print($0)
        }
      }
    }
    console.say("verdict: \(conformance.verdict)")
    return code
  }
}

extension ConformanceRequest {
  /// What the arguments of the verb ask for.
  ///
  /// - Errors: throws `UsageError` where nothing is to be checked or a number is malformed.
  fileprivate init(_ arguments: Arguments) throws(UsageError) {
    self.init()
    let folder = FileSystem.workingFolder()
    tracePaths = (arguments.list("--trace") ?? []).map { Paths.printed($0, in: folder) }
    layoutPaths = (arguments.list("--layout") ?? []).map { Paths.printed($0, in: folder) }
    guard arguments.operands.isEmpty else {
      throw UsageError(
        message: "'\(arguments.operands[0])' is neither spec, trace nor layout; use --spec,"
          + " --trace or --layout", verb: "check")
    }
    guard !tracePaths.isEmpty || !layoutPaths.isEmpty else {
      throw UsageError(message: "name traces with --trace or dumps with --layout", verb: "check")
    }
    try checkInputs(arguments)
    if let world = arguments.value("--world").flatMap(TraceOptions.World.init(rawValue:)) {
      trace.world = world
    }
    trace.machine = arguments.value("--machine")
    trace.explains = arguments.has("--explain")
    trace.isStrict = arguments.has("--strict")
    layout.isStrict = arguments.has("--strict")
    layout.profile = arguments.value("--profile").flatMap(TargetProfile.init(rawValue:))
    layout.format = arguments.value("--layout-format").flatMap(LayoutFormat.init(rawValue:))
    layout.isRedacted = arguments.has("--redact")
    layout.state = arguments.value("--state")
    if let text = arguments.value("--content-size") {
      guard let size = TextSizeCategory(name: text) else {
        let names = TextSizeCategory.allCases.map(\.rawValue)
        let hint =
          Suggestion.nearest(to: text, in: TextSizeCategory.allNames).map {
            "did you mean '\($0)'?"
          }
          ?? "expected one of \(names.joined(separator: ", ")), or Apple's name for one"
        throw UsageError(
          message: "'--content-size' does not take '\(text)'; \(hint)", verb: "check")
      }
      layout.contentSize = size.rawValue
    }
    if let text = arguments.value("--reorder-window") {
      guard let window = Double(text), window >= 0, window.isFinite else {
        throw UsageError(
          message: "'--reorder-window' needs milliseconds, not '\(text)'", verb: "check")
      }
      guard arguments.has("--stream") else {
        throw UsageError(message: "'--reorder-window' needs --stream", verb: "check")
      }
      reorderWindow = window
    }
    if let text = arguments.value("--scale") {
      guard let scale = Double(text), scale > 0, scale.isFinite else {
        throw UsageError(message: "'--scale' needs a positive number, not '\(text)'", verb: "check")
      }
      layout.scale = scale
    }
  }

  /// Flags that concern recordings alone.
  private static let traceFlags = [
    "--world", "--machine", "--list-sessions", "--explain", "--stream",
  ]

  /// - Errors: throws `UsageError` for flags whose input is missing, and where two inputs are standard input.
  private func checkInputs(_ arguments: Arguments) throws(UsageError) {
    var needs = Self.traceFlags.filter(arguments.has).map { ($0, "--trace") }
    if let form = arguments.value("--emit") {
      needs.append(("--emit \(form)", form == "layoutdump" ? "--layout" : "--trace"))
    }
    for (flag, input) in needs where !arguments.has(input) {
      throw UsageError(message: "'\(flag)' needs \(input)", verb: "check")
    }
    let inputs = ["--spec", "--trace", "--layout"].flatMap { arguments.list($0) ?? [] }
    guard inputs.count(where: { $0 == "-" }) < 2 else {
      throw UsageError(message: "standard input can be read once only", verb: "check")
    }
  }
}
