import SpecModel
import SpecText

/// Columns that tell both ends of a change by words that mean much else as well, so that the cells must show it.
extension TableColumns {
  /// The two columns of such ends, where another one tells what happens.
  static func pair(in header: [String], _ roles: [ColumnRole?]) -> (source: Int, target: Int)? {
    guard (3...8).contains(header.count),
      roles.contains(.event) || roles.contains(.action) || happening(in: header, roles) != nil
    else { return nil }
    let words = header.map { StateName.trimmed(ColumnRole.withoutParentheses($0)).lowercased() }
    let target = words.firstIndex { laters.contains($0) } ?? roles.firstIndex(of: .target)
    guard let target else { return Self.sequence(in: header, roles) }
    let word = words[target]
    if word == "then" {
      return (words.firstIndex(of: "given") ?? standing(in: words, roles)).map { ($0, target) }
    }
    let source =
      words.firstIndex { earliers.contains($0) } ?? roles.firstIndex(of: .source)
      ?? (laters.contains(word) ? roles.firstIndex(of: .state) : nil)
    guard let source, source != target,
      earliers.contains(words[source]) || laters.contains(word)
    else { return nil }
    return (source, target)
  }

  /// "Panel is in", "While in": the only column without a meaning that says where something is.
  private static func standing(in words: [String], _ roles: [ColumnRole?]) -> Int? {
    let open = words.indices.filter { column in
      roles[column] == nil
        && [" is in", " is", "while in", "when in", "while", " stands at", " currently"]
          .contains { words[column] == $0 || words[column].hasSuffix($0) }
    }
    return open.count == 1 ? open[0] : nil
  }

  /// "Current badge | Event | Next badge": two columns of one noun, whatever it is, told apart as ends are.
  static func nounPair(
    in header: [String], _ roles: [ColumnRole?]
  ) -> (source: Int, target: Int)? {
    guard header.count > 2, !roles.contains(.source), !roles.contains(.target) else { return nil }
    var ends: [(column: Int, noun: String, role: ColumnRole)] = []
    for (column, text) in header.enumerated() where roles[column] == nil && text.utf8.count <= 40 {
      let words = Names.words(ColumnRole.withoutParentheses(text))
      guard words.count == 2 else { continue }
      for (adjective, noun) in [(words[0], words[1]), (words[1], words[0])] {
        guard !TableVocabulary.manners.contains(noun), !measured.contains(noun),
          let role = ColumnRole.end(ofAdjective: adjective)
        else { continue }
        ends.append((column, noun, role))
      }
    }
    for source in ends where source.role == .source {
      let target = ends.first {
        $0.role == .target && $0.noun == source.noun && $0.column != source.column
      }
      if let target { return (source.column, target.column) }
    }
    return nil
  }

  /// Nouns of what an animation changes: "Initial value | Target value" are no ends of a change of state.
  private static let measured: Lexicon = [
    "value", "values", "wert", "werte", "valeur", "valeurs", "valor", "valores", "valore", "valori",
    "waarde", "waarden", "nilai", "значение", "значения", "значення", "wartość", "hodnota", "değer",
    "värde", "værdi", "verdi", "arvo", "érték", "τιμή", "opacity", "scale", "size", "width",
    "height", "color", "colour", "position", "offset", "rotation",
  ]

  /// "Bed turns" beside "Bed is…": the column that tells what the thing of the sources becomes.
  static func becoming(in header: [String], _ roles: [ColumnRole?]) -> Int? {
    guard header.count > 2, let source = roles.firstIndex(of: .source),
      let noun = Names.firstWord(header[source])
    else { return nil }
    return header.indices.first { column in
      let words = Names.words(header[column])
      return column != source && words.count == 2 && words[0] == noun
        && becomings.contains(words[1].filter(\.isLetter))
    }
  }

  private static let becomings: Lexicon = [
    "turns", "becomes", "goes", "gets", "wird", "devient", "pasa", "vira", "fica", "diventa",
    "wordt",
  ]

  /// "Event to dispatch", "Emitted event", "Événement émis" beside a column of changes or of both ends.
  ///
  /// What was sent, "Event raised", may as well be what triggers the change: another column must tell that.
  static func emitted(in header: [String], _ roles: [ColumnRole?]) -> Int? {
    guard
      roles.contains(.change) || roles.contains(.source) && roles.contains(.target)
        || header.contains(where: { Names.hasWord($0, in: TransitionWords.transitions) })
    else { return nil }
    return header.indices.first { column in
      guard roles[column] == .event || roles[column] == .action || roles[column] == nil else {
        return false
      }
      let words = Names.words(header[column])
      guard words.count > 1, words.count <= 5 else { return false }
      return words.contains(where: emissions.contains)
        || words.contains(where: emitteds.contains)
          && roles.indices.contains {
            $0 != column && (roles[$0] == .event || roles[$0] == .action)
          }
    }
  }

  private static let emissions: Lexicon = [
    "dispatch", "dispatches", "emit", "emits", "publish", "publishes", "broadcast", "broadcasts",
    "dispatcher", "émettre", "emettere", "emitir", "publicar", "aussenden", "verzenden",
  ]
  private static let emitteds: Lexicon = [
    "dispatched", "emitted", "published", "raised", "broadcasted", "émis", "publié", "emitido",
    "emitidos", "publicado", "emesso", "emessi", "ausgelöstes", "gesendetes", "gesendet",
    "verzonden", "uitgezonden", "dipancarkan",
  ]

  /// Headers of how a thing was before a change, and how it is behind it, where no noun stands with them.
  private static let earliers: Lexicon = [
    "before", "old", "was", "previously", "prior", "previous", "so far", "at first",
    "alt", "vorher", "bisher", "zuvor", "war", "avant", "ancien", "auparavant", "était",
    "antes", "antiguo", "viejo", "anterior", "estaba", "era", "antigo", "estava", "prima",
    "vecchio", "precedente", "oud", "voorheen", "eerder", "före", "tidigare", "før", "gammel",
    "sebelum", "lama", "было", "было раньше", "старое", "раньше", "до", "було", "старий",
    "przed", "było", "stary", "poprzedni", "před", "eski", "önce", "trước", "cũ",
    "変更前", "旧", "前", "之前", "变更前", "變更前", "이전", "변경 전",
  ]
  private static let laters: Lexicon = [
    "after", "then", "new", "now", "becomes", "becomes now", "afterwards", "from then on",
    "neu", "jetzt", "nachher", "danach", "nun", "wird", "après", "nouveau", "maintenant", "devient",
    "después", "nuevo", "ahora", "depois", "novo", "agora", "vira", "dopo", "nuovo", "adesso",
    "ora", "diventa", "nieuw", "daarna", "wordt", "efter", "ny", "nytt", "etter", "sesudah",
    "setelah", "baru", "стало", "новое", "теперь", "после", "стає", "новий", "тепер",
    "po", "nowy", "teraz", "jest", "nový", "yeni", "sonra", "sau", "mới",
    "変更後", "新", "後", "之后", "之後", "变更后", "變更後", "이후", "변경 후",
  ]

  /// "До" beside "После": what was before, and no word for where a change leads.
  static func earlier(in header: [String], _ roles: [ColumnRole?]) -> Int? {
    guard
      let earlier = header.indices.first(where: {
        roles[$0] == .target && earliers.contains(header[$0].lowercased())
      })
    else { return nil }
    return header.indices.contains { $0 > earlier && laters.contains(header[$0].lowercased()) }
      ? earlier : nil
  }

  /// "Feature | Avant | Après": how each thing was and is, where nothing tells what happens between.
  var comparesVersions: Bool {
    guard form == .ends, let source = roles.firstIndex(of: .source),
      let target = roles.firstIndex(of: .target), !roles.contains(where: Self.telling),
      Self.earliers.contains(header[source].lowercased()),
      Self.laters.contains(header[target].lowercased())
    else { return false }
    // The column of things may have been moved behind the others.
    return roles.contains { $0 == nil }
      || roles[..<source].contains { $0 == .state || $0 == .note }
  }

  /// Whether the rows lead on to each other.
  func joinsUp(_ rows: [[String]]) -> Bool {
    guard let source = roles.firstIndex(of: .source), let target = roles.firstIndex(of: .target)
    else { return false }
    let ends = rows.compactMap { row -> (from: String, to: String)? in
      guard row.indices.contains(source), row.indices.contains(target) else { return nil }
      return (row[source], row[target])
    }
    return ends.count == rows.count && Self.joinUp(ends)
  }

  /// The column that tells what happens by its verb alone: "If this occurs"; "What happens" where no other does.
  static func happening(in header: [String], _ roles: [ColumnRole?]) -> Int? {
    header.indices.first { column in
      (roles[column] == nil || roles[column] == .effect && !roles.contains(.event))
        && Names.words(header[column]).last.map(TableVocabulary.acting.contains) == true
    }
  }

  /// Takes these columns for source and target, where the rows lead on to each other.
  mutating func settlePair(_ rows: [[String]]) -> Bool {
    guard let pair, form == nil || form == .arrows || form == .entries,
      roles[pair.source] == .source || !roles.contains(.source)
    else { return false }
    let ends = rows.compactMap { row -> (from: String, to: String)? in
      guard row.indices.contains(pair.source), row.indices.contains(pair.target) else { return nil }
      return (row[pair.source], row[pair.target])
    }
    guard ends.count == rows.count, Self.joinUp(ends) else { return false }
    for column in roles.indices where roles[column] == .target { roles[column] = nil }
    roles[pair.source] = .source
    roles[pair.target] = .target
    form = .ends
    return true
  }

  /// Takes a column of places for the sources, where the rows lead on from one place to the other.
  mutating func settleScreens(_ rows: [[String]], _ place: Int) -> Bool {
    guard let target = roles.firstIndex(of: .target) else { return false }
    let ends = rows.compactMap { row -> (from: String, to: String)? in
      guard row.indices.contains(place), row.indices.contains(target),
        !CellVocabulary.isAny(row[place])
      else { return nil }
      return (row[place], row[target])
    }
    guard Self.joinUp(ends) else { return false }
    roles[place] = .source
    form = .ends
    return true
  }

  /// "Sheet | Gesture | Goes to", "Event | Beginning | Goes to": takes the first column for what the rows leave, whatever
  /// its header, where several of its cells are what other rows lead to.
  mutating func settleFirst(_ rows: [[String]]) -> Bool {
    guard let target = roles.firstIndex(of: .target), target > 0, !Self.isOfWork(header) else {
      return false
    }
    let targets = Set(rows.compactMap { target < $0.count ? Names.key($0[target]) : nil })
    for column in 0..<target where mayBeFirst(column) {
      let sources = Set(rows.compactMap { column < $0.count ? Names.key($0[column]) : nil })
      if sources.intersection(targets).count > 1, settleScreens(rows, column) { return true }
    }
    return false
  }

  private func mayBeFirst(_ column: Int) -> Bool {
    switch roles[column] {
    case nil: true
    case .overlay, .id: column == 0
    default: false
    }
  }

  /// "Current mode | Button or sensor | Next mode": takes the only column whose header says nothing else for what
  /// triggers the changes, where its cells are phrases and name neither end.
  mutating func settleRest(_ rows: [[String]]) {
    guard form == .ends, roles.count < 7, let source = roles.firstIndex(of: .source),
      let target = roles.firstIndex(of: .target), !roles.contains(where: Self.telling),
      case let open = roles.indices.filter({ roles[$0] == nil }), open.count == 1,
      !Names.hasWord(header[open[0]], in: Self.attributes),
      !Names.hasWord(header[open[0]], in: TableVocabulary.stateNouns)
    else { return }
    let ends = rows.compactMap { row in
      source < row.count && target < row.count
        ? (from: Names.key(row[source]), to: Names.key(row[target])) : nil
    }
    let names = Set(ends.flatMap { [$0.from, $0.to] })
    // Behind the states of the rows, a column may tell how they are entered.
    if describesStates, open[0] > source, Set(ends.map(\.from)).count == rows.count { return }
    let cells = rows.compactMap { open[0] < $0.count ? $0[open[0]] : nil }
      .filter { !StateCell.isBlank($0) }
    guard rows.count > 1, cells.count * 2 >= rows.count, Set(cells).count > 1,
      cells.count(where: Self.isPhrase) * 4 >= cells.count * 3,
      cells.count(where: { Self.passages.contains($0.lowercased()) }) * 2 < cells.count,
      cells.allSatisfy({ Self.isOccasion($0) && !names.contains(Names.key($0)) })
    else { return }
    roles[open[0]] = .event
  }

  /// Whether a column tells what triggers the changes, or may tell it.
  private static func telling(_ role: ColumnRole?) -> Bool {
    switch role {
    case .event, .action, .change, .effect, .outcome, .validity: true
    default: false
    }
  }

  /// Whether a cell begins small, quotes, or tells of an act: names of people and things begin with a capital.
  private static func isPhrase(_ text: String) -> Bool {
    guard let first = text.unicodeScalars.first else { return false }
    return first.properties.isLowercase || quotes.contains(first)
      || FlowSteps.kind(of: text) == .action
  }

  private static let quotes: Set<Unicode.Scalar> = ["\"", "“", "„", "«", "»", "「", "『", "‘"]

  /// Whether a cell may tell what happens: a few words, and no path, number or sentence.
  private static func isOccasion(_ text: String) -> Bool {
    guard let first = text.unicodeScalars.first,
      first.properties.isAlphabetic || quotes.contains(first),
      !text.hasSuffix("."), (1...8).contains(Names.wordCount(text))
    else { return false }
    return !text.contains("/") || text.contains(" ")
  }

  /// How one screen takes the place of another, which triggers nothing.
  private static let passages: Lexicon = [
    "push", "replace", "pop", "present", "modal", "sheet", "fade", "slide", "reset", "navigate",
    "redirect", "back", "in-place", "stack", "tab",
  ]

  /// Headers of what a change or a state is, has or belongs to.
  static let attributes: Lexicon = [
    "type", "kind", "priority", "category", "group", "level", "color", "colour", "icon", "label",
    "title", "message", "copy", "text", "content", "data", "component", "module", "section", "area",
    "test", "story", "ticket", "requirement", "version", "link", "url", "path", "parent", "layout",
    "remark", "comment", "hint", "method", "methode", "méthode", "método", "mechanism",
    "presentation", "navigation", "actor", "acteur", "by", "style", "sound", "haptic", "haptics",
    "who", "owner", "role", "user", "device", "back", "entry", "feedback", "vibration", "response",
    "announcement", "rückmeldung", "retour", "respuesta", "resposta", "risposta",
    "typ", "art", "farbe", "symbol", "ton", "tipo", "cor", "colore", "icono",
    "ícone", "texto", "testo", "tekst", "couleur", "texte", "soort", "kleur", "warna",
    "тип", "цвет", "タイプ", "種類", "色", "类型", "颜色", "유형", "색상",
  ]

  /// Whether pairs of short names begin where others end, and name no more than so many changes can join.
  static func joinUp(_ ends: [(from: String, to: String)]) -> Bool {
    guard ends.count > 1, ends.allSatisfy({ isName($0.from) && isName($0.to) }) else {
      return false
    }
    let sources = Set(ends.map { Names.key($0.from) })
    let targets = Set(ends.map { Names.key($0.to) })
    return !sources.isDisjoint(with: targets) && sources.union(targets).count <= ends.count + 1
      && ends.allSatisfy { Names.key($0.from) != Names.key($0.to) }
  }

  /// The pairs of names that ends with slashes in them stand for: "quiet/uneasy → alarm" for two.
  static func parted(_ ends: (from: String, to: String)) -> [(from: String, to: String)] {
    guard ends.from.utf8.contains(ASCII.slash) || ends.to.utf8.contains(ASCII.slash) else {
      return [ends]
    }
    let targets = TextSplit.pieces(of: ends.to, at: ["/"])
    return TextSplit.pieces(of: ends.from, at: ["/"]).flatMap { from in
      targets.map { (from, $0) }
    }
  }

  /// Whether rows of a trigger and a target, of which no column tells what they leave, point on with an arrow:
  /// "Tap | Destination" over "Sounds | → Sounds".
  func pointsOn(_ rows: [[String]]) -> Bool {
    guard roles.contains(.event), let target = roles.firstIndex(of: .target),
      !roles.contains(.source), !roles.contains(.state)
    else { return false }
    let cells = rows.compactMap { target < $0.count ? $0[target] : nil }
    let pointed = cells.count { ArrowLine.textBehindArrow($0) != nil }
    return pointed > 1 && pointed * 2 > cells.count
  }

  /// Whether the column of targets has a word for a goal as its head, and none of its cells names what another row or
  /// the document leaves: "Ekran | Cel".
  func tellsGoals(_ rows: [[String]], _ known: StateRegister) -> Bool {
    guard let source = roles.firstIndex(of: .source), let target = roles.firstIndex(of: .target),
      Names.isPhrase(header[target], in: Self.goals)
    else { return false }
    let names = Set(rows.compactMap { source < $0.count ? Names.key($0[source]) : nil })
    return !rows.contains { row in
      target < row.count
        && StateNameList.split(row[target]).contains {
          names.contains(Names.key($0)) || known.contains($0)
        }
    }
  }

  private static let goals: Lexicon = [
    "ziel", "goal", "cible", "objetivo", "doel", "tujuan", "cel", "mål", "cíl", "cieľ", "cél",
    "hedef", "amaç", "цель", "ціль", "目标", "目標", "목표", "đích",
  ]

  /// "Feature | Status | Owner | Next": what is done to the product, by whom and until when.
  static func isOfWork(_ header: [String]) -> Bool {
    guard let first = header.first, Names.hasWord(first, in: tasks) else { return false }
    return header.dropFirst().contains { Names.hasWord($0, in: assignments) }
  }

  static let tasks: Lexicon = [
    "feature", "features", "task", "tasks", "story", "stories", "ticket", "tickets", "epic",
    "milestone", "deliverable", "workstream", "aufgabe", "aufgaben", "tâche", "tarea", "tarefa",
    "taak", "tugas", "zadanie", "задача", "funktion", "fonctionnalité", "funcionalidad",
    "funcionalidade", "funzionalità",
  ]
  static let assignments: Lexicon = [
    "owner", "owners", "assignee", "due", "deadline", "eta", "effort", "estimate", "sprint",
    "responsible", "verantwortlich", "zuständig", "responsable", "responsável", "responsabile",
    "verantwoordelijk", "eigenaar", "ответственный", "担当", "担当者", "负责人", "담당", "담당자",
  ]

  /// The column "Move" or "What changes" without a role of its own, and the one that tells how or by whom.
  static func move(
    in header: [String], _ roles: [ColumnRole?]
  ) -> (column: Int, manner: Int?)? {
    guard (2...8).contains(header.count), !roles.contains(.change), !roles.contains(.source),
      let column = header.indices.first(where: { column in
        (roles[column] == nil || roles[column] == .id)
          && Names.isPhrase(header[column], in: moves)
      })
    else { return nil }
    let manner = header.indices.first { other in
      guard other != column, roles[other] == nil || roles[other] == .guardText else {
        return false
      }
      let words = Names.words(ColumnRole.withoutParentheses(header[other]))
      guard (1...5).contains(words.count), let first = words.first, let last = words.last else {
        return false
      }
      return TableVocabulary.manners.contains(first) || TableVocabulary.manners.contains(last)
        || TableVocabulary.acting.contains(last)
    }
    return (column, manner)
  }

  /// Headers of changes that mean much else as well; words joined by hyphens.
  private static let moves: Lexicon = [
    "move", "moves", "step", "what-changes", "hop", "jump", "switch", "from-to",
    "schritt", "wechsel", "passage", "étape", "paso", "movimiento", "movimento", "passo", "stap",
    "шаг", "переход", "przejście", "移動", "変化", "变化", "步骤", "변화", "단계",
  ]

  /// Whether every cell of a column is a change from one name to another, and the changes join up.
  static func areMoves(_ column: Int, _ rows: [[String]], _ known: StateRegister) -> Bool {
    let ends = rows.compactMap {
      column < $0.count ? ChangeCell($0[column], known: known)?.ends : nil
    }
    return ends.count == rows.count && joinUp(ends)
  }

  static func isName(_ text: String) -> Bool {
    let words = Names.words(text)
    return (1...3).contains(words.count) && text.contains(where: \.isLetter)
      && !text.contains(where: { $0.isFigure || "/\\.;=%".contains($0) })
      && !words.contains(where: TransitionWords.properties.contains)
      && !words.allSatisfy(TransitionWords.sizes.contains)
  }

  /// Parts of a system that act on a change, and do not bring it about.
  private static let acting: Lexicon = [
    "timer", "system", "ui", "server", "backend", "audio", "sound", "haptic", "visual", "screen",
    "data", "database", "storage", "cache", "side", "entry", "exit", "logging", "analytics",
    "animation", "camera", "clock", "countdown",
  ]

  /// "Timer action", "System actions": what a part of the system does.
  static func isOfPart(_ header: String) -> Bool {
    let words = Names.words(ColumnRole.withoutParentheses(header))
    return words.count == 2 && acting.contains(words[0]) && words[1].hasPrefix("action")
  }
}

extension ChangeCell {
  /// The ends of a change from one name to another; `nil` for chains and whatever else a cell tells.
  var ends: (from: String, to: String)? {
    guard case .chain(let names, _) = self, names.count == 2 else { return nil }
    return (names[0], names[1])
  }
}
