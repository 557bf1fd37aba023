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
    let own = GherkinSteps(context).parts()
    let starts = own.map(\.origin.range).sorted { $0.start < $1.start }
    let parts =
      own
      + scenarios.compactMap(Parts.init).filter { part in
        let next = starts.partitionPoint { $0.start < part.origin.range.start }
        return next == starts.count || !part.origin.range.contains(starts[next])
      }
    guard parts.count > 1 else { return }
    var known = KnownStates(drafts)
    var isNamed = !known.isEmpty && !own.isEmpty
    var written: [String: String] = [:]
    for part in parts {
      for clause in part.given + part.then {
        guard let name = ScenarioPlaces.written(clause, known) else { continue }
        written[clause] = name
        known.add(name)
        isNamed = true
      }
      for (clause, name) in ScenarioPlaces.told(part.given, part.then, known)
      where written[clause] == nil {
        written[clause] = name
        known.add(name)
        isNamed = true
      }
    }
    guard isNamed else { return }
    var seen: Set<String> = []
    let changes = parts.compactMap { change($0, known, written) }.filter {
      seen.insert("\(Names.key($0.from))\u{1}\(Names.key($0.to))\u{1}\($0.trigger)").inserted
    }
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

  private func change(
    _ parts: Parts, _ known: KnownStates, _ written: [String: String]
  ) -> Change? {
    func place(_ clause: String) -> String? {
      ScenarioPlaces.place(clause, known, written: written[clause])
    }
    guard let from = parts.given.lazy.compactMap(place).first,
      let to = parts.then.lazy.compactMap(place).first, Names.key(from) != Names.key(to)
    else { return nil }
    return Change(
      from: from, to: to, trigger: parts.when.joined(separator: " and "), origin: parts.origin,
      section: context.section(of: parts.origin))
  }

  // MARK: Parts

  /// The clauses of a scenario by what they tell.
  struct Parts {
    var given: [String] = []
    var when: [String] = []
    var then: [String] = []
    var origin: Origin

    init(origin: Origin) { self.origin = origin }

    /// Whether none of the three is missing.
    var isWhole: Bool { !given.isEmpty && !when.isEmpty && !then.isEmpty }

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
}
