import SpecModel
import SpecText

/// The words of the texts, names and identifiers of a dump, each distinct one folded once.
///
/// - Complexity: linear to build, on the first question; a question costs what it finds.
final class DumpWords {
  private let facts: LayoutFacts
  private lazy var tables = Tables(facts)
  private var byRole: [LayoutRole: [Int32]] = [:]

  init(_ facts: LayoutFacts) { self.facts = facts }

  // MARK: Texts

  /// Whether the dump shows no text.
  var hasNoText: Bool { !tables.isShown.contains(true) }

  /// Whether a folded text is shown, alone or as a part of several words.
  func isShown(_ folded: String) -> Bool {
    if let text = tables.texts[folded], tables.isShown[Int(text)] { return true }
    let words = folded.split(separator: " ").map(String.init)
    guard words.count > 1 else { return false }
    let numbers = words.map { tables.vocabulary.number(of: $0) ?? -1 }
    return tables.holding(words[0]).contains { text in
      let own = tables.words(of: text)
      return tables.isShown[Int(text)] && own.count > 1 && numbers.allSatisfy(own.contains)
    }
  }

  /// The drawn elements whose text has just these folded words, in order.
  func elements(showing folded: String) -> [Int] {
    guard let text = tables.texts[folded] else { return [] }
    return tables.byText[text].map(Int.init).filter { facts.nodes[$0].isDrawn }
  }

  /// The drawn elements whose text or name for assistive technology has just these folded words, in order.
  func elements(called folded: String) -> [Int] {
    guard let text = tables.texts[folded] else { return [] }
    let found = Set(tables.byText[text]).union(tables.byName[text])
    return found.map(Int.init).filter { facts.nodes[$0].isDrawn }.sorted()
  }

  // MARK: Names

  /// All drawn elements but the root whose identifiers and classes hold all the words, in order.
  ///
  /// Texts and names count only where that is asked for, for a text may use the word without being the thing.
  func elements(named words: [String], includesTexts: Bool = false) -> [Int] {
    guard let first = words.first else { return [] }
    var found = Set(tables.elements(named: first, includesTexts: includesTexts))
    for word in words.dropFirst() where !found.isEmpty {
      found.formIntersection(tables.elements(named: word, includesTexts: includesTexts))
    }
    return found.lazy.map(Int.init).filter {
      self.facts.nodes[$0].isDrawn && $0 != self.facts.root
    }.sorted()
  }

  /// The outermost of the elements whose names hold all the words, but not all of a more special name.
  func outermost(named words: [String], but special: [Set<String>] = []) -> [Int] {
    // "note_card_title" is a part of "note_card".
    var kept: [Int] = []
    for node in elements(named: words) {
      if !special.isEmpty {
        let own = tables.names[Int(tables.nameOf[node])].words
        if special.contains(where: { own.isSuperset(of: $0) }) { continue }
      }
      if kept.contains(where: { facts.isAncestor($0, of: node) }) { continue }
      kept.append(node)
      if kept.count >= 64 { break }
    }
    return kept
  }

  /// Whether text, name, identifier and role of an element hold all the words.
  func matches(_ words: [String], _ node: Int) -> Bool {
    guard !words.isEmpty else { return false }
    return words.allSatisfy { tables.has($0, node) || tables.has(Subject.singular($0), node) }
  }

  /// Whether any element holds all the words.
  func hasElement(matching words: [String]) -> Bool {
    guard let first = words.first else { return false }
    return [first, Subject.singular(first)].contains { word in
      tables.elements(named: word, includesTexts: true).contains { matches(words, Int($0)) }
    }
  }

  /// Whether any element that takes touches holds all the words.
  func hasTarget(matching words: [String]) -> Bool {
    guard let first = words.first else { return false }
    return [first, Subject.singular(first)].contains { word in
      tables.elements(named: word, includesTexts: true).contains {
        facts.nodes[Int($0)].isTarget && matches(words, Int($0))
      }
    }
  }

  // MARK: Roles

  /// All elements of a role, in order.
  func elements(role: LayoutRole) -> [Int] { numbers(of: role).map(Int.init) }

  private func numbers(of role: LayoutRole) -> [Int32] {
    if let known = byRole[role] { return known }
    let found = facts.nodes.indices.filter { facts.nodes[$0].role == role }.map(Int32.init)
    byRole[role] = found
    return found
  }

  // MARK: Rows

  /// The elements that may show some words of a drawing, with how well each fits.
  ///
  /// - Parameter isNote: whether the words name the element as a whole: its name counts, not its text.
  func candidates(_ wanted: WantedWords, isNote: Bool) -> [(node: Int, score: Double)] {
    var scores: [Int32: Double] = [:]
    func add(_ nodes: ArraySlice<Int32>, _ score: Double) {
      for node in nodes where (scores[node] ?? 0) < score { scores[node] = score }
    }
    if !isNote {
      let numbers = wanted.words.map { tables.vocabulary.number(of: $0) ?? -1 }
      for text in tables.holding(wanted) {
        let own = tables.words(of: text)
        let isWhole = own.elementsEqual(numbers)
        guard isWhole || wanted.words.count > 1 && own.count > 1 else { continue }
        add(tables.byText[text], isWhole ? 4 : 3)
        add(tables.byName[text], isWhole ? 3.5 : 2.5)
      }
    }
    for name in tables.names(of: wanted) { add(tables.byNameGroup[name], 1.5) }
    // What the role alone tells counts only where nothing better is found.
    if !isNote, let role = wanted.role, (scores.values.max() ?? 0) <= 1.5 {
      add(numbers(of: role)[...], 1)
    }
    return scores.lazy.map { (node: Int($0.key), score: $0.value) }
      .filter { self.facts.nodes[$0.node].isDrawn && $0.node != self.facts.root }
      .sorted { $0.node < $1.node }
  }
}

/// The words of a part of the drawing, for matching.
struct WantedWords {
  let words: [String]
  let singular: [String]
  let role: LayoutRole?

  init(_ words: [String]) {
    self.words = words
    singular = words.map(Subject.singular)
    switch words.last {
    case "spinner", "loader", "progress": role = .progress
    case "photo", "image", "picture", "avatar", "illustration": role = .image
    case "toggle", "switch", "checkbox": role = .toggle
    case "field", "input": role = .field
    case "slider": role = .slider
    default: role = nil
    }
  }
}
