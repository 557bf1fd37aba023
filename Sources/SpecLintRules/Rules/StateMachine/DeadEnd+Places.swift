import SpecAnalysis
import SpecDiagnostics
import SpecLint
import SpecModel
import SpecSyntax
import SpecText

/// Places that people open and leave again, and ends that a diagram marks.
extension DeadEnd {
  /// Words for parts of an interface in which nobody means to end.
  private static let places: Lexicon = [
    "detail", "details", "search", "settings", "preferences", "list", "menu", "picker", "map",
    "profile", "filter", "filters", "editor", "player", "camera", "gallery", "help", "about",
    "history", "preview", "overview", "viewer", "liste", "suche", "einstellungen", "karte",
    "profil", "hilfe", "verlauf", "galerie", "kamera", "vorschau", "übersicht", "menü", "détail",
    "détails",
    "recherche", "réglages", "paramètres", "carte", "filtres", "aide", "historique", "aperçu",
    "detalle", "detalles", "búsqueda", "ajustes", "configuración", "lista", "menú", "mapa",
    "perfil", "filtros", "ayuda", "historial", "galería", "cámara", "detalhe", "detalhes", "busca",
    "pesquisa", "configurações", "ajuda", "histórico", "galeria", "câmera", "dettaglio",
    "dettagli", "ricerca", "impostazioni", "elenco", "mappa", "profilo", "filtri", "aiuto",
    "cronologia", "galleria", "zoeken", "instellingen", "lijst", "kaart", "profiel",
    "geschiedenis", "pencarian", "pengaturan", "daftar", "peta", "bantuan", "riwayat", "galeri",
    "詳細", "検索", "設定", "一覧", "地図", "プロフィール", "详情", "搜索", "设置", "列表", "地图", "상세", "검색", "설정", "목록",
    "지도", "프로필", "подробности", "поиск", "настройки", "список", "карта", "профиль",
  ]

  /// Words for the place from which all others are opened.
  private static let homes: Lexicon = [
    "home", "main", "dashboard", "startseite", "accueil", "inicio", "início", "beranda", "ホーム",
    "首页", "主页", "홈", "главная",
  ]

  private static func isPlace(_ state: State) -> Bool { Names.hasWord(state.name, in: places) }

  /// Whether rows open a place from other places alone: who looks at a detail of a list has not come to the end.
  func isOpenedPlace(_ state: StateID, _ machine: Machine, _ reach: Reachability) -> Bool {
    guard Self.isPlace(machine[state]) else { return false }
    let rows = reach.transitions(into: state).map { machine.transitions[$0] }
      .filter { $0.matrix != nil && $0.source != state }
    return !rows.isEmpty
      && rows.allSatisfy { row in
        guard let source = row.source else { return false }
        return Self.isPlace(machine[source]) || Names.hasWord(machine[source].name, in: Self.homes)
      }
  }

  /// Reports the one place of a flowchart of screens that no line leaves.
  func checkFlowcharts(_ context: RuleContext, into diagnostics: inout [Diagnostic]) {
    guard context.document.mentions("mermaid") else { return }
    var stated = StatedEnd(context.document)
    for machine in context.spec.machines {
      guard let state = ScreenChart(machine, context.document)?.unleft,
        Self.isPlace(machine[state]), !isClosing(machine[state]),
        !machine.forbidsAll(outOf: state), !stated.isStated(machine[state].name),
        let entry = machine.transitions.first(where: { $0.target == state }),
        context.isNormative(entry.targetOrigin.range)
      else { continue }
      let name = machine[state].name
      var found = diagnostic(
        "no line leads out of '\(name)'", at: NamedStates.target(of: entry, machine, context),
        label: entry.source.map { "entered from '\(machine[$0].name)'" } ?? "no way out",
        why: "\(MachineStory.change(entry, in: machine)) → no way back; the chart has "
          + "\(machine.transitions.count) lines, and none leaves '\(name)'",
        help: "draw the way back from '\(name)'")
      found.severity = .warning
      diagnostics.append(found)
    }
  }

  /// States without a way out of which a diagram marks others as ends; more are left open on purpose.
  private static let mostUnmarked = 2

  /// Reports states of a diagram that are neither left nor marked as ends, where others are marked.
  func checkMarkedEnds(
    _ machine: Machine, _ reach: Reachability, besides found: [StateID], _ context: RuleContext,
    into diagnostics: inout [Diagnostic]
  ) {
    guard machine.matrices.count == 1, machine.matrices[0].form == "diagram" else { return }
    let reported = Set(found)
    let open = reach.deadEnds.filter {
      !reported.contains($0) && !machine.forbidsAll(outOf: $0) && machine[$0].parent == nil
        && machine[$0].kind != .composite && !OutsidePlaces.contain(machine[$0].name)
    }
    guard !open.isEmpty, open.count <= Self.mostUnmarked,
      let end = markedEnd(machine, context.document)
    else { return }
    for state in open {
      let entry = reach.transitions(into: state).lazy.map { machine.transitions[$0] }
        .first { $0.matrix != nil && $0.source != state }
      guard let entry, context.isNormative(entry.targetOrigin.range) else { continue }
      let name = machine[state].name
      var report = diagnostic(
        "'\(name)' has no way out and is not marked as an end",
        at: NamedStates.target(of: entry, machine, context),
        label: entry.source.map { "entered from '\(machine[$0].name)'" } ?? "no way out",
        why: "the diagram marks '\(machine[end].name)' as an end with '--> [*]'; no line leads out "
          + "of '\(name)'",
        help: "draw '--> [*]' behind '\(name)', or what leads out of it")
      report.severity = .warning
      diagnostics.append(report)
    }
  }

  /// The first state, outside of all others, that a line of the diagram leads to an end.
  private func markedEnd(_ machine: Machine, _ document: Document) -> StateID? {
    let range = machine.matrices[0].origin.range
    guard ASCII.find("--> [*]", in: document.source.bytes, range.offsets) != nil else { return nil }
    let ends = Dictionary(
      machine.stateIDs.lazy.filter { machine[$0].kind == .final && machine[$0].parent == nil }
        .map { (machine[$0].key, $0) }, uniquingKeysWith: { first, _ in first })
    for line in document.source.string(range).split(separator: "\n") {
      guard let arrow = line.firstRange(of: "--> [*]") else { continue }
      if let end = ends[Names.key(String(line[..<arrow.lowerBound]))] { return end }
    }
    return nil
  }
}
