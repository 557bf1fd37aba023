import SpecModel
import SpecSyntax
import SpecText

/// Lines that name a design value by all of its words and give it otherwise: "Primary: #FF0000" in the palette and "The
/// primary colour is #EE0000" among the components, `spacing.base: 8` and "Spacing base is 4px".
extension SameWords {
  /// Design values with one name and one value.
  private struct Value {
    var token: Token
    var amount: WordedValue.Amount
    var unit: String
    var isDoubtful = false
  }

  /// The word that a line has beside the name of a value.
  private static let families: [Token.Kind: String] = [
    .color: "color", .radius: "radius", .spacing: "spacing", .opacity: "opacity", .size: "size",
  ]

  /// Titles of sections that gather design values.
  private static let palettes: Lexicon = [
    "color", "colors", "colour", "colours", "palette", "foundations", "shape", "shapes", "radius",
    "radii", "corners", "opacity", "rounded", "brand", "theme", "farben", "farbpalette",
    "couleurs", "colores", "cores", "colori", "kleuren", "warna", "配色", "颜色", "カラー", "색상",
  ]

  func tokenConflicts(_ claims: [Claim]) -> [FactConflict] {
    let lines = claims.filter { claim in
      claim.value.bound == .exact && claim.section > 0 && isWide(claim.section)
        && limits(claim.section).isEmpty && claim.owner.isEmpty
    }
    guard !lines.isEmpty, !reader.spec.tokens.isEmpty else { return [] }
    let values = values()
    let places = Set(
      reader.spec.tokens.flatMap { token in
        [token.valueOrigin] + token.modes.map(\.origin) + token.repeats.map(\.valueOrigin)
      }.map { document.source.line(of: $0.range.start) })
    return lines.compactMap { line in
      guard let known = values[line.value.words], !known.isDoubtful,
        !places.contains(document.source.line(of: line.origin.range.start)),
        known.unit == line.value.unit || known.unit.isEmpty && line.value.unit == "px",
        known.amount != line.value.amount
      else { return nil }
      let told = FactConflict.Statement(
        value: document.string(plain: line.value.range), origin: line.origin)
      let defined = FactConflict.Statement(
        value: known.token.value, origin: known.token.valueOrigin)
      return FactConflict(
        subject: known.token.name, property: known.token.kind.rawValue,
        statements: [told, defined].sorted { $0.origin.range.start < $1.origin.range.start },
        reason: "the line names '\(known.token.name)' and nothing else")
    }
  }

  private func isWide(_ section: Int) -> Bool {
    gathers(section)
      || Names.hasWord(document.title(ofSection: section), in: Self.palettes, ofAtMost: 3)
  }

  /// The values by the words of a line that names them in full.
  private func values() -> [Set<String>: Value] {
    var result: [Set<String>: Value] = [:]
    for token in reader.spec.tokens {
      guard let family = Self.families[token.kind] else { continue }
      let name = WordedValues.canonical(Names.words(token.name))
      let words = name.union([family])
      // "color" alone names every colour.
      guard !name.subtracting([family]).isEmpty else { continue }
      let read = token.modes.isEmpty ? Self.read(token.value) : nil
      if let read, result[words] == nil {
        result[words] = Value(token: token, amount: read.amount, unit: read.unit)
      } else if result[words]?.amount != read?.amount || read == nil {
        result[words, default: Value(token: token, amount: .growing, unit: "")].isDoubtful = true
      }
    }
    return result
  }

  /// A colour in digits, or a number with its unit and nothing else.
  private static func read(_ value: String) -> (amount: WordedValue.Amount, unit: String)? {
    if value.hasPrefix("#") {
      return WordedValues.digits(value.dropFirst()).map { (amount: .color($0), unit: "#") }
    }
    let bytes = ContiguousArray(value.utf8)
    guard let amount = AmountReader.read(bytes, 0..<bytes.count).only, !amount.isInexact,
      amount.range == 0..<bytes.count, amount.isLength || amount.unit == .none
    else { return nil }
    return (.number(amount.value), amount.unit.rawValue)
  }
}
