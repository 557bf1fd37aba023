import Synchronization

/// Reads the beginning of a recording on another thread, before it is known what the specs allow.
///
/// - Invariant: how far it comes shows nowhere in the report.
public final class TraceAhead: Sendable {
  /// The recording.
  public let bytes: TraceBytes
  /// What reads; `nil` before it begins, and once a check has taken it over.
  private let scanner = Mutex<SegmentScanner?>(nil)
  private let parts: Int
  private let isStopped = Atomic(false)
  private let window: Int

  /// So many bytes are read at once: whoever stops the reading waits for the end of them.
  private static let window = 1 << 19
  /// A first look, which tells whether the rest is worth reading.
  private static let glance = 1 << 16

  /// Makes a reader of a recording's beginning; `nil` where it begins like no JSON Lines.
  ///
  /// - Parameter parts: into how many parts the recording will be cut.
  public convenience init?(_ bytes: TraceBytes, parts: Int) {
    self.init(bytes, parts: parts, window: Self.window)
  }

  init?(_ bytes: TraceBytes, parts: Int, window: Int) {
    let start = bytes.range.buffer
    guard start.first == 0x7B, !JSONLinesReader.isUTF16(start) else { return nil }
    self.bytes = bytes
    self.parts = parts
    self.window = window
  }

  /// What reads from the first byte on, a glance first; made by the thread that reads, for that takes a while.
  private func makeScanner() -> SegmentScanner {
    var scanner = SegmentScanner(
      bytes.range, file: 0, classifier: nil, expected: bytes.count / max(1, parts))
    scanner.window = min(window, Self.glance)
    return scanner
  }

  /// Reads until it is told to stop, but no more than so many bytes.
  public func run(upTo limit: Int) {
    // Asked before the lock too: whoever has stopped this may hold it for as long as the rest takes.
    while !isStopped.load(ordering: .relaxed), readWindow(upTo: limit) {}
  }

  /// Reads some lines; false where there are none that are worth it.
  func readWindow(upTo limit: Int) -> Bool {
    scanner.withLock { scanner in
      guard !isStopped.load(ordering: .relaxed) else { return false }
      // Nobody takes the scanner before the reading is stopped.
      var reading = scanner.take() ?? makeScanner()
      defer { scanner = reading }
      return reading.readAhead(upTo: limit, next: window)
    }
  }

  /// Ends the reading and tells how many bytes were read; `nil` where what was read is of no use.
  func stop() -> Int? {
    isStopped.store(true, ordering: .relaxed)
    return scanner.withLock { scanner in
      guard let scanner, scanner.offset > 0, scanner.isWorthReading else { return nil }
      return scanner.offset
    }
  }

  /// Reads on up to a line's end, now that the specs are known; once only.
  func finish(_ classifier: StepClassifier, upTo end: Int) -> Segment {
    scanner.withLock { scanner in
      guard var taken = scanner.take() else {
        preconditionFailure("what was read ahead is taken over twice")
      }
      taken.finish(classifier, upTo: end)
      return taken.segment
    }
  }
}
