import SpecDiagnostics
import SpecJSON
import SpecLint
import SpecText
import SpecWorkspace

/// How a verb prints findings and decides about its exit code.
struct Findings {
  /// The name of the format.
  let formatName: String
  private let format: any FindingsFormat
  private let failingSeverity: Severity
  private let isExitZero: Bool
  private let hasStatistics: Bool

  /// Reads the flags; without `--format` the environment decides.
  ///
  /// - Errors: throws `UsageError` where the environment names a format that does not exist.
  init(_ arguments: Arguments) throws(UsageError) {
    formatName = try Self.formatName(arguments)
    format = FindingsFormats.named(formatName) ?? FullFormat()
    failingSeverity = arguments.value("--fail-on").flatMap(Severity.init(name:)) ?? .error
    isExitZero = arguments.has("--exit-zero")
    hasStatistics = arguments.has("--statistics")
  }

  /// The format that the flag, else the environment asks for.
  ///
  /// - Errors: throws `UsageError` where the environment names a format that does not exist.
  static func formatName(_ arguments: Arguments) throws(UsageError) -> String {
    if let name = arguments.value("--format") { return name }
    guard let name = FileSystem.environment(environmentName), !name.isEmpty else { return "full" }
    guard FindingsFormats.named(name) == nil else { return name }
    let known = FindingsFormats.all.map { $0.name }
    let hint = Suggestion.nearest(to: name, in: known).map { "; did you mean '\($0)'?" } ?? ""
    throw UsageError(message: "\(environmentName) is no format: '\(name)'\(hint)")
  }

  private static let environmentName = "PLUMB_OUTPUT_FORMAT"

  /// What a run that found this has to say.
  func record(_ report: LintReport, usesColor: Bool) -> RunRecord {
    let style = FormatStyle(
      usesColor: usesColor, version: Program.version, failing: failingSeverity)
    let results =
      hasStatistics
      ? ContiguousArray(Statistics(report).text(isJSON: format is JSONFormat).utf8)
      : format.format(report, style: style)
    let code =
      !isExitZero && report.fails(at: failingSeverity) ? ExitCode.findings : ExitCode.clean
    let isTold = !hasStatistics || format is FullFormat || format is JSONFormat
    let remark =
      "--statistics counts in words, or with --format json; '\(formatName)' has no counts"
    return RunRecord(
      results: results, remarks: [Self.summary(report)] + (isTold ? [] : [remark]),
      stepSummary: format is GitHubFormat ? GitHubFormat.summary(report) : nil,
      status: code.rawValue)
  }

  /// Prints the findings and says how many there are.
  func print(_ report: LintReport, to console: inout Console) throws -> ExitCode {
    try console.replay(record(report, usesColor: console.usesColor))
  }

  private static func summary(_ report: LintReport) -> String {
    let rest = report.notChecked.isEmpty ? "" : "; \(report.notChecked.count) not checked"
    return report.totals + rest
  }
}

extension Arguments {
  /// What the rules find that is as bad as `--fail-on` says (default: error), a line each, and how much there is in
  /// all; for verbs whose results are not findings.
  func failingFindings(_ workspace: Workspace) -> [String] {
    let severity = value(Flag.failOn.name).flatMap(Severity.init(name:)) ?? .error
    let report = workspace.lint()
    guard report.fails(at: severity) else { return [] }
    let failing = LintReport(
      files: report.files, diagnostics: report.diagnostics.filter { $0.severity >= severity },
      checkedCount: report.checkedCount, catalog: report.catalog)
    let style = FormatStyle(version: Program.version)
    let text = String(decoding: ConciseFormat().format(failing, style: style), as: UTF8.self)
    return text.split(separator: "\n").map(String.init) + [report.totals]
  }
}

extension Console {
  /// Says what a run had to say.
  ///
  /// - Errors: throws `FileError` where the summary of the job cannot be written.
  mutating func replay(_ record: RunRecord) throws -> ExitCode {
    print(record.results)
    if let summary = record.stepSummary { try StepSummary.write(summary) }
    for remark in record.remarks { say(remark) }
    return ExitCode(rawValue: record.status) ?? .usage
  }
}

/// Findings counted by code, the most frequent first.
private struct Statistics {
  private struct Row {
    var code: String
    var name: String
    var count = 0
    var fixableCount = 0
  }

  private let rows: [Row]

  init(_ report: LintReport) {
    var rows: [String: Row] = [:]
    for diagnostic in report.diagnostics {
      rows[diagnostic.code, default: Row(code: diagnostic.code, name: diagnostic.name)].count += 1
      if diagnostic.fix?.safety == .safe { rows[diagnostic.code]?.fixableCount += 1 }
    }
    self.rows = rows.values.sorted { ($1.count, $0.code) < ($0.count, $1.code) }
  }

  func text(isJSON: Bool) -> String {
    if isJSON { return json }
    let width = rows.first.map { String($0.count).utf8.count } ?? 0
    return rows.map { row in
      let digits = String(row.count)
      let padding = String(repeating: " ", count: width - digits.utf8.count)
      return "\(padding)\(digits)  \(row.code)  \(row.name)\n"
    }.joined()
  }

  private var json: String {
    var json = JSONWriter(style: .pretty)
    json.array { json in
      for row in rows {
        json.object { json in
          json.field("code", row.code)
          json.field("name", row.name)
          json.field("count", row.count)
          json.field("fixable", row.fixableCount)
        }
      }
    }
    return json.string + "\n"
  }
}
