/// All lines of all traces of a run, read but not judged.
struct TraceLog: Sendable {
  /// A line that could not be read.
  struct Malformed: Sendable {
    /// Index of the file among the inputs.
    var file: Int32
    /// The 1-based line.
    var line: Int32
    /// What is wrong with it.
    var fault: LineFault
  }

  /// Paths of the inputs.
  var paths: [String] = []
  /// The lines that could be read, in file order; of unknown kinds, too.
  var events: ContiguousArray<TraceEvent> = []
  /// Lists and settings that events refer to.
  var payloads: [TracePayload] = []
  /// The strings of the events.
  var names = NameTable()
  /// The lines that could not be read.
  var malformed: [Malformed] = []
  /// Number of lines, blank ones included.
  var lineCount = 0
  /// Number of blank lines.
  var blankCount = 0
  /// How often each unknown kind was seen.
  var unknownKinds: [NameID: Int] = [:]
  /// Number of keys that were not known.
  var unknownKeyCount = 0

  /// Number of lines that say nothing to the check: blank, or of an unknown kind.
  var ignoredCount: Int { blankCount + unknownKinds.values.reduce(0, +) }
  /// Number of lines of a known kind.
  var knownEventCount: Int { lineCount - malformed.count - ignoredCount }

  /// Makes an empty log.
  ///
  /// - Invariant: the ids of the kinds' names are the kinds' raw values.
  init() {
    for word in Self.kindNames { _ = names.intern(word) }
  }

  private static let kindNames = TraceEvent.Kind.allCases.filter { $0 != .other }.map(\.word)

  /// The kind with a name; `nil` where it is not known.
  static func kind(named name: NameID) -> TraceEvent.Kind? {
    guard name >= 0, name < TraceEvent.Kind.other.rawValue else { return nil }
    return TraceEvent.Kind(rawValue: UInt8(truncatingIfNeeded: name))
  }
}
