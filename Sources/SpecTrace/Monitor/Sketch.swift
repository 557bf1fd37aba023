/// How measured values spread: counts by bins whose width is a fixed share of the value.
///
/// Adding and joining are sums of integers, so any order gives the same sketch.
///
/// - Units: values are kept in thousandths, durations thus in microseconds.
/// - Source: Masson, Rim, Lee, "DDSketch" (VLDB 2019), with a relative error of 1 %.
struct Sketch: Sendable, Hashable {
  /// Number of values.
  private(set) var count = 0
  /// Sum of the values in thousandths.
  private(set) var sum = 0
  /// The smallest and the largest value in thousandths.
  private(set) var least = Int.max
  private(set) var most = Int.min
  /// Number of values in each bin; the last entry is never 0.
  private(set) var bins: [Int] = []

  /// Makes an empty sketch.
  init() {}

  /// Adds a value.
  mutating func add(_ value: Double) {
    let millionths = (value * 1_000_000).rounded()
    guard !millionths.isNaN else { return }
    add(thousandths: (Int(max(-1e18, min(1e18, millionths))) + 500) / 1000)
  }

  /// Adds a value that is given in thousandths.
  mutating func add(thousandths value: Int) {
    count += 1
    sum += value
    least = min(least, value)
    most = max(most, value)
    addBin(SketchBins.standard.bin(value), 1)
  }

  /// Adds values that were counted by bin elsewhere.
  mutating func add(bin: Int, count: Int) { addBin(bin, count) }

  /// Adds the totals of values whose bins are added one by one.
  mutating func addTotals(count: Int, sum: Int, least: Int, most: Int) {
    self.count += count
    self.sum += sum
    self.least = min(self.least, least)
    self.most = max(self.most, most)
  }

  private mutating func addBin(_ bin: Int, _ number: Int) {
    guard number != 0 else { return }
    if bin >= bins.count {
      bins.append(contentsOf: repeatElement(0, count: bin + 1 - bins.count))
    }
    bins[bin] += number
  }

  /// Adds the values of another sketch.
  mutating func merge(_ other: Sketch) {
    guard other.count > 0 else { return }
    addTotals(count: other.count, sum: other.sum, least: other.least, most: other.most)
    for (bin, number) in other.bins.enumerated() { addBin(bin, number) }
  }

  /// Whether a value lies between two bounds, each within one part in a hundred.
  func hasValue(above lower: Double, upTo upper: Double) -> Bool {
    let first = SketchBins.standard.bin(Int(max(-1e15, min(1e15, lower * 1000)))) + 1
    let last = SketchBins.standard.bin(Int(max(-1e15, min(1e15, upper * 1000))))
    guard first <= last, first < bins.count else { return false }
    return bins[first...min(last, bins.count - 1)].contains { $0 > 0 }
  }

  /// The largest value.
  var maximum: Double { Double(most) / 1000 }

  /// The value that a share of the values does not exceed (nearest rank), within one part in a hundred.
  func quantile(_ share: Double) -> Double {
    let rank = max(1, Int((share * Double(count)).rounded(.up)))
    var seen = 0
    for (bin, number) in bins.enumerated() {
      seen += number
      guard seen >= rank else { continue }
      let value = SketchBins.standard.value(bin)
      return Double(max(least, min(most, value))) / 1000
    }
    return maximum
  }
}

/// The bounds of the bins: each bin ends 2.02 % above the one before.
struct SketchBins: Sendable {
  /// The bins of all sketches.
  static let standard = SketchBins()

  /// Number of bins; the first holds all that is not above zero.
  static let count = 1800
  private static let growth = 1.01 / 0.99

  /// The largest value of each bin.
  let bounds: Memory<Int64>
  /// For the length of a value in bits and the six bits below its first, the bin to begin at.
  let starts: Memory<UInt16>

  init() {
    bounds = Memory(repeating: 0, count: Self.count)
    starts = Memory(repeating: 0, count: 64 * 64)
    // Products of doubles round alike on every machine; powers of a library need not.
    var bound = 1.0
    for bin in 1..<Self.count {
      bounds.base[bin] = bound < 4e18 ? Int64(bound) : .max
      bound *= Self.growth
    }
    bounds.base[Self.count - 1] = .max
    var bin = 0
    for key in 0..<(64 * 64) {
      let least = Self.least(key)
      while bin < Self.count - 1, bounds.base[bin] < least { bin += 1 }
      starts.base[key] = UInt16(bin)
    }
  }

  private static func least(_ key: Int) -> Int {
    let length = key >> 6
    let bits = key & 63 | 64
    if length < 6 { return length == 0 && key & 63 == 0 ? 0 : (bits >> (6 - length)) }
    return length >= 62 ? Int.max : bits << (length - 6)
  }

  /// The bin of a value.
  @inline(__always)
  func bin(_ value: Int) -> Int {
    guard value > 0 else { return 0 }
    let length = 63 - value.leadingZeroBitCount
    let bits = length >= 6 ? value >> (length - 6) : value << (6 - length)
    var bin = Int(starts.base[length << 6 | bits & 63])
    while bounds.base[bin] < value { bin += 1 }
    return bin
  }

  /// A value that is within 1 % of all values of a bin.
  func value(_ bin: Int) -> Int {
    guard bin > 0 else { return 0 }
    let bound = Double(bounds.base[bin])
    return Int((2 * bound / (Self.growth + 1)).rounded())
  }
}
