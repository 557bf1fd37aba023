import SpecModel
import SpecSyntax
import SpecText

/// Reads fences of rows of names in brackets with arrows between them, and arrows up or down between the rows:
///
///     [Calm] ←→ [Windy] ←→ [Storm]
///       ↓ (gust)
///     [Reefed] → [Hove to]
///       ↓
///     [Moored] (if a berth is free)
///
/// An arrow between two rows leads from the name that it stands under to the one above which it stands; what stands in
/// parentheses behind the last name is the condition of the way to it.
struct BracketGrids {
  private let context: LoweringContext
  private let document: Document

  init(_ context: LoweringContext) {
    self.context = context
    document = context.document
  }

  /// A name in brackets with the columns that it takes.
  private struct Box {
    var name: NameReference
    var columns: Range<Int>
  }

  /// The boxes of a line, and the condition behind the last of them.
  private struct Row {
    var boxes: [Box]
    var remark: String?

    /// The name at a column, else the last that begins before it.
    func name(at column: Int) -> NameReference {
      (boxes.first { $0.columns.contains(column) } ?? boxes.last { $0.columns.lowerBound < column }
        ?? boxes[0]).name
    }
  }

  /// An arrow between two rows.
  private struct Stroke {
    var column: Int
    var isDown: Bool
    var isUp: Bool
    var label: String
  }

  /// Adds the changes of all such fences.
  func collect(into drafts: inout MachineDrafts) {
    var names: KnownStates?
    let states = drafts
    FencedMatrices.collect(document, lines: 3...40, isClosed: false, into: &drafts) { block in
      guard mayBeGrid(block), case let node = Int(block.node), !context.isSystem(around: node)
      else { return nil }
      let known = names ?? KnownStates(states, statesOnly: true)
      names = known
      return edges(of: block, known)
    }
  }

  /// A byte test: each line that says something begins with a bracket or an arrow, and one has two brackets.
  private func mayBeGrid(_ block: Document.CodeBlock) -> Bool {
    let bytes = document.source.bytes
    var rows = 0
    var isWide = false
    for line in block.lines {
      let text = ASCII.trimmed(bytes, line.offsets)
      guard !text.isEmpty else { continue }
      guard text.count <= 200 else { return false }
      if bytes[text.lowerBound] == 0x5B {
        rows += 1
        isWide = isWide || bytes[text].count { $0 == 0x5B } > 1
      } else if !Self.heads.contains(where: { bytes[text].starts(with: $0.0.utf8) }) {
        return false
      }
    }
    return rows > 1 && isWide
  }

  private static let heads: [(String, isDown: Bool, isUp: Bool)] = [
    ("↓", true, false), ("⬇", true, false), ("▼", true, false), ("⇓", true, false),
    ("↑", false, true), ("▲", false, true), ("⇑", false, true), ("↕", true, true),
    ("⇕", true, true),
  ]

  private func isOfFlow(_ node: Int) -> Bool {
    let titles = context.scope(of: node).suffix(2)
    guard !titles.contains(where: FlowChains.isTechnical) else { return false }
    return titles.contains {
      TransitionWords.speaksOfStates($0) || CourseWords.nameCourse($0)
    }
  }

  // MARK: Lines

  private func edges(of block: Document.CodeBlock, _ known: KnownStates) -> [EdgeDraft]? {
    var result: [EdgeDraft] = []
    var above: Row?
    var strokes: [Stroke] = []
    var names: Set<String> = []
    for line in block.lines {
      let text = document.source.string(line)
      let origin = document.origin(line)
      if StateName.trimmed(text).isEmpty { continue }
      if let found = Self.strokes(of: text) {
        guard above != nil, strokes.isEmpty else { return nil }
        strokes = found
        continue
      }
      guard let row = row(of: text, origin, into: &result) else { return nil }
      if let above {
        guard !strokes.isEmpty else { return nil }
        Self.join(above, row, by: strokes, origin, into: &result)
      } else if row.remark != nil {
        return nil
      }
      names.formUnion(row.boxes.map(\.name.text))
      above = row
      strokes = []
    }
    guard strokes.isEmpty, names.count > 2 else { return nil }
    let isTold = names.count { known.name(of: $0) != nil } > 1
    return isTold || isOfFlow(Int(block.node)) ? result : nil
  }

  private static func join(
    _ above: Row, _ below: Row, by strokes: [Stroke], _ origin: Origin,
    into result: inout [EdgeDraft]
  ) {
    for stroke in strokes {
      let upper = above.name(at: stroke.column)
      let lower = below.name(at: stroke.column)
      guard upper.key != lower.key else { continue }
      let ways = (stroke.isDown ? [(upper, lower)] : []) + (stroke.isUp ? [(lower, upper)] : [])
      for (source, target) in ways {
        var edge = EdgeDraft(source: source, target: target, origin: origin)
        if !stroke.label.isEmpty { edge = edge.guarded(by: stroke.label, origin) }
        if let remark = below.remark, stroke.isDown, below.boxes.count == 1 {
          if edge.trigger == nil {
            edge = edge.triggered(by: remark, origin)
          } else {
            edge.limit(to: remark, origin)
          }
        }
        result.append(edge)
      }
    }
  }

  /// The arrows of a line between two rows, of which one alone has words behind it; `nil` where it is no such line.
  private static func strokes(of text: String) -> [Stroke]? {
    var result: [Stroke] = []
    var label = ""
    for (column, character) in text.enumerated() {
      if character.isWhitespace, label.isEmpty { continue }
      // An arrow may have a selector of its shape behind it.
      let head = heads.first { $0.0.unicodeScalars.first == character.unicodeScalars.first }
      if let head, label.isEmpty {
        result.append(Stroke(column: column, isDown: head.isDown, isUp: head.isUp, label: ""))
      } else {
        guard !result.isEmpty, head == nil else { return nil }
        label.append(character)
      }
    }
    guard !result.isEmpty, label.isEmpty || result.count == 1 else { return nil }
    result[result.count - 1].label = LabelledColumns.unwrapped(StateName.trimmed(label))
    return label.utf8.contains(0x5B) ? nil : result
  }

  /// The names of a row, whose own changes are added; `nil` where it holds anything besides.
  private func row(of text: String, _ origin: Origin, into result: inout [EdgeDraft]) -> Row? {
    var boxes: [Box] = []
    var open: Int?
    var name = ""
    var rest = ""
    for (column, character) in text.enumerated() {
      if character == "[" {
        guard open == nil else { return nil }
        (open, name) = (column, "")
      } else if character == "]" {
        guard let start = open, isName(StateName.trimmed(name)) else { return nil }
        boxes.append(
          Box(
            name: NameReference(text: StateName.trimmed(name), origin: origin),
            columns: start..<column + 1))
        (open, rest) = (nil, "")
      } else if open == nil {
        rest.append(character)
      } else {
        name.append(character)
      }
    }
    guard open == nil, !boxes.isEmpty else { return nil }
    let behind = StateName.trimmed(rest)
    guard behind.isEmpty || behind.hasPrefix("(") && behind.hasSuffix(")") else { return nil }
    let inner = LabelledColumns.unwrapped(behind)
    let first = Names.firstWord(inner)
    let isCondition = first.map { CellVocabulary.conditionWords.contains($0) } ?? false
    guard addSteps(of: text, boxes, origin, into: &result) else { return nil }
    return Row(boxes: boxes, remark: isCondition ? inner : nil)
  }

  private func addSteps(
    of text: String, _ boxes: [Box], _ origin: Origin, into result: inout [EdgeDraft]
  ) -> Bool {
    guard boxes.count > 1 else { return !Arrow.isIn(text) }
    guard let arrows = ArrowText(text), arrows.sides.count == boxes.count,
      !arrows.joints.contains(where: \.isGap),
      zip(arrows.sides, boxes).allSatisfy({ $0.hasPrefix("[\($1.name.text)]") })
    else { return false }
    for step in arrows.steps where boxes[step.from].name.key != boxes[step.to].name.key {
      let edge = EdgeDraft(
        source: boxes[step.from].name, target: boxes[step.to].name, origin: origin)
      result.append(step.label.map { edge.guarded(by: $0, origin) } ?? edge)
    }
    return true
  }

  private func isName(_ name: String) -> Bool {
    guard (1...5).contains(Names.wordCount(name)), !EventName.isCode(name), !Arrow.isIn(name),
      !Names.hasWord(name, in: TransitionWords.machinery),
      !name.contains(where: { ":?？/|".contains($0) })
    else { return false }
    return FlowSteps.kind(of: name) != .action || TransitionWords.isTitledChoice(name)
  }
}
