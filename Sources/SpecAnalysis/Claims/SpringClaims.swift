import SpecModel
import SpecSyntax
import SpecText

/// Recomputes what a document says of its springs: when they settle, and how far they overshoot.
enum SpringClaims {
  /// "settles in 300ms", "5% overshoot" on a line with a spring, or in a document with one spring alone.
  static func find(_ lines: ClaimLines, _ spec: SpecDocument) -> [DerivedNumber] {
    let springs = spec.motions.compactMap { motion -> (spring: Spring, origin: Origin)? in
      guard case .spring(let spring?)? = motion.easing, spring.dampingFraction > 0,
        spring.response > 0
      else { return nil }
      return (spring, motion.easingOrigin ?? motion.origin)
    }
    guard let first = springs.first else { return [] }
    let isAlone = springs.allSatisfy { $0.spring == first.spring }
    return lines.lines.flatMap { line -> [DerivedNumber] in
      guard line.kind == .prose || line.kind == .row else { return [] }
      return line.parts.flatMap { part -> [DerivedNumber] in
        let plain = lines.document.plain
        let isSettling = settlings.contains { ASCII.find($0, in: plain, part) != nil }
        let isOvershoot = overshoots.contains { ASCII.find($0, in: plain, part) != nil }
        guard isSettling || isOvershoot else { return [] }
        let range = lines.origin(part, of: line).range
        let own = springs.first { range.contains($0.origin.range) }
        guard let spring = own ?? (isAlone ? first : nil) else { return [] }
        let amounts = AmountReader.read(plain, part).filter { !$0.isBound }
        return (isSettling ? settling(amounts, spring, part, line, lines) : [])
          + (isOvershoot ? overshoot(amounts, spring, line, lines) : [])
      }
    }
  }

  private static let settlings: [StaticString] = [
    "ettle", "to rest ", "at rest ", "is done in", "is done after", "is over after", "stands still",
  ]
  private static let overshoots: [StaticString] = [
    "vershoot", "passes its ", "past its ", "beyond its ",
  ]

  /// How far a number that is about so much may be off, as a factor.
  private static let about = 2.0

  /// - Source: settling within 2% takes 4 time constants, within 0.1% 6.9 (second-order systems).
  private static func settling(
    _ amounts: [Amount], _ spring: (spring: Spring, origin: Origin), _ part: Range<Int>,
    _ line: ClaimLine, _ lines: ClaimLines
  ) -> [DerivedNumber] {
    let plain = lines.document.plain
    guard
      let word = settlings.lazy.compactMap({ ASCII.find($0, in: plain, part) }).first,
      let time = amounts.first(where: {
        $0.unit == .ms && $0.range.lowerBound > word && $0.range.lowerBound - word < 28
      })
    else { return [] }
    let rate = spring.spring.decay
    let computed = (4 / rate).rounded()
    let (low, high) = time.isInexact ? (1 / about, about) : (0.85, 1.15)
    guard time.value < 4 / rate * low || time.value > 6.9 / rate * high else { return [] }
    return [
      DerivedNumber(
        kind: .spring, claimed: lines.string(time.range, of: line),
        computed: Numbers.text(computed) + "ms",
        arithmetic: "4 ÷ (\(Numbers.text(spring.spring.dampingFraction, decimals: 3)) × 2π ÷ "
          + "\(Numbers.text(spring.spring.response, decimals: 1))) = \(Numbers.text(computed)) ms",
        origin: lines.origin(time.range, of: line), sources: [spring.origin])
    ]
  }

  private static func overshoot(
    _ amounts: [Amount], _ spring: (spring: Spring, origin: Origin), _ line: ClaimLine,
    _ lines: ClaimLines
  ) -> [DerivedNumber] {
    let damping = spring.spring.dampingFraction
    guard let share = amounts.filter({ $0.unit == .percent }).only, share.value < 100 else {
      return []
    }
    let computed = 100 * spring.spring.overshoot
    guard abs(computed - share.value) > 1.5,
      !share.isInexact || computed > share.value * about || share.value > computed * about
    else { return [] }
    let text = Numbers.text(computed, decimals: 1) + "%"
    return [
      DerivedNumber(
        kind: .spring, claimed: lines.string(share.range, of: line), computed: text,
        arithmetic: "e^(−π × \(Numbers.text(damping, decimals: 3)) ÷ √(1 − "
          + "\(Numbers.text(damping, decimals: 3))²)) = \(text)",
        origin: lines.origin(share.range, of: line), sources: [spring.origin])
    ]
  }
}

/// Recomputes type sizes that a section gives for a scale: "Title: 34pt (from 17pt)" below "200%".
enum ScaleClaims {
  static func find(_ lines: ClaimLines, _ spec: SpecDocument) -> [DerivedNumber] {
    spec.constraints.compactMap { constraint in
      guard constraint.kind == .typeSize, let base = constraint.base?.exact,
        let value = constraint.quantity.exact, let title = constraint.scope.last,
        let percent = percent(in: title)
      else { return nil }
      let computed = base * percent / 100
      guard abs(computed - value) > 1 else { return nil }
      let unit = constraint.quantity.unit.rawValue
      return DerivedNumber(
        kind: .scale, claimed: Numbers.text(value) + unit,
        computed: Numbers.text(computed, decimals: 2) + unit,
        arithmetic: "\(Numbers.text(base)) × \(Numbers.text(percent))% = "
          + Numbers.text(computed, decimals: 2), origin: constraint.origin, sources: [])
    }
  }

  /// The one percentage of a heading.
  private static func percent(in title: String) -> Double? {
    let bytes = ContiguousArray(title.utf8)
    guard let amount = AmountReader.read(bytes, 0..<bytes.count).only, amount.unit == .percent,
      !amount.isInexact, amount.value > 100
    else { return nil }
    return amount.value
  }
}
