import SpecModel
import SpecSyntax
import SpecText

/// Reads fences of names below each other with words on the arrows between them, in which a line at the right leads
/// back to a name above, or a name or an arrow stands for more than one way:
///
///     Menu ←─────┐
///       ↓ (pick) │
///     Item       │
///       ↓ (add) ─┘
///     Any screen (except Home)
///       ↓ (50 s idle)
///     Warning
///       ↓ (stay) → Menu
///       ↓ (10 s)
///     Home
///
/// The line leads from the name above its lower end. An arrow on the way down that itself leads to a name is a way out
/// of the name above; words on several arrows below each other belong to the one way that they lead.
struct RailedColumns {
  private let context: LoweringContext
  private let document: Document

  init(_ context: LoweringContext) {
    self.context = context
    document = context.document
  }

  private enum Rail { case opens, closes }

  /// A fence up to one of its lines.
  private struct Column {
    var edges: [EdgeDraft] = []
    var names: [NameReference] = []
    /// The words on the arrows since the last name; `nil` where none leads on from it.
    var labels: [String]?
    /// The name to which the open line leads back.
    var rail: NameReference?
    /// Whether the last name stands for all.
    var isAny = false
    /// What it does not stand for: "except Home".
    var exception: String?
    /// What shows that the fence is none of the plain columns.
    var marks = 0

    var source: NameReference? { isAny ? nil : names.last }

    mutating func lead(to target: NameReference, by label: String?, _ origin: Origin) {
      guard isAny || source?.key != target.key else { return }
      let edge = EdgeDraft(source: source, target: target, origin: origin)
      var drawn = label.map { edge.guarded(by: $0, origin) } ?? edge
      if isAny, let exception { drawn.limit(to: exception, origin) }
      let isTold = edges.contains { other in
        other.source?.key == drawn.source?.key && other.target.key == drawn.target.key
          && other.trigger?.text == drawn.trigger?.text
      }
      if !isTold { edges.append(drawn) }
    }
  }

  /// Adds the changes of all such fences that no other form has read.
  func collect(into drafts: inout MachineDrafts) {
    var names: KnownStates?
    let states = drafts
    FencedMatrices.collect(document, lines: 3...80, isClosed: false, into: &drafts) { block in
      guard mayBeColumn(block), case let node = Int(block.node), !context.isSystem(around: node)
      else { return nil }
      let known = names ?? KnownStates(states, statesOnly: true)
      names = known
      guard let column = column(of: block, known), column.marks > 0, column.edges.count > 1 else {
        return nil
      }
      return isOfFlow(node) || column.names.contains { known.name(of: $0.text) != nil }
        ? column.edges : nil
    }
  }

  /// A byte test: one line begins with an arrow down and goes on.
  private func mayBeColumn(_ block: Document.CodeBlock) -> Bool {
    let bytes = document.source.bytes
    return block.lines.contains { line in
      let text = ASCII.trimmed(bytes, line.offsets)
      return text.count > 5 && bytes[text.lowerBound] == 0xE2
        && Self.heads.contains { bytes[text].starts(with: $0.utf8) }
    }
  }

  private static let heads = ["↓", "⬇", "▼", "⇓"]

  private func isOfFlow(_ node: Int) -> Bool {
    let titles = context.scope(of: node).suffix(2)
    guard !titles.contains(where: FlowChains.isTechnical) else { return false }
    return titles.contains {
      TransitionWords.speaksOfStates($0) || CourseWords.nameCourse($0)
        || Names.hasWord($0, in: FlowWords.places)
    }
  }

  // MARK: Lines

  private func column(of block: Document.CodeBlock, _ known: KnownStates) -> Column? {
    var column = Column()
    for line in block.lines {
      guard line.offsets.count <= 200 else { return nil }
      let (text, rail) = Self.withoutRail(StateName.trimmed(document.source.string(line)))
      if text.isEmpty, rail == nil { continue }
      let origin = document.origin(line)
      if let head = Self.heads.first(where: text.hasPrefix) {
        let rest = text.dropFirst(head.count).drop { $0 == "\u{FE0F}" }
        guard
          read(arrow: StateName.trimmed(String(rest)), rail, known, origin, into: &column)
        else { return nil }
      } else {
        guard read(name: text, rail, origin, into: &column) else { return nil }
      }
    }
    guard column.labels == nil, column.rail == nil, column.names.count > 1 else { return nil }
    return column
  }

  /// A line without what is drawn at its right: the upper or the lower end of a line that leads back, or the line.
  private static func withoutRail(_ text: String) -> (text: String, rail: Rail?) {
    guard let last = text.last, "│┃┐┘╮╯".contains(last) else { return (text, nil) }
    var rest = text.dropLast()
    guard "┐┘╮╯".contains(last) else { return (StateName.trimmed(String(rest)), nil) }
    while let end = rest.last, "─━←◄◀<- ".contains(end) { rest = rest.dropLast() }
    return (StateName.trimmed(String(rest)), "┐╮".contains(last) ? .opens : .closes)
  }

  /// The words of an arrow that leads down: what happens on it, or "(stay) → Menu", a way out of the name above.
  private func read(
    arrow text: String, _ rail: Rail?, _ known: KnownStates, _ origin: Origin,
    into column: inout Column
  ) -> Bool {
    guard rail != .opens, !column.names.isEmpty else { return false }
    if let (words, place) = Arrow.split(text) {
      guard rail == nil else { return false }
      column.marks += 1
      // "→ Resume" tells what is done, where no screen is called so.
      if let name = known.name(of: place) ?? column.names.first(where: { $0.text == place })?.text {
        let target = NameReference(text: name, origin: origin)
        column.lead(to: target, by: LabelledColumns.unwrapped(words), origin)
      }
      return true
    }
    let label = LabelledColumns.unwrapped(text)
    if rail == .closes {
      guard let back = column.rail else { return false }
      column.lead(to: back, by: label.isEmpty ? nil : label, origin)
      column.rail = nil
    }
    if column.labels != nil { column.marks += 1 }
    column.labels = (column.labels ?? []) + (label.isEmpty ? [] : [label])
    return true
  }

  private func read(
    name text: String, _ rail: Rail?, _ origin: Origin, into column: inout Column
  ) -> Bool {
    guard rail != .closes, column.labels != nil || column.names.isEmpty else { return false }
    let (bare, qualifier) = StateName.splitQualifier(ArrowSide.unwrapped(text))
    let isAny = CellVocabulary.isAny(bare)
    guard isAny ? column.names.isEmpty : isName(bare, whole: text) else { return false }
    let name = NameReference(text: bare, origin: origin)
    if let labels = column.labels {
      column.lead(to: name, by: labels.isEmpty ? nil : labels.joined(separator: ", "), origin)
    }
    column.names.append(name)
    (column.labels, column.isAny) = (nil, isAny)
    if isAny {
      column.marks += 1
      column.exception = qualifier
    }
    if rail == .opens {
      guard column.rail == nil else { return false }
      column.rail = name
      column.marks += 1
    }
    return true
  }

  private func isName(_ name: String, whole text: String) -> Bool {
    guard let first = name.first, first.isUppercase || first.utf8.first ?? 0 >= 0xE3,
      (1...4).contains(Names.wordCount(name)), !EventName.isCode(name), !Arrow.isIn(text),
      !Names.hasWord(name, in: TransitionWords.machinery),
      !text.contains(where: { "│┌┐└┘├┤┬┴┼╭╮╰╯:?？".contains($0) })
    else { return false }
    return FlowSteps.kind(of: name) != .action || TransitionWords.isTitledChoice(name)
  }
}
