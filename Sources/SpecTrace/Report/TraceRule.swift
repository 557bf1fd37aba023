public import SpecDiagnostics

/// Everything that a trace check reports, each with its code.
public enum TraceRule: String, Sendable, Hashable, CaseIterable {
  case undefinedState = "undefined-state"
  case undefinedTransition = "undefined-transition"
  case wrongTarget = "wrong-target"
  case wrongTrigger = "wrong-trigger"
  case discontinuity
  case forbidden = "forbidden-transition"
  case unspecified = "unspecified-transition"
  case duration, timeout, period, latency, dwell
  case frameRate = "frame-rate"
  case marginal
  case signal, spring, easing, metric, announce, layout
  case unfinished
  case unmatchedEnd = "unmatched-end"
  case lost = "lost-lines"
  case gap
  case clock = "clock-step"
  case duplicate
  case malformed
  case looseName = "loose-name"

  /// The stable code.
  public var code: String {
    switch self {
    case .undefinedState: "N201"
    case .undefinedTransition: "N202"
    case .wrongTarget: "N203"
    case .wrongTrigger: "N204"
    case .discontinuity: "N205"
    case .forbidden: "N206"
    case .unspecified: "N207"
    case .duration: "N211"
    case .timeout: "N212"
    case .period: "N213"
    case .latency: "N214"
    case .dwell: "N215"
    case .frameRate: "N216"
    case .marginal: "N217"
    case .signal: "N218"
    case .spring: "N219"
    case .metric: "N220"
    case .easing: "N233"
    case .unfinished: "N221"
    case .unmatchedEnd: "N222"
    case .lost: "N223"
    case .gap: "N224"
    case .clock: "N225"
    case .duplicate: "N226"
    case .malformed: "N231"
    case .looseName: "N232"
    case .announce: "N234"
    case .layout: "N235"
    }
  }

  /// What it reports, in one sentence.
  public var summary: String {
    switch self {
    case .undefinedState: "The trace names a state that the spec does not know."
    case .undefinedTransition: "The trace takes a transition that no row of the spec allows."
    case .wrongTarget: "The trigger leads to another state than the spec says."
    case .wrongTrigger: "The transition has another trigger than the spec says."
    case .discontinuity: "The transition leaves a state that the session is not in."
    case .forbidden: "The trace takes a transition that the spec forbids."
    case .unspecified: "The trace takes a transition of which the spec says nothing."
    case .duration: "A transition or animation takes shorter or longer than stated."
    case .timeout: "An operation is not done within the stated time."
    case .period: "Something recurs at another interval than stated."
    case .latency: "The interface answers later than stated."
    case .dwell: "The session stays in a state for another time than stated."
    case .frameRate: "Frames are presented at a lower rate than stated."
    case .marginal: "Measured values lie closer to a bound than the stamps are exact."
    case .signal: "A signal does not follow another one as stated."
    case .spring: "A signal springs back with other parameters than stated."
    case .easing: "An animation moves by another curve than stated."
    case .metric: "A measured number is beyond the stated bound."
    case .announce: "A screen reader is not told what is stated, or is told it elsewhere."
    case .layout: "A layout line names a dump that cannot be read."
    case .unfinished: "A transition or operation begins and never ends."
    case .unmatchedEnd: "A transition or operation ends that never began."
    case .lost: "The counter of a session shows that lines are missing."
    case .gap: "The recorder lost data for a while."
    case .clock: "The clock of a session stepped back."
    case .duplicate: "A line repeats the line before it."
    case .malformed: "A line of the trace cannot be read."
    case .looseName: "A name of the trace was matched by rule and not by its spelling."
    }
  }

  /// How bad it is.
  public var severity: Severity {
    switch self {
    case .unspecified, .unmatchedEnd, .lost, .clock, .duplicate: .warning
    case .gap, .looseName, .marginal: .info
    default: .error
    }
  }

  /// Whether a session that shows it is no run of the machine, whatever its times are.
  var leavesRows: Bool {
    switch self {
    case .undefinedState, .undefinedTransition, .wrongTarget, .wrongTrigger, .discontinuity,
      .forbidden:
      true
    default: false
    }
  }

  /// Whether it says something of the run of the app, and not of the recording or the spec.
  var isNote: Bool {
    switch self {
    case .unspecified, .gap, .looseName, .marginal: true
    default: false
    }
  }
}
