/// The connected parts of a graph with the distance of each box from the first.
struct DiagramComponents {
  /// The boxes of each component in the order in which the search found them, the initial one's first.
  private(set) var components: [[Int]] = []
  /// The distance of each box from the first one of its component.
  private(set) var ranks: [Int]

  /// Searches breadth first along the arrows, then from there against them.
  init(count: Int, edges: [(source: Int, target: Int)], initial: Int?) {
    ranks = Array(repeating: -1, count: count)
    var outgoing = Array(repeating: [Int](), count: count)
    var incoming = outgoing
    for edge in edges where edge.source != edge.target {
      outgoing[edge.source].append(edge.target)
      incoming[edge.target].append(edge.source)
    }
    let starts = (0..<count).sorted {
      Self.weight($0, initial, incoming, outgoing) < Self.weight($1, initial, incoming, outgoing)
    }
    for start in starts where ranks[start] < 0 {
      var found = [start]
      ranks[start] = 0
      var next = 0
      repeat {
        search(&found, next: &next, outgoing)
        // What leads into the found part stands right of where it leads to.
        for node in found {
          for source in incoming[node] where ranks[source] < 0 {
            ranks[source] = ranks[node] + 1
            found.append(source)
          }
        }
      } while next < found.count
      components.append(found)
    }
  }

  private mutating func search(_ found: inout [Int], next: inout Int, _ outgoing: [[Int]]) {
    while next < found.count {
      let node = found[next]
      next += 1
      for target in outgoing[node] where ranks[target] < 0 {
        ranks[target] = ranks[node] + 1
        found.append(target)
      }
    }
  }

  /// Where to start: the initial box, then boxes without arrows into them, then the rest.
  private static func weight(
    _ node: Int, _ initial: Int?, _ incoming: [[Int]], _ outgoing: [[Int]]
  ) -> (Int, Int) {
    if node == initial { return (0, node) }
    return incoming[node].isEmpty && !outgoing[node].isEmpty ? (1, node) : (2, node)
  }
}
