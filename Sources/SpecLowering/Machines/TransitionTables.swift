import SpecModel
import SpecSyntax
import SpecText

/// Reads tables that declare transitions: a source and a target column, in any order and vocabulary.
struct TransitionTables {
  private let context: LoweringContext
  private let document: Document
  private let durations: [DurationFact]

  init(_ context: LoweringContext, durations: [DurationFact]) {
    self.context = context
    self.document = context.document
    self.durations = durations.sorted { $0.origin.range.start < $1.origin.range.start }
  }

  /// Adds every transition table of the document.
  func collect(into drafts: inout MachineDrafts, unresolved: inout [Unresolved]) {
    for node in document.nodes.indices where document.nodes[node].kind == .table {
      let rows = document.children(of: node)
      guard let header = rows.first else { continue }
      let roles = document.children(of: header).map {
        ColumnRole.role(ofHeader: document.string($0))
      }
      let known = roles.compactMap(\.self)
      guard known.contains(.source), known.contains(.target) else { continue }
      var matrix = MatrixDraft(
        form: "table", isClosed: true, section: Int(document.nodes[node].section),
        origin: document.origin(document.nodes[node].range))
      for row in rows.dropFirst() {
        read(Row(row, roles: roles, document: document), into: &matrix, unresolved: &unresolved)
      }
      if !matrix.edges.isEmpty || !matrix.initial.isEmpty { drafts.matrices.append(matrix) }
    }
  }

  /// The cells of a row by role.
  struct Row {
    var origin: Origin
    var cells: [ColumnRole: Int] = [:]

    init(_ row: Int, roles: [ColumnRole?], document: Document) {
      origin = document.origin(document.nodes[row].range)
      let children = document.children(of: row)
      // One cell may hold source and target, "A → B"; then all further cells stand one column to the left.
      let isShifted =
        Int(document.nodes[row].payload) == roles.count - 1
        && children.first.map { Arrow.split(document.string($0)) != nil } == true
      for (column, cell) in children.enumerated() where column < roles.count {
        let shifted = isShifted && column > 0 ? column + 1 : column
        guard shifted < roles.count, let role = roles[shifted], cells[role] == nil else { continue }
        cells[role] = cell
      }
    }
  }

  private func text(_ cell: Int?) -> LocatedText? {
    guard let cell else { return nil }
    let node = document.nodes[cell]
    let words = StateName.trimmed(document.string(cell))
    guard !words.isEmpty, !Self.blanks.contains(words) else { return nil }
    let origin = context.origin(plain: Int(node.text.lowerBound)..<Int(node.text.upperBound))
    return LocatedText(words, origin)
  }

  /// Cell texts that say "nothing".
  private static let blanks: Set<String> = ["-", "–", "—", "n/a", "N/A", "none", "…", "..."]

  private func read(_ row: Row, into matrix: inout MatrixDraft, unresolved: inout [Unresolved]) {
    var source = text(row.cells[.source])
    var target = text(row.cells[.target])
    let isMutual = source.map { Arrow.isMutual($0.text) } ?? false
    if let both = source, let (from, to) = Arrow.split(both.text) {
      source = LocatedText(from, both.origin)
      if row.cells[.target] == nil { target = LocatedText(to, both.origin) }
    }
    guard let target else {
      if let source {
        unresolved.append(
          Unresolved(
            text: source.text, why: "the row of the transition table names no target state",
            origin: row.origin))
      }
      return
    }
    let rawSource = row.cells[.source].map { StateName.trimmed(document.string($0)) } ?? ""
    if StateVocabulary.initialMarks.contains(rawSource.lowercased()) {
      matrix.initial.append(contentsOf: names(in: target))
      return
    }
    guard let source else {
      unresolved.append(
        Unresolved(
          text: target.text, why: "the row of the transition table names no source state",
          origin: row.origin))
      return
    }
    let steps = StateNameList.sequence(target.text)
    for from in names(in: source) {
      for to in names(in: LocatedText(steps[0], target.origin)) {
        let isSelf = StateVocabulary.unchanged.contains(to.text.lowercased())
        matrix.edges.append(edge(from: from, to: isSelf ? from : to, row: row))
        if isMutual { matrix.edges.append(edge(from: to, to: from, row: row)) }
      }
    }
    for (from, to) in zip(steps, steps.dropFirst()) {
      var edge = EdgeDraft(
        source: NameReference(text: from, origin: target.origin),
        target: NameReference(text: to, origin: target.origin), origin: row.origin)
      edge.provenance = .inferred
      if !matrix.edges.contains(where: { $0.isSameStep(as: edge) }) { matrix.edges.append(edge) }
    }
  }

  private func edge(from: NameReference, to: NameReference, row: Row) -> EdgeDraft {
    let isAny = StateVocabulary.wildcards.contains(from.text.lowercased())
    var edge = EdgeDraft(source: isAny ? nil : from, target: to, origin: row.origin)
    edge.trigger = text(row.cells[.event])
    edge.guardText = text(row.cells[.guardText])
    edge.effect = text(row.cells[.effect])
    if edge.trigger == nil, row.cells[.event] == nil { edge.trigger = edge.effect }
    edge.animation = text(row.cells[.animation])
    edge.easing = easing(in: row)
    if let cell = row.cells[.duration] {
      let fact = fact(in: document.nodes[cell].range)
      edge.duration = fact?.quantity
      edge.durationOrigin = fact?.origin
    }
    return edge
  }

  /// The curve in the easing column, else in the animation or duration column.
  private func easing(in row: Row) -> Easing? {
    for role in [ColumnRole.easing, .animation, .duration] {
      guard let cell = row.cells[role] else { continue }
      let range = document.plainText(of: cell)
      let found = document.plain.withUnsafeBufferPointer {
        EasingReader.first($0, range, allowsPlainWords: role == .easing)
      }
      if let found { return found.easing }
    }
    return nil
  }

  /// The first time quantity inside a cell.
  private func fact(in range: SourceRange) -> DurationFact? {
    var low = 0
    var high = durations.count
    while low < high {
      let middle = (low + high) / 2
      if durations[middle].origin.range.start < range.start {
        low = middle + 1
      } else {
        high = middle
      }
    }
    guard low < durations.count, range.contains(durations[low].origin.range) else { return nil }
    return durations[low]
  }

  /// The names in a cell: one, or alternatives that are each set off by "/", "or" or a comma in code marks.
  private func names(in cell: LocatedText) -> [NameReference] {
    StateNameList.split(cell.text).map { NameReference(text: $0, origin: cell.origin) }
  }
}

/// An arrow between two names.
enum Arrow {
  private static let mutual = bytes(["↔", "⇄", "⇔", "<-->", "<->", "<=>"])
  private static let arrows =
    mutual + bytes(["→", "⟶", "⇒", "➜", "➔", "-->", "->", "=>", "►", "▶"])

  private static func bytes(_ arrows: [String]) -> [[UInt8]] { arrows.map { Array($0.utf8) } }

  /// Whether the arrow of a text points both ways.
  static func isMutual(_ text: String) -> Bool { TextSplit.contains(mutual, in: text) }

  /// Both sides of the first arrow of a text.
  static func split(_ text: String) -> (String, String)? {
    let sides = TextSplit.pieces(of: text, at: arrows, most: 2)
    return sides.count == 2 && !sides[0].isEmpty && !sides[1].isEmpty ? (sides[0], sides[1]) : nil
  }

  /// The texts between all arrows of a line.
  static func pieces(of text: String) -> [String] { TextSplit.pieces(of: text, at: arrows) }
}

/// Several state names in one cell.
enum StateNameList {
  private static let alternatives = [" / ", " or ", ", ", " | ", " ou ", " oder "]
    .map { Array($0.utf8) }
  private static let sequel = [Array(" then ".utf8)]

  /// The names of "PLAY / SEQ", "browsing or loading" or "A, B"; a slash without spaces joins one name.
  static func split(_ text: String) -> [String] {
    TextSplit.pieces(of: text, at: alternatives, outsideParentheses: true)
      .map(withoutAnnotation).filter { !$0.isEmpty }
  }

  /// The steps of "IDLE then VALIDATING"; one where the text is no sequence.
  static func sequence(_ text: String) -> [String] {
    let steps = TextSplit.pieces(of: text, at: sequel)
    return steps.contains("") ? [text] : steps
  }

  /// The name without a remark in parentheses behind it: "browsing (infinite scroll)".
  private static func withoutAnnotation(_ text: String) -> String {
    let (name, _) = StateName.splitQualifier(StateName.trimmed(text))
    return name
  }
}
