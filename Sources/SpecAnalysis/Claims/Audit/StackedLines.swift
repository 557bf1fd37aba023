import SpecModel
import SpecSyntax
import SpecText

/// Recomputes the height of a thing from its room above and below and its lines of text: "80px high, 20px padding above and
/// below, two lines of 24px", "12px padding top and bottom and 20px line height, so 48px tall".
struct StackedLines {
  private let document: Document

  /// The heights of a document that their parts do not fit, or do not make.
  static func find(_ lines: ClaimLines) -> [DerivedNumber] {
    let document = lines.document
    guard cues.contains(where: { document.mentions($0) }) else { return [] }
    let finder = StackedLines(document: document)
    return lines.lines.flatMap { line -> [DerivedNumber] in
      guard line.kind == .prose, let part = line.parts.only, (24..<400).contains(part.count),
        cues.contains(where: { ASCII.find($0, in: document.plain, part) != nil })
      else { return [] }
      return document.sentences(plain: part).compactMap(finder.height)
    }
  }

  private static let cues: [StaticString] = [
    "above and below", "top and bottom", "oben und unten", "haut et bas", "en haut et en bas",
    "arriba y abajo", "em cima e embaixo", "sopra e sotto", "boven en onder", "atas dan bawah",
    "сверху и снизу",
  ]
  private static let pairs = cues.map { "\($0)" }
  private static let heights: Lexicon = [
    "high", "tall", "height", "hoch", "höhe", "haut", "hauteur", "alto", "alta", "altura",
    "altezza", "hoog", "hoogte", "tinggi", "высота", "высотой",
  ]
  private static let lines: Lexicon = [
    "line", "lines", "zeile", "zeilen", "zeilenhöhe", "ligne", "lignes", "línea", "líneas", "linha",
    "linhas", "riga", "righe", "interlinea", "regel", "regels", "baris", "строка", "строки",
  ]
  private static let results: Lexicon = [
    "so", "makes", "gives", "therefore", "thus", "also", "ergibt", "macht", "donc", "soit", "así",
    "quindi", "portanto", "dus", "jadi", "итого",
  ]
  /// Words by which a height may differ from what stands in it.
  private static let loose: Lexicon = [
    "least", "min", "minimum", "max", "maximum", "about", "up", "or", "mindestens", "höchstens",
    "minimale", "mínimo", "mínima", "minimo", "scroll", "scrolls", "clipped", "truncated",
  ]

  private enum Role { case padding, line(Double), height(isResult: Bool) }

  private func height(_ sentence: Range<Int>) -> DerivedNumber? {
    let amounts = AmountReader.read(document.plain, sentence).filter(\.isLength)
    guard amounts.count == 3, let first = amounts.first,
      amounts.allSatisfy({ $0.unit == first.unit && !$0.isInexact }),
      !Names.hasWord(document.string(plain: sentence), in: Self.loose)
    else { return nil }
    var padding: Amount?
    var text: (amount: Amount, count: Double)?
    var whole: (amount: Amount, isResult: Bool)?
    for index in amounts.indices {
      let low = index > 0 ? amounts[index - 1].range.upperBound : sentence.lowerBound
      let high = index < 2 ? amounts[index + 1].range.lowerBound : sentence.upperBound
      let range = amounts[index].range
      switch role(
        before: document.string(plain: low..<range.lowerBound),
        behind: document.string(plain: range.upperBound..<high))
      {
      case .padding where padding == nil: padding = amounts[index]
      case .line(let count) where text == nil: text = (amounts[index], count)
      case .height(let isResult) where whole == nil: whole = (amounts[index], isResult)
      default: return nil
      }
    }
    guard let padding, let text, let whole else { return nil }
    let needed = 2 * padding.value + text.count * text.amount.value
    guard
      whole.amount.value < needed - 0.5 || whole.isResult && whole.amount.value > needed + 0.5
    else { return nil }
    let lines = Numbers.text(text.amount.value)
    return DerivedNumber(
      kind: .sum, claimed: document.string(plain: whole.amount.range),
      computed: whole.amount.text(needed),
      arithmetic: "2 × \(Numbers.text(padding.value)) + "
        + (text.count == 1 ? lines : "\(Numbers.text(text.count)) × \(lines)")
        + " = \(Numbers.text(needed))",
      origin: origin(whole.amount), sources: [origin(padding), origin(text.amount)])
  }

  /// What an amount measures, by the words around it up to a comma.
  private func role(before: String, behind: String) -> Role? {
    let left = String(before.split { ",;:(".contains($0) }.last ?? "")
    let right = String(behind.prefix { !",;()".contains($0) })
    let ahead = Names.words(left)
    let after = Names.words(right)
    if Self.pairs.contains(where: right.contains),
      (ahead + after).contains(where: AuditWords.edges.contains)
    {
      return .padding
    }
    if after.prefix(2).contains(where: Self.lines.contains) { return .line(1) }
    // What stands behind the amount before is its own: "12px padding top and bottom and 20px".
    if let place = ahead.lastIndex(where: Self.lines.contains), ahead.count - place <= 3 {
      let count = place > 0 ? AuditWords.number(ahead[place - 1]) ?? Double(ahead[place - 1]) : nil
      return .line(count ?? 1)
    }
    let isHeight =
      after.first.map(Self.heights.contains) == true
      || ahead.suffix(3).contains(where: Self.heights.contains)
    return isHeight ? .height(isResult: ahead.contains(where: Self.results.contains)) : nil
  }

  private func origin(_ amount: Amount) -> Origin {
    document.origin(document.sourceRange(plain: amount.range))
  }
}
