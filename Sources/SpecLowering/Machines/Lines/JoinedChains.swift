import SpecModel
import SpecSyntax
import SpecText

/// Reads chains of three names and more that stand alone in a paragraph, "Free → Offered → On the way → Free", where
/// most of the names are those of states that the document has elsewhere.
struct JoinedChains {
  private let context: LoweringContext
  private let document: Document

  init(_ context: LoweringContext) {
    self.context = context
    document = context.document
  }

  /// Adds the changes of all such chains that no other form has read.
  ///
  /// - Complexity: O(lines with arrows).
  func collect(into drafts: inout MachineDrafts) {
    var read: Set<UInt32>?
    var known: KnownStates?
    var found: [MatrixDraft] = []
    for (index, line) in context.lines.enumerated()
    where line.holder == .paragraph && context.mayHoldArrow(index) {
      guard (8...240).contains(line.text.count), line.label == nil || isOfFlow(line),
        !ArrowLine.isPathOfSystem(line, document)
      else { continue }
      let told = read ?? drafts.readLines
      read = told
      let origin = context.origin(plain: line.text)
      guard !told.contains(origin.range.start),
        let arrows = ArrowText(document.string(plain: line.value)), arrows.sides.count > 2,
        arrows.joints.allSatisfy({ $0.direction == .forward && $0.label == nil })
      else { continue }
      let names = known ?? KnownStates(drafts)
      known = names
      let section = Int(document.nodes[line.node].section)
      guard !context.isSystem(section), let edges = edges(arrows, names, origin) else { continue }
      found.append(
        MatrixDraft(
          form: "list", isClosed: false, section: section, origin: origin, edges: edges))
    }
    ArrowEdges.merge(found, into: &drafts)
  }

  private func edges(
    _ arrows: ArrowText, _ known: KnownStates, _ origin: Origin
  ) -> [EdgeDraft]? {
    var sides: [[String]] = []
    var found: Set<String> = []
    for side in arrows.sides {
      let pieces = TextSplit.pieces(
        of: StateName.withoutStop(side), at: Self.choices, outsideParentheses: true)
      var names: [String] = []
      for piece in pieces {
        let text = ArrowSide.unwrapped(StateName.splitQualifier(piece).name)
        if let name = known.name(of: text) {
          names.append(name)
          found.insert(name)
        } else {
          guard (1...4).contains(Names.wordCount(text)), ArrowSide.isName(text),
            FlowSteps.kind(of: text) != .action
          else { return nil }
          names.append(text)
        }
      }
      sides.append(names)
    }
    let distinct = Set(sides.joined())
    guard found.count > 1, found.count * 2 >= distinct.count,
      !distinct.contains(where: { Names.hasWord($0, in: TransitionWords.systems) })
    else { return nil }
    return zip(sides, sides.dropFirst()).flatMap { sources, targets in
      sources.flatMap { from in
        targets.map { to in
          EdgeDraft(
            source: NameReference(text: from, origin: origin),
            target: NameReference(text: to, origin: origin), origin: origin)
        }
      }
    }
  }

  private static let choices: Phrases = [" or ", " oder ", " ou ", " o ", " of ", " atau "]

  /// "Flow: Gate → Search → Result": a label that names a flow.
  private func isOfFlow(_ line: TextLine) -> Bool {
    guard let label = line.label, label.count <= 40, !line.value.isEmpty else { return false }
    return FlowWords.nameFlow(document.string(plain: label))
  }
}
