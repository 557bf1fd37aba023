/// A small random generator with a seed, so that whatever a run finds can be repeated.
///
/// - Source: Steele, Lea and Flood, "Fast Splittable Pseudorandom Number Generators", OOPSLA 2014.
public struct FuzzRandom: Sendable, RandomNumberGenerator {
  private var state: UInt64

  /// Makes a generator; equal seeds give equal numbers.
  public init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 &+ 1 }

  /// The next number.
  public mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
    return value ^ (value >> 31)
  }

  /// A number from 0 up to, but not including, a bound.
  public mutating func below(_ bound: Int) -> Int {
    bound > 0 ? Int(next() % UInt64(bound)) : 0
  }

  /// Whether something happens that happens once in so many times.
  mutating func once(in times: Int) -> Bool { below(times) == 0 }

  /// One of several.
  mutating func pick<Choices: RandomAccessCollection<String>>(_ choices: Choices) -> String {
    guard !choices.isEmpty else { return "" }
    return choices[choices.index(choices.startIndex, offsetBy: below(choices.count))]
  }

  /// A few texts made one after the other.
  mutating func several(
    _ range: ClosedRange<Int>, _ make: (inout FuzzRandom) -> String
  ) -> [String] {
    (0..<range.lowerBound + below(range.count)).map { _ in make(&self) }
  }
}
