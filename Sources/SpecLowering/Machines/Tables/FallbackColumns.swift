import SpecModel
import SpecSyntax
import SpecText

/// Reads tables of states with a column of what takes their place: "State | Timeout | Fallback" over
/// "Connecting | 8 s | Offline".
///
/// All of its cells must name states; where a column has the length of the timeout, which is then what happens, most
/// must, and the others be written like them and be no acts.
struct FallbackColumns {
  private let state: Int
  private let target: Int
  private let timeout: Int?
  private let trigger: String?
  /// The columns that lead on by their headers.
  private let others: [Int]

  /// The columns that a header has; `nil` where it tells what leads on by other words, or nothing does.
  init?(_ header: [String]) {
    guard (2...8).contains(header.count),
      let target = header.indices.dropFirst().first(where: { Self.isLanding(header[$0]) }),
      let state = header.indices.prefix(2).first(where: {
        [.state, .source].contains(ColumnRole.role(ofHeader: header[$0]))
      }), state != target,
      !header.contains(where: {
        [.event, .change].contains(ColumnRole.role(ofHeader: $0)) && !Self.isTimeout($0)
      })
    else { return nil }
    others = header.indices.filter {
      $0 != target && ColumnRole.role(ofHeader: header[$0]) == .target
    }
    self.state = state
    self.target = target
    timeout = header.indices.first { $0 != target && $0 != state && Self.isTimeout(header[$0]) }
    trigger = timeout.map { header[$0] } ?? (Self.isTimeout(header[target]) ? header[target] : nil)
  }

  private static func isLanding(_ header: String) -> Bool {
    let key = Names.words(ColumnRole.withoutParentheses(header)).joined(separator: "-")
    return landings.contains(key)
  }

  private static func isTimeout(_ header: String) -> Bool {
    let words = Names.words(ColumnRole.withoutParentheses(header))
    return words.count <= 3
      && (words.contains(where: timeouts.contains) || words.suffix(2) == ["time", "out"])
  }

  /// Headers of what takes the place of a state, words joined by hyphens.
  private static let landings: Lexicon = [
    "fallback", "fallbacks", "fallback-to", "falls-back-to", "falls-to", "on-timeout", "at-timeout",
    "after-timeout", "times-out-to", "on-expiry", "rückfall", "rückfallzustand", "ausweichzustand",
    "bei-timeout", "repli", "respaldo", "ripiego", "terugval", "フォールバック", "フォールバック先",
    "タイムアウト時", "回退", "回退状态", "后备状态", "超时后", "폴백", "대체-상태", "запасное",
  ]
  private static let timeouts: Lexicon = [
    "timeout", "timeouts", "zeitlimit", "zeitüberschreitung", "タイムアウト", "タイムアウト時", "超时", "超時",
    "超时后", "타임아웃", "таймаут",
  ]

  /// The changes of the rows; `nil` where the cells are no states.
  func read(_ table: DocumentTable, known: StateRegister) -> MatrixDraft? {
    let rows = table.rows.map { row in (cells: table.cells(of: row), row: row) }
      .filter { $0.cells.count > max(state, target) }
    let heads = rows.map { StateName.splitQualifier(table.text($0.cells[state])).name }
    let keys = Set(heads.map { Names.key($0) })
    let ends = rows.map { Self.name(table.text($0.cells[target])) }
    let said = ends.filter { !StateCell.isBlank($0) }
    let named = said.filter { keys.contains(Names.key($0)) || known.contains($0) }
    guard said.count > 1, rows.count <= 200, timeout != nil || named.count == said.count,
      named.count * 2 >= said.count || areConstants(heads, said),
      !rows.contains(where: { row in
        others.contains { other in
          guard other < row.cells.count else { return false }
          let end = Self.name(table.text(row.cells[other]))
          return keys.contains(Names.key(end)) || known.contains(end)
        }
      })
    else { return nil }
    var matrix = MatrixDraft(
      form: "table", isClosed: false, section: table.section, origin: table.origin)
    let targets = Set(named)
    for (place, row) in rows.enumerated() {
      let end = ends[place]
      guard !StateCell.isBlank(end), Names.key(end) != Names.key(heads[place]),
        targets.contains(end) || Self.isAlike(end, heads)
      else { continue }
      let origin = table.document.origin(table.document.nodes[row.row].range)
      let edge = EdgeDraft(
        source: NameReference(text: heads[place], origin: origin),
        target: NameReference(text: end, origin: origin), origin: origin)
      matrix.edges.append(
        trigger(in: row.cells, table).map { edge.triggered(by: $0, origin) } ?? edge)
    }
    return matrix.edges.isEmpty ? nil : matrix
  }

  /// What triggers the change of a row; nothing where it has no timeout.
  private func trigger(in cells: [Int], _ table: DocumentTable) -> String? {
    if let timeout {
      guard timeout < cells.count, !StateCell.isBlank(table.text(cells[timeout])) else {
        return nil
      }
    }
    return trigger
  }

  /// Whether states and what takes their place after a time are all written as constants.
  private func areConstants(_ heads: [String], _ ends: [String]) -> Bool {
    timeout != nil && (heads + ends).allSatisfy(StateName.isInCapitals)
      && ends.contains { $0.utf8.contains(0x5F) }
  }

  private static func name(_ cell: String) -> String {
    StateName.splitQualifier(ColumnRole.withoutArrow(cell)).name
  }

  /// Whether a name is written as those of states are, "MAIN_APP" beside "SIGN_IN".
  private static func isAlike(_ name: String, _ heads: [String]) -> Bool {
    guard TableColumns.isName(name), let first = name.first, FlowSteps.kind(of: name) != .action,
      case let words = Names.words(name), words.count < 2 || !words.contains(where: acts.contains)
    else { return false }
    let isShouted = !name.contains(where: \.isLowercase)
    return heads.count {
      !$0.contains(where: \.isLowercase) == isShouted && $0.first?.isUppercase == first.isUppercase
    } * 3 > heads.count * 2
  }

  /// Verbs that make of two words an act: "Keep draft", "Hinweis zeigen".
  private static let acts: Lexicon = [
    "save", "show", "hide", "retry", "display", "keep", "send", "cancel", "reload", "discard",
    "notify", "warn", "zeigen", "anzeigen", "speichern", "afficher", "enregistrer", "mostrar",
    "guardar", "salvar", "mostrare", "salvare", "tonen", "opslaan",
  ]
}
