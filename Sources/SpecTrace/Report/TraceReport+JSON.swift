import SpecDiagnostics
public import SpecJSON
import SpecModel
public import SpecText

extension TraceReport: JSONWritable {
  /// The report as one JSON object, in the shape of the check command's output.
  public func json(style: JSONWriter.Style = .pretty) -> String {
    String(decoding: jsonBytes(style: style), as: UTF8.self)
  }

  /// The bytes of the report as one JSON object.
  public func jsonBytes(style: JSONWriter.Style = .pretty) -> ContiguousArray<UInt8> {
    jsonWriter(style: style, workers: .one, sizes: ShareSizes()).bytes
  }

  /// The bytes of the report as one JSON object, in pieces that stand one behind the other.
  public func jsonPieces(
    style: JSONWriter.Style = .pretty, workers: Workers
  ) -> [ArraySlice<UInt8>] {
    jsonWriter(style: style, workers: workers, sizes: ShareSizes()).pieces
  }

  /// A writer that wrote the report, the lists in it in shares of some least size.
  func jsonWriter(
    style: JSONWriter.Style, workers: Workers, sizes: ShareSizes
  ) -> JSONWriter {
    // A violation is told twice, in some hundred bytes each; an explanation has a message and its parts.
    let explanations = 800 * (alignment?.explanations.count ?? 0)
    let records = workers.count > 1 ? 0 : 1500 * (violations.count + notes.count)
    var json = JSONWriter(style: style, capacity: records + explanations)
    write(to: &json, SharedLists(self, json, workers: workers, sizes: sizes))
    json.endText()
    return json
  }

  /// Writes the report as one JSON object.
  public func write(to json: inout JSONWriter) { write(to: &json, nil) }

  private func write(to json: inout JSONWriter, _ lists: SharedLists?) {
    json.object { json in
      json.field("plumb", 1)
      writeFields(to: &json, lists?.violations)
      json.array("findings") { json in
        if let lists { json.append(itemsOf: lists.findings) } else { writeFindings(to: &json) }
      }
      json.object("summary") { json in
        json.field("files", input.files)
        json.field("errors", count(.error) + omittedErrors)
        json.field("warnings", count(.warning) + omittedViolations - omittedErrors)
        json.field("infos", count(.info))
        json.field("notChecked", notChecked)
      }
    }
  }

  /// Number of violations and notes of a severity.
  private func count(_ severity: Severity) -> Int {
    Self.count(severity, in: violations) + Self.count(severity, in: notes)
  }

  private static func count(_ severity: Severity, in list: [Violation]) -> Int {
    // By index: each item that a closure is given is a copy of a dozen texts.
    var count = 0
    for index in list.indices where list[index].severity == severity { count += 1 }
    return count
  }

  /// Writes the violations and notes in the shape of findings, into an array that is open.
  public func writeFindings(to json: inout JSONWriter) {
    for list in [violations, notes] {
      list.eachInPlace(list.indices) { $0.pointee.writeFinding(to: &json) }
    }
  }

  /// Writes the fields that only a trace check has, into an object that is open.
  ///
  /// - Parameter writesVerdict: false where the object has a verdict of more than the traces.
  public func writeFields(to json: inout JSONWriter, writesVerdict: Bool = true) {
    writeFields(to: &json, nil, writesVerdict: writesVerdict)
  }

  private func writeFields(
    to json: inout JSONWriter, _ written: [JSONWriter]?, writesVerdict: Bool = true
  ) {
    if writesVerdict { json.field("verdict", verdict.rawValue) }
    json.object("input") { json in
      json.field("files", input.files)
      input.writeLines(to: &json)
    }
    json.object("sessions") { json in
      json.field("total", sessionCount)
      json.field("failed", failedSessions.count)
    }
    json.array("machines") { json in
      for machine in machines {
        json.object { json in
          json.field("name", machine.name)
          json.field("path", machine.path)
          json.field("sessions", machine.sessions)
        }
      }
    }
    json.object("coverage") { json in
      json.field("states", coverage.states)
      json.field("transitions", coverage.transitions)
      json.field("pairs", coverage.pairs)
      json.field("constraints", coverage.constraints)
      json.field("cells", coverage.cells)
      json.field("boundaries", coverage.boundaries)
    }
    json.array("contexts") { json in
      for (context, count) in contexts.sorted(by: { $0.key < $1.key }) {
        json.object { json in
          json.field("context", context)
          json.field("sessions", count)
        }
      }
    }
    json.field("obligations", obligations)
    if let written {
      json.array("violations") { json in json.append(itemsOf: written) }
    } else {
      json.array("violations") { json in
        violations.eachInPlace(violations.indices) { $0.pointee.write(to: &json) }
      }
    }
    json.field("alignment", ifPresent: alignment)
  }
}

extension TraceReport.Input {
  /// Writes the counts of lines.
  func writeLines(to json: inout JSONWriter) {
    json.field("lines", lines)
    json.field("events", events)
    json.field("malformed", malformed)
    json.field("ignored", ignored)
  }
}

extension TraceReport.Share: JSONWritable {
  /// Writes the counts and what is missing.
  public func write(to json: inout JSONWriter) {
    json.object { json in
      json.field("covered", covered)
      json.field("total", total)
      json.field("uncovered", uncovered)
      json.field("unreachable", ifPresent: unreachable.isEmpty ? nil : unreachable)
    }
  }
}

extension TraceReport.SpecPlace: JSONWritable {
  /// Writes path and line.
  public func write(to json: inout JSONWriter) {
    json.object { json in
      json.field("path", path)
      json.field("line", line)
    }
  }
}

extension TraceReport.ObligationResult: JSONWritable {
  /// Writes the obligation with its counts.
  public func write(to json: inout JSONWriter) {
    json.object { json in
      json.field("id", id)
      json.field("kind", kind.rawValue)
      json.field("spec", spec)
      json.object("counts") { json in
        json.field("pass", counts.pass)
        json.field("marginal", counts.marginal)
        json.field("fail", counts.fail)
        json.field("inconclusive", counts.inconclusive)
        json.field("unspecified", counts.unspecified)
      }
      json.field("stats", ifPresent: statistics)
    }
  }
}

extension TraceReport.Statistics: JSONWritable {
  /// Writes the number of values and their percentiles, to a thousandth.
  public func write(to json: inout JSONWriter) {
    json.object { json in
      json.field("n", count)
      for (key, value) in [("p50", p50), ("p90", p90), ("p95", p95), ("p99", p99), ("max", max)] {
        json.field(JSONKey(key), (value * 1000).rounded() / 1000)
      }
    }
  }
}

extension TraceReport.Violation: JSONWritable {
  /// Writes the violation.
  public func write(to json: inout JSONWriter) {
    json.object { json in
      json.field("kind", rule.rawValue)
      json.field("session", session)
      json.field("path", path)
      json.field("line", line)
      json.field("t", time)
      json.field("message", message)
      json.field("expected", expected)
      json.field("actual", actual)
      json.field("severity", severity.name)
      json.field("spec", spec)
      json.field("repair", ifPresent: repair)
    }
  }

  /// Writes the violation in the shape of findings; a place without a line is the spec's.
  func writeFinding(to json: inout JSONWriter) {
    let hasLine = line > 0
    let place = (hasLine ? line : spec?.line) ?? 1
    json.object { json in
      json.field("code", rule.code)
      json.field("name", rule.rawValue)
      json.field("severity", severity.name)
      json.field("message", message)
      json.field("help", ifPresent: repair)
      json.field("path", hasLine ? path : spec?.path ?? path)
      writePlace(place, to: &json)
      json.array("related") { json in
        guard hasLine, let spec, let line = spec.line else { return }
        json.object { json in
          json.field("path", spec.path)
          writePlace(line, to: &json)
          json.field("message", expected.map { "the spec says \($0)" } ?? "stated here")
        }
      }
    }
  }

  private func writePlace(_ line: Int, to json: inout JSONWriter) {
    json.field("line", line)
    json.field("column", 1)
    json.field("endLine", line)
    json.field("endColumn", 1)
  }
}
