import SpecDiagnostics
import SpecJSON
import SpecLayout
import SpecLint
import SpecReports
import SpecText
import SpecTrace

extension Conformance {
  /// The check as one JSON object, in pieces that stand one behind the other.
  public var json: [ArraySlice<UInt8>] {
    let unchecked = uncheckedFindings
    if let trace, layout == nil, unchecked.diagnostics.isEmpty {
      return trace.jsonPieces(workers: .all)
    }
    var json = JSONWriter(style: .pretty)
    json.object { json in
      json.field("plumb", 1)
      json.field("verdict", verdict)
      trace?.writeFields(to: &json, writesVerdict: false)
      layout?.writeFields(to: &json, writesVerdict: false, locate: locate)
      let found = layoutFindings
      json.array("findings") { json in
        trace?.writeFindings(to: &json)
        for report in [found, unchecked] {
          let writer = DiagnosticJSON(files: report.files)
          for diagnostic in report.diagnostics { writer.write(diagnostic, to: &json) }
        }
      }
      json.object("summary") { writeSummary(found, unchecked.count(.error), to: &$0) }
    }
    json.endText()
    return json.pieces
  }

  private func writeSummary(_ found: LintReport, _ unchecked: Int, to json: inout JSONWriter) {
    let traced = trace.map { $0.violations + $0.notes } ?? []
    func count(_ severity: Severity) -> Int {
      found.count(severity) + traced.count { $0.severity == severity }
    }
    json.field("files", found.checkedCount)
    let omitted = trace?.omittedViolations ?? 0
    let omittedErrors = trace?.omittedErrors ?? 0
    json.field("errors", count(.error) + omittedErrors + unchecked)
    json.field("warnings", count(.warning) + omitted - omittedErrors)
    json.field("infos", count(.info))
    json.field("notChecked", notChecked)
  }

  /// The check for people, findings in layouts excepted.
  public var text: String {
    let empty = emptyFolderNotes.map { $0 + "\n" }.joined()
    let left = leftOutNotes.isEmpty ? nil : leftOutNotes.map { $0 + "\n" }.joined()
    return [trace?.text, layout.map { $0.text(locate: locate) + empty }, left].compactMap { $0 }
      .joined(separator: "\n")
  }

  /// The page that draws the dumps; `nil` where there are none.
  public var layoutPage: String? {
    guard let layout else { return nil }
    let files = filesWithoutTraces
    return LayoutPage(layout) { origin in
      files[origin.file].map { source in
        let lines = source.string(origin.range).split(
          separator: "\n", omittingEmptySubsequences: false)
        let text = lines.filter { !$0.hasPrefix("```") && !$0.hasPrefix("~~~") }
        return LayoutPage.Place(
          path: source.path, line: files.line(origin), text: text.joined(separator: "\n"))
      }
    }.text
  }

  /// Tells places; the files are collected once, for a report may ask for a million.
  private var locate: LayoutReport.Locate {
    let files = filesWithoutTraces
    return { origin in files[origin.file].map { ($0.path, files.line(origin)) } }
  }

  /// The layout dumps in Plumb's own format, one JSON object a line; failures go to `failures`.
  ///
  /// - Errors: throws `FileError` where a dump cannot be read.
  public static func layoutdumps(
    _ request: ConformanceRequest
  ) throws(FileError) -> (text: String, notes: [String], failures: [String]) {
    let files = try Self.files(request.layoutPaths)
    let result = LayoutChecker(specs: [], options: request.layout).convert(files)
    var json = JSONWriter(style: .compact)
    var notes: [String] = []
    for dump in result.dumps {
      LayoutdumpWriter.write(dump, to: &json)
      let missing = LayoutdumpWriter.notRecorded(dump).joined(separator: ", ")
      if !missing.isEmpty { notes.append("\(dump.source.path): not recorded: \(missing)") }
    }
    let failures = result.failures.map { "\($0.path): \($0.reason)" }
    return (json.string + (result.dumps.isEmpty ? "" : "\n"), notes, failures)
  }
}
