import SpecModel
import SpecText

/// Series of which a text gives the rule: "the pause doubles: 1 s, 2 s, 4 s, 8 s", "ratio 1.25: 16, 20, 25, 31px".
enum NumberSeries {
  private static let doubles = ["doubl", "verdoppel", "se dobla", "raddoppia"]
  /// Whole words, as "duplicates" doubles nothing.
  private static let doublings: Lexicon = ["duplica", "duplican", "duplicano", "duplicam"]
  private static let factors: Lexicon = [
    "ratio", "factor", "faktor", "facteur", "verhältnis", "times",
  ]
  private static let ends: Lexicon = [
    "max", "maximum", "cap", "capped", "then", "most", "limit", "stays", "finally", "höchstens",
    "dann", "jitter", "random", "about", "roughly", "rounded", "nearest", "around",
  ]

  /// The members that leave the rule which all others keep.
  static func find(in text: ClaimText) -> [WrongNumber] {
    guard text.amounts.count > 3 else { return [] }
    let line = String(decoding: text.bytes[text.range], as: UTF8.self).lowercased()
    let isDouble =
      doubles.contains(where: line.contains) || Names.hasWord(line, in: doublings)
    let named = isDouble ? nil : factor(text)
    guard isDouble || named != nil, !Names.hasWord(line, in: ends) else { return [] }
    let ratio = named.map { text.amounts[$0].value } ?? 2
    guard let run = run(text, behind: named), run.count > 3,
      case let first = text.amounts[run[0]], first.value > 0
    else { return [] }
    var expected = first.value
    var wrong: [(Int, Double)] = []
    for index in run.dropFirst() {
      expected *= ratio
      let slack = max(text.amounts[index].step, expected * 0.03)
      if abs(text.amounts[index].value - expected) >= slack { wrong.append((index, expected)) }
    }
    guard wrong.count == 1, let (index, value) = wrong.first else { return [] }
    return [
      WrongNumber(
        kind: .multiple, claimed: index, computed: text.amounts[index].text(value),
        arithmetic: "\(Numbers.text(first.value)) × \(Numbers.text(ratio)) … = "
          + Numbers.text(value, decimals: 2),
        sources: [run[0]])
    ]
  }

  /// A number such as 1.25 beside a word for a factor.
  private static func factor(_ text: ClaimText) -> Int? {
    text.amounts.indices.first { index in
      let amount = text.amounts[index]
      guard amount.unit == .none || amount.unit == .times, amount.step < 1,
        (1.05...2.5).contains(amount.value)
      else { return false }
      return Names.words(text.lead(before: index)).suffix(3).contains(where: factors.contains)
        || Names.firstWord(text.gap(after: index)) == "times"
    }
  }

  /// The longest list of numbers behind commas, slashes or arrows.
  private static func run(_ text: ClaimText, behind named: Int?) -> [Int]? {
    var best: [Int] = []
    var current: [Int] = []
    for index in text.amounts.indices where index != named {
      if let last = current.last, last + 1 == index, joins(text.gap(after: last)),
        !text.amounts[index].isInexact
      {
        current.append(index)
      } else {
        current = [index]
      }
      if current.count > best.count { best = current }
    }
    return best.isEmpty ? nil : best
  }

  private static func joins(_ gap: String) -> Bool {
    let marks = gap.filter { !" ,/→·`*;".contains($0) }
    return gap.utf8.count <= 8 && (marks.isEmpty || marks == "and" || marks == "und")
  }
}
