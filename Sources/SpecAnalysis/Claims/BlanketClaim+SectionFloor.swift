import SpecModel
import SpecSyntax
import SpecText

/// The smallest text that a section about texts allows, and the sizes that the same section gives.
extension BlanketClaims {
  private static let titles: Lexicon = [
    "text", "texts", "type", "typography", "font", "fonts", "typographie", "tipografía",
    "tipografia", "schrift", "schriften", "texte", "texto", "textos", "testo",
  ]
  private static let headings = titles.union([
    "sizes", "größen", "tailles", "tamaños", "tamanhos",
  ])
  private static let set: Lexicon = ["set", "text", "type", "font", "letters", "schrift", "texte"]
  private static let least: Lexicon = [
    "minimum", "min", "smallest", "mindestens", "kleinste", "mínimo", "mínima", "minimo",
  ]
  private static let smaller: Lexicon = ["smaller", "below", "under", "kleiner", "unter"]
  private static let denials: Lexicon = ["nothing", "never", "no", "not", "nichts", "nie", "kein"]
  /// Words of the claim that limit it to some texts.
  private static let kinds: Lexicon = [
    "body", "heading", "headings", "button", "buttons", "title", "titles", "input", "inputs",
    "label", "labels", "caption", "captions", "large", "primary", "line", "touch", "target",
    "targets", "contrast", "width", "height", "desktop", "mobile", "if", "except", "unless",
    "spacing", "weight", "recommended", "should", "when", "only", "on", "phones", "tablet",
  ]
  /// Words of lengths that are no sizes of text.
  private static let others: Lexicon = [
    "line", "height", "leading", "spacing", "letter", "tracking", "padding", "margin", "gap",
    "icon", "icons", "width", "border", "underline", "stroke", "radius", "indent", "grid",
    "baseline", "outline", "offset", "distance", "between", "column", "columns", "space", "shadow",
    "below", "above", "min", "minimum", "smallest", "smaller", "max", "maximum", "not", "never",
    "except", "legal", "to", "from", "than", "per", "each", "zeilenhöhe", "abstand", "measure",
    "paragraph", "breakpoint", "target", "touch", "logo", "mark",
  ]

  /// "The minimum is 24px." below "Text" against "metadata 20px" in the same section.
  func sectionFloors(beside known: [BlanketClaim]) -> [BlanketClaim] {
    let titled = document.sections.indices.dropFirst().filter {
      Names.hasWord(document.title(ofSection: $0), in: Self.headings)
    }
    guard !titled.isEmpty,
      !known.contains(where: { if case .smallestText = $0.kind { true } else { false } })
    else { return [] }
    let wanted = Set(titled)
    for line in lines.lines
    where line.kind == .prose && wanted.contains(Int(document.nodes[line.node].section)) {
      let section = Int(document.nodes[line.node].section)
      for sentence in sentences(of: line.parts[0]) {
        guard let least = floor(sentence, section) else { continue }
        let found = sizes(below: least, in: section, outside: sentence)
        guard !found.isEmpty else { continue }
        let claim = BlanketClaim(
          kind: .smallestText(least.value), unit: least.unit.rawValue,
          origin: document.origin(document.sourceRange(plain: sentence)), refutations: found)
        return [claim]
      }
    }
    return []
  }

  /// The parts of a line between full stops and semicolons.
  private func sentences(of part: Range<Int>) -> [Range<Int>] {
    split(part) { $0 == 0x2E || $0 == 0x3B }
  }

  private func split(_ part: Range<Int>, at isMark: (UInt8) -> Bool) -> [Range<Int>] {
    var result: [Range<Int>] = []
    var start = part.lowerBound
    for offset in part where isMark(document.plain[offset]) {
      let isEnd = offset + 1 >= part.upperBound || document.plain[offset + 1] == ASCII.space
      guard isEnd else { continue }
      if offset > start { result.append(start..<offset) }
      start = offset + 1
    }
    return start < part.upperBound ? result + [start..<part.upperBound] : result
  }

  /// The least size that a sentence gives for all texts.
  private func floor(_ sentence: Range<Int>, _ section: Int) -> Amount? {
    let words = Names.words(document.string(plain: sentence))
    guard words.count <= 14, let amount = AmountReader.read(document.plain, sentence).only,
      amount.isLength, !amount.isInexact, amount.unit != .rem, amount.unit != .em,
      (8...40).contains(amount.value)
    else { return nil }
    let isDenied =
      words.contains(where: Self.denials.contains) && words.contains(where: Self.smaller.contains)
    // "Nothing on the watch is set smaller than 16pt" speaks of all.
    let isTotal = isDenied && words[0] == "nothing"
    guard isTotal || !words.contains(where: Self.kinds.contains),
      isDenied || words.contains(where: Self.least.contains)
    else { return nil }
    let title = document.title(ofSection: section)
    return Names.hasWord(title, in: Self.titles) || words.contains(where: Self.set.contains)
      ? amount : nil
  }

  /// The sizes that the lines of a section give, one a clause.
  private func sizes(
    below least: Amount, in section: Int, outside claim: Range<Int>
  ) -> [BlanketClaim.Refutation] {
    var result: [BlanketClaim.Refutation] = []
    for line in lines.lines
    where line.kind == .prose && Int(document.nodes[line.node].section) == section {
      for clause in split(line.parts[0], at: { $0 == 0x2E || $0 == 0x3B || $0 == 0x2C })
      where !clause.overlaps(claim) {
        let words = Names.words(document.string(plain: clause))
        guard (2...6).contains(words.count), !words.contains(where: Self.others.contains),
          let size = AmountReader.read(document.plain, clause).only, size.unit == least.unit,
          !size.isInexact, size.value < least.value, size.value >= 5,
          case let origin = document.origin(document.sourceRange(plain: size.range)),
          !isOfDrawnPart(origin)
        else { continue }
        let name = document.string(plain: clause.lowerBound..<size.range.lowerBound)
          .trimmingPrefix { !$0.isLetter }
        result.append(
          .init(
            name: String(name.prefix { $0 != ":" }).trimmedSpaces, value: size.text(size.value),
            arithmetic: "\(size.text(size.value)) < \(least.text(least.value))",
            origin: origin))
      }
    }
    return result
  }
}
