import SpecModel
import SpecSyntax
import SpecText

/// Tables that tell where their rows lead below a header that does not say so.
extension TransitionTables {
  /// Takes a column whose cells name other rows for where the rows lead.
  ///
  /// - Complexity: the first row rules out most tables.
  func settleNamed(
    _ columns: inout TableColumns, _ node: Int, _ drafts: MachineDrafts,
    _ known: inout StateRegister?
  ) {
    settleUntold(&columns, node, drafts, &known)
    let open = columns.openColumns
    guard !open.isEmpty, mayName(node, open), !context.isSystem(around: node) else { return }
    let table = DocumentTable(node, header: columns.header, in: context)
    let title = document.title(ofSection: table.section)
    columns.settleNamed(table.sample, open) { found in
      let register = known ?? StateRegister(drafts)
      known = register
      return Self.areStates(found, below: title, register)
    }
  }

  /// Whether the first row has a short text in one of some columns that holds a word with which another row begins: the
  /// states that a run begins with lead on.
  private func mayName(_ node: Int, _ open: [Int]) -> Bool {
    let rows = document.children(of: node).dropFirst().prefix(40)
    guard rows.count > 2, let first = rows.first else { return false }
    let cells = context.cells(of: first)
    let texts = open.compactMap { column -> Range<Int>? in
      guard column < cells.count else { return nil }
      let text = document.plainText(of: cells[column])
      return (1...120).contains(text.count) ? text : nil
    }
    guard !texts.isEmpty else { return false }
    return rows.dropFirst().contains { row in
      context.cells(of: row).prefix(2).contains { cell in
        let name = document.plainText(of: cell)
        return texts.contains { holds($0, wordOf: name) }
      }
    }
  }

  /// Whether a text holds the first word of a name, whatever the case of its letters: a test on bytes.
  private func holds(_ text: Range<Int>, wordOf name: Range<Int>) -> Bool {
    let bytes = document.plain
    let word = bytes[name].prefix { $0 != ASCII.space && $0 != 0x28 }
    guard let first = word.first, word.count <= text.count else { return false }
    return (text.lowerBound...(text.upperBound - word.count)).contains { start in
      (bytes[start] ^ first) & 0xDF == 0
        && zip(bytes[start...], word).allSatisfy { ($0 ^ $1) & 0xDF == 0 }
    }
  }

  /// Whether names below a header that does not call them states are such: most are known, or the heading speaks of
  /// states, screens or a flow over names that all differ.
  static func areStates(
    _ names: [String], below title: String, _ known: StateRegister
  ) -> Bool {
    let count = names.count { known.contains($0) }
    if count > 1, count * 4 >= names.count * 3 { return true }
    guard speaksOfChanges(title) else { return false }
    return Set(names.map { Names.key($0) }).count == names.count
      && names.allSatisfy { TableColumns.isName($0) && FlowSteps.kind(of: $0) != .action }
  }

  /// Whether a heading is over states, their changes, or how screens lead to each other.
  private static func speaksOfChanges(_ title: String) -> Bool {
    FlowWords.nameFlow(title) || CourseWords.areNamed(title) || BareHeadings.speaksOfStates(title)
      || Names.hasWord(title, in: FlowWords.navigations)
      || Names.hasWord(title, in: TransitionWords.transitions)
      || TransitionWords.transitionMarks.contains(where: title.contains)
  }

  /// Takes a column of changes for such whatever its header, where its cells and the heading allow it.
  func settleChanges(
    _ columns: inout TableColumns, _ table: DocumentTable, _ rows: [[String]],
    _ known: StateRegister
  ) {
    guard !context.isSystem(around: table.node) else { return }
    let title = document.title(ofSection: table.section)
    guard !Names.hasWord(title, in: ReplacementRows.titles) else { return }
    columns.settleChanges(rows, known: known) { Self.speaksOfChanges(title) }
  }

  /// "From | Event" below "Any → Fault": takes what the heading leads to for where all rows lead.
  func settleGoal(
    _ columns: inout TableColumns, _ table: inout DocumentTable, _ known: StateRegister
  ) -> Bool {
    guard columns.roles.contains(.source), columns.roles.contains(.event),
      !columns.roles.contains(.target), !columns.roles.contains(.change), table.section > 0,
      !context.isSystem(around: table.node)
    else { return false }
    let heading = Int(document.sections[table.section].heading)
    let text = document.plainText(of: heading)
    guard (5...80).contains(text.count), ArrowGlyph.mayOccur(in: document.plain, text),
      let arrows = ArrowText(StateName.withoutNumbering(document.string(plain: text))),
      arrows.sides.count == 2, arrows.joints[0].direction == .forward,
      case let name = StateName.splitQualifier(arrows.sides[1]).name,
      known.contains(name) || TableColumns.isName(name)
    else { return false }
    table.goal = NameReference(
      text: known.name(of: name) ?? name, origin: document.origin(document.nodes[heading].range))
    columns.form = .ends
    return true
  }
}

extension MatrixDraft {
  /// Notes the heading that names what all rows lead to.
  mutating func rest(on heading: Origin) {
    goal = heading
    supportingLines.append(heading)
  }
}

extension MachineDrafts {
  /// Leaves out what headings tell where the tables below tell it row by row: "From | Event" below "Any → Fault".
  func leaveOutGoals(of found: inout [MatrixDraft]) {
    let goals = matrices.compactMap(\.goal)
    guard !goals.isEmpty else { return }
    for place in found.indices {
      found[place].edges.removeAll { edge in
        goals.contains { $0.range.contains(edge.origin.range) }
      }
    }
    found.removeAll { $0.edges.isEmpty && $0.prohibited.isEmpty }
  }
}
