import SpecModel
import SpecSyntax
import SpecText

/// Fences that plan the work on a product: "├── Implement shelf screen → depends on T1", "├── Task 2: search".
extension ForeignFences {
  /// Whether half of the branches of a tree, two at least, are tasks of those who make the product, or two of them are
  /// where a box says that it is a plan.
  ///
  /// - Complexity: O(lines).
  func isOfTasks(_ block: Document.CodeBlock) -> Bool {
    var (branches, tasks) = (0, 0)
    for line in block.lines where line.offsets.count <= 240 {
      guard let range = branch(in: line.offsets) else { continue }
      branches += 1
      let words = document.source.string(SourceRange(range.lowerBound, range.upperBound))
      tasks += Self.weight(StateName.trimmed(words))
    }
    guard tasks > 1 else { return false }
    return tasks * 2 >= branches || block.lines.contains { isPlan($0) }
  }

  /// The words behind "├──", "└─" or "|--" and the blank after it, where nothing but bars and blanks stand before.
  private func branch(in line: Range<Int>) -> Range<Int>? {
    var place = line.lowerBound
    while place < line.upperBound, case let length = stem(at: place, line), length > 0 {
      place += length
    }
    guard place + 3 < line.upperBound else { return nil }
    let start = place
    if isBoxPart(place, 0x9C) || isBoxPart(place, 0x94) {
      place += 3
      while place + 2 < line.upperBound, isBoxPart(place, 0x80) { place += 3 }
    } else if [ASCII.pipe, 0x2B, ASCII.backtick].contains(bytes[place]) {
      place += 1
      while place < line.upperBound, bytes[place] == ASCII.hyphen { place += 1 }
    }
    guard place > start + 2, place + 1 < line.upperBound, bytes[place] == ASCII.space else {
      return nil
    }
    let text = ASCII.trimmed(bytes, place..<line.upperBound)
    return text.isEmpty ? nil : text
  }

  /// The length of a blank or of an upright bar before a branch; zero for others.
  private func stem(at place: Int, _ line: Range<Int>) -> Int {
    if ASCII.isBlank(bytes[place]) { return 1 }
    if isBoxPart(place, 0x82) { return 3 }
    let isBar =
      bytes[place] == ASCII.pipe && place + 1 < line.upperBound && bytes[place + 1] == ASCII.space
    return isBar ? 1 : 0
  }

  /// Whether a sign of U+2500 to U+253F with a last byte stands at a place.
  private func isBoxPart(_ place: Int, _ last: UInt8) -> Bool {
    place + 2 < bytes.count && bytes[place] == 0xE2 && bytes[place + 1] == 0x94
      && bytes[place + 2] == last
  }

  /// How much a branch tells that it is a task: "Task 1.2: search", "Build shelf screen", "Shelf → depends on icons";
  /// nothing but work on a product is "Implement the shelf".
  private static func weight(_ text: String) -> Int {
    if dependencies.isIn(text.lowercased()) { return 1 }
    var words = Names.words(Arrow.pieces(of: text).first ?? text)[...]
    // "T2 Implement search"
    if let id = words.first, id.utf8.count <= 4, id.last?.isNumber == true { words.removeFirst() }
    guard let first = words.first, let last = words.last, (2...16).contains(words.count) else {
      return 0
    }
    if planUnits.contains(first), words.dropFirst().first?.first?.isNumber == true { return 1 }
    if first.utf8.first ?? 0 >= 0xE3 { return workMarks.isIn(text) ? 1 : 0 }
    if makers.contains(first) || makers.contains(last) { return 2 }
    guard work.contains(first) || work.contains(last) else { return 0 }
    return words.contains { artefacts.contains($0) } ? 1 : 0
  }

  /// Whether the words between the edges of a box call it a plan, "Reader plan", or a unit of one, "Sprint 2: shelf".
  private func isPlan(_ line: SourceRange) -> Bool {
    guard line.offsets.count <= 160 else { return false }
    let range = ASCII.trimmed(bytes, line.offsets)
    guard range.count > 6,
      isBoxPart(range.lowerBound, 0x82) || bytes[range.lowerBound] == ASCII.pipe
    else { return false }
    let words = Names.words(document.source.string(line))
    guard let last = words.last, words.count <= 8 else { return false }
    return Self.plans.contains(last)
      || words.count > 1 && Self.planUnits.contains(words[0]) && words[1].first?.isNumber == true
  }

  // MARK: Words

  /// Parts of a plan that bear numbers.
  private static let planUnits: Lexicon = [
    "task", "tasks", "subtask", "story", "epic", "sprint", "milestone", "ticket", "wave", "week",
    "day", "aufgabe", "woche", "tag", "meilenstein", "tâche", "semaine", "jour", "jalon", "tarea",
    "semana", "día", "hito", "historia", "tarefa", "dia", "marco", "compito", "settimana",
    "giorno", "taak", "mijlpaal", "tugas", "minggu", "hari", "задача", "неделя", "день", "этап",
    "タスク", "スプリント", "任务", "任務", "작업", "스프린트",
  ]
  private static let plans: Lexicon = [
    "plan", "roadmap", "backlog", "todo", "todos", "milestones", "sprints", "epic", "arbeitsplan",
    "fahrplan", "planning", "cronograma", "piano", "planung", "rencana", "план",
    "計画", "ロードマップ", "计划", "計劃", "路线图", "계획", "로드맵",
  ]
  /// Words that say that one task waits for another.
  private static let dependencies: Phrases = [
    "depends on", "(depends:", "depends:", "blocked by", "(after task", "hängt ab von",
    "abhängig von", "blockiert durch", "depende de", "bloqueado por", "dépend de", "bloqué par",
    "dipende da", "bloccato da", "hangt af van", "bergantung pada", "зависит от", "に依存", "依赖",
    "依賴", "의존",
  ]
  /// What is done by those who make a product.
  private static let work: Lexicon = [
    "create", "add", "build", "write", "set", "define", "design", "make", "update", "extract",
    "configure", "install", "wire", "test", "connect", "deploy", "migrate", "integrate",
    "bootstrap", "erstellen", "anlegen", "bauen", "schreiben", "einrichten", "gestalten",
    "hinzufügen", "créer", "ajouter", "écrire", "configurer", "installer", "définir", "déployer",
    "crear", "añadir", "escribir", "configurar", "instalar", "definir", "construir", "desplegar",
    "criar", "adicionar", "escrever", "implantar", "creare", "aggiungere", "scrivere",
    "configurare", "definire", "maken", "toevoegen", "bouwen", "schrijven", "instellen", "buat",
    "tambahkan", "tulis", "создать", "добавить", "написать", "настроить", "внедрить",
  ]
  /// What only those who make a product do.
  private static let makers: Lexicon = [
    "implement", "refactor", "scaffold", "implementieren", "umsetzen", "refaktorieren",
    "implémenter", "implementar", "implementare", "implementeren", "implementasi",
    "implementasikan", "реализовать",
  ]
  /// What is made, and no thing that an app's users make.
  private static let artefacts: Lexicon = [
    "screen", "screens", "component", "components", "api", "endpoint", "endpoints", "repository",
    "repo", "tests", "schema", "hook", "hooks", "module", "tokens", "migration", "migrations",
    "reducer", "lint", "linter", "ci", "router", "routing", "stubs", "mocks", "komponente",
    "komponenten", "schnittstelle", "bildschirm", "composant", "composants", "écran", "écrans",
    "componente", "componentes", "pantalla", "pantallas", "pruebas", "tela", "telas", "testes",
    "componenti", "schermata", "schermate", "onderdeel", "scherm", "schermen", "komponen", "layar",
    "экран", "экраны", "тесты", "компонент", "компоненты",
  ]
  private static let workMarks: Phrases = [
    "を実装", "の実装", "を作成", "の作成", "テストを書", "实现", "編寫", "编写", "搭建", "구현", "테스트 작성",
  ]
}
