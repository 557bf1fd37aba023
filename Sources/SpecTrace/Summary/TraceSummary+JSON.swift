public import SpecJSON

extension TraceSummary: JSONWritable {
  /// The summary as one JSON object, the same bytes for the same counts.
  public var json: String {
    var json = JSONWriter(style: .pretty)
    write(to: &json)
    return json.string + "\n"
  }

  /// Writes the summary.
  public func write(to json: inout JSONWriter) {
    json.object { json in
      json.field("plumb", 1)
      json.field("summary", 1)
      json.field("spec", spec)
      json.field("verdict", verdict.rawValue)
      json.object("input") { input.writeLines(to: &$0) }
      json.object("sessions") { json in
        json.field("total", sessions)
        json.field("failed", failed)
      }
      json.field("machines", machines)
      json.field("obligations", demands)
      json.array("causes") { json in
        for (cause, found) in causes.sorted(by: { $0.key < $1.key }) {
          json.object { json in
            json.field("kind", cause.rule)
            json.field("severity", cause.severity)
            json.field("subject", cause.subject)
            found.writeFields(to: &json)
          }
        }
      }
      json.array("unspecified") { json in
        for (step, found) in gaps.sorted(by: { $0.key < $1.key }) {
          json.object { json in
            json.field("step", step)
            found.writeFields(to: &json)
          }
        }
      }
      json.array("worst") { json in
        for entry in worst {
          json.object { json in
            json.field("session", entry.session)
            json.field("errors", entry.errors)
          }
        }
      }
      if let repairs { json.object("alignment") { repairs.writeFields(to: &$0) } }
      Self.write(contexts, "contexts", "context", to: &json)
      Self.write(unchecked, "unchecked", "kind", to: &json)
    }
  }

  /// Writes counts by name, in the order of the names.
  static func write(
    _ counts: [String: Int], _ key: JSONKey, _ name: JSONKey, to json: inout JSONWriter
  ) {
    json.array(key) { json in
      for (text, count) in counts.sorted(by: { $0.key < $1.key }) {
        json.object { json in
          json.field(name, text)
          json.field("count", count)
        }
      }
    }
  }
}

extension TraceSummary.Repairs {
  fileprivate func writeFields(to json: inout JSONWriter) {
    json.field("cost", cost)
    json.field("sessions", sessions)
    json.array("causes") { json in
      for (change, found) in changes.sorted(by: { $0.key < $1.key }) {
        json.object { json in
          json.field("kind", change.kind)
          json.field("step", change.step)
          json.field("shown", change.shown)
          found.writeFields(to: &json)
        }
      }
    }
  }
}

extension TraceSummary.Occurrences {
  fileprivate func writeFields(to json: inout JSONWriter) {
    json.field("count", count)
    json.field("sessions", sessions)
    json.array("samples") { json in
      for sample in samples {
        json.object { json in
          json.field("session", sample.session)
          json.field("t", sample.time)
        }
      }
    }
  }
}

extension TraceSummary.Machine: JSONWritable {
  func write(to json: inout JSONWriter) {
    json.object { json in
      json.field("name", name)
      json.field("path", path)
      json.field("sessions", sessions)
      json.array("states") { json in
        for index in states.indices {
          json.object { json in
            json.field("name", states[index])
            json.field("shown", visited[index])
          }
        }
      }
      json.array("rows") { json in
        for index in rows.indices {
          json.object { json in
            json.field("row", rows[index])
            json.field("count", counts[index])
          }
        }
      }
      json.field("pairs", pairs)
    }
  }
}

extension TraceSummary.Demand: JSONWritable {
  func write(to json: inout JSONWriter) {
    json.object { json in
      json.field("id", id)
      json.field("kind", kind)
      json.field("label", label)
      json.field("pass", counts.pass)
      json.field("marginal", counts.marginal)
      json.field("fail", counts.fail)
      json.field("inconclusive", counts.inconclusive)
      json.field("unspecified", counts.unspecified)
      guard values.count > 0 else { return }
      json.object("values") { json in
        json.field("n", values.count)
        json.field("sum", values.sum)
        json.field("min", values.least)
        json.field("max", values.most)
        json.array("bins") { json in
          for (bin, number) in values.bins.enumerated() where number > 0 {
            json.value([bin, number])
          }
        }
      }
    }
  }
}
