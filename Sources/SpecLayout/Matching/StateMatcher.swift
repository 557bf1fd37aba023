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
  /// Indices of the specs that may be meant; all where nothing is known.
  var documents: [Int] = []
  /// What may be meant by a name that was given and tells no state; `nil` where there is no such name.
  var help: String?
}

/// Chooses the state of the spec that a dump shows: as stated, else by its texts.
///
/// The screen that a dump names narrows the documents; among states of one name the texts decide.
struct StateMatcher {
  private let index: SpecIndex
  private let words: DumpWords
  private let screen: String?
  private let documents: [Int]
  private let tiers: [[Int]]
  private let isExact: Bool

  /// What one state must be ahead of the next: points of 1.
  private static let lead = 0.1
  /// The smallest part of a drawing's texts that makes a guess.
  private static let leastFit = 0.3

  private init(_ facts: LayoutFacts, _ words: DumpWords, _ index: SpecIndex) {
    self.index = index
    self.words = words
    screen = facts.dump.specScreen
    let named = screen.map(index.documents)
    tiers = named?.tiers ?? []
    isExact = named?.isExact ?? false
    documents = Array(index.specs.indices)
  }

  private var specs: [SpecDocument] { index.specs }

  /// Chooses a state.
  static func choose(
    _ facts: LayoutFacts, _ words: DumpWords, _ index: SpecIndex, stated: String?
  ) -> StateChoice {
    guard !index.specs.isEmpty else { return StateChoice(reason: "no spec was given") }
    let matcher = StateMatcher(facts, words, index)
    if let name = stated, !Names.key(name).isEmpty {
      return matcher.named(name, by: "by the caller", isSure: false)
    }
    if let name = facts.dump.specState, !Names.key(name).isEmpty {
      return matcher.named(name, by: "by the dump", isSure: true)
    }
    return matcher.byText()
  }

  // MARK: By name

  /// - Parameter isSure: whether the screen of the dump is part of the name.
  private func named(_ name: String, by source: String, isSure: Bool) -> StateChoice {
    let everywhere = StateCandidates.named(name, in: index, among: documents)
    var found: [StateCandidate] = []
    var reach: [Int] = []
    for tier in tiers where found.isEmpty {
      reach += tier
      found = StateCandidates.named(name, in: index, among: reach)
    }
    if found.isEmpty, !isExact || !isSure { found = everywhere }
    guard !found.isEmpty else { return unknown(name, by: source, reach: reach) }
    var choice = chosen(StateFit.ranked(found, index, words), name: name, by: source)
    if choice.isNamed, let screen, !tiers.isEmpty, found.count < everywhere.count {
      choice.reason += ", on the screen '\(screen)'"
    } else if let screen, tiers.isEmpty {
      choice.reason += "; no document is called '\(screen)', as the dump calls its screen"
    }
    return choice
  }

  private func unknown(_ name: String, by source: String, reach: [Int]) -> StateChoice {
    let whose = reach.isEmpty ? "no spec" : "no spec of the screen '\(screen ?? "")'"
    var choice = StateChoice(reason: "'\(name)' is named \(source), but \(whose) has such a state")
    choice.documents = reach.isEmpty ? documents : tiers[0]
    choice.spec = choice.documents.count == 1 ? choice.documents.first : nil
    choice.help = StateCandidates.hint(for: name, in: choice.documents.map { specs[$0] })
    return choice
  }

  private func chosen(_ fits: [StateFit], name: String, by source: String) -> StateChoice {
    guard var best = fits.first else { return StateChoice(reason: "") }
    // Several drawings of one state: the one of which most is shown.
    for fit in fits where isSame(fit, best) && fit.hits > best.hits { best = fit }
    let others = fits.filter { !isSame($0, best) }
    var reason = "named \(source)"
    if let second = others.first {
      // A state without texts may be meant as long as little speaks for another one.
      guard best.score - second.score >= Self.lead, best.score >= Self.leastFit else {
        let alike = others.filter { best.score - $0.score < Self.lead || $0.total == 0 }
        return ambiguous([best] + (alike.isEmpty ? [second] : alike), name, source)
      }
      reason += "; \(best.hits) of \(best.total) of its texts are shown" + margin(best, second)
    }
    if best.candidate.wireframe == nil { reason += "; the spec draws no wireframe for it" }
    return StateChoice(
      spec: best.candidate.spec, wireframe: best.candidate.wireframe, state: best.candidate.state,
      reason: reason, isNamed: true, documents: [best.candidate.spec])
  }

  private func ambiguous(_ fits: [StateFit], _ name: String, _ source: String) -> StateChoice {
    var choice = StateChoice(
      reason: "'\(name)' is named \(source), but \(list(fits)) fit alike")
    choice.documents = Set(fits.map(\.candidate.spec)).sorted()
    choice.spec = choice.documents.count == 1 ? choice.documents.first : nil
    choice.help = "name the state in full, or with its document as in 'document/state'"
    return choice
  }

  // MARK: By text

  private func byText() -> StateChoice {
    let documents = tiers.first { tier in tier.contains { !specs[$0].wireframes.isEmpty } }
    let reach = documents ?? tiers.first ?? self.documents
    let candidates = reach.flatMap { index in
      specs[index].wireframes.indices.map {
        StateCandidate(spec: index, wireframe: $0, state: specs[index].wireframes[$0].title)
      }
    }
    let fits = StateFit.ranked(candidates, index, words).filter { $0.total > 0 }
    var choice = StateChoice(reason: "no wireframe shares enough texts with the dump")
    choice.documents = reach
    choice.spec = reach.count == 1 ? reach.first : nil
    guard let best = fits.first, best.score >= Self.leastFit, best.hits > 0 else { return choice }
    let second = fits.dropFirst().first
    if let second, best.score - second.score < Self.lead {
      let alike = fits.filter { best.score - $0.score < Self.lead }
      choice.documents = Set(alike.map(\.candidate.spec)).sorted()
      choice.spec = choice.documents.count == 1 ? choice.documents.first : nil
      choice.reason = "the texts fit \(list([best, second])) alike; use --state"
      return choice
    }
    choice.spec = best.candidate.spec
    choice.documents = [best.candidate.spec]
    choice.wireframe = best.candidate.wireframe
    choice.state = best.candidate.state
    choice.reason =
      "\(best.hits) of \(best.total) texts of its wireframe are shown"
      + (second.map { margin(best, $0) } ?? "")
    return choice
  }

  // MARK: Words

  private func isSame(_ a: StateFit, _ b: StateFit) -> Bool {
    a.candidate.spec == b.candidate.spec
      && Names.key(a.candidate.state) == Names.key(b.candidate.state)
  }

  private func margin(_ best: StateFit, _ second: StateFit) -> String {
    let lead = Int(((best.score - second.score) * 100).rounded())
    return "; next is \(title(second, beside: best)) with \(second.hits) of \(second.total), "
      + "\(lead) points behind"
  }

  /// The states with their documents, where these differ.
  private func list(_ fits: [StateFit]) -> String {
    let isOneDocument = Set(fits.map(\.candidate.spec)).count == 1
    let titles = fits.prefix(4).map { fit in
      "'\(fit.candidate.state)'" + (isOneDocument ? "" : " of \(specs[fit.candidate.spec].path)")
    }
    if fits.count > 4 { return titles.joined(separator: ", ") + " and \(fits.count - 4) more" }
    return titles.dropLast().joined(separator: ", ") + " and " + (titles.last ?? "")
  }

  private func title(_ fit: StateFit, beside other: StateFit) -> String {
    let isOneDocument = fit.candidate.spec == other.candidate.spec
    return "'\(fit.candidate.state)'"
      + (isOneDocument ? "" : " of \(specs[fit.candidate.spec].path)")
  }
}
