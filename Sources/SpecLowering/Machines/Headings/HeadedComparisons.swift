import SpecModel
import SpecSyntax
import SpecText

/// Reads headings that are a change between two columns of the table below: "Idle → Hover" over a table with the
/// headers "Property", "Idle" and "Hover".
///
/// The headers must be those of states, not "Before" and "After"; a label "Triggers" below tells what brings it about.
struct HeadedComparisons {
  private let context: LoweringContext
  private let document: Document

  init(_ context: LoweringContext) {
    self.context = context
    document = context.document
  }

  /// Adds the changes of all such headings that no other form has read.
  ///
  /// - Complexity: O(sections), where no heading holds an arrow.
  func collect(into drafts: inout MachineDrafts) {
    var found: [MatrixDraft] = []
    var read: Set<UInt32>?
    for section in document.sections.indices.dropFirst() {
      let heading = Int(document.sections[section].heading)
      let text = document.plainText(of: heading)
      guard (5...80).contains(text.count), ArrowGlyph.mayOccur(in: document.plain, text),
        let arrows = ArrowText(StateName.withoutNumbering(document.string(plain: text))),
        arrows.sides.count == 2, arrows.joints[0].direction == .forward,
        let names = columns(of: section, like: arrows.sides)
      else { continue }
      let told = read ?? drafts.readLines
      read = told
      let origin = document.origin(document.nodes[heading].range)
      guard !told.contains(origin.range.start) else { continue }
      var edge = EdgeDraft(
        source: NameReference(text: names.from, origin: origin),
        target: NameReference(text: names.to, origin: origin), origin: origin)
      if let trigger = trigger(in: section) { edge = edge.triggered(by: trigger, origin) }
      found.append(
        MatrixDraft(
          form: "table", isClosed: false, section: section, origin: origin, edges: [edge]))
    }
    ArrowEdges.merge(found, into: &drafts)
  }

  /// The two headers of a table below a heading that both sides name, in their spelling.
  private func columns(of section: Int, like sides: [String]) -> (from: String, to: String)? {
    let own = document.sections[section].ownNodes
    guard let table = own.first(where: { document.nodes[Int($0)].kind == .table }),
      let header = document.firstChild(of: Int(table))
    else { return nil }
    let heads = context.cells(of: header).map { document.string($0) }
    let found = sides.map { side in heads.first { Self.keys($0) == Self.keys(side) } }
    guard let from = found[0], let to = found[1], Self.keys(from) != Self.keys(to),
      Self.isState(from) || Self.isState(to)
    else { return nil }
    let isTimed = heads.contains { ColumnRole.role(ofHeader: $0) == .duration }
    return isTimed || Self.isState(from) && Self.isState(to) ? (from, to) : nil
  }

  private static func keys(_ text: String) -> [String] {
    TextSplit.pieces(of: text, at: joints).map(Names.key)
  }

  /// Whether a header names one or several looks or states: "Hover / focus".
  private static func isState(_ header: String) -> Bool {
    TextSplit.pieces(of: header, at: joints).allSatisfy { part in
      let words = Names.words(part)
      return words.count == 1
        && (StateWords.interactions.contains(words[0]) || StateWords.neutral.contains(words[0]))
        || StateWords.isState(words)
    }
  }

  private static let joints: Phrases = ["/", ", ", " & ", " + ", "、", "・"]

  /// What a label below the table calls the trigger.
  private func trigger(in section: Int) -> String? {
    for line in context.lines(in: document.sections[section].ownNodes)
    where line.holder != .cell && line.holder != .heading {
      guard let label = line.label, label.count <= 24, (3...160).contains(line.value.count),
        case let name = document.string(plain: label).lowercased(),
        Self.labels.contains(name) || ColumnRole.role(ofHeader: name) == .event
      else { continue }
      return StateName.withoutStop(document.string(plain: line.value))
    }
    return nil
  }

  private static let labels: Lexicon = [
    "triggers", "triggered by", "auslöser", "déclencheurs", "disparadores", "gatilhos", "trigger",
  ]
}
