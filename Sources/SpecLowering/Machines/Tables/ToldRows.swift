import SpecModel
import SpecSyntax
import SpecText

/// Reads tables whose rows have an act beside the screen where it is done, and tell in words where it leads: "Card read |
/// Payment | Books the seat, then moves to Receipt."; and rows that lead somewhere from any state: "Panic | Jump to
/// Locked from any state"; and acts in the row of a state with the code of a screen behind them: "Buy more (A8.4)".
///
/// Both ends must be known.
struct ToldRows {
  let context: LoweringContext
  let document: Document

  init(_ context: LoweringContext) {
    self.context = context
    document = context.document
  }

  /// The columns of such a table.
  private struct Columns {
    var event: Int
    var place: Int
    var told: Int
  }

  /// Adds the changes of all such rows that no other form has read.
  ///
  /// - Complexity: O(cells), each with one test on bytes.
  func collect(into drafts: inout MachineDrafts) {
    var prepared: (known: KnownStates, read: Set<UInt32>)?
    var ends: [String: String]?
    var found: [MatrixDraft] = []
    for table in document.tables {
      let rows = document.children(of: table)
      guard (2...80).contains(rows.count) else { continue }
      let columns = columns(of: rows[0])
      let fromAny = rows.dropFirst().filter(mayLeadFromAny)
      let acts = columns == nil ? acts(in: rows) : nil
      let cycles: Set<Int> =
        isOfKeys(rows[0]) ? Set(rows.dropFirst().filter(mayHoldCycle)) : []
      // Keys that go through states are pressed by persons below "Keyboard" as well.
      guard
        !cycles.isEmpty
          || (columns != nil || acts != nil || !fromAny.isEmpty) && !context.isSystem(around: table)
      else { continue }
      let (known, read) = prepared ?? (KnownStates(drafts), drafts.readLines)
      prepared = (known, read)
      if ends == nil, !cycles.isEmpty { ends = Self.names(byEndIn: drafts) }
      let names = ends ?? [:]
      let told = rows.dropFirst().filter { row in
        !read.contains(document.origin(document.nodes[row].range).range.start)
      }.flatMap { row -> [EdgeDraft] in
        if let columns, let edge = edge(inRow: row, columns, known) { return [edge] }
        if cycles.contains(row), case let edges = cycle(inRow: row, known, names), !edges.isEmpty {
          return edges
        }
        if let acts, let edge = edge(coded: row, acts, known) { return [edge] }
        return fromAny.contains(row) ? edgeFromAny(inRow: row, known).map { [$0] } ?? [] : []
      }
      guard !told.isEmpty else { continue }
      found.append(
        MatrixDraft(
          form: "table", isClosed: false, section: Int(document.nodes[table].section),
          origin: document.origin(document.nodes[table].range), edges: told))
    }
    ArrowEdges.merge(found, into: &drafts)
  }

  // MARK: Acts on screens

  private func columns(of header: Int) -> Columns? {
    let titles = context.cells(of: header).map { document.string($0) }
    guard (3...5).contains(titles.count) else { return nil }
    let roles = titles.map { ColumnRole.role(ofHeader: $0) }
    guard !roles.contains(.target), !roles.contains(.change),
      let event = roles.firstIndex(where: { $0 == .event || $0 == .action }),
      let place = titles.indices.first(where: { column in
        column != event
          && Names.words(titles[column]).last.map(TransitionWords.screenNouns.contains) == true
      })
    else { return nil }
    let open = titles.indices.filter { $0 != event && $0 != place }
    let told =
      open.first { roles[$0] == .effect || roles[$0] == .outcome }
      ?? (open.count == 1 ? open[0] : nil)
    return told.map { Columns(event: event, place: place, told: $0) }
  }

  private func edge(inRow row: Int, _ columns: Columns, _ known: KnownStates) -> EdgeDraft? {
    let cells = context.cells(of: row).map { StateName.trimmed(document.string($0)) }
    guard max(columns.event, columns.place, columns.told) < cells.count,
      let source = known.name(of: cells[columns.place]),
      let target = Self.target(toldIn: cells[columns.told], known),
      Names.key(target) != Names.key(source)
    else { return nil }
    let origin = document.origin(document.nodes[row].range)
    return EdgeDraft(
      source: NameReference(text: source, origin: origin),
      target: NameReference(text: target, origin: origin), origin: origin
    ).triggered(by: cells[columns.event], origin)
  }

  /// The known name behind a verb of motion, or behind "then" at the end: "…, then moves to Receipt.".
  private static func target(toldIn text: String, _ known: KnownStates) -> String? {
    for clause in TextSplit.pieces(of: text, at: ends, outsideParentheses: true).reversed() {
      var words = StateName.withoutStop(clause).split(separator: " ").map(String.init)
      guard !words.contains(where: { TransitionWords.negations.contains(Names.joined($0)) }) else {
        continue
      }
      var isThen = false
      while words.count > 1, openers.contains(Names.joined(words[0])) {
        isThen = isThen || TransitionWords.sequels.contains(Names.joined(words[0]))
        words.removeFirst()
      }
      let folded = words.map { Names.joined($0) }
      let move = TransitionWords.moves.filter { folded.starts(with: $0) }.map(\.count).max()
      guard move != nil || isThen else { continue }
      let name = words[(move ?? 0)...].joined(separator: " ")
      if let found = known.name(of: ArrowSide.unwrapped(name)) { return found }
    }
    return nil
  }

  private static let ends: Phrases = [", ", "; ", ". ", "，", "、", "；", "。"]
  private static let openers = TransitionWords.sequels.union([
    "and", "only", "just", "und", "nur", "et", "seulement", "y", "solo", "sólo", "e", "só",
    "apenas",
    "en", "alleen", "dan", "hanya",
  ])

  // MARK: Codes of screens

  /// The column of what is done in each state, where a cell of it ends with a code in parentheses.
  private func acts(in rows: [Int]) -> Int? {
    let titles = context.cells(of: rows[0]).map { document.string($0) }
    guard titles.count > 1,
      let column = titles.indices.dropFirst().first(where: {
        ColumnRole.role(ofHeader: titles[$0]) == .action
      }),
      rows.dropFirst().contains(where: { row in
        let cells = context.cells(of: row)
        guard column < cells.count, case let text = document.plainText(of: cells[column]),
          text.count > 4
        else { return false }
        return document.plain[text.upperBound - 1] == 0x29
          && ASCII.isDigit(document.plain[text.upperBound - 2])
      })
    else { return nil }
    return column
  }

  private func edge(coded row: Int, _ column: Int, _ known: KnownStates) -> EdgeDraft? {
    let cells = context.cells(of: row).map { StateName.trimmed(document.string($0)) }
    guard column < cells.count, cells[column].hasSuffix(")"),
      case let (act, code) = StateName.splitQualifier(cells[column]), let code,
      code.contains(where: \.isNumber), code.first?.isUppercase == true, !code.contains(" "),
      let source = known.name(of: cells[0]), let target = known.name(of: code),
      Names.key(source) != Names.key(target), (1...6).contains(Names.wordCount(act))
    else { return nil }
    let origin = document.origin(document.nodes[row].range)
    return EdgeDraft(
      source: NameReference(text: source, origin: origin),
      target: NameReference(text: target, origin: origin), origin: origin
    ).triggered(by: act, origin)
  }

  // MARK: From any state

  /// Whether a cell may say "from any": a test on bytes.
  private func mayLeadFromAny(_ row: Int) -> Bool {
    context.cells(of: row).dropFirst().contains { cell in
      let text = document.plainText(of: cell)
      return text.count <= 200 && ASCII.find(" from ", in: document.plain, text) != nil
    }
  }

  private func edgeFromAny(inRow row: Int, _ known: KnownStates) -> EdgeDraft? {
    let cells = context.cells(of: row).map { StateName.trimmed(document.string($0)) }
    let origin = document.origin(document.nodes[row].range)
    for cell in cells.dropFirst() {
      guard let name = Self.target(fromAnyIn: cell, known) else { continue }
      let edge = EdgeDraft(
        source: nil, target: NameReference(text: name, origin: origin), origin: origin)
      let trigger = key(inRow: row) ?? cells[0]
      guard !trigger.isEmpty, known.name(of: trigger) == nil else { return edge }
      return edge.triggered(by: trigger, origin)
    }
    return nil
  }

  /// "Locked" of "Jump to Locked from any state", where that is known.
  private static func target(fromAnyIn cell: String, _ known: KnownStates) -> String? {
    let words = StateName.withoutStop(cell).split(separator: " ").map(String.init)
    let folded = words.map { Names.joined($0) }
    guard
      let from = folded.indices.dropLast(2).first(where: { place in
        folded[place] == "from" && TransitionWords.anyWords.contains(folded[place + 1])
          && (StateVocabulary.singulars.contains(folded[place + 2])
            || StateVocabulary.plurals.contains(folded[place + 2])
            || TransitionWords.screenNouns.contains(folded[place + 2]))
      }), let to = folded[..<from].lastIndex(of: "to"), to > 0,
      !folded.contains(where: TransitionWords.negations.contains)
    else { return nil }
    return known.name(of: ArrowSide.unwrapped(words[(to + 1)..<from].joined(separator: " ")))
  }
}
