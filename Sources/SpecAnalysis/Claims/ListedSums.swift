import SpecModel
import SpecSyntax
import SpecText

/// Totals whose parts a list below them gives: "The row is 84px high, made up of:".
struct ListedSums {
  let lines: ClaimLines

  private static let cues = [
    "made up of", "composed of", "consists of", "consisting of", "the sum of", "adds up",
    "add up to", "setzt sich zusammen", "zusammengesetzt aus", "besteht aus", "se compose de",
    "composé de", "compuesto por", "se compone de",
  ]
  private static let stems: [StaticString] = [
    "made up of", "omposed of", "onsist", "sum of", "add", "usammen", "esteht aus", "compos",
    "compuesto", "se compone",
  ]

  static func find(_ lines: ClaimLines) -> [DerivedNumber] {
    let document = lines.document
    guard stems.contains(where: { document.mentions($0) }) else { return [] }
    let finder = ListedSums(lines: lines)
    return document.nodes.indices.compactMap { number in
      document.nodes[number].kind == .paragraph ? finder.sum(number) : nil
    }
  }

  /// The only length of a paragraph that ends in a colon, against one length in each item of the list below it.
  private func sum(_ node: Int) -> DerivedNumber? {
    let document = lines.document
    let text = document.plainText(of: node)
    guard text.count < 200, document.plain[text].last == ASCII.colon,
      Self.stems.contains(where: { ASCII.find($0, in: document.plain, text) != nil }),
      case let lower = document.string(node).lowercased(),
      Self.cues.contains(where: lower.contains),
      let total = AmountReader.read(document.plain, text).only, total.isLength || total.unit == .ms,
      !total.isInexact
    else { return nil }
    let list = Int(document.nodes[node].end)
    guard list < document.nodes.count, document.nodes[list].kind == .list else { return nil }
    let items = document.children(of: list)
    let parts = items.compactMap { item -> Amount? in
      guard let leaf = document.firstChild(of: item), document.nodes[leaf].kind == .paragraph,
        case let text = document.plainText(of: leaf),
        case let all = AmountReader.read(document.plain, text),
        var amount = all.filter({ $0.unit == total.unit }).only, !amount.isInexact,
        let factor = Factors.find(amount.range, inItem: text, document),
        all.count == 1 || factor != 1
      else { return nil }
      amount.value *= factor
      return amount
    }
    guard parts.count == items.count, parts.count > 1 else { return nil }
    let sum = parts.reduce(0) { $0 + $1.value }
    guard abs(sum - total.value) >= total.step - 1e-9 else { return nil }
    func origin(_ amount: Amount) -> Origin {
      document.origin(document.sourceRange(plain: amount.range))
    }
    return DerivedNumber(
      kind: .sum, claimed: total.text(total.value), computed: total.text(sum),
      arithmetic: parts.map { Numbers.text($0.value) }.joined(separator: " + ") + " = "
        + Numbers.text(sum, decimals: 3),
      origin: origin(total), sources: parts.map(origin))
  }
}
