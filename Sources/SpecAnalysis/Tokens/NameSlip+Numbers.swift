import SpecModel
import SpecText

/// Names with a number that is the value: "space-16" among names that all hold their value.
extension NameSlip {
  private struct Family: Hashable {
    var name: Substring
    var kind: Token.Kind
  }

  /// A name with its number, and the value in the same measure.
  private struct Step {
    var token: Token
    var number: Double
    var value: Double
  }

  /// The values that are not what their names say, where all their siblings are.
  static func numbered(_ tokens: [Token]) -> [NameSlip] {
    var families: [Family: [Step]] = [:]
    for token in tokens where token.modes.isEmpty && token.name.utf8.last.map(ASCII.isDigit) == true
    {
      let digits = token.name.utf8.reversed().prefix(while: ASCII.isDigit).count
      let stem = token.name.dropLast(digits)
      guard digits <= 4, let last = stem.last, last == "-" || last == "." || last == "_",
        let number = Double(token.name.suffix(digits)), let value = value(of: token)
      else { continue }
      families[Family(name: stem, kind: token.kind), default: []].append(
        Step(token: token, number: number, value: value))
    }
    return families.values.flatMap { steps -> [NameSlip] in
      let wrong = steps.filter { $0.number != $0.value }
      guard wrong.count == 1, steps.count > 3, let step = wrong.first,
        let other = steps.last(where: { $0.number < step.number && $0.number == $0.value })
          ?? steps.first(where: { $0.number == $0.value })
      else { return [] }
      return [
        NameSlip(
          token: step.token, other: other.token,
          headline: "'\(step.token.name)' is \(step.token.value)",
          label: "\(Numbers.text(step.value)), not \(Numbers.text(step.number))",
          reason: "the other \(steps.count - 1) names of this kind hold the number of their value",
          help: "write the value that the name says, or rename it")
      ]
    }
  }

  /// A length in px, pt or dp, a time in ms, or the share of an opaque colour in percent.
  private static func value(of token: Token) -> Double? {
    let text = token.value.split(separator: " ").joined()
    if token.kind == .color {
      guard text.hasPrefix("rgba("), text.hasSuffix(")"), let comma = text.lastIndex(of: ","),
        let alpha = Double(text[text.index(after: comma)...].dropLast())
      else { return nil }
      return (alpha * 100).rounded()
    }
    let bytes = ContiguousArray(text.utf8)
    guard let amount = AmountReader.read(bytes, 0..<bytes.count).only,
      amount.range == 0..<bytes.count, !amount.isInexact
    else { return nil }
    switch amount.unit {
    case .px, .pt, .dp, .sp, .ms: return amount.value
    case .rem: return amount.value * RootSize.initial
    default: return nil
    }
  }
}
