import CPlatform

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Runs pure work on all processors with results in the order of their inputs.
public enum Parallel {
  /// The results of a closure for 0 ..< count.
  ///
  /// - Parameter weights: how much work each index is, if known; the most goes first.
  /// - Complexity: each index is taken by one worker; workers take the next free index.
  public static func map<Result: Sendable>(
    _ count: Int, workers: Int = processorCount, weights: [Int] = [],
    _ body: @escaping @Sendable (Int) -> Result
  ) -> [Result] {
    guard count > 1, workers > 1 else { return (0..<count).map(body) }
    let job = Job(count: count, weights: weights, body: body)
    for _ in 1..<min(workers, count) {
      WorkerPool.shared.share({ job.work() }, limit: workers - 1)
    }
    job.work()
    return job.results()
  }

  /// Runs something that nobody waits for as soon as a second processor has nothing else to do, or never.
  public static func share(_ body: @escaping @Sendable () -> Void) {
    let others = processorCount - 1
    if others > 0 { WorkerPool.shared.share(body, limit: others) }
  }

  /// Runs something on a thread of its own that nobody waits for; where there is none, not at all, and says so.
  @discardableResult
  public static func beside(_ body: @escaping @Sendable () -> Void) -> Bool {
    WorkerPool.shared.begin(body)
  }

  /// Number of processors that this process may use.
  public static var processorCount: Int {
    let allowed = Int(plumb_allowed_processors())
    return max(1, allowed > 0 ? allowed : Int(sysconf(Int32(_SC_NPROCESSORS_ONLN))))
  }
}

/// Work that is shared out by index.
private final class Job<Result: Sendable>: Sendable {
  private let gate = Gate()
  private let isDone = Bell()
  /// The index that is taken next, and the results; read and written within the gate.
  nonisolated(unsafe) private var next = 0
  nonisolated(unsafe) private var slots: [Result?]
  /// How many results there are; read and written within the gate.
  nonisolated(unsafe) private var done = 0
  private let count: Int
  private let body: @Sendable (Int) -> Result

  /// The indices with the most work first; empty where they are taken as they come.
  private let order: [Int]

  init(count: Int, weights: [Int], body: @escaping @Sendable (Int) -> Result) {
    self.count = count
    order =
      weights.count == count
      ? weights.indices.sorted { (weights[$1], $0) < (weights[$0], $1) } : []
    self.body = body
    slots = [Result?](repeating: nil, count: count)
  }

  func work() {
    while let index = take() {
      let result = body(index)
      gate.within {
        slots[index] = result
        done += 1
        if done == count { isDone.ring() }
      }
    }
  }

  private func take() -> Int? {
    gate.within {
      guard next < count else { return nil }
      next += 1
      return order.isEmpty ? next - 1 : order[next - 1]
    }
  }

  /// All results, once the last one is there. Workers that come later find nothing to do.
  func results() -> [Result] {
    gate.within {
      while done < count { isDone.wait(gate) }
      let results = slots.compactMap { $0 }
      slots = []
      return results
    }
  }
}
