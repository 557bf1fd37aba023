import SpecModel
import SpecText

/// The controls of a dump, by what statements call them.
///
/// - Source: identifiers speak first, then the rows of the drawing, then texts and names, then the
///   role ("search field" where there is one field).
/// - Complexity: linear in the rows and elements once; a statement costs what bears its words.
struct NamedControls {
  /// What a statement speaks of, with the words that are compared.
  struct Name {
    /// The name as written.
    let text: String
    /// The words that tell it from other things, without endings of the plural.
    fileprivate let singular: [String]
    /// Its texts, folded: the telling words, and all of them.
    fileprivate let folded: [String]
    fileprivate let role: LayoutRole?

    init(_ text: String) {
      self.text = text
      let words = Subject.specificWords(text)
      let all = Names.words(text)
      singular = words.map(Subject.singular)
      folded = [words, all].map { $0.joined(separator: " ") }
      role = WantedWords(all).role
    }
  }

  /// The one control that a statement names.
  struct Control {
    /// Index of the element that takes the touches.
    let node: Int
    /// Whether more than its role speaks for it.
    let isSure: Bool
  }

  private let facts: LayoutFacts
  private let words: DumpWords
  /// The elements that were taken for parts of the drawing, by the words of the part.
  private var drawn: [Set<String>: [Int]] = [:]

  init(_ context: CheckContext) {
    facts = context.facts
    words = context.words
    if let match = context.match { addParts(of: match) }
  }

  private mutating func addParts(of match: RowMatch) {
    func add(_ name: String, _ nodes: [Int]) {
      let words = Set(Subject.specificWords(name).map(Subject.singular))
      drawn[words, default: []] += nodes.filter { !match.byRole.contains($0) }
    }
    for item in match.matches { add(item.name, [item.node]) }
    // The note beside a part names the part: "[Compose] ← Write button".
    for (row, nodes) in match.nodes where match.wireframe.rows[row].components.count == 1 {
      add(match.wireframe.rows[row].note?.subject ?? "", nodes)
    }
  }

  /// The control that a statement names; `nil` where none is found, or several.
  func control(_ subject: Name) -> Control? {
    guard !subject.singular.isEmpty else { return nil }
    let ways: [() -> [Int]] = [
      { words.outermost(named: subject.singular).filter { facts.nodes[$0].isTarget } },
      { targets(of: drawn[Set(subject.singular)] ?? []) },
      { targets(of: subject.folded.flatMap(words.elements(called:))) },
    ]
    for way in ways {
      let found = way()
      if found.count == 1 { return Control(node: found[0], isSure: true) }
      if !found.isEmpty { return nil }
    }
    let alike = subject.role.map { words.elements(role: $0).filter { facts.nodes[$0].isTarget } }
    guard let alike, alike.count == 1 else { return nil }
    return Control(node: alike[0], isSure: false)
  }

  /// Words for what takes touches, in the names of things.
  private static let controls: Lexicon = [
    "button", "buttons", "field", "link", "tab", "toggle", "switch", "checkbox", "slider",
    "control",
  ]

  /// The elements that a statement on looks or sizes names: all that are called so in code, else the one that the
  /// drawing names, else the one control with the text.
  func elements(_ subject: Name, but special: [Set<String>] = []) -> [Int] {
    guard !subject.singular.isEmpty else { return [] }
    let named = words.outermost(named: subject.singular, but: special)
    if !named.isEmpty { return named }
    let parts = Set(drawn[Set(subject.singular)] ?? [])
    if !parts.isEmpty {
      return parts.count == 1 ? parts.map { TargetArea.control(labelled: $0, facts) } : []
    }
    guard Names.words(subject.text).contains(where: Self.controls.contains) else { return [] }
    let called = targets(of: subject.folded.flatMap(words.elements(called:)))
    return called.count == 1 ? called : []
  }

  /// The elements that take the touches of others: themselves, or the innermost target around them.
  private func targets(of nodes: [Int]) -> [Int] {
    Set(nodes.compactMap { facts.nodes[$0].isTarget ? $0 : facts.targetAncestor(of: $0) }).sorted()
  }
}
