import SpecModel
import SpecText

/// What kind of debt the app owes to the spec.
public enum ObligationKind: String, Sendable, Hashable {
  case transition, duration, timeout, period, latency, dwell
  case frameRate = "frame-rate"
  case signal, spring, easing, metric, announce
}

/// Something that a line of the spec asks of every trace.
struct Obligation: Sendable {
  /// What is watched.
  enum Subject: Sendable {
    /// Every step of a machine.
    case machine(Int)
    /// Steps that take a row.
    case edge(machine: Int, edge: Int)
    /// Stays in a state.
    case state(machine: Int, state: Int)
    /// Operations, animations or events whose name fits some words.
    case named(SubjectWords)
    /// The frames of what moves.
    case frames(FrameScope)
    /// Two signals of a gesture.
    case relation(SignalRelation)
    /// A number that the app measures.
    case metric(MetricWords)
    /// A signal that a spring moves.
    case spring(Spring, SubjectWords)
    /// The time after which a spring stays within a share of its way.
    case settling(Spring, share: Double, SubjectWords)
    /// A signal that an animation moves; without words, during the row's transition.
    case curve(EasingCurve, SubjectWords?)
    /// What a screen reader is told.
    case announcement(Announcement)
  }

  /// A key that is unique in the report.
  var id: String
  /// What kind it is.
  var kind: ObligationKind
  /// Index of the document among the specs.
  var document: Int
  /// Where the spec states it.
  var origin: Origin
  /// What it is about, in words.
  var label: String
  /// What is watched.
  var subject: Subject
  /// The stated time or rate; `nil` for the mere existence of a step.
  var demand: Demand?
  /// How the waits between retries grow, where the line is about them.
  var backoff: Backoff?
  /// Whether the time is that of a round of something that goes on without a pause.
  var isLoop = false
  /// Whether the time is that after which a row is taken, so that the row must not be taken sooner.
  var isOfRow = false
  /// The rows of the state's machine that show what recurs in it.
  var rows: Set<Int> = []
  /// Whether what recurs is work, which recorders call an operation.
  var isWork = false
  /// The state that the line belongs to, as machine and state, where it belongs to one.
  var scope: (machine: Int, state: Int)?
}

/// The words by which a name of the trace is taken for the subject of a demand.
struct SubjectWords: Sendable {
  /// The words that the spec writes.
  var words: Set<String>
  /// The key of the whole name.
  var key: String

  /// Words that say what is measured and not of what.
  static let generic: Lexicon = [
    "duration", "time", "timing", "timeout", "delay", "animation", "animations", "transition",
    "transitions", "speed", "interval", "frequency", "limit", "maximum", "minimum", "target",
    "total", "performance", "response", "period", "budget", "length", "wait", "waits",
  ]

  /// Makes the words of a subject; one that says nothing of its own takes the heading's words.
  init(subject: String, scope: [String]) {
    key = Names.key(subject)
    var words = Set(Names.words(subject)).subtracting(Self.generic)
    if words.isEmpty, let heading = scope.last {
      key = Names.key(heading)
      words = Set(Names.words(heading)).subtracting(Self.generic)
    }
    self.words = words
  }

  /// How well a name fits: all of it, all words that say something, some of them, or none.
  func match(_ name: String) -> NameRule? {
    guard !words.isEmpty else { return nil }
    if Names.key(name) == key { return .exact }
    let own = Set(Names.words(name)).subtracting(Self.generic)
    if own == words { return .folded }
    if own.isEmpty { return nil }
    if own.isSubset(of: words) { return .joined }
    let (shown, stated) = (Set(own.map(Self.stem)), Set(words.map(Self.stem)))
    if shown == stated { return .folded }
    return shown.isSubset(of: stated) ? .joined : nil
  }

  /// A word without the ending of English that tells one from many: "retries" is "retry".
  private static func stem(_ word: String) -> String {
    guard word.utf8.count > 3, word.hasSuffix("s"), !word.hasSuffix("ss") else { return word }
    if word.utf8.count > 4, word.hasSuffix("ies") { return word.dropLast(3) + "y" }
    return String(word.dropLast())
  }
}
