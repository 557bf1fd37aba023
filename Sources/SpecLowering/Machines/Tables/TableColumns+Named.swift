import SpecModel
import SpecText

/// Columns of targets under headers that say nothing, whose cells are the names or ids of other rows: "State | Shown |
/// Way on" over "Parked | … | Rolling".
extension TableColumns {
  /// The columns that may tell where the rows lead although no header says so: a look at the header.
  var openColumns: [Int] {
    guard !isForeign, pair == nil, twins == nil, (2...9).contains(roles.count),
      mayNameRows(0) || mayNameRows(1),
      !roles.contains(where: { $0 == .target || $0 == .change || $0 == .validity }),
      !header.contains(where: { Names.hasWord($0, in: Self.work) })
    else { return [] }
    return roles.indices.dropFirst().filter {
      isOpen($0) && !Self.tellsOccasion(header[$0]) && !Self.tellsRelation(header[$0])
    }
  }

  /// Takes a column whose cells alone tell where the rows lead for the targets of what the other one says to happen.
  mutating func leadOn(byCellsOf column: Int) {
    guard column < roles.count else { return }
    roles[column] = .target
    if !roles.contains(.event) { roles[0] = .event }
    form = .entries
  }

  private func mayNameRows(_ column: Int) -> Bool {
    guard roles.indices.contains(column) else { return false }
    return headsStates(column) || column == 0 && (roles[0] == nil || roles[0] == .id)
  }

  /// Whether a column has no meaning of its own, or tells what follows beside what happens.
  private func isOpen(_ column: Int) -> Bool {
    switch roles[column] {
    case nil: true
    case .effect, .outcome: roles.contains(.event)
    default: false
    }
  }

  /// Whether a header tells what happens, which makes its column one of a grid, or what is so.
  private static func tellsOccasion(_ header: String) -> Bool {
    if header.utf8.count > 60 || header.utf8.contains(0x5F) || header.contains("?") { return true }
    if FlowSteps.beginsWithGesture(header) || EventName.isCode(header) { return true }
    let words = Names.words(ColumnRole.withoutParentheses(header))
    guard let first = words.first, let last = words.last else { return false }
    return TransitionWords.occasions.contains(first) || TableVocabulary.failures.contains(last)
      || words.contains(where: happenings.contains)
  }

  /// Whether a header tells how rows stand to each other, or what comes before each.
  static func tellsRelation(_ header: String) -> Bool {
    Names.hasWord(header, in: relations) || wideRelations.isIn(header)
  }

  /// Takes the only such column whose cells name other rows for where the rows lead.
  ///
  /// The order of the rows shows the direction: what comes first leads on, while a column of what is left or
  /// needed before has nothing there and points back.
  ///
  /// - Parameter areStates: whether names are those of states, asked only where no header says so.
  mutating func settleNamed(
    _ rows: [[String]], _ open: [Int], areStates: ([String]) -> Bool
  ) {
    guard rows.count > 2 else { return }
    let heads = roles.indices.prefix(2).filter { headsStates($0) }
    for own in heads.isEmpty ? [0] : heads {
      guard let index = RowIndex(rows, own, ids: idColumns(besides: own, rows)) else { continue }
      let led = open.filter { $0 != own && index.leads(by: $0) }
      guard led.count == 1, let target = led.first,
        !roles.indices.contains(where: { column in
          column != own && column != target && isOpen(column) && index.pointsOn(in: column)
            && !Self.tellsRelation(header[column])
        }),
        !heads.isEmpty || areStates(index.names)
      else { continue }
      describesStates = roles[own] == .state
      roles[target] = .target
      roles[own] = .source
      rowTitles = index.titles
      form = .ends
      settleManner(header)
      return
    }
  }

  /// The columns of ids beside the names of the rows: those that are called so, and the first that holds nothing else.
  private func idColumns(besides own: Int, _ rows: [[String]]) -> [Int] {
    let others = roles.indices.prefix(3).filter { $0 != own }
    let coded = others.first { column in
      rows.allSatisfy { column < $0.count && StateName.isID($0[column]) }
        && Set(rows.map { $0[column] }).count == rows.count
    }
    let called = others.filter { roles[$0] == .id && $0 != coded }
    return called + (coded.map { [$0] } ?? [])
  }

  /// Headers of what happens, each of which a grid may have beside columns of other things.
  private static let happenings: Lexicon = [
    "timeout", "success", "succeeds", "fails", "cancel", "cancelled", "canceled", "retry", "reset",
    "ok", "yes", "no", "confirm", "confirmed", "submit", "tick", "expires", "fires", "received",
    "pressed", "tapped", "clicked", "completed", "completes", "ready", "erfolg", "abbruch",
    "abbrechen", "ja", "nein", "succès", "annuler", "oui", "non", "éxito", "cancelar", "sí",
    "sucesso", "sim", "successo", "annulla", "succes", "annuleren", "успех", "отмена", "成功", "取消",
    "キャンセル", "タイムアウト", "超时", "성공", "취소",
  ]

  /// Words of headers that tell how rows stand to each other, or what comes before each.
  private static let relations: Lexicon = [
    "from", "parent", "parents", "depends", "dependency", "dependencies", "requires", "required",
    "needs", "needed", "blocked", "blocks", "blocker", "blockers", "prerequisite", "prerequisites",
    "related", "relates", "see", "similar", "like", "same", "alias", "aliases", "variant",
    "variants", "family", "group", "contains", "includes", "children", "child", "substates",
    "sub-states", "subscreens", "sub-screens", "sub", "inside", "within", "part", "parts",
    "belongs", "inherits", "extends", "based", "base", "replaces", "replaced", "supersedes",
    "conflicts", "excludes", "exclusive", "overrides", "over", "under", "above", "below", "before",
    "previous", "back", "shares", "pairs", "pair", "opposite", "counterpart", "compare", "vs",
    "order", "priority", "default", "initial", "fallback", "fallbacks", "with", "without",
    "equivalent", "corresponds",
    "maps", "mapped", "hides", "covers", "beats", "uses", "used", "references", "imports",
    "feeds", "unlocks", "unblocks", "enables", "triggers", "affects", "sends", "calls", "produces",
    "alongside", "together", "concurrent", "predecessor", "predecessors", "origin", "opened",
    "abhängig", "abhängigkeit", "abhängigkeiten", "hängt", "braucht", "voraussetzung", "eltern",
    "übergeordnet", "vorgänger", "ähnlich", "verwandt", "siehe", "ersetzt", "enthält", "gehört",
    "davor", "dépend", "dépendances", "nécessite", "parente", "précédent", "prédécesseur",
    "similaire", "voir", "remplace", "contient", "appartient", "depende", "dependencia",
    "dependencias", "necesita", "padre", "anterior", "parecido", "relacionado", "relacionados",
    "véase", "reemplaza", "contiene", "incluye", "pertenece", "dependências", "precisa", "pai",
    "semelhante", "substitui", "contém", "inclui", "pertence", "dipende", "dipendenze", "precede",
    "simile", "correlati", "sostituisce", "appartiene", "afhankelijk", "vereist", "voorganger",
    "vergelijkbaar", "vervangt", "bevat", "bergantung", "induk", "terkait", "menggantikan",
    "зависит", "требует", "родитель", "предыдущий", "предыдущее", "похоже", "смотри", "заменяет",
    "содержит", "wymaga", "poprzedni", "rodzic", "podobny",
  ]

  /// The same within words of scripts without blanks.
  private static let wideRelations: Phrases = [
    "依存", "親", "関連", "前提", "遷移元", "元の", "前の", "継承", "含む", "類似", "优先", "优先级", "依赖", "依賴",
    "父", "相关", "相關", "前置", "来源", "來源", "包含", "继承", "类似", "의존", "상위", "부모", "관련", "선행",
    "이전", "포함", "유사",
  ]
}

/// The rows of a table by the names and ids that they begin with.
private struct RowIndex {
  /// The name of each row, without what stands in parentheses behind it.
  let names: [String]
  /// The names by the keys of the ids beside them.
  private(set) var titles: [String: String] = [:]
  private let rows: [[String]]
  /// The first row of each name and id.
  private var places: [String: Int] = [:]
  private var register = StateRegister()

  /// Reads the names; `nil` where a row has none.
  init?(_ rows: [[String]], _ own: Int, ids: [Int]) {
    self.rows = rows
    names = rows.map { own < $0.count ? StateName.splitQualifier($0[own]).name : "" }
    guard
      names.allSatisfy({ name in
        (1...6).contains(Names.wordCount(name)) && name.utf8.count <= 60
          && name.contains(where: \.isLetter) && !Arrow.isIn(name) && !CellVocabulary.isAny(name)
      })
    else { return nil }
    for (place, name) in names.enumerated() { add(name, place) }
    guard places.count > 1 else { return nil }
    // "S3 Sheet open" is called S3 elsewhere.
    for (place, name) in names.enumerated() {
      if let id = StateName.id(before: name) { add(String(id), place) }
    }
    for (place, name) in names.enumerated() {
      for column in ids where column < rows[place].count {
        let id = rows[place][column]
        guard id.utf8.count <= 16, id.contains(where: \.isLetter), places[Names.key(id)] == nil
        else { continue }
        titles[Names.key(id)] = name
        add(id, place)
      }
    }
  }

  private mutating func add(_ name: String, _ place: Int) {
    let key = Names.key(name)
    guard !key.isEmpty, places[key] == nil else { return }
    places[key] = place
    register.add(name)
  }

  /// The rows that a cell names and says nothing else; none where it is blank or names its own row, `nil` where it says
  /// anything else.
  private func ends(in cell: String) -> [Int]? {
    guard cell.utf8.count <= 120, !Arrow.isIn(cell) else { return nil }
    var result: [Int] = []
    for end in StateCell.ends(in: cell, known: register) {
      switch end {
      case .state(let name, _):
        guard let place = places[Names.key(name)] else { return nil }
        result.append(place)
      case .same, .final, .previous: continue
      default: return nil
      }
    }
    return result
  }

  /// The place of the first row with the name of a row.
  private func place(of row: Int) -> Int { places[Names.key(names[row])] ?? row }

  /// Whether the cells of a column name what follows: most of them nothing but rows, the first row a later one, and
  /// more of them lead on than back.
  func leads(by column: Int) -> Bool {
    var (said, naming, onward, backward) = (0, 0, 0, 0)
    var pairs: Set<[Int]> = []
    for (index, row) in rows.enumerated() {
      let cell = column < row.count ? row[column] : ""
      let found = StateCell.isBlank(cell) ? [] : ends(in: cell)
      let own = place(of: index)
      if index == 0, found?.contains(where: { $0 > own }) != true { return false }
      if StateCell.isBlank(cell) { continue }
      said += 1
      guard let found else { continue }
      naming += 1
      for end in found where end != own {
        if end > own { onward += 1 } else { backward += 1 }
        pairs.insert([own, end])
      }
    }
    guard naming > 1, naming * 4 >= said * 3, said * 2 >= rows.count, onward >= backward,
      Set(pairs.map { $0[1] }).count > 1
    else { return false }
    // What is alike is so in both directions; from a hub, each way leads back.
    let isMutual = pairs.allSatisfy { pairs.contains([$0[1], $0[0]]) }
    return !isMutual || pairs.allSatisfy { $0.contains(0) }
  }

  /// Whether a cell of a column names a later row.
  func pointsOn(in column: Int) -> Bool {
    rows.indices.contains { index in
      guard column < rows[index].count else { return false }
      let own = place(of: index)
      return ends(in: rows[index][column])?.contains { $0 > own } == true
    }
  }
}
