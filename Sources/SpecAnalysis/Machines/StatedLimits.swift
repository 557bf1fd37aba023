public import SpecModel
public import SpecSyntax
public import SpecText

/// A sentence that limits how a state is entered or left, and a declared transition that does otherwise.
public struct StatedLimit: Sendable, Hashable {
  /// What the sentence says.
  public enum Kind: Sendable, Hashable {
    /// Nothing leads out of the state.
    case terminal
    /// Only the states lead into it, in the order of the sentence.
    case onlyFrom([StateID])
    /// The one state never leads to the other.
    case never
  }

  /// What the sentence says.
  public var kind: Kind
  /// The state of which it says so.
  public var state: StateID
  /// The sentence.
  public var origin: Origin
  /// Index into `Machine.transitions` of the transition that does otherwise.
  public var transition: Int
}

/// Reads sentences such as "`Sent` is terminal", "Final states: `Paid`, `Void`", "`Live` can only be entered from `Ready`"
/// and "`Sent` never returns to `Draft`", and holds them against the transitions of the machine that has the states.
public struct StatedLimits {
  /// A word of a sentence, or a state that it names.
  enum Item: Equatable {
    case word(String)
    case state(StateID)
    case comma
  }

  let document: Document
  let machines: [Machine]
  /// The names of the states of each machine that can be told from plain words, by their bytes.
  private let names: [[(state: StateID, name: [UInt8])]]

  private init(_ document: Document, _ machines: [Machine]) {
    self.document = document
    self.machines = machines
    names = machines.map { machine in
      machine.stateIDs.map { ($0, Array(machine[$0].name.utf8)) }.filter { _, name in
        name.count > 2 && (name.contains(0x5F) || ASCII.isUpper(name[0]))
      }
    }
  }

  /// Parts of the words by which sentences set such limits.
  private static let cues: [StaticString] = [
    "erminal", "inal state", "only be ", "nly from", " only ", "never ", "annot ", "o direct",
    "is final", "are final", "(final)", "o transitions out", "o outgoing trans", "o way out",
    "o exits",
  ]

  /// The broken limits of each machine, by its index.
  ///
  /// - Complexity: O(text); sentences without one of the words cost nothing more.
  public static func find(
    _ machines: [Machine], _ document: Document
  ) -> [(machine: Int, limit: StatedLimit)] {
    guard machines.contains(where: { $0.transitions.count > 1 }) else { return [] }
    let cues = cues.filter { document.mentions($0) }
    guard !cues.isEmpty else { return [] }
    let finder = StatedLimits(document, machines)
    let leaves = Set(cues.flatMap { document.leaves(with: $0) }).sorted()
    return leaves.flatMap { finder.read($0) } + finder.marked() + finder.headed()
  }

  private func read(_ leaf: Int) -> [(machine: Int, limit: StatedLimit)] {
    guard document.nodes[leaf].kind == .paragraph else { return [] }
    let text = document.plainText(of: leaf)
    guard text.count < 1200 else { return [] }
    var result: [(machine: Int, limit: StatedLimit)] = []
    var start = text.lowerBound
    while start < text.upperBound {
      var end = start
      while end < text.upperBound, !isEnd(end, text.upperBound) { end += 1 }
      let sentence = start..<end
      start = end + 1
      guard mayLimit(sentence) else { continue }
      // Where several machines have the states, nothing says which is meant.
      let found = machines.indices.flatMap { machine in
        limits(sentence, leaf, machine).map { (machine, $0) }
      }
      if Set(found.map(\.0)).count == 1 { result += found.map { (machine: $0.0, limit: $0.1) } }
    }
    return result
  }

  /// A byte test for the words of each form.
  private func mayLimit(_ sentence: Range<Int>) -> Bool {
    func has(_ text: StaticString) -> Bool {
      ASCII.find(text, in: document.plain, sentence) != nil
    }
    return has("erminal") || has("inal state") || has("final") || has("nly") && has("from ")
      || (has("never ") || has("annot ")) && has("to ")
  }

  private func isEnd(_ offset: Int, _ end: Int) -> Bool {
    switch document.plain[offset] {
    case ASCII.lineFeed, 0x3B: true
    case ASCII.dot: offset + 1 >= end || document.plain[offset + 1] == ASCII.space
    default: false
    }
  }

  private static let hedges: Lexicon = [
    "unless", "except", "until", "without", "usually", "normally", "mostly", "if", "when", "while",
    "otherwise", "but", "apart", "not", "non", "semi", "typically", "automatically", "before",
    "after", "should", "would", "by", "via", "itself", "whether",
  ]

  private func limits(_ sentence: Range<Int>, _ leaf: Int, _ index: Int) -> [StatedLimit] {
    let machine = machines[index]
    let items = items(sentence, leaf, index)
    let hasHedge = items.contains { item in
      if case .word(let word) = item { return Self.hedges.contains(word) }
      return false
    }
    guard !hasHedge, items.contains(where: { if case .state = $0 { true } else { false } }) else {
      return []
    }
    let origin = origin(of: sentence)
    let statements = StatedLimitGrammar(items: items).statements
    let states = Set(statements.map(\.1))
    return statements.compactMap { kind, state in
      guard let index = counterexample(kind, state, machine, besides: origin),
        // Where one end leads to another, they end a phase.
        states.count == 1 || !states.contains(machine.transitions[index].target)
      else { return nil }
      return StatedLimit(kind: kind.limit, state: state, origin: origin, transition: index)
    }
  }

  /// The place of a sentence with the marks of code and bold type at its ends.
  private func origin(of sentence: Range<Int>) -> Origin {
    let bytes = document.source.bytes
    let range = document.sourceRange(plain: sentence).offsets
    var (start, end) = (range.lowerBound, range.upperBound)
    while start > 0, Self.isMark(bytes[start - 1]) { start -= 1 }
    while end < bytes.count, Self.isMark(bytes[end]) { end += 1 }
    return document.origin(SourceRange(start, end))
  }

  private static func isMark(_ byte: UInt8) -> Bool { byte == ASCII.backtick || byte == 0x2A }

  private static let beginnings: Lexicon = [
    "reset", "restart", "restarts", "new", "again", "archive", "archived", "delete", "deleted",
    "cleanup", "dismiss", "dismissed", "close", "unmount", "next",
  ]

  /// The first declared transition that does what a sentence rules out.
  func counterexample(
    _ kind: StatedLimitGrammar.Statement, _ state: StateID, _ machine: Machine,
    besides sentence: Origin
  ) -> Int? {
    machine.transitions.indices.first { index in
      let transition = machine.transitions[index]
      guard let source = transition.source, transition.provenance == .declared,
        source != transition.target, machine[transition.target].kind != .final,
        !sentence.range.contains(transition.origin.range),
        !transition.origin.range.contains(sentence.range)
      else { return false }
      switch kind {
      case .terminal:
        return source == state
          && !Names.hasWord(transition.trigger?.text ?? "", in: Self.beginnings)
      case .onlyFrom(let sources):
        return transition.target == state && !sources.contains(source)
          && !sources.contains { machine[source].parent == $0 || machine[$0].parent == source }
      case .never(let target): return source == state && transition.target == target
      }
    }
  }

  // MARK: Items

  /// The words and states of a sentence; plain words name a state only where they are written as its name with a capital.
  private func items(_ sentence: Range<Int>, _ leaf: Int, _ index: Int) -> [Item] {
    let plain = document.plain
    var result: [Item] = []
    var offset = sentence.lowerBound
    while offset < sentence.upperBound {
      if plain[offset] == 0x2C || plain[offset] == ASCII.slash || plain[offset] == 0x7C {
        result.append(.comma)
        offset += 1
      } else if let (state, end) = state(at: offset, sentence, leaf, index) {
        result.append(.state(state))
        offset = end
      } else if ASCII.isWord(plain[offset]) {
        let start = offset
        while offset < sentence.upperBound, ASCII.isWord(plain[offset]) { offset += 1 }
        result.append(.word(document.string(plain: start..<offset).lowercased()))
      } else {
        offset += 1
      }
    }
    return result
  }

  /// The state whose name stands at an offset: in code or bold type, or with a capital or a low line.
  private func state(
    at offset: Int, _ sentence: Range<Int>, _ leaf: Int, _ index: Int
  ) -> (StateID, Int)? {
    let plain = document.plain
    guard offset == sentence.lowerBound || !ASCII.isWord(plain[offset - 1]),
      ASCII.isLetter(plain[offset])
    else {
      return nil
    }
    if let span = document.span(at: offset, of: leaf, in: [.code, .strong]),
      span.lowerBound == offset,
      span.upperBound <= sentence.upperBound
    {
      let key = Names.key(document.string(plain: span))
      let machine = machines[index]
      if let state = machine.stateIDs.first(where: { machine[$0].key == key }) {
        return (state, span.upperBound)
      }
    }
    var best: (StateID, Int)?
    for (state, name) in names[index] where name[0] == plain[offset] {
      let end = offset + name.count
      guard end <= sentence.upperBound, end > best?.1 ?? 0,
        plain[offset..<end].elementsEqual(name),
        end == sentence.upperBound || !ASCII.isWord(plain[end])
      else { continue }
      best = (state, end)
    }
    return best
  }
}
