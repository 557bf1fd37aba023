/// Pseudo-random numbers that are the same on every machine.
///
/// - Source: Steele, Lea and Flood, "Fast Splittable Pseudorandom Number Generators" (2014).
struct SimulationRandom: RandomNumberGenerator, Sendable {
  private var state: UInt64

  /// Makes the numbers of a seed.
  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
    return value ^ (value >> 31)
  }

  /// A number of an interval.
  mutating func number(_ range: ClosedRange<Double>) -> Double {
    Double.random(in: range, using: &self)
  }

  /// An index below a count, which must not be zero.
  mutating func index(_ count: Int) -> Int { Int.random(in: 0..<count, using: &self) }

  /// One of some things; `nil` where there are none.
  mutating func pick<Item>(_ items: [Item]) -> Item? { items.randomElement(using: &self) }

  /// True in one of so many cases.
  mutating func happens(oneIn count: Int) -> Bool { index(count) == 0 }
}
