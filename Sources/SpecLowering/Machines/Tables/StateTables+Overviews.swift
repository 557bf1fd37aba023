import SpecModel

/// Rows of an overview that tell of states which have sections of their own.
extension MachineDrafts {
  /// Gives states with sections what the rows of a table know more of them: when they hold, and other spellings; the
  /// states are sorted by their names.
  ///
  /// - Parameter members: the states that rows name without the name of their group.
  /// - Returns: the rows that are no such other names.
  mutating func complete(from rows: [StateDraft], _ members: [String: Int]) -> [StateDraft] {
    rows.filter { row in
      if let index = members[row.key] {
        complete(index, from: row)
        return false
      }
      // What is completed here has nothing to do with names.
      guard let places = sortedKeys.places[row.key], places.count == 1, case let index = places[0],
        states[index].section != nil,
        row.qualifier == nil || row.qualifier == states[index].qualifier
      else { return true }
      complete(index, from: row)
      return true
    }
  }

  /// The states of groups that two rows at least name without the name of the group, by the keys of these: "Late" and
  /// "Paid" mean "Invoice Late" and "Invoice Paid" below "Invoice States"; the states are sorted by their names.
  func members(named rows: [StateDraft]) -> [String: Int] {
    guard !groups.isEmpty else { return [:] }
    let unknown = Set(rows.map(\.key).filter { stateKeys.places[$0] == nil })
    guard !unknown.isEmpty else { return [:] }
    var result: [String: Int] = [:]
    var shared: Set<String> = []
    for index in states.indices where states[index].section != nil {
      let state = states[index]
      guard let group = state.group, groups.indices.contains(group),
        case let head = Names.key(groups[group].name) + "-", head.utf8.count > 1,
        state.key.hasPrefix(head), case let rest = String(state.key.dropFirst(head.count)),
        unknown.contains(rest)
      else { continue }
      if result.updateValue(index, forKey: rest) != nil { shared.insert(rest) }
    }
    return result.count > 1 && shared.isEmpty ? result : [:]
  }

  private mutating func complete(_ index: Int, from row: StateDraft) {
    if states[index].context == nil { states[index].context = row.context }
    let names = [LocatedText(row.name, row.origin)] + row.aliases
    for name in names where !states[index].isCalled(name.text) {
      states[index].aliases.append(name)
    }
  }
}

extension StateDraft {
  /// Whether a text is the name or one of the other spellings, as written.
  fileprivate func isCalled(_ text: String) -> Bool {
    let text = text.lowercased()
    return name.lowercased() == text || aliases.contains { $0.text.lowercased() == text }
  }
}
