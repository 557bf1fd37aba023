import SpecModel
import SpecSyntax
import SpecText

/// Keys that one table gives two meanings: "`Alt` + `N` | next question" and "`Alt` + `N` | open the notes".
struct KeyTables {
  private let document: Document

  static func find(_ reader: StatementReader) -> [FactConflict] {
    let finder = KeyTables(document: reader.document)
    return reader.document.tables.filter {
      reader.isNormative(reader.document.nodes[$0].range.start)
    }.flatMap(finder.conflicts)
  }

  private static let heads: Lexicon = [
    "key", "keys", "shortcut", "shortcuts", "hotkey", "keystroke", "taste", "tasten",
    "tastenkürzel", "tastenkombination", "touche", "touches", "raccourci", "tecla", "teclas",
    "atajo", "atalho", "tasto", "tasti", "scorciatoia", "toets", "sneltoets", "キー", "ショートカット",
    "快捷键", "按键", "단축키", "клавиша", "клавиши",
  ]
  private static let acts: Lexicon = [
    "does", "action", "function", "effect", "meaning", "result", "what", "command", "aktion",
    "funktion", "wirkung", "bedeutung", "effet", "fonction", "acción", "función", "efecto", "ação",
    "função", "azione", "funzione", "actie", "functie", "動作", "機能", "操作", "功能", "동작", "기능",
    "действие",
  ]
  /// Words by which a row holds in one place or at one time.
  private static let limits: Lexicon = [
    "in", "when", "while", "if", "on", "during", "inside", "outside", "only", "with", "twice",
    "hold", "again", "within", "im", "wenn", "bei", "dans", "si", "quand", "en", "cuando",
    "se", "quando", "mode", "focus", "double", "long", "after", "mac", "windows", "otherwise",
  ]

  private func conflicts(_ table: Int) -> [FactConflict] {
    let rows = document.children(of: table)
    guard (4...60).contains(rows.count), case let head = document.children(of: rows[0]),
      head.count == 2, Names.hasWord(document.string(head[0]), in: Self.heads, ofAtMost: 2),
      Names.hasWord(document.string(head[1]), in: Self.acts, ofAtMost: 2)
    else { return [] }
    var known: [String: (cell: Int, text: String)] = [:]
    var result: [FactConflict] = []
    for row in rows.dropFirst() {
      let cells = document.children(of: row)
      guard cells.count == 2, case let text = document.string(cells[1]).trimmedSpaces,
        case let key = Self.key(document.string(cells[0])), !key.isEmpty, !text.isEmpty
      else { continue }
      guard let first = known[key] else {
        known[key] = (cells[0], text)
        continue
      }
      guard first.text.lowercased() != text.lowercased(),
        !Names.hasWord(first.text, in: Self.limits), !Names.hasWord(text, in: Self.limits)
      else { continue }
      result.append(
        FactConflict(
          subject: document.string(cells[0]), property: "meaning",
          statements: [statement(first.cell, first.text), statement(cells[0], text)],
          reason: "one table gives the key two meanings, and says of neither where it holds",
          isTold: true))
    }
    return result
  }

  private func statement(_ cell: Int, _ text: String) -> FactConflict.Statement {
    .init(
      value: text,
      origin: document.origin(document.sourceRange(plain: document.plainText(of: cell))))
  }

  /// "Alt + N" as "alt+n"; signs and case of letters count for single keys.
  private static func key(_ text: String) -> String {
    let bare = text.filter { $0 != " " && $0 != "`" && $0 != "*" }
    guard bare.utf8.count < 32, !bare.contains("/"), !bare.contains(",") else { return "" }
    return bare.count == 1 ? bare : bare.lowercased()
  }
}
