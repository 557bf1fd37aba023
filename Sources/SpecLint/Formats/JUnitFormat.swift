import SpecDiagnostics
import SpecText

/// The XML of JUnit: a suite for each document, a failed case for each finding.
public struct JUnitFormat: FindingsFormat {
  /// The name on the command line.
  public static let name = "junit"

  /// Makes the format.
  public init() {}

  /// The findings in one document.
  private struct Suite {
    var path: String
    var isSkipped: Bool
    var diagnostics: [Diagnostic]
  }

  /// One suite for each document; without findings it has one case, passed or, where it was not checked, skipped.
  public func format(_ report: LintReport, style: FormatStyle) -> ContiguousArray<UInt8> {
    var suites: [Suite] = []
    var byFile: [FileID: [Diagnostic]] = [:]
    for diagnostic in report.diagnostics {
      byFile[diagnostic.origin.file, default: []].append(diagnostic)
    }
    for index in report.files.texts.indices {
      let found = byFile[FileID(index)] ?? []
      if found.isEmpty && index >= report.documents.count { continue }
      suites.append(
        Suite(
          path: report.files.path(FileID(index)),
          isSkipped: found.isEmpty && report.unchecked.contains(FileID(index)),
          diagnostics: found))
    }
    let skipped = suites.count(where: \.isSkipped)
    let tests = suites.reduce(0) { $0 + max(1, $1.diagnostics.count) }
    var lines = [
      #"<?xml version="1.0" encoding="UTF-8"?>"#,
      "<testsuites name=\"plumb\" tests=\"\(tests)\" failures=\"\(report.diagnostics.count)\""
        + " skipped=\"\(skipped)\">",
    ]
    for suite in suites { lines += self.lines(of: suite, report) }
    return ContiguousArray(lines: lines + ["</testsuites>"])
  }

  private func lines(of suite: Suite, _ report: LintReport) -> [String] {
    let path = XMLText.escaped(suite.path)
    let diagnostics = suite.diagnostics
    var lines = [
      "  <testsuite name=\"\(path)\" file=\"\(path)\" tests=\"\(max(1, diagnostics.count))\""
        + " failures=\"\(diagnostics.count)\" skipped=\"\(suite.isSkipped ? 1 : 0)\">"
    ]
    let whole = "    <testcase name=\"lint\" classname=\"\(path)\" file=\"\(path)\""
    if suite.isSkipped {
      lines += [whole + ">", "      <skipped message=\"not a spec\"/>", "    </testcase>"]
    } else if diagnostics.isEmpty {
      lines.append(whole + "/>")
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
