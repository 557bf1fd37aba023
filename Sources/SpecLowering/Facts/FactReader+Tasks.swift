import SpecModel
import SpecSyntax
import SpecText

/// Times of tasks in plans of work, of commands that are run, and of those who answer to faults.
extension FactReader {
  private static let plans: Lexicon = [
    "implementation", "roadmap", "milestones", "backlog", "sprint", "sprints", "implementación",
    "implementação", "implementazione", "implementatie", "implementasi", "umsetzung",
    "umsetzungsplan", "desarrollo", "desenvolvimento", "sviluppo", "développement", "meilensteine",
    "hitos", "разработка", "реализация", "реализации", "wdrożenie",
  ]
  private static let nextSteps: WordPhrases = [
    ["next", "steps"], ["action", "plan"], ["work", "plan"], ["development", "plan"],
    ["project", "plan"], ["próximos", "pasos"], ["próximos", "passos"], ["nächste", "schritte"],
    ["prochaines", "étapes"], ["prossimi", "passi"], ["plan", "de", "acción"],
    ["plan", "de", "trabajo"],
  ]
  private static let planMarks: Phrases = [
    "实施计划", "实现计划", "开发计划", "开发任务", "路线图", "実装計画", "開発計画", "実装手順", "ロードマップ", "구현 계획", "개발 계획",
    "로드맵", "개발 일정",
  ]

  /// "3. **Session list** (30 min)" below "Implementation plan", "(estimated 1-2 hours)" behind what is to be built, or
  /// "P1 (24 hours)": how long somebody works on something.
  func isOfTask(_ measure: Measure, _ line: TextLine) -> Bool {
    if measure.time == .hours, isNotation(measure, line) { return true }
    if measure.time == .days, isOfPhase(measure, line) || isKept(measure, line) { return true }
    guard let inner = brackets(around: measure, line) else {
      return measure.time == .hours && isLeft(measure, line)
    }
    let isAlone = inner == measure.range
    if isAlone, isPriority(before: inner.lowerBound - 1, line) { return true }
    if isAlone || isRough(inner, measure), line.holder == .item, isLast(inner, line) {
      return isBelowPlan(line)
    }
    guard !isAlone, let first = Words.keys(bytes, inner).first, Self.estimates.contains(first)
    else {
      return false
    }
    return Words.contain(Self.builds, bytes, line.text.lowerBound..<inner.lowerBound)
  }

  // MARK: Phases

  private static let phases = WordKey.set(
    "phase", "phases", "stage", "step", "sprint", "milestone", "workstream", "etape", "fase",
    "fasen", "etapa", "tappa", "tahap", "etap", "faza", "schritt")
  private static let phaseTitles: Lexicon = [
    "phase", "sprint", "milestone", "iteration", "workstream", "fase", "etapa", "etappe",
    "meilenstein", "étape", "tahap", "этап", "фаза",
  ]
  private static let widePhases: [StaticString] = [
    "阶段", "階段", "フェーズ", "段階", "단계", "里程碑", "этап", "Этап", "фаза", "Фаза",
  ]
  /// Headers of what is said of work and of no part of an interface.
  private static let prospects = WordKey.set(
    "risk", "risks", "risiko", "risque", "risques", "riesgo", "riesgos", "risco", "riscos",
    "rischio", "risico", "ryzyko", "effort", "priority", "prioritat", "priorite", "prioridad",
    "complexity", "deliverable", "deliverables", "dependencies", "assignee", "blockers", "blocks")
  private static let wideProspects: [StaticString] = [
    "风险", "風險", "リスク", "위험", "优先级", "優先度", "우선순위", "交付", "成果物", "산출물", "риск", "Риск",
  ]
  private static let lengths = WordKey.set(
    "duration", "dauer", "duree", "duracion", "duracao", "durata", "duur", "durasi", "timeline",
    "timeframe")
  private static let wideLengths: [StaticString] = [
    "工期", "时长", "時長", "周期", "期間", "기간", "длительность", "Длительность", "срок", "Срок",
  ]

  /// "Phase 1 | Rework | 3 days | High" below "Phase | Goal | Duration | Risk", and "**Duration**: 1 week" below "Phase 6:
  /// Reports": days that those who build need.
  private func isOfPhase(_ measure: Measure, _ line: TextLine) -> Bool {
    if line.holder == .cell { return isBesideProspects(line) }
    guard let label = line.label, label.count <= 32,
      line.value.lowerBound <= measure.range.lowerBound,
      names(label, Self.lengths, Self.wideLengths)
    else { return false }
    return scope(of: line).contains { title in
      let words = Names.words(title)
      return words.count > 1 && words[1].utf8.allSatisfy(Bytes.isDigit)
        && Self.phaseTitles.contains(words[0])
    }
  }

  /// Whether a table of phases tells of the risk or the weight of each, too.
  private func isBesideProspects(_ line: TextLine) -> Bool {
    let document = context.document
    let table = Int(document.nodes[Int(document.nodes[line.node].parent)].parent)
    guard table >= 0, document.nodes[table].kind == .table, table + 2 < document.nodes.count,
      names(textRange(table + 2), Self.phases, Self.widePhases)
    else { return false }
    return document.children(of: table + 1).dropFirst().contains {
      names(textRange($0), Self.prospects, Self.wideProspects)
    }
  }

  /// Whether a short text holds one of some words.
  private func names(_ text: Range<Int>, _ words: WordSet, _ wide: [StaticString]) -> Bool {
    guard text.count <= 40 else { return false }
    return UnmarkedWords.keys(bytes, text).contains(where: words.contains)
      || wide.contains { Bytes.find($0, in: text, of: bytes) != nil }
  }

  private static let archives = WordKey.set(
    "artifact", "artifacts", "artefact", "artefacts", "artefakte", "logs", "backup", "backups",
    "traces", "telemetry", "dumps", "coverage")
  private static let archiveTitles: Lexicon = [
    "artifacts", "artefacts", "artefakte", "logs", "backups", "traces", "telemetry", "artefactos",
  ]
  private static let keeping = WordKey.set(
    "retention", "retained", "aufbewahrung", "conservation", "retencion", "retencao",
    "conservazione", "bewaartermijn")

  /// "Traces | 14 days" below "Type | Retention" in a section on artifacts, or in a row on logs: what machines keep.
  private func isKept(_ measure: Measure, _ line: TextLine) -> Bool {
    guard line.holder == .cell, let own = header(ofCell: line.node),
      names(own, Self.keeping, ["保存期間", "保留", "보관"])
    else { return false }
    let row = Int(context.document.nodes[line.node].parent)
    if let first = context.nameCell(ofRow: row), first != line.node,
      names(textRange(first), Self.archives, ["ログ", "日志", "로그"])
    {
      return true
    }
    guard let title = scope(of: line).last, title.utf8.count <= 40 else { return false }
    return Names.words(title).contains(where: Self.archiveTitles.contains)
  }

  private static let estimates = WordKey.set("estimated", "estimate", "est", "estimado", "estimada")
  private static let builds = WordKey.set(
    "implement", "refactor", "migrate", "rewrite", "build", "develop", "provide", "prototype",
    "integrate", "implementar", "refactorizar", "integrar")
  private static let have = WordKey("have")
  private static let you = WordKey.set("you")
  private static let to = WordKey("to")

  /// What stands in the brackets around a time.
  private func brackets(around measure: Measure, _ line: TextLine) -> Range<Int>? {
    var start = measure.range.lowerBound
    while start > line.text.lowerBound, bytes[start - 1] != 0x28, bytes[start - 1] != 0x29 {
      start -= 1
    }
    guard start > line.text.lowerBound, bytes[start - 1] == 0x28,
      measure.range.lowerBound - start < 24, measure.range.upperBound < line.text.upperBound,
      bytes[measure.range.upperBound] == 0x29
    else { return nil }
    return start..<measure.range.upperBound
  }

  /// "~2 h": whether nothing but a sign stands before a time in brackets.
  private func isRough(_ inner: Range<Int>, _ measure: Measure) -> Bool {
    !(inner.lowerBound..<measure.range.lowerBound).contains {
      Bytes.isLetter(bytes[$0]) || bytes[$0] == 0x3C || bytes[$0] == 0x3E
    }
  }

  private func isLast(_ inner: Range<Int>, _ line: TextLine) -> Bool {
    Bytes.trim(line.text, in: bytes).upperBound == inner.upperBound + 1
  }

  private func isBelowPlan(_ line: TextLine) -> Bool {
    scope(of: line).suffix(3).contains { title in
      if title.utf8.contains(where: { $0 >= 0xE3 }), Self.planMarks.isIn(title) { return true }
      let words = Names.words(title)
      return words.count < 7
        && (words.contains(where: Self.plans.contains) || Self.nextSteps.occur(in: words))
    }
  }

  /// "P0 (2 hours)": how soon those who run the product answer to a fault of that weight.
  private func isPriority(before open: Int, _ line: TextLine) -> Bool {
    var end = open
    while end > line.text.lowerBound, bytes[end - 1] == 0x20 { end -= 1 }
    guard end - 2 >= line.text.lowerBound, Bytes.isDigit(bytes[end - 1]), bytes[end - 2] == 0x50
    else { return false }
    return end - 2 == line.text.lowerBound || !Bytes.isWord(bytes[end - 3])
  }

  /// "You have 8-14 hours to rework the list"
  private func isLeft(_ measure: Measure, _ line: TextLine) -> Bool {
    guard word(before: measure.range.lowerBound, in: line.text) == Self.have,
      word(after: measure.range.upperBound, in: line.text) == Self.to
    else { return false }
    return Words.contain(Self.you, bytes, line.text.lowerBound..<measure.range.lowerBound)
  }

  /// "25時間表記": how many hours a clock counts.
  private func isNotation(_ measure: Measure, _ line: TextLine) -> Bool {
    let end = line.text.upperBound
    let start = measure.range.upperBound
    let isClock = ["表記", "表记", "表示制", "制", "时制", "時制", "표기"].contains {
      (word: StaticString) in Bytes.matches(word, at: start, end: end, in: bytes)
    }
    // "24時間制限" is a limit.
    return isClock && !Bytes.matches("制限", at: start, end: end, in: bytes)
  }

  // MARK: Commands

  private static let commands: [StaticString] = [
    "npm ", "npx ", "pnpm ", "yarn ", "bun ", "make ", "cargo ", "swift ", "python ", "go ",
    "docker ",
  ]

  /// "`npm run check` | all tests | ~10 seconds": how long a command of the first cell runs.
  func isOfCommand(_ measure: Measure, _ line: TextLine) -> Bool {
    guard line.holder == .cell, measure.bound == .none else { return false }
    let document = context.document
    let row = Int(document.nodes[line.node].parent)
    guard row >= 0, document.nodes[row].kind == .tableRow, row + 1 < document.nodes.count,
      row + 1 != line.node, case let first = Bytes.trim(textRange(row + 1), in: bytes),
      first.count > 4, first.count < 80, document.span(at: first.lowerBound, in: .code) != nil
    else { return false }
    return Self.commands.contains {
      Bytes.matches($0, at: first.lowerBound, end: first.upperBound, in: bytes)
    }
  }
}
