import SpecDiagnostics
import SpecLint
import SpecWorkspace

extension Verb {
  static let lint = Verb(
    name: "lint",
    summary: "lint spec documents",
    operands: "[PATHS…]",
    flags: [
      .format, .output, .select, .ignore, .config, .failOn, .exitZero, .statistics,
      .standardInputName, .minimumUnderstood,
      .toggle("--fix", "apply the safe fixes to the files"),
      .toggle("--unsafe-fixes", "apply the other fixes as well"),
      .toggle("--diff", "show what fixes would change instead of writing"),
      .option("--baseline", "FILE", "do not report the findings of this file"),
      .option("--write-baseline", "FILE", "write all findings to this file, and report none"),
    ],
    details: """
      A folder means every *.md below it that is a spec; '-' is standard input.
      Without PATHS the working folder is linted.
      """,
    run: { arguments, console in
      let gate = try arguments.understandingGate(verb: "lint")
      let request = try WorkspaceRequest(arguments)
      var workspace = try Workspace(request: request)
      var report = workspace.lint()
      let allowsUnsafe = arguments.has("--unsafe-fixes")
      if arguments.has("--diff") {
        let plan = FixPlan(report, allowsUnsafe: allowsUnsafe)
        console.print(workspace.diff(plan))
        return plan.files.isEmpty || arguments.has("--exit-zero") ? .clean : .findings
      }
      if arguments.has("--fix") || allowsUnsafe {
        (workspace, report) = try fixed(workspace, report, request, allowsUnsafe, console)
      }
      if let path = arguments.value("--write-baseline") {
        try FileSystem.write(ContiguousArray(Baseline.text(report).utf8), to: path)
        console.say("wrote \(path)")
        report = Baseline.filtered(report, baseline: Baseline.text(report))
      } else if let path = arguments.value("--baseline") {
        let text = String(decoding: try FileSystem.read(path), as: UTF8.self)
        report = Baseline.filtered(report, baseline: text)
      }
      let code = try Findings(arguments).print(report, to: &console)
      guard let gate, !gate.passes(workspace, console) else { return code }
      return arguments.has("--exit-zero") ? code : .findings
    })

  /// Applies fixes until none is left or a run brings no new one; each pass reads the files again.
  private static func fixed(
    _ workspace: Workspace, _ report: LintReport, _ request: WorkspaceRequest,
    _ allowsUnsafe: Bool, _ console: Console
  ) throws -> (Workspace, LintReport) {
    guard !request.paths.contains("-") else {
      throw UsageError(message: "standard input cannot be fixed; use --diff", verb: "lint")
    }
    var (workspace, report) = (workspace, report)
    var count = 0
    for _ in 0..<5 {
      let plan = FixPlan(report, allowsUnsafe: allowsUnsafe)
      guard !plan.files.isEmpty else { break }
      try workspace.write(plan)
      count += plan.fixCount
      workspace = try Workspace(request: request)
      report = workspace.lint()
    }
    let skipped = FixPlan(report, allowsUnsafe: allowsUnsafe).skippedCount
    let rest = skipped == 0 ? "" : "; \(skipped) wait because of their file's encoding or line ends"
    console.say("applied \(count) fixes\(rest)")
    return (workspace, report)
  }
}

extension Flag {
  static let format = Flag.option(
    "--format", "FORMAT", choices: FindingsFormats.all.map { $0.name },
    "how findings are printed (default: full)")
}

extension WorkspaceRequest {
  /// What the arguments of a verb ask to be read.
  ///
  /// - Errors: throws `UsageError` for rules that do not exist.
  init(_ arguments: Arguments) throws(UsageError) {
    self.init(paths: arguments.operands.isEmpty ? ["."] : arguments.operands)
    standardInputName = arguments.value("--stdin-filename")
    configurationPath = arguments.value("--config")
    select = arguments.list("--select")
    ignore = arguments.list("--ignore") ?? []
    for selector in (select ?? []) + ignore where !Workspace.catalog.knows(selector) {
      let hint = Workspace.catalog.suggestion(for: selector).map { "; did you mean '\($0)'?" } ?? ""
      throw UsageError(message: "no rule has the code, prefix or name '\(selector)'\(hint)")
    }
  }
}

/// How a verb prints findings and decides about its exit code.
struct Findings {
  private let format: any FindingsFormat
  private let failingSeverity: Severity
  private let isExitZero: Bool
  private let hasStatistics: Bool

  init(_ arguments: Arguments) {
    format = FindingsFormats.named(arguments.value("--format") ?? "full") ?? FullFormat()
    failingSeverity = arguments.value("--fail-on").flatMap(Severity.init(name:)) ?? .error
    isExitZero = arguments.has("--exit-zero")
    hasStatistics = arguments.has("--statistics")
  }

  /// Prints the findings and says how many there are.
  func print(_ report: LintReport, to console: inout Console) throws -> ExitCode {
    if hasStatistics {
      console.print(statistics(report))
    } else {
      let style = FormatStyle(usesColor: console.usesColor, version: Program.version)
      console.print(format.format(report, style: style))
    }
    if format is GitHubFormat { try StepSummary.write(report) }
    console.say(summary(report))
    return !isExitZero && report.fails(at: failingSeverity) ? .findings : .clean
  }

  private func summary(_ report: LintReport) -> String {
    let counts = [
      Self.counted(report.count(.error), "error"), Self.counted(report.count(.warning), "warning"),
      Self.counted(report.count(.info), "info"),
    ].joined(separator: ", ")
    let documents = Self.counted(report.checkedCount, "document")
    let rest = report.notChecked.isEmpty ? "" : "; \(report.notChecked.count) not checked"
    return "\(counts) in \(documents)\(rest)"
  }

  private static func counted(_ count: Int, _ noun: String) -> String {
    "\(count) \(noun)\(count == 1 ? "" : "s")"
  }

  /// Counts by code, most frequent first.
  private func statistics(_ report: LintReport) -> String {
    var counts: [String: (count: Int, name: String)] = [:]
    for diagnostic in report.diagnostics {
      counts[diagnostic.code, default: (0, diagnostic.name)].count += 1
    }
    let rows = counts.sorted {
      ($1.value.count, $0.key) < ($0.value.count, $1.key)
    }
    let width = rows.first.map { String($0.value.count).utf8.count } ?? 0
    return rows.map { code, entry in
      let digits = String(entry.count)
      let padding = String(repeating: " ", count: width - digits.utf8.count)
      return "\(padding)\(digits)  \(code)  \(entry.name)\n"
    }.joined()
  }
}
