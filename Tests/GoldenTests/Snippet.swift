import SpecJSON
import SpecModel
import SpecSyntax
import SpecText
import SpecWorkspace
import Testing

/// A piece of a spec as a designer may write it, with what a careful reader takes it to mean.
///
/// - Shape: `Snippets/<recogniser>/<name>.md` and beside it `<name>.json` with any of the keys `states`,
///   `transitions` (source, target, trigger), `prohibitions`, `tokens` (name, value, kind) and `durations`
///   (line, least and most milliseconds). A list is complete; a key that is absent is not compared.
struct Snippet: Sendable, CustomTestStringConvertible {
  var recogniser: String
  var name: String
  var text: ContiguousArray<UInt8>
  var expected: JSONValue

  var testDescription: String { "\(recogniser)/\(name)" }

  /// What was read otherwise than meant, a sentence each.
  func misreadings() -> [String] {
    let workspace = Workspace(files: [(path: "\(name).md", bytes: text)])
    guard let spec = workspace.specs.first, let source = workspace.documents.first?.source else {
      return ["no model"]
    }
    return states(spec) + transitions(spec) + prohibitions(spec) + tokens(spec)
      + durations(spec, source)
  }

  private func list(_ key: String) -> [JSONValue]? { expected[key]?.array }

  // MARK: Machines

  private func states(_ spec: SpecDocument) -> [String] {
    guard let list = list("states") else { return [] }
    let wanted = Set(list.compactMap(\.string).map(Self.folded))
    let found = spec.machines.flatMap(\.states).map { ($0.name, Self.names(of: $0)) }
    let missing = wanted.filter { name in !found.contains { $0.1.contains(name) } }
    let surplus = found.filter { wanted.isDisjoint(with: $0.1) }.map(\.0)
    return missing.sorted().map { "no state '\($0)'" } + surplus.map { "surplus state '\($0)'" }
  }

  private struct Edge {
    var source: Set<String>
    var target: Set<String>
    var trigger: String
    var isInferred: Bool
    var shown: String
  }

  private func edges(_ spec: SpecDocument) -> [Edge] {
    spec.machines.flatMap { machine in
      machine.transitions.map { edge in
        let source = edge.source.map { Self.names(of: machine[$0]) } ?? ["*"]
        let target = Self.names(of: machine[edge.target])
        let trigger = edge.trigger?.text ?? ""
        return Edge(
          source: source, target: target, trigger: Self.folded(trigger),
          isInferred: edge.provenance == .inferred,
          shown: "\(source.min() ?? "") → \(target.min() ?? ""): \(trigger)")
      }
    }
  }

  private func transitions(_ spec: SpecDocument) -> [String] {
    guard let list = list("transitions") else { return [] }
    var left = edges(spec)
    var broken: [String] = []
    for item in list {
      let source = item[0]?.string ?? "*"
      let target = item[1]?.string ?? ""
      let trigger = item[2]?.string ?? ""
      let match = left.firstIndex {
        $0.source.contains(source == "*" ? "*" : Self.folded(source))
          && $0.target.contains(Self.folded(target)) && $0.trigger == Self.folded(trigger)
      }
      if let match {
        left.remove(at: match)
      } else {
        broken.append("no transition \(source) → \(target): \(trigger)")
      }
    }
    return broken + left.filter { !$0.isInferred }.map { "surplus transition \($0.shown)" }
  }

  private func prohibitions(_ spec: SpecDocument) -> [String] {
    guard let list = list("prohibitions") else { return [] }
    var left = spec.machines.flatMap { machine in
      machine.prohibitions.map { item in
        (
          item.source.map { Self.folded(machine[$0].name) },
          item.target.map { Self.folded(machine[$0].name) }
        )
      }
    }
    var broken: [String] = []
    for item in list {
      let ends = [item[0]?.string, item[1]?.string].map { $0.map(Self.folded) }
      if let match = left.firstIndex(where: { $0.0 == ends[0] && $0.1 == ends[1] }) {
        left.remove(at: match)
      } else {
        broken.append("no prohibition \(ends[0] ?? "any") → \(ends[1] ?? "any")")
      }
    }
    return broken + left.map { "surplus prohibition \($0.0 ?? "any") → \($0.1 ?? "any")" }
  }

  // MARK: Values

  private func tokens(_ spec: SpecDocument) -> [String] {
    guard let list = list("tokens") else { return [] }
    // The value for another mode is an entry of its own.
    var left = spec.tokens.flatMap { token in
      [token]
        + token.modes.map { mode in
          var other = token
          other.value = mode.value
          return other
        }
    }
    var broken: [String] = []
    for item in list {
      let name = Self.folded(item[0]?.string ?? "")
      let value = Self.foldedValue(item[1]?.string ?? "")
      let match = left.firstIndex { token in
        let found = Self.foldedValue(token.value)
        return (Self.folded(token.name) == name || Self.folded(token.id).hasSuffix(name))
          && (found.contains(value) || value.contains(found))
      }
      if let match {
        left.remove(at: match)
      } else {
        broken.append("no token \(name) = \(value)")
      }
    }
    return broken + left.map { "surplus token \($0.name) = \($0.value)" }
  }

  private func durations(_ spec: SpecDocument, _ source: SourceText) -> [String] {
    guard let list = list("durations") else { return [] }
    let found = spec.durations.map { fact in
      let line = source.line(of: fact.origin.range.start)
      return "\(line): \(Self.shown(fact.quantity.min)) \(Self.shown(fact.quantity.max))"
    }
    let wanted = list.map { item in
      "\(item[0]?.int ?? 0): \(Self.shown(item[1]?.double)) \(Self.shown(item[2]?.double))"
    }
    return Set(wanted).subtracting(found).sorted().map { "no time \($0)" }
      + Set(found).subtracting(wanted).sorted().map { "surplus time \($0)" }
  }

  // MARK: Names

  private static func shown(_ number: Double?) -> String {
    number.map { "\(($0 * 10).rounded() / 10)" } ?? "open"
  }

  private static func names(of state: State) -> Set<String> {
    Set([folded(state.name), folded(state.key)] + state.aliases.map { folded($0.text) })
  }

  private static let filler: Set<String> = ["state", "states", "screen", "view", "mode"]

  /// A name without case, marks, signs and filler words at its ends.
  private static func folded(_ text: String) -> String {
    if text == "*" { return text }
    var words: [String] = []
    var word = ""
    var wasLower = false
    for character in text {
      if character.isLetter || character.isNumber {
        if wasLower, character.isUppercase { words.append(word); word = "" }
        wasLower = character.isLowercase || character.isNumber
        word += character.lowercased()
      } else {
        if !word.isEmpty { words.append(word) }
        word = ""
        wasLower = false
      }
    }
    if !word.isEmpty { words.append(word) }
    words.removeAll(where: \.isEmpty)
    while words.count > 1, filler.contains(words[words.count - 1]) { words.removeLast() }
    while words.count > 1, filler.contains(words[0]) { words.removeFirst() }
    return words.joined()
  }

  private static func foldedValue(_ text: String) -> String {
    text.lowercased().filter { !" `*\"',".contains($0) }
  }
}
