import SpecDiagnostics
import SpecText

/// Logging commands of Azure Pipelines.
///
/// - Source: Azure Pipelines documentation, "Logging commands", `task.logissue`.
public struct AzureFormat: FindingsFormat {
  /// The name on the command line.
  public static let name = "azure"

  /// Makes the format.
  public init() {}

  /// One command a line.
  public func format(_ report: LintReport, style: FormatStyle) -> ContiguousArray<UInt8> {
    ContiguousArray(
      lines: report.diagnostics.map { diagnostic in
        let start = report.files.start(diagnostic.origin)
        let properties = [
          "type=\(diagnostic.severity == .error ? "error" : "warning")",
          "sourcepath=\(escaped(report.files.path(diagnostic.origin.file)))",
          "linenumber=\(start.line)", "columnnumber=\(start.column)", "code=\(diagnostic.code)",
        ]
        let message = escaped(FindingText.whole(diagnostic, report.files))
        return "##vso[task.logissue \(properties.joined(separator: ";"));]\(message)"
      })
  }

  private func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "%": result += "%AZP25"
      case ";": result += "%3B"
      case "]": result += "%5D"
      case "\r": result += "%0D"
      case "\n": result += "%0A"
      case "\t": result += "\t"
      default: result.unicodeScalars.append(TerminalText.sanitized(scalar))
      }
    }
    return result
  }
}
