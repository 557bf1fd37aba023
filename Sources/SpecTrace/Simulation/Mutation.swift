/// A fault that a simulated trace is given on purpose.
public enum Mutation: String, Sendable, Hashable, CaseIterable {
  /// A step is left out.
  case skip
  /// A step that another state allows is put in.
  case insert
  /// Two steps change places.
  case swap
  /// A step has another target or trigger, or a name that the spec does not know.
  case relabel
  /// A step takes longer than stated.
  case slow
  /// A step takes shorter than stated.
  case fast
  /// Frames of an animation are not presented.
  case dropFrame = "drop-frame"
  /// A value moves by another curve than stated.
  case wrongEasing = "wrong-easing"
  /// A value springs back with other parameters than stated.
  case wrongSpring = "wrong-spring"
  /// The clock steps back.
  case clockStep = "clock-step"
  /// A line is written twice.
  case duplicate
  /// The file ends in the middle of a line.
  case truncate
  /// Two lines change places in the file, with their stamps.
  case reorder
  /// A step of another session is written under this session's name.
  case foreignSession = "foreign-session"
}

/// What a check must find in a simulated session.
public struct SimulationExpectation: Sendable, Hashable {
  /// The session.
  public var session: String
  /// What was done to it; `nil` where it keeps the spec.
  public var mutation: Mutation?
  /// Whether it breaks the spec.
  public var fails: Bool
  /// What is reported first; `nil` where nothing is.
  public var rule: TraceRule?
  /// The 1-based line at which it is reported.
  public var line: Int?
  /// What would mend the session.
  public var repair: String?
  /// Whether the fault leaves a legal session, so that nothing can be found.
  public var isEquivalent = false
}
