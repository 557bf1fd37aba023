public import SpecText

extension Workers {
  /// All processors that this process may use.
  public static var all: Workers { workers(Parallel.processorCount) }

  /// So many threads.
  public static func workers(_ count: Int) -> Workers {
    Workers(count: count) { number, body in
      _ = Parallel.map(number, workers: count) { index in body(index) }
    }
  }
}
