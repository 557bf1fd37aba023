import SpecModel
import SpecText

extension MachineDrafts {
  /// Gives the ends of changes that begin with the id of a screen its name: "S03 Order calendar" on two lines of a box
  /// is "Ordercalendar (S03)".
  ///
  /// - Complexity: O(states + ends) where some state has an id.
  mutating func settleIds() {
    guard states.contains(where: { $0.aliases.contains { StateName.isID($0.text) } }) else {
      return
    }
    var ids: [String: Int] = [:]
    var known: Set<String> = []
    for (index, state) in states.enumerated() {
      known.insert(state.key)
      for alias in state.aliases {
        known.insert(Names.key(alias.text))
        guard StateName.isID(alias.text) else { continue }
        // An id of two states means neither.
        ids[alias.text] = ids[alias.text] == nil || ids[alias.text] == index ? index : -1
      }
    }
    let names = states.map(\.name)
    func named(_ end: NameReference) -> String? {
      guard !known.contains(end.key), let blank = end.text.firstIndex(of: " "),
        let place = ids[String(end.text[..<blank])], place >= 0,
        Self.overlap(String(end.text[blank...]), names[place])
      else { return nil }
      return names[place]
    }
    for index in matrices.indices {
      for place in matrices[index].edges.indices {
        if let name = matrices[index].edges[place].source.flatMap(named) {
          matrices[index].edges[place].source?.text = name
        }
        if let name = named(matrices[index].edges[place].target) {
          matrices[index].edges[place].target.text = name
        }
      }
    }
  }

  /// Whether one name holds the other when both are written without blanks, or the state is called by its id.
  private static func overlap(_ text: String, _ name: String) -> Bool {
    if StateName.isID(name) { return true }
    let (text, name) = (squeezed(text), squeezed(name))
    return text.utf8.count > 2 && (name.contains(text) || text.contains(name))
  }

  private static func squeezed(_ text: String) -> String {
    text.lowercased().filter { $0.isLetter || $0.isNumber }
  }
}
