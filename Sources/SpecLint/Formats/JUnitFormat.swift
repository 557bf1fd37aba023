import SpecDiagnostics
import SpecText

/// The XML of JUnit: a suite for each document, a case for each finding, failed where it fails the run.
public struct JUnitFormat: FindingsFormat {
  /// The name on the command line.
  public static let name = "junit"

  /// Makes the format.
  public init() {}

  /// The findings in one document, recording or dump.
  private struct Suite {
    var path: String
    var isSkipped = false
    var diagnostics: [Diagnostic]
    /// The case of a suite without findings.
    var whole: String

    func failures(_ style: FormatStyle) -> Int {
      diagnostics.count { $0.severity >= style.failing }
    }
  }

  /// One suite for each document; without findings it has one case, passed or, where it was not checked, skipped.
  ///
  /// Where recordings and dumps were checked, they have the suites, and specs only those with findings of their own.
  public func format(_ report: LintReport, style: FormatStyle) -> ContiguousArray<UInt8> {
    var suites: [Suite] = []
    var byFile: [FileID: [Diagnostic]] = [:]
    for diagnostic in report.diagnostics {
      byFile[diagnostic.origin.file, default: []].append(diagnostic)
    }
    for index in report.files.texts.indices {
      let found = byFile[FileID(index)] ?? []
      let isDocument = index < report.documents.count && report.checkedPaths == nil
      if found.isEmpty && !isDocument { continue }
      suites.append(
        Suite(
          path: report.files.path(FileID(index)),
          isSkipped: found.isEmpty && report.unchecked.contains(FileID(index)),
          diagnostics: found, whole: "lint"))
    }
    var known = Set(suites.map(\.path))
    for path in report.checkedPaths ?? [] where known.insert(path).inserted {
      suites.append(Suite(path: path, diagnostics: [], whole: "check"))
    }
    let skipped = suites.count(where: \.isSkipped)
    let tests = suites.reduce(0) { $0 + max(1, $1.diagnostics.count) }
    let failures = suites.reduce(0) { $0 + $1.failures(style) }
    var lines = [
      #"<?xml version="1.0" encoding="UTF-8"?>"#,
      "<testsuites name=\"plumb\" tests=\"\(tests)\" failures=\"\(failures)\""
        + " skipped=\"\(skipped)\">",
    ]
    for suite in suites { lines += self.lines(of: suite, report, style) }
    return ContiguousArray(lines: lines + ["</testsuites>"])
  }

  private func lines(
    of suite: Suite, _ report: LintReport, _ style: FormatStyle
  ) -> [String] {
    let path = XMLText.escaped(suite.path)
    let diagnostics = suite.diagnostics
    var lines = [
      "  <testsuite name=\"\(path)\" file=\"\(path)\" tests=\"\(max(1, diagnostics.count))\""
        + " failures=\"\(suite.failures(style))\" skipped=\"\(suite.isSkipped ? 1 : 0)\">"
    ]
    let whole = "    <testcase name=\"\(suite.whole)\" classname=\"\(path)\" file=\"\(path)\""
    if suite.isSkipped {
      lines += [whole + ">", "      <skipped message=\"not a spec\"/>", "    </testcase>"]
    } else if diagnostics.isEmpty {
      lines.append(whole + "/>")
    }
    for diagnostic in diagnostics {
      let start = report.files.start(diagnostic.origin)
      let message = XMLText.escaped(diagnostic.message)
      let details = FindingText.details(diagnostic, report.files).map(XMLText.escaped)
      let place = (["\(path):\(start.line):\(start.column)"] + details).joined(separator: "\n")
      lines += [
        "    <testcase name=\"\(diagnostic.code) \(diagnostic.name)\" classname=\"\(path)\""
          + " file=\"\(path)\" line=\"\(start.line)\">",
        diagnostic.severity >= style.failing
          ? "      <failure type=\"\(diagnostic.severity.name)\" message=\"\(message)\">"
            + "\(place)</failure>"
          : "      <system-out>\(diagnostic.severity.name): \(message), \(place)</system-out>",
        "    </testcase>",
      ]
    }
    return lines + ["  </testsuite>"]
  }
}
