import SpecModel

extension StateTables {
  /// The states of a table without those whose name lists other rows: "`reading`, `annotating`" in front of an event.
  static func withoutLists(_ found: [StateDraft]) -> [StateDraft] {
    let keys = Set(found.map(\.key))
    return found.filter { draft in
      let names = StateNameList.split(draft.name)
      return names.count < 2 || !names.allSatisfy { keys.contains(Names.key($0)) }
    }
  }
}
