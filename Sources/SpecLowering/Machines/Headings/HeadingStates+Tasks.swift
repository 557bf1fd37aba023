import SpecModel
import SpecSyntax
import SpecText

extension HeadingStates {
  /// Takes out headings of numbered stages of work over nothing but boxes to tick off: "Phase 2: Cart state" over
  /// "- [ ] Add the store".
  ///
  /// - Complexity: the items are looked at only where a heading begins with such a word and a number.
  func takeOutTasks(_ named: inout [Int: StateName]) {
    let stages = named.keys.filter { isStageOfWork($0) && holdsTasks($0) }
    for section in stages { named[section] = nil }
  }

  private func isStageOfWork(_ section: Int) -> Bool {
    let words = Names.words(document.title(ofSection: section))
    guard words.count > 1, let first = words.first else { return false }
    if Self.stagesOfWork.contains(first) {
      return words[1].utf8.first.map(ASCII.isDigit) == true
    }
    return first.utf8.first ?? 0 >= 0xE3 && Self.stageMarks.prefix(of: first) != nil
      && first.utf8.contains(where: ASCII.isDigit)
  }

  /// Whether all items right below a heading, one at least, have a box to tick off.
  private func holdsTasks(_ section: Int) -> Bool {
    let items = document.sections[section].ownNodes.filter {
      document.nodes[Int($0)].kind == .item
    }
    return !items.isEmpty && items.allSatisfy { document.nodes[Int($0)].box != .none }
  }

  private static let stagesOfWork: Lexicon = [
    "phase", "step", "task", "stage", "milestone", "sprint", "iteration", "schritt", "aufgabe",
    "etappe", "étape", "tâche", "jalon", "fase", "paso", "tarea", "etapa", "passo", "tarefa",
    "passaggio", "compito", "attività", "stap", "taak", "tahap", "langkah", "tugas", "этап", "шаг",
    "задача", "фаза",
  ]
  private static let stageMarks: Phrases = [
    "フェーズ", "ステップ", "タスク", "第", "阶段", "階段", "步骤", "任务", "단계", "작업",
  ]
}
