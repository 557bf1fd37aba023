import SpecModel
import SpecSyntax
import SpecText

/// Reads numbered steps that each tell what happens and the screen or state that follows: "1. User taps + → New Event
/// Sheet", "2. File chosen → Uploading state".
///
/// Each step leaves what the one before led to, which the document does not say: such changes are inferred. A step may
/// say it, "User is on **Sign in** and taps Send → **Sent**", and where all do, any list of them is read.
struct NumberedExits {
  private let context: LoweringContext
  private let document: Document

  init(_ context: LoweringContext) {
    self.context = context
    document = context.document
  }

  private struct Step {
    /// The state that the step says it leaves.
    var source: String?
    var trigger: String
    var target: String
    var origin: Origin
  }

  /// Adds the changes of all such lists that no other form has read.
  func collect(into drafts: inout MachineDrafts) {
    var known: KnownStates?
    var found: [MatrixDraft] = []
    for node in document.lists {
      let section = Int(document.nodes[node].section)
      let isOfFlow = document.nodes[node].level == 1 && isOfFlow(section)
      guard isOfFlow || mayBePlaced(node, section) else { continue }
      let names = known ?? LinePlaces(drafts, in: document).withScreens()
      known = names
      let items = document.children(of: node)
      let steps = items.compactMap { step($0, names) }
      guard (2...40).contains(steps.count), steps.count == items.count,
        isOfFlow || arePlaced(steps),
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
      let own = step.source.map { NameReference(text: $0, origin: step.origin) }
      var edge = EdgeDraft(source: own ?? source, target: target, origin: step.origin)
        .triggered(by: step.trigger, step.origin)
      if own == nil { edge.provenance = .inferred }
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
    let placed = placed(leaf, arrows.sides[0])
    return Step(
      source: placed?.source, trigger: placed?.act ?? arrows.sides[0], target: target.name,
      origin: document.origin(document.nodes[leaf].range))
  }

  // MARK: Steps that say what they leave

  /// The bold name behind "User is on" or "On" with which a step begins, and the act behind it.
  private func placed(_ leaf: Int, _ side: String) -> (source: String, act: String)? {
    let text = document.plainText(of: leaf)
    let start = (text.lowerBound..<min(text.lowerBound + 32, text.upperBound)).first {
      document.span(at: $0, of: leaf, in: .strong) != nil
    }
    guard let start, let span = document.span(at: start, of: leaf, in: .strong), span.count <= 40,
      case let lead = Names.words(document.string(plain: text.lowerBound..<start)),
      let last = lead.last, lead.count <= 5, Self.places.contains(last),
      lead.dropLast().allSatisfy({ word in
        Self.people.contains(word) || StateWords.copulas.contains(word)
          || TransitionWords.articles.contains(word)
      }),
      case let name = ArrowSide.unwrapped(document.string(plain: span)), ArrowSide.isName(name),
      var rest = TextSplit.halves(of: side, at: name)?.behind
    else { return nil }
    if let noun = Names.firstWord(rest), TransitionWords.screenNouns.contains(noun),
      rest.lowercased().hasPrefix(noun)
    {
      rest = StateName.trimmed(String(rest.dropFirst(noun.count)))
    }
    guard let joint = Self.linksToActs.prefix(of: rest.lowercased()) else {
      return FlowSteps.beginsWithGesture(rest) ? (name, rest) : nil
    }
    let act = StateName.trimmed(String(rest.dropFirst(joint.count)))
    return act.isEmpty ? nil : (name, act)
  }

  /// Whether the first item of a list outside of flows begins with a preposition or a subject and leads on, and the
  /// section is of no program: a quick look.
  private func mayBePlaced(_ list: Int, _ section: Int) -> Bool {
    guard section > 0, let item = document.firstChild(of: list),
      let leaf = document.firstChild(of: item), document.nodes[leaf].kind == .paragraph,
      case let text = document.plainText(of: leaf), (12...200).contains(text.count),
      ArrowGlyph.mayOccur(in: document.plain, text)
    else { return false }
    return !context.isSystem(section) && !FlowChains.isTechnical(document.title(ofSection: section))
      && step(item, KnownStates())?.source != nil
  }

  /// Whether all steps say what they leave, and one leads to what another leaves.
  private func arePlaced(_ steps: [Step]) -> Bool {
    let sources = Set(steps.compactMap { $0.source.map(Names.key) })
    return steps.allSatisfy { $0.source != nil } && sources.count > 1
      && steps.contains { sources.contains(Names.key($0.target)) }
  }

  private static let people: Lexicon = [
    "user", "users", "you", "customer", "player", "visitor", "guest", "member", "nutzer",
    "benutzer", "kunde", "utilisateur", "client", "usuario", "usuário", "utente", "gebruiker",
    "pengguna", "użytkownik", "пользователь",
  ]
  private static let places: Lexicon = [
    "on", "in", "at", "from", "auf", "im", "aus", "von", "sur", "dans", "depuis", "en", "desde",
    "na", "no", "em", "da", "do", "su", "nella", "dalla", "op", "vanuit", "di", "pada", "dari",
  ]
  private static let linksToActs: Phrases = [
    "and ", ", ", "und ", "et ", "y ", "e ", "en ", "dan ", "и ", "i ", "ve ",
  ]

  // MARK: Places

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
      source: nil, trigger: trigger, target: name,
      origin: document.origin(document.nodes[leaf].range))
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
