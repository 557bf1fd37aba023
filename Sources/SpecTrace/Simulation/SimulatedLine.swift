import SpecJSON
import SpecModel

/// One line of a simulated trace.
struct SimulatedLine: Sendable, Hashable {
  /// What the line says.
  enum Content: Sendable, Hashable {
    case meta(refreshRate: Double, spec: String, observes: [String])
    case state(String)
    case event(String)
    case step(Step)
    /// The first and the second half of a step.
    case begin(Step, id: Int)
    case end(id: Int)
    /// Presented frames, as differences.
    case frames([Double])
    case signal(Samples)
    case stop
  }

  /// A change of state.
  struct Step: Sendable, Hashable {
    var source: String
    var target: String
    var trigger: String?
    var duration: Double?
    var animation: String?
    /// What stands in the trigger's place of a row that needs none, such as "Auto".
    var cell: String?
  }

  /// Samples of a signal.
  struct Samples: Sendable, Hashable {
    /// What makes a signal move.
    enum Source: Sendable, Hashable {
      /// The finger, or what follows it.
      case gesture
      /// A spring that brings the signal to rest at a place.
      case spring(Spring, rest: Double)
      case curve(EasingCurve)
    }

    var name: String
    var offsets: [Double]
    var values: [Double]
    var source: Source
  }

  var session: String
  var time: Double
  var content: Content
  /// The counter within the session.
  var sequence = 0
  /// Text in place of the line, for one that is cut off.
  var cut: String?

  /// The step, where the line is one.
  var step: Step? {
    if case .step(let step) = content { step } else { nil }
  }

  /// The samples, where the line holds some.
  var samples: Samples? {
    if case .signal(let samples) = content { samples } else { nil }
  }
}

extension SimulatedLine {
  /// The line as JSON, or what is left of it.
  var text: String {
    if let cut { return cut }
    var json = JSONWriter(style: .compact)
    write(to: &json)
    return json.string
  }

  /// Writes the line as JSON, without a line feed.
  private func write(to json: inout JSONWriter) {
    switch content {
    case .meta(let rate, let spec, let observes):
      json.object { json in
        json.field("kind", "meta")
        json.field("session", session)
        json.field("unit", "ms")
        json.field("hz", rate)
        json.field("spec", spec)
        json.field("observes", ifPresent: observes.isEmpty ? nil : observes)
      }
    case .state(let name): write("state", to: &json) { $0.field("state", name) }
    case .event(let name): write("event", to: &json) { $0.field("event", name) }
    case .step(let step):
      write("transition", to: &json) { json in
        Self.write(step, to: &json)
        json.field("duration", ifPresent: step.duration.map { Self.rounded($0) })
        json.field("animation", ifPresent: step.animation)
      }
    case .begin(let step, let id):
      write("begin", to: &json) { json in
        json.field("id", id)
        Self.write(step, to: &json)
      }
    case .end(let id):
      write("end", to: &json) { json in
        json.field("id", id)
        json.field("result", "completed")
      }
    case .frames(let deltas):
      write("frames", to: &json) { $0.field("deltas", deltas.map { Self.rounded($0) }) }
    case .signal(let samples):
      write("signal", to: &json) { json in
        json.field("name", samples.name)
        json.field("dt", samples.offsets.map { Self.rounded($0) })
        json.field("v", samples.values.map { Self.rounded($0, places: 10_000) })
      }
    case .stop: write("stop", to: &json) { $0.field("result", "complete") }
    }
  }

  private static func write(_ step: Step, to json: inout JSONWriter) {
    json.field("from", step.source)
    json.field("to", step.target)
    json.field("trigger", ifPresent: step.trigger)
  }

  private func write(
    _ kind: String, to json: inout JSONWriter, _ body: (inout JSONWriter) -> Void
  ) {
    json.object { json in
      json.field("kind", kind)
      json.field("session", session)
      json.field("t", Self.rounded(time))
      if sequence > 0 { json.field("seq", sequence) }
      body(&json)
    }
  }

  private static func rounded(_ value: Double, places: Double = 1000) -> Double {
    (value * places).rounded() / places
  }
}
