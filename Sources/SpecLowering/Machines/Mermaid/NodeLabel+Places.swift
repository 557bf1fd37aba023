import SpecModel
import SpecText

extension NodeLabel {
  /// The names of nodes, where those whose first line only numbers them go by the lines behind it: "Quay" of
  /// "screen 4 · part 1" over "Quay".
  ///
  /// Two such nodes at least; a name that another node has as well says less than the number.
  ///
  /// - Complexity: O(nodes).
  static func behindPlaces(_ names: [String], in graph: DiagramGraph) -> [String] {
    var titles: [Int: String] = [:]
    for index in graph.nodes.indices where !graph[index].isGroup {
      guard let text = graph[index].text, case let lines = NodeLabel(text).names, lines.count > 1,
        isPlace(lines[0]), case let title = lines.dropFirst().joined(separator: " "),
        (1...8).contains(Names.wordCount(title))
      else { continue }
      titles[index] = title
    }
    guard titles.count > 1 else { return names }
    var result = names
    for (index, title) in titles { result[index] = title }
    let counts = result.reduce(into: [String: Int]()) { $0[Names.key($1), default: 0] += 1 }
    for index in titles.keys where counts[Names.key(result[index]), default: 0] > 1 {
      result[index] = names[index]
    }
    return result
  }

  /// Whether a line consists of nouns with a number each, the first of which is one for a screen or a step: "Screen 3",
  /// "pantalla 1B · parte 2".
  private static func isPlace(_ line: String) -> Bool {
    guard line.utf8.count <= 60 else { return false }
    // "1B" is one word here.
    let words = line.lowercased().split { !$0.isLetter && !$0.isNumber }.map(String.init)
    guard [2, 4].contains(words.count) else { return false }
    guard TransitionWords.screenNouns.contains(words[0]) || StateWords.steps.contains(words[0])
    else { return false }
    return stride(from: 0, to: words.count, by: 2).allSatisfy { place in
      words[place].allSatisfy(\.isLetter) && words[place + 1].count <= 3
        && words[place + 1].first?.isNumber == true
    }
  }
}
