import SpecModel
import SpecText

/// Recomputes sums and products that a line writes out: "64 − 2 × 12 = 40px", "64pt (40pt avatar + 12pt + 12pt)".
enum Equations {
  private enum Sign { case plus, minus, times, over }

  /// Amounts joined by signs.
  private struct Chain {
    var amounts: [Int]
    var signs: [Sign]
    /// Index of the last amount.
    var last: Int { amounts[amounts.count - 1] }
  }

  static func find(in text: ClaimText) -> [WrongNumber] {
    var result: [WrongNumber] = []
    var index = 0
    while index + 1 < text.amounts.count {
      let isStart =
        index == 0 || !mayJoin(index - 1, text) || sign(text.gap(after: index - 1)) == nil
      if isStart, let chain = chain(from: index, text) {
        if let found = after(chain, text) ?? before(chain, text) { result.append(found) }
        index = chain.last
      } else {
        index += 1
      }
    }
    return result
  }

  /// A byte test: the gap is short and has a sign.
  private static func mayJoin(_ index: Int, _ text: ClaimText) -> Bool {
    let gap = text.amounts[index].range.upperBound..<text.amounts[index + 1].range.lowerBound
    guard gap.count <= 40 else { return false }
    for offset in gap {
      switch text.bytes[offset] {
      case 0x2B, 0x2A, 0x78, 0x2F, 0x2D, 0xC2, 0xC3, 0xE2: return true
      default: continue
      }
    }
    return false
  }

  private static func chain(from start: Int, _ text: ClaimText) -> Chain? {
    var chain = Chain(amounts: [start], signs: [])
    while chain.last + 1 < text.amounts.count, mayJoin(chain.last, text),
      let sign = sign(text.gap(after: chain.last))
    {
      chain.signs.append(sign)
      chain.amounts.append(chain.last + 1)
    }
    return chain.signs.isEmpty ? nil : chain
  }

  /// The one sign between two amounts; words of at most 30 letters may stand around it: "3 rows × 56px".
  private static func sign(_ gap: String) -> Sign? {
    let trimmed = gap.trimmedSpaces
    switch trimmed {
    case "×", "x", "·", "*": return .times
    case "÷": return .over
    case "−": return .minus
    case "-" where gap.first == " " && gap.last == " ": return .minus
    case "/" where gap.first == " " && gap.last == " ": return .over
    default: break
    }
    guard gap.utf8.count <= 40, gap.contains("+") || gap.contains("−") || gap.contains("×") else {
      return nil
    }
    // "8+ items with 100ms each" are eight or more.
    if gap.first == "+", gap.contains(where: \.isLetter) { return nil }
    let signs = gap.filter { !$0.isLetter && $0 != " " && $0 != "-" && $0 != "`" && $0 != "*" }
    switch signs {
    case "+": return .plus
    case "−": return .minus
    case "×": return .times
    default: return nil
    }
  }

  /// "a + b = c"
  private static func after(_ chain: Chain, _ text: ClaimText) -> WrongNumber? {
    guard chain.last + 1 < text.amounts.count else { return nil }
    let gap = text.gap(after: chain.last)
    let claimed = chain.last + 1
    guard isEquals(gap) || isTold(gap, chain, text),
      !opensGroup(text.lead(before: chain.amounts[0])),
      claimed + 1 >= text.amounts.count || sign(text.gap(after: claimed)) == nil
    else { return nil }
    return wrong(chain, claimed: claimed, text)
  }

  /// "3 × 8px makes 20px", "3 × 8px (20px)": whether a verb, or brackets around the result alone, stand for the sign of
  /// what is all told.
  private static func isTold(_ gap: String, _ chain: Chain, _ text: ClaimText) -> Bool {
    let behind = text.gap(after: chain.last + 1)
    if ClaimVerbs.joins(gap) {
      return !isChange(gap, chain, text)
        && (chain.signs != [.times] || isCounted(chain, text))
        && !Names.hasWord(behind, in: additions)
    }
    guard gap.trimmedSpaces == "(", isCounted(chain, text),
      behind.trimmedSpaces.hasPrefix(")"),
      let (value, _) = evaluate(chain.amounts.map { text.amounts[$0] }, chain.signs)
    else { return false }
    let result = text.amounts[chain.last + 1].value
    return value < result * 2 && result < value * 2
  }

  /// "opacity 0 → 1 + blur 0px → 24px": whether an arrow leads from one value to the next, as a second arrow on the
  /// line or a name in front of the last number says, and not to what a computation makes.
  private static func isChange(_ gap: String, _ chain: Chain, _ text: ClaimText) -> Bool {
    guard gap.contains("→") else { return false }
    let between = text.gap(after: chain.last - 1).trimmedSpaces
    if between.utf8.count > 1, between.last?.isLetter == true { return true }
    return text.lead(before: 0).contains("→")
      || text.amounts.indices.contains { $0 != chain.last && text.gap(after: $0).contains("→") }
  }

  /// Words behind a result for what else is in it.
  private static let additions: Lexicon = [
    "with", "including", "incl", "plus", "and", "mit", "inklusive", "avec", "con", "com",
    "met", "dengan",
  ]

  /// What has two sides, so that a cross between them multiplies nothing.
  private static let sized: Lexicon = [
    "size", "sizes", "icon", "icons", "handle", "target", "dot", "bar", "thumb", "line", "stroke",
    "area", "badge", "image", "avatar", "tile", "hit", "touch", "größe", "symbol", "taille",
    "icône", "tamaño", "icono", "tamanho", "ícone", "dimensione", "icona", "grootte", "ukuran",
    "ikon",
  ]

  /// "3 × 8px" of so many things, and neither the sides of one nor a whole grid.
  private static func isCounted(_ chain: Chain, _ text: ClaimText) -> Bool {
    guard chain.signs == [.times], let factor = chain.amounts.first.map({ text.amounts[$0] }),
      case let one = text.amounts[chain.last], factor.unit == .none || factor.unit == .times,
      one.isLength || one.unit == .ms, factor.value <= 12, factor.value != one.value,
      !isToldProduct(chain, text)
    else { return false }
    return !Names.hasWord(text.lead(before: chain.amounts[0]), in: sized)
  }

  /// "c (a + b)" and "c = a + b"
  private static func before(_ chain: Chain, _ text: ClaimText) -> WrongNumber? {
    let claimed = chain.amounts[0] - 1
    guard claimed >= 0,
      claimed == 0
        || sign(text.gap(after: claimed - 1)) == nil && !endsInSign(text.gap(after: claimed - 1))
    else { return nil }
    let gap = text.gap(after: claimed).trimmedSpaces
    let rest = text.gap(after: chain.last)
    let operands = chain.amounts.map { text.amounts[$0] }
    if gap.hasSuffix("("), let found = explained(chain, claimed, String(gap.dropLast()), text) {
      return found
    }
    if gap == "(" {
      let words = rest.prefix { $0 != ")" }
      guard rest.contains(")"), words.allSatisfy({ $0.isLetter || $0 == " " || $0 == "-" }),
        !chain.signs.contains(.over), !chain.signs.contains(.minus), !isToldProduct(chain, text),
        operands.contains(where: { $0.unit == text.amounts[claimed].unit })
      else { return nil }
    } else {
      guard gap == "=", claimed == 0 || !text.gap(after: claimed - 1).contains("="),
        !isSize(chain, text)
      else { return nil }
    }
    return wrong(chain, claimed: claimed, text)
  }

  /// Whether a number behind a gap is the last one of a computation with brackets: "(40 + 8) × 3".
  private static func endsInSign(_ gap: String) -> Bool {
    gap.trimmedSpaces.last.map { "×*÷/+−·".contains($0) } == true
  }

  /// "= 384×832 dp": two sides of something, and no product.
  private static func isSize(_ chain: Chain, _ text: ClaimText) -> Bool {
    guard chain.signs == [.times], text.gap(after: chain.amounts[0]).trimmedSpaces.count == 1,
      case let sides = chain.amounts.map({ text.amounts[$0] }),
      sides.allSatisfy({ $0.value >= 100 })
    else { return false }
    return sides.allSatisfy { $0.isLength || $0.unit == .none } && sides[1].isLength
  }

  /// "320px (2 columns × 150px)" tells of what there is how much, and leaves out what lies between.
  private static func isToldProduct(_ chain: Chain, _ text: ClaimText) -> Bool {
    zip(chain.amounts, chain.signs).contains { index, sign in
      sign == .times && text.gap(after: index).contains { $0.isLetter && $0 != "x" }
    }
  }

  /// "440 ms after the start (4 × 40 + 240)": numbers alone in brackets, a few words behind what they make.
  private static func explained(
    _ chain: Chain, _ claimed: Int, _ words: String, _ text: ClaimText
  ) -> WrongNumber? {
    let result = text.amounts[claimed]
    let operands = chain.amounts.map { text.amounts[$0] }
    guard text.gap(after: chain.last).hasPrefix(")"), !chain.signs.contains(.over),
      words.utf8.count < 40, words.allSatisfy({ $0.isLetter || " *`°-".contains($0) }),
      operands.allSatisfy({ $0.unit == .none && !$0.isInexact }), !result.isInexact,
      chain.signs.contains(.plus) || chain.signs.contains(.minus)
        || operands.count == 2 && operands.contains(where: { $0.step < 1 }),
      let (value, _) = evaluate(operands, chain.signs), value > 0,
      abs(value - result.value) >= result.step - 1e-9, abs(value - result.value) > 1e-6,
      value < result.value * 2, result.value < value * 2
    else { return nil }
    return WrongNumber(
      kind: .sum, claimed: claimed, computed: result.text(value),
      arithmetic: formula(operands, chain.signs) + " = " + Numbers.text(value, decimals: 3),
      sources: chain.amounts)
  }

  private static func isEquals(_ gap: String) -> Bool {
    guard gap.utf8.count <= 40, gap.filter({ $0 == "=" }).count == 1 else { return false }
    let marks = gap.filter { !$0.isLetter && $0 != " " && $0 != "*" && $0 != "`" && $0 != "-" }
    guard marks == "=" || marks == ")=", let sign = gap.firstIndex(of: "=") else { return false }
    // "64px = large on 320px screens" explains and derives nothing.
    let words = Names.words(String(gap[gap.index(after: sign)...]))
    return words.isEmpty || words == ["total"] || words == ["a", "total", "of"]
  }

  private static func opensGroup(_ lead: String) -> Bool {
    let marks = lead.trimmedSpaces
    return marks.hasSuffix("×") || marks.hasSuffix("+") || marks.hasSuffix("-")
      || marks.hasSuffix("*") || marks.hasSuffix("/")
      || marks.hasSuffix("(") && marks.count > 1
        && "×+*/-−".contains(marks.dropLast().last ?? " ")
  }

  private static func wrong(_ chain: Chain, claimed: Int, _ text: ClaimText) -> WrongNumber? {
    let operands = chain.amounts.map { text.amounts[$0] }
    let result = text.amounts[claimed]
    guard !result.isInexact, !operands.contains(where: \.isInexact),
      let (value, unit) = evaluate(operands, chain.signs),
      unit != .none || result.unit != .none,
      unit == result.unit || unit == .none || result.unit == .none
    else { return nil }
    let claimedValue = result.unit == .percent && unit == .none ? result.value / 100 : result.value
    let step = result.unit == .percent && unit == .none ? result.step / 100 : result.step
    guard abs(value - claimedValue) >= step - 1e-9, abs(value - claimedValue) > 1e-6 else {
      return nil
    }
    if let both = bothSides(chain, text), abs(both - claimedValue) < step { return nil }
    let shown = result.unit == .percent && unit == .none ? value * 100 : value
    return WrongNumber(
      kind: .sum, claimed: claimed, computed: result.text(shown),
      arithmetic: formula(operands, chain.signs) + " = " + Numbers.text(shown, decimals: 3),
      sources: chain.amounts)
  }

  private static let edges: Set<String> = [
    "padding", "paddings", "margin", "margins", "inset", "insets", "border", "borders", "gutter",
    "gutters", "stroke", "slop",
  ]

  /// The sum with edges counted on both sides: "24pt icon + 10pt padding" is 44pt wide.
  private static func bothSides(_ chain: Chain, _ text: ClaimText) -> Double? {
    guard chain.signs.allSatisfy({ $0 == .plus }) else { return nil }
    return chain.amounts.reduce(0) { sum, index in
      let words = Names.words(text.gap(after: index))
      // "(padding 10pt + icon 24pt)"
      let label = text.lead(before: index).split { "+=(:,".contains($0) }.last ?? ""
      let isEdge =
        words.contains(where: edges.contains)
        || Names.words(String(label)).contains(where: edges.contains)
      return (sum ?? 0) + text.amounts[index].value * (isEdge ? 2 : 1)
    }
  }

  private static func formula(_ operands: [Amount], _ signs: [Sign]) -> String {
    var text = Numbers.text(operands[0].value)
    for (sign, amount) in zip(signs, operands.dropFirst()) {
      let mark =
        switch sign {
        case .plus: "+"
        case .minus: "−"
        case .times: "×"
        case .over: "÷"
        }
      text += " \(mark) \(Numbers.text(amount.value))"
    }
    return text
  }

  /// The value with its unit, products first; `nil` where units do not go together.
  private static func evaluate(_ operands: [Amount], _ signs: [Sign]) -> (Double, Amount.Unit)? {
    var terms: [(value: Double, unit: Amount.Unit, isNegative: Bool)] = []
    var term = (value: operands[0].value, unit: operands[0].unit, isNegative: false)
    for (sign, amount) in zip(signs, operands.dropFirst()) {
      switch sign {
      case .plus, .minus:
        terms.append(term)
        term = (amount.value, amount.unit, sign == .minus)
      case .times:
        if amount.unit == .percent || amount.unit == .times || amount.unit == .none {
          term.value *= amount.unit == .percent ? amount.value / 100 : amount.value
        } else if term.unit == .none || term.unit == .times || term.unit == .percent {
          term.value *= (term.unit == .percent ? 0.01 : 1) * amount.value
          term.unit = amount.unit
        } else {
          return nil
        }
      case .over:
        guard amount.value != 0, amount.unit == .none || amount.unit == term.unit else {
          return nil
        }
        term.value /= amount.value
        if amount.unit == term.unit { term.unit = .none }
      }
    }
    terms.append(term)
    let units = Set(terms.map(\.unit)).subtracting([.none])
    // A bare number beside numbers with a unit shares it: "64 − 24px".
    guard units.count <= 1, units.first != .times, units.first != .fps else { return nil }
    let sum = terms.reduce(0) { $0 + ($1.isNegative ? -$1.value : $1.value) }
    return (sum, units.first ?? .none)
  }
}
