import SpecAnalysis
import SpecLint
import SpecModel
import SpecSyntax
import SpecText

/// Times of motions that the sentence before rules out.
extension OffScaleValue {
  private static let denials = NegationWords.words

  /// Words of lines that give a bound, or the sum of several motions, and the length of no single one.
  private static let bounds: Lexicon = [
    "limit", "limits", "limited", "cap", "ceiling", "grenze", "obergrenze", "grenzwert", "limite",
    "límite", "limiet", "batas", "предел", "лимит", "sum", "gesamt", "gesamtdauer", "gesamtzeit",
    "insgesamt", "totale", "somme", "somma", "suma", "soma", "totaal", "jumlah", "итого", "всего",
    "сумма",
  ]
  private static let wideBounds = [
    "制限", "上限", "下限", "合計", "総時間", "限制", "总计", "合计", "总时", "總計", "總時", "제한", "상한", "합계",
    "총 시간",
  ]

  /// "The 400ms limit does not hold here", "合計時間: 1050ms".
  static func isBound(_ line: String) -> Bool {
    Names.hasWord(line, in: bounds)
      || line.utf8.contains { $0 >= 0xE3 } && wideBounds.contains(where: line.contains)
  }

  /// "The field does not shake. A shake takes 290ms": what has no place in the design has a time all the same.
  func isRuledOut(_ fact: DurationFact, _ document: Document) -> Bool {
    guard let node = document.lastNode(startingBy: fact.origin.range.start),
      document.nodes[node].kind == .paragraph
    else { return false }
    let leaf = document.nodes[node].range
    let start = max(Int(leaf.start), Int(fact.origin.range.start) - 200)
    guard start < Int(fact.origin.range.start) else { return false }
    let before = document.source.string(SourceRange(start, Int(fact.origin.range.start)))
    let sentences = before.split(whereSeparator: { ".!?。".contains($0) })
    guard sentences.count > 1, let own = sentences.last else { return false }
    let told = Names.words(String(sentences[sentences.count - 2]))
    guard let denial = told.firstIndex(where: Self.denials.contains) else { return false }
    let denied = told[(denial + 1)...]
    // "A shake takes about": what is timed is what was denied.
    return Names.words(String(own)).prefix(4).contains { word in
      word.utf8.count > 3
        && denied.contains { $0.hasPrefix(word) || word.hasPrefix($0) && $0.utf8.count > 3 }
    }
  }
}
