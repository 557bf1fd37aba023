#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif
import SpecModel
import SpecSyntax
import SpecText

/// Holds the ratio that a document claims for its type scale against the sizes of its section: "Scale ratio: 1.25".
///
/// Sizes are rounded, and a scale may leave steps out; only a ratio that most neighbours miss is told.
struct ScaleRatios {
  private static let ratios: Lexicon = [
    "ratio", "ratios", "verhältnis", "skalenverhältnis", "rapport", "razón", "razão", "proporción",
    "proporção", "rapporto", "verhouding", "rasio",
  ]
  private static let wideRatios = ["比率", "比例", "倍率", "비율"]
  private static let intervals: Lexicon = ["third", "fourth", "fifth", "second"]
  private static let degrees: Lexicon = ["major", "minor", "perfect", "augmented"]
  private static let topics: Lexicon = [
    "scale", "type", "typography", "typographic", "modular", "font", "fonts", "text", "skala",
    "typografie", "schrift", "schriftgrößen", "échelle", "typographie", "escala", "tipografía",
    "tipografia", "scala", "schaal", "skala", "tipografi",
  ]
  private static let others: Lexicon = [
    "line", "height", "contrast", "aspect", "golden", "image", "spacing", "line-height", "leading",
  ]

  let document: Document
  let spec: SpecDocument

  /// - Complexity: O(constraints), and O(tokens) for each of at most four claims.
  func find() -> [DerivedNumber] {
    let claims = spec.constraints.lazy.filter { constraint in
      constraint.kind == .scale && (1.05...1.7).contains(constraint.quantity.exact ?? 0)
        && isRatio(constraint)
    }.prefix(4)
    return claims.compactMap(check)
  }

  private func isRatio(_ constraint: Constraint) -> Bool {
    let line = document.source.string(document.firstLine(of: constraint.origin.range))
    guard line.utf8.count < 200 else { return false }
    let words = Names.words(line)
    let isNamed =
      words.contains(where: Self.ratios.contains) || Self.wideRatios.contains(where: line.contains)
      || zip(words, words.dropFirst()).contains {
        Self.degrees.contains($0) && Self.intervals.contains($1)
      }
    return isNamed && !words.contains(where: Self.others.contains)
      && (words + constraint.scope.flatMap(Names.words)).contains(where: Self.topics.contains)
  }

  /// The sizes of the type styles of the section of a claim, else of the one around it.
  private func sizes(beside constraint: Constraint) -> [(value: Double, origin: Origin)] {
    guard let node = document.lastNode(startingBy: constraint.origin.range.start) else { return [] }
    for section in document.path(ofSection: Int(document.nodes[node].section)).reversed()
    where document.sections[section].level > 1 || document.sections.count < 4 {
      let nodes = document.sections[section].nodes
      guard let first = nodes.first, let last = nodes.last else { continue }
      let range = document.nodes[Int(first)].range.start..<document.nodes[Int(last)].range.end
      var result: [Double: Origin] = [:]
      for token in spec.tokens
      where token.kind == .typography && range.contains(token.valueOrigin.range.start) {
        let amounts = AmountReader.read(
          document.source.bytes, token.valueOrigin.range.offsets)
        guard let size = amounts.first, size.unit == .px || size.unit == .pt, !size.isInexact,
          (8...200).contains(size.value)
        else { continue }
        result[size.value] = token.valueOrigin
      }
      if result.count >= 4 {
        return result.sorted { $0.key < $1.key }.map { (value: $0.key, origin: $0.value) }
      }
    }
    return []
  }

  private func check(_ constraint: Constraint) -> DerivedNumber? {
    guard let ratio = constraint.quantity.exact, case let sizes = sizes(beside: constraint),
      sizes.count >= 4
    else { return nil }
    let pairs = Array(zip(sizes, sizes.dropFirst()))
    let strays = pairs.filter { low, high in
      // A step that was left out makes two of one.
      ![ratio, ratio * ratio].contains { abs(low.value * $0 - high.value) <= 1 }
    }
    guard strays.count * 2 > pairs.count, let first = sizes.first, let last = sizes.last else {
      return nil
    }
    let mean = pow(last.value / first.value, 1 / Double(pairs.count))
    return DerivedNumber(
      kind: .ratio, claimed: Numbers.text(ratio), computed: Numbers.text(mean, decimals: 2),
      arithmetic: strays.prefix(3).map { low, high in
        "\(Numbers.text(high.value)) ÷ \(Numbers.text(low.value)) = "
          + Numbers.text(high.value / low.value, decimals: 2)
      }.joined(separator: ", "),
      origin: constraint.origin, sources: strays.prefix(3).map(\.1.origin), isSlight: true)
  }
}
