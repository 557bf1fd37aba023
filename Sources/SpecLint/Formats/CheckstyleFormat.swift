import SpecDiagnostics
import SpecText

/// The XML of Checkstyle, which many code-review tools read.
public struct CheckstyleFormat: FindingsFormat {
  /// The name on the command line.
  public static let name = "checkstyle"

  /// Makes the format.
  public init() {}

  /// One `file` element for each file with findings.
  public func format(_ report: LintReport, style: FormatStyle) -> ContiguousArray<UInt8> {
    var lines = [#"<?xml version="1.0" encoding="UTF-8"?>"#, #"<checkstyle version="4.3">"#]
    var open: FileID?
    for diagnostic in report.diagnostics {
      if diagnostic.origin.file != open {
        if open != nil { lines.append("  </file>") }
        let path = report.files.path(diagnostic.origin.file)
        lines.append("  <file name=\"\(XMLText.escaped(path))\">")
        open = diagnostic.origin.file
      }
      let start = report.files.start(diagnostic.origin)
      lines.append(
        "    <error line=\"\(start.line)\" column=\"\(start.column)\""
          + " severity=\"\(diagnostic.severity.name)\""
          + " message=\"\(XMLText.escaped(FindingText.whole(diagnostic, report.files)))\""
          + " source=\"plumb.\(diagnostic.code)\"/>")
    }
    if open != nil { lines.append("  </file>") }
    return ContiguousArray(lines: lines + ["</checkstyle>"])
  }
}
