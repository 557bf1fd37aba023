import SpecModel
import SpecSyntax
import SpecText

/// Reads two steps of a numbered walk of which the first says what somebody sees and the second what that person does
/// there: "2. User sees **Seed picker** (this screen)." over "3. User taps "Sow" → enters the garden."
struct SeenSteps {
  private let context: LoweringContext
  private let document: Document

  init(_ context: LoweringContext) {
    self.context = context
    document = context.document
  }

  /// Adds the changes of all such pairs that no other form has read.
  ///
  /// - Complexity: O(items of numbered lists).
  func collect(into drafts: inout MachineDrafts) {
    var prepared: (known: KnownStates, told: Set<UInt32>)?
    var found: [MatrixDraft] = []
    for list in document.lists where document.nodes[list].level == 1 {
      let section = Int(document.nodes[list].section)
      let leaves = document.children(of: list).compactMap { leaf(of: $0) }
      guard section > 0, (2...40).contains(leaves.count),
        leaves.dropFirst().contains(where: mayLead)
      else { continue }
      guard !context.isSystem(section), !FlowChains.isTechnical(document.title(ofSection: section))
      else { continue }
      let (known, told) =
        prepared ?? (LinePlaces(drafts, in: document).withScreens(), drafts.readLines)
      prepared = (known, told)
      var edges: [EdgeDraft] = []
      for (first, next) in zip(leaves, leaves.dropFirst()) where mayLead(next) {
        let origin = document.origin(document.nodes[next].range)
        guard !told.contains(origin.range.start), let place = place(seenIn: first, known),
          let (act, target) = change(in: next, known), Names.key(target) != Names.key(place.name)
        else { continue }
        edges.append(
          EdgeDraft(
            source: NameReference(text: place.name, origin: place.origin),
            target: NameReference(text: target, origin: origin), origin: origin
          ).triggered(by: act, origin))
      }
      guard let origin = edges.first?.origin else { continue }
      found.append(
        MatrixDraft(form: "list", isClosed: false, section: section, origin: origin, edges: edges))
    }
    ArrowEdges.merge(found, into: &drafts)
  }

  private func leaf(of item: Int) -> Int? {
    guard let leaf = document.firstChild(of: item), document.nodes[leaf].kind == .paragraph,
      document.plainText(of: leaf).count <= 240
    else { return nil }
    return leaf
  }

  private func mayLead(_ leaf: Int) -> Bool {
    ArrowGlyph.mayOccur(in: document.plain, document.plainText(of: leaf))
  }

  /// The name in bold behind a verb of seeing, where the document knows it, it calls itself a screen, or "(this screen)"
  /// follows.
  private func place(seenIn leaf: Int, _ known: KnownStates) -> (name: String, origin: Origin)? {
    let text = document.plainText(of: leaf)
    guard !ArrowGlyph.mayOccur(in: document.plain, text),
      let span = text.lazy.compactMap({ document.span(at: $0, of: leaf, in: .strong) }).first,
      (3...60).contains(span.count)
    else { return nil }
    let lead = document.string(plain: text.lowerBound..<span.lowerBound)
    let words = Names.words(lead)
    guard (1...6).contains(words.count), words.contains(where: Self.sights.contains) else {
      return nil
    }
    let bold = ArrowSide.unwrapped(document.string(plain: span))
    let rest = document.string(plain: span.upperBound..<text.upperBound)
    guard ArrowSide.isName(bold), (1...5).contains(Names.wordCount(bold)),
      known.name(of: bold) != nil || BareHeadings.callsItselfScreen(bold)
        || Self.pointers.contains(Names.words(rest).joined(separator: " "))
    else { return nil }
    return (known.name(of: bold) ?? bold, document.origin(document.nodes[leaf].range))
  }

  /// What somebody does and where that leads.
  private func change(in leaf: Int, _ known: KnownStates) -> (act: String, target: String)? {
    guard let arrows = ArrowText(document.string(leaf)), arrows.sides.count == 2,
      arrows.joints[0].direction == .forward, arrows.joints[0].label == nil,
      FlowSteps.kind(of: arrows.sides[0]) == .action || OutlineWords.isAct(arrows.sides[0]),
      let target = ArrowSide(StateName.withoutStop(arrows.sides[1]), known: known), !target.isAny,
      target.isKnown || target.isMove, (1...4).contains(Names.wordCount(target.name))
    else { return nil }
    return (arrows.sides[0], target.name)
  }

  /// Verbs of seeing and being somewhere.
  private static let sights = TransitionWords.sights.union([
    "reaches", "erreicht", "arrive", "ve", "llega", "chega", "arriva", "tiba", "попадает",
  ])
  private static let pointers: Lexicon = [
    "this screen", "this page", "this view", "dieser bildschirm", "diese seite", "cet écran",
    "cette page", "esta pantalla", "esta página", "esta tela", "questa schermata", "dit scherm",
    "layar ini", "этот экран",
  ]
}
