import SpecModel
import SpecSyntax
import SpecText

/// Reads lines and items that begin with the mark of a thing to tick off, "☐ Changelog entry", and tables with a column of
/// such marks.
///
/// Ticks and crosses alone tell what to do and what not to do, unless a heading names a checklist; of boxes one at least
/// must come twice, for a legend has each mark once.
struct MarkedChecklists {
  private let context: LoweringContext
  private let document: Document

  /// All such lists of a document.
  static func read(_ context: LoweringContext) -> [Checklist] {
    let reader = MarkedChecklists(context: context, document: context.document)
    return reader.lists() + reader.document.tables.compactMap(reader.checklist(inTable:))
  }

  // MARK: Lines

  private typealias Entry = (mark: CheckMark, line: TextLine)

  private func lists() -> [Checklist] {
    var result: [Checklist] = []
    var run: [Entry] = []
    func end() {
      if let list = checklist(run) { result.append(list) }
      run.removeAll(keepingCapacity: true)
    }
    for line in context.lines {
      if let mark = mark(of: line) {
        if let last = run.last?.line, section(last) != section(line) { end() }
        run.append((mark, line))
      } else if let last = run.last?.line, !continues(line, last) {
        end()
      }
    }
    end()
    return result
  }

  private func mark(of line: TextLine) -> CheckMark? {
    guard line.holder == .paragraph || line.holder == .item,
      let mark = CheckMark(document.plain, line.text), mark.end < line.text.upperBound,
      line.holder == .paragraph
        || document.nodes[Int(document.nodes[line.node].parent)].box == .none
    else { return nil }
    return mark
  }

  private func section(_ line: TextLine) -> Int32 { document.nodes[line.node].section }

  /// Whether a line goes on with an entry, or is an item below it.
  private func continues(_ line: TextLine, _ entry: TextLine) -> Bool {
    line.node == entry.node || line.holder == .item && line.depth > entry.depth
  }

  private func checklist(_ run: [Entry]) -> Checklist? {
    guard run.count > 1, let first = run.first, let last = run.last else { return nil }
    let title = ChecklistPass.title(of: first.line.node, context)
    let hasBoxes = run.contains(where: \.mark.isBox)
    let isRepeated = run.count > 2 && Set(run.map(\.mark.kind)).count < run.count
    guard hasBoxes && isRepeated || Self.names(title) else { return nil }
    let items = run.map { entry in
      let text = entry.mark.end..<entry.line.text.upperBound
      return Checklist.Item(
        text: document.string(plain: text), isTicked: entry.mark.isTicked,
        origin: context.origin(plain: text))
    }
    return Checklist(
      title: title, items: items,
      origin: document.origin(
        context.origin(plain: first.line.text).range
          .union(context.origin(plain: last.line.text).range)))
  }

  /// Whether headings name a list of things to tick off.
  private static func names(_ title: String) -> Bool {
    title.utf8.count <= 200 && Names.hasWord(title, in: words, or: marks)
  }

  private static let words: Lexicon = [
    "checklist", "checklists", "done", "acceptance", "todo", "todos", "tasks", "checkliste",
    "prüfliste", "abnahme", "abnahmekriterien", "fertig", "erledigt", "aufgaben", "recette",
    "contrôle", "terminé", "tâches", "verificación", "comprobación", "hecho", "tareas",
    "aceptación",
    "verificação", "pronto", "tarefas", "aceitação", "verifica", "fatto", "accettazione",
    "controlelijst", "gereed", "klaar", "taken", "acceptatie", "selesai", "tugas", "чеклист",
    "чек-лист", "готово", "задачи", "приёмка",
  ]
  private static let marks: Phrases = [
    "チェックリスト", "完了", "受け入れ", "タスク", "检查清单", "清单", "验收", "完成", "任务", "체크리스트", "완료", "할 일",
  ]

  // MARK: Tables

  /// The checklist of a table with one column of marks, a box among them.
  private func checklist(inTable table: Int) -> Checklist? {
    let rows = document.children(of: table).dropFirst()
    guard rows.count > 1, let first = rows.first else { return nil }
    let marked = document.children(of: first).indices.filter { column(of: first, $0) != nil }
    guard marked.count == 1, let place = marked.first else { return nil }
    var items: [Checklist.Item] = []
    var hasBox = false
    for row in rows {
      guard let mark = column(of: row, place), let cell = words(in: row, besides: place) else {
        return nil
      }
      hasBox = hasBox || mark.isBox
      items.append(
        Checklist.Item(
          text: StateName.trimmed(document.string(cell)), isTicked: mark.isTicked,
          origin: document.origin(document.nodes[cell].range)))
    }
    guard hasBox else { return nil }
    return Checklist(
      title: ChecklistPass.title(of: table, context), items: items,
      origin: document.origin(document.nodes[table].range))
  }

  /// The mark that is all of a cell.
  private func column(of row: Int, _ place: Int) -> CheckMark? {
    let cells = document.children(of: row)
    guard place < cells.count, case let text = document.plainText(of: cells[place]),
      text.count < 8, let mark = CheckMark(document.plain, text), mark.end == text.upperBound
    else { return nil }
    return mark
  }

  /// The first cell of a row with a letter in it, besides the mark.
  private func words(in row: Int, besides place: Int) -> Int? {
    let cells = document.children(of: row)
    return cells.indices.first { index in
      index != place
        && document.plainText(of: cells[index]).contains {
          ASCII.isLetter(document.plain[$0]) || document.plain[$0] >= 0x80
        }
    }.map { cells[$0] }
  }
}
