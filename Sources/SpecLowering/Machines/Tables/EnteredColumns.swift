import SpecModel
import SpecSyntax
import SpecText

/// Reads columns of tables of states that tell from which other state each is entered: "State | Entered from" with
/// "Ready (swipe up)", "State | Trigger" with "swipe up from Ready".
///
/// The rows and what they are entered from must be declared.
struct EnteredColumns {
  private let context: LoweringContext
  private let document: Document

  init(_ context: LoweringContext) {
    self.context = context
    document = context.document
  }

  /// What the header of a column says: that all of it is where one comes from, or what brings the state about.
  private enum Kind { case sources, occasions }

  /// Adds the changes of all such columns that no other form has read.
  ///
  /// - Complexity: O(headers) where none speaks of what leads to the state of a row.
  func collect(into drafts: inout MachineDrafts) {
    guard !drafts.states.isEmpty else { return }
    var prepared: (known: KnownStates, read: Set<UInt32>)?
    var found: [MatrixDraft] = []
    for table in document.tables where !drafts.inventories.contains(table) {
      guard let (column, kind) = column(of: table), !context.isSystem(around: table) else {
        continue
      }
      let (known, read) = prepared ?? (KnownStates(drafts, statesOnly: true), drafts.readLines)
      prepared = (known, read)
      let rows = document.children(of: table).dropFirst()
      let names = rows.map { name(ofRow: $0, known) }
      guard rows.count > 1, names.count(where: { $0 != nil }) * 3 >= rows.count * 2,
        kind == .sources || read.isDisjoint(with: rows.map { document.nodes[$0].range.start })
      else { continue }
      let edges = zip(rows, names).flatMap { row, name in
        name.map { entries(of: $0, row, column, kind, known) } ?? []
      }
      guard edges.count > 1 else { continue }
      found.append(
        MatrixDraft(
          form: "table", isClosed: false, section: Int(document.nodes[table].section),
          origin: document.origin(document.nodes[table].range), edges: edges))
    }
    ArrowEdges.merge(found, into: &drafts)
  }

  // MARK: Columns

  private func column(of table: Int) -> (column: Int, kind: Kind)? {
    guard table + 1 < document.nodes.count else { return nil }
    let header = document.children(of: table + 1)
    for place in header.indices.dropFirst() {
      guard (4...40).contains(document.plainText(of: header[place]).count),
        let kind = Self.kind(document.string(header[place]).lowercased())
      else { continue }
      return (place, kind)
    }
    return nil
  }

  private static func kind(_ header: String) -> Kind? {
    let words = Names.words(header)
    guard (1...4).contains(words.count), let first = words.first, let last = words.last else {
      return nil
    }
    if sources.contains(words.joined(separator: " ")) || ScreenExits.inward.contains(header)
      || words.count > 1 && comings.contains(first) && TransitionWords.from.contains(last)
    {
      return .sources
    }
    return StateVocabulary.conditionLabels.contains(words.joined(separator: " "))
      || comings.contains(first) ? .occasions : nil
  }

  private static let comings: Lexicon = [
    "entry", "entered", "enters", "reached", "reachable", "comes", "arrives", "opened", "invoked",
    "invocation", "activated", "activation", "betreten", "erreichbar", "accessible", "entrada",
    "accesible", "alcanzable",
  ]
  private static let sources: Lexicon = [
    "previous state", "previous states", "prior state", "predecessor", "predecessors",
    "vorheriger zustand", "vorzustand", "état précédent", "estado anterior", "stato precedente",
    "vorige toestand", "предыдущее состояние", "前の状態", "遷移元の状態", "上一状态", "前一状态", "이전 상태",
  ]

  // MARK: Rows

  private func name(ofRow row: Int, _ known: KnownStates) -> NameReference? {
    guard let cell = document.firstChild(of: row),
      let name = known.name(of: StateName.trimmed(document.string(cell)))
    else { return nil }
    return NameReference(text: name, origin: document.origin(document.nodes[row].range))
  }

  private func entries(
    of name: NameReference, _ row: Int, _ column: Int, _ kind: Kind, _ known: KnownStates
  ) -> [EdgeDraft] {
    let cells = document.children(of: row)
    guard cells.indices.contains(column), document.plainText(of: cells[column]).count <= 200 else {
      return []
    }
    return TextSplit.pieces(
      of: document.string(cells[column]), at: Self.joints, outsideParentheses: true
    ).compactMap { piece in
      let text = StateName.withoutStop(StateName.trimmed(piece))
      let entry = Self.behindFrom(text, known) ?? (kind == .sources ? Self.named(text, known) : nil)
      guard let entry, Names.key(entry.source) != name.key else { return nil }
      let edge = EdgeDraft(
        source: NameReference(text: entry.source, origin: name.origin), target: name,
        origin: name.origin)
      return edge.triggered(by: entry.trigger, name.origin)
    }
  }

  /// "swipe up from Ready", "from the Ready state": a name at the end, and what happens there.
  private static func behindFrom(
    _ text: String, _ known: KnownStates
  ) -> (source: String, trigger: String)? {
    let words = text.split(separator: " ")
    guard words.count > 1,
      let place = words.indices.dropLast().last(where: {
        TransitionWords.from.contains(words[$0].lowercased())
      })
    else { return nil }
    let rest = words[(place + 1)...]
    let isArticle =
      rest.count > 1 && TransitionWords.articles.contains(rest[place + 1].lowercased())
    let name = rest.dropFirst(isArticle ? 1 : 0).joined(separator: " ")
    return known.name(of: ArrowSide.unwrapped(name)).map {
      ($0, words[..<place].joined(separator: " "))
    }
  }

  /// "Ready (swipe up)": a name, and what happens there.
  private static func named(
    _ text: String, _ known: KnownStates
  ) -> (source: String, trigger: String)? {
    let (head, remark) = StateName.splitQualifier(text)
    return known.name(of: ArrowSide.unwrapped(head)).map { ($0, remark ?? "") }
  }

  private static let joints: Phrases = [
    "; ", ", ", " / ", " or ", " oder ", " ou ", "；", "、", "\n",
  ]
}
