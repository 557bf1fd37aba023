import SpecDiagnostics
import SpecText

/// The XML of JUnit: a suite for each document, a failed case for each finding.
public struct JUnitFormat: FindingsFormat {
  /// The name on the command line.
  public static let name = "junit"

  /// Makes the format.
  public init() {}

  /// One suite for each document; a document without findings has one passed case.
  public func format(_ report: LintReport, style: FormatStyle) -> ContiguousArray<UInt8> {
    var suites: [(path: String, diagnostics: [Diagnostic])] = []
    var byFile: [FileID: [Diagnostic]] = [:]
    for diagnostic in report.diagnostics {
      byFile[diagnostic.origin.file, default: []].append(diagnostic)
    }
    for index in report.files.texts.indices {
      let found = byFile[FileID(index)] ?? []
      if found.isEmpty && index >= report.documents.count { continue }
      suites.append((report.files.path(FileID(index)), found))
    }
    let tests = suites.reduce(0) { $0 + max(1, $1.diagnostics.count) }
    var lines = [
      #"<?xml version="1.0" encoding="UTF-8"?>"#,
      "<testsuites name=\"plumb\" tests=\"\(tests)\" failures=\"\(report.diagnostics.count)\">",
    ]
    for suite in suites { lines += self.lines(of: suite.path, suite.diagnostics, report) }
    return ContiguousArray(lines: lines + ["</testsuites>"])
  }

  private func lines(
    of path: String, _ diagnostics: [Diagnostic], _ report: LintReport
  ) -> [String] {
    let path = XMLText.escaped(path)
    let count = diagnostics.count
    var lines = [
      "  <testsuite name=\"\(path)\" file=\"\(path)\" tests=\"\(max(1, count))\" failures=\"\(count)\">"
    ]
    if diagnostics.isEmpty {
      lines.append("    <testcase name=\"lint\" classname=\"\(path)\" file=\"\(path)\"/>")
    }
    for diagnostic in diagnostics {
      let start = report.files.start(diagnostic.origin)
      let message = XMLText.escaped(diagnostic.message)
      lines += [
        "    <testcase name=\"\(diagnostic.code) \(diagnostic.name)\" classname=\"\(path)\""
          + " file=\"\(path)\" line=\"\(start.line)\">",
        "      <failure type=\"\(diagnostic.severity.name)\" message=\"\(message)\">"
          + "\(path):\(start.line):\(start.column)</failure>",
        "    </testcase>",
      ]
    }
    return lines + ["  </testsuite>"]
  }
}
