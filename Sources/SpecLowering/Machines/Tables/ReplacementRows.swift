import SpecModel
import SpecText

/// Tells tables of what is replaced by what ("From `OLD_NAME` To `NEW_NAME`") from tables of changes.
enum ReplacementRows {
  /// Words that stand in the place of a target where nothing is left to.
  private static let verdicts: Lexicon = [
    "keep", "remove", "replace", "delete", "drop", "rename", "unchanged", "add", "refactor",
  ]

  /// Words of headings over such tables.
  static let titles: Lexicon = [
    "rename", "renames", "renaming", "renamed", "replacement", "replacements", "migration",
    "migrations", "aliases", "upgrade", "upgrades", "version", "versions",
  ]

  /// Headers beside which both ends are places in code.
  private static let places: Lexicon = ["line", "lines", "file", "files", "path"]

  /// Whether rows with two ends and no trigger tell of replacements.
  ///
  /// Rows lead on where one ends at the name that another begins with; names of known states need no further proof.
  static func isList(
    _ rows: [[String]], _ columns: TableColumns, header: [String], title: String,
    known: StateRegister
  ) -> Bool {
    guard columns.form == .ends, let source = columns.roles.firstIndex(of: .source),
      let target = columns.roles.firstIndex(of: .target)
    else { return false }
    let isOfVariables = rows.count {
      $0.indices.contains(source) && $0.indices.contains(target) && isVariable($0[source])
        && isVariable($0[target])
    }
    if isOfVariables * 2 > rows.count { return true }
    guard !columns.roles.contains(.event) else { return false }
    let ends = rows.compactMap { row -> (from: String, to: String)? in
      row.indices.contains(source) && row.indices.contains(target)
        ? (row[source], row[target]) : nil
    }
    let sources = Set(ends.map { Names.key($0.from) })
    let leadsOn = ends.contains {
      known.contains($0.from) || known.contains($0.to) || leads($0.to, to: sources)
    }
    guard !leadsOn, !ends.isEmpty else { return false }
    if Names.hasWord(title, in: titles) || tellsDrags(title) { return true }
    if header.contains(where: { Names.hasWord($0, in: places) }) { return true }
    if isCurrent(header[source]), isGoal(header[target]) { return true }
    let count = ends.count { end in
      Names.firstWord(end.to).map(verdicts.contains) == true || isCode(end.from) && isCode(end.to)
    }
    return count * 2 >= ends.count
  }

  /// Whether a heading is over what is dragged to where: "Drag and drop".
  private static func tellsDrags(_ title: String) -> Bool {
    Names.hasWord(title, in: drags) || dragMarks.isIn(title)
  }

  private static let drags: Lexicon = [
    "drag", "dragging", "draggable", "dnd", "ziehen", "glisser", "arrastrar", "arrastre",
    "arrastar", "trascinamento", "trascinare", "slepen", "seret", "перетаскивание",
  ]
  private static let dragMarks: Phrases = ["拖拽", "拖放", "拖动", "拖曳", "ドラッグ", "드래그"]

  /// "--card-bg", "$spacing-2", "@brand": a variable of a style sheet.
  private static func isVariable(_ cell: String) -> Bool {
    let bytes = cell.utf8
    guard bytes.count > 2, let first = bytes.first else { return false }
    return cell.hasPrefix("--") || cell.hasPrefix("var(--")
      || (first == 0x24 || first == 0x40) && ASCII.isLetter(bytes.dropFirst().first ?? 0)
  }

  private static let retired: Lexicon = [
    "deprecated", "obsolete", "retired", "legacy", "superseded", "veraltet", "veraltete",
    "veralteter", "veraltetes", "obsolète", "obsolètes", "dépréciée", "déprécié", "obsoleto",
    "obsoleta", "obsoletos", "obsoletas", "deprecado", "deprecada", "verouderd", "verouderde",
    "устаревший", "устаревшая", "przestarzały", "przestarzałe",
  ]
  private static let wideRetired = [
    "废弃", "弃用", "已废", "廢棄", "棄用", "廃止", "非推奨", "폐기", "사용 중단",
  ]

  /// Whether the rows of a table tell what takes the place of what is no longer there: "Deprecated command | Did |
  /// Use instead".
  static func isOfRetired(_ header: [String]) -> Bool {
    guard let first = header.first, header.count > 1,
      !Names.hasWord(first, in: TableVocabulary.stateNouns)
    else { return false }
    if Names.wordCount(first) > 1, Names.hasWord(first, in: retired) { return true }
    return first.count > 2 && wideRetired.contains(where: first.hasPrefix)
      && !TableVocabulary.unspacedNouns.contains(where: first.contains)
  }

  private static let distances: Lexicon = [
    "margin", "margins", "gap", "gaps", "spacing", "padding", "pixels", "px", "distance", "abstand",
  ]

  /// Whether a table tells how far things are apart: "From → To | Margin | Pixels".
  static func isOfDistances(_ header: [String], _ columns: TableColumns) -> Bool {
    !columns.roles.contains(.event) && header.contains { Names.hasWord($0, in: distances) }
  }

  /// Whether one of the names in a cell is that of another row: "`waiting_for_door`, `out_of_service`".
  private static func leads(_ cell: String, to sources: Set<String>) -> Bool {
    if sources.contains(Names.key(cell)) { return true }
    let names = StateNameList.split(cell)
    return names.count > 1 && names.contains { sources.contains(Names.key($0)) }
  }

  /// "Current", "Current usage", "当前用法": what there is now, and no word for a state or a screen.
  private static func isCurrent(_ header: String) -> Bool {
    let words = Names.words(header)
    guard (1...2).contains(words.count), !Names.hasWord(header, in: TableVocabulary.stateNouns)
    else { return false }
    if words.contains(where: currents.contains) { return true }
    return unspacedCurrents.contains(where: header.hasPrefix)
      && !TableVocabulary.unspacedNouns.contains(where: header.contains)
  }

  /// "Target", "Goal", "目标": what there shall be.
  private static func isGoal(_ header: String) -> Bool {
    let words = Names.words(header)
    return (1...2).contains(words.count) && goals.contains(words[0])
      && !Names.hasWord(header, in: TableVocabulary.stateNouns)
      || unspacedGoals.contains(where: header.hasPrefix)
        && !TableVocabulary.unspacedNouns.contains(where: header.contains)
  }

  private static let currents: Lexicon = [
    "current", "today", "aktuell", "heute", "bisher", "actuel", "actuellement", "aujourdhui",
    "actual", "actualmente", "hoy", "atual", "hoje", "attuale", "oggi", "huidig", "nu", "текущее",
    "сейчас", "obecnie", "obecny", "mevcut", "nuvarande", "saat", "hiện",
  ]
  private static let goals: Lexicon = [
    "target", "goal", "desired", "ziel", "soll", "cible", "objectif", "objetivo", "meta",
    "obiettivo", "doel", "цель", "целевое", "cel", "docelowo", "hedef", "mål", "tujuan", "mục",
  ]
  private static let unspacedCurrents = ["当前", "當前", "目前", "现有", "現在", "現状", "현재", "기존"]
  private static let unspacedGoals = ["目标", "目標", "목표", "目的"]

  /// Whether a cell holds a path, a file or the start of a name in code: "Env var `OLD_`".
  private static func isCode(_ cell: String) -> Bool {
    cell.split(separator: " ").contains { word in
      let bytes = word.utf8
      if word.hasSuffix("()") { return true }
      return bytes.contains(ASCII.slash) && bytes.count > 2 || bytes.last == 0x5F
        || bytes.dropFirst().dropLast().contains(ASCII.dot) && !bytes.contains(where: ASCII.isDigit)
        || bytes.contains(0x5F) && bytes.contains(where: ASCII.isLetter)
    }
  }
}
