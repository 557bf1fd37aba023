import SpecModel
import SpecText

/// Names in headings that go on with what they mean: "Idle – nothing runs".
extension HeadingStates {
  /// Lets the words before a dash stand for a state or screen too, where no other has them.
  ///
  /// - Parameters:
  ///   - first: the first of the states that headings name.
  static func addHeads(to states: inout [StateDraft], from first: Int) {
    let heads = states.indices.dropFirst(first).compactMap { index in
      head(of: states[index].name).map { (index: index, head: $0, key: Names.key($0)) }
    }
    guard !heads.isEmpty else { return }
    var counts: [String: Int] = [:]
    for state in states {
      counts[state.key, default: 0] += 1
      for alias in state.aliases { counts[Names.key(alias.text), default: 0] += 1 }
    }
    for (_, _, key) in heads { counts[key, default: 0] += 1 }
    for (index, head, key) in heads where counts[key] == 1 {
      states[index].aliases.append(LocatedText(head, states[index].origin))
    }
  }

  /// "Idle" of "Idle – nothing runs"; `nil` without a dash between blanks, or with one of two strokes.
  private static func head(of name: String) -> String? {
    guard name.utf8.contains(where: { $0 == 0x2D || $0 >= 0xE2 }),
      let head = TextSplit.pieces(of: name, at: dashes).first, head.utf8.count < name.utf8.count
    else { return nil }
    let text = StateName.trimmed(head)
    return (1...4).contains(Names.wordCount(text)) ? text : nil
  }

  private static let dashes: Phrases = [" - ", " – ", " — ", "——", " -- "]
}
