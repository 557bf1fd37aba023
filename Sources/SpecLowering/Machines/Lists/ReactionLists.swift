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
      guard document.nodes[node].kind == .list, document.nodes[node].level == 1 else { continue }
      let reactions = reactions(in: node)
      guard reactions.count >= 2 else { continue }
      let title = context.scope(of: node).last ?? ""
      let isFlow = FlowWords.nameFlow(title) && tellStates(reactions)
      let edges = isFlow ? edges(reactions) : chain(reactions)
      guard !edges.isEmpty, !isRead(node, drafts) else { continue }
      drafts.matrices.append(
        MatrixDraft(
          form: "list", isClosed: false, section: Int(document.nodes[node].section),
          origin: document.origin(document.nodes[node].range), edges: edges))
    }
  }

  /// Whether the arrows of a list were read as changes from one state to another.
  private func isRead(_ list: Int, _ drafts: MachineDrafts) -> Bool {
    let range = document.nodes[list].range
    return drafts.matrices.contains { matrix in
      matrix.form == "list" && matrix.edges.contains { range.contains($0.origin.range) }
    }
  }

  /// The reactions of a list; none where an item is something else.
  private func reactions(in list: Int) -> [Reaction] {
    var result: [Reaction] = []
    for item in document.children(of: list) {
      guard let leaf = document.firstChild(of: item), let reaction = reaction(leaf) else {
        return []
      }
      result.append(reaction)
    }
    return result
  }

  /// Whether most items lead to the name of a usual state.
  private func tellStates(_ reactions: [Reaction]) -> Bool {
    let usual = reactions.filter { reaction in
      reaction.names.contains { name in
        Names.hasWord(name, in: TransitionWords.usualStates)
      }
    }
    return usual.count * 2 > reactions.count
  }

  /// The steps of a list in which items begin where an earlier one has ended: "Tour → Home page", "Home → Detail".
  private func chain(_ reactions: [Reaction]) -> [EdgeDraft] {
    guard reactions.count >= 3, reactions.count <= 40 else { return [] }
    var seen: [String] = []
    var result: [EdgeDraft] = []
    var joined = 0
    for reaction in reactions {
      guard let target = reaction.names.first, reaction.names.count == 1, !target.contains(":"),
        ArrowSide.isName(reaction.trigger), FlowSteps.kind(of: reaction.trigger) != .action,
        !TransitionWords.isOnlyMachinery(target),
        !TransitionWords.isOnlyMachinery(reaction.trigger)
      else { return [] }
      let words = Set(Names.words(reaction.trigger))
      let earlier = seen.last { words.isSubset(of: Names.words($0)) }
      if earlier != nil { joined += 1 }
      let source = earlier ?? reaction.trigger
      result.append(
        EdgeDraft(
          source: NameReference(text: source, origin: reaction.origin),
          target: NameReference(text: target, origin: reaction.origin), origin: reaction.origin))
      if earlier == nil { seen.append(reaction.trigger) }
      seen.append(target)
    }
    return joined * 2 >= reactions.count ? result : []
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
