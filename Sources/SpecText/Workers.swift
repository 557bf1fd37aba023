import Synchronization

/// How work is spread over processors; results never depend on it.
public struct Workers: Sendable {
  /// Number of processors to use.
  public var count: Int
  /// Calls a closure for 0 ..< number, in any order and on any thread, and waits.
  package let run: @Sendable (Int, @escaping @Sendable (Int) -> Void) -> Void

  /// Makes workers.
  public init(
    count: Int, run: @escaping @Sendable (Int, @escaping @Sendable (Int) -> Void) -> Void
  ) {
    self.count = count
    self.run = run
  }

  /// The calling thread alone.
  public static let one = Workers(count: 1) { number, body in
    for index in 0..<number { body(index) }
  }

  /// The results of a closure for 0 ..< number, in that order.
  package func map<Result: Sendable>(
    _ number: Int, _ body: @escaping @Sendable (Int) -> Result
  ) -> [Result] {
    guard number > 1, count > 1 else { return (0..<number).map(body) }
    let slots = Slots<Result>(count: number)
    run(number) { index in slots.set(body(index), at: index) }
    return slots.all
  }

  /// The indices of a list in runs of about the same length, one or some for each processor where they are long enough.
  package func shares(of count: Int, atLeast least: Int, times: Int = 1) -> [Range<Int>] {
    let number = max(1, min(self.count * times, count / max(1, least)))
    return (0..<number).map { count * $0 / number..<count * ($0 + 1) / number }
  }

  /// Two results that do not need one another.
  package func both<First: Sendable, Second: Sendable>(
    _ first: @escaping @Sendable () -> First, _ second: @escaping @Sendable () -> Second
  ) -> (First, Second) {
    guard count > 1 else { return (first(), second()) }
    let made = map(2) { $0 == 0 ? Either.first(first()) : .second(second()) }
    guard case .first(let one) = made[0], case .second(let other) = made[1] else {
      preconditionFailure("results change places")
    }
    return (one, other)
  }

  private enum Either<First: Sendable, Second: Sendable>: Sendable {
    case first(First)
    case second(Second)
  }

  private final class Slots<Result: Sendable>: Sendable {
    private let slots: Mutex<[Result?]>
    init(count: Int) { slots = Mutex(Array(repeating: nil, count: count)) }
    func set(_ result: Result, at index: Int) { slots.withLock { $0[index] = result } }
    var all: [Result] { slots.withLock { $0.compactMap { $0 } } }
  }
}
