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
      .standardInputName,
    ],
    details: """
      A folder means every *.md below it that is a spec; '-' is standard input.
      Without PATHS the working folder is linted.
      """,
    run: { arguments, console in
      let workspace = try Workspace(request: .init(arguments))
      return try Findings(arguments).print(workspace.lint(), to: &console)
    })
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
