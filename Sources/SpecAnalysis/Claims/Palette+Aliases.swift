import SpecText

/// Names that stand for another one: "--button-ground: var(--moss)".
extension Palette {
  /// Names on the way from one to the value at most.
  private static let longestChain = 4

  /// The colours of names that stand for one other name wherever they are declared, and have no value of their own.
  ///
  /// - Complexity: O(aliases + entries).
  static func called(
    _ aliases: [(name: String, target: String, origin: Origin)],
    _ colors: [String: OpaqueColor], besides entries: [Entry]
  ) -> [String: OpaqueColor] {
    guard !aliases.isEmpty else { return [:] }
    var targets: [String: String] = [:]
    // What an appearance changes has several.
    var several: Set<String> = []
    for alias in aliases {
      let (name, target) = (key(alias.name), key(alias.target))
      if let known = targets[name], known != target { several.insert(name) }
      targets[name] = target
    }
    let valued = Set(entries.map { key($0.name) })
    var result: [String: OpaqueColor] = [:]
    for name in targets.keys where !valued.contains(name) {
      var next = name
      for _ in 0..<longestChain {
        guard !several.contains(next), let target = targets[next] else { break }
        if let color = colors[target] {
          result[name] = color
          break
        }
        next = target
      }
    }
    return result
  }
}
