import SpecModel
import SpecText

/// Tells nodes apart that have one label in groups of the same make: "List" and "Detail" of "Orders" and of "Clients".
///
/// A label alone that two groups show is one thing drawn twice.
enum DiagramTwins {
  /// The names with the title of their group before those that two such groups share.
  ///
  /// - Complexity: O(nodes).
  static func apart(_ names: [String], in graph: DiagramGraph) -> [String] {
    guard graph.nodes.contains(where: \.isGroup) else { return names }
    var nodes: [String: [Int]] = [:]
    for index in graph.nodes.indices where graph[index].parent != nil && !graph[index].isGroup {
      nodes[Names.key(names[index]), default: []].append(index)
    }
    let shared = nodes.values.filter { group(of: $0, in: graph).count > 1 }
    var common: [[Int]: Int] = [:]
    for twins in shared { common[group(of: twins, in: graph), default: 0] += 1 }
    var result = names
    for twins in shared where common[group(of: twins, in: graph), default: 0] > 1 {
      for index in twins {
        guard let parent = graph[index].parent else { continue }
        let title = graph[parent].text.map { DiagramText.line($0) } ?? graph[parent].id
        result[index] = "\(title) \(names[index])"
      }
    }
    return result
  }

  // MARK: Ids

  /// The nodes that go by their ids, where those say whose each of several nodes with one label is: `CartHelp` and
  /// `OrderHelp`, both "Help", beside nodes `Cart` and `Order`.
  ///
  /// A place that is only drawn twice leads nowhere the second time, or to the same places.
  ///
  /// - Complexity: O(nodes + edges).
  static func owned(_ names: [String], in graph: DiagramGraph) -> Set<Int> {
    var nodes: [String: [Int]] = [:]
    for index in graph.nodes.indices where graph[index].role == .state && !graph[index].isGroup {
      nodes[Names.key(names[index]), default: []].append(index)
    }
    let shared = nodes.values.filter { (2...12).contains($0.count) }
    guard !shared.isEmpty else { return [] }
    let words = graph.nodes.map { Names.words($0.id) }
    let counts = words.reduce(into: [String: Int]()) { counts, words in
      for word in Set(words) { counts[word, default: 0] += 1 }
    }
    let ways = graph.edges.reduce(into: [Int: Set<Int>]()) {
      $0[$1.source, default: []].insert($1.target)
    }
    let sources = Self.sources(in: graph)
    let heads = shared.map { Self.heads(of: $0, sources) }
    let rows = heads.reduce(into: [Set<Int>: Int]()) { counts, heads in
      if let heads { counts[heads, default: 0] += 1 }
    }
    var result: Set<Int> = []
    for (twins, heads) in zip(shared, heads) {
      if areNumbered(twins, in: graph) {
        result.formUnion(twins)
        continue
      }
      let targets = twins.map { ways[$0] ?? [] }
      let leadApart =
        Set(targets).count == twins.count && !targets.contains([])
        && twins.allSatisfy { twin in
          ways[twin]?.contains { ways[$0]?.contains(twin) == true } == true
        }
      let standApart = group(of: twins, in: graph).count == twins.count
      // "List" and "Detail", each drawn below the same nodes: every one of these has its own.
      let hangApart = heads.map { rows[$0, default: 0] > 1 } ?? false
      guard leadApart || standApart || hangApart else { continue }
      result.formUnion(owned(among: twins, words, counts))
    }
    return result
  }

  /// The nodes from which edges come to each node, one for each edge.
  static func sources(in graph: DiagramGraph) -> [Int: [Int]] {
    graph.edges.reduce(into: [:]) { $0[$1.target, default: []].append($1.source) }
  }

  /// The label of a node that goes by its own id, behind the id of the only node that leads to it: "Orders List".
  static func label(of node: Int, in graph: DiagramGraph, from sources: [Int]) -> String? {
    let heads = Set(sources)
    guard heads.count == 1, let head = heads.first, head != node, graph[head].id.utf8.count > 2,
      let text = graph[node].text
    else { return nil }
    return "\(graph[head].id) \(DiagramText.line(text))"
  }

  /// The nodes from which the only lines to nodes with one label come, each from another.
  private static func heads(of twins: [Int], _ sources: [Int: [Int]]) -> Set<Int>? {
    guard twins.allSatisfy({ sources[$0]?.count == 1 }) else { return nil }
    let heads = Set(twins.flatMap { sources[$0] ?? [] })
    return heads.count == twins.count ? heads : nil
  }

  /// Whether an arrow without words joins nodes with one label whose ids are numbered, `Slide1`, `Slide2`: they are
  /// several of one make.
  private static func areNumbered(_ twins: [Int], in graph: DiagramGraph) -> Bool {
    let ids = twins.map { graph[$0].id }
    let stems = Set(ids.map { id in String(id.prefix { !$0.isNumber }) })
    guard stems.count == 1, Set(ids).count == ids.count,
      ids.allSatisfy({ $0.last?.isNumber == true && $0.first?.isLetter == true })
    else { return false }
    return graph.edges.contains { edge in
      edge.label == nil && edge.source != edge.target && twins.contains(edge.source)
        && twins.contains(edge.target)
    }
  }

  /// Of nodes with one label those whose ids begin with the name of another node; none where they do not end alike.
  ///
  /// - Parameters:
  ///   - words: the words of the id of each node.
  ///   - counts: in how many ids each word stands.
  private static func owned(
    among twins: [Int], _ words: [[String]], _ counts: [String: Int]
  ) -> [Int] {
    guard let last = words[twins[0]].last, last.count > 2,
      twins.allSatisfy({ words[$0].last == last })
    else { return [] }
    let owned = twins.filter { words[$0].count > 1 }
    guard twins.count - owned.count < 2,
      owned.allSatisfy({ twin in
        words[twin].dropLast().contains { word in
          (word.count > 2 || word.count == 2 && counts[word, default: 0] > 2)
            && counts[word, default: 0] > twins.count(where: { words[$0].contains(word) })
        }
      })
    else { return [] }
    return owned
  }

  /// The groups in which nodes stand, in order.
  private static func group(of nodes: [Int], in graph: DiagramGraph) -> [Int] {
    Set(nodes.compactMap { graph[$0].parent }).sorted()
  }
}
