import SpecModel
import SpecSyntax
import SpecText

extension HeadingStates {
  /// Makes groups of headings over states of one sort in other languages than English, "Estados vacíos", "空状态",
  /// whose sections or items name them: "### Sin registros", "- 无记录：…".
  ///
  /// Two names at least, half of which tell by themselves that they are those of states; none may be a property, a part
  /// or a screen, so that what an empty state consists of is left alone.
  ///
  /// - Parameter isForeign: whether a section is about code.
  /// - Complexity: O(sections); names are looked at only below such headings.
  mutating func openCases(_ named: inout [Int: StateName], _ isForeign: [Bool]) {
    for section in document.sections.indices.dropFirst() where !isForeign[section] {
      let text = document.plainText(of: Int(document.sections[section].heading))
      guard (4...60).contains(text.count),
        StateVocabulary.mayNameState(document.plain, text) || named[section] != nil,
        case let title = document.title(ofSection: section), CaseTitles.areCases(title)
      else { continue }
      let inner = membersBelow(section)
      if !inner.isEmpty {
        for (child, name) in inner where named[child] == nil { named[child] = name }
      } else if let items = itemsOfCases(in: section) {
        members[section] = items
      } else {
        continue
      }
      named[section] = StateName(
        form: .group, name: StateName.splitQualifier(StateName.withoutNumbering(title)).name,
        qualifier: nil)
    }
  }

  /// The sections right below a heading with the names that they give; none where they are no cases.
  private func membersBelow(_ section: Int) -> [(Int, StateName)] {
    let next = section + 1
    guard next < document.sections.count, Int(document.sections[next].parent) == section else {
      return []
    }
    let level = document.sections[section].level
    let children = document.sections.indices[next...]
      .prefix { document.sections[$0].level > level }
      .filter { Int(document.sections[$0].parent) == section }
    // "Error state designs" over the states themselves is over a group.
    guard !children.contains(where: holdsSections) else { return [] }
    let names = children.map { child in
      StateName.splitQualifier(StateName.withoutNumbering(document.title(ofSection: child)))
    }
    guard areCases(names.map(\.name)) else { return [] }
    return zip(children, names).map {
      ($0, StateName(bare: StateName(heading: $1.name)?.name ?? $1.name, qualifier: $1.qualifier))
    }
  }

  /// Whether two sections at least stand right below a heading.
  private func holdsSections(_ section: Int) -> Bool {
    let level = document.sections[section].level
    return document.sections.indices[(section + 1)...]
      .prefix { document.sections[$0].level > level }
      .count { Int(document.sections[$0].parent) == section } > 1
  }

  /// The names with which all items right below a heading begin: "- **No rows**: …", "- 记录为空：…".
  private func itemsOfCases(in section: Int) -> [Range<Int>]? {
    let items = context.items(of: section).filter { !context.isOfUses($0) }
    guard (2...20).contains(items.count) else { return nil }
    let names = items.compactMap { line -> Range<Int>? in
      if let label = line.label { return line.value.isEmpty ? nil : label }
      return document.dashedLabel(line)?.label
    }
    guard names.count == items.count, areCases(names.map { document.string(plain: $0) }) else {
      return nil
    }
    return names
  }

  private func areCases(_ names: [String]) -> Bool {
    let cases = names.count(where: CaseTitles.isCase)
    return names.count > 1 && cases > 0 && cases * 2 >= names.count
      && Set(names.map { Names.key($0) }).count == names.count
      && names.allSatisfy { FaultItems.mayBeName($0) || CaseTitles.isLack($0) }
      && !names.contains { name in
        // "Blocking errors" are several.
        PropertyLabels.hold(name) || CaseTitles.areCases(name)
          || Names.words(name).last.map(StateTables.manyErrors.contains) == true
      }
  }
}
