import SpecModel

/// Rows of an overview that tell of states which have sections of their own.
extension MachineDrafts {
  /// Gives states with sections what the rows of a table know more of them: when they hold, and other spellings.
  ///
  /// - Parameter members: the states that rows name without the name of their group.
  /// - Returns: the rows that are no such other names.
  mutating func complete(from rows: [StateDraft], _ members: [String: Int]) -> [StateDraft] {
    var places: [String: Int] = [:]
    var repeated: Set<String> = []
    for (index, state) in states.enumerated() {
      if places.updateValue(index, forKey: state.key) != nil { repeated.insert(state.key) }
    }
    return rows.filter { row in
      if let index = members[row.key] {
        complete(index, from: row)
        return false
      }
      guard let index = places[row.key], !repeated.contains(row.key), states[index].section != nil,
        row.qualifier == nil || row.qualifier == states[index].qualifier
      else { return true }
      complete(index, from: row)
      return true
    }
  }

  /// The states of groups that two rows at least name without the name of the group, by the keys of these: "Late" and
  /// "Paid" mean "Invoice Late" and "Invoice Paid" below "Invoice States".
  func members(named rows: [StateDraft]) -> [String: Int] {
    guard !groups.isEmpty else { return [:] }
    let keys = Set(rows.map(\.key)).subtracting(states.map(\.key))
    var result: [String: Int] = [:]
    var shared: Set<String> = []
    for (index, state) in states.enumerated() where state.section != nil {
      guard let group = state.group, groups.indices.contains(group),
        case let head = Names.key(groups[group].name) + "-", head.utf8.count > 1,
        state.key.hasPrefix(head), case let rest = String(state.key.dropFirst(head.count)),
        keys.contains(rest)
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
