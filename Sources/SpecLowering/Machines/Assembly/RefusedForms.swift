import SpecModel
import SpecSyntax
import SpecText

/// Names the tables and fences that look as if they told changes of state, of which nothing was read: nobody is to take
/// them for checked.
struct RefusedForms {
  let context: LoweringContext
  let document: Document
  /// Where what was compiled begins, in order.
  private let places: [UInt32]
  /// Where changes of state that were compiled begin, in order.
  private let changePlaces: [UInt32]
  /// The keys of all states.
  let names: Set<String>

  /// - Parameter spec: all that was compiled from the document.
  init(_ context: LoweringContext, _ spec: SpecDocument) {
    self.context = context
    document = context.document
    changePlaces = Self.placesOfChanges(in: spec).sorted()
    places = (Self.places(in: spec) + changePlaces).sorted()
    names = spec.machines.reduce(into: []) { names, machine in
      for state in machine.states {
        names.insert(Names.key(state.name))
        for alias in state.aliases { names.insert(Names.key(alias.text)) }
      }
    }
  }

  /// The entries for all such tables and fences.
  ///
  /// - Parameter set: fences that are known to draw or trace something else.
  /// - Complexity: O(tables and fences × log facts).
  func entries(besides set: Set<Int32>) -> [Unresolved] {
    let tables = document.tables.compactMap(table)
    let fences = document.codeBlocks.compactMap { set.contains($0.node) ? nil : fence($0) }
    let framed = document.codeBlocks.flatMap { frames(in: $0) }
    return (tables + fences + framed).sorted { $0.origin.range.start < $1.origin.range.start }
  }

  private static func placesOfChanges(in spec: SpecDocument) -> [UInt32] {
    var result: [UInt32] = []
    for machine in spec.machines {
      result += machine.transitions.map(\.origin.range.start)
      result += machine.histories.map(\.transition.origin.range.start)
      result += machine.prohibitions.map(\.origin.range.start)
      result += machine.supportingLines.map(\.range.start)
    }
    return result
  }

  private static func places(in spec: SpecDocument) -> [UInt32] {
    var result: [UInt32] = []
    for machine in spec.machines {
      result += machine.states.map(\.origin.range.start)
      result += machine.states.flatMap { $0.aliases.map(\.origin.range.start) }
    }
    // Steps in several columns of a drawing were read as one.
    result += spec.flows.filter { !$0.holdsColumns }.flatMap { $0.steps.map(\.origin.range.start) }
    result += spec.scenarios.flatMap { $0.fields.map(\.origin.range.start) }
    result += spec.tokens.map(\.origin.range.start)
    result += spec.motions.map(\.origin.range.start)
    result += spec.wireframes.flatMap { $0.rows.map(\.origin.range.start) }
    result += spec.unresolved.map(\.origin.range.start)
    return result
  }

  /// Whether a change of state in a range was compiled.
  func isChange(_ range: SourceRange) -> Bool {
    let next = changePlaces.partitionPoint { $0 < range.start }
    return next < changePlaces.count && changePlaces[next] < range.end
  }

  private func isRead(_ range: SourceRange) -> Bool {
    let next = places.partitionPoint { $0 < range.start }
    return next < places.count && places[next] < range.end
  }

  // MARK: Tables

  /// A table whose header has a column for where a change leads, and one for what is left or what happens.
  private func table(_ node: Int) -> Unresolved? {
    let range = document.nodes[node].range
    guard document.children(of: node).count > 2, node + 1 < document.nodes.count, !isRead(range),
      case let header = context.cells(of: node + 1).map({ document.string($0) }), header.count > 1,
      !context.normativity.contains(document.origin(range)),
      !context.isSystem(around: node)
    else { return nil }
    return changes(in: node, header) ?? list(in: node, header)
  }

  private func changes(in node: Int, _ header: [String]) -> Unresolved? {
    let columns = TableColumns(header)
    if TransitionTables.isOfOtherThings(header, columns) || WorkStatus.plansPhases(header) {
      return nil
    }
    let isOfEnds =
      columns.roles.contains(.target) && columns.roles.contains(where: Self.beside.contains)
    let isBelow = context.scope(of: node).last.map(Self.namesChanges) ?? false
    guard
      isBelow
        || columns.mayDeclareRows && (isOfEnds || tellsChanges(node, columns)) && !isOfCode(node)
    else { return nil }
    let text = document.children(of: node + 1).map { document.string($0) }
      .joined(separator: " | ")
    if isBelow, !isOfEnds {
      return Unresolved(
        text: text,
        why: "the table stands below a heading about changes of state, and no row was read as one",
        origin: document.origin(document.nodes[node + 1].range))
    }
    let titles = zip(header, columns.roles).filter { $0.1 != nil }.map { "'\($0.0)'" }
    return Unresolved(
      text: text,
      why: "the columns \(titles.joined(separator: ", ")) look like those of changes of state, and "
        + "no row was read as one",
      origin: document.origin(document.nodes[node + 1].range))
  }

  /// Whether a table has a column of changes: by its header, or, where that says no more than "Change" or "Route", by a
  /// cell with an arrow between two names.
  private func tellsChanges(_ node: Int, _ columns: TableColumns) -> Bool {
    guard let column = columns.roles.firstIndex(of: .change) else { return false }
    guard Names.isPhrase(columns.header[column], in: Self.openHeaders) else { return true }
    return document.children(of: node).dropFirst().prefix(200).contains { row in
      let cells = context.cells(of: row)
      return column < cells.count
        && TransitionRows.mayTellChange(StateName.trimmed(document.string(cells[column])))
    }
  }

  /// Headers over changes of any kind and over paths.
  private static let openHeaders: Lexicon = ["change", "route", "changement", "cambio"]

  /// Whether most cells below a header are names in code or paths: of tokens that are renamed, of pages that moved.
  private func isOfCode(_ node: Int) -> Bool {
    let cells = document.children(of: node).dropFirst().flatMap { context.cells(of: $0) }
    return cells.count(where: isCode) * 2 > cells.count
  }

  private func isCode(_ cell: Int) -> Bool {
    let text = StateName.trimmed(document.string(cell))
    guard !text.isEmpty, !text.contains(" ") else { return false }
    if text.utf8.first == ASCII.slash { return true }
    let runs = document.nodes[cell].runs
    return (Int(runs.lowerBound)..<Int(runs.upperBound)).contains {
      document.runs[$0].style.contains(.code)
    }
  }

  private static let beside: Set<ColumnRole?> = [.source, .state, .event, .action]

  /// "State transitions": a heading over changes of state.
  private static func namesChanges(_ title: String) -> Bool {
    let words = Names.words(title)
    return words.count <= 4 && words.contains("state")
      && words.contains(where: TransitionWords.transitions.contains)
  }

  // MARK: Fences

  /// A fence of plain words below a heading about changes of state, with arrows on two lines at least.
  private func fence(_ block: Document.CodeBlock) -> Unresolved? {
    let node = Int(block.node)
    let range = document.nodes[node].range
    guard FlowReader.languages.contains(block.language), let first = block.lines.first,
      !isRead(range), !context.normativity.contains(document.origin(range)),
      !context.isSystem(around: node),
      let title = context.scope(of: node).last,
      isOfChanges(title) && block.lines.count(where: hasArrow) > 1
        || FlowWords.nameFlow(title) && isDrawn(block)
    else { return nil }
    return Unresolved(
      text: document.source.string(first),
      why: "the block stands below '\(title)' and draws arrows, and no change was read from it",
      origin: document.origin(first))
  }

  private func isOfChanges(_ title: String) -> Bool {
    let words = Names.words(title)
    return words.contains(where: TransitionWords.transitions.contains)
      || TransitionWords.transitionMarks.contains(where: title.contains)
      || words.suffix(2).elementsEqual(["state", "machine"])
      || CourseWords.areOfScreens(title)
  }

  /// Whether three heads of drawn lines at least stand on lines of their own, and a line that runs down or across.
  private func isDrawn(_ block: Document.CodeBlock) -> Bool {
    let bytes = document.source.bytes
    return block.lines.count(where: { ChartCue.hasHead(bytes, $0.offsets) }) > 2
      && block.lines.contains { line in
        ASCII.find("│", in: bytes, line.offsets) != nil
          || ASCII.find("─", in: bytes, line.offsets) != nil
      }
  }

  private func hasArrow(_ line: SourceRange) -> Bool {
    ArrowGlyph.mayOccur(in: document.source.bytes, line.offsets)
  }
}
