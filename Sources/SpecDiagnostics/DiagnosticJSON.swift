public import SpecJSON
public import SpecText

/// Writes diagnostics as the JSON objects that programs read, one shape for every verb.
///
/// - Units: lines and columns are 1-based places on disk; columns count code points; the end is exclusive.
public struct DiagnosticJSON: Sendable {
  private let files: SourceFiles

  /// Makes a writer for diagnostics about these files.
  public init(files: SourceFiles) { self.files = files }

  /// Writes an array of diagnostics in the order given.
  public func write(_ diagnostics: [Diagnostic], to json: inout JSONWriter) {
    json.array { json in
      for diagnostic in diagnostics { write(diagnostic, to: &json) }
    }
  }

  /// Writes one diagnostic as an object.
  public func write(_ diagnostic: Diagnostic, to json: inout JSONWriter) {
    json.object { json in
      json.field("code", diagnostic.code)
      json.field("name", diagnostic.name)
      json.field("severity", diagnostic.severity.name)
      json.field("message", diagnostic.message)
      json.field("why", ifPresent: diagnostic.why)
      json.field("help", ifPresent: diagnostic.help)
      writePlace(diagnostic.origin, to: &json)
      json.array("related") { json in
        for related in diagnostic.related {
          json.object { json in
            writePlace(related.origin, to: &json)
            json.field("message", related.message)
          }
        }
      }
      if let fix = diagnostic.fix { write(fix, to: &json) }
    }
  }

  private func write(_ fix: Diagnostic.Fix, to json: inout JSONWriter) {
    json.object("fix") { json in
      json.field("safe", fix.safety == .safe)
      json.field("safety", fix.safety.rawValue)
      json.field("title", fix.title)
      json.array("edits") { json in
        for edit in fix.edits {
          json.object { json in
            writePlace(edit.origin, to: &json)
            json.field("text", edit.text)
          }
        }
      }
    }
  }

  /// Writes the fields `path`, `line`, `column`, `endLine` and `endColumn` into the open object.
  public func writePlace(_ origin: Origin, to json: inout JSONWriter) {
    let start = files.start(origin)
    let end = files.end(origin)
    json.field("path", files.path(origin.file))
    json.field("line", start.line)
    json.field("column", start.column)
    json.field("endLine", end.line)
    json.field("endColumn", end.column)
  }
}
