import SpecModel
import SpecSyntax
import SpecText

/// Columns whose cells tell the ways out of the state of each row, whatever their headers say:
/// "Parked | engine off | key turned → Rolling".
extension TableColumns {
  /// Whether the rows may be states and another column tell what leads out of them: a look at the header.
  var mayLeadOn: Bool {
    !isForeign && roles.count > 1 && !roles.contains(.target)
      && (headsStates(0) || headsStates(1) || roles[0] == nil || roles[0] == .id)
  }

  /// Whether a header calls the cells of a column states, or what is left.
  func headsStates(_ column: Int) -> Bool {
    roles[column] == .state || roles[column] == .source
  }

  /// Takes the only column whose cells lead from what happens to other rows for where the rows lead; `false` where no
  /// column does.
  mutating func settleExits(_ rows: [[String]], known: StateRegister) -> Bool {
    guard mayLeadOn, rows.count > 1, rows.contains(where: { $0.contains(where: Arrow.isIn) }),
      let own = ownColumn(rows, known)
    else { return false }
    var names = known
    for row in rows where own < row.count {
      let name = StateName.splitQualifier(row[own]).name
      if Names.wordCount(name) <= 6 { names.add(name) }
    }
    let telling = roles.indices.filter { column in
      column != own && rows.contains { column < $0.count && Self.leadsOn($0[column], names) }
    }
    guard telling.count == 1, let column = telling.first,
      isOfExits(column, rows, names)
    else { return false }
    let sources = Set(rows.compactMap { own < $0.count ? Names.key($0[own]) : nil })
    // Where each row is another state that tells its ways out, what brings the state about triggers none of them.
    if sources.count == rows.count, Self.tellsMotion(roles[column]) {
      for other in roles.indices where other != column && roles[other] == .event {
        roles[other] = nil
      }
    }
    roles[column] = .target
    roles[own] = .source
    describesStates = true
    form = .ends
    return true
  }

  /// The column of the states that the rows describe: by its header, or the first where most of its cells are known.
  private func ownColumn(_ rows: [[String]], _ known: StateRegister) -> Int? {
    if let own = roles.indices.prefix(2).first(where: headsStates) { return own }
    let named = rows.count {
      $0.first.map { known.contains(StateName.splitQualifier($0).name) } ?? false
    }
    return named > 1 && named * 4 >= rows.count * 3 ? 0 : nil
  }

  /// Whether the header of a column and its cells say that it tells ways out.
  private func isOfExits(_ column: Int, _ rows: [[String]], _ names: StateRegister) -> Bool {
    let cells = rows.compactMap { column < $0.count ? $0[column] : nil }
      .filter { !StateCell.isBlank($0) }
    guard !cells.contains(where: { Self.leavesState($0, names) }) else { return false }
    let leading = cells.count { Self.leadsOn($0, names) }
    let isList = cells.contains { cell in
      Self.ways(cell).count { Self.isWay($0, names) } > 1
    }
    guard leading * 2 > cells.count, leading > 1 || leading == cells.count else { return false }
    switch roles[column] {
    case .animation, .change: return true
    // One way a cell is read by itself; what several ways lead from is told here alone.
    case .event, .action, .effect, .outcome: return isList && !hasTrigger(besides: column)
    case nil:
      return isList && !FlowSteps.beginsWithGesture(header[column])
        || Names.hasWord(header[column], in: TransitionWords.transitions)
        || Names.hasWord(header[column], in: Self.exits)
        || TransitionWords.transitionMarks.contains(where: header[column].contains)
    default: return false
    }
  }

  private func hasTrigger(besides column: Int) -> Bool {
    roles.indices.contains { $0 != column && roles[$0] == .event }
  }

  private static func tellsMotion(_ role: ColumnRole?) -> Bool {
    role == nil || role == .animation || role == .change
  }

  // MARK: Cells

  /// The parts of a cell between commas.
  private static func ways(_ cell: String) -> [String] {
    cell.utf8.count <= 400 ? TextSplit.pieces(of: cell, at: commas, outsideParentheses: true) : []
  }

  static let commas: Phrases = [", ", "; ", "、", "，", "；", "\n", "<br>", "<br/>"]

  private static func leadsOn(_ cell: String, _ names: StateRegister) -> Bool {
    Arrow.isIn(cell) && ways(cell).contains { isWay($0, names) }
  }

  /// "hang up → Idle": what stands before the arrow is no state, and what stands behind it is one.
  private static func isWay(_ part: String, _ names: StateRegister) -> Bool {
    guard let (left, right) = Arrow.split(part), !Arrow.isIn(right), !Arrow.isMutual(part),
      !isEnd(left, names), left.contains(where: { $0.isLetter || $0.isNumber }),
      !changesProperty(part), Names.wordCount(left) <= 12, !isInQuotes(left), !isOfLook(left)
    else { return false }
    let ends = StateCell.ends(in: right, known: names)
    return !ends.isEmpty && ends.allSatisfy { $0.isState(of: names) }
  }

  /// Whether the arrow behind a text stands in quotes: "„Pull → Open“".
  private static func isInQuotes(_ left: String) -> Bool {
    left.count(where: { "\"“”„«»「」".contains($0) }) % 2 == 1
  }

  /// Whether a cell beside states tells how one of them comes to look: "opacity 0 → Raised".
  func tellsLook(_ cell: String) -> Bool {
    header.first.map { ColumnRole.role(ofHeader: $0) == .state } == true
      && Arrow.pieces(of: cell).first.map { Self.isOfLook($0) } == true
  }

  /// Whether the text before an arrow names what is seen, "opacity 0", "label", and nothing that happens.
  private static func isOfLook(_ left: String) -> Bool {
    let words = Names.words(left)
    return (1...3).contains(words.count) && words.contains(where: looks.contains)
      && words.allSatisfy { looks.contains($0) || $0.first?.isNumber == true }
  }

  private static let looks: Lexicon = [
    "label", "labels", "icon", "icons", "colour", "color", "colors", "colours", "opacity", "text",
    "title", "background", "border", "outline", "shadow", "elevation", "fill", "scale", "width",
    "height", "size", "radius", "font", "weight", "badge", "image", "caption", "copy", "cursor",
    "symbol", "farbe", "deckkraft", "rahmen", "hintergrund", "schatten", "couleur", "icône",
    "opacité", "texte", "étiquette", "opacidad", "icono", "etiqueta", "texto", "fondo", "cor",
    "opacidade", "ícone", "colore", "opacità", "icona", "etichetta", "testo", "kleur", "pictogram",
  ]

  /// Whether an arrow of a cell leaves a state: "Idle → Busy".
  private static func leavesState(_ cell: String, _ names: StateRegister) -> Bool {
    guard Arrow.isIn(cell) else { return false }
    return ways(cell).contains { part in
      Arrow.split(part).map { isEnd($0.0, names) } ?? false
    }
  }

  private static func isEnd(_ text: String, _ names: StateRegister) -> Bool {
    let name = StateName.splitQualifier(text).name
    return names.contains(text) || names.contains(name) || CellVocabulary.isAny(text)
      || CellVocabulary.initialMarks.contains(text.lowercased())
      || StateNameList.split(text).contains { names.contains($0) }
  }

  /// Words of headers over ways out, in the singular and the plural.
  private static let exits: Lexicon = [
    "exit", "exits", "outgoing", "ausgang", "ausgänge", "ausgehend", "ausgehende", "sortie",
    "sorties", "sortante", "sortantes", "salida", "salidas", "saída", "saídas", "uscita", "uscite",
    "uitgang", "uitgangen", "uitgaande", "keluar", "выход", "выходы", "wyjście", "wyjścia",
    "出口", "출구",
  ]
}
