import SpecModel
import SpecSyntax
import SpecText

/// Knows in the part of which state a line stands.
struct LinePlaces {
  /// The states that the document declares elsewhere.
  private(set) var known: KnownStates
  private let document: Document
  /// The state that a section describes, by section.
  private var states: [Int: NameReference] = [:]
  /// The keys of the states that are screens.
  private let screens: Set<String>
  /// The letters with which the ids of screens begin.
  private let kinds: Set<String>
  /// The states whose bold titles head what follows in their sections, in order.
  private let titled: [StateDraft]
  /// The sections whose headings give the route of a page.
  private let routed: RoutedSections?

  init(
    _ drafts: MachineDrafts, in document: Document, statesOnly: Bool = false,
    routed: RoutedSections? = nil
  ) {
    known = KnownStates(drafts, statesOnly: statesOnly)
    self.document = document
    self.routed = routed
    titled = drafts.states.filter(\.isTitled).sorted {
      $0.origin.range.start < $1.origin.range.start
    }
    screens = Set(
      drafts.states.lazy.filter(\.isScreen).flatMap { state -> [String] in
        state.qualifier == nil ? [state.key] : [state.key, Names.key(state.fullName)]
      })
    kinds = Set(
      drafts.states.lazy.filter(\.isScreen).flatMap(\.aliases).map(\.text)
        .filter(StateName.isID).map { String($0.prefix { $0.isLetter }) })
    var names: [UInt32: NameReference] = [:]
    // "Payout (won)" beside "Payout (lost)": the name alone would mean the first of them.
    let variants =
      drafts.states.contains { $0.section != nil && $0.qualifier != nil }
      ? MachineAssembler.variants(of: drafts.states) : []
    for state in drafts.states where state.section != nil {
      names[UInt32(truncatingIfNeeded: state.origin.range.start)] =
        NameReference(
          text: variants.contains(state.key) ? state.fullName : state.name, origin: state.origin)
    }
    guard !names.isEmpty else { return }
    for section in document.sections.indices.dropFirst() {
      let heading = Int(document.sections[section].heading)
      let start = UInt32(truncatingIfNeeded: document.nodes[heading].range.start)
      if let name = names[start] { states[section] = name }
    }
  }

  /// Makes a name known that no draft has.
  mutating func learn(_ name: String) { known.add(name) }

  /// Whether a name is that of a declared screen.
  func isScreen(_ name: String) -> Bool { screens.contains(Names.key(name)) }

  /// Whether a text is an id as those of the screens are, "S10" beside "S1", which may have no section.
  func isIDOfScreen(_ text: String) -> Bool {
    StateName.isID(text) && kinds.contains(String(text.prefix { $0.isLetter }))
  }

  /// The state whose section holds the given one, or is it.
  func state(aroundSection section: Int) -> NameReference? {
    guard !states.isEmpty else { return nil }
    var current = section
    while current > 0 {
      if let name = states[current] { return name }
      current = Int(document.sections[current].parent)
    }
    return nil
  }

  /// The state in whose part a line stands: a labelled item around it, else a section.
  func source(of line: TextLine) -> NameReference? {
    itemAround(line) ?? titleAbove(line)
      ?? state(aroundSection: Int(document.nodes[line.node].section))
  }

  /// The state whose bold title is the last one above a line in its section: "**State: Armed**" over its exits.
  ///
  /// - Complexity: O(log titles).
  private func titleAbove(_ line: TextLine) -> NameReference? {
    guard !titled.isEmpty else { return nil }
    let start = document.sourceRange(plain: line.text).start
    let next = titled.partitionPoint { $0.origin.range.start <= start }
    guard next > 0, case let state = titled[next - 1],
      state.screen == Int(document.nodes[line.node].section)
    else { return nil }
    return NameReference(text: state.name, origin: state.origin)
  }

  /// The page, state or screen in whose part a line stands: what its heading's route, an item or a heading around it
  /// names, in this order.
  func owner(of line: TextLine) -> NameReference? {
    routed?.page(aroundSection: Int(document.nodes[line.node].section)) ?? source(of: line)
      ?? screen(of: line)
  }

  /// The screen whose section holds a line: one that calls itself a screen, or that the document names elsewhere.
  func screen(of line: TextLine) -> NameReference? {
    screen(aroundSection: Int(document.nodes[line.node].section))
  }

  /// The screen whose section holds the given one, or is it.
  func screen(aroundSection section: Int) -> NameReference? {
    var current = section
    while current > 0 {
      if let page = page(ofPath: current) { return page }
      let title = StateName.withoutBadges(
        StateName.withoutOrdinal(
          StateName.withoutNumbering(document.title(ofSection: current))))
      let (name, qualifier) = StateName.splitQualifier(title)
      let words = Names.words(name)
      let isScreen =
        words.count > 1 && words.last.map(TransitionWords.screenNouns.contains) == true
        || TransitionWords.surfaceMarks.contains(where: name.hasSuffix)
      if let named = labelledScreen(ofSection: current) { return named }
      if words.count <= 4, isScreen || known.name(of: name) != nil {
        let heading = Int(document.sections[current].heading)
        // "ロビー画面（Lobby）"
        let declared = known.name(of: name) ?? qualifier.flatMap(known.name(of:))
        return NameReference(
          text: declared ?? name, origin: document.origin(document.nodes[heading].range))
      }
      current = Int(document.sections[current].parent)
    }
    return nil
  }

  /// The declared page whose path a heading begins with: "(tabs)/orders (later)".
  private func page(ofPath section: Int) -> NameReference? {
    let title = document.title(ofSection: section)
    guard title.utf8.contains(ASCII.slash) else { return nil }
    let path = String(title.prefix { $0 != " " })
    guard Route.isInner(path), let declared = known.name(of: path) else { return nil }
    let heading = Int(document.sections[section].heading)
    return NameReference(
      text: declared, origin: document.origin(document.nodes[heading].range))
  }

  /// The declared state that a heading names behind a word for a screen: "Tela: Início", "画面：ホーム".
  func labelledScreen(ofSection section: Int) -> NameReference? {
    let title = document.title(ofSection: section)
    guard let colon = title.firstIndex(where: { $0 == ":" || $0 == "：" }),
      case let label = StateName.withoutNumbering(String(title[..<colon])).lowercased(),
      case let noun = StateName.trimmed(label),
      TransitionWords.surfaces.contains(noun) || TransitionWords.surfaceMarks.contains(noun),
      let name = known.name(of: StateName.trimmed(String(title[title.index(after: colon)...])))
    else { return nil }
    let heading = Int(document.sections[section].heading)
    return NameReference(text: name, origin: document.origin(document.nodes[heading].range))
  }

  /// The declared states, and the titles of sections about screens with and without the word for screen.
  ///
  /// - Complexity: O(sections).
  func withScreens() -> KnownStates {
    var result = known
    for section in document.sections.indices.dropFirst() {
      let title = StateName.withoutNumbering(document.title(ofSection: section))
      if let (number, name) = Self.numbered(title), let declared = known.name(of: name) {
        result.add(number, as: declared)
      }
      let (name, _) = StateName.splitQualifier(title)
      let words = Names.words(name)
      guard words.count <= 4 else { continue }
      if let mark = TransitionWords.surfaceMarks.first(where: name.hasSuffix) {
        let full = known.name(of: name) ?? name
        result.add(name, as: full)
        result.add(String(name.dropLast(mark.count)), as: full)
      } else if words.count > 1, words.last.map(TransitionWords.screenNouns.contains) == true {
        result.add(name, as: known.name(of: name))
      }
    }
    return result
  }

  /// "Screen 2" and "Goals" of the title "Screen 2: Goals".
  private static func numbered(_ title: String) -> (number: String, name: String)? {
    guard let (number, name) = TextSplit.halves(of: title, at: ":"), !name.isEmpty else {
      return nil
    }
    let words = Names.words(number)
    guard words.count == 2, StateWords.screens.contains(words[0]), words[1].utf8.count <= 2,
      words[1].allSatisfy(\.isNumber)
    else { return nil }
    return (number, name)
  }

  /// The nearest item around a line whose label names a state: "**Editing Mode**:" over a nested list.
  func itemAround(_ line: TextLine) -> NameReference? {
    guard line.depth > 1 else { return nil }
    var current = Int(document.nodes[line.node].parent)
    var isOwn = true
    while current > 0 {
      defer { current = Int(document.nodes[current].parent) }
      guard document.nodes[current].kind == .item else { continue }
      defer { isOwn = false }
      guard !isOwn, let leaf = document.firstChild(of: current),
        document.nodes[leaf].kind == .paragraph
      else { continue }
      if let name = stateName(ofLabel: leaf) { return name }
    }
    return nil
  }

  private func stateName(ofLabel leaf: Int) -> NameReference? {
    let text = ArrowSide.unwrapped(boldLead(of: leaf) ?? document.string(leaf))
    guard text.utf8.count <= 60 else { return nil }
    let name = known.name(of: text) ?? (isMode(text) ? text : nil)
    return name.map {
      NameReference(text: $0, origin: document.origin(document.nodes[leaf].range))
    }
  }

  /// The bold words with which a paragraph begins: "**Welcome** – logo and a start button".
  private func boldLead(of leaf: Int) -> String? {
    let text = document.nodes[leaf].text
    // No method of the document as a closure, which would copy it.
    guard let span = document.span(at: Int(text.lowerBound), in: .strong) else { return nil }
    return document.string(plain: span)
  }

  /// "Group Mode", "Locked State": a label that calls itself a state.
  private func isMode(_ text: String) -> Bool {
    let words = Names.words(text)
    guard let last = words.last, (2...4).contains(words.count) else { return false }
    return last == "mode" || StateVocabulary.singulars.contains(last)
  }
}
