import SpecModel
import SpecSyntax
import SpecText

extension StateTables {
  /// Whether the rows are the phases of one motion: a column "Phase" beside nothing but times and curves, all of
  /// them in milliseconds.
  ///
  /// - Complexity: the cells are looked at only where the headers are such.
  func times(of header: Int, beside state: Int, _ headers: [String]) -> Bool {
    guard headers.count > 1, Names.hasWord(headers[state], in: Self.phases) else { return false }
    // "Phase | Time budget | User sees"
    if headers.contains(where: { Names.hasWord($0, in: Self.budgets) }) { return true }
    guard
      headers.indices.allSatisfy({ index in
        index == state
          || [.duration, .delay, .easing, .animation].contains(
            ColumnRole.role(ofHeader: headers[index]))
      })
    else { return false }
    let rows = document.children(of: Int(document.nodes[header].parent)).dropFirst()
    return !rows.isEmpty
      && rows.allSatisfy { row in
        context.cells(of: row).contains { holdsMilliseconds(document.plainText(of: $0)) }
      }
  }

  private static let budgets: Lexicon = [
    "budget", "budgets", "zeitbudget", "presupuesto", "orçamento", "anggaran", "бюджет", "予算", "预算",
    "예산",
  ]
  private static let phases: Lexicon = [
    "phase", "phases", "phasen", "fase", "fases", "fasi", "フェーズ", "阶段", "階段", "단계",
  ]

  /// Whether a row gives the motion between the states of the other rows: "Transition | 200ms ease".
  ///
  /// Below "Duration" each row has its time, and one in capitals or with what leads to it is a state of that name.
  func isMotion(_ name: String, _ row: Int, _ columns: Columns) -> Bool {
    let cells = context.cells(of: row)
    // Most rows are ruled out by their length or for want of a digit.
    guard name.utf8.count <= 30,
      cells.dropFirst(columns.state + 1).contains(where: {
        document.plain[document.plainText(of: $0)].contains(where: ASCII.isDigit)
      }),
      Names.wordCount(name) <= 2, let role = ColumnRole.role(ofHeader: name),
      [.animation, .duration, .easing, .delay].contains(role)
    else { return false }
    let timed = cells.indices.dropFirst(columns.state + 1).filter { column in
      let text = document.plainText(of: cells[column])
      return document.plain.withUnsafeBufferPointer { bytes in
        QuantityScanner.scan(bytes, text).contains(where: \.isTime)
      }
    }
    guard !timed.isEmpty else { return false }
    let header = context.cells(of: Int(document.nodes[row].parent) + 1)
    let roles = header.map { ColumnRole.role(ofHeader: document.string($0)) }
    guard timed.allSatisfy({ $0 < roles.count && roles[$0] == .duration }) else { return true }
    let isCaused = cells.indices.contains { column in
      column < roles.count && (roles[column] == .event || roles[column] == .guardText)
        && !StateCell.isBlank(StateName.trimmed(document.string(cells[column])))
    }
    return !isCaused && !StateName.isInCapitals(name)
  }

  /// Whether the text of a cell is a change and no name: "Open → C".
  func holdsArrow(_ cell: Int, _ name: String) -> Bool {
    ArrowGlyph.mayOccur(in: document.plain, document.plainText(of: cell)) && Arrow.isIn(name)
  }

  private func holdsMilliseconds(_ text: Range<Int>) -> Bool {
    document.plain.withUnsafeBufferPointer { bytes in
      QuantityScanner.scan(bytes, text).contains { $0.time == .milliseconds }
    }
  }

  /// Two states and the change between them that one cell names: "Asking → Streaming"; beside an id, such words are
  /// the name of one state.
  func change(
    inRow row: Int, _ columns: Columns, _ section: Int
  ) -> (ends: [StateDraft], edge: EdgeDraft)? {
    let cells = context.cells(of: row)
    let column = columns.state
    guard columns.id == nil, column < cells.count,
      ArrowGlyph.mayOccur(in: document.plain, document.plainText(of: cells[column])),
      let arrows = ArrowText(document.string(cells[column])), arrows.sides.count == 2,
      arrows.joints[0].direction == .forward, arrows.joints[0].label == nil
    else { return nil }
    let origin = document.origin(document.nodes[cells[column]].range)
    let names = arrows.sides.map { StateName.splitQualifier($0).name }
    guard
      names.allSatisfy({ name in
        (1...3).contains(Names.wordCount(name)) && name.first?.isLetter == true
          && FlowSteps.kind(of: name) != .action && !EventName.isCode(name)
      })
    else { return nil }
    let ends = names.map { name in
      var draft = StateDraft(
        name: StateName(heading: name)?.name ?? name, origin: origin, screen: section)
      draft.parentSection = section
      return draft
    }
    let edge = EdgeDraft(
      source: NameReference(text: ends[0].name, origin: origin),
      target: NameReference(text: ends[1].name, origin: origin), origin: origin)
    return (ends, edge)
  }
}
