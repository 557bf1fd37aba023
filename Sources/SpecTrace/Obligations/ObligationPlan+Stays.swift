import SpecModel
import SpecText

/// Which times limit the stay in a state.
extension ObligationPlan {
  /// A stay that a time limits.
  struct Stay {
    var machine: Int
    var state: Int
    /// Whether the time is the latest end, so that the stay may be shorter.
    var isLimit: Bool
  }

  /// The state whose section holds the fact.
  static func scope(
    of fact: DurationFact, _ document: Int, _ machines: [CompiledMachine]
  ) -> (machine: Int, state: Int)? {
    var best: (machine: Int, state: Int, size: Int)?
    for (index, compiled) in machines.enumerated() where compiled.document == document {
      for (state, value) in compiled.machine.states.enumerated() {
        guard let section = value.section, section.file == fact.origin.file,
          section.range.contains(fact.origin.range)
        else { continue }
        if best.map({ section.range.count < $0.size }) ?? true {
          best = (index, state, section.range.count)
        }
      }
    }
    return best.map { ($0.machine, $0.state) }
  }

  /// The stay that a fact limits: of the state that it names, or that the section around it describes.
  static func stay(
    _ fact: DurationFact, _ document: Int, _ machines: [CompiledMachine],
    _ scope: (machine: Int, state: Int)?, line: @autoclosure () -> String?
  ) -> Stay? {
    let isBound = fact.quantity.min == nil
    let isTimeout = fact.role == .timeout && fact.quantity.max != nil
    switch fact.role {
    case .timeout, .dwell, .budget: break
    case .latency, .animation: guard isBound else { return nil }
    case .other where isBound: break
    case .other, .delay:
      guard !isBound, let scope, let found = Self.stay(scope, of: fact, machines, line()) else {
        return nil
      }
      // "Shown after 300 ms" tells when something begins.
      return fact.role == .other || found.isLimit ? found : nil
    case .stagger, .period, .debounce, .spring: return nil
    }
    let own = Set(Names.words(fact.subject)).subtracting(SubjectWords.generic)
    func whole(_ state: (machine: Int, state: Int)) -> Stay {
      Stay(machine: state.machine, state: state.state, isLimit: isTimeout)
    }
    if own.isEmpty { return scope.map(whole) }
    let key = Names.key(fact.subject)
    // A bare limit under a state's heading has the heading as its subject.
    if let scope {
      let name = machines[scope.machine].machine.states[scope.state].name
      let isHeading = fact.scope.last.map { Names.key($0) == key } ?? false
      if isHeading || Set(Names.significantWords(name)).isSubset(of: own) { return whole(scope) }
      let isRole = fact.role == .timeout || fact.role == .dwell
      if isRole, var found = Self.stay(scope, of: fact, machines, nil) {
        found.isLimit = isTimeout
        return found
      }
      if let text = line(), isBound, StayWords.tellAfter(text),
        let found = Self.stay(scope, of: fact, machines, text), found.isLimit
      {
        return found
      }
    }
    for (index, compiled) in machines.enumerated() where compiled.document == document {
      let found = compiled.machine.states.firstIndex { state in
        state.key == key || state.aliases.contains { Names.key($0.text) == key }
      }
      if let found { return whole((index, found)) }
    }
    return fact.role == .dwell || fact.role == .timeout
      ? told(of: fact, document, machines) : nil
  }

  /// The stay in the state whose name stands in a subject beside words for a stay alone: "Done stays".
  private static func told(
    of fact: DurationFact, _ document: Int, _ machines: [CompiledMachine]
  ) -> Stay? {
    let own = Set(Names.words(fact.subject))
    var best: (stay: Stay, words: Int)?
    for (index, compiled) in machines.enumerated() where compiled.document == document {
      for (place, state) in compiled.machine.states.enumerated() {
        for name in [state.name] + state.aliases.map(\.text) {
          let words = Names.significantWords(name)
          guard words.count > best?.words ?? 0, words.allSatisfy(own.contains),
            let meaning = StayWords.meaning(of: fact.subject, besides: Set(Names.words(name)))
          else { continue }
          let isLimit = meaning == .end && fact.quantity.max != nil
          best = (Stay(machine: index, state: place, isLimit: isLimit), words.count)
        }
      }
    }
    return best?.stay
  }

  /// The stay in a state in whose section a subject or its line tells of nothing but the end or the length of it.
  private static func stay(
    _ scope: (machine: Int, state: Int), of fact: DurationFact, _ machines: [CompiledMachine],
    _ line: String?
  ) -> Stay? {
    let machine = machines[scope.machine].machine
    guard isOwn(fact.scope.last, machine.states[scope.state]) else { return nil }
    // "Returns to Idle after 3 seconds": where it leads says nothing of another time.
    let names = Set(machine.states.lazy.flatMap { Names.words($0.name) })
    let meaning =
      StayWords.meaning(of: fact.subject, besides: names)
      ?? line.flatMap { StayWords.meaning(of: $0, besides: names) }
    return meaning.map {
      Stay(
        machine: scope.machine, state: scope.state,
        isLimit: $0 == .end && fact.quantity.max != nil)
    }
  }

  /// Whether what stands under a heading in the section of a state is told of the state, and not of a part of it.
  private static func isOwn(_ heading: String?, _ state: State) -> Bool {
    guard let heading else { return true }
    let words = Names.significantWords(heading)
    let own = ([state.name] + state.aliases.map(\.text)).map(Names.significantWords)
    return own.contains { Set($0).isSubset(of: words) }
      || words.allSatisfy { SubjectWords.generic.contains($0) || StayWords.headings.contains($0) }
  }

  /// The line of a fact without its time.
  static func line(of fact: DurationFact, _ source: SourceText?) -> String? {
    guard let source else { return nil }
    let time = fact.origin.range
    let range = source.lineRange(source.lineIndex(of: Int(time.start)))
    guard range.contains(time) else { return nil }
    return source.string(SourceRange(Int(range.start), Int(time.start))) + " "
      + source.string(SourceRange(Int(time.end), Int(range.end)))
  }
}
