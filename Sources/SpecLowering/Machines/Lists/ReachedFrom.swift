import SpecModel
import SpecSyntax
import SpecText

/// Reads lines "**Reached from:** Home" in the section of a screen: the ways into it, and, where the screens beside it
/// are known, the screen itself.
struct ReachedFrom {
  private let context: LoweringContext
  private let document: Document

  init(_ context: LoweringContext) {
    self.context = context
    document = context.document
  }

  /// Adds the changes of all such lines, and the screens that nothing else declares.
  ///
  /// - Complexity: O(labelled lines); names are looked up only behind such labels.
  func collect(into drafts: inout MachineDrafts) {
    var names: KnownStates?
    var found: [MatrixDraft] = []
    for line in context.lines
    where line.holder != .cell && line.holder != .heading && line.isStrongLabel {
      guard let label = line.label, (4...24).contains(label.count),
        (2...80).contains(line.value.count),
        ScreenExits.inward.contains(document.string(plain: label).lowercased()),
        case let section = Int(document.nodes[line.node].section), section > 1,
        !context.isSystem(section)
      else { continue }
      let known = names ?? KnownStates(drafts)
      names = known
      let title = StateName.splitQualifier(
        StateName.withoutNumbering(document.title(ofSection: section))
      ).name
      let pieces = TextSplit.pieces(
        of: StateName.withoutStop(document.string(plain: line.value)), at: Self.joints,
        outsideParentheses: true)
      let sources = pieces.compactMap { known.name(of: ArrowSide.unwrapped($0)) }
      guard sources.count == pieces.count, !sources.isEmpty,
        case let target = known.name(of: title) ?? title,
        (1...4).contains(Names.wordCount(target)), ArrowSide.isName(target)
      else { continue }
      let origin = context.origin(plain: line.text)
      if known.name(of: title) == nil {
        guard let state = screen(title, section, like: sources[0], drafts) else { continue }
        drafts.states.append(state)
        names?.add(title)
      }
      let edges = sources.filter { Names.key($0) != Names.key(target) }.map { source in
        EdgeDraft(
          source: NameReference(text: source, origin: origin),
          target: NameReference(text: target, origin: origin), origin: origin)
      }
      found.append(
        MatrixDraft(
          form: "list", isClosed: false, section: section, origin: origin, edges: edges))
    }
    guard !found.isEmpty else { return }
    let told = drafts.readLines
    found.removeAll { matrix in
      matrix.edges.contains { told.contains($0.origin.range.start) } || matrix.edges.isEmpty
    }
    ArrowEdges.merge(found, into: &drafts)
  }

  /// The screen of a section beside one that is a screen too.
  private func screen(
    _ title: String, _ section: Int, like source: String, _ drafts: MachineDrafts
  ) -> StateDraft? {
    let key = Names.key(source)
    let parent = max(0, Int(document.sections[section].parent))
    guard
      let other = drafts.states.first(where: {
        $0.key == key && $0.section != nil && $0.parentSection == parent
      })
    else { return nil }
    let heading = Int(document.sections[section].heading)
    var draft = StateDraft(
      name: title, origin: document.origin(document.nodes[heading].range), screen: other.screen)
    draft.section = document.origin(document.range(ofSection: section))
    draft.parentSection = parent
    draft.isScreen = other.isScreen
    return draft
  }

  /// What stands between the names of screens in a list of them.
  static let joints: Phrases = [
    ", ", "; ", " / ", " or ", " and ", " o ", " y ", " ou ", " et ", " oder ", " und ", " of ",
    " en ", " e ", "、", "，",
  ]
}
