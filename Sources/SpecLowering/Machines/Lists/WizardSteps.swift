import SpecModel
import SpecSyntax
import SpecText

/// Reads the steps of a wizard that a numbered list names, each a screen: "1. **Welcome** – logo and a start button".
struct WizardSteps {
  private let context: LoweringContext
  private let document: Document

  init(_ context: LoweringContext) {
    self.context = context
    document = context.document
  }

  /// The steps of all such lists; none where an item tells what somebody does.
  func states() -> [StateDraft] {
    var result: [StateDraft] = []
    for section in document.sections.indices.dropFirst() where isWizard(section) {
      let items = context.lines(in: document.sections[section].ownNodes).filter {
        $0.holder == .item && $0.depth == 1 && isNumbered($0)
      }
      let names = items.compactMap(boldLead)
      guard names.count > 2, names.count == items.count else { continue }
      let drafts = zip(names, items).map { draft($0, $1, section) }
      let areNames = drafts.allSatisfy {
        (1...4).contains(Names.wordCount($0.name)) && FlowSteps.kind(of: $0.name) != .action
      }
      if areNames { result += drafts }
    }
    return result + boldSteps()
  }

  /// The steps that bold lines number from one on, "**Step 1: Welcome**", three at least in one section about steps or a
  /// flow.
  private func boldSteps() -> [StateDraft] {
    guard document.runs.contains(where: { $0.style.contains(.strong) }) else { return [] }
    return document.sections.indices.dropFirst().flatMap { section -> [StateDraft] in
      let title = document.title(ofSection: section)
      guard document.sections[section].ownNodes.count > 3,
        WizardSteps.isJourney(title) || isWizard(section) || isOverSteps(title)
      else {
        return []
      }
      let lines = context.lines(in: document.sections[section].ownNodes).filter {
        $0.holder == .paragraph && $0.text.count <= 60 && $0.isStrongLabel
      }
      let names = lines.compactMap { stepName($0) }
      guard names.count > 2, names.enumerated().allSatisfy({ $0.offset + 1 == $0.element.number })
      else { return [] }
      return names.map { name in
        let origin = context.origin(plain: name.line.text)
        let (bare, qualifier) = StateName.splitQualifier(name.name)
        var draft = StateDraft(name: bare, qualifier: qualifier, origin: origin, screen: section)
        draft.parentSection = section
        draft.isScreen = true
        if let qualifier, BareHeadings.endsAsScreen(qualifier) {
          draft.aliases.append(LocatedText(qualifier, origin))
        }
        return draft
      }
    }
  }

  /// "Set-up steps" below "Set-up flow".
  private func isOverSteps(_ title: String) -> Bool {
    guard title.utf8.count <= 40, document.sections.count > 1 else { return false }
    let words = Names.words(title)
    return words.last.map(BareHeadings.stepNouns.contains) == true && words.count <= 3
      && (Self.isWizard(document.title(ofSection: 1))
        || Self.isJourney(document.title(ofSection: 1)))
  }

  /// The number and the name of "**Step 2: Key entry**"; `nil` for what somebody does.
  private func stepName(_ line: TextLine) -> (number: Int, name: String, line: TextLine)? {
    guard let label = line.label else { return nil }
    let words = Names.words(document.string(plain: label))
    let name = ArrowSide.unwrapped(document.string(plain: line.value))
    guard words.count == 2, StateWords.steps.contains(words[0]), let number = Int(words[1]),
      Self.isName(StateName.splitQualifier(name).name), FlowSteps.kind(of: name) != .action
    else { return nil }
    return (number, name, line)
  }

  /// Whether a step has up to four words, or six of which the small ones join others with capitals: "Pantalla de Inicio
  /// de Sesión".
  private static func isName(_ text: String) -> Bool {
    let words = text.split(separator: " ")
    if (1...4).contains(words.count) { return true }
    let large = words.filter { $0.first?.isLowercase != true }
    return (5...6).contains(words.count) && (2...4).contains(large.count)
      && words.allSatisfy { $0.first?.isLowercase != true || $0.utf8.count <= 3 }
  }

  /// The same of a section: a quick look on bytes before words are made.
  private func isWizard(_ section: Int) -> Bool {
    let text = document.plainText(of: Int(document.sections[section].heading))
    return text.count <= 60 && Words.mayContain(Self.cues, document.plain, text)
      && Self.isWizard(document.title(ofSection: section))
  }

  private static let cues = WordKey.firstWords(of: nouns)

  /// Whether a heading says that the steps of a wizard follow: "Onboarding Flow", "Setup wizard".
  static func isWizard(_ title: String) -> Bool {
    guard title.utf8.count <= 60 else { return false }
    let words = Names.words(StateName.splitQualifier(StateName.withoutNumbering(title)).name)
    guard words.count <= 5, !listsRules(words, title) else { return false }
    return words.contains(where: nouns.contains)
      || title.utf8.contains { $0 >= 0xE3 } && marks.contains(where: title.contains)
  }

  /// Whether a heading is over rules for a wizard and not over its steps: "Wizard interactions", "向导交互".
  private static func listsRules(_ words: [String], _ title: String) -> Bool {
    words.contains(where: rules.contains)
      || title.utf8.contains { $0 >= 0xE3 } && ruleEnds.contains(where: title.hasSuffix)
  }

  private static let rules: Lexicon = [
    "interactions", "interaction", "rules", "behavior", "behaviors", "behaviour", "behaviours",
    "principles", "guidelines", "requirements", "constraints", "validation", "interaktionen",
    "interaktion", "regeln", "verhalten", "prinzipien", "règles", "comportement", "principes",
    "interacciones", "interacción", "reglas", "comportamiento", "interações", "regras",
    "comportamento", "interazioni", "regole", "interacties", "regels", "gedrag", "interaksi",
    "aturan", "правила", "поведение", "взаимодействие",
  ]
  private static let ruleEnds = [
    "交互", "规则", "規則", "行为", "インタラクション", "ルール", "挙動", "상호작용", "규칙", "동작",
  ]

  /// Whether a sentence speaks of a wizard.
  static func namesWizard(_ text: String) -> Bool {
    Names.hasWord(text, in: nouns)
      || text.utf8.contains { $0 >= 0xE3 } && marks.contains(where: text.contains)
  }

  /// Nouns for a row of screens that lead a person through a task.
  private static let nouns: Lexicon = [
    "wizard", "onboarding", "stepper", "walkthrough", "checkout", "questionnaire", "assistent",
    "einrichtungsassistent", "asistente", "assistente", "tunnel", "kreator", "sihirbaz", "guiden",
    "průvodce", "мастер",
  ]
  private static let marks = ["ウィザード", "オンボーディング", "向导", "引导流程", "온보딩", "마법사"]

  /// Whether a heading stands over the way of a person through the app, and not over one of data or of work.
  static func isJourney(_ title: String) -> Bool {
    guard title.utf8.count <= 60 else { return false }
    return NameMemo.answer(.isJourney, of: title, isJourneyAnew)
  }

  private static func isJourneyAnew(_ title: String) -> Bool {
    let words = Names.words(StateName.withoutNumbering(title))
    let isFlow =
      words.contains(where: journeys.contains)
      || title.utf8.contains { $0 >= 0xE3 } && journeyMarks.contains(where: title.contains)
    guard isFlow, !words.contains(where: others.contains) else { return false }
    return !words.contains(where: TransitionWords.systems.contains)
      || FlowWords.leadThroughReadings(words)
  }

  /// Nouns for the way of a person through the app.
  static let journeys: Lexicon = [
    "flow", "flows", "journey", "journeys", "flujo", "flujos", "fluxo", "fluxos", "parcours",
    "flöde", "flusso", "ablauf", "benutzerfluss", "nutzerfluss", "nutzerablauf", "benutzerablauf",
    "nutzerreise", "recorrido", "recorridos", "percorso", "percorsi", "percurso", "percursos",
    "jornada", "jornadas", "trajet", "trajets", "gebruikersreis", "alur", "flux", "flöden",
    "flödet", "verloop", "akış", "akışı", "akışları", "akışlar", "akisi", "przepływ", "przepływy",
    "поток", "потоки", "флоу", "потік", "luồng", "tok", "toky", "flyt", "kulku", "folyamat", "ροή",
    "subflow", "subflows", "subflujo", "subflujos", "subfluxo", "subfluxos", "sottoflusso",
    "teilablauf", "unterablauf",
  ]
  private static let journeyMarks = ["フロー", "流程", "흐름", "플로우", "여정", "旅程"]
  private static let others: Lexicon = [
    "implementation", "development", "migration", "rollout", "release", "deployment", "testing",
    "test", "git", "ci", "review", "build", "data", "design", "work", "approval", "onboard",
    "iş", "kerja", "trabajo", "trabalho", "travail", "lavoro", "pracy", "việc",
    "datos", "dados", "données", "dati", "gegevens", "danych", "данных", "даних", "veri", "dữ",
  ]

  /// Whether an item begins a row of a numbered list.
  private func isNumbered(_ line: TextLine) -> Bool {
    let item = document.nodes[line.node].parent
    guard item > 0 else { return false }
    let start = Int(document.nodes[Int(item)].range.start)
    let bytes = document.source.bytes
    return start < bytes.count && ASCII.isDigit(bytes[start])
  }

  /// The bold words that begin an item, without a colon.
  private func boldLead(_ line: TextLine) -> Range<Int>? {
    guard let span = document.span(at: line.text.lowerBound, of: line.node, in: .strong) else {
      return nil
    }
    let start = span.lowerBound
    var end = min(span.upperBound, line.text.upperBound)
    while end > start, [0x3A, 0x20].contains(document.plain[end - 1]) { end -= 1 }
    return end > start && end - start <= 40 ? start..<end : nil
  }

  private func draft(_ name: Range<Int>, _ line: TextLine, _ section: Int) -> StateDraft {
    let text = StateName.withoutNumbering(document.string(plain: name))
    let (bare, qualifier) = StateName.splitQualifier(text)
    let plain = StateName(heading: bare)?.name ?? bare
    var draft = StateDraft(name: plain, origin: context.origin(plain: name), screen: section)
    draft.qualifier = qualifier
    draft.parentSection = section
    draft.isScreen = true
    return draft
  }
}
