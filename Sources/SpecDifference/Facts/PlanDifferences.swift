import SpecModel

/// Scenarios and checklists: they tell how a spec is tested and demand nothing themselves.
enum PlanDifferences {
  private static let why = "it tells how the spec is tested"

  static func find(_ context: FactContext) -> [Draft] {
    scenarios(context) + checklists(context)
  }

  // MARK: Scenarios

  private static func scenarios(_ context: FactContext) -> [Draft] {
    let old = context.old.spec.scenarios
    let new = context.new.spec.scenarios
    func keys(_ scenario: Scenario, _ isOld: Bool) -> [String?] {
      let title = context.fold(scenario.title, isOld: isOld)
      let text = scenario.fields.map { context.fold("\($0.label) \($0.text)", isOld: isOld) }
        .joined(separator: "/")
      return ["\(title)|\(text)", title, text.isEmpty ? nil : text]
    }
    let pairing = FactPairing(old.map { keys($0, true) }, new.map { keys($0, false) })
    var drafts: [Draft] = []
    for match in pairing.pairs where match.level > 0 {
      drafts += fields(old[match.old], new[match.new], context)
    }
    for index in pairing.removed {
      drafts.append(
        Draft(.scenario, .removed, old[index].title, .patch, why).at(old[index].origin, nil))
    }
    for index in pairing.added {
      drafts.append(
        Draft(.scenario, .added, new[index].title, .patch, why).at(nil, new[index].origin))
    }
    return drafts
  }

  private static func fields(
    _ old: Scenario, _ new: Scenario, _ context: FactContext
  ) -> [Draft] {
    func keys(_ field: Scenario.Field, _ isOld: Bool) -> [String?] {
      let label = context.fold(field.label, isOld: isOld)
      return ["\(label)|\(context.fold(field.text, isOld: isOld))", label]
    }
    let pairing = FactPairing(
      old.fields.map { keys($0, true) }, new.fields.map { keys($0, false) })
    func draft(_ label: String) -> Draft {
      Draft(.scenario, .changed, new.title, .patch, why).of(label)
    }
    return pairing.pairs.filter { $0.level > 0 }.map { match in
      let (a, b) = (old.fields[match.old], new.fields[match.new])
      return draft(b.label).saying(a.text, b.text).at(a.origin, b.origin).asText
    }
      + pairing.removed.map { index in
        let field = old.fields[index]
        return draft(field.label).saying(field.text, nil).at(field.origin, nil).asText
      }
      + pairing.added.map { index in
        let field = new.fields[index]
        return draft(field.label).saying(nil, field.text).at(nil, field.origin).asText
      }
  }

  // MARK: Checklists

  private static func checklists(_ context: FactContext) -> [Draft] {
    func items(_ isOld: Bool) -> [(list: String, item: Checklist.Item)] {
      (isOld ? context.old : context.new).spec.checklists.flatMap { list in
        list.items.map { (list.title, $0) }
      }
    }
    func keys(_ entry: (list: String, item: Checklist.Item), _ isOld: Bool) -> [String?] {
      let list = context.fold(entry.list, isOld: isOld)
      let text = context.fold(entry.item.text, isOld: isOld)
      return ["\(list)|\(text)", text]
    }
    let old = items(true)
    let new = items(false)
    let pairing = FactPairing(old.map { keys($0, true) }, new.map { keys($0, false) })
    var drafts: [Draft] = []
    for match in pairing.pairs {
      let (a, b) = (old[match.old].item, new[match.new].item)
      guard a.isTicked != b.isTicked else { continue }
      drafts.append(
        Draft(.checklist, .changed, b.text, .patch, "it tells how far the work is").of("tick")
          .saying(a.isTicked ? "done" : "open", b.isTicked ? "done" : "open")
          .at(a.origin, b.origin))
    }
    let pairs = rewordings(
      pairing.removed.map { old[$0] }, pairing.added.map { new[$0] })
    for pair in pairs {
      let (list, a, b) = (pair.list, pair.old, pair.new)
      let draft =
        a == nil
        ? Draft(.checklist, .added, b?.text ?? "", .patch, why)
        : b == nil
          ? Draft(.checklist, .removed, a?.text ?? "", .patch, why)
          : Draft(.checklist, .changed, list, .patch, why).of("item").saying(a?.text, b?.text)
      drafts.append(draft.at(a?.origin, b?.origin).asText)
    }
    return drafts
  }

  /// An item of one side or both.
  private typealias Version = (list: String, old: Checklist.Item?, new: Checklist.Item?)

  /// Items that are gone and have come, those with similar words as versions of one.
  private static func rewordings(
    _ old: [(list: String, item: Checklist.Item)], _ new: [(list: String, item: Checklist.Item)]
  ) -> [Version] {
    var free = Dictionary(grouping: new.indices) { Wording.fold(new[$0].list) }
    var taken: Set<Int> = []
    var result: [Version] = []
    for (list, item) in old {
      let words = Names.words(item.text)
      let key = Wording.fold(list)
      let match = free[key]?.first { index in
        Wording.similarity(words, Names.words(new[index].item.text)) >= 0.5
      }
      if let match {
        free[key]?.removeAll { $0 == match }
        taken.insert(match)
      }
      result.append((list, item, match.map { new[$0].item }))
    }
    for index in new.indices where !taken.contains(index) {
      result.append((new[index].list, nil, new[index].item))
    }
    return result
  }
}
