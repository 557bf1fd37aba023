import SpecModel
import SpecText

extension MachineDrafts {
  /// Makes one state of a section that calls a state a phase and the row that leaves the word out: "### Dealing Phase"
  /// beside "DEALING" of a table, "### Payout Phase - Winning Hand" beside "PAYOUT (win)".
  ///
  /// Two pairs at least must be found, and each row must fit one section and no other. The name of the row counts; the
  /// section's is another spelling.
  ///
  /// - Complexity: O(sections of phases × rows), each a comparison of few words.
  mutating func joinPhases() {
    let heads = states.indices.compactMap { index -> (index: Int, phase: PhaseName)? in
      guard states[index].section != nil, let phase = PhaseName(states[index].name) else {
        return nil
      }
      return (index, phase)
    }
    guard (2...40).contains(heads.count) else { return }
    let rows = states.indices.compactMap { index -> (index: Int, words: [String])? in
      let state = states[index]
      guard state.section == nil, state.diagram == nil, state.parent == nil else { return nil }
      return (index, Names.words(state.fullName).sorted())
    }
    guard (2...200).contains(rows.count) else { return }
    var pairs: [(head: Int, row: Int)] = []
    for head in heads where states[head.index].qualifier == nil {
      let found = rows.filter { head.phase.isNamed($0.words, by: states[$0.index]) }
      if found.count == 1 { pairs.append((head.index, found[0].index)) }
    }
    guard pairs.count > 1, Set(pairs.map(\.row)).count == pairs.count else { return }
    // The other rows of the table are states of the same thing.
    let (screen, section) = (states[pairs[0].head].screen, states[pairs[0].head].parentSection)
    let tables = Set(pairs.map { states[$0.row].screen })
    for (index, _) in rows where tables.contains(states[index].screen) {
      states[index].screen = screen
      states[index].parentSection = section
    }
    for (head, row) in pairs { join(head, with: row) }
    let joined = Set(pairs.map(\.row))
    states = states.indices.filter { !joined.contains($0) }.map { states[$0] }
  }

  /// Gives the state of a section the name of a row.
  private mutating func join(_ head: Int, with row: Int) {
    let old = LocatedText(states[head].name, states[head].origin)
    let known = Set(states[head].aliases.map(\.text))
    states[head].aliases += [old] + states[row].aliases.filter { !known.contains($0.text) }
    states[head].name = states[row].name
    states[head].qualifier = states[row].qualifier
    states[head].context = states[head].context ?? states[row].context
    states[head].isInitial = states[head].isInitial || states[row].isInitial
    for index in states.indices where states[index].parent == old.text {
      states[index].parent = states[row].name
    }
  }
}

/// The name of a phase, without the word for it.
private struct PhaseName {
  /// The words of the name itself.
  let words: [String]
  /// What is said behind the word: "winning hand" of "Payout Phase - Winning Hand".
  let rest: [String]

  /// Reads "Dealing Phase", "Fase de reparto", "发牌阶段"; `nil` for what has no such word, or nothing else.
  init?(_ name: String) {
    let all = Names.words(name)
    guard (1...8).contains(all.count) else { return nil }
    guard let place = all.firstIndex(where: BareHeadings.phases.contains) else {
      guard all.count == 1, let word = all.first, word.utf8.last ?? 0 >= 0x80,
        let ending = BareHeadings.phaseEndings.first(where: word.hasSuffix),
        word.count > ending.count
      else { return nil }
      words = [String(word.dropLast(ending.count))]
      rest = []
      return
    }
    if place > 0 {
      words = Array(all[..<place])
      rest = Array(all[(place + 1)...])
    } else {
      words = Array(all.dropFirst().drop(while: Self.joints.contains))
      rest = []
    }
    guard !words.isEmpty, !words.allSatisfy({ $0.utf8.allSatisfy(ASCII.isDigit) }) else {
      return nil
    }
  }

  /// Whether a row has the words of the phase in any order, or its name and, in parentheses, a form of what is said
  /// behind it: "win" for "winning hand".
  func isNamed(_ sorted: [String], by state: StateDraft) -> Bool {
    if rest.isEmpty { return sorted == words.sorted() }
    guard let qualifier = state.qualifier, Names.words(state.name) == words else { return false }
    return Names.words(qualifier).contains { word in
      rest.contains { $0.utf8.count > 2 && word.utf8.count > 2 && $0.prefix(3) == word.prefix(3) }
    }
  }

  private static let joints = StateVocabulary.owners.union(["di", "la", "l"])
}
