import SpecJSON
public import SpecLint

/// The format for programs.
///
/// - Units: lines and columns are 1-based; columns count code points; the end is exclusive.
/// - Source: the published schema `docs/schemas/diff.schema.json`.
public struct JSONDifference: DifferenceFormat {
  /// The name on the command line.
  public static let name = "json"
  /// The verdict is told beside the output as well.
  public static let isComplete = false

  /// Makes the format.
  public init() {}

  /// The text.
  public func text(_ report: DifferenceReport, style: FormatStyle) -> String {
    var json = JSONWriter(style: .pretty)
    json.object { json in
      json.field("plumb", 1)
      json.field("verdict", report.verdict.rawValue)
      for (key, side) in [("old" as JSONKey, report.old), ("new", report.new)] {
        json.object(key) { json in
          json.field("label", side.label)
          json.field("revision", side.revision)
          json.field("documents", side.documents)
          json.field("facts", side.facts)
        }
      }
      json.array("documents") { json in
        for document in report.documents { write(document, to: &json) }
      }
      json.object("summary") { json in
        json.field("documents", report.documents.count)
        json.field("changed", report.documents.count { !$0.changes.isEmpty })
        for verdict in [SemverVerdict.major, .minor, .patch] {
          json.field(JSONKey(verdict.rawValue), report.count(verdict))
        }
        json.field("unreadChanges", report.unreadChangeCount)
      }
      json.field("notCompared", report.leftOut)
    }
    return json.string + "\n"
  }

  private func write(_ document: DocumentDifference, to json: inout JSONWriter) {
    json.object { json in
      json.field("oldPath", document.oldPath)
      json.field("newPath", document.newPath)
      json.field("title", document.title)
      json.field("pairing", document.pairing.rawValue)
      json.field("verdict", document.verdict.rawValue)
      json.field("oldFacts", document.oldFacts)
      json.field("newFacts", document.newFacts)
      json.array("changes") { json in
        for change in document.changes { write(change, to: &json) }
      }
      if let version = document.version {
        json.object("version") { json in
          json.field("old", version.old)
          json.field("new", version.new)
          json.field("needed", version.needed)
          json.field("isTooSmall", version.isTooSmall)
          json.field("message", version.message)
          write("place", version.place, to: &json)
        }
      }
      json.array("notCompared") { json in
        for entry in document.notCompared {
          json.object { json in
            json.field("side", entry.side.rawValue)
            json.field("isChanged", entry.isChanged)
            json.field("lines", entry.lines)
            json.field("reason", entry.reason)
            write("place", entry.place, to: &json)
          }
        }
      }
    }
  }

  private func write(_ change: Change, to json: inout JSONWriter) {
    json.object { json in
      json.field("verdict", change.verdict.rawValue)
      json.field("fact", change.fact.rawValue)
      json.field("action", change.action.rawValue)
      json.field("subject", change.subject)
      json.field("aspect", change.aspect)
      json.field("machine", change.machine)
      json.field("oldValue", change.old)
      json.field("newValue", change.new)
      json.field("message", change.headline)
      json.field("why", change.why)
      if let evidence = change.evidence {
        json.object("evidence") { json in
          json.field("confidence", evidence.confidence.rawValue)
          json.field("reason", evidence.reason)
        }
      }
      write("oldPlace", change.oldPlace, to: &json)
      write("newPlace", change.newPlace, to: &json)
    }
  }

  private func write(_ key: JSONKey, _ place: Place?, to json: inout JSONWriter) {
    guard let place else { return json.field(key, nil as String?) }
    json.object(key) { json in
      json.field("path", place.path)
      json.field("line", place.line)
      json.field("column", place.column)
      json.field("endLine", place.endLine)
      json.field("endColumn", place.endColumn)
    }
  }
}
