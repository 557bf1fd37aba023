public import SpecTrace

extension TraceWorkers {
  /// All processors that are online.
  public static var all: TraceWorkers { workers(Parallel.processorCount) }

  /// So many threads.
  public static func workers(_ count: Int) -> TraceWorkers {
    TraceWorkers(count: count) { number, body in
      _ = Parallel.map(number, workers: count) { index in body(index) }
    }
  }
}
