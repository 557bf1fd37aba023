import SpecModel
import SpecSyntax
import SpecText

/// Reads numbered steps that each tell what happens and the screen or state that follows: "1. User taps + → New Event
/// Sheet", "2. File chosen → Uploading state".
///
/// Each step leaves what the one before led to, which the document does not say: such changes are inferred.
struct NumberedExits {
  private let context: LoweringContext
  private let document: Document

  init(_ context: LoweringContext) {
    self.context = context
    document = context.document
  }

  private struct Step {
    var trigger: String
    var target: String
    var origin: Origin
  }

  /// Adds the changes of all such lists that no other form has read.
  func collect(into drafts: inout MachineDrafts) {
    var known: KnownStates?
    var found: [MatrixDraft] = []
    for node in document.nodes.indices
    where document.nodes[node].kind == .list && document.nodes[node].level == 1 {
      let section = Int(document.nodes[node].section)
      guard isOfFlow(section) else { continue }
      let names = known ?? LinePlaces(drafts, in: document).withScreens()
      known = names
      let items = document.children(of: node)
      let steps = items.compactMap { step($0, names) }
      guard (2...40).contains(steps.count), steps.count == items.count,
        steps.contains(where: { FlowSteps.kind(of: $0.trigger) == .action }),
        drafts.readLines.isDisjoint(with: steps.map(\.origin.range.start))
      else { continue }
      found.append(
        MatrixDraft(
          form: "list", isClosed: false, section: section, origin: steps[0].origin,
          edges: edges(steps)))
    }
    ArrowEdges.merge(found, into: &drafts)
  }

  private func isOfFlow(_ section: Int) -> Bool {
    let title = document.title(ofSection: section)
    guard section > 0, !FlowChains.isTechnical(title) else { return false }
    return FlowWords.nameFlow(title) || Names.hasWord(title, in: TransitionWords.transitions)
  }

  private func edges(_ steps: [Step]) -> [EdgeDraft] {
    var source: NameReference?
    return steps.map { step in
      let target = NameReference(text: step.target, origin: step.origin)
      var edge = EdgeDraft(source: source, target: target, origin: step.origin)
        .triggered(by: step.trigger, step.origin)
      edge.provenance = .inferred
      source = target
      return edge
    }
  }

  /// A step that leads to a declared state, a surface or what calls itself a state.
  private func step(_ item: Int, _ known: KnownStates) -> Step? {
    guard let leaf = document.firstChild(of: item), document.nodes[leaf].kind == .paragraph,
      document.plainText(of: leaf).count <= 200
    else { return nil }
    let text = document.string(leaf)
    guard let arrows = ArrowText(text) else { return stepWithoutArrow(leaf) }
    guard arrows.sides.count == 2,
      arrows.joints[0].direction == .forward, Names.wordCount(arrows.sides[0]) > 1,
      known.name(of: arrows.sides[0]) == nil
    else { return nil }
    let (head, _) = StateName.splitQualifier(ArrowSide.unwrapped(arrows.sides[1]))
    guard let target = ArrowSide(arrows.sides[1], known: known), !target.isAny,
      (1...4).contains(Names.wordCount(target.name)),
      target.isKnown || NumberedExits.isPlace(head) || endsInBold(leaf, head)
    else { return nil }
    return Step(
      trigger: arrows.sides[0], target: target.name,
      origin: document.origin(document.nodes[leaf].range))
  }

  /// Whether the name behind the arrow is set in bold up to the end of a step: "Speech ends → **Thinking**".
  private func endsInBold(_ leaf: Int, _ name: String) -> Bool {
    guard let span = lastBold(leaf) else { return false }
    return document.string(plain: span) == name && name.first?.isUppercase == true
  }

  /// The bold words that nothing but a stop follows.
  private func lastBold(_ leaf: Int) -> Range<Int>? {
    let text = document.plainText(of: leaf)
    var end = text.upperBound
    while end > text.lowerBound, !ASCII.isWord(document.plain[end - 1]),
      document.plain[end - 1] < 0x80
    { end -= 1 }
    guard end > text.lowerBound,
      let span = document.span(at: end - 1, of: leaf, in: .strong), span.upperBound >= end
    else { return nil }
    return span.lowerBound..<end
  }

  /// "Tap a pin to open the **Station sheet**.": what somebody does, and the surface in bold that it opens.
  private func stepWithoutArrow(_ leaf: Int) -> Step? {
    guard let span = lastBold(leaf) else { return nil }
    let name = document.string(plain: span)
    guard NumberedExits.isPlace(name) else { return nil }
    let start = document.plainText(of: leaf).lowerBound
    var words = document.string(plain: start..<span.lowerBound).split(separator: " ")
    while let last = words.last, TransitionWords.articles.contains(last.lowercased()) {
      words.removeLast()
    }
    let joint = words.indices.suffix(5).first { Self.joints.contains(words[$0].lowercased()) }
    guard let joint, joint > 0 else { return nil }
    let trigger = words[..<joint].joined(separator: " ")
    guard FlowSteps.kind(of: trigger) == .action else { return nil }
    return Step(
      trigger: trigger, target: name, origin: document.origin(document.nodes[leaf].range))
  }

  /// Words between an act and what it opens.
  private static let joints: Lexicon = ["to", "and", "which", "that", "opens", "shows"]

  /// "Contact Picker", "Done state".
  static func isPlace(_ text: String) -> Bool {
    guard let last = Names.words(text).last, text.first?.isUppercase == true,
      (2...4).contains(Names.wordCount(text))
    else { return false }
    return TransitionWords.surfaces.contains(last) || StateVocabulary.singulars.contains(last)
  }
}
