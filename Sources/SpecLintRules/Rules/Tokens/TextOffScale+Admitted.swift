import SpecAnalysis
import SpecLint
import SpecModel
import SpecSyntax
import SpecText

/// Sizes that a document itself lists as departures from its scale: the rows below "Hardcoded values".
extension TextOffScale {
  private static let departures: Lexicon = [
    "hardcoded", "deviation", "deviations", "exception", "exceptions", "departures",
    "inconsistencies", "inconsistency", "discrepancies", "discrepancy", "debt", "violations",
    "hartkodiert", "hartkodierte", "abweichung", "abweichungen", "ausnahme", "ausnahmen",
    "écarts", "incohérences", "desviaciones", "excepciones", "inconsistencias",
    "desvios", "exceções", "inconsistências", "deviazioni", "eccezioni", "incoerenze",
    "afwijkingen", "uitzonderingen", "penyimpangan", "pengecualian", "исключения", "отклонения",
  ]
  private static let wideDepartures = [
    "ハードコード", "例外", "逸脱", "不一致", "硬编码", "寫死", "写死", "偏差", "하드코딩", "예외", "불일치",
  ]
  private static let hard: Lexicon = ["hard"]
  private static let coded: Lexicon = ["coded"]

  /// Whether a heading above a place says that what follows departs from the rule.
  func isAdmitted(_ place: Origin, _ context: RuleContext) -> Bool {
    let document = context.document
    guard let node = document.lastNode(startingBy: place.range.start) else { return false }
    return document.path(ofSection: Int(document.nodes[node].section)).contains { section in
      guard document.sections[section].level > 1 else { return false }
      let title = document.title(ofSection: section)
      return Names.hasWord(title, in: Self.departures)
        || Names.hasWord(title, in: Self.hard) && Names.hasWord(title, in: Self.coded)
        || title.utf8.contains { $0 >= 0xE3 } && Self.wideDepartures.contains(where: title.contains)
    }
  }
}
