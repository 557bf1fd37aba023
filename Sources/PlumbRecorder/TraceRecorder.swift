import Synchronization

/// Writes what an app does as a trace that `plumb check --trace` reads.
///
/// ```swift
/// let recorder = try TraceRecorder(path: "run.jsonl", session: "a1", refreshRate: 120)
/// recorder.state("Loading")
/// let step = recorder.begin(from: "Loading", to: "List", trigger: "Load complete")
/// recorder.end(step)
/// recorder.sample("drag offset", 12.5)
/// recorder.close()
/// ```
///
/// All calls may come from any thread. Lines are gathered and written whole: a crash loses what was
/// not written yet, which is at most one buffer or one second, and never tears a line.
/// - Complexity: O(bytes of the line); a call takes well below a microsecond, and one in some hundreds a system call.
public final class TraceRecorder: Sendable {
  private let state: Mutex<RecorderState>

  /// Begins a recording.
  ///
  /// - Parameters:
  ///   - path: the file, which is replaced.
  ///   - session: the name of this run of the app.
  ///   - refreshRate: frames a second of the display.
  ///   - spec: the name of the spec or machine that the app follows.
  ///   - observes: what is recorded, for example "state" and "transition"; empty says nothing.
  ///   - bufferSize: the number of bytes that are gathered before they are written.
  /// - Errors: throws `RecorderError` where the file cannot be opened.
  public init(
    path: String, session: String, refreshRate: Double = 60, spec: String? = nil,
    observes: [String] = [], bufferSize: Int = 1 << 14
  ) throws(RecorderError) {
    var first = RecorderState(
      file: try RecorderFile(path: path), session: session, limit: max(256, bufferSize))
    first.writeSettings(refreshRate: refreshRate, spec: spec, observes: observes)
    state = Mutex(first)
  }

  deinit { close() }

  // MARK: Steps

  /// The state that is now active; several where parts of the app are in states of their own.
  public func state(_ names: String...) {
    state.withLock { state in
      state.begin("state")
      if names.count == 1 { state.field("state", names[0]) } else { state.field("state", names) }
      state.end()
    }
  }

  /// Something happened that may change the state.
  public func event(_ name: String) {
    state.withLock { state in
      state.begin("event")
      state.field("event", name)
      state.end()
    }
  }

  /// A change of state that is over; it began its duration ago.
  public func transition(
    from source: String, to target: String, trigger: String? = nil, duration: Duration? = nil
  ) {
    state.withLock { state in
      let time = duration.map(RecorderClock.nanoseconds) ?? 0
      state.begin("transition", before: time)
      state.field("from", source)
      state.field("to", target)
      if let trigger { state.field("trigger", trigger) }
      if duration != nil { state.field("duration", nanoseconds: time) }
      state.end()
    }
  }

  /// Something that has begun and will end.
  public struct Span: Sendable, Hashable {
    /// Joins both lines.
    fileprivate let id: Int
  }

  /// How something ended.
  public enum Result: String, Sendable, Hashable, CaseIterable {
    case completed, cancelled, interrupted
  }

  /// A change of state begins.
  public func begin(from source: String, to target: String, trigger: String? = nil) -> Span {
    state.withLock { state in
      let id = state.nextID()
      state.begin("begin")
      state.field("id", number: id)
      state.field("from", source)
      state.field("to", target)
      if let trigger { state.field("trigger", trigger) }
      state.end()
      return Span(id: id)
    }
  }

  /// Work begins that takes time, for example a sync.
  public func begin(operation: String) -> Span {
    state.withLock { state in
      let id = state.nextID()
      state.begin("begin")
      state.field("id", number: id)
      state.field("operation", operation)
      state.end()
      return Span(id: id)
    }
  }

  /// What began is over.
  public func end(_ span: Span, _ result: Result = .completed) {
    state.withLock { state in
      state.begin("end")
      state.field("id", number: span.id)
      state.field("result", result.rawValue)
      state.end()
    }
  }

  // MARK: Movement

  /// A frame is presented now; frames are written in lines of sixty.
  public func frame() {
    state.withLock { $0.addFrame() }
  }

  /// A value of a signal, for example of a drag; samples are written in lines of sixty-four.
  public func sample(_ signal: String, _ value: Double) {
    guard value.isFinite else { return }
    state.withLock { $0.addSample(signal, value) }
  }

  /// An animation that is over; it began its duration ago.
  public func animation(_ name: String, duration: Duration, easing: String? = nil) {
    state.withLock { state in
      let time = RecorderClock.nanoseconds(duration)
      state.begin("animation", before: time)
      state.field("name", name)
      state.field("duration", nanoseconds: time)
      if let easing { state.field("easing", easing) }
      state.end()
    }
  }

  // MARK: Other

  /// What a screen reader says.
  public func announce(_ text: String) {
    state.withLock { state in
      state.begin("announce")
      state.field("text", text)
      state.end()
    }
  }

  /// A number that the spec limits, for example of photos in memory.
  public func metric(_ name: String, _ value: Double) {
    guard value.isFinite else { return }
    state.withLock { state in
      state.begin("metric")
      state.field("name", name)
      state.field("value", value: value)
      state.end()
    }
  }

  /// Writes what was gathered.
  public func flush() {
    state.withLock { $0.flush() }
  }

  /// Number of lines that could not be written, for example on a full disk.
  public var lostLineCount: Int { state.withLock { $0.lostLineCount } }

  /// Ends the recording; what comes later is not recorded.
  public func close() {
    state.withLock { $0.close() }
  }
}
