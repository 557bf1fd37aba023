import SpecDiagnostics
public import SpecJSON
import SpecText

/// The findings as one JSON document, schema version 1.
public struct JSONFormat: FindingsFormat {
  /// The name on the command line.
  public static let name = "json"

  /// Makes the format.
  public init() {}

  /// One JSON object with `findings` and `summary`.
  public func format(_ report: LintReport, style: FormatStyle) -> ContiguousArray<UInt8> {
    var json = JSONWriter(style: .pretty)
    json.object { json in
      json.field("plumb", 1)
      json.key("findings")
      DiagnosticJSON(files: report.files).write(report.diagnostics, to: &json)
      json.object("summary") { json in report.writeSummary(to: &json) }
    }
    var bytes = json.bytes
    bytes.append(0x0A)
    return bytes
  }
}

/// The findings as JSON Lines: one object a finding.
public struct JSONLinesFormat: FindingsFormat {
  /// The name on the command line.
  public static let name = "jsonl"

  /// Makes the format.
  public init() {}

  /// One JSON object a line.
  public func format(_ report: LintReport, style: FormatStyle) -> ContiguousArray<UInt8> {
    var json = JSONWriter(style: .compact)
    let writer = DiagnosticJSON(files: report.files)
    for diagnostic in report.diagnostics { writer.write(diagnostic, to: &json) }
    var bytes = json.bytes
    if !bytes.isEmpty { bytes.append(0x0A) }
    return bytes
  }
}

extension LintReport {
  /// Writes the fields of the summary into the open object.
  public func writeSummary(to json: inout JSONWriter) {
    json.field("files", checkedCount)
    json.field("errors", count(.error))
    json.field("warnings", count(.warning))
    json.field("infos", count(.info))
    json.field("notChecked", notChecked)
  }
}
