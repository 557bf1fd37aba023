import SpecModel
import SpecText

/// The one control that a statement names.
///
/// - Source: identifiers speak first, then the rows of the drawing, then texts and names, then the
///   role ("search field" where there is one field).
struct NamedControl {
  /// Index of the element that takes the touches.
  let node: Int
  /// Whether more than its role speaks for it.
  let isSure: Bool

  /// Finds the control; `nil` where none is found, or several.
  init?(_ subject: String, _ context: CheckContext) {
    let words = Subject.specificWords(subject)
    guard !words.isEmpty else { return nil }
    let singular = words.map(Subject.singular)
    let identified = context.words.outermost(named: singular)
      .filter { context.facts.nodes[$0].isTarget }
    if let only = Self.only(identified) {
      (node, isSure) = (only, true)
      return
    }
    guard identified.isEmpty else { return nil }
    let drawn = Self.drawn(Set(singular), context)
    if let only = Self.only(drawn) {
      (node, isSure) = (only, true)
      return
    }
    guard drawn.isEmpty else { return nil }
    let texts = [words, Names.words(subject)].flatMap {
      context.words.elements(called: $0.joined(separator: " "))
    }
    let shown = Self.targets(of: texts, context.facts)
    if let only = Self.only(shown) {
      (node, isSure) = (only, true)
      return
    }
    guard shown.isEmpty, let role = WantedWords(Names.words(subject)).role else { return nil }
    let facts = context.facts
    let alike = facts.nodes.indices.filter {
      facts.nodes[$0].role == role && facts.nodes[$0].isTarget
    }
    guard let only = Self.only(alike) else { return nil }
    (node, isSure) = (only, false)
  }

  private static func only(_ nodes: [Int]) -> Int? { nodes.count == 1 ? nodes.first : nil }

  /// The controls that were taken for parts of the drawing with these words.
  private static func drawn(_ words: Set<String>, _ context: CheckContext) -> [Int] {
    guard let match = context.match else { return [] }
    let byRole = match.byRole
    let nodes = match.matches.filter { item in
      !byRole.contains(item.node)
        && Set(Subject.specificWords(item.name).map(Subject.singular)) == words
    }.map(\.node)
    // The note beside a part names the part: "[Compose] ← Write button".
    let noted = match.nodes.keys.sorted().filter { row in
      let subject = match.wireframe.rows[row].note?.subject ?? ""
      return match.wireframe.rows[row].components.count == 1
        && Set(Subject.specificWords(subject).map(Subject.singular)) == words
    }.flatMap { match.nodes[$0] ?? [] }.filter { !byRole.contains($0) }
    return targets(of: nodes + noted, context.facts)
  }

  /// The elements that take the touches of others: themselves, or the innermost target around them.
  private static func targets(of nodes: [Int], _ facts: LayoutFacts) -> [Int] {
    Set(
      nodes.compactMap { node in
        facts.nodes[node].isTarget
          ? node : facts.ancestors(of: node).first { facts.nodes[$0].isTarget }
      }
    ).sorted()
  }
}
