import SpecModel
import SpecSyntax
import SpecText

/// Tables that give the limits of fields in columns of their own: "Min length | Max length", "範囲最小値 | 範囲最大値".
enum FieldLimits {
  private static let lower: Lexicon = [
    "min", "minimum", "minimal", "mindestens", "mindestlänge", "mín", "mínimo", "mínima", "minimo",
    "minima", "minimale", "minimaal", "минимум", "мин", "minimalny",
  ]
  private static let upper: Lexicon = [
    "max", "maximum", "maximal", "höchstens", "höchstlänge", "máx", "máximo", "máxima", "massimo",
    "massima", "maximale", "maximaal", "maksimum", "максимум", "макс", "maksymalny",
  ]
  private static let lowerSigns: Phrases = ["最小", "最低", "下限", "최소", "최저"]
  private static let upperSigns: Phrases = ["最大", "最高", "上限", "최대", "최고"]

  /// Whether a table has a column for the least and one for the greatest value, each with a number below it.
  ///
  /// - Complexity: O(cells of tables).
  static func exist(in document: Document) -> Bool {
    document.tables.contains { table in
      let rows = document.children(of: table)
      guard rows.count > 1, let head = rows.first else { return false }
      let titles = document.children(of: head).map { document.string($0) }
      let least = titles.indices.filter { tells(titles[$0], lower, lowerSigns) }
      let most = titles.indices.filter { tells(titles[$0], upper, upperSigns) }
      guard !least.isEmpty, !most.isEmpty else { return false }
      return rows.dropFirst().contains { row in
        let cells = document.children(of: row)
        return [least, most].allSatisfy { columns in
          columns.contains { cells.indices.contains($0) && isNumber(cells[$0], document) }
        }
      }
    }
  }

  private static func tells(_ title: String, _ words: Lexicon, _ signs: Phrases) -> Bool {
    title.utf8.count < 60 && Names.hasWord(title, in: words, or: signs)
  }

  private static func isNumber(_ cell: Int, _ document: Document) -> Bool {
    let text = document.plainText(of: cell)
    return (1...12).contains(text.count)
      && text.contains { ASCII.isDigit(document.plain[$0]) }
      && text.allSatisfy { ASCII.isDigit(document.plain[$0]) || document.plain[$0] == 0x2E }
  }
}
