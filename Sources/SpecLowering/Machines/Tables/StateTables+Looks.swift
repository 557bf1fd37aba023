import SpecModel
import SpecSyntax
import SpecText

extension StateTables {
  /// Whether a header names one state, which the cells below it describe: "Action | Active state".
  static func isOneState(_ words: [String]) -> Bool {
    words.count == 2 && StateVocabulary.singulars.contains(words[1])
      && StateWords.states.contains(words[0]) && !atRest.contains(words[0])
  }

  /// Whether a cell stands in front of its row as it is written.
  func isFirst(_ cell: Int, _ row: Int) -> Bool { document.firstChild(of: row) == cell }

  /// Words for the state of which a column may tell the name.
  private static let atRest: Lexicon = [
    "default", "normal", "rest", "resting", "idle", "initial", "ready", "standard", "standby",
    "predeterminado", "padrão", "défaut", "predefinito",
  ]

  /// Whether each row of a table right below "States" gives a name and its looks: "Rating | Treatment".
  ///
  /// The heading says what the names are, so that the first column may be called anything but a property.
  func isOfLooks(_ table: Int) -> Bool {
    let rows = document.children(of: table)
    guard rows.count > 2, let header = rows.first.map(context.cells(of:)), header.count > 1,
      header.prefix(2).allSatisfy({ document.plainText(of: $0).count <= 40 })
    else { return false }
    let titles = header.prefix(2).map { Names.words(document.string($0)) }
    guard titles[0].count == 1, !Self.subjects.contains(titles[0][0]),
      titles[1].contains(where: Self.looks.contains)
    else { return false }
    return rows.dropFirst().allSatisfy { row in
      guard let cell = context.cells(of: row).first else { return false }
      let words = Names.words(StateName.splitQualifier(document.string(cell)).name)
      return (1...3).contains(words.count) && words.allSatisfy { $0.first?.isFigure == false }
        && !words.contains(where: StateWords.parts.contains)
    }
  }

  private static let looks: Lexicon = [
    "treatment", "appearance", "look", "looks", "visual", "visuals", "style", "styling",
    "rendering", "aussehen", "darstellung", "apparence", "apariencia", "aparência", "aspetto",
    "uiterlijk", "tampilan", "見た目", "外観", "外观", "表示", "모양",
  ]
  private static let subjects: Lexicon = [
    "property", "properties", "prop", "token", "attribute", "element", "part", "platform",
    "browser", "breakpoint", "size", "device", "theme", "component", "action", "event", "trigger",
    "slot", "class", "selector", "eigenschaft", "propriété", "propiedad",
  ]

  /// Whether a table gives errors right below "Error States", or below a kind of them, "Blocking errors", there.
  func isOfErrors(_ table: Int, inSection section: Int) -> Bool {
    let titles = [section, Int(document.sections[section].parent)].filter { $0 > 0 }.map {
      Names.words(
        StateName.splitQualifier(StateName.withoutNumbering(document.title(ofSection: $0))).name)
    }
    guard let own = titles.first else { return false }
    if isOfErrors(table, own) { return true }
    // "Error recovery" is about what is done.
    let isKind = (2...3).contains(own.count) && own.last.map(Self.manyErrors.contains) == true
    return isKind && titles.count > 1 && isOfErrors(table, titles[1])
  }

  /// Whether each row of a table below "Error States" gives an error and what a person sees of it.
  private func isOfErrors(_ table: Int, _ words: [String]) -> Bool {
    guard (2...4).contains(words.count), words.contains(where: StateVocabulary.plurals.contains),
      words.contains(where: Self.errors.contains)
    else { return false }
    let rows = document.children(of: table)
    guard rows.count > 2, let header = rows.first.map(context.cells(of:)), header.count > 1,
      let first = header.first, document.plainText(of: first).count <= 40
    else { return false }
    let head = Names.words(document.string(first))
    guard (1...2).contains(head.count), head.contains(where: Self.kindsOfErrors.contains),
      !head.contains("code")
    else { return false }
    return rows.dropFirst().allSatisfy { row in
      guard let cell = context.cells(of: row).first else { return false }
      let name = StateName.splitQualifier(document.string(cell)).name
      let count = Names.wordCount(name)
      return (1...5).contains(count) && name.utf8.contains { $0 > 0x39 } && !Arrow.isIn(name)
    }
  }

  /// Words for errors in a heading over their states, and in the header of the column of them.
  static let errors: Lexicon = [
    "error", "errors", "failure", "failures", "fehler", "erreur", "erreurs", "errores", "erro",
    "erros", "errore", "errori", "fout", "fouten", "galat", "ошибка", "ошибки", "ошибок", "помилки",
    "помилок", "błąd", "błędy", "błędów", "hata", "kesalahan", "fel", "feil", "fejl", "chyby",
  ]
  /// Those of them in the plural alone, which name a kind of errors in a heading: "Blocking errors".
  static let manyErrors: Lexicon = [
    "errors", "failures", "erreurs", "errores", "erros", "errori", "fouten", "ошибки", "помилки",
    "błędy", "chyby",
  ]
  static let kindsOfErrors = errors.union([
    "condition", "scenario", "situation", "case", "cause", "fall", "bedingung", "cas", "caso",
    "condición", "escenario", "condição", "cenário", "condizione", "situatie", "kondisi",
  ])

  /// Whether the first of several columns of states names the rows: "복원 상태 | 서버 상태 | 화면".
  func namesRows(_ first: String, below header: Int) -> Bool {
    guard StateName(heading: first)?.form == .suffixed else { return false }
    let rows = document.children(of: Int(document.nodes[header].parent)).dropFirst()
    let cells = rows.compactMap { context.cells(of: $0).first }
    guard cells.count > 2,
      cells.allSatisfy({
        document.span(at: document.plainText(of: $0).lowerBound, in: .code) == nil
      })
    else { return false }
    let names = cells.map { document.string($0) }
    return Set(names.map { Names.key($0) }).count == names.count
      && names.allSatisfy {
        (1...3).contains(Names.wordCount($0)) && $0.first?.isLetter == true
          && !$0.contains(where: { "/:;,、，".contains($0) })
      }
  }

  /// Whether a column of states behind another tells in clauses what is seen: "Condition | LED state".
  func tellsClauses(_ column: Int, below header: Int) -> Bool {
    let rows = document.children(of: Int(document.nodes[header].parent)).dropFirst()
    let cells = rows.prefix(20).map(context.cells(of:)).compactMap {
      column < $0.count ? document.string($0[column]) : nil
    }
    return cells.count { Names.wordCount($0) > 3 } * 2 > cells.count
  }

  /// Whether a header says "state" in a language whose word is that for the progress of work as well: as the first
  /// column, or behind one of numbers.
  func isLeadingHead(_ words: [String], _ index: Int, of texts: [String]) -> Bool {
    guard (1...4).contains(words.count), texts.count > 1, index < 2 else { return false }
    let isFirst = index == 0 || ColumnRole.role(ofHeader: texts[0]) == .id
    if isFirst, words.count <= 2,
      StateVocabulary.leadingColumnNames.contains(words.joined(separator: " "))
    {
      return true
    }
    // The column of the screens may have been put in front.
    return words.count > 1 && (isFirst || Names.hasWord(texts[0], in: Self.screens))
      && Self.beginsWithState(words, texts)
  }

  /// "État Timer", "Estado del botón": languages in which the noun for state comes first; "Status API" where another
  /// header speaks of screens in one of them.
  private static func beginsWithState(_ words: [String], _ texts: [String]) -> Bool {
    let rest = words.dropFirst().filter { !TableVocabulary.articles.contains($0) }
    guard !rest.isEmpty, rest.count <= 2, rest.allSatisfy({ $0.contains(where: \.isLetter) }),
      !rest.contains(where: { work.contains($0) || ofWork.contains($0) })
    else { return false }
    if firstNouns.contains(words[0]) { return rest.contains(where: things.contains) }
    return words[0] == "status" && texts.contains { Names.hasWord($0, in: screens) }
  }

  private static let firstNouns: Lexicon = ["état", "etat", "estado", "stato", "starea", "keadaan"]
  private static let screens: Lexicon = [
    "tela", "telas", "ecrã", "pantalla", "pantallas", "schermata", "schermate", "layar",
  ]
  /// What of an interface, or of a service behind it, has states.
  private static let things: Lexicon = [
    "timer", "minuteur", "temporizador", "cronometro", "botón", "boton", "bouton", "botão",
    "pulsante", "app", "aplicación", "aplicação", "application", "applicazione", "player",
    "reproductor", "lecteur", "lettore", "sistema", "système", "session", "sesión", "sessão",
    "sessione", "conexión", "conexão", "connexion", "connessione", "componente", "composant",
    "pantalla", "écran", "ecran", "tela", "schermata", "ui", "interfaz", "interface",
    "interfaccia", "juego", "jeu", "jogo", "gioco", "partida", "partie", "partita", "pedido",
    "commande", "ordine", "encomenda", "solicitud", "demande", "richiesta", "tarea", "tâche",
    "tarefa", "cuenta", "compte", "conta", "pago", "paiement", "pagamento", "reserva",
    "réservation", "prenotazione", "carga", "chargement", "dispositivo", "appareil", "cámara",
    "caméra", "audio", "vídeo", "video", "menú", "menu", "modal", "formulario", "formulaire",
    "formulário", "tarjeta", "carte", "cartão", "archivo", "fichier", "arquivo", "ticket",
    "máquina", "machine", "macchina", "widget", "control", "elemento", "élément", "led", "api",
  ]
  /// What else has a state, or how far the work on something has come.
  private static let ofWork: Lexicon = [
    "civil", "actuel", "actual", "atual", "attuale", "avancement", "avance", "proyecto", "projet",
    "projeto", "progetto", "développement", "desarrollo", "desenvolvimento", "sviluppo",
    "implémentation", "implementación", "implementação", "implementazione", "test", "tests",
    "prueba", "pruebas", "pr", "lieux", "art", "miembro", "miembros", "membro", "membri", "membre",
    "membres", "membros", "residencia", "residência", "residenza", "résidence", "estero", "esteri",
    "brasil", "méxico", "brasileiro", "mexicano", "unidos", "uniti", "unis", "nación", "país",
    "paese", "pays", "federal", "federado", "federale", "nacimiento", "nascimento", "nascita",
    "naissance",
  ]
}
