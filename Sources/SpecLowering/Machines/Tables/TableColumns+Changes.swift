import SpecModel
import SpecText

/// Columns of changes below headers of any words: "Pair | Feel | Set off by" over "Idle → Busy | fade | coin dropped".
extension TableColumns {
  /// Takes the first column for one of changes, where each of its cells is one.
  ///
  /// What is replaced, sent or converted has arrows as well: most ends must be known, or the changes must go on from
  /// each other beside a column or below a heading that speaks of changes.
  ///
  /// - Parameter isTold: whether the heading speaks of changes, asked only where the ends are not known.
  mutating func settleChanges(_ rows: [[String]], known: StateRegister, isTold: () -> Bool) {
    guard rows.count > 1, !roles.isEmpty, !isForeign, !Self.isOfWork(header),
      !roles.contains(.target), !roles.contains(.source), !roles.contains(.change),
      let column = roles.indices.prefix(roles[0] == .id ? 2 : 1).last,
      // Below "State" a change also declares its ends.
      roles[column] != .state, !Names.hasWord(header[column], in: Self.depths)
    else { return }
    let cells = rows.map { column < $0.count ? $0[column] : "" }
    guard ChangeCell(cells[0], known: known) != nil else { return }
    let changes = cells.compactMap { ChangeCell($0, known: known) }
    guard changes.count == rows.count,
      !cells.contains(where: { Self.changesProperty($0) || tellsLook($0) })
    else { return }
    let ends = Self.ends(of: changes)
    let named = ends.count { known.contains($0.from) && known.contains($0.to) }
    let isKnown = named > 1 && named * 2 >= ends.count
    guard isKnown || Self.areOfStates(ends) && (tellsChanges(rows, besides: column) || isTold())
    else { return }
    roles[column] = .change
    form = .ends
    isToldByCells = true
    settleCause(header)
    if let agent, !roles.contains(.event) { roles[agent] = .event }
  }

  /// The ends of changes between two names, several where slashes part them; those that a run begins with have one end.
  static func ends(of changes: [ChangeCell]) -> [(from: String, to: String)] {
    changes.compactMap(\.ends).filter {
      !CellVocabulary.initialMarks.contains($0.from.lowercased()) && !CellVocabulary.isAny($0.from)
    }.flatMap(parted)
  }

  /// Whether changes go on from each other, and none of their ends is a part of a system that sends or a thing that is
  /// replaced.
  private static func areOfStates(_ ends: [(from: String, to: String)]) -> Bool {
    joinUp(ends)
      && !ends.contains {
        Names.hasWord($0.from, in: parties) || Names.hasWord($0.to, in: parties)
      }
  }

  /// Whether another column tells what triggers the changes or how they are shown.
  private func tellsChanges(_ rows: [[String]], besides column: Int) -> Bool {
    roles.indices.contains { other in
      guard other != column else { return false }
      switch roles[other] {
      case .event, .animation: return true
      case .duration:
        return rows.contains { other < $0.count && $0[other].contains("ms") }
      default: return false
      }
    }
  }

  /// What sends and receives, and what is made into something else.
  private static let parties: Lexicon = [
    "client", "clients", "server", "servers", "backend", "frontend", "api", "browser", "database",
    "db", "service", "gateway", "worker", "queue", "cache", "proxy", "host", "peer", "node", "bus",
    "broker", "controller", "store", "file", "module", "layer", "class", "function", "input",
    "output", "source", "user", "app", "system", "device", "json", "xml", "html", "css", "utc",
    "serveur", "servidor", "navegador", "cliente", "benutzer", "gerät", "utilisateur",
  ]

  /// Headers over where a screen stands among the others.
  private static let depths: Lexicon = [
    "breadcrumb", "breadcrumbs", "hierarchy", "depth", "brotkrumen", "pfad", "fil", "miga", "migas",
    "パンくず", "パンくずリスト", "面包屑", "브레드크럼",
  ]
}
