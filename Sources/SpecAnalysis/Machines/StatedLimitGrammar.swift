import SpecModel
import SpecText

/// The forms of sentences that limit how states are entered and left.
struct StatedLimitGrammar {
  /// What a sentence says.
  enum Statement {
    case terminal
    case onlyFrom([StateID])
    case never(StateID)

    /// The same for readers of the facts.
    var limit: StatedLimit.Kind {
      switch self {
      case .terminal: .terminal
      case .onlyFrom(let sources): .onlyFrom(sources)
      case .never: .never
      }
    }
  }

  let items: [StatedLimits.Item]

  /// What the sentence says of each state; nothing where it has another form.
  var statements: [(Statement, StateID)] { terminals ?? listed ?? entries ?? denials ?? [] }

  private func word(_ index: Int) -> String? {
    guard items.indices.contains(index), case .word(let word) = items[index] else { return nil }
    return word
  }

  private func states(_ items: some Sequence<StatedLimits.Item>) -> [StateID] {
    items.compactMap { if case .state(let state) = $0 { state } else { nil } }
  }

  private static let ends: Lexicon = ["terminal", "final"]
  private static let joints: Lexicon = [
    "and", "or", "the", "both", "all", "state", "states", "are",
  ]

  /// Whether items are states and words that join them.
  private func areStates(_ items: some Sequence<StatedLimits.Item>) -> Bool {
    items.allSatisfy { item in
      if case .word(let word) = item { return Self.joints.contains(word) }
      return true
    }
  }

  /// "`Sent` is terminal", "`Paid` and `Void` are final states", "`Sent` – terminal state"
  private var terminals: [(Statement, StateID)]? {
    guard let end = items.firstIndex(where: { $0 == .word("terminal") || $0 == .word("final") }),
      end > 0, case .state = items[0]
    else { return nil }
    let isNoun = word(end + 1) == "state" || word(end + 1) == "states"
    let rest = end + (isNoun ? 2 : 1)
    guard rest >= items.count || items[rest] == .comma && isNoun else { return nil }
    let before = items[..<end].filter {
      ![.word("is"), .word("are"), .word("a"), .word("an")].contains($0)
    }
    // "`Sent` – terminal" without a verb is a remark on one state.
    let hasVerb = items[..<end].contains { $0 == .word("is") || $0 == .word("are") }
    guard areStates(before), hasVerb || before.count == 1, hasVerb || isNoun || end == 1 else {
      return nil
    }
    return states(before).map { (.terminal, $0) }
  }

  /// "Terminal states: `Paid`, `Void`"
  private var listed: [(Statement, StateID)]? {
    guard let first = word(0), Self.ends.contains(first),
      word(1) == "states" || word(1) == "state",
      items.count > 2, areStates(items[2...]), !states(items[2...]).isEmpty
    else { return nil }
    return states(items[2...]).map { (.terminal, $0) }
  }

  private static let arrivals: Lexicon = [
    "entered", "reached", "accessible", "reachable", "entry", "enterable",
  ]
  private static let fillers: Lexicon = [
    "can", "be", "is", "may", "must", "only", "from", "state", "states", "the", "a", "directly",
    "and", "or", "either",
  ]

  /// "`Live` can only be entered from `Ready` or `Held`"
  private var entries: [(Statement, StateID)]? {
    guard case .state(let state)? = items.first,
      let only = items.firstIndex(of: .word("only")),
      let from = items.firstIndex(of: .word("from")),
      only < from, only <= 5,
      items[1..<from].allSatisfy({ item in
        guard case .word(let word) = item else { return false }
        return Self.fillers.contains(word) || Self.arrivals.contains(word)
      }),
      items[1..<from].contains(where: { item in
        if case .word(let word) = item { return Self.arrivals.contains(word) }
        return false
      }),
      areStates(items[(from + 1)...])
    else { return nil }
    let sources = states(items[(from + 1)...])
    return sources.isEmpty ? nil : [(.onlyFrom(sources), state)]
  }

  private static let denying: Lexicon = ["never", "cannot"]
  private static let moves: Lexicon = [
    "go", "goes", "return", "returns", "transition", "transitions", "move", "moves", "lead",
    "leads", "jump", "jumps", "revert", "reverts",
  ]
  private static let ways: Lexicon = ["back", "directly", "straight", "to", "into", "the", "state"]

  /// "`Sent` never returns to `Draft`"
  private var denials: [(Statement, StateID)]? {
    guard items.count >= 4, case .state(let source) = items[0], let denial = word(1),
      Self.denying.contains(denial), let move = word(2), Self.moves.contains(move),
      case let ways = items[3...].prefix(while: { item in
        if case .word(let word) = item { return Self.ways.contains(word) }
        return false
      }), ways.contains(.word("to")) || ways.contains(.word("into")),
      case let rest = items[(3 + ways.count)...], areStates(rest)
    else { return nil }
    let targets = states(rest)
    return targets.isEmpty ? nil : targets.map { (.never($0), source) }
  }
}
