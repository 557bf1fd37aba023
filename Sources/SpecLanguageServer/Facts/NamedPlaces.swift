import SpecAnalysis
import SpecModel
import SpecSyntax
import SpecText
import SpecWorkspace

/// A thing of the model that has a name.
enum Symbol: Hashable {
  /// A state, by the numbers of its document, its machine there and itself.
  case state(document: Int, machine: Int, state: Int)
  /// A design value, by the place of its definition.
  case token(Origin)
}

/// A place where the name of a thing stands.
struct NamedPlace {
  /// What a name does at its place.
  enum Role: Hashable {
    case declaration, use
    /// Another name for the same thing, which a rename leaves as it is.
    case alias
  }

  /// The thing; several where the name leaves open which is meant.
  var symbols: [Symbol]
  /// Where it is spoken of.
  var range: SourceRange
  /// The name alone.
  var name: SourceRange
  /// What the name does there.
  var role: Role
  /// Whether the name is written there, and not only meant.
  var isWritten: Bool
}

/// All places of one document where the model knows a name.
struct NamedPlaces {
  /// The places in the order of the text.
  let places: [NamedPlace]

  /// Collects the places.
  ///
  /// - Complexity: O(states + transitions + tokens + uses).
  init(_ number: Int, in workspace: Workspace, scopes: TokenScopes) {
    var reader = NamedPlaceReader(
      number: number, document: workspace.documents[number], spec: workspace.specs[number],
      scopes: scopes)
    reader.readMachines()
    reader.readTokens()
    places = reader.places.sorted { a, b in
      (a.range.start, a.range.end) < (b.range.start, b.range.end)
    }
  }

  /// The place at an offset: where a name stands there, the shortest; else the narrowest that speaks of something.
  func place(at offset: UInt32) -> NamedPlace? {
    func holds(_ range: SourceRange) -> Bool { range.start <= offset && offset <= range.end }
    let around = places.filter { holds($0.range) }
    let named = around.filter { $0.isWritten && holds($0.name) }
    // Where one name ends and the next begins, the one that begins is meant.
    let begun = named.filter { offset < $0.name.end }
    return (begun.isEmpty ? named : begun).min { $0.name.count < $1.name.count }
      ?? around.min { $0.range.count < $1.range.count }
  }
}

/// Reads the places of one document.
private struct NamedPlaceReader {
  let number: Int
  let document: Document
  let spec: SpecDocument
  let scopes: TokenScopes
  private(set) var places: [NamedPlace] = []
  private var known: Set<Known> = []

  /// What tells two places apart.
  private struct Known: Hashable {
    var name: SourceRange
    var symbols: [Symbol]
  }

  init(number: Int, document: Document, spec: SpecDocument, scopes: TokenScopes) {
    self.number = number
    self.document = document
    self.spec = spec
    self.scopes = scopes
  }

  private mutating func add(
    _ symbols: [Symbol], _ origin: Origin, name: String, _ role: NamedPlace.Role
  ) {
    guard origin.file == document.file, !origin.range.isEmpty, !symbols.isEmpty else { return }
    let found = NameSearch.range(of: name, in: origin.range, of: document.source)
    let place = NamedPlace(
      symbols: symbols, range: origin.range, name: found ?? origin.range, role: role,
      isWritten: found != nil)
    if known.insert(Known(name: place.name, symbols: symbols)).inserted { places.append(place) }
  }

  // MARK: States

  mutating func readMachines() {
    let number = number
    for (index, machine) in spec.machines.enumerated() {
      known = []
      func symbol(_ id: StateID) -> Symbol {
        .state(document: number, machine: index, state: id.index)
      }
      for id in machine.stateIDs {
        let state = machine[id]
        add([symbol(id)], state.origin, name: state.name, .declaration)
        for alias in state.aliases {
          add([symbol(id)], alias.origin, name: alias.text, .alias)
        }
      }
      for match in machine.matches where !match.states.isEmpty {
        let isOne = match.states.count == 1 && match.rule != .group
        add(
          match.states.map(symbol), match.name.origin, name: match.name.text,
          isOne ? .use : .alias)
      }
      for transition in machine.transitions + machine.histories.map(\.transition) {
        read(transition, of: machine, symbol)
      }
    }
  }

  private mutating func read(
    _ transition: Transition, of machine: Machine, _ symbol: (StateID) -> Symbol
  ) {
    let ends =
      [(transition.source, transition.sourceOrigin)] + [
        (transition.target, transition.targetOrigin)
      ]
    for case (let id?, let origin) in ends {
      add([symbol(id)], origin, name: machine[id].name, .use)
    }
    for retelling in transition.retellings {
      for case (let id?, _) in ends {
        // The row is told again; where its names stand is for us to find.
        let name = machine[id].name
        guard
          let range = NameSearch.range(of: name, in: retelling.origin.range, of: document.source)
        else { continue }
        add([symbol(id)], document.origin(range), name: name, .use)
      }
    }
  }

  // MARK: Tokens

  mutating func readTokens() {
    known = []
    for token in spec.tokens {
      let name = token.name
      add([.token(token.origin)], token.origin, name: NameSearch.lastPart(of: name), .declaration)
      reference(token.value, token.valueOrigin)
      for mode in token.modes { reference(mode.value, mode.origin) }
      for again in token.repeats {
        add([.token(token.origin)], again.origin, name: NameSearch.lastPart(of: name), .declaration)
      }
    }
    for use in spec.tokenUses { self.use(use.name, use.origin) }
  }

  private mutating func reference(_ value: String, _ origin: Origin) {
    if let name = TokenIndex.reference(in: value) { use(name, origin) }
  }

  private mutating func use(_ name: String, _ origin: Origin) {
    switch scopes.meaning(of: name, in: number) {
    case .defined(let token, _): add([.token(token.origin)], origin, name: name, .use)
    case .ambiguous(let tokens, _):
      add(tokens.map { .token($0.origin) }, origin, name: name, .use)
    case .undefined: return
    }
  }
}

/// Finds a name in the text that is said to hold it.
enum NameSearch {
  /// The range of a name inside another one: as it is written, else but for the case of ASCII letters.
  static func range(
    of name: String, in range: SourceRange, of source: SourceText
  ) -> SourceRange? {
    let wanted = Array(name.utf8)
    let offsets = range.offsets.clamped(to: 0..<source.bytes.count)
    guard !wanted.isEmpty, offsets.count >= wanted.count else { return nil }
    return first(wanted, offsets, source) { $0 == $1 }
      ?? first(wanted, offsets, source) { ASCII.lowercased($0) == ASCII.lowercased($1) }
  }

  private static func first(
    _ wanted: [UInt8], _ offsets: Range<Int>, _ source: SourceText,
    isEqual: (UInt8, UInt8) -> Bool
  ) -> SourceRange? {
    var found: SourceRange?
    for start in offsets.lowerBound...(offsets.upperBound - wanted.count) {
      guard wanted.indices.allSatisfy({ isEqual(source.bytes[start + $0], wanted[$0]) }) else {
        continue
      }
      let range = SourceRange(start, start + wanted.count)
      if isWord(range, source) { return range }
      if found == nil { found = range }
    }
    return found
  }

  /// Whether no letter or digit stands right before or behind a range.
  static func isWord(_ range: SourceRange, _ source: SourceText) -> Bool {
    let before = Int(range.start) - 1
    let after = Int(range.end)
    return (before < 0 || !ASCII.isWord(source.bytes[before]))
      && (after >= source.bytes.count || !ASCII.isWord(source.bytes[after]))
  }

  /// What follows the last dot of a name: nested mappings write "colors.ink" as "ink".
  static func lastPart(of name: String) -> String {
    name.split(separator: ".").last.map(String.init) ?? name
  }
}
