package import SpecDiagnostics
import SpecText

/// Workflow commands that GitHub shows beside the changed lines.
///
/// GitHub keeps ten annotations of each level a step, first come first served: the worst come first, and a notice
/// says how many were left out.
/// - Source: GitHub Docs, "Workflow commands for GitHub Actions", "Setting an error message".
public struct GitHubFormat: FindingsFormat {
  /// The name on the command line.
  public static let name = "github"

  /// The annotations that are shown of one level in one step.
  package static let limit = 10

  /// Makes the format.
  public init() {}

  /// One command a line.
  public func format(_ report: LintReport, style: FormatStyle) -> ContiguousArray<UInt8> {
    var lines: [String] = []
    var hidden = 0
    for severity in Severity.allCases.reversed() {
      let found = report.diagnostics.filter { $0.severity == severity }
      // One notice is kept free for the count of what is hidden.
      let limit = severity == .info ? Self.limit - 1 : Self.limit
      hidden += max(0, found.count - limit)
      lines += found.prefix(limit).map { command($0, report) }
    }
    if hidden > 0 {
      lines.append("::notice title=plumb::\(hidden) more findings; see the log or the summary")
    }
    return ContiguousArray(lines: lines)
  }

  private func command(_ diagnostic: Diagnostic, _ report: LintReport) -> String {
    let start = report.files.start(diagnostic.origin)
    let end = report.files.end(diagnostic.origin)
    var properties = [
      "file=\(Self.property(report.files.path(diagnostic.origin.file)))", "line=\(start.line)",
    ]
    // GitHub ignores columns of annotations that span lines.
    if start.line == end.line {
      properties += ["col=\(start.column)", "endColumn=\(end.column)"]
    } else {
      properties.append("endLine=\(end.line)")
    }
    properties.append("title=\(Self.property("\(diagnostic.code) \(diagnostic.name)"))")
    let text = [diagnostic.message, diagnostic.help].compactMap { $0 }.joined(separator: "\n")
    let level = Self.level(diagnostic.severity)
    return "::\(level) \(properties.joined(separator: ","))::\(Self.data(text))"
  }

  /// The summary of a job as Markdown, for the file that `GITHUB_STEP_SUMMARY` names.
  public static func summary(_ report: LintReport) -> String {
    var text = "### Plumb: \(report.totals)\n\n"
    guard !report.diagnostics.isEmpty else { return text }
    text += "| severity | place | rule | finding |\n|---|---|---|---|\n"
    // GitHub refuses more than 1 MiB a step.
    for diagnostic in report.diagnostics {
      let row = row(diagnostic, report)
      guard text.utf8.count + row.utf8.count < 1_000_000 else {
        return text + "| | | | more findings were left out |\n"
      }
      text += row
    }
    return text
  }

  private static func row(_ diagnostic: Diagnostic, _ report: LintReport) -> String {
    let place =
      "\(report.files.path(diagnostic.origin.file)):\(report.files.line(diagnostic.origin))"
    let cells = [diagnostic.severity.name, place, diagnostic.code, diagnostic.message]
    return "| " + cells.map(cell).joined(separator: " | ") + " |\n"
  }

  private static func cell(_ text: String) -> String {
    escaped(text, ["|": "\\|", "<": "&lt;", "&": "&amp;", "\n": " ", "\r": " "])
  }

  /// The word for a severity.
  package static func level(_ severity: Severity) -> String {
    switch severity {
    case .error: "error"
    case .warning: "warning"
    case .info: "notice"
    }
  }

  private static let dataEscapes: [Unicode.Scalar: String] = [
    "%": "%25", "\r": "%0D", "\n": "%0A",
  ]

  /// The message of a command.
  package static func data(_ text: String) -> String { escaped(text, dataEscapes) }

  /// The value of a property of a command.
  package static func property(_ text: String) -> String {
    escaped(text, dataEscapes.merging([":": "%3A", ",": "%2C"]) { first, _ in first })
  }

  private static func escaped(_ text: String, _ escapes: [Unicode.Scalar: String]) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      if let escape = escapes[scalar] {
        result += escape
      } else {
        result.unicodeScalars.append(scalar == "\t" ? scalar : TerminalText.sanitized(scalar))
      }
    }
    return result
  }
}
