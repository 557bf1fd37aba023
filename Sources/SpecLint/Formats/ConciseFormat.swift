import SpecDiagnostics
import SpecText

/// One line a finding: `path:line:column: severity: message [CODE]`.
public struct ConciseFormat: FindingsFormat {
  /// The name on the command line.
  public static let name = "concise"

  /// Makes the format.
  public init() {}

  /// One line a finding.
  public func format(_ report: LintReport, style: FormatStyle) -> ContiguousArray<UInt8> {
    ContiguousArray(
      lines: report.diagnostics.map { diagnostic in
        let start = report.files.start(diagnostic.origin)
        let place = "\(report.files.path(diagnostic.origin.file)):\(start.line):\(start.column)"
        let message = TerminalText.singleLine(diagnostic.message)
        return "\(place): \(diagnostic.severity.name): \(message) [\(diagnostic.code)]"
      })
  }
}
