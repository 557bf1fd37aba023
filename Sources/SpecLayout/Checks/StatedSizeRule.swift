import SpecModel
import SpecText

/// Reports elements whose width or height differs from what a sentence or list of the spec states.
///
/// Sizes beside and below wireframes are those of `WireframeNoteRule`.
enum StatedSizeRule: LayoutRule {
  /// Most elements that one statement is held against.
  private static let limit = 50

  static func check(_ context: CheckContext, into results: inout CheckResults) {
    let demands = [Constraint.Kind.height, .width].flatMap(context.constraints)
      .filter { demand in
        demand.quantity.unit.isLength && context.applies(demand) != false
          && context.sections.state(of: demand.origin) == nil
      }
    guard !demands.isEmpty else { return }
    let names = ElementNames(context.facts)
    let known = knownNames(context)
    for demand in demands {
      let words = Subject.specificWords(demand.subject).map(Subject.singular)
      guard !words.isEmpty else { continue }
      // "Header" is not the "date header", which the spec names apart.
      let special = Array(
        known.filter { $0.count > words.count && $0.isSuperset(of: words) })
      for node in names.elements(named: words, but: special).prefix(limit) {
        results.checks.append(judge(node, demand, context).stated(at: demand.origin))
      }
    }
  }

  /// The words of each thing that the spec names.
  private static func knownNames(_ context: CheckContext) -> Set<Set<String>> {
    var names: Set<Set<String>> = []
    func add(_ name: String) {
      names.insert(Set(Subject.specificWords(name).map(Subject.singular)))
    }
    for spec in context.specs {
      for item in spec.accessibility { add(item.subject) }
      for constraint in spec.constraints { add(constraint.subject) }
      for wireframe in spec.wireframes {
        for note in wireframe.parts + wireframe.rows.compactMap(\.note) { add(note.subject ?? "") }
      }
    }
    return names
  }

  private static func judge(
    _ node: Int, _ demand: Constraint, _ context: CheckContext
  ) -> LayoutCheck {
    let facts = context.facts
    let isHeight = demand.kind == .height
    let expected = expectedText(demand.quantity)
    var check = LayoutCheck(.size, .unknown, node: node, expected: expected)
    guard facts.hasScale else { return check.because(.scale) }
    guard context.applies(demand) == true else { return check.because(.notRecorded) }
    guard let frame = facts.frames[node], frame.isPositive else {
      return check.because(.notRecorded)
    }
    let size = facts.size(frame)
    let value = isHeight ? frame.height : frame.width
    check.actual = facts.text(value)
    check.verdict = context.verdict(
      value, isHeight ? size.height : size.width, equals: demand.quantity)
    if check.verdict == .unknown { return check.because(.rounding) }
    guard check.verdict == .fail else { return check }
    if facts.mayBeClipped(node, isHorizontal: !isHeight) {
      check.verdict = .unknown
      return check.because(.clipped)
    }
    check.message =
      "'\(facts.caption(node))' is \(facts.text(value)) \(isHeight ? "high" : "wide"), "
      + "the spec says \(expected)"
    return check
  }

  private static func expectedText(_ quantity: Quantity) -> String {
    let unit = quantity.unit.rawValue
    switch (quantity.min, quantity.max) {
    case (let low?, let high?) where low == high: return "\(Decimals.text(low)) \(unit)"
    case (let low?, let high?): return "\(Decimals.text(low))–\(Decimals.text(high)) \(unit)"
    case (let low?, nil): return "≥ \(Decimals.text(low)) \(unit)"
    case (nil, let high?): return "≤ \(Decimals.text(high)) \(unit)"
    default: return unit
    }
  }
}

/// Finds elements by the words of their identifiers and classes, else of their texts.
struct ElementNames {
  private let facts: LayoutFacts
  /// The elements by each word of their identifiers.
  private var byWord: [String: [Int]] = [:]

  /// Collects the words; texts and names count only where that is asked for, for a text may use the word without being the thing.
  init(_ facts: LayoutFacts, includesTexts: Bool = false) {
    self.facts = facts
    // Identifiers and classes come again and again.
    var known: [String: Set<String>] = [:]
    for index in facts.nodes.indices where facts.nodes[index].isDrawn && index != facts.root {
      let ident = facts.nodes[index].ident ?? ""
      let key = "\(facts.nodes[index].role.rawValue)\n\(facts.nodes[index].raw)\n\(ident)"
      var words = known[key] ?? []
      if words.isEmpty {
        var named = facts.nodes[index]
        named.text = nil
        named.name = nil
        words = Subject.nameWords(of: named)
        known[key] = words
      }
      if includesTexts { Self.addTexts(facts.nodes[index], to: &words) }
      for word in words { byWord[word, default: []].append(index) }
    }
  }

  private static func addTexts(_ node: LayoutNode, to words: inout Set<String>) {
    for part in [node.text, node.name] {
      guard let part, part.utf8.count <= 400 else { continue }
      for word in Names.words(part) {
        words.insert(word)
        words.insert(Subject.singular(word))
      }
    }
  }

  /// All elements whose names hold all the words, in order.
  func all(named words: [String]) -> [Int] {
    guard let first = words.first, var found = byWord[first] else { return [] }
    for word in words.dropFirst() {
      let others = Set(byWord[word] ?? [])
      found.removeAll { !others.contains($0) }
    }
    return found
  }

  /// The outermost elements whose names hold all the words, but not all of a more special name.
  func elements(named words: [String], but special: [Set<String>] = []) -> [Int] {
    var found = all(named: words)
    if !special.isEmpty {
      found.removeAll { node in
        var named = facts.nodes[node]
        named.text = nil
        named.name = nil
        let own = Subject.nameWords(of: named)
        return special.contains { own.isSuperset(of: $0) }
      }
    }
    // "note_card_title" is a part of "note_card".
    var kept: [Int] = []
    for node in found where !kept.contains(where: { facts.isAncestor($0, of: node) }) {
      kept.append(node)
      if kept.count >= 64 { break }
    }
    return kept
  }
}
