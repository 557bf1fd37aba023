import SpecDiagnostics
import SpecJSON
import SpecText

/// The JSON of reviewdog.
///
/// - Units: lines and columns are 1-based; reviewdog counts columns in bytes of UTF-8.
/// - Source: reviewdog, `proto/rdf/reviewdog.proto`.
public struct RDJSONFormat: FindingsFormat {
  /// The name on the command line.
  public static let name = "rdjson"

  /// Makes the format.
  public init() {}

  /// One JSON object.
  public func format(_ report: LintReport, style: FormatStyle) -> ContiguousArray<UInt8> {
    var json = JSONWriter(style: .pretty)
    json.object { json in
      json.object("source") { $0.field("name", "plumb") }
      json.array("diagnostics") { json in
        for diagnostic in report.diagnostics {
          json.object { write(diagnostic, report.files, to: &$0) }
        }
      }
    }
    var bytes = json.bytes
    bytes.append(0x0A)
    return bytes
  }

  private func write(_ diagnostic: Diagnostic, _ files: SourceFiles, to json: inout JSONWriter) {
    json.field("message", diagnostic.message)
    json.object("location") { write(diagnostic.origin, files, to: &$0) }
    json.field("severity", diagnostic.severity.name.uppercased())
    json.object("code") { $0.field("value", diagnostic.code) }
    if let fix = diagnostic.fix, fix.safety != .displayOnly {
      json.array("suggestions") { json in
        for edit in fix.edits where edit.origin.file == diagnostic.origin.file {
          json.object { json in
            json.object("range") { writeRange(edit.origin, files, to: &$0) }
            json.field("text", edit.text)
          }
        }
      }
    }
    guard !diagnostic.related.isEmpty else { return }
    json.array("relatedLocations") { json in
      for related in diagnostic.related {
        json.object { json in
          json.field("message", related.message)
          json.object("location") { write(related.origin, files, to: &$0) }
        }
      }
    }
  }

  private func write(_ origin: Origin, _ files: SourceFiles, to json: inout JSONWriter) {
    json.field("path", files.path(origin.file))
    json.object("range") { writeRange(origin, files, to: &$0) }
  }

  private func writeRange(_ origin: Origin, _ files: SourceFiles, to json: inout JSONWriter) {
    let ends: [(JSONKey, UInt32)] = [("start", origin.range.start), ("end", origin.range.end)]
    for (key, offset) in ends {
      json.object(key) { json in
        guard let text = files[origin.file] else { return }
        let line = text.lineIndex(of: Int(offset))
        json.field("line", line + 1)
        json.field("column", Int(offset) - Int(text.lineRange(line).start) + 1)
      }
    }
  }
}
