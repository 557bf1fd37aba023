import SpecModel
import SpecSyntax
import SpecText

/// Numbers that a line lists as multiples of another: "multiples of 8px: 8, 16, 24, 36".
enum ListedMultiples {
  private static let names: Lexicon = [
    "multiple", "multiples", "vielfaches", "vielfache", "múltiplo", "múltiplos", "multiplo",
    "multipli", "veelvoud", "veelvouden",
  ]
  private static let joints: Lexicon = ["and", "or", "und", "et", "y", "e", "en"]
  private static let denials = NegationWords.words.union(["except", "außer", "half"])

  static func find(in text: ClaimText) -> [WrongNumber] {
    // The base and three numbers at least.
    guard text.amounts.count > 3,
      let first = text.amounts.indices.first(where: { isBase($0, text) }),
      case let base = text.amounts[first], base.value > 1, base.step == 1, base.unit != .percent
    else { return [] }
    // The list begins behind a colon or a bracket, within a few words.
    let opening = text.gap(after: first)
    guard opening.utf8.count <= 24, opening.contains(":") || opening.contains("("),
      !Names.hasWord(opening, in: denials)
    else { return [] }
    var members: [Int] = []
    var index = first + 1
    while index < text.amounts.count {
      members.append(index)
      guard continues(text.gap(after: index)) else { break }
      index += 1
    }
    let isList = members.allSatisfy {
      text.amounts[$0].unit == base.unit || text.amounts[$0].unit == .none || base.unit == .none
    }
    guard members.count >= 3, isList else { return [] }
    let wrong = members.filter {
      !text.amounts[$0].isInexact
        && text.amounts[$0].value.truncatingRemainder(dividingBy: base.value) != 0
    }
    // A list of which half is no multiple is no list of multiples.
    guard wrong.count * 3 <= members.count else { return [] }
    return wrong.map { index in
      let value = text.amounts[index].value
      let near = (value / base.value).rounded() * base.value
      let isListed = members.contains { text.amounts[$0].value == near }
      var found = WrongNumber(
        kind: .multiple, claimed: index, computed: "no multiple of " + Numbers.text(base.value),
        arithmetic: "\(Numbers.text(value)) ÷ \(Numbers.text(base.value)) = "
          + Numbers.text(value / base.value, decimals: 3)
          + ", the nearest multiple is \(Numbers.text(near))",
        sources: [first])
      found.isVerdict = true
      found.nearest = isListed ? nil : text.amounts[index].text(near)
      return found
    }
  }

  /// "a multiple of 8px"
  private static func isBase(_ index: Int, _ text: ClaimText) -> Bool {
    let words = Names.words(text.lead(before: index)).suffix(2)
    guard let name = words.first, words.count == 2 else { return false }
    return names.contains(name)
  }

  private static func continues(_ gap: String) -> Bool {
    let marks = gap.filter { !" ,/&·`*".contains($0) }
    return gap.utf8.count <= 8 && !gap.isEmpty
      && (marks.isEmpty || joints.contains(marks.lowercased()))
  }
}
