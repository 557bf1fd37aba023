import SpecModel
import SpecSyntax
import SpecText

/// Reads chains of declared names below headings about flows that no other form has read: with several names on a side,
/// "A1 / A2 → A3 or A4", with several chains on a line, "A1 → A2; A2 → B1", or with an act between two names, "Home →
/// Create room → Room". Words at the end may name none.
///
/// A line tells changes only between names that the document declares elsewhere; ids stand for them.
struct KnownChains {
  private let context: LoweringContext
  private let document: Document

  init(_ context: LoweringContext) {
    self.context = context
    document = context.document
  }

  /// Adds the changes of all such lines.
  ///
  /// - Complexity: O(lines with arrows).
  func collect(into drafts: inout MachineDrafts) {
    var prepared: (known: KnownStates, told: Set<UInt32>)?
    var flows: [Int: Bool] = [:]
    var found: [MatrixDraft] = []
    for (index, line) in context.lines.enumerated()
    where (line.holder == .item || line.holder == .paragraph) && context.mayHoldArrow(index) {
      guard (6...400).contains(line.value.count) else { continue }
      let section = Int(document.nodes[line.node].section)
      let isOfFlow = flows[section] ?? self.isOfFlow(section)
      flows[section] = isOfFlow
      guard isOfFlow else { continue }
      let (known, told) =
        prepared ?? (KnownStates(drafts, statesOnly: true), drafts.readLines)
      prepared = (known, told)
      let origin = context.origin(plain: line.text)
      guard !known.isEmpty, !told.contains(origin.range.start), let edges = self.edges(line, known),
        !edges.isEmpty
      else { continue }
      found.append(
        MatrixDraft(
          form: "list", isClosed: false, section: section, origin: origin, edges: edges))
    }
    ArrowEdges.merge(found, into: &drafts)
  }

  private func isOfFlow(_ section: Int) -> Bool {
    let title = document.title(ofSection: section)
    return section > 0 && !context.isSystem(section) && !FlowChains.isTechnical(title)
      && !context.forbidsChanges(section: section)
      && (CourseWords.nameCourse(title) || TransitionWords.speaksOfStates(title))
  }

  /// The changes of a line; `nil` where it is one chain of single names, or a side before the last one of a chain names
  /// nothing that is declared.
  private func edges(_ line: TextLine, _ known: KnownStates) -> [EdgeDraft]? {
    if let label = line.label, case let text = document.string(plain: label),
      NegativeCue.forbids(label: text) || TransitionWords.namesSystem(text)
    {
      return nil
    }
    let origin = context.origin(plain: line.text)
    var result: [EdgeDraft] = []
    let parts = FlowChains.parts(of: document.string(plain: line.value))
    var isMany = parts.count > 1
    for part in parts {
      guard let arrows = ArrowText(FlowChains.sentence(part)), arrows.sides.count <= 16,
        arrows.joints.allSatisfy({ $0.direction == .forward && !$0.isGap })
      else { return nil }
      var sources: [String] = []
      var act: String?
      for (index, side) in arrows.sides.enumerated() {
        guard let targets = names(in: side, known) else {
          if index == arrows.sides.count - 1, index > 1, act == nil { break }
          guard !sources.isEmpty, act == nil, let words = Self.act(side) else { return nil }
          act = words
          continue
        }
        let label = index > 0 ? act ?? arrows.joints[index - 1].label : nil
        result += changes(from: sources, to: targets, by: label, origin)
        isMany = isMany || targets.count > 1 || act != nil
        (sources, act) = (targets, nil)
      }
    }
    return isMany ? result : nil
  }

  private func changes(
    from sources: [String], to targets: [String], by label: String?, _ origin: Origin
  ) -> [EdgeDraft] {
    sources.flatMap { source in
      targets.filter { $0 != source }.map { target in
        let edge = EdgeDraft(
          source: NameReference(text: source, origin: origin),
          target: NameReference(text: target, origin: origin), origin: origin)
        return label.map { edge.triggered(by: $0, origin) } ?? edge
      }
    }
  }

  /// What somebody does between two names; `nil` where a side may be a name.
  private static func act(_ side: String) -> String? {
    let words = ArrowSide.unwrapped(side)
    guard Names.wordCount(words) <= 8 else { return nil }
    let isGesture =
      FlowSteps.kind(of: words) == .action && !TransitionWords.isTitledChoice(words)
    return isGesture || MiddleActs.tell(words) ? words : nil
  }

  /// The declared names of a side, without a remark behind each; `nil` where one is none.
  private func names(in side: String, _ known: KnownStates) -> [String]? {
    if let name = self.name(side, known) { return [name] }
    let parts = TextSplit.pieces(of: side, at: Self.choices, outsideParentheses: true)
    guard (2...8).contains(parts.count) else { return nil }
    let names = parts.compactMap { self.name($0, known) }
    return names.count == parts.count ? names : nil
  }

  private func name(_ text: String, _ known: KnownStates) -> String? {
    known.name(of: ArrowSide.unwrapped(text))
      ?? known.name(of: ArrowSide.unwrapped(StateName.splitQualifier(text).name))
  }

  private static let choices: Phrases = [
    " / ", "/", " ± ", " or ", " oder ", " ou ", " o ", " of ", " atau ", " lub ", " или ",
    " або ", " veya ", "または", "或者", "或", "또는", "・", "、",
  ]
}
