import SpecModel
import SpecSyntax
import SpecText

/// Reads states that head the columns of a table: "Element | Idle | Hover | Pressed".
///
/// All columns but one must name states, and one at least a state that nothing but an interface has.
struct StateColumns {
  private let context: LoweringContext
  private var document: Document { context.document }

  init(_ context: LoweringContext) { self.context = context }

  func states() -> [StateDraft] {
    var result: [StateDraft] = []
    var seen: Set<String> = []
    for node in document.tables {
      guard node + 1 < document.nodes.count else { continue }
      let header = context.cells(of: node + 1)
      guard header.count >= 3, !isGrid(header[0]),
        header.allSatisfy({ document.plainText(of: $0).count <= 24 })
      else { continue }
      let isOfAvailability = isOfAvailability(node, header)
      let isOfLooks = isOfLooks(node, header)
      let columns =
        isOfAvailability || isOfLooks
        ? Array(header.dropFirst())
        : header.filter { Self.isColumn(Names.words(document.string($0))) }
      let names = columns.map { Names.words(document.string($0)) }
      // "Screen | Loading | Error | Empty | Recovery path": beside three states there may be another column.
      let others = header.count - columns.count
      let areCalledStates = names.allSatisfy {
        $0.last.map(StateVocabulary.singulars.contains) == true
      }
      guard columns.count > 1,
        others == 1 || others == 2 && (columns.count > 2 || areCalledStates),
        areCalledStates || isOfAvailability || isOfLooks || Self.isOfInterface(names)
          || columns.count > 2 && Self.isOfControl(names, corner: document.string(header[0]))
      else { continue }
      let section = Int(document.nodes[node].section)
      for cell in columns {
        let text = StateName.trimmed(document.string(cell))
        let name = areCalledStates ? StateName(heading: text)?.name ?? text : text
        guard seen.insert("\(section) \(Names.key(name))").inserted else { continue }
        var draft = StateDraft(
          name: name, origin: document.origin(document.nodes[cell].range), screen: section)
        draft.parentSection = section
        result.append(draft)
      }
    }
    return result
  }

  /// Whether a table tells which things can be used in which state: its heading or the paragraph above speaks of states,
  /// the corner of things, and each cell says "enabled", "hidden" and the like.
  private func isOfAvailability(_ table: Int, _ header: [Int]) -> Bool {
    let title = document.title(ofSection: Int(document.nodes[table].section))
    guard header.count >= 3, StateNouns.areNamed(in: title),
      Names.words(document.string(header[0])).last.map(Self.things.contains) == true
    else { return false }
    let cells = document.children(of: table).dropFirst().flatMap {
      context.cells(of: $0).dropFirst()
    }
    guard cells.count > 3 else { return false }
    let texts = cells.map { document.string($0).lowercased() }
    return texts.allSatisfy { $0.isEmpty || "–—-✓✗✅❌".contains($0) || Self.uses.contains($0) }
      && texts.contains { Self.uses.contains($0) }
  }

  /// Whether a table below a heading about states has properties on the left, and above them names of which one at least
  /// is that of a state: "Property | Rest | Hover | Dragging".
  private func isOfLooks(_ table: Int, _ header: [Int]) -> Bool {
    guard document.children(of: table).count > 2,
      StateNouns.areNamed(in: document.title(ofSection: Int(document.nodes[table].section)))
    else { return false }
    let texts = header.map { document.string($0) }
    let corner = Names.words(texts[0])
    guard corner.isEmpty || corner.count == 1 && Self.corners.contains(corner[0]) else {
      return false
    }
    let names = texts.dropFirst().map { Names.words($0) }
    let areNames = texts.dropFirst().allSatisfy { text in
      (1...3).contains(Names.wordCount(text)) && ColumnRole.role(ofHeader: text) == nil
        && !Names.hasWord(text, in: TableColumns.attributes) && !Names.hasWord(text, in: Self.notes)
    }
    return areNames && Set(names).count == names.count && !namesItsRows(table)
      && names.contains {
        StateWords.isState($0) || $0.first.map(StateWords.interactions.contains) == true
      }
  }

  /// Whether a cell of a table is the head of one of its rows: a grid of states and events.
  private func namesItsRows(_ table: Int) -> Bool {
    let rows = document.children(of: table).dropFirst().map { row in
      context.cells(of: row).map { Names.key(document.string($0)) }
    }
    let heads = Set(rows.compactMap(\.first))
    return rows.contains { $0.dropFirst().contains { !$0.isEmpty && heads.contains($0) } }
  }

  /// Heads of columns that tell of properties and name no state.
  private static let notes: Lexicon = [
    "value", "values", "description", "note", "notes", "type", "token", "tokens", "light",
    "dark", "ios", "android", "web", "macos", "windows", "mobile", "tablet", "desktop", "css",
    "usage", "use", "example", "required", "before", "after", "min", "max", "unit", "source",
    "wert", "beschreibung", "hell", "dunkel", "valeur", "clair", "sombre", "valor", "claro",
    "oscuro", "escuro", "valore", "chiaro", "scuro", "waarde", "licht", "donker", "nilai",
  ]

  private static let things: Lexicon = [
    "action", "actions", "button", "buttons", "control", "controls", "command", "commands",
    "aktion", "aktionen", "knopf", "schaltfläche", "bouton", "commande", "acción", "acciones",
    "botón", "ação", "ações", "botão", "azione", "azioni", "pulsante", "actie", "knop", "操作",
    "ボタン", "按钮", "버튼", "동작",
  ]
  private static let uses: Lexicon = [
    "enabled", "disabled", "hidden", "visible", "shown", "available", "unavailable", "active",
    "inactive", "aktiv", "inaktiv", "deaktiviert", "verborgen", "sichtbar", "activé", "désactivé",
    "caché", "visible", "habilitado", "deshabilitado", "oculto", "desabilitado", "visível",
    "abilitato", "disabilitato", "nascosto", "visibile", "ingeschakeld", "uitgeschakeld",
    "zichtbaar", "有効", "無効", "非表示", "表示", "可用", "禁用", "隐藏", "활성", "비활성", "숨김",
  ]

  /// Whether the corner of a table names both of its axes: "State \\ Event", "State / Input".
  private func isGrid(_ corner: Int) -> Bool {
    let text = document.string(corner)
    return ["\\", "/", "×", "↓", "→", "╲", "⟍", "＼"].contains(where: text.contains)
  }

  private static func isColumn(_ words: [String]) -> Bool {
    guard (1...3).contains(words.count) else { return false }
    return StateWords.isState(words) || words.first.map(StateWords.neutral.contains) ?? false
      || words.first.map(StateWords.interactions.contains) ?? false
  }

  private static func isOfInterface(_ names: [[String]]) -> Bool {
    let first = names.compactMap(\.first)
    if first.filter(StateWords.interactions.contains).count > 1 { return true }
    return Set(first).intersection(kinds).count > 1
  }

  /// Whether columns beside an empty corner, or one over properties, are those of a control: "Rest | Hover | Selected".
  private static func isOfControl(_ names: [[String]], corner: String) -> Bool {
    let words = Names.words(corner)
    guard words.isEmpty || words.count == 1 && corners.contains(words[0]) else { return false }
    let first = names.compactMap(\.first)
    return first.contains(where: StateWords.interactions.contains)
      && first.allSatisfy {
        StateWords.interactions.contains($0) || StateWords.neutral.contains($0)
      }
  }

  private static let corners: Lexicon = [
    "property", "properties", "attribute", "attributes", "aspect", "part", "element", "token",
    "role", "layer", "eigenschaft", "merkmal", "propriété", "propiedad", "propriedade", "proprietà",
    "eigenschap", "atribut", "свойство", "属性", "プロパティ", "속성",
  ]

  /// States that screens and controls have.
  private static let kinds: Lexicon = [
    "loading", "empty", "error", "hover", "disabled", "offline", "laden", "lädt", "ladend", "leer",
    "leeg", "fehler", "fout", "cargando", "vacío", "carregando", "vazio", "erro", "chargement",
    "vide", "erreur", "caricamento", "vuoto", "errore", "memuat", "kosong", "galat", "deaktiviert",
    "uitgeschakeld", "désactivé", "deshabilitado", "desabilitado", "disabilitato", "загрузка",
    "пусто", "ошибка", "ładowanie", "pusty", "błąd", "yükleniyor", "boş", "hata", "načítání",
    "prázdný", "chyba", "laddar", "tom", "fel", "読み込み中", "空", "エラー", "加载中", "加载", "错误", "空态",
    "로딩", "빈", "오류",
  ]
}
