import SpecModel
import SpecSyntax
import SpecText

/// Reads sections about one dialog, "Reset Confirmation Dialog", and siblings that are views of one thing, "24-Hour View"
/// beside "7-Day View", in a document that has declared several screens.
struct OverlaySections {
  private let document: Document

  init(_ context: LoweringContext) { document = context.document }

  /// Adds those that no other form has declared.
  ///
  /// - Complexity: O(sections) where two screens are declared at least.
  func collect(into drafts: inout MachineDrafts) {
    let hasScreens = drafts.states.count(where: { $0.isScreen }) > 1
    addGathered(to: &drafts)
    guard hasScreens || !drafts.inventories.isEmpty else { return }
    var known: KnownStates?
    var views: [Int32: [(section: Int, name: String)]] = [:]
    for section in document.sections.indices.dropFirst(2) {
      let text = document.plainText(of: Int(document.sections[section].heading))
      guard (6...60).contains(text.count) else { continue }
      let heading = StateName.withoutNumbering(document.string(plain: text))
      // "Wireframe 2: Tag sheet (empty)" is a picture of the sheet.
      let title = BareHeadings.withoutFigure(heading) ?? heading
      let (name, qualifier) = StateName.splitQualifier(title)
      let words = Names.words(name)
      guard let last = words.last, (2...6).contains(words.count), !Arrow.isIn(title),
        !BareHeadings.tellsHowBuilt(title)
      else { continue }
      let isOverlay =
        hasScreens && Self.overlays.contains(last)
        || Self.slides(last, qualifier) && owner(of: section, &known, drafts) != nil
      if isOverlay, !Self.kinds.contains(words[words.count - 2]) {
        add(name, section, &known, &drafts)
      } else if hasScreens, last == "view" {
        views[document.sections[section].parent, default: []].append((section, name))
      }
    }
    for parent in views.keys.sorted() {
      guard let siblings = views[parent], siblings.count > 1 else { continue }
      for (section, name) in siblings { add(name, section, &known, &drafts) }
    }
  }

  /// Adds the sections below "Modals" or "Dialogs", two at least, each of which calls itself one: "2. Edit invite modal".
  private func addGathered(to drafts: inout MachineDrafts) {
    var known: KnownStates?
    var members: [Int: [(section: Int, name: String)]] = [:]
    for section in document.sections.indices.dropFirst(2) {
      let parent = Int(document.sections[section].parent)
      guard parent > 0 else { continue }
      let title = Names.words(StateName.withoutNumbering(document.title(ofSection: parent)))
      guard title.count == 1, StateWords.overlayPlurals.contains(title[0]) else { continue }
      let name = StateName.splitQualifier(
        StateName.withoutNumbering(document.title(ofSection: section))
      ).name
      let words = Names.words(name)
      guard (2...6).contains(words.count), let last = words.last, Self.overlays.contains(last),
        !Self.kinds.contains(words[words.count - 2]), !Arrow.isIn(name)
      else { continue }
      members[parent, default: []].append((section, name))
    }
    for parent in members.keys.sorted() {
      guard let found = members[parent], found.count > 1 else { continue }
      for (section, name) in found { add(name, section, &known, &drafts) }
    }
  }

  /// "Seat Panel (slide-up)": a part that comes over the screen by what its parentheses say.
  private static func slides(_ noun: String, _ qualifier: String?) -> Bool {
    guard let qualifier, panels.contains(noun) else { return false }
    return Names.words(qualifier).contains(where: ways.contains)
  }

  /// The declared screen that the heading right above names, where a table lists the screens.
  private func owner(
    of section: Int, _ known: inout KnownStates?, _ drafts: MachineDrafts
  ) -> StateDraft? {
    let parent = Int(document.sections[section].parent)
    guard parent > 0, !drafts.inventories.isEmpty else { return nil }
    let names = known ?? KnownStates(drafts)
    known = names
    let title = StateName.withoutNumbering(document.title(ofSection: parent))
    let name = StateName.splitQualifier(title).name
    let own = names.name(of: name) ?? names.name(of: StateVocabulary.withoutSurface(name))
    return own.flatMap { own in drafts.states.first { $0.name == own } }
  }

  private static let panels: Lexicon = ["panel", "drawer", "detail", "details", "menu", "tray"]
  private static let ways: Lexicon = [
    "slide", "slides", "overlay", "modal", "popup", "popover", "fullscreen", "sheet",
  ]

  private func add(
    _ name: String, _ section: Int, _ known: inout KnownStates?, _ drafts: inout MachineDrafts
  ) {
    let names = known ?? KnownStates(drafts)
    known = names
    guard names.name(of: name) == nil, !isOfParts(section) else { return }
    let heading = Int(document.sections[section].heading)
    let parent = max(0, Int(document.sections[section].parent))
    var draft = StateDraft(
      name: name, origin: document.origin(document.nodes[heading].range), screen: parent)
    draft.parentSection = parent
    draft.section = document.origin(document.range(ofSection: section))
    draft.isScreen = true
    // A panel belongs to the machine of the screen that it comes over.
    if let screen = owner(of: section, &known, drafts) {
      draft.screen = screen.screen
      draft.parentSection = screen.parentSection
      draft.isScreen = screen.isScreen
    }
    drafts.states.append(draft)
    known?.add(name)
  }

  /// Whether a heading around a section is about the parts that all screens are made of.
  private func isOfParts(_ section: Int) -> Bool {
    document.path(ofSection: section).dropLast().contains { outer in
      Names.words(document.title(ofSection: outer)).contains(where: Self.parts.contains)
    }
  }

  private static let overlays: Lexicon = ["dialog", "dialogue", "modal", "popup", "sheet"]
  /// Words that make a dialog one of a kind: "Bottom Sheet".
  private static let kinds: Lexicon = [
    "bottom", "action", "modal", "side", "alert", "style", "cheat", "base", "half", "full", "top",
    "a", "the", "of", "custom", "native", "system",
  ]
  private static let parts: Lexicon = [
    "component", "components", "pattern", "patterns", "token", "tokens", "library", "elements",
    "motion", "animation", "animations", "accessibility", "test", "tests", "testing", "changelog",
  ]
}
