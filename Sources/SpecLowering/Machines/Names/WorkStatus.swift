import SpecModel
import SpecSyntax
import SpecText

/// Tells a column that says how far the work on each row has come, "✅ Implemented", "🚧 In progress", from one of states.
///
/// "Planned" and "done" are states of a task as well: only where a cell says that something was or will be built are
/// they taken for its progress.
enum WorkStatus {
  /// Whether at least half of the cells of a column tell the progress of the work, one of them plainly.
  ///
  /// - Complexity: O(cells), of which the first forty are read.
  static func fill(_ column: Int, of rows: ArraySlice<Int>, _ context: LoweringContext) -> Bool {
    if tellsReleases(column, of: rows, context) || tellsStages(column, of: rows, context)
      || tellsGrades(column, of: rows, context)
    {
      return true
    }
    var filled = 0
    var found = 0
    var isPlain = false
    for row in rows.prefix(40) {
      let cells = context.cells(of: row)
      guard column < cells.count, case let cell = cells[column],
        !context.document.plainText(of: cell).isEmpty
      else { continue }
      filled += 1
      let text = context.document.string(cell)
      let head = head(of: text)
      guard !head.isEmpty else { continue }
      let isBuilt = built.contains(head) || ranks.contains(head)
      if isBuilt || open.contains(head) { found += 1 }
      if isBuilt || text.contains("🚧") { isPlain = true }
    }
    return isPlain && found > 1 && found * 2 >= filled
  }

  /// Whether a column "Status" tells how far the work on the page, file or finding of each row has come: "Page | Status"
  /// over "🟡 redone".
  ///
  /// A column "Component | State" in which parts or states come again describes states.
  static func isOfThings(
    _ column: Int, of rows: ArraySlice<Int>, header: Int, _ context: LoweringContext
  ) -> Bool {
    let heads = context.cells(of: header)
    guard !rows.isEmpty, column < heads.count else { return false }
    let words = heads.map { Names.words(context.document.string($0)) }
    guard heads[column] != context.document.firstChild(of: header),
      let noun = words[column].last, words[column].count <= 3, nouns.contains(noun),
      let thing = words.indices.first(where: { $0 != column && isThing(words[$0]) })
    else { return false }
    var names: Set<String> = []
    var (marked, told, states) = (0, 0, 0)
    for row in rows {
      let cells = context.cells(of: row)
      guard max(thing, column) < cells.count,
        names.insert(context.document.string(cells[thing])).inserted
      else { return false }
      let text = context.document.string(cells[column])
      if text.unicodeScalars.first.map({ marks.contains($0) }) == true { marked += 1 }
      let head = head(of: text)
      if built.contains(head) || open.contains(head) {
        told += 1
      } else if StateWords.isState(Names.words(head)) {
        states += 1
      }
    }
    if states * 2 > rows.count { return false }
    // One page alone is told by the mark before its status.
    if rows.count == 1 { return marked == 1 }
    return max(marked, told) * 2 >= rows.count || isPaper(words[thing]) || plain.contains(noun)
  }

  /// Whether a header is over work that is to be done: "Destination | Priority | Status", where the status of a row is no
  /// state that anything leaves.
  static func plansWork(_ header: [String], _ roles: [ColumnRole?]) -> Bool {
    guard header.count > 2, !roles.contains(.event),
      let status = roles.firstIndex(of: .source), status < header.count,
      case let words = Names.words(header[status]), words.count == 1, nouns.contains(words[0])
    else { return false }
    return header.contains { Names.hasWord($0, in: priorities, ofAtMost: 2) }
      || header.contains { Names.isPhrase($0, in: priorityPhrases) }
  }

  /// Whether a header is over phases of work and what each of them risks or costs: "Phase | Goal | Duration | Risk".
  static func plansPhases(_ header: [String]) -> Bool {
    guard header.count > 2, Names.hasWord(header[0], in: phases, ofAtMost: 2) else { return false }
    return header.dropFirst().contains { Names.hasWord($0, in: prospects, ofAtMost: 2) }
  }

  /// Whether the rows of a table are numbered phases of work, "P0", "Phase 2", and a column "Status" tells how far half
  /// of them are.
  static func tellsProgress(
    ofPhases rows: ArraySlice<Int>, header: Int, _ context: LoweringContext
  ) -> Bool {
    let heads = context.cells(of: header)
    guard rows.count > 1, heads.count > 1,
      heads.allSatisfy({ context.document.plainText(of: $0).count <= 60 }),
      case let words = heads.map({ Names.words(context.document.string($0)) }),
      let phase = words.firstIndex(where: { $0.count <= 2 && $0.contains(where: phases.contains) }),
      let status = words.indices.first(where: {
        $0 != phase && words[$0].count <= 2 && words[$0].last.map(nouns.contains) == true
      })
    else { return false }
    var (filled, told) = (0, 0)
    for row in rows.prefix(40) {
      let cells = context.cells(of: row)
      guard max(phase, status) < cells.count,
        case let number = context.document.plainText(of: cells[phase]), number.count <= 16,
        context.document.plain[number].contains(where: ASCII.isDigit)
      else { return false }
      let head = head(of: context.document.string(cells[status]))
      guard !head.isEmpty else { continue }
      filled += 1
      if built.contains(head) || open.contains(head) { told += 1 }
    }
    return told > 1 && told * 2 >= filled
  }

  private static let phases: Lexicon = [
    "phase", "phases", "sprint", "milestone", "fase", "fasen", "fasi", "etapa", "étape", "tahap",
    "etap", "faza", "этап", "фаза", "フェーズ", "阶段", "階段", "단계",
  ]
  private static let prospects: Lexicon = priorities.union([
    "risk", "risks", "effort", "complexity", "deliverable", "deliverables", "assignee", "risiko",
    "aufwand", "risque", "risques", "riesgo", "riesgos", "esfuerzo", "risco", "riscos", "esforço",
    "rischio", "rischi", "risico", "ryzyko", "риск", "リスク", "工数", "风险", "風險", "工作量", "위험",
  ])

  private static let priorities: Lexicon = [
    "priority", "severity", "priorität", "priorité", "prioridad", "prioridade", "priorità",
    "prioriteit", "prioritas", "приоритет", "пріоритет", "priorytet", "优先级", "優先級", "優先度", "우선순위",
  ]
  private static let priorityPhrases: Lexicon = ["độ-ưu-tiên", "mức-độ-ưu-tiên"]

  /// Words for a status; some languages call a state the same.
  private static let nouns: Lexicon = plain.union([
    "estado", "stato", "state", "状態", "状态", "狀態", "상태",
  ])
  private static let plain: Lexicon = [
    "status", "statut", "статус", "ステータス", "进度", "進度", "進捗",
  ]

  private static func isThing(_ words: [String]) -> Bool {
    ScreenTables.isScreenHead(words) || isPaper(words)
      || words.count <= 2 && words.last.map(StateTables.components.contains) == true
  }

  /// Whether a header is over files or findings, which have no states of an interface.
  private static func isPaper(_ words: [String]) -> Bool {
    words.count <= 2 && words.last.map(papers.contains) == true
  }

  private static let papers: Lexicon = [
    "file", "files", "finding", "findings", "defect", "datei", "befund", "fichier", "constat",
    "archivo", "hallazgo", "arquivo", "achado", "bestand", "bevinding", "файл", "plik", "ファイル",
    "指摘", "文件", "檔案", "问题", "파일",
  ]
  /// Lamps, ticks and crosses in front of a status.
  private static let marks: Set<Unicode.Scalar> = [
    "✅", "☑", "✔", "❌", "✖", "⚠", "🟢", "🟡", "🟠", "🔴", "🔵", "⚪", "⚫", "🟣", "🚧", "⏳", "⌛", "🔄",
    "🔲", "⬜", "🟩", "🟨", "🟥",
  ]

  /// Whether the cells of a column behind one of names say in which release each row comes: "Phase 2", "Sprint 3", "v2".
  private static func tellsReleases(
    _ column: Int, of rows: ArraySlice<Int>, _ context: LoweringContext
  ) -> Bool {
    guard column > 0, rows.count > 1 else { return false }
    return rows.prefix(40).allSatisfy { row in
      let cells = context.cells(of: row)
      guard column < cells.count, context.document.string(cells[0]).contains(where: \.isLetter)
      else { return false }
      let words = Names.words(context.document.string(cells[column]))
      guard let first = words.first, words.count <= 2 else { return false }
      let isNumbered = words.count == 2 && words[1].utf8.allSatisfy(ASCII.isDigit)
      return first == "mvp" || isNumbered && releases.contains(first)
        || words.count == 1 && first.first == "v" && first.count > 1
          && first.utf8.dropFirst().allSatisfy(ASCII.isDigit)
    }
  }

  /// Whether the first column has nothing but numbered releases, "Phase 2", and half of the rows tick off what comes with
  /// each.
  private static func tellsStages(
    _ column: Int, of rows: ArraySlice<Int>, _ context: LoweringContext
  ) -> Bool {
    guard column == 0, rows.count > 1 else { return false }
    var ticked = 0
    for row in rows.prefix(40) {
      let cells = context.cells(of: row)
      guard let first = cells.first,
        case let words = Names.words(context.document.string(first)), words.count == 2,
        releases.contains(words[0]), words[1].utf8.allSatisfy(ASCII.isDigit)
      else { return false }
      let isTicked = cells.dropFirst().contains { cell in
        context.document.string(cell).unicodeScalars.first.map { marks.contains($0) } == true
      }
      if isTicked { ticked += 1 }
    }
    return ticked * 2 >= min(rows.count, 40)
  }

  private static let releases: Lexicon = [
    "phase", "sprint", "release", "milestone", "version", "v", "fase", "etapa", "フェーズ", "阶段",
  ]

  /// The words before a remark, without pictures and marks, in lower case: "✅ Implemented, as planned".
  private static func head(of text: String) -> String {
    let words = text.drop { !$0.isLetter }
    let end = words.firstIndex { ",，、;；:：(（。.–—".contains($0) } ?? words.endIndex
    let head = StateName.trimmed(String(words[..<end])).lowercased()
    return head.utf8.count <= 40 ? head : ""
  }

  /// How much something matters, and what is left to decide on it.
  private static let ranks: Lexicon = [
    "p0", "p1", "p2", "p3", "must have", "should have", "could have", "won't have", "open decision",
    "needs fix", "needs verification", "needs work", "needs review",
  ]

  /// What only work on a product is.
  private static let built: Lexicon = [
    "implemented", "not implemented", "not yet implemented", "partially implemented",
    "fully implemented", "already implemented", "in development", "under development",
    "under construction", "wip", "work in progress", "implementiert", "nicht implementiert",
    "teilweise implementiert", "umgesetzt", "nicht umgesetzt", "teilweise umgesetzt",
    "in entwicklung", "in umsetzung", "noch nicht umgesetzt", "implémenté", "non implémenté",
    "partiellement implémenté", "en développement", "développé", "implementado",
    "no implementado", "não implementado", "parcialmente implementado", "implementada",
    "en desarrollo", "em desenvolvimento", "desarrollado", "desenvolvido", "implementato",
    "non implementato", "parzialmente implementato", "in sviluppo", "geïmplementeerd",
    "niet geïmplementeerd", "in ontwikkeling", "diimplementasikan", "sudah diimplementasikan",
    "belum diimplementasikan", "dalam pengembangan", "実装済み", "実装済", "未実装", "実装中",
    "一部実装", "開発中", "実装予定", "已实现", "未实现", "部分实现", "待实现", "已实作", "开发中",
    "待开发", "已开发", "구현됨", "구현 완료", "구현완료", "미구현", "구현 중", "개발 중", "개발중",
  ]
  /// What work on a product and many things else may be.
  private static let open: Lexicon = [
    "planned", "in progress", "done", "todo", "to do", "complete", "completed", "partial",
    "partially done", "pending", "not started", "deferred", "postponed", "backlog",
    "coming soon", "later", "future", "missing", "open", "shipped", "released", "geplant",
    "in arbeit", "in bearbeitung", "offen", "fertig", "erledigt", "später", "prévu", "en cours",
    "terminé", "fait", "à faire", "planificado", "pendiente", "en curso", "en progreso", "hecho",
    "completado", "planejado", "em andamento", "em progresso", "concluído", "feito", "pendente",
    "pianificato", "in corso", "completato", "fatto", "da fare", "gepland", "bezig", "klaar",
    "gereed", "direncanakan", "sedang dikerjakan", "selesai", "belum", "計画中", "予定", "進行中",
    "完了", "未着手", "対応済み", "対応中", "今後", "计划中", "进行中", "已完成", "未开始", "后续阶段",
    "待定", "待做", "已改版", "部分可操作", "예정", "진행 중", "진행중", "완료", "미착수", "계획",
    // How far a demand is met.
    "met", "partly met", "partially met", "not met", "unmet", "supported", "partly supported",
    "partially supported", "not supported", "erfüllt", "teilweise erfüllt", "nicht erfüllt",
    "conforme", "partiellement conforme", "non conforme", "cumple", "cumple parcialmente",
    "no cumple", "atende", "atende parcialmente", "não atende", "準拠", "一部準拠", "一部対応", "部分対応",
    "未対応", "达标", "部分达标", "未达标", "不达标", "符合", "部分符合", "不符合", "基本覆盖", "部分覆盖", "未覆盖",
    "部分支持", "不支持", "충족", "부분 충족", "미충족", "부분 지원", "미지원", "выполнено", "частично выполнено",
    "не выполнено",
  ]
}
