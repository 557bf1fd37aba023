import SpecDiagnostics
import SpecJSON
import SpecText

/// The code-quality report of GitLab.
///
/// - Source: GitLab Docs, "Code Quality", "Code Quality report format".
public struct GitLabFormat: FindingsFormat {
  /// The name on the command line.
  public static let name = "gitlab"

  /// Makes the format.
  public init() {}

  /// One JSON array.
  public func format(_ report: LintReport, style: FormatStyle) -> ContiguousArray<UInt8> {
    var json = JSONWriter(style: .pretty)
    json.array { json in
      for (diagnostic, fingerprint) in zip(report.diagnostics, Fingerprint.all(of: report)) {
        json.object { json in
          json.field("description", FindingText.whole(diagnostic, report.files))
          json.field("check_name", diagnostic.code)
          json.field("fingerprint", fingerprint)
          json.field("severity", severity(diagnostic.severity))
          json.object("location") { json in
            json.field("path", report.files.path(diagnostic.origin.file))
            json.object("lines") { $0.field("begin", report.files.line(diagnostic.origin)) }
          }
        }
      }
    }
    var bytes = json.bytes
    bytes.append(0x0A)
    return bytes
  }

  private func severity(_ severity: Severity) -> String {
    switch severity {
    case .error: "major"
    case .warning: "minor"
    case .info: "info"
    }
  }
}
