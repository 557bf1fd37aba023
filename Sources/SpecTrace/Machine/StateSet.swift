import SpecModel

/// A set of states of one machine.
///
/// - Complexity: one machine word up to 64 states, a bit vector above.
struct StateSet: Sendable, Hashable {
  private var low: UInt64 = 0
  private var high: [UInt64] = []

  /// Makes the empty set.
  init() {}

  /// Makes the set of the first states.
  init(first count: Int) {
    for index in 0..<count { insert(index) }
  }

  /// Makes the set of some states.
  init(_ states: some Sequence<Int>) {
    for state in states { insert(state) }
  }

  /// Whether it holds no state.
  var isEmpty: Bool { low == 0 && high.allSatisfy { $0 == 0 } }

  /// Number of states.
  var count: Int { high.reduce(low.nonzeroBitCount) { $0 + $1.nonzeroBitCount } }

  /// The indices in ascending order.
  var members: [Int] {
    var result: [Int] = []
    result.reserveCapacity(count)
    var word = low
    while word != 0 {
      result.append(word.trailingZeroBitCount)
      word &= word - 1
    }
    for (index, bits) in high.enumerated() {
      var word = bits
      while word != 0 {
        result.append((index + 1) * 64 + word.trailingZeroBitCount)
        word &= word - 1
      }
    }
    return result
  }

  /// Calls a closure with each index in ascending order.
  @inline(__always)
  func forEach(_ body: (Int) -> Void) {
    var word = low
    while word != 0 {
      body(word.trailingZeroBitCount)
      word &= word - 1
    }
    guard !high.isEmpty else { return }
    for state in members where state >= 64 { body(state) }
  }

  /// The states of the set that fulfil a condition.
  @inline(__always)
  func filter(_ isIncluded: (Int) -> Bool) -> StateSet {
    var result = StateSet()
    forEach { if isIncluded($0) { result.insert($0) } }
    return result
  }

  /// Whether a state is in the set.
  func contains(_ state: Int) -> Bool {
    if state < 64 { return low >> UInt64(state) & 1 == 1 }
    let word = state / 64 - 1
    return word < high.count && high[word] >> UInt64(state % 64) & 1 == 1
  }

  /// Adds a state.
  mutating func insert(_ state: Int) {
    if state < 64 {
      low |= 1 << UInt64(state)
      return
    }
    let word = state / 64 - 1
    while high.count <= word { high.append(0) }
    high[word] |= 1 << UInt64(state % 64)
  }

  /// Adds the states of another set.
  mutating func formUnion(_ other: StateSet) {
    low |= other.low
    while high.count < other.high.count { high.append(0) }
    for index in other.high.indices { high[index] |= other.high[index] }
  }

  /// The states of both sets.
  func union(_ other: StateSet) -> StateSet {
    var result = self
    result.formUnion(other)
    return result
  }

  /// The states that both sets share.
  func intersection(_ other: StateSet) -> StateSet {
    var result = StateSet()
    result.low = low & other.low
    if !high.isEmpty, !other.high.isEmpty { result.high = zip(high, other.high).map { $0 & $1 } }
    return result
  }

  /// Whether the sets share a state.
  @inline(__always)
  func meets(_ other: StateSet) -> Bool {
    if low & other.low != 0 { return true }
    if high.isEmpty || other.high.isEmpty { return false }
    return zip(high, other.high).contains { $0 & $1 != 0 }
  }

  /// Whether every state is in the other set.
  func isSubset(of other: StateSet) -> Bool {
    low & ~other.low == 0
      && high.enumerated().allSatisfy { index, word in
        word & ~(index < other.high.count ? other.high[index] : 0) == 0
      }
  }
}
