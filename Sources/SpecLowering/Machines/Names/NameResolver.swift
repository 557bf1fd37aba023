import SpecModel
import SpecText

/// Decides which state a name in a table means.
///
/// The rules, in order: pinned by the author; the same folded words; the name of a group; all words of the name at the
/// start or end of exactly one state's name. What more than one state could mean stays apart and is reported.
struct NameResolver {
  /// A state or group that a name may mean.
  struct Candidate {
    var words: [String]
    var states: [StateID]
    var isGroup: Bool
    var name: String
  }

  enum Resolution {
    case state(StateID, Machine.NameMatch.Rule, reason: String)
    case group(Candidate)
    case ambiguous([StateID])
    case unknown
  }

  private(set) var candidates: [Candidate] = []
  /// The first state of each name by its words, so that a known name is found without a search.
  private(set) var stateOfKey: [String: Int] = [:]
  private var stateOfOrdinal: [String: StateID] = [:]
  /// The names in drawings, as words: each of them is a thing of its own there.
  private var drawn: Set<String> = []
  private let pins: [String: String]

  /// Makes a resolver with the author's aliases: other spelling to name.
  init(aliases: [String: String]) {
    pins = aliases.reduce(into: [:]) { $0[Names.key($1.key)] = Names.key($1.value) }
  }

  /// Makes a name known.
  mutating func add(_ name: String, states: [StateID], isGroup: Bool = false) {
    let words = Names.significantWords(name)
    let key = words.joined(separator: "-")
    if !isGroup, stateOfKey[key] == nil { stateOfKey[key] = candidates.count }
    candidates.append(Candidate(words: words, states: states, isGroup: isGroup, name: name))
  }

  /// Makes "State 3" known for the heading "State 3: Paused".
  mutating func addOrdinal(_ ordinal: String, state: StateID) {
    stateOfOrdinal[ordinal] = stateOfOrdinal[ordinal] ?? state
  }

  /// Makes a name known that a drawing has.
  mutating func addDrawn(_ name: String) {
    drawn.insert(Names.significantWords(name).joined(separator: "-"))
  }

  /// Whether a name and what another goes on with are both drawn: "Solo" and "Options" beside "Solo options" are no
  /// shorter names of that.
  private func areDrawn(_ words: [String], in whole: [String]) -> Bool {
    guard !drawn.isEmpty, drawn.contains(words.joined(separator: "-")) else { return false }
    let rest =
      whole.starts(with: words) ? whole.dropFirst(words.count) : whole.dropLast(words.count)
    return drawn.contains(rest.joined(separator: "-"))
  }

  /// Finds what a name means.
  func resolve(_ name: String) -> Resolution {
    let words = Names.significantWords(name)
    let key = words.joined(separator: "-")
    if let pinned = pins[key],
      let match = candidates.first(where: { $0.words.joined(separator: "-") == pinned }),
      let state = match.states.first
    {
      return .state(state, .pinned, reason: "pinned as an alias of '\(match.name)'")
    }
    if let index = stateOfKey[key], let state = candidates[index].states.first {
      return .state(state, .folded, reason: "the same words as '\(candidates[index].name)'")
    }
    if let group = candidates.first(where: { $0.isGroup && isNameOfGroup(words, $0) }) {
      if group.states.count == 1 {
        return .state(
          group.states[0], .group, reason: "the only state under the heading '\(group.name)'")
      }
      return .group(group)
    }
    if words.count == 1, let state = stateOfOrdinal[words[0]] {
      return .state(state, .folded, reason: "the number of the heading")
    }
    let found = overlap(words)
    guard case .unknown = found else { return found }
    return reordered(words) ?? extended(name, words) ?? unspaced(words) ?? unnumbered(name)
      ?? .unknown
  }

  /// A state whose name stands behind the number of its heading: "01 Orders" for "Orders".
  private func unnumbered(_ name: String) -> Resolution? {
    guard name.utf8.first.map(ASCII.isDigit) == true,
      let index = stateOfKey[Names.key(StateName.withoutNumbering(name))],
      let state = candidates[index].states.first
    else { return nil }
    return .state(state, .folded, reason: "'\(candidates[index].name)' with its number")
  }

  /// A state with the same words in another order.
  private func reordered(_ words: [String]) -> Resolution? {
    guard words.count > 1 else { return nil }
    let sorted = words.sorted()
    let found = candidates.filter {
      !$0.isGroup && $0.words.count == sorted.count && $0.words.sorted() == sorted
    }
    guard found.count == 1, let state = found[0].states.first else { return nil }
    return .state(
      state, .overlap, reason: "the same words as '\(found[0].name)' in another order")
  }

  /// A state whose name stands before a parenthesis or a word such as "with": "Idle (saved)", "Idle after a save".
  private func extended(_ name: String, _ words: [String]) -> Resolution? {
    if Self.base(ofVariant: name) != nil { return nil }
    let base = StateName.splitQualifier(name)
    var key = base.qualifier == nil ? "" : Names.key(base.name)
    if key.isEmpty, let link = words.firstIndex(where: StateWords.links.contains), link > 0 {
      key = Names.key(words[..<link].joined(separator: " "))
    }
    guard !key.isEmpty, let index = stateOfKey[key], let state = candidates[index].states.first
    else { return nil }
    return .state(
      state, .overlap, reason: "'\(candidates[index].name)' with words that tell more about it")
  }

  /// What stands before the bracket of a variant as code writes it, which is a state of its own: "Visual(Line)".
  static func base(ofVariant name: String) -> String? {
    let bytes = Array(name.utf8)
    guard bytes.count <= 60, bytes.last == UInt8(ascii: ")"),
      let open = bytes.firstIndex(of: UInt8(ascii: "(")), open > 0,
      ASCII.isLetter(bytes[open - 1]), ASCII.isUpper(bytes[0])
    else { return nil }
    let inner = bytes[(open + 1)..<(bytes.count - 1)]
    guard inner.allSatisfy({ ASCII.isLetter($0) || ASCII.isDigit($0) }),
      inner.first.map(ASCII.isUpper) == true || (1...2).contains(inner.count)
    else { return nil }
    return String(decoding: bytes[..<open], as: UTF8.self)
  }

  private func isNameOfGroup(_ words: [String], _ group: Candidate) -> Bool {
    group.words == words
  }

  /// States whose name begins or ends with all words of the given name.
  private func overlap(_ words: [String]) -> Resolution {
    guard !words.isEmpty else { return .unknown }
    var found: [StateID: String] = [:]
    for candidate in candidates where !candidate.isGroup && candidate.words.count > words.count {
      guard
        candidate.words.starts(with: words) || candidate.words.suffix(words.count) == words[...],
        !areDrawn(words, in: candidate.words)
      else { continue }
      let isRoute = candidate.name.hasPrefix("/")
      for state in candidate.states where !isRoute || found[state] == nil {
        found[state] = candidate.name
      }
    }
    // "Shelf" is "Shelf View" rather than the list at "/shelf/:id".
    if found.values.contains(where: { !$0.hasPrefix("/") }) {
      found = found.filter { !$0.value.hasPrefix("/") }
    }
    let states = found.keys.sorted()
    if states.count == 1, let name = found[states[0]] {
      return .state(
        states[0], .overlap,
        reason: "all its words stand in '\(name)' and in no other state's name")
    }
    return states.isEmpty ? .unknown : .ambiguous(states)
  }
}
