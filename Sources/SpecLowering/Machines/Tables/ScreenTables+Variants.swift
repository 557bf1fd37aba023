import SpecModel
import SpecSyntax
import SpecText

/// Rows that are states of the screen of another row, and rows of several tables that are one screen.
extension ScreenTables {
  /// Makes "Diary (empty)" and "Diary (running)" names of their own, where one table has both, or where the id goes on
  /// from that of another row: "JOU-01-EMPTY" beside "JOU-01".
  func setVariantsApart(_ found: inout [StateDraft]) {
    var counts: [String: Int] = [:]
    for draft in found { counts[draft.key, default: 0] += 1 }
    let longer = Self.statesById(of: found)
    guard !longer.isEmpty || counts.values.contains(where: { $0 > 1 }) else { return }
    let plain = Set(found.filter { $0.qualifier == nil }.map(\.key))
    var seen: Set<String> = []
    for index in found.indices {
      guard let qualifier = found[index].qualifier,
        counts[found[index].key, default: 0] > 1 || longer.contains(index)
      else { continue }
      let (bare, key) = (found[index].name, found[index].key)
      let whole = "\(bare) (\(qualifier))"
      found[index].name = whole
      found[index].qualifier = nil
      found[index].aliases.removeAll { $0.text == whole }
      // The name without its variant means the first of them, where no row has it.
      if !plain.contains(key), !longer.contains(index), seen.insert(key).inserted {
        found[index].aliases.append(LocatedText(bare, found[index].origin))
      }
    }
  }

  /// The rows with a remark whose id is that of another row and a word more.
  private static func statesById(of found: [StateDraft]) -> Set<Int> {
    let ids = Set(
      found.flatMap { $0.aliases.map(\.text) }.filter { StateName.isID($0) })
    guard !ids.isEmpty else { return [] }
    let rows = found.indices.filter { index in
      found[index].qualifier != nil
        && found[index].aliases.contains { alias in
          let parts = alias.text.split(separator: "-")
          return parts.count > 2 && !alias.text.contains(" ")
            && parts[parts.count - 1].allSatisfy(\.isLetter)
            && ids.contains(parts.dropLast().joined(separator: "-"))
        }
    }
    return Set(rows)
  }

  /// The screen of another table that has one of the names in code of a row.
  static func place(of draft: StateDraft, in coded: [String: Int]) -> Int? {
    guard !coded.isEmpty else { return nil }
    return codes(of: draft).lazy.compactMap { coded[$0] }.first
  }

  /// The spellings of a row that are names in code: "stage_select", "stageSelect"; "S1" may begin anew in each table.
  static func codes(of draft: StateDraft) -> [String] {
    draft.aliases.map(\.text).filter { text in
      text.utf8.count > 4 && text.utf8.first.map { ASCII.isLower($0) } == true
        && text.utf8.allSatisfy { ASCII.isLetter($0) || ASCII.isDigit($0) || $0 == 0x5F }
        && text.utf8.contains { $0 == 0x5F || ASCII.isUpper($0) }
    }
  }
}
