/// Where one session stands.
struct SessionState {
  /// How many things may run at once in a session.
  static let runningLimit = 1000

  /// A step or operation that began and has not ended.
  struct Open {
    var id: NameID
    var machine: Int
    /// Index of the judgement; -1 for an operation.
    var judgement: Int
    var name: NameID
    var time: Double
    var line: Int32
    var file: Int32
    /// Whether another step began meanwhile.
    var isInterrupted = false
    /// Whether it changes a mode, which interrupts no step.
    var isMode = false
  }

  /// A measurement that has begun.
  struct Running {
    /// What ends it.
    enum End: Equatable {
      /// Leaving the state.
      case leave(machine: Int)
      /// The end of an operation.
      case operation(line: Int32)
      /// The next answer of the interface.
      case answer
      /// The next beat.
      case beat
      /// What a screen reader is told.
      case announcement(machine: Int)
    }

    var obligation: Int
    var start: Double
    var due: Double
    var line: Int32
    var name: NameID
    var end: End
  }

  /// A stretch of time in which an animation moves something.
  struct Move {
    var start: Double
    var end: Double
    /// The obligation on its curve.
    var obligation: Int
  }

  /// A step as far as it may let something go.
  struct Release {
    var time: Double
    var machine: Int
    /// The rows that may have been taken.
    var edges: [Int]
    /// The animation that the line names.
    var animation: NameID
  }

  /// Where one machine of the session stands.
  struct Stream {
    /// The states it may be in.
    var states: StateSet
    /// Whether a line has shown where it is.
    var isKnown = false
    /// The name of the state it is in; none where it may be in several.
    var name: NameID = NameTable.none
    /// The line that showed it.
    var line: Int32 = 0
    /// The row that was taken last; -1 where it is unknown.
    var edge = -1
    /// The event that came since the last step.
    var pending: NameID = NameTable.none
    /// A step that two state lines imply, until a line of its own confirms it.
    var implied: (judgement: Int, source: StateSet, edge: Int)?
    /// What only machines with modes, parts or ways back need; most steps copy no more than its place.
    private var rare: Rare?

    /// Where the session is beside the state of the screen.
    var configuration: Configuration {
      get { rare?.configuration ?? Configuration() }
      set { rare = Rare(newValue) }
    }

    /// Whether a plain step may follow.
    var mayStepPlainly: Bool { isKnown && implied == nil }

    /// Takes a plain step where it follows, and returns the row before it; `nil` where it needs the full judgement.
    mutating func take(_ step: PlainStep, line: Int32) -> Int? {
      guard mayStepPlainly, states.meets(step.source) else { return nil }
      let last = edge
      states = step.target
      name = step.name
      self.line = line
      edge = step.edge
      pending = NameTable.none
      rare = nil
      return last
    }

    /// Anything may be on, anywhere and left before.
    mutating func forgetConfiguration() { rare = nil }

    init(
      states: StateSet, isKnown: Bool = false, name: NameID = NameTable.none, line: Int32 = 0,
      edge: Int = -1
    ) {
      self.states = states
      self.isKnown = isKnown
      self.name = name
      self.line = line
      self.edge = edge
    }
  }

  var name: NameID
  var settings: SessionSettings
  var streams: [Stream?]
  /// The machines that the session was checked against.
  var used = StateSet()
  var defaultMachine = 0
  var isEventDriven = false
  var usesCounter = false
  /// Whether the session records what screen readers are told.
  var announces = false
  /// What screen readers were told lately.
  var spoken: [Spoken] = []
  /// The states that a machine left last, and when.
  var left: (machine: Int, states: StateSet, time: Double)?
  var open: [Open] = []
  var running: [Running] = []
  /// The earliest deadline of the running measurements.
  var nextDue = Double.infinity
  /// The last beat of each periodic obligation.
  var beats: [Int: (start: Double, end: Double, line: Int32)] = [:]
  /// The last beat of each periodic obligation, whatever was left since then.
  var lastBeats: [Int: (time: Double, line: Int32)] = [:]
  /// The periodic obligations whose beats the session is known to show.
  var shownBeats: Set<Int> = []
  /// When a machine entered the state in which something recurs, until it does for the first time.
  var entries: [Int: (start: Double, end: Double, line: Int32)] = [:]
  /// The periodic obligations in whose states the session is.
  var inside: Set<Int> = []
  /// The waits of each obligation on retries since the last success.
  var waits: [Int: [Double]] = [:]
  /// The obligations on retries whose series may have begun anew since the last one.
  var restarts: Set<Int> = []
  /// By signal: the last value that was sampled; only where the specs say how soon something is answered.
  var values: [NameID: Double] = [:]
  /// When the signals of the last line of samples moved.
  var movements: [Double] = []
  /// When the last frame was presented.
  var framesEnd = -Double.infinity
  /// When animations ran, for the rate of frames.
  var animations: [ClosedRange<Double>] = []
  /// When rows with a stated curve were taken, for the signals that they move.
  var moves: [Move] = []
  /// The steps, for the springs that they let go.
  var releases: [Release] = []
  /// Indices of the lines that hold frames.
  var frames: [Int] = []
  /// Indices of the lines that hold samples of signals.
  var signals: [Int] = []
  /// Whether lines are missing, so that an end may lack its begin.
  var hasHole = false
  var isComplete = false
  /// Whether the session took a step that no row allows.
  var leftRows = false
  var errors = 0
  var firstError: (file: Int32, line: Int32) = (0, 0)
  var last = TraceEvent(kind: .other)
  var lastTime = -Double.infinity
}
