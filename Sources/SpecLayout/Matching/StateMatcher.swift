import SpecModel
import SpecText

/// Which state of the spec a dump shows.
struct StateChoice {
  /// Index into the specs.
  var spec: Int?
  /// Index into the spec's wireframes.
  var wireframe: Int?
  /// The state's name.
  var state: String?
  /// How it was chosen, for people.
  var reason: String
  /// Whether a person or the dump names it.
  var isNamed = false
}

/// Chooses the state of the spec that a dump shows: as stated, else by its texts.
enum StateMatcher {
  /// Chooses a state.
  static func choose(
    _ facts: LayoutFacts, _ words: DumpWords, _ specs: [SpecDocument], stated: String?
  ) -> StateChoice {
    guard !specs.isEmpty else { return StateChoice(reason: "no spec was given") }
    if let name = stated {
      var choice = named(name, specs, by: "by the caller")
      choice.isNamed = choice.state != nil
      return choice
    }
    if let name = facts.dump.specState {
      var choice = named(name, specs, by: "by the dump")
      choice.isNamed = choice.state != nil
      return choice
    }
    return byText(words, specs)
  }

  private static func named(_ name: String, _ specs: [SpecDocument], by source: String)
    -> StateChoice
  {
    let key = Names.key(name)
    let words = Set(Names.significantWords(name))
    var candidates: [(spec: Int, wireframe: Int)] = []
    for (index, spec) in specs.enumerated() {
      for (position, wireframe) in spec.wireframes.enumerated() {
        if Names.key(wireframe.title) == key {
          return StateChoice(
            spec: index, wireframe: position, state: wireframe.title, reason: "named \(source)")
        }
        let title = Set(Names.words(wireframe.title))
        if !words.isEmpty, words.isSubset(of: title) || title.isSubset(of: words) {
          candidates.append((index, position))
        }
      }
    }
    if candidates.count == 1, let only = candidates.first {
      let title = specs[only.spec].wireframes[only.wireframe].title
      return StateChoice(
        spec: only.spec, wireframe: only.wireframe, state: title, reason: "named \(source)")
    }
    for (index, spec) in specs.enumerated() {
      for machine in spec.machines {
        for state in machine.states
        where Names.key(state.name) == key
          || state.aliases.contains(where: { Names.key($0.text) == key })
        {
          return StateChoice(
            spec: index, state: state.name,
            reason: "named \(source); the spec draws no wireframe for it")
        }
      }
    }
    return StateChoice(
      state: nil, reason: "'\(name)' is named \(source), but the spec has no such state")
  }

  private static func byText(_ shown: DumpWords, _ specs: [SpecDocument]) -> StateChoice {
    var spread: [String: Int] = [:]
    for spec in specs {
      for wireframe in spec.wireframes {
        for text in Set(texts(of: wireframe)) { spread[text, default: 0] += 1 }
      }
    }
    var scored: [(score: Double, spec: Int, wireframe: Int, hits: Int, of: Int)] = []
    for (index, spec) in specs.enumerated() {
      for (position, wireframe) in spec.wireframes.enumerated() {
        let texts = Set(texts(of: wireframe)).sorted()
        guard !texts.isEmpty else { continue }
        var found = 0.0
        var total = 0.0
        var hits = 0
        for text in texts {
          let weight = 1 / Double(spread[text] ?? 1)
          total += weight
          if shown.isShown(text) {
            found += weight
            hits += 1
          }
        }
        scored.append((found / total, index, position, hits, texts.count))
      }
    }
    scored.sort { ($0.score, $1.spec, $1.wireframe) > ($1.score, $0.spec, $0.wireframe) }
    guard let best = scored.first, best.score >= 0.3, best.hits > 0 else {
      return StateChoice(reason: "no wireframe shares enough texts with the dump")
    }
    let title = specs[best.spec].wireframes[best.wireframe].title
    var margin = ""
    if let second = scored.dropFirst().first {
      let other = specs[second.spec].wireframes[second.wireframe].title
      if best.score - second.score < 0.1 {
        return StateChoice(reason: "the texts fit '\(title)' and '\(other)' alike; use --state")
      }
      let lead = Int(((best.score - second.score) * 100).rounded())
      margin = "; next is '\(other)' with \(second.hits) of \(second.of), \(lead) points behind"
    }
    return StateChoice(
      spec: best.spec, wireframe: best.wireframe, state: title,
      reason: "\(best.hits) of \(best.of) texts of its wireframe are shown\(margin)")
  }

  /// The words of each component of a drawing that has words.
  private static func texts(of wireframe: Wireframe) -> [String] {
    wireframe.rows.filter { $0.kind == .content }.flatMap { row in
      row.components.map { Names.words($0.text).joined(separator: " ") }.filter { !$0.isEmpty }
    }
  }
}
