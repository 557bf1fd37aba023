import SpecModel
import SpecSyntax
import SpecText

/// Statements on how long animations alone may last: "Use 200–500ms durations only".
extension MotionLimits {
  private static let motions: Lexicon = ["durations", "animations", "transitions", "motions"]

  /// Words that limit the statement to some animations.
  private static let some: Lexicon = [
    "micro", "interactions", "hover", "button", "feedback", "modal", "page", "essential", "exit",
    "entrance", "loading", "screen", "small", "large", "mobile", "desktop",
  ]

  /// The claims that times of animations outside of the range refute.
  func durations() -> [BlanketClaim] {
    clauses(with: "ms", hints: Self.only).compactMap { clause in
      guard clause.words.contains(where: Self.motions.contains),
        !clause.words.contains(where: Self.some.contains), let band = band(clause.range)
      else { return nil }
      let place = document.sourceRange(plain: clause.range)
      let line = document.source.line(of: place.start)
      let outside = spec.durations.filter { fact in
        guard fact.role == .animation, let value = fact.quantity.exact, value > 0,
          !band.contains(value), !fact.quantity.isApproximate,
          document.source.line(of: fact.origin.range.start) != line,
          !document.isCode(fact.origin.range.start)
        else { return false }
        return !BlanketClaims.isEndless(fact, document)
      }
      let (low, high) = (Numbers.text(band.lowerBound), Numbers.text(band.upperBound))
      return claim(
        .animationBand(band.lowerBound, band.upperBound), clause,
        outside.map { fact in
          let value = Numbers.text(fact.quantity.exact ?? 0) + " ms"
          return .init(
            name: fact.subject, value: value,
            arithmetic: (fact.quantity.exact ?? 0) < band.lowerBound
              ? "\(value) < \(low) ms" : "\(value) > \(high) ms", origin: fact.origin)
        })
    }
  }

  /// "200–500ms": two numbers with a dash and one unit.
  private func band(_ range: Range<Int>) -> ClosedRange<Double>? {
    var found: [ClosedRange<Double>] = []
    for word in document.string(plain: range).split(separator: " ") {
      guard let end = word.lastIndex(of: "m"), word[end...].hasPrefix("ms") else { continue }
      let ends = word[..<end].split { $0 == "–" || $0 == "-" }
      guard ends.count == 2, let low = Double(ends[0]), let high = Double(ends[1]), low < high,
        low >= 50
      else { return nil }
      found.append(low...high)
    }
    return found.only
  }
}
