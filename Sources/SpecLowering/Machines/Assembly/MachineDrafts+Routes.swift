import SpecModel
import SpecSyntax
import SpecText

extension MachineDrafts {
  /// Takes lists of routes with the names of their pages, "/basket → BasketPage", for other spellings of screens and no
  /// changes.
  ///
  /// - Complexity: O(changes); states are looked at only where there is such a list.
  mutating func settleRouteLists(in document: Document) {
    for index in matrices.indices { takeOutSpellings(index, in: document) }
    var declared = StatePlaces()
    for index in matrices.indices where matrices[index].form == "list" {
      takeOutLoops(index)
      var taken: Set<Int> = []
      var pairs: [RoutePair] = []
      for (place, edge) in matrices[index].edges.enumerated() {
        guard let pair = RoutePair(edge) else { continue }
        taken.insert(place)
        pairs.append(pair)
      }
      guard pairs.count > 1, pairs.count(where: { $0.isSpelling }) * 2 >= pairs.count,
        Set(pairs.map { $0.route.key }).count == pairs.count,
        Set(pairs.map { $0.name.key }).count == pairs.count
      else { continue }
      let section = matrices[index].section
      let edges = matrices[index].edges
      matrices[index].edges = edges.indices.filter { !taken.contains($0) }.map { edges[$0] }
      declared.learn(states)
      for pair in pairs where !pair.leadsElsewhere { declare(pair, in: section, among: &declared) }
    }
  }

  /// Takes out the changes of a list that lead from a screen to itself and have no words: "Basket → /basket" below a menu
  /// where all lines are such; the screens stay.
  private mutating func takeOutLoops(_ index: Int) {
    let edges = matrices[index].edges
    let loops = edges.filter { $0.source?.key == $0.target.key }
    // "/score → ScorePage (draft)" has a remark.
    let bare = loops.count { $0.trigger == nil && $0.guardText == nil }
    guard bare > 1, bare * 2 >= edges.count, loops.count == edges.count else { return }
    matrices[index].edges = []
    var known = Set(states.map(\.key))
    for loop in loops where known.insert(loop.target.key).inserted {
      var draft = StateDraft(
        name: loop.target.text, origin: loop.target.origin, screen: matrices[index].section)
      draft.parentSection = matrices[index].section
      states.append(draft)
    }
  }

  /// Takes out the changes from a declared screen to itself that lines with its route before its name tell: "/score →
  /// Score (lines, marks)".
  private mutating func takeOutSpellings(_ index: Int, in document: Document) {
    let loops = matrices[index].edges.filter { Self.tellsSpelling($0, in: document) }
    guard !loops.isEmpty else { return }
    let keys = Set(loops.map(\.target.key))
    let known = Set(states.lazy.map(\.key).filter { keys.contains($0) })
    matrices[index].edges.removeAll { edge in
      known.contains(edge.target.key) && Self.tellsSpelling(edge, in: document)
    }
  }

  private static func tellsSpelling(_ edge: EdgeDraft, in document: Document) -> Bool {
    let bytes = document.source.bytes
    let start = min(Int(edge.origin.range.start), bytes.count)
    guard bytes[start...].first(where: { $0 != ASCII.space }) == ASCII.slash else { return false }
    return edge.source?.key == edge.target.key
  }

  /// Gives a screen its route, or adds it.
  private mutating func declare(
    _ pair: RoutePair, in section: Int, among known: inout StatePlaces
  ) {
    let alias = LocatedText(pair.route.text, pair.route.origin)
    if let place = known.place(of: pair) {
      if !states[place].aliases.contains(where: { $0.text == alias.text }) {
        states[place].aliases.append(alias)
        known.add(alias.text, at: place)
      }
      return
    }
    var draft = StateDraft(name: pair.name.text, origin: pair.name.origin, screen: section)
    draft.parentSection = section
    draft.aliases = [alias]
    states.append(draft)
    known.learn(states)
  }
}

/// Where the states stand, by the keys of their names and aliases and by the texts of the latter, each first of its kind.
private struct StatePlaces {
  private var keys: [String: Int] = [:]
  private var texts: [String: Int] = [:]
  private var count = 0

  /// Takes in the states that have come since the last call.
  ///
  /// - Complexity: O(new states).
  mutating func learn(_ states: [StateDraft]) {
    for place in count..<states.count {
      if keys[states[place].key] == nil { keys[states[place].key] = place }
      for alias in states[place].aliases { add(alias.text, at: place) }
    }
    count = states.count
  }

  mutating func add(_ alias: String, at place: Int) {
    texts[alias] = min(texts[alias] ?? place, place)
    let key = Names.key(alias)
    keys[key] = min(keys[key] ?? place, place)
  }

  /// The first state that has the name or the route of a pair.
  func place(of pair: RoutePair) -> Int? {
    [keys[pair.name.key], texts[pair.route.text]].compactMap(\.self).min()
  }
}

/// A change without words between a route and a name.
private struct RoutePair {
  let route: NameReference
  let name: NameReference

  init?(_ edge: EdgeDraft) {
    guard edge.trigger == nil, edge.guardText == nil, let source = edge.source,
      case let isFirst = Route.isWhole(source.text), isFirst != Route.isWhole(edge.target.text)
    else { return nil }
    (route, name) = isFirst ? (source, edge.target) : (edge.target, source)
  }

  /// Whether all words of the name but one for a screen stand in the route: "ReaderShelf" of "/reader/shelf".
  var isSpelling: Bool {
    let parts = Set(Names.words(route.text))
    let words = Names.words(name.text).filter {
      !TransitionWords.screenNouns.contains($0) && !Self.nouns.contains($0)
    }
    return route.text == "/" || !words.isEmpty && words.allSatisfy(parts.contains)
  }

  /// "RootRedirect": what only sends on to another page shows none.
  var leadsElsewhere: Bool { Names.words(name.text).last == "redirect" }

  private static let nouns: Lexicon = ["view", "component", "route", "container"]
}
