import CPlatform
import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Runs pure work on all processors with results in the order of their inputs.
public enum Parallel {
  /// The stack of a worker, roomy enough for deeply nested documents (bytes).
  private static let stackSize = 8 << 20

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
    var threads: [Thread] = []
    for _ in 1..<min(workers, count) {
      if let thread = Thread(stackSize: stackSize, { job.work() }) { threads.append(thread) }
    }
    job.work()
    for thread in threads { thread.join() }
    return job.results
  }

  /// Two results that do not need one another, the first made on a thread of its own where there is one to spare.
  public static func both<First: Sendable, Second: Sendable>(
    _ first: @escaping @Sendable () -> First, _ second: @escaping @Sendable () -> Second
  ) -> (First, Second) {
    guard processorCount > 1 else { return (first(), second()) }
    let made = Mutex<First?>(nil)
    let thread = Thread(stackSize: stackSize) {
      let result = first()
      made.withLock { $0 = result }
    }
    let other = second()
    thread?.join()
    return (made.withLock { $0 } ?? first(), other)
  }

  /// Runs something on a thread of its own that nobody waits for; where there is none, not at all, and says so.
  @discardableResult
  public static func beside(_ body: @escaping @Sendable () -> Void) -> Bool {
    guard let thread = Thread(stackSize: stackSize, body) else { return false }
    thread.detach()
    return true
  }

  /// Number of processors that this process may use.
  public static var processorCount: Int {
    let allowed = Int(plumb_allowed_processors())
    return max(1, allowed > 0 ? allowed : Int(sysconf(Int32(_SC_NPROCESSORS_ONLN))))
  }
}

/// Work that is shared out by index.
private final class Job<Result: Sendable>: Sendable {
  private let state: Mutex<(next: Int, slots: [Result?])>
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
    state = Mutex((0, [Result?](repeating: nil, count: count)))
  }

  func work() {
    while let index = take() {
      let result = body(index)
      state.withLock { $0.slots[index] = result }
    }
  }

  private func take() -> Int? {
    state.withLock { state in
      guard state.next < count else { return nil }
      state.next += 1
      return order.isEmpty ? state.next - 1 : order[state.next - 1]
    }
  }

  var results: [Result] { state.withLock { $0.slots.compactMap { $0 } } }
}

/// A system thread.
private struct Thread {
  private let id: pthread_t

  /// Starts a thread; `nil` where the system has none left.
  init?(stackSize: Int, _ body: @escaping @Sendable () -> Void) {
    var attributes = pthread_attr_t()
    pthread_attr_init(&attributes)
    pthread_attr_setstacksize(&attributes, stackSize)
    defer { pthread_attr_destroy(&attributes) }
    let box = Unmanaged.passRetained(Box(body: body))
    #if canImport(Glibc)
      var id = pthread_t()
      let status = pthread_create(&id, &attributes, { Thread.run($0) }, box.toOpaque())
      guard status == 0 else {
        box.release()
        return nil
      }
      self.id = id
    #else
      var id: pthread_t?
      let status = pthread_create(&id, &attributes, { Thread.run($0) }, box.toOpaque())
      guard status == 0, let id else {
        box.release()
        return nil
      }
      self.id = id
    #endif
  }

  func join() { pthread_join(id, nil) }

  func detach() { pthread_detach(id) }

  private final class Box: Sendable {
    let body: @Sendable () -> Void
    init(body: @escaping @Sendable () -> Void) { self.body = body }
  }

  private static func run(_ pointer: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
    if let pointer { Unmanaged<Box>.fromOpaque(pointer).takeRetainedValue().body() }
    return nil
  }
}
