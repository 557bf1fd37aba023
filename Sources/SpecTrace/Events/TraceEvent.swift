/// One line of a trace.
///
/// - Units: times are milliseconds once the session's unit is applied.
struct TraceEvent: Sendable {
  /// What a line says.
  enum Kind: UInt8, Sendable, CaseIterable {
    case meta, state, event, transition, begin, end, animation, frames, signal, announce, metric
    case layout, gap, stop
    /// A kind that is not known; kept, because its counter proves that nothing was lost.
    case other

    /// The word for it in traces.
    var word: String {
      switch self {
      case .meta: "meta"
      case .state: "state"
      case .event: "event"
      case .transition: "transition"
      case .begin: "begin"
      case .end: "end"
      case .animation: "animation"
      case .frames: "frames"
      case .signal: "signal"
      case .announce: "announce"
      case .metric: "metric"
      case .layout: "layout"
      case .gap: "gap"
      case .stop: "stop"
      case .other: "other"
      }
    }
  }

  /// What the line says.
  var kind: Kind
  /// When; not a number where the line gives no time.
  var time: Double = .nan
  /// How long it took; not a number where it is absent.
  var duration: Double = .nan
  /// The end of a gap, or the value of a metric or signal.
  var value: Double = .nan
  /// The counter within the session; -1 where it is absent.
  var sequence: Int64 = -1
  /// The 1-based line.
  var line: Int32 = 0
  /// Index of the file among the inputs.
  var file: Int32 = 0
  /// Which run of the app.
  var session: NameID = NameTable.none
  /// Which machine.
  var machine: NameID = NameTable.none
  /// The state that is left.
  var source: NameID = NameTable.none
  /// The state that is entered, or that is active now.
  var target: NameID = NameTable.none
  /// The trigger of a step, or the event itself.
  var trigger: NameID = NameTable.none
  /// The name of an operation, animation, signal or metric.
  var name: NameID = NameTable.none
  /// Joins `begin` and `end`.
  var id: NameID = NameTable.none
  /// An animation, an easing, a result or a text.
  var detail: NameID = NameTable.none
  /// Index into the log's `payloads`; -1 where the line carries no list.
  var payload: Int32 = -1

  /// The counter as the scan keeps it; -1 where it is absent or too large.
  var counter: Int32 {
    sequence >= 0 && sequence < Int64(Int32.max) ? Int32(sequence) : -1
  }
}

/// What a line carries beside single values.
struct TracePayload: Sendable {
  /// Frame deltas or sample values.
  var values: [Double] = []
  /// Offsets of samples.
  var offsets: [Double] = []
  /// Times one unit of the session in milliseconds.
  var unit: Double?
  /// Frames a second of the display.
  var refreshRate: Double?
  /// The name of the spec that the recorder follows.
  var spec: String?
  /// What the recorder says it observes.
  var observes: [String]?
  /// Conditions of the session, each as "name=value".
  var context: [String] = []
}
