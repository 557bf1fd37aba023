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

  /// The groups in which nodes stand, in order.
  private static func group(of nodes: [Int], in graph: DiagramGraph) -> [Int] {
    Set(nodes.compactMap { graph[$0].parent }).sorted()
  }
}
