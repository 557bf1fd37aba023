import SpecModel
import SpecText

/// Steps of people in a flowchart: the verb tells an act from what somebody sees, whoever the person is.
extension FlowchartRoles {
  /// Settles the nodes that the shapes and words of a single node do not tell: acts of people with any role, acts in a row
  /// and acts at the end of a way.
  static func settleSteps(
    of graph: inout DiagramGraph, _ outgoing: [Int: [DiagramGraph.Edge]], _ incoming: [Int: Int]
  ) {
    var told: [Int: [String]] = [:]
    for index in graph.nodes.indices where !graph[index].isGroup {
      let node = graph[index]
      guard let text = node.text.map({ DiagramText.line($0) }) else { continue }
      if node.shape == .diamond {
        if isShownPart(text, outgoing[index] ?? []) { graph[index].role = .state }
        continue
      }
      let words = Names.words(text).drop(while: leadingArticles.contains)
      guard words.count > 2, let person = words.first, isPerson(person) else { continue }
      told[index] = Array(words)
      guard let verb = words.dropFirst().first, situations.contains(verb) else { continue }
      if node.role == .trigger || node.role == .junction { graph[index].role = .state }
    }
    if !told.isEmpty {
      settleDeeds(told, of: &graph, outgoing)
      settleRows(told, of: &graph, outgoing, incoming)
      settleReceipts(told, of: &graph, outgoing, incoming)
    }
    settleWork(of: &graph)
  }

  /// Takes acts of people with a role, "Agent clicks Send", for triggers as those of a user are: where most of what is
  /// drawn is something else, as a chart of what people do alone has these for its steps.
  private static func settleDeeds(
    _ told: [Int: [String]], of graph: inout DiagramGraph, _ outgoing: [Int: [DiagramGraph.Edge]]
  ) {
    let deeds = told.keys.filter { index in
      graph[index].role == .state && outgoing[index]?.count == 1
        && (told[index]?[1]).map(instants.contains) == true
    }
    guard !deeds.isEmpty,
      deeds.count * 3 <= graph.nodes.count(where: { $0.role == .state && !$0.isGroup })
    else { return }
    for index in deeds { graph[index].role = .trigger }
  }

  /// Takes what somebody receives at the beginning for a trigger where an act follows, "Agent receives call" before "Agent
  /// clicks Answer": nobody is anywhere yet.
  private static func settleReceipts(
    _ told: [Int: [String]], of graph: inout DiagramGraph, _ outgoing: [Int: [DiagramGraph.Edge]],
    _ incoming: [Int: Int]
  ) {
    for (index, words) in told where graph[index].role == .state && incoming[index] == nil {
      guard receipts.contains(words[1]), let next = outgoing[index], next.count == 1,
        next[0].label == nil, graph[next[0].target].role == .trigger
      else { continue }
      graph[index].role = .trigger
    }
  }

  /// Takes the act of a person for a step where ways join in it and other acts follow or precede it, as there is a place
  /// between them, and where a way ends in it, so that it is the outcome.
  private static func settleRows(
    _ told: [Int: [String]], of graph: inout DiagramGraph, _ outgoing: [Int: [DiagramGraph.Edge]],
    _ incoming: [Int: Int]
  ) {
    var rows: Set<Int> = []
    for index in graph.nodes.indices where graph[index].role == .trigger {
      let next = acts(behind: index, in: graph, outgoing)
      if !next.isEmpty { rows.insert(index) }
      rows.formUnion(next)
    }
    for (index, words) in told where graph[index].role == .trigger {
      let count = incoming[index] ?? 0
      let isEnd = outgoing[index] == nil && count > 0
      let isJoint = count > 1 && rows.contains(index) && !instants.contains(words[1])
      if isEnd || isJoint { graph[index].role = .state }
    }
  }

  /// The acts to which the ways from an act lead over decisions alone.
  private static func acts(
    behind index: Int, in graph: DiagramGraph, _ outgoing: [Int: [DiagramGraph.Edge]]
  ) -> Set<Int> {
    var seen: Set<Int> = []
    var result: Set<Int> = []
    var open = [index]
    while let node = open.popLast(), seen.count < 64 {
      for target in (outgoing[node] ?? []).lazy.map(\.target) where seen.insert(target).inserted {
        switch graph[target].role {
        case .trigger: result.insert(target)
        case .decision: open.append(target)
        default: break
        }
      }
    }
    return result
  }

  /// Takes work on a part of the system for a step, "Save the reply to the database", where at least two other steps of
  /// the chart are work: one chart tells all of it alike.
  private static func settleWork(of graph: inout DiagramGraph) {
    let passed = graph.nodes.indices.filter { index in
      let node = graph[index]
      return node.role == .junction && !node.isGroup
        && [.box, .round, .other].contains(node.shape)
        && isWork(node, FlowchartVocabulary.calls)
    }
    guard !passed.isEmpty,
      graph.nodes.count(where: { $0.role == .state && !$0.isGroup && isWork($0, work) }) > 1
    else { return }
    for index in passed { graph[index].role = .state }
  }

  private static func isWork(_ node: DiagramGraph.Node, _ verbs: Lexicon) -> Bool {
    guard let text = node.text.map({ DiagramText.line($0) }), !text.contains("("),
      case let words = Names.words(text), words.count > 2
    else { return false }
    return verbs.contains(words[0]) && !TransitionWords.screenNouns.contains(words[words.count - 1])
  }

  /// Whether a diamond with one way out and no word on it tells that a part of the interface is shown, and decides nothing:
  /// "{Confirmation dialog appears}".
  private static func isShownPart(_ text: String, _ outgoing: [DiagramGraph.Edge]) -> Bool {
    guard outgoing.count == 1, outgoing[0].label == nil, !text.hasSuffix("?"),
      case let words = Names.words(text), (2...6).contains(words.count),
      let last = words.last, appearances.contains(last)
    else { return false }
    return words.contains {
      TableVocabulary.overlayNouns.contains($0) || TransitionWords.screenNouns.contains($0)
        || FlowchartVocabulary.surfaces.contains($0)
    }
  }

  private static func isPerson(_ word: String) -> Bool {
    FlowchartVocabulary.actors.contains(word) || roles.contains(word)
  }

  /// What people are to the program, beside its users.
  private static let roles: Lexicon = [
    "agent", "manager", "admin", "administrator", "operator", "employee", "owner", "host", "guest",
    "member", "player", "student", "teacher", "learner", "patient", "doctor", "nurse", "driver",
    "rider", "passenger", "seller", "buyer", "merchant", "moderator", "reviewer", "supervisor",
    "technician", "staff", "cashier", "tenant", "parent", "child", "organizer", "attendee",
    "participant", "shopper", "kunde", "kundin", "mitarbeiter", "mitarbeiterin", "gast", "spieler",
    "fahrer", "lehrer", "schüler", "cliente", "vendeur", "joueur", "agente", "gerente",
    "operador", "jugador", "jogador", "operatore", "giocatore", "klant", "medewerker",
    "beheerder", "pelanggan", "petugas", "покупатель", "оператор", "менеджер", "пользователь",
  ]

  /// Verbs that tell what is before a person or where the person is, in the third person.
  private static let situations = TransitionWords.sights.union([
    "reads", "receives", "gets", "returns", "waits", "watches", "browses", "reviews", "is", "stays",
    "remains", "liest", "erhält", "bekommt", "wartet", "ist", "lit", "reçoit", "revient",
    "retourne", "attend", "est", "ve", "lee", "recibe", "vuelve", "regresa", "espera", "está",
    "lê", "recebe", "volta", "retorna", "aguarda", "legge", "riceve", "torna", "attende", "leest",
    "ontvangt", "wacht", "membaca", "menerima", "kembali", "menunggu", "читает", "получает",
    "возвращается", "ждёт", "ждет",
  ])

  private static let receipts: Lexicon = [
    "receives", "gets", "erhält", "bekommt", "reçoit", "recibe", "recebe", "riceve", "ontvangt",
    "menerima", "получает",
  ]

  /// Verbs of acts that are over at once, in the third person.
  private static let instants: Lexicon = [
    "taps", "clicks", "presses", "hits", "selects", "chooses", "picks", "opens", "closes",
    "uploads", "submits", "confirms", "answers", "changes", "toggles", "sends", "cancels",
    "dismisses", "swipes", "drops", "scans", "tippt", "klickt", "drückt", "wählt", "öffnet",
    "schließt", "bestätigt", "sendet", "clique", "appuie", "choisit", "sélectionne", "ouvre",
    "ferme", "confirme", "envoie", "pulsa", "toca", "elige", "selecciona", "abre", "cierra",
    "confirma", "envía", "clica", "escolhe", "seleciona", "fecha", "envia", "preme", "tocca",
    "sceglie", "seleziona", "apre", "chiude", "conferma", "invia", "klikt", "tikt", "kiest",
    "selecteert", "opent", "sluit", "bevestigt", "verstuurt", "mengklik", "mengetuk", "memilih",
    "membuka", "menutup", "mengirim", "нажимает", "выбирает", "открывает", "закрывает",
    "подтверждает", "отправляет",
  ]

  /// First words of what a program does for other parts of it or other people.
  private static let work: Lexicon = [
    "create", "record", "generate", "broadcast", "notify", "sync", "assign", "trigger",
  ]

  /// Last words of a sentence on a part of the interface that comes into view.
  private static let appearances: Lexicon = [
    "appears", "opens", "shows", "shown", "displayed", "opened", "erscheint", "öffnet",
    "angezeigt", "apparaît", "saffiche", "souvre", "affiché", "affichée", "aparece", "abre",
    "mostrado", "mostrada", "appare", "verschijnt", "opent", "muncul", "появляется",
    "открывается",
  ]

  private static let leadingArticles: Lexicon = [
    "the", "a", "an", "der", "die", "das", "le", "la", "l", "el", "o", "il", "lo", "de", "het",
  ]
}
