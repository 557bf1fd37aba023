import SpecModel
import SpecSyntax
import SpecText

/// Reads numbered lists below a heading that names a flow, in which each item is "trigger → what is shown then".
///
/// Each item leaves the state of the item before it. Such a list tells of states only where most items lead to the
/// name of a usual state of an interface.
struct ReactionLists {
  private let context: LoweringContext
  private let document: Document
  private let durations: [DurationFact]

  init(_ context: LoweringContext, durations: [DurationFact]) {
    self.context = context
    document = context.document
    self.durations = durations.sorted { $0.origin.range.start < $1.origin.range.start }
  }

  /// One item: what happens, and the states that are shown then.
  private struct Reaction {
    var trigger: String
    var names: [String]
    var isReturn: Bool
    var origin: Origin
  }

  /// Adds the transitions of all such lists.
  func collect(into drafts: inout MachineDrafts) {
    for node in document.nodes.indices {
      guard document.nodes[node].kind == .list, document.nodes[node].level == 1,
        let title = context.scope(of: node).last, FlowWords.nameFlow(title)
      else { continue }
      let reactions = reactions(in: node)
      guard reactions.count >= 2 else { continue }
      let edges = edges(reactions)
      guard !edges.isEmpty else { continue }
      drafts.matrices.append(
        MatrixDraft(
          form: "list", isClosed: false, section: Int(document.nodes[node].section),
          origin: document.origin(document.nodes[node].range), edges: edges))
    }
  }

  /// The reactions of a list; none where an item is something else, or the names are of no states.
  private func reactions(in list: Int) -> [Reaction] {
    var result: [Reaction] = []
    for item in document.children(of: list) {
      guard let leaf = document.children(of: item).first, let reaction = reaction(leaf) else {
        return []
      }
      result.append(reaction)
    }
    let usual = result.filter { reaction in
      reaction.names.contains { name in
        Names.words(name).contains(where: TransitionWords.usualStates.contains)
      }
    }
    return usual.count * 2 > result.count ? result : []
  }

  private func reaction(_ leaf: Int) -> Reaction? {
    let node = document.nodes[leaf]
    guard node.kind == .paragraph, node.text.count <= 160 else { return nil }
    let range = Int(node.text.lowerBound)..<Int(node.text.upperBound)
    guard ArrowGlyph.mayOccur(in: document.plain, range),
      let arrows = ArrowText(document.string(plain: range)), arrows.sides.count == 2,
      arrows.joints[0].direction == .forward,
      let side = ArrowSide(arrows.sides[1], known: KnownStates())
    else { return nil }
    let name = Self.withoutMotion(side.name)
    return Reaction(
      trigger: ArrowSide.unwrapped(arrows.sides[0]), names: Self.alternatives(name),
      isReturn: side.isMove, origin: context.origin(plain: range))
  }

  /// "Saved state transition" as "Saved".
  private static func withoutMotion(_ name: String) -> String {
    guard let space = name.lastIndex(of: " "),
      TransitionWords.transitions.contains(name[name.index(after: space)...].lowercased())
    else { return name }
    let rest = String(name[..<space])
    return StateName(heading: rest)?.name ?? rest
  }

  /// "Saved/failed" as two names, where both are usual states.
  private static func alternatives(_ name: String) -> [String] {
    let parts = name.split(separator: "/").map { StateName.trimmed(String($0)) }
    let areStates = parts.allSatisfy { TransitionWords.usualStates.contains($0.lowercased()) }
    return parts.count > 1 && areStates ? parts : [name]
  }

  private func edges(_ reactions: [Reaction]) -> [EdgeDraft] {
    var sources: [NameReference] = []
    if let last = reactions.last, last.isReturn, let name = last.names.first {
      // What the last item returns to is where the first begins.
      sources = [NameReference(text: name, origin: last.origin)]
    }
    var result: [EdgeDraft] = []
    for reaction in reactions {
      let targets = reaction.names.map { NameReference(text: $0, origin: reaction.origin) }
      let fact = durations.first(in: reaction.origin.range)
      for source in sources {
        for target in targets where Names.key(source.text) != Names.key(target.text) {
          var edge = EdgeDraft(source: source, target: target, origin: reaction.origin)
          edge = edge.triggered(by: reaction.trigger, reaction.origin)
          edge.duration = fact?.quantity
          edge.durationOrigin = fact?.origin
          result.append(edge)
        }
      }
      sources = targets
    }
    return result
  }
}
