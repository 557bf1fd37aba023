#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Threads that wait for work.
///
/// A thread that wakes goes on where it ran before. A new one may be put where it was started, and then shares that
/// processor for milliseconds, until the system next looks whether another one is idle: longer than most shares take.
final class WorkerPool: Sendable {
  /// The threads of this process.
  static let shared = WorkerPool()

  private let gate = Gate()
  /// What nobody has taken yet; read and written within the gate.
  nonisolated(unsafe) private var waiting: [@Sendable () -> Void] = []
  /// Number of threads without work; read and written within the gate.
  nonisolated(unsafe) private var idle = 0
  /// The stack of a thread, roomy enough for deeply nested documents (bytes).
  private static let stackSize = 8 << 20

  private init() {}

  /// Runs something beside the caller; false where there is no thread for it, and then it is not run.
  func run(_ body: @escaping @Sendable () -> Void) -> Bool {
    let isTaken = gate.within {
      guard idle > waiting.count else { return false }
      waiting.append(body)
      gate.wakeOne()
      return true
    }
    return isTaken || start(body)
  }

  private func start(_ body: @escaping @Sendable () -> Void) -> Bool {
    var attributes = pthread_attr_t()
    pthread_attr_init(&attributes)
    pthread_attr_setstacksize(&attributes, Self.stackSize)
    pthread_attr_setdetachstate(&attributes, Int32(PTHREAD_CREATE_DETACHED))
    defer { pthread_attr_destroy(&attributes) }
    let box = Unmanaged.passRetained(Box(pool: self, body: body))
    #if canImport(Glibc)
      var id = pthread_t()
    #else
      var id: pthread_t?
    #endif
    let status = pthread_create(
      &id, &attributes,
      { pointer in
        // Both systems differ in whether the pointer is optional.
        let pointer: UnsafeMutableRawPointer? = pointer
        if let pointer { Unmanaged<Box>.fromOpaque(pointer).takeRetainedValue().work() }
        return nil
      }, box.toOpaque())
    if status != 0 { box.release() }
    return status == 0
  }

  /// The next piece of work, once there is one.
  private func next() -> @Sendable () -> Void {
    gate.within {
      idle += 1
      while waiting.isEmpty { gate.wait() }
      idle -= 1
      return waiting.removeFirst()
    }
  }

  private final class Box: Sendable {
    private let pool: WorkerPool
    private let body: @Sendable () -> Void

    init(pool: WorkerPool, body: @escaping @Sendable () -> Void) {
      self.pool = pool
      self.body = body
    }

    func work() {
      body()
      while true { pool.next()() }
    }
  }
}

/// A lock at which threads can wait for one another.
final class Gate: Sendable {
  nonisolated(unsafe) private let lock = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
  nonisolated(unsafe) private let news = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)

  init() {
    pthread_mutex_init(lock, nil)
    pthread_cond_init(news, nil)
  }

  deinit {
    pthread_cond_destroy(news)
    pthread_mutex_destroy(lock)
    news.deallocate()
    lock.deallocate()
  }

  /// The result of a closure that one thread at a time runs.
  func within<Result>(_ body: () -> Result) -> Result {
    pthread_mutex_lock(lock)
    defer { pthread_mutex_unlock(lock) }
    return body()
  }

  /// Waits for news; only within the gate, which others may pass meanwhile.
  func wait() { pthread_cond_wait(news, lock) }

  /// Wakes a thread that waits.
  func wakeOne() { pthread_cond_signal(news) }

  /// Wakes all threads that wait.
  func wakeAll() { pthread_cond_broadcast(news) }
}
