public import SpecSyntax
import SpecText

extension Document {
  /// Whether the source holds an ASCII text anywhere, byte for byte.
  ///
  /// - Complexity: as `SourceText.holds`.
  public func mentions(_ text: StaticString) -> Bool { source.holds(text) }

  /// The visible text that an item begins with; empty where nothing stands in it.
  func beginning(ofItem item: Int) -> String {
    item + 1 < Int(nodes[item].end) ? string(item + 1) : ""
  }

  /// The leaves whose visible text holds an ASCII text, in order.
  ///
  /// - Complexity: O(text + nodes); the nodes are gone through only as far as the text is found.
  public func leaves(with text: StaticString) -> [Int] {
    var result: [Int] = []
    var node = 0
    var start = 0
    while let place = ASCII.find(text, in: plain, start..<plain.count) {
      while node < nodes.count, Int(nodes[node].text.upperBound) <= place { node += 1 }
      guard node < nodes.count else { break }
      result.append(node)
      start = max(Int(nodes[node].text.upperBound), place + 1)
    }
    return result
  }
}
