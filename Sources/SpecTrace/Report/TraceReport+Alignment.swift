public import SpecJSON

extension TraceReport {
  /// The cheapest changes that make every session a run of the spec.
  ///
  /// - Invariant: a missing event and a surplus event cost 1 each, a wrong one is both.
  public struct Alignment: Sendable, Hashable {
    /// What a change does.
    public enum Kind: String, Sendable, Hashable {
      /// A row should have been shown.
      case missing
      /// A line should not be there.
      case surplus
      /// A line stands where a row should.
      case wrong
    }

    /// A line of a trace.
    public struct Sample: Sendable, Hashable {
      /// The session.
      public var session: String
      /// The trace file's path as printed.
      public var path: String
      /// The 1-based line.
      public var line: Int
    }

    /// Equal changes of all sessions.
    public struct Cause: Sendable, Hashable {
      /// What the change does.
      public var kind: Kind
      /// The row that is missing, or the step that is surplus.
      public var step: String
      /// What the trace shows in place of the row.
      public var shown: String?
      /// How often.
      public var count = 0
      /// In how many sessions.
      public var sessions = 0
      /// The first lines that show it.
      public var samples: [Sample] = []
      /// Where the spec states the row.
      public var spec: SpecPlace?
    }

    /// What is wrong with one session.
    public struct Explanation: Sendable, Hashable {
      /// The session.
      public var session: String
      /// The trace file's path as printed.
      public var path: String
      /// The line of the first change.
      public var line: Int
      /// Number of changes.
      public var cost: Int
      /// The headline with all repairs.
      public var message: String
      /// Where the repairs stand in the UTF-8 of the message.
      var places: [Range<Int>]

      /// Equally cheap repairs in words, at most three.
      public var repairs: [String] {
        let bytes = message.utf8
        return places.compactMap { place in
          String(bytes.dropFirst(place.lowerBound).prefix(place.count))
        }
      }
    }

    /// Number of changes over all sessions.
    public var cost = 0
    /// Number of sessions that need a change.
    public var sessions = 0
    /// Equal changes, the most frequent first.
    public var causes: [Cause] = []
    /// Each session that needs a change, by file and line.
    public var explanations: [Explanation] = []
    /// Number of sessions that are too long to be explained.
    public var unexplained = 0
  }
}

extension TraceReport.Alignment: JSONWritable {
  /// Writes costs, causes and sessions.
  public func write(to json: inout JSONWriter) {
    json.object { json in
      json.field("cost", cost)
      json.field("sessions", sessions)
      json.field("causes", causes)
      json.field("explanations", explanations)
      json.field("unexplained", ifPresent: unexplained == 0 ? nil : unexplained)
    }
  }
}

extension TraceReport.Alignment.Cause: JSONWritable {
  /// Writes the change with its first lines.
  public func write(to json: inout JSONWriter) {
    json.object { json in
      json.field("kind", kind.rawValue)
      json.field("step", step)
      json.field("shown", ifPresent: kind == .wrong ? shown : nil)
      json.field("count", count)
      json.field("sessions", sessions)
      json.array("samples") { json in
        for sample in samples {
          json.object { json in
            json.field("session", sample.session)
            json.field("path", sample.path)
            json.field("line", sample.line)
          }
        }
      }
      json.field("spec", spec)
    }
  }
}

extension TraceReport.Alignment.Explanation: JSONWritable {
  /// Writes the session with its repairs.
  public func write(to json: inout JSONWriter) {
    json.object { json in
      json.field("session", session)
      json.field("path", path)
      json.field("line", line)
      json.field("cost", cost)
      json.field("message", message)
      json.array("repairs") { json in
        for place in places { json.value(message, utf8: place) }
      }
    }
  }
}

extension TraceReport.Alignment {
  /// The causes for people, each with its first lines and the repairs of the first session.
  var textLines: [String] {
    guard cost > 0 || unexplained > 0 else { return [] }
    var lines = [
      "",
      "Repairs: \(cost) \(cost == 1 ? "change" : "changes") in \(sessions) "
        + "\(sessions == 1 ? "session" : "sessions"), \(causes.count) "
        + "\(causes.count == 1 ? "cause" : "causes")",
    ]
    let bySession = Dictionary(
      explanations.map { ($0.session, $0) }, uniquingKeysWith: { first, _ in first })
    for cause in causes.prefix(20) {
      lines.append(
        "  \(Self.headline(cause)): \(cause.count) in \(cause.sessions) "
          + "\(cause.sessions == 1 ? "session" : "sessions")")
      for sample in cause.samples {
        let message = bySession[sample.session]?.message ?? ""
        let session = sample.session.isEmpty ? "" : " [\(sample.session)]"
        lines.append("    \(sample.path):\(sample.line)\(session) \(message)")
      }
      if let spec = cause.spec {
        lines.append("    spec: \(spec.path)\(spec.line.map { ":\($0)" } ?? "")")
      }
    }
    if causes.count > 20 { lines.append("  … and \(causes.count - 20) more causes") }
    if unexplained > 0 { lines.append("  too long to be explained: \(unexplained)") }
    return lines
  }

  private static func headline(_ cause: Cause) -> String {
    switch cause.kind {
    case .missing: "'\(cause.step)' is missing"
    case .surplus: "'\(cause.step)' is surplus"
    case .wrong: "'\(cause.shown ?? "")' should be '\(cause.step)'"
    }
  }
}
