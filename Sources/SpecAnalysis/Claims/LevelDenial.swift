import SpecModel
import SpecText

/// Whether a line that names a level of contrast says that it is missed, asks for it or puts it off.
///
/// A denial counts beside the level, in its clause; elsewhere only where it speaks of meeting or testing it:
/// "AA for text, never by colour alone" denies something else.
struct LevelDenial {
  /// The clause that names the level; all of the line where none does.
  let level: String
  let isDenied: Bool

  init(_ text: String) {
    let sober = Self.sober(text)
    let clauses = sober.split { ",;()–—，；：、。（）".contains($0) }.map { String($0).trimmedSpaces }
    let named = clauses.first { $0.contains("aa") }
    level = named ?? sober
    isDenied = clauses.contains { clause in
      if Names.hasWord(clause, in: Self.open) || Self.wideOpen.contains(where: clause.contains) {
        return true
      }
      guard
        Names.hasWord(clause, in: Self.negations)
          || Self.wideNegations.contains(where: clause.contains)
      else {
        return clause == named && Names.hasWord(clause, in: Self.tests)
      }
      return named == nil || clause == named || Names.hasWord(clause, in: Self.verbs)
        || Self.wideVerbs.contains(where: clause.contains)
        || Names.wordCount(clause) <= 2
          && !clause.utf8.contains { $0 >= 0xE3 }
    }
  }

  /// A line in small letters without the words that make a claim wider or stricter, though they begin as denials do.
  private static func sober(_ text: String) -> String {
    // "Open Sans" is a family of type.
    var rest = text.replacing(" Sans", with: "").lowercased().replacing(": ", with: "; ")
    for phrase in strict { rest = rest.replacing(phrase, with: " ") }
    return rest
  }

  private static let strict = [
    "without exception", "without any exception", "no exception", "never below", "never under",
    "never less", "not below", "not less", "ohne ausnahme", "nie unter", "sans exception",
    "sans aucune exception", "jamais en dessous", "sin excepci", "sem exce", "senza eccezion",
    "zonder uitzondering", "nooit onder", "tanpa kecuali", "tanpa pengecualian", "没有例外", "沒有例外",
    "無例外", "无一例外", "例外なく", "例外なし", "없이",
  ]

  /// Words that say of any part of a line that the level is missed or still to come.
  private static let open: Lexicon = [
    "fails", "fail", "failing", "failed", "misses", "missing", "issue", "issues", "bug", "later",
    "todo", "planned", "future", "aim", "goal", "incumple", "échoue", "verfehlt", "später", "falha",
    "belum", "untested", "unverified", "ungeprüft",
  ]
  private static let wideOpen = [
    "?", "？", "不足", "不满足", "不滿足", "不符合", "是否", "不达", "待定", "待确认", "待確認", "待验证", "待驗證",
    "待测", "待測", "待办", "待辦", "有待", "不合格", "미달", "미준수", "❌", "✗",
  ]
  private static let negations = NegationWords.words.union(["which", "sans", "bez"])
  private static let wideNegations = [
    "未", "没有达", "没有满足", "没有通过", "没有符合", "没有检", "没有测", "沒有達", "沒有滿足", "沒有通過", "沒有符合",
    "ない", "ません", "満たさず", "満たせ", "못", "않", "없",
  ]
  /// With what a level is tested, where the line tells to do so.
  private static let tests: Lexicon = ["checker", "plugin", "tool", "test"]
  /// Words of clauses on whether the level is met, or was looked at.
  private static let verbs: Lexicon = [
    "met", "meet", "meets", "reached", "reach", "checked", "tested", "verified", "measured",
    "compliant", "guaranteed", "yet", "everywhere", "geprüft", "getestet", "gemessen", "erfüllt",
    "erreicht", "überall", "noch", "vérifié", "vérifiée", "testé", "atteint", "respecté", "partout",
    "verificado", "verificada", "probado", "cumple", "alcanza", "testado", "atinge", "verificato",
    "testato", "raggiunto", "soddisfatto", "getest", "gecontroleerd", "gehaald", "diuji",
    "terpenuhi", "dicek",
  ]
  private static let wideVerbs = [
    "対比", "コントラスト", "检", "檢", "测", "測", "验", "驗", "達", "达", "確認", "确认", "満た", "준수",
    "충족", "확인", "검증", "검사", "대비",
  ]
}
