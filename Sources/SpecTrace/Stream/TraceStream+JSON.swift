public import SpecJSON

extension TraceStream.Result: JSONWritable {
  /// Writes the last line of a stream.
  public func write(to json: inout JSONWriter) {
    json.object { json in
      json.field("plumb", 1)
      json.field("verdict", verdict.rawValue)
      json.object("input") { input.writeLines(to: &$0) }
      json.object("sessions") { json in
        json.field("total", sessions)
        json.field("failed", failed)
        json.field("ended", ended)
      }
      json.field("late", late)
      json.field("reordered", reordered)
      json.object("coverage") { json in
        json.field("states", coverage.states)
        json.field("transitions", coverage.transitions)
      }
      TraceSummary.write(unchecked, "unchecked", "kind", to: &json)
    }
  }
}
