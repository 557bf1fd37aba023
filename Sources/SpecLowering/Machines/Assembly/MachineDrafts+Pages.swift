import SpecModel
import SpecText

extension MachineDrafts {
  /// Makes one screen of a row of an inventory and the section that calls the same thing a page: "Order Detail" with its
  /// route beside "## Order Detail Page", "Einstellungen" beside "## Einstellungen-Seite".
  ///
  /// The name of the inventory counts; the section's is another spelling.
  ///
  /// - Complexity: O(states).
  mutating func joinPages() {
    var rows: [String: Int] = [:]
    var named: [String: Int] = [:]
    for (index, state) in states.enumerated() where !state.key.isEmpty {
      named[state.key, default: 0] += 1
      if state.section == nil, state.aliases.contains(where: { $0.text.hasPrefix("/") }) {
        rows[state.key] = index
      }
    }
    guard !rows.isEmpty else { return }
    var joined: Set<Int> = []
    for index in states.indices where states[index].section != nil {
      guard let key = Self.withoutPage(states[index].key), named[key] == 1,
        named[states[index].key] == 1, let row = rows[key], joined.insert(row).inserted
      else { continue }
      let full = LocatedText(states[index].name, states[index].origin)
      let known = Set(states[index].aliases.map(\.text))
      states[index].aliases += [full] + states[row].aliases.filter { !known.contains($0.text) }
      states[index].name = states[row].name
      states[index].isScreen = states[index].isScreen || states[row].isScreen
      states[index].isInitial = states[index].isInitial || states[row].isInitial
    }
    guard !joined.isEmpty else { return }
    states = states.indices.filter { !joined.contains($0) }.map { states[$0] }
  }

  /// A key without the word for a page before or behind it; `nil` where it has none, or nothing else.
  private static func withoutPage(_ key: String) -> String? {
    let words = key.split(separator: "-")
    guard words.count > 1 else { return nil }
    if TransitionWords.screenNouns.contains(words[words.count - 1]) {
      return words.dropLast().joined(separator: "-")
    }
    return TransitionWords.screenNouns.contains(words[0])
      ? words.dropFirst().joined(separator: "-") : nil
  }
}
