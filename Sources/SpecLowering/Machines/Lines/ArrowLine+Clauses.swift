import SpecModel
import SpecSyntax
import SpecText

/// What triggers a change and what is done on the way, in one line with it.
extension ArrowLine {
  /// Whether a label tells an act, or by a participle what happens: "lid opened", "button held 5 s"; "Text color" is none.
  private static func tellsHappening(_ label: String) -> Bool {
    FlowSteps.kind(of: label) == .action || EventName.isEvent(label)
      || label.split(separator: " ").contains { StateCues.isCondition(String($0)) }
  }

  /// "lid opened: Dark → Lit" below the label "Transitions:": the label of the line triggers the change.
  func named(_ label: String, _ arrows: ArrowText) -> EdgeDraft? {
    guard case .transitions = subject, arrows.sides.count == 2,
      arrows.joints[0].direction == .forward, Names.wordCount(label) <= 6,
      known.name(of: label) == nil, Self.tellsHappening(label),
      context.scope(of: line.node).last.map({
        Names.hasWord($0, in: TransitionWords.transitions)
      }) != true
    else { return nil }
    let edges = chain(arrows, tail: "")
    guard edges.count == 1, edges[0].trigger == nil else { return nil }
    return edges[0].triggered(by: label, origin)
  }

  /// "Happy path: queued → sending → sent", "Error path: sending → failed": whether a label names a way through what
  /// most names tell to be states.
  func isPath(_ words: [String], of arrows: ArrowText) -> Bool {
    guard (1...3).contains(words.count), words.last == "path" || words.last == "flow",
      arrows.sides.count > 2, arrows.sides.allSatisfy({ Names.wordCount($0) <= 2 })
    else { return false }
    return StateCues.areStates(arrows.sides)
  }

  /// "timeout → stop the printer → Menu" in the part of a state: what happens, what is done, and where that leads; only
  /// the last is a declared state. "save → kept / show → Report" are two ways, of which one leads to such a state.
  func exitByAct(_ arrows: ArrowText) -> EdgeDraft? {
    guard line.holder == .item, arrows.sides.count > 2, let source = stateAround else { return nil }
    let text = StateName.withoutStop(context.document.string(plain: line.text))
    if ExitWays.areParted(text) { return declaredWays(in: text, from: source).first }
    return exit(arrows, from: source)
  }

  /// "error: show a message → Menu" in the part of a state: the label triggers the change, and what stands before the
  /// arrow is done on the way.
  func exitByLabel(_ label: String, _ arrows: ArrowText) -> EdgeDraft? {
    guard line.holder == .item, Names.wordCount(label) <= 4, known.name(of: label) == nil,
      let source = stateAround
    else { return nil }
    if TransitionWords.exits.contains(label.lowercased()) { return exit(arrows, from: source) }
    guard ColumnRole.role(ofHeader: label).map({ $0 == .event }) ?? true,
      context.isBelowExits(line), var edge = exit(arrows, from: source)
    else { return nil }
    let acts = arrows.sides.dropLast().joined(separator: ", ")
    edge.trigger = nil
    edge.effect = LocatedText(acts, origin)
    return edge.triggered(by: label, origin)
  }

  /// The state in whose part the line stands, or whose name a heading around it bears.
  var stateAround: NameReference? {
    if let source = places.source(of: line) { return source }
    for title in context.scope(of: line.node).reversed() {
      if let name = known.name(of: StateName.withoutNumbering(title)) {
        return NameReference(text: name, origin: origin)
      }
    }
    return nil
  }

  /// "tap → Open, hold → bar fills → Sent" behind the state that is left; `nil` where one of the ways is none.
  func clauses(_ value: String, from source: NameReference) -> [EdgeDraft]? {
    let pieces = TextSplit.pieces(
      of: StateName.withoutStop(value), at: Self.clauseMarks, outsideParentheses: true)
    guard pieces.count <= 8 else { return nil }
    var edges: [EdgeDraft] = []
    for piece in pieces {
      guard let arrows = ArrowText(piece), arrows.sides.count > 1,
        let edge = exit(arrows, from: source)
      else { return nil }
      edges.append(edge)
    }
    return edges.isEmpty ? nil : edges
  }

  private static let clauseMarks: Phrases = [", ", "; ", "，", "；", "、", "。"]

  private func exit(_ arrows: ArrowText, from source: NameReference) -> EdgeDraft? {
    guard arrows.joints.allSatisfy({ $0.direction == .forward && $0.label == nil }),
      let last = arrows.sides.last,
      let target = ArrowSide(StateName.withoutStop(last), known: known), target.isKnown,
      Names.key(target.name) != source.key,
      arrows.sides.dropLast().allSatisfy({ side in
        known.name(of: ArrowSide.unwrapped(side)) == nil && Names.wordCount(side) <= 12
      })
    else { return nil }
    var edge = EdgeDraft(
      source: source, target: NameReference(text: target.name, origin: origin), origin: origin
    ).triggered(by: ArrowSide.unwrapped(arrows.sides[0]), origin)
    let acts = arrows.sides.dropFirst().dropLast()
    if !acts.isEmpty { edge.effect = LocatedText(acts.joined(separator: ", "), origin) }
    edge.note(remark: target.remark, origin)
    return timed(edge)
  }
}

extension LoweringContext {
  /// Whether an item stands below one that is a label of ways out: "Exit:".
  fileprivate func isBelowExits(_ line: TextLine) -> Bool {
    let item = Int(document.nodes[line.node].parent)
    let list = item > 0 ? Int(document.nodes[item].parent) : -1
    let outer = list > 0 ? Int(document.nodes[list].parent) : -1
    guard outer > 0, document.nodes[outer].kind == .item,
      let head = document.firstChild(of: outer)
    else { return false }
    return TransitionWords.exits.contains(ArrowSide.unwrapped(document.string(head)).lowercased())
  }
}
