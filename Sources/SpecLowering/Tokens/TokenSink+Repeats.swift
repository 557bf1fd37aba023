import SpecModel
import SpecText

/// Places that tell a known value again.
extension TokenSink {
  /// Keeps that a place tells a value that is known already.
  mutating func repeated(_ value: String, at origin: Origin, value valueOrigin: Origin) {
    repeats.append((value, .init(origin: origin, valueOrigin: valueOrigin)))
  }

  /// Gives the first token with each value the places that tell it again.
  ///
  /// - Complexity: O(tokens + repeats).
  mutating func settleRepeats() {
    guard !repeats.isEmpty else { return }
    var first: [String: Int] = [:]
    for index in tokens.indices {
      let core = Self.core(tokens[index].value)
      if first[core] == nil { first[core] = index }
    }
    for (value, place) in repeats {
      guard let index = first[Self.core(value)] else { continue }
      tokens[index].repeats.append(place)
    }
    repeats = []
  }
}
