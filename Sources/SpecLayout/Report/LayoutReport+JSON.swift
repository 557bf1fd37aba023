public import SpecJSON
public import SpecText

extension LayoutReport {
  /// Path and 1-based line of a place in a spec.
  public typealias Locate = (Origin) -> (path: String, line: Int)?

  /// Writes the fields "verdict" and "layouts" into an open object.
  ///
  /// - Parameter writesVerdict: false where the object has a verdict of more than the layouts.
  public func writeFields(
    to json: inout JSONWriter, writesVerdict: Bool = true, locate: Locate
  ) {
    if writesVerdict { json.field("verdict", verdict.rawValue) }
    json.array("layouts") { json in
      for entry in entries {
        json.object { json in write(entry, to: &json, locate) }
      }
      for failure in failures {
        json.object { json in
          json.field("path", sources[failure.file].path)
          json.field("format", nil as String?)
          json.field("error", failure.reason)
        }
      }
    }
  }

  private func write(_ entry: Entry, to json: inout JSONWriter, _ locate: Locate) {
    let screen = entry.dump.screen
    json.field("path", entry.dump.source.path)
    json.field("format", entry.dump.format.rawValue)
    json.field("state", entry.state)
    json.field("stateReason", entry.stateReason)
    json.field("stateSpec", ifPresent: entry.state == nil ? nil : entry.specPath)
    json.field("scale", screen.scale)
    json.field("scaleSource", screen.scaleSource.rawValue)
    json.field("scaleReason", ifPresent: screen.scaleReason)
    json.field("unit", entry.unit)
    json.field("rounding", screen.rounding.rawValue)
    json.field("truncated", entry.dump.truncated)
    json.object("counts") { json in
      json.field("nodes", entry.counts.nodes)
      json.field("drawn", entry.counts.drawn)
      json.field("interactive", entry.counts.interactive)
      json.field("targetsBelowMinimum", entry.counts.targetsBelowMinimum)
    }
    json.object("verdicts") { json in
      for verdict in LayoutVerdict.allCases {
        json.field(JSONKey(verdict.rawValue), entry.count(verdict))
      }
    }
    let ids = LayoutIDs(entry.dump)
    json.array("checks") { json in
      for check in entry.checks {
        json.object { json in write(check, ids, to: &json, locate) }
      }
    }
    json.array("matches") { json in
      for match in entry.matches {
        json.object { json in
          json.field("component", match.name)
          json.field("node", ids[match.node])
          json.field("ident", entry.dump.nodes[match.node].ident)
          json.field("how", match.how)
          if let place = match.spec.flatMap(locate) {
            json.object("spec") { json in
              json.field("path", place.path)
              json.field("line", place.line)
            }
          }
        }
      }
    }
    json.field("notChecked", entry.notChecked)
    json.field("notes", entry.dump.notes)
  }

  private func write(
    _ check: LayoutCheck, _ ids: LayoutIDs, to json: inout JSONWriter, _ locate: Locate
  ) {
    json.field("kind", check.kind.rawValue)
    json.field("verdict", check.verdict.rawValue)
    json.field("node", check.node.map { ids[$0] })
    json.field("otherNode", ifPresent: check.other.map { ids[$0] })
    json.field("expected", check.expected)
    json.field("actual", check.actual)
    json.field("reason", check.reason?.rawValue)
    if let place = check.spec.flatMap(locate) {
      json.object("spec") { json in
        json.field("path", place.path)
        json.field("line", place.line)
      }
    } else {
      json.field("spec", nil as String?)
    }
  }
}
