import SpecModel
import SpecSyntax
import SpecText

extension MachineDrafts {
  /// Makes a change of each of several events behind an arrow, "busy: tick, ping [late]", where a table of events or of
  /// changes declares every one of them.
  ///
  /// - Complexity: O(edges + cells of tables of events) where some trigger lists events, else O(edges).
  mutating func settleListedEvents(in context: LoweringContext) {
    let isFound = matrices.contains { matrix in
      !matrix.isOfCells && matrix.edges.contains(where: \.listsEvents)
    }
    guard isFound else { return }
    let declared = declaredEvents(context)
    guard declared.count > 1 else { return }
    for index in matrices.indices where !matrices[index].isOfCells {
      guard matrices[index].edges.contains(where: \.listsEvents) else { continue }
      matrices[index].edges = matrices[index].edges.flatMap { $0.parted(among: declared) }
    }
  }

  /// The keys of the events that tables declare: those of their changes, and those in the first column of a table that
  /// lists events.
  private func declaredEvents(_ context: LoweringContext) -> Set<String> {
    var result: Set<String> = []
    for edge in matrices.lazy.filter(\.isOfCells).flatMap(\.edges) {
      guard let text = edge.trigger?.text, !text.utf8.contains(0x2C) else { continue }
      result.insert(Names.key(text))
    }
    let document = context.document
    for table in document.tables where table + 1 < document.nodes.count {
      let header = context.cells(of: table + 1)
      guard let first = header.first, header.count > 1,
        case let title = document.string(first), title.utf8.count <= 24,
        ColumnRole.role(ofHeader: title) == .event
      else { continue }
      for row in document.children(of: table).dropFirst() {
        guard let cell = context.cells(of: row).first, case let name = document.string(cell),
          (1...40).contains(name.utf8.count)
        else { continue }
        result.insert(Names.key(StateName.trimmed(name)))
      }
    }
    return result
  }
}

extension MatrixDraft {
  /// Whether it is a table of Markdown.
  fileprivate var isOfCells: Bool { form == "table" || form == "grid" }
}

extension EdgeDraft {
  /// Whether a comma stands in the trigger.
  fileprivate var listsEvents: Bool {
    guard let text = trigger?.text.utf8, text.count <= 120 else { return false }
    return text.contains(0x2C)
  }

  /// One change for each event of the trigger, with the guard that is its own; the change as it is where not all of
  /// them are declared.
  fileprivate func parted(among declared: Set<String>) -> [EdgeDraft] {
    guard listsEvents, let trigger else { return [self] }
    let events = TextSplit.pieces(of: trigger.text, at: Self.commas).map { StateName.trimmed($0) }
    guard events.count > 1, events.allSatisfy({ declared.contains(Names.key($0)) }) else {
      return [self]
    }
    let guards = guardText.map { TextSplit.pieces(of: $0.text, at: Self.semicolons) } ?? []
    let isParted =
      !guards.isEmpty
      && guards.allSatisfy { text in events.contains { text.hasPrefix($0 + ": ") } }
    return events.map { event in
      var copy = self
      copy.trigger = LocatedText(event, trigger.origin)
      guard isParted, let guardText else { return copy }
      let own = guards.first { $0.hasPrefix(event + ": ") }
      copy.guardText = own.map {
        LocatedText(String($0.dropFirst(event.count + 2)), guardText.origin)
      }
      return copy
    }
  }

  private static let commas: Phrases = [", "]
  private static let semicolons: Phrases = ["; "]
}
