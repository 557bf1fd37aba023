import SpecModel
import SpecSyntax
import SpecText

/// Reads lists of states by screen: bold names of screens below "States by screen", each over items that a state in
/// italics or bold begins, "- *Loading:* a skeleton".
///
/// Two names at least must stand over such items, and two of the items' names must be usual ones of states.
struct StatesByScreen {
  private let context: LoweringContext
  private let document: Document

  init(_ context: LoweringContext) {
    self.context = context
    document = context.document
  }

  /// Adds the screens and states of all such sections.
  ///
  /// - Complexity: O(sections) where no heading speaks of states.
  func collect(into drafts: inout MachineDrafts) {
    var known: KnownStates?
    for (section, groups) in lists() {
      var told = known.take() ?? KnownStates(drafts, statesOnly: true)
      for group in groups {
        add(group.screen, isScreen: true, section, &told, &drafts)
        for state in group.states { add(state, isScreen: false, section, &told, &drafts) }
      }
      known = told
    }
  }

  /// Takes out bold names that only sort the states of one machine: four in five of their items are states of one
  /// diagram or table, and each stands once, where screens would share "Loading" and "Empty".
  ///
  /// - Complexity: O(edges + items), where there is such a section.
  func settle(_ drafts: inout MachineDrafts) {
    guard !drafts.matrices.isEmpty, case let lists = lists(), !lists.isEmpty else { return }
    // A name that more matrices have than these is that of no one machine.
    let most = 16
    var tellers: [String: [Int]] = [:]
    for (place, matrix) in drafts.matrices.enumerated() {
      for key in Set(matrix.edges.flatMap { [$0.source?.key, $0.target.key].compactMap { $0 } })
      where tellers[key, default: []].count <= most {
        tellers[key, default: []].append(place)
      }
    }
    var titles: Set<UInt32> = []
    for (_, groups) in lists {
      let names = groups.flatMap(\.states).map { Names.key($0.text) }
      guard Set(names).count == names.count else { continue }
      var counts: [Int: Int] = [:]
      for place in names.lazy.flatMap({ tellers[$0] ?? [] }) { counts[place, default: 0] += 1 }
      guard counts.values.contains(where: { $0 * 5 >= names.count * 4 }) else { continue }
      for group in groups where tellers[Names.key(group.screen.text)] == nil {
        titles.insert(group.screen.origin.range.start)
      }
    }
    guard !titles.isEmpty else { return }
    drafts.states.removeAll { $0.isScreen && titles.contains($0.origin.range.start) }
  }

  /// The sections over states whose bold names stand over items that are states.
  private func lists() -> [(section: Int, groups: [Group])] {
    document.sections.indices.dropFirst().compactMap { section in
      guard isOverStates(section), case let groups = groups(in: section), groups.count > 1,
        case let names = groups.flatMap(\.states), names.count > 2,
        names.count(where: { StateWords.isState(Names.words($0.text)) }) > 1
      else { return nil }
      return (section, groups)
    }
  }

  private func add(
    _ name: LocatedText, isScreen: Bool, _ section: Int, _ known: inout KnownStates,
    _ drafts: inout MachineDrafts
  ) {
    let bare = StateName.splitQualifier(name.text).name
    guard known.name(of: bare) == nil else { return }
    var draft = StateDraft(name: bare, origin: name.origin, screen: section)
    draft.parentSection = section
    draft.isScreen = isScreen
    drafts.states.append(draft)
    known.add(bare)
  }

  /// "States by screen", "UI states", "画面別の状態": a heading over states of several things.
  private func isOverStates(_ section: Int) -> Bool {
    let text = document.plainText(of: Int(document.sections[section].heading))
    return text.count <= 80 && StateVocabulary.mayNameState(document.plain, text)
      && BareHeadings.speaksOfStates(document.string(plain: text))
  }

  private struct Group {
    var screen: LocatedText
    var states: [LocatedText] = []
  }

  /// The bold lines of a section with the names that the items right below them begin with.
  private func groups(in section: Int) -> [Group] {
    var result: [Group] = []
    var current: Group?
    func close() {
      if let current, current.states.count > 0 { result.append(current) }
      current = nil
    }
    for line in context.lines(in: document.sections[section].ownNodes) {
      if line.holder == .item, line.depth == 1, current != nil {
        guard let names = states(line) else { continue }
        current?.states += names
      } else if line.holder != .item {
        close()
        if let name = title(line) { current = Group(screen: name) }
      }
    }
    close()
    return result
  }

  /// The name of a paragraph that is bold as a whole: "**Station detail (`/stations/[id]`)**".
  private func title(_ line: TextLine) -> LocatedText? {
    guard line.holder == .paragraph, line.text.count <= 80,
      line.label == nil || line.value.isEmpty && line.isStrongLabel,
      document.span(at: line.text.lowerBound, of: line.node, in: .strong) != nil,
      document.span(at: line.text.upperBound - 1, of: line.node, in: .strong) != nil
    else { return nil }
    let name = StateName.splitQualifier(
      StateName.withoutNumbering(document.string(plain: line.label ?? line.text))
    ).name
    let words = Names.words(name)
    guard (1...5).contains(words.count), StateName(heading: name) == nil,
      !StateWords.isState(words), !words.allSatisfy(StateWords.sides.contains)
    else { return nil }
    return LocatedText(name, context.origin(plain: line.text))
  }

  /// The names before the colon of an item: "*Loading / Populated:* as usual".
  private func states(_ line: TextLine) -> [LocatedText]? {
    guard line.text.lowerBound == document.plainText(of: line.node).lowerBound,
      let span = document.span(at: line.text.lowerBound, of: line.node, in: [.emphasis, .strong])
        ?? line.label
    else { return nil }
    var end = min(span.upperBound, line.text.upperBound)
    if let label = line.label { end = min(end, label.upperBound) }
    guard end > span.lowerBound else { return nil }
    let text = StateName.splitQualifier(document.string(plain: span.lowerBound..<end)).name
    guard !Names.words(text).contains(where: StateVocabulary.plurals.contains) else { return nil }
    let names = TextSplit.pieces(of: text, at: Self.slashes, outsideParentheses: true)
      .map { StateName(heading: $0)?.name ?? $0 }
    let areNames = names.allSatisfy { name in
      let words = Names.words(name)
      return (1...5).contains(words.count) && !StateWords.isPart(words)
        && !Arrow.isIn(name)
        && !(ColumnRole.role(ofHeader: name).map(Self.motions.contains) ?? false)
    }
    guard areNames else { return nil }
    return names.map { LocatedText($0, context.origin(plain: line.text)) }
  }

  /// What is told of a state and is none: "Duration".
  private static let motions: [ColumnRole] = [.animation, .duration, .easing, .delay]
  private static let slashes: Phrases = [" / ", "/", "／"]
}
