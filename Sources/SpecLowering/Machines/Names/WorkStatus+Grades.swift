import SpecModel
import SpecSyntax
import SpecText

extension WorkStatus {
  /// Whether a column tells whether each row meets a demand, "✅ AAA", "AA Large", "Fails": all of its cells are such
  /// grades, and one of them is a level of WCAG.
  static func tellsGrades(
    _ column: Int, of rows: ArraySlice<Int>, _ context: LoweringContext
  ) -> Bool {
    var (filled, levels) = (0, 0)
    for row in rows.prefix(40) {
      let cells = context.cells(of: row)
      guard column < cells.count, case let range = context.document.plainText(of: cells[column]),
        !range.isEmpty
      else { continue }
      guard range.count <= 60 else { return false }
      let words = Names.words(context.document.string(cells[column]))
      guard words.allSatisfy({ grades.contains($0) || $0.utf8.allSatisfy(ASCII.isDigit) }) else {
        return false
      }
      filled += 1
      if words.contains("aa") || words.contains("aaa") { levels += 1 }
    }
    return filled > 0 && levels * 2 >= filled
  }

  /// Words of grades, and for what they hold.
  private static let grades: Lexicon = [
    "a", "aa", "aaa", "wcag", "pass", "passes", "passed", "fail", "fails", "failed", "ok", "large",
    "small", "normal", "text", "only", "ui", "level", "apca", "bestanden", "erfüllt", "groß",
    "großer", "nur", "verfehlt", "conforme", "échec", "grand", "texte", "cumple", "falla", "grande",
    "texto", "atende", "falha", "supera", "testo", "voldoet", "groot", "lulus", "gagal", "合格",
    "不合格", "通过", "不通过", "達成", "大文字", "大文本", "통과", "실패", "x",
  ]
}
