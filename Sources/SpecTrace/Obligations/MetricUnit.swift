import SpecModel
import SpecText

/// The units in which numbers of a trace are measured.
enum MetricUnit {
  private typealias Entry = (unit: Unit, factor: Double)

  private static func entry(_ word: String) -> Entry? {
    switch word {
    case "b", "byte", "bytes": (.bytes, 1)
    case "kb", "kib", "k", "kilobyte", "kilobytes": (.bytes, 1024)
    case "mb", "mib", "m", "megabyte", "megabytes": (.bytes, 1024 * 1024)
    case "gb", "gib", "g", "gigabyte", "gigabytes": (.bytes, 1024 * 1024 * 1024)
    case "tb", "tib", "terabyte", "terabytes": (.bytes, 1024 * 1024 * 1024 * 1024)
    case "ns", "nanosecond", "nanoseconds": (.milliseconds, 1e-6)
    case "us", "µs", "μs", "microsecond", "microseconds": (.milliseconds, 1e-3)
    case "ms", "msec", "millisecond", "milliseconds": (.milliseconds, 1)
    case "s", "sec", "secs", "second", "seconds": (.milliseconds, 1000)
    case "min", "mins", "minute", "minutes": (.milliseconds, 60_000)
    case "%", "percent", "pct": (.percent, 1)
    case "fps": (.framesPerSecond, 1)
    case "hz": (.hertz, 1)
    case "px", "pt", "dp", "sp", "rem", "em", "x", "deg": Unit(rawValue: word).map { ($0, 1) }
    default: nil
    }
  }

  /// A number in the unit of a demand, in all readings; empty where they cannot be compared.
  ///
  /// A small number of bytes without a unit may as well be one of the larger unit in which people state the bound.
  ///
  /// - Parameters:
  ///   - unit: the unit that the line gives; `nil` where it gives none.
  ///   - name: the name of the metric, which may end in a unit.
  ///   - demanded: the words of the demand, which say what is counted.
  static func readings(
    _ value: Double, unit: String?, name: String, as quantity: Quantity, of demanded: MetricWords
  ) -> [Double] {
    if let unit {
      if let entry = entry(unit.lowercased()) {
        return entry.unit == quantity.unit ? [value * entry.factor] : []
      }
      // "photos" of "at most 100 photos", "items": what is counted.
      return quantity.unit == .count && MetricWords.tellCount(unit, of: demanded) ? [value] : []
    }
    guard quantity.unit == .bytes else { return [value] }
    let words = Names.words(name)
    if words.count > 1, let last = words.last, last.utf8.count > 1, let entry = entry(last),
      entry.unit == .bytes
    {
      return [value * entry.factor]
    }
    let size = largest(quantity.max ?? quantity.min ?? 0)
    return size.factor > 1 && abs(value) < 65_536 ? [value, value * size.factor] : [value]
  }

  private static let sizes: [(factor: Double, word: String)] = [
    (1024 * 1024 * 1024, "GB"), (1024 * 1024, "MB"), (1024, "KB"), (1, "bytes"),
  ]

  /// The largest unit in which a number of bytes is at least one.
  private static func largest(_ bytes: Double) -> (factor: Double, word: String) {
    sizes.first { abs(bytes) >= $0.factor } ?? sizes[sizes.count - 1]
  }

  /// A number with its unit, for people.
  static func text(_ value: Double, _ unit: Unit, decimals: Int = 6) -> String {
    switch unit {
    case .bytes:
      let size = largest(value)
      return "\(Numbers.text(value / size.factor, decimals: min(decimals, 2))) \(size.word)"
    case .count: return Numbers.text(value, decimals: decimals)
    case .percent, .times: return Numbers.text(value, decimals: decimals) + unit.rawValue
    default: return "\(Numbers.text(value, decimals: decimals)) \(unit.rawValue)"
    }
  }
}
