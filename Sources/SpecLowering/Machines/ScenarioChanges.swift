import SpecModel
import SpecSyntax
import SpecText

/// Reads scenarios whose first part names the state that holds and whose last part the one that follows:
/// "GIVEN the game is in PLAYING state, WHEN the player presses space, THEN the game transitions to PAUSED state".
///
/// A name is what stands before "state" or "screen"; several scenarios must lead on to each other. What is told so is
/// inferred.
struct ScenarioChanges {
  private let context: LoweringContext

  init(_ context: LoweringContext) { self.context = context }

  private struct Change {
    var from: String
    var to: String
    var trigger: String
    var origin: Origin
    var section: Int
  }

  /// Adds the changes that the scenarios of a document tell.
  func collect(_ scenarios: [Scenario], into drafts: inout MachineDrafts) {
    guard scenarios.count > 1 else { return }
    let parts = scenarios.compactMap(Parts.init)
    guard parts.count > 1 else { return }
    var known = KnownStates(drafts)
    var isNamed = false
    for part in parts {
      for name in part.given.compactMap(Self.written) + part.then.compactMap(Self.written) {
        known.add(name)
        isNamed = true
      }
    }
    guard isNamed else { return }
    let changes = parts.compactMap { change($0, known) }
    let sources = Set(changes.map { Names.key($0.from) })
    let targets = Set(changes.map { Names.key($0.to) })
    guard changes.count > 1, !sources.isDisjoint(with: targets) else { return }
    let edges = changes.map { change in
      var edge = EdgeDraft(
        source: NameReference(text: change.from, origin: change.origin),
        target: NameReference(text: change.to, origin: change.origin), origin: change.origin)
      edge.provenance = .inferred
      return edge.triggered(by: change.trigger, change.origin)
    }
    let matrix = MatrixDraft(
      form: "scenarios", isClosed: false, section: changes[0].section, origin: changes[0].origin,
      edges: edges)
    ArrowEdges.merge([matrix], into: &drafts)
  }

  private func change(_ parts: Parts, _ known: KnownStates) -> Change? {
    guard let from = parts.given.lazy.compactMap({ Self.place($0, known) }).first,
      let to = parts.then.lazy.compactMap({ Self.place($0, known) }).first,
      Names.key(from) != Names.key(to)
    else { return nil }
    let start = Int(parts.origin.range.start)
    let section =
      context.document.sections.indices.dropFirst().last { section in
        let heading = Int(context.document.sections[section].heading)
        return Int(context.document.nodes[heading].range.start) <= start
      } ?? 0
    return Change(
      from: from, to: to, trigger: parts.when.joined(separator: " and "), origin: parts.origin,
      section: section)
  }

  // MARK: Parts

  /// The clauses of a scenario by what they tell.
  private struct Parts {
    var given: [String] = []
    var when: [String] = []
    var then: [String] = []
    var origin: Origin

    /// `nil` where one of the three is missing.
    init?(_ scenario: Scenario) {
      guard scenario.fields.count > 2 else { return nil }
      origin = scenario.origin
      var last = 0
      for field in scenario.fields {
        switch field.label.lowercased() {
        case "given": last = 1
        case "when": last = 2
        case "then": last = 3
        case "and": break
        default: last = 0
        }
        guard field.text.utf8.count <= 240 else { continue }
        if last == 1 { given.append(field.text) }
        if last == 2 { when.append(field.text) }
        if last == 3 { then.append(field.text) }
      }
      if given.isEmpty || when.isEmpty || then.isEmpty { return nil }
    }
  }

  // MARK: Names

  /// The name that a clause writes before "state": "the game is in PLAYING state".
  private static func written(_ clause: String) -> String? {
    let words = clause.split(whereSeparator: { " ,.;()".contains($0) })
    for (index, word) in words.enumerated() where index > 0 {
      guard StateVocabulary.singulars.contains(word.lowercased()) else { continue }
      let name = ArrowSide.unwrapped(String(words[index - 1]))
      let isSet = name.first?.isUppercase == true
      if isSet, ArrowSide.isName(name), index < 2 || isIntroduced(words[index - 2]) {
        return name
      }
    }
    return nil
  }

  private static func isIntroduced(_ word: Substring) -> Bool {
    introducing.contains(word.lowercased())
  }

  /// Words before the name of a state.
  private static let introducing: Lexicon = [
    "in", "to", "into", "the", "a", "an", "is", "remains", "enters", "or",
  ]

  /// The state or screen in which a clause says that something is.
  private static func place(_ clause: String, _ known: KnownStates) -> String? {
    let words = clause.split(whereSeparator: { " ,.;()".contains($0) })
    guard !words.contains(where: { TransitionWords.denials.contains($0.lowercased()) }) else {
      return nil
    }
    if let name = written(clause) { return name }
    // "The start menu is displayed", "the Settings screen opens".
    if let verb = words.firstIndex(where: { appearing.contains($0.lowercased()) }), verb > 0 {
      var end = verb
      while end > 0, copulas.contains(words[end - 1].lowercased()) { end -= 1 }
      if let name = surface(words[..<end]) { return known.name(of: name) ?? name }
    }
    // "The game is paused".
    guard words.count > 2, words.count < 7, let last = words.last,
      copulas.contains(words[words.count - 2].lowercased())
    else { return nil }
    return known.name(of: String(last))
  }

  /// A name that ends in a noun for a screen and stands alone before a verb.
  private static func surface(_ words: ArraySlice<Substring>) -> String? {
    var rest = words
    while let first = rest.first, TransitionWords.articles.contains(first.lowercased()) {
      rest = rest.dropFirst()
    }
    guard (2...4).contains(rest.count), let last = rest.last,
      TransitionWords.surfaces.contains(last.lowercased()),
      !rest.contains(where: { copulas.contains($0.lowercased()) }),
      !StateCell.isPrevious(rest.map { $0.lowercased() })
    else { return nil }
    return rest.joined(separator: " ")
  }

  private static let copulas: Lexicon = ["is", "are", "was", "be", "being"]
  private static let appearing: Lexicon = [
    "displayed", "shown", "open", "opened", "opens", "visible", "appears", "presented", "active",
    "displays",
  ]
}
