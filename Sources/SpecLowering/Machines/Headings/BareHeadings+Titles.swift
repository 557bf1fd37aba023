import SpecModel
import SpecSyntax
import SpecText

extension BareHeadings {
  /// "Weather card: states", "States of the weather card": a title that says that nothing but states follows.
  func isTitleOfStates(_ section: Int) -> Bool {
    let title = document.title(ofSection: section)
    let words = Names.words(title)
    guard let first = words.first, let last = words.last, (2...7).contains(words.count) else {
      return false
    }
    if StateVocabulary.plurals.contains(first) { return Self.genitives.contains(words[1]) }
    let tail = title.split(whereSeparator: { ":：–—-".contains($0) }).last ?? ""
    return StateVocabulary.plurals.contains(last) && Names.wordCount(String(tail)) == 1
      && tail.count < title.count
  }

  /// Whether a screen stands beside one that holds nothing but states, or the document lists the states of each screen:
  /// then "Full" beside "Loading" is one as well.
  func hasScreenOfStates(beside section: Int, _ hasStates: Bool) -> Bool {
    let parent = Int(document.sections[section].parent)
    guard parent > 0, hasStates || Self.tellsOfEach(words(of: parent)) else { return false }
    if Self.tellsOfEach(words(of: parent)) { return true }
    return children[parent].contains { other in
      other != section && children[other].count > 1
        && children[other].allSatisfy {
          named[$0] == nil && StateWords.isState(StateWords.core(bareWords(of: $0)))
        }
    }
  }

  /// "States per screen", "Zustände je Ansicht".
  private static func tellsOfEach(_ words: [String]) -> Bool {
    words.contains(where: StateVocabulary.plurals.contains)
      && zip(words, words.dropFirst()).contains { word, next in
        eaches.contains(word) && TableVocabulary.stateNouns.contains(next)
      }
  }

  /// Whether a title says that what follows describes one state after the other: "Description of each state", "Jeder
  /// Zustand".
  static func describesEachState(_ words: [String], _ title: String) -> Bool {
    guard let last = words.last, words.count <= 5 else { return false }
    if last.utf8.first ?? 0 >= 0xE3 {
      return unspacedEaches.contains(StateName.withoutNumbering(title))
    }
    guard words.count > 1, StateVocabulary.singulars.contains(last),
      everies.contains(words[words.count - 2])
    else { return false }
    return words.dropLast(2).allSatisfy { descriptions.contains($0) || genitives.contains($0) }
  }

  private static let everies: Lexicon = [
    "each", "every", "jeder", "jedes", "jeden", "jedem", "chaque", "cada", "ogni", "ciascuno",
    "elke", "iedere", "setiap", "tiap", "каждого", "każdego",
  ]
  private static let descriptions: Lexicon = [
    "description", "descriptions", "details", "detail", "explanation", "definition", "overview",
    "beschreibung", "erklärung", "übersicht", "descripción", "detalle", "detalles", "descrição",
    "detalhes", "descrizione", "dettagli", "beschrijving", "uitleg", "deskripsi", "penjelasan",
    "описание", "opis",
  ]
  private static let unspacedEaches: Lexicon = [
    "各状態の説明", "各状態", "各状态说明", "各状态", "各個狀態", "每个状态", "每個狀態", "每个状态的说明", "각 상태", "각 상태 설명",
  ]

  private static let eaches: Lexicon = [
    "per", "by", "each", "every", "pro", "je", "par", "por", "cada", "para", "chaque", "ogni",
  ]

  private static let genitives: Lexicon = [
    "of", "von", "der", "de", "du", "di", "van", "do", "da", "del",
  ]

  /// Words of sections that stand beside states and tell about the document or its makers.
  static let asides: Lexicon = [
    "context", "owner", "owners", "why", "status", "figma", "contact", "link", "todo", "faq",
    "team",
    "about", "intro", "credits", "decisions", "decision", "tickets", "people", "review",
    "tracking", "legal", "print", "screens", "views", "pages", "layouts", "phases", "modes", "list",
    "lists", "dialogs", "controls", "platforms", "devices", "colors", "sizes",
  ]

  /// Whether a title beside those of states is over a drawing, a list or an explanation of them: "Fases", "Diagramm",
  /// "Cómo se usa".
  static func explainsStates(_ words: [String]) -> Bool {
    guard let first = words.first else { return false }
    // "When full" tells when it is so.
    if words.count > 1 {
      return StateLists.asking.contains(first) && !TransitionWords.occasions.contains(first)
    }
    return StateWords.details.contains(first) || gatherings.contains(first)
      || first.utf8.first ?? 0 >= 0xE3 && StateWords.unspacedDetails.contains(first)
  }

  private static let gatherings: Lexicon = [
    "phases", "phasen", "fases", "fasi", "fasen", "layouts", "diagrammi", "diagramas", "diagrammen",
    "diagramme", "スクリーン一覧", "フェーズ", "阶段", "단계",
  ]

  /// Nouns for steps in titles over them.
  static let stepNouns: Lexicon = StateWords.steps.union([
    "steps", "schritte", "étapes", "etapes", "pasos", "passos", "passi", "stappen", "kroki",
    "adımlar", "kroky", "шаги", "кроки", "screen", "screens",
  ])
}

extension BareHeadings {
  /// Whether a section is a phase of a game, "Phase 2: Bidding" below "Game flow" or "Round"; phases of a plan are none.
  func isPhaseOfPlay(_ section: Int, _ word: String) -> Bool {
    let parent = Int(document.sections[section].parent)
    guard parent > 0, Self.phases.contains(word),
      case let title = document.title(ofSection: parent), FlowchartSubject.namesPlay(title)
    else { return false }
    let words = Names.words(title)
    guard !words.contains(where: Self.plans.contains) else { return false }
    return WizardSteps.isJourney(title) || words.contains(where: Self.rounds.contains)
      || title.utf8.contains { $0 >= 0xE3 } && Self.roundMarks.contains(where: title.contains)
  }

  /// Adds the lettered or numbered sections of a game, three at least, half of which end with how long they last: "A.
  /// Get ready (3s)", "B. Answer (15s)".
  mutating func addTimedPhases() {
    for section in children.indices where section > 0 && children[section].count > 2 {
      let members = children[section]
      guard named[section] == nil, found[section] == nil, !isInsideFound(section),
        members.count < 12, members.allSatisfy({ named[$0] == nil && found[$0] == nil }),
        document.path(ofSection: section).contains(where: {
          FlowchartSubject.namesPlay(document.title(ofSection: $0))
        }),
        !document.path(ofSection: section).contains(where: {
          Names.hasWord(document.title(ofSection: $0), in: Self.plans)
        }),
        members.count(where: isTimed) * 2 >= members.count, members.allSatisfy(isCounted)
      else { continue }
      for child in members { add(child, isNested: false) }
    }
  }

  /// "Answer (15s)", "Countdown (3 sec)": whether a title ends with a time in parentheses.
  private func isTimed(_ section: Int) -> Bool {
    let title = document.title(ofSection: section)
    guard var remark = StateName.splitQualifier(title).qualifier else { return false }
    let found = remark.withUTF8 { QuantityScanner.scan($0, 0..<$0.count) }
    return found.count == 1 && found[0].isTime
  }

  /// "A. Countdown", "2) Answer"
  private func isCounted(_ section: Int) -> Bool {
    let title = document.title(ofSection: section).drop { !$0.isLetter && !$0.isNumber }
    let mark = title.prefix { $0 != " " }
    guard let first = mark.utf8.first, mark.utf8.count <= 3, let last = mark.utf8.last else {
      return false
    }
    return (ASCII.isDigit(first) || ASCII.isLetter(first) && mark.utf8.count == 2)
      && (last == 0x2E || last == 0x29 || last == ASCII.colon) && bareWords(of: section).count <= 4
  }

  static let phases: Lexicon = [
    "phase", "stage", "fase", "étape", "etapa", "tahap", "フェーズ", "阶段", "단계", "페이즈",
    "фаза", "faza", "aşama",
  ]
  private static let rounds: Lexicon = [
    "gameplay", "round", "loop", "runde", "spielablauf", "spielverlauf", "spielrunde", "manche",
    "boucle", "déroulement", "ronda", "bucle", "rodada", "ciclo", "turno", "ronde", "spelverloop",
    "putaran",
  ]
  private static let roundMarks = ["ラウンド", "流れ", "ループ", "回合", "循环", "라운드", "진행", "루프"]
  static let plans: Lexicon = [
    "plan", "roadmap", "development", "production", "design", "project", "implementation",
    "milestones", "entwicklung", "développement", "desarrollo", "desenvolvimento", "sviluppo",
    "ontwikkeling", "pengembangan", "schedule", "agenda", "workshop", "session", "sessions",
    "zeitplan", "calendrier", "cronograma", "calendario", "planning",
  ]
}

extension BareHeadings {
  /// "Forbidden" beside "Allowed": over what must not be, and no state.
  func isForbidding(_ section: Int, in parent: Int) -> Bool {
    let title = document.title(ofSection: section)
    return title.utf8.count <= 40 && NegativeCue.forbids(bareHeading: title)
      && children[parent].contains { NegativeCue.allows(document.title(ofSection: $0)) }
  }

  /// Whether a heading stands over a table of cases, "Blocking errors" over "Error | Message": its rows are the states.
  func holdsCases(_ section: Int) -> Bool {
    let title = bareWords(of: section)
    guard title.count > 1, title.last.map(StateTables.manyErrors.contains) == true else {
      return false
    }
    return document.sections[section].ownNodes.contains { node in
      guard document.nodes[Int(node)].kind == .table,
        case let rows = document.children(of: Int(node)), rows.count > 2,
        let head = document.firstChild(of: rows[0])
      else { return false }
      let words = Names.words(document.string(head))
      return (1...2).contains(words.count)
        && words.contains(where: StateTables.kindsOfErrors.contains)
    }
  }
}
