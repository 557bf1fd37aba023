public import SpecDiagnostics
import SpecModel
public import SpecText

/// What a person or a configuration asks of a trace check.
public struct TraceOptions: Sendable, Hashable {
  /// What holds for transitions that no row of the spec allows.
  public enum World: String, Sendable, Hashable, CaseIterable {
    /// A state with a declared row has no other way out; of other states the spec says nothing.
    case declared
    /// Every transition without a row fails.
    case closed
    /// Transitions without a row are gaps of the spec and never fail.
    case open
  }

  /// How far a measured time may lie from a stated one.
  ///
  /// - Units: milliseconds; a share is a fraction of the stated time.
  public struct Tolerance: Sendable, Hashable {
    /// How much shorter it may be; `nil` is one frame.
    public var early: Double?
    /// How much longer it may be; `nil` is two frames.
    public var late: Double?
    /// A share of the stated time, in place of milliseconds.
    public var share: Double?

    /// Makes a tolerance; without arguments, one in frames.
    public init(early: Double? = nil, late: Double? = nil, share: Double? = nil) {
      self.early = early
      self.late = late
      self.share = share
    }
  }

  /// What holds for transitions that no row allows.
  public var world: World = .declared
  /// How far measured times may lie from stated ones.
  public var tolerance = Tolerance()
  /// The same for what single documents state.
  public var tolerances: [FileID: Tolerance] = [:]
  /// Names in the trace: outside name to name in the spec.
  public var bindings: [String: String] = [:]
  /// Names of fields in recordings of other programs, by keys of trace lines.
  public var fields: [String: String] = [:]
  /// Key or name of the one machine to check against; `nil` is the one that fits.
  public var machine: String?
  /// Whether marginal and inconclusive outcomes fail.
  public var isStrict = false
  /// Whether the cheapest repairs of sessions that left the rows are looked for.
  public var explains = false
  /// How bad findings are where a person says so.
  public var levels = SeverityLevels()

  /// Whether the caller reads the layout dumps that lines name.
  public var checksLayouts = false

  /// The keys of trace lines that `fields` may name, and the unit of their times.
  public static let fieldNames = [
    "t", "session", "machine", "state", "event", "from", "to", "trigger", "duration", "result",
    "easing", "unit",
  ]

  /// Makes options with the contract's defaults.
  public init() {}
}

extension TraceOptions {
  /// How bad a finding is; `nil` where it is not reported.
  func severity(of rule: TraceRule, found: Severity, path: String) -> Severity? {
    guard !levels.isEmpty else { return found }
    return levels.severity(of: rule.code, found: found, path: path)
  }

  /// How far measured times may lie from those that a document states.
  func tolerance(of spec: SpecDocument) -> Tolerance { tolerances[spec.file] ?? tolerance }
}
