import SpecModel
import SpecText

/// A state that a name or the texts of a dump may mean.
struct StateCandidate: Hashable {
  /// Index into the specs.
  var spec: Int
  /// Index into the spec's wireframes; `nil` where none draws it.
  var wireframe: Int?
  /// Its name as the spec has it.
  var state: String
  /// Whether the name is that of the state, and not only words of it.
  var isExact = true
}

/// Finds the states that a name means.
enum StateCandidates {
  /// The states of a spec that a name means: the drawn ones, else the one that is only described.
  static func named(_ name: String, in index: SpecIndex, at spec: Int) -> [StateCandidate] {
    let names = index.names(of: spec)
    let wireframes = index.specs[spec].wireframes
    let key = Names.key(name)
    func drawn(_ isMeant: (Int) -> Bool, isExact: Bool) -> [StateCandidate] {
      wireframes.indices.filter(isMeant).map {
        StateCandidate(spec: spec, wireframe: $0, state: wireframes[$0].title, isExact: isExact)
      }
    }
    let titled = drawn({ names.titles[$0].key == key }, isExact: true)
    if !titled.isEmpty { return titled }
    let described = names.described.first { $0.keys.contains(key) }
    let words = Set(Names.significantWords(name))
    let similar = drawn(
      { wireframe in
        let title = names.titles[wireframe].words
        return !words.isEmpty && (words.isSubset(of: title) || title.isSubset(of: words))
      }, isExact: described != nil)
    guard let described else { return similar }
    // "List" is a state of its own beside "List Loading" and "List Error".
    if Set(similar.map(\.state)).count == 1 { return similar }
    return [StateCandidate(spec: spec, wireframe: nil, state: described.name)]
  }

  /// The states of all specs that a name means; those of just this name before those with its words.
  ///
  /// A name may begin with that of the document: "today-schedule/Default".
  static func named(
    _ name: String, in index: SpecIndex, among documents: [Int]
  ) -> [StateCandidate] {
    let all = documents.flatMap { named(name, in: index, at: $0) }
    if all.contains(where: \.isExact) { return all.filter(\.isExact) }
    if !all.isEmpty { return all }
    guard let slash = name.lastIndex(of: "/") else { return [] }
    let state = String(name[name.index(after: slash)...])
    let ranked = index.documents(of: String(name[..<slash]))
    guard let nearest = ranked.tiers.first, !Names.key(state).isEmpty else { return [] }
    return named(state, in: index, among: nearest.filter(documents.contains))
  }

  /// The names of all states, each once, in the order of the documents.
  static func names(in specs: [SpecDocument]) -> [String] {
    var seen: Set<String> = []
    return specs.flatMap { spec in
      spec.wireframes.map(\.title) + spec.machines.flatMap { $0.states.map(\.name) }
    }.filter { !Names.key($0).isEmpty && seen.insert(Names.key($0)).inserted }
  }

  /// What a person may have meant by a name that no state has; `nil` where the specs have no states.
  static func hint(for name: String, in specs: [SpecDocument]) -> String? {
    let names = names(in: specs)
    guard !names.isEmpty else { return nil }
    let keys = names.map(Names.key)
    if let nearest = Suggestion.nearest(to: name, in: names)
      ?? Suggestion.nearest(to: Names.key(name), in: keys)
      .flatMap({ keys.firstIndex(of: $0) }).map({ names[$0] })
    {
      return "did you mean '\(nearest)'?"
    }
    let shown = names.prefix(12).map { "'\($0)'" }.joined(separator: ", ")
    return "the states are \(shown)" + (names.count > 12 ? " and \(names.count - 12) more" : "")
  }
}

/// How well the texts of states fit a dump.
struct StateFit {
  /// The state.
  var candidate: StateCandidate
  /// The part of its texts that is shown, from 0 to 1; texts of many states count less.
  var score: Double
  /// Texts that are shown.
  var hits: Int
  /// All texts.
  var total: Int

  /// Ranks states, best first; those without texts have the score 0.
  static func ranked(
    _ candidates: [StateCandidate], _ index: SpecIndex, _ shown: DumpWords
  ) -> [StateFit] {
    let texts = candidates.map(index.texts)
    var spread: [String: Int] = [:]
    for own in texts { for text in own { spread[text, default: 0] += 1 } }
    let fits = zip(candidates, texts).map { (candidate, own) -> StateFit in
      var fit = StateFit(candidate: candidate, score: 0, hits: 0, total: own.count)
      var all = 0.0
      for text in own {
        let weight = 1 / Double(spread[text] ?? 1)
        all += weight
        if shown.isShown(text) {
          fit.score += weight
          fit.hits += 1
        }
      }
      if all > 0 { fit.score /= all }
      return fit
    }
    // In the order of the specs where scores are equal.
    return fits.enumerated().sorted {
      ($0.element.score, $1.offset) > ($1.element.score, $0.offset)
    }
    .map(\.element)
  }

  /// The words of each component of the drawing that has words, else the texts that a section gives to the state.
  static func texts(of candidate: StateCandidate, _ specs: [SpecDocument]) -> [String] {
    let spec = specs[candidate.spec]
    let texts: [String]
    if let wireframe = candidate.wireframe {
      texts = spec.wireframes[wireframe].rows.filter { $0.kind == .content }
        .flatMap { $0.components.map(\.text) }
    } else {
      let key = Names.key(candidate.state)
      let sections = spec.machines.flatMap(\.states).filter { Names.key($0.name) == key }
        .compactMap(\.section)
      texts = spec.copy.filter { copy in
        copy.placeholders.isEmpty && sections.contains { $0.range.contains(copy.origin.range) }
      }.map(\.text)
    }
    return texts.map { Names.words($0).joined(separator: " ") }.filter { !$0.isEmpty }
  }
}
