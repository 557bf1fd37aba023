import SpecModel
import SpecSyntax
import SpecText

/// Reads tables that stand in fences as plain text: a header such as "state  event  next", and a change a line below
/// it, in columns that blanks or strokes part.
///
/// Every line must be such a row, and the rows must lead on to each other.
struct FencedTables {
  private let context: LoweringContext
  private let document: Document

  init(_ context: LoweringContext) {
    self.context = context
    document = context.document
  }

  /// Adds the changes of all such fences that no other form has read.
  func collect(into drafts: inout MachineDrafts) {
    let grids = FencedGrids(context)
    FencedMatrices.collect(document, lines: 3...80, isClosed: true, into: &drafts) {
      edges(in: $0) ?? grids.edges(in: $0)
    }
  }

  /// What a table tells by its columns.
  private struct Columns {
    var source: Int
    var target: Int
    var event: Int?
    var guardText: Int?
    var count: Int
  }

  private func edges(in block: Document.CodeBlock) -> [EdgeDraft]? {
    var columns: Columns?
    var result: [EdgeDraft] = []
    var source: String?
    for line in block.lines {
      let text = StateName.trimmed(document.source.string(line))
      if text.isEmpty || Self.isRule(text) { continue }
      guard text.utf8.count <= 240 else { return nil }
      guard let columns else {
        columns = Self.columns(of: text)
        if columns == nil { return nil }
        continue
      }
      let cells = Self.cells(of: text)
      guard cells.count == columns.count else { return nil }
      let origin = document.origin(line)
      guard let edge = edge(cells, columns, origin, above: source) else { return nil }
      source = edge.source?.text ?? source
      result.append(edge)
    }
    let sources = Set(result.compactMap { $0.source?.key })
    let targets = Set(result.map(\.target.key))
    guard result.count > 1, !sources.isDisjoint(with: targets),
      !context.isSystem(around: Int(block.node))
    else { return nil }
    return result
  }

  private func edge(
    _ cells: [String], _ columns: Columns, _ origin: Origin, above: String?
  ) -> EdgeDraft? {
    func name(_ text: String) -> String? {
      let names = HeldNames.split(
        ArrowSide.unwrapped(text), known: KnownStates(), mayBeSize: true, isWhole: true)
      return names.flatMap { $0.count == 1 ? $0[0] : nil }
    }
    let from = cells[columns.source]
    let isAny = CellVocabulary.isAny(ArrowSide.unwrapped(from))
    let isDitto = from.isEmpty || CellVocabulary.dittos.contains(from)
    let left = isAny ? nil : isDitto ? above : name(from)
    guard isAny || left != nil, let target = name(cells[columns.target]) else { return nil }
    var edge = EdgeDraft(
      source: left.map { NameReference(text: $0, origin: origin) },
      target: NameReference(text: target, origin: origin), origin: origin)
    if let event = columns.event, !StateCell.isBlank(cells[event]) {
      edge = edge.triggered(by: ArrowSide.unwrapped(cells[event]), origin)
    }
    if let column = columns.guardText, !StateCell.isBlank(cells[column]) {
      edge.guardText = LocatedText(cells[column], origin)
    }
    return edge
  }

  /// The columns of a header that names both ends of a change; `nil` where the line is none.
  private static func columns(of text: String) -> Columns? {
    guard !Arrow.isIn(text), case let cells = cells(of: text), (2...6).contains(cells.count) else {
      return nil
    }
    let roles = cells.map(ColumnRole.role(ofHeader:))
    guard let target = roles.firstIndex(of: .target),
      let source = roles.firstIndex(of: .source) ?? roles.firstIndex(of: .state),
      case let event = roles.firstIndex(of: .event) ?? roles.firstIndex(of: .action),
      event != nil || roles.contains(.state)
    else { return nil }
    return Columns(
      source: source, target: target, event: event,
      guardText: roles.firstIndex(of: .guardText), count: cells.count)
  }

  /// The cells of a line, between strokes, tabs or blanks in a row.
  ///
  /// - Parameter isGrid: whether an empty first cell is kept, and an empty last one that no stroke closes.
  static func cells(of text: String, isGrid: Bool = false) -> [String] {
    for stroke in strokes where stroke.isIn(text) {
      var cells = TextSplit.pieces(of: text, at: stroke)
      if !isGrid, cells.first?.isEmpty == true { cells.removeFirst() }
      let isClosed = text.hasSuffix("|") || text.hasSuffix("│")
      if isGrid ? isClosed : cells.last?.isEmpty == true { cells.removeLast() }
      return cells
    }
    return TextSplit.pieces(of: text, at: blanks).filter { !$0.isEmpty }
  }

  private static let strokes: [Phrases] = [["|"], ["│"], ["\t"]]
  private static let blanks: Phrases = ["  "]

  /// "-----  -----", "+----+----+": a line between the header and the rows.
  static func isRule(_ text: String) -> Bool {
    text.unicodeScalars.allSatisfy { sign in
      switch sign.value {
      case 0x2D, 0x3D, 0x2B, 0x7C, 0x3A, 0x20, 0x5F, 0x2500...0x257F: true
      default: false
      }
    }
  }
}
