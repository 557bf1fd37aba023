import CPlatform

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Threads that wait for work.
///
/// Where a thread wakes or begins, the system may put it on the processor of whoever woke it: on a virtual machine it
/// takes a halted processor for one that is busy elsewhere. The two then take turns, for longer than most shares take,
/// until the system next looks for idle processors. So a thread wakes off the processor of the caller, and may go
/// wherever it likes from then on.
final class WorkerPool: Sendable {
  /// The threads of this process.
  static let shared = WorkerPool()

  typealias Work = @Sendable () -> Void

  private let gate = Gate()
  // These are read and written within the gate.
  /// Threads without work; the last one has slept least.
  nonisolated(unsafe) private var sleepers: [Sleeper] = []
  /// Shares that the next thread takes that has nothing else to do.
  nonisolated(unsafe) private var shares: [Work] = []
  /// Number of threads that are busy with shares.
  nonisolated(unsafe) private var sharing = 0
  /// The stack of a thread, roomy enough for deeply nested documents (bytes).
  private static let stackSize = 8 << 20

  private init() {}

  /// A thread of the pool.
  private final class Sleeper: Sendable {
    let bell = Bell()
    // These are read and written within the gate.
    nonisolated(unsafe) var task: (work: Work, isShare: Bool)?
    /// The number by which the system knows it.
    nonisolated(unsafe) var number: Int32 = 0
    /// The processors that it may use when it has woken up.
    nonisolated(unsafe) var usual: plumb_processors?
  }

  /// Runs something beside the caller, however long it takes; false where the system has no thread left.
  func begin(_ work: @escaping Work) -> Bool {
    gate.within {
      wake((work, false)) || start((work, false))
    }
  }

  /// Runs something as soon as a thread has nothing else to do; never, where the system has none. A thread is begun for it
  /// where fewer than so many are busy with shares.
  func share(_ work: @escaping Work, limit: Int) {
    gate.within {
      if sharing > 0 && sharing >= limit {
        shares.append(work)
      } else if wake((work, true)) || start((work, true)) {
        sharing += 1
      }
    }
  }

  /// Gives a task to a thread that sleeps; false where none does.
  private func wake(_ task: (Work, Bool)) -> Bool {
    guard let sleeper = sleepers.popLast() else { return false }
    var usual = plumb_processors()
    sleeper.usual = plumb_keep_off(sleeper.number, &usual) ? usual : nil
    sleeper.task = task
    sleeper.bell.ring()
    return true
  }

  /// Gives a task to a new thread; false where the system has none left.
  private func start(_ task: (Work, Bool)) -> Bool {
    let sleeper = Sleeper()
    sleeper.task = task
    var attributes = pthread_attr_t()
    pthread_attr_init(&attributes)
    pthread_attr_setstacksize(&attributes, Self.stackSize)
    pthread_attr_setdetachstate(&attributes, Int32(PTHREAD_CREATE_DETACHED))
    defer { pthread_attr_destroy(&attributes) }
    var usual = plumb_processors()
    if plumb_begin_off(&attributes, &usual) { sleeper.usual = usual }
    if begin(sleeper, &attributes) { return true }
    guard sleeper.usual != nil else { return false }
    sleeper.usual = nil
    plumb_begin_anywhere(&attributes)
    return begin(sleeper, &attributes)
  }

  private func begin(_ sleeper: Sleeper, _ attributes: inout pthread_attr_t) -> Bool {
    let held = Unmanaged.passRetained(sleeper)
    #if canImport(Glibc)
      var id = pthread_t()
    #else
      var id: pthread_t?
    #endif
    let status = pthread_create(
      &id, &attributes,
      { pointer in
        // One system gives an optional pointer, the other one does not.
        let pointer: UnsafeMutableRawPointer? = pointer
        if let pointer {
          WorkerPool.shared.run(Unmanaged<Sleeper>.fromOpaque(pointer).takeRetainedValue())
        }
        return nil
      }, held.toOpaque())
    if status != 0 { held.release() }
    return status == 0
  }

  /// Runs what a thread is given, for ever.
  private func run(_ sleeper: Sleeper) {
    gate.within { sleeper.number = plumb_thread_number() }
    plumb_prepare_thread_heap()
    var wasShare = false
    while true {
      let (work, isShare) = next(sleeper, wasShare)
      work()
      wasShare = isShare
    }
  }

  /// The next task of a thread, once there is one.
  private func next(_ sleeper: Sleeper, _ wasShare: Bool) -> (work: Work, isShare: Bool) {
    gate.within {
      if wasShare { sharing -= 1 }
      if sleeper.task == nil && !shares.isEmpty {
        sharing += 1
        return (shares.removeFirst(), true)
      }
      if sleeper.task == nil { sleepers.append(sleeper) }
      while true {
        if let task = sleeper.task {
          sleeper.task = nil
          if var usual = sleeper.usual { plumb_let_run(&usual) }
          return task
        }
        sleeper.bell.wait(gate)
      }
    }
  }
}

/// What one thread at a time passes.
final class Gate: Sendable {
  nonisolated(unsafe) fileprivate let lock = UnsafeMutablePointer<pthread_mutex_t>
    .allocate(capacity: 1)

  init() { pthread_mutex_init(lock, nil) }

  deinit {
    pthread_mutex_destroy(lock)
    lock.deallocate()
  }

  /// The result of a closure that one thread at a time runs.
  func within<Result>(_ body: () -> Result) -> Result {
    pthread_mutex_lock(lock)
    defer { pthread_mutex_unlock(lock) }
    return body()
  }
}

/// What threads wait for.
final class Bell: Sendable {
  nonisolated(unsafe) private let news = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)

  init() { pthread_cond_init(news, nil) }

  deinit {
    pthread_cond_destroy(news)
    news.deallocate()
  }

  /// Waits for a ring; only within the gate, which others may pass meanwhile. It may end without one.
  func wait(_ gate: Gate) { pthread_cond_wait(news, gate.lock) }

  /// Wakes all threads that wait.
  func ring() { pthread_cond_broadcast(news) }
}
