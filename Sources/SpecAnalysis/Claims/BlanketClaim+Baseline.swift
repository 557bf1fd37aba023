import SpecModel
import SpecSyntax
import SpecText

extension BlanketClaims {
  /// "4px baseline grid" against the line heights of the type styles.
  ///
  /// The lines of a text stand on a baseline grid only where each line height is a multiple of its step.
  func baselines() -> [BlanketClaim] {
    guard document.mentions("aseline grid") else { return [] }
    let styles = spec.tokens.filter { $0.kind == .typography && $0.value.utf8.contains(0x2F) }
    guard styles.count > 1 else { return [] }
    for line in lines.lines where line.kind == .prose {
      guard let place = ASCII.find("aseline grid", in: document.plain, line.parts[0]),
        let step = amounts(line).last(where: { $0.range.upperBound <= place && $0.isLength }),
        place - step.range.upperBound <= 3, step.value > 1, !step.isInexact
      else { continue }
      let found = styles.compactMap { refutation($0, step) }
      guard !found.isEmpty else { return [] }
      return [
        BlanketClaim(
          kind: .multiples(of: step.value), unit: step.unit.rawValue, origin: origin(line),
          refutations: found)
      ]
    }
    return []
  }

  /// A style "10px/14px 500" whose line height is no multiple of the step.
  private func refutation(_ style: Token, _ step: Amount) -> BlanketClaim.Refutation? {
    let bytes = ContiguousArray(style.value.utf8)
    let read = AmountReader.read(bytes, 0..<bytes.count)
    guard read.count >= 2, read[1].unit == step.unit, !read[1].isInexact,
      bytes[read[0].range.upperBound] == 0x2F
    else { return nil }
    let parts = read[1].value / step.value
    guard parts != parts.rounded() else { return nil }
    let value = Numbers.text(read[1].value)
    return .init(
      name: style.name, value: "line height \(value)\(step.unit.rawValue)",
      arithmetic: "\(value) ÷ \(Numbers.text(step.value)) = \(Numbers.text(parts, decimals: 3))",
      origin: style.origin)
  }
}
