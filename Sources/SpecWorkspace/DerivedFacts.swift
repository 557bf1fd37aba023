import SpecAnalysis
import Synchronization

/// What follows from all documents of a run together: made at once, or when it is first asked for.
///
/// A check of recordings needs the models alone.
final class DerivedFacts: Sendable {
  /// The facts, and what the disk was asked for them.
  typealias Value = (facts: WorkspaceFacts, lookups: [PathLookup])

  private let ready: Value?
  private let later: Mutex<Value?>
  private let make: @Sendable () -> Value

  /// - Parameter isReady: whether all that they are made of is there, so that they are made at once.
  init(isReady: Bool, _ make: @escaping @Sendable () -> Value) {
    ready = isReady ? make() : nil
    later = Mutex(nil)
    self.make = make
  }

  /// The facts; a lock is taken only where they were put off.
  var value: Value {
    if let ready { return ready }
    return later.withLock { later in
      if let known = later { return known }
      let made = make()
      later = made
      return made
    }
  }
}
