import SpecModel
import SpecText

/// The words by which a metric of the trace is taken for a demand of the spec.
struct MetricWords: Sendable {
  private static let fillers: Lexicon = [
    "in", "of", "the", "at", "a", "an", "per", "to", "on", "and",
  ]

  private let words: Set<String>

  /// Makes the words of a text.
  init(_ text: String) {
    words = Set(Names.words(text).map(Self.singular)).subtracting(Self.fillers)
  }

  /// Units of what is counted, whatever that is.
  private static let counts: Lexicon = [
    "count", "counts", "number", "item", "items", "piece", "pieces", "pcs", "unit", "units",
    "entry", "entries", "element", "elements", "object", "objects", "1",
  ]

  /// Whether the unit of a number says no more than that something is counted, or what a demand counts.
  static func tellCount(_ unit: String, of demanded: MetricWords) -> Bool {
    Names.words(unit).allSatisfy(counts.contains) || demanded.covers(MetricWords(unit))
  }

  private static func singular(_ word: String) -> String {
    word.count > 3 && word.hasSuffix("s") && !word.hasSuffix("ss") ? String(word.dropLast()) : word
  }

  /// Whether the text says all that the name of a metric says.
  func covers(_ metric: MetricWords) -> Bool {
    !metric.words.isEmpty && metric.words.isSubset(of: words)
  }
}

extension Monitor {
  /// Holds a measured number against the demand that its name fits; against none where several do.
  mutating func metric(_ event: TraceEvent, in state: inout SessionState) {
    let found = demands(on: event.name)
    guard found.count == 1, !event.value.isNaN, let demand = plan.obligations[found[0]].demand,
      case .metric(let words) = plan.obligations[found[0]].subject
    else {
      tally.uncheckedKinds[.metric, default: 0] += 1
      return
    }
    let quantity = demand.quantity
    let values = MetricUnit.readings(
      event.value, unit: event.detail >= 0 ? log.names[event.detail] : nil,
      name: log.names[event.name], as: quantity, of: words)
    let isFine = values.map { value in
      value <= quantity.max ?? .infinity && value >= quantity.min ?? -.infinity
    }
    guard let value = values.first, Set(isFine).count == 1 else {
      // The units do not fit, or the readings of a number without one disagree.
      tally.uncheckedKinds[.metric, default: 0] += 1
      tally.counts[found[0]].inconclusive += 1
      if event.detail >= 0 { tally.oddUnits[event.detail, default: 0] += 1 }
      return
    }
    tally.count(isFine[0] ? .pass : .fail, value, on: found[0])
    guard !isFine[0] else { return }
    let isTooHigh = value > quantity.max ?? .infinity
    let bound = (isTooHigh ? quantity.max : quantity.min) ?? 0
    let expected =
      "\(isTooHigh ? "at most" : "at least") \(MetricUnit.text(bound, quantity.unit))"
    let actual = MetricUnit.text(value, quantity.unit, decimals: 2)
    record(
      .metric,
      .deviation(
        obligation: found[0], expected: expected, actual: actual,
        message: "'\(log.names[event.name])' is \(actual), stated is \(expected)"),
      event, in: &state)
  }

  private mutating func demands(on name: NameID) -> [Int] {
    guard name >= 0 else { return [] }
    if let known = metricNames[name] { return known }
    let written = log.names[name]
    let words = MetricWords(options.bindings[written] ?? written)
    let found = plan.metrics.filter { index in
      guard case .metric(let demanded) = plan.obligations[index].subject else { return false }
      return demanded.covers(words)
    }
    // A bound that is stated twice is one bound.
    let first = found.first.flatMap { plan.obligations[$0].demand?.quantity }
    let isOne = found.allSatisfy { plan.obligations[$0].demand?.quantity == first }
    let result = isOne ? Array(found.prefix(1)) : found
    metricNames[name] = result
    return result
  }
}
