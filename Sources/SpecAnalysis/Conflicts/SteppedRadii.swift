import SpecModel
import SpecSyntax
import SpecText

/// Radii that name their step of the scale in brackets, and give one step two values: "Corner radius: 6px (Medium)" and
/// "Border radius: 8px (Medium)".
struct SteppedRadii {
  private let document: Document

  private struct Radius {
    var step: String
    var amount: Amount
    var origin: Origin
  }

  static func find(_ document: Document) -> [FactConflict] {
    guard document.mentions("adius:") else { return [] }
    let finder = SteppedRadii(document: document)
    let found = document.leaves(with: "adius:").compactMap(finder.radius)
    let steps = Dictionary(grouping: found, by: \.step)
    return steps.keys.sorted().compactMap { step -> FactConflict? in
      guard let own = steps[step], let first = own.first,
        let other = own.first(where: { $0.amount.value != first.amount.value }),
        own.allSatisfy({ $0.amount.unit == first.amount.unit })
      else { return nil }
      return FactConflict(
        subject: step, property: "radius",
        statements: [first, other].map {
          .init(value: $0.amount.text($0.amount.value), origin: $0.origin)
        },
        reason: "both lines name the step '\(step)' in brackets behind the value")
    }
  }

  private static let labels: Lexicon = ["border", "corner", "radius", "box"]
  private static let steps: Lexicon = [
    "xs", "sm", "md", "lg", "xl", "xxl", "2xl", "3xl", "small", "medium", "large",
  ]

  /// "Border radius: 6px (Medium)" and nothing else.
  private func radius(_ leaf: Int) -> Radius? {
    for line in document.lines(of: leaf) where line.count < 64 {
      guard let colon = ASCII.find(ASCII.colon, in: document.plain, line),
        Names.words(document.string(plain: line.lowerBound..<colon))
          .allSatisfy(Self.labels.contains),
        let amount = AmountReader.read(document.plain, colon + 1..<line.upperBound).first,
        amount.isLength, !amount.isInexact,
        document.plain[colon + 1..<amount.range.lowerBound].allSatisfy({ $0 == ASCII.space }),
        case let step = document.string(plain: amount.range.upperBound..<line.upperBound)
          .trimmedSpaces,
        step.hasPrefix("("), step.hasSuffix(")"),
        case let name = step.dropFirst().dropLast().lowercased(), Self.steps.contains(name)
      else { continue }
      return Radius(
        step: name, amount: amount,
        origin: document.origin(document.sourceRange(plain: amount.range)))
    }
    return nil
  }
}
