import SpecModel
import SpecText

/// Changes that stand in one line behind a label, each in a clause of its own.
extension ArrowLine {
  /// "Status transitions: open ↔ held; open/held → closed; any → lost", "Lifecycle: draft → sent → read; sent → failed";
  /// none where the clauses do not join up, `nil` where the label tells of something else, or what follows it is one.
  func parts(behind label: String, _ value: String) -> [EdgeDraft]? {
    guard value.utf8.count <= 400, !subject.isFrom, Self.announcesChanges(label) else { return nil }
    let text = StateName.withoutStop(value)
    let clauses = Self.parts(of: text).filter { Arrow.isIn($0) }
    guard (2...12).contains(clauses.count) else { return nil }
    let read = clauses.compactMap { clause -> [EdgeDraft]? in
      let edges = ArrowText(clause).map(spread)?.flatMap { chain($0, tail: "") } ?? []
      return edges.isEmpty ? nil : edges
    }
    if read.count > 1, joinUp(read) { return read.flatMap(\.self) }
    // Across a stop no arrow joins anything.
    return TextSplit.pieces(of: text, at: Self.stops, outsideParentheses: true).count > 1 ? [] : nil
  }

  /// Whether a label says that changes of states follow: "Transitions", "Order status", "状态流转".
  private static func announcesChanges(_ label: String) -> Bool {
    let words = Names.words(label)
    guard (1...4).contains(words.count), !words.contains(where: TransitionWords.systems.contains)
    else { return false }
    return words.contains(where: TransitionWords.transitions.contains)
      || words.count <= 3 && words.contains(where: TransitionWords.progress.contains)
      || TransitionWords.transitionMarks.contains(where: label.contains)
      || TransitionWords.progressMarks.contains(where: label.contains)
  }

  /// The clauses of a text; commas divide them where an arrow stands in each part.
  private static func parts(of text: String) -> [String] {
    TextSplit.pieces(of: text, at: stops, outsideParentheses: true).flatMap { clause in
      let parts = TextSplit.pieces(of: clause, at: commas, outsideParentheses: true)
      return parts.allSatisfy({ Arrow.isIn($0) }) ? parts : [clause]
    }
  }

  private static let stops: Phrases = ["; ", ";", "；", ". ", "。"]
  private static let commas: Phrases = [", ", "，", "、"]

  /// The text with each of the names between strokes on its sides: "open/held → closed", "A → B → sent / failed".
  private func spread(_ arrows: ArrowText) -> [ArrowText] {
    let last = arrows.sides.count - 1
    let ends = choices(between: arrows.sides[last])
    guard last == 1 else {
      let others = ends.dropFirst().compactMap { ArrowText("\(arrows.sides[last - 1]) → \($0)") }
      return [arrows.withLast(ends[0])] + others
    }
    return choices(between: arrows.sides[0]).flatMap { first in
      ends.map { arrows.withFirst(first).withLast($0) }
    }
  }

  /// The names that strokes or bars part in a side, each short; else the side as it is.
  private func choices(between side: String) -> [String] {
    guard side.utf8.contains(where: { $0 == ASCII.slash || $0 == 0x7C }),
      side.utf8.first != ASCII.slash, known.name(of: side) == nil
    else { return [side] }
    let names = TextSplit.pieces(of: side, at: ["/", "|"], outsideParentheses: true)
    let areNames = names.allSatisfy { text in
      let name = StateName.splitQualifier(text).name
      return (1...3).contains(Names.wordCount(name)) && ArrowSide.isName(name)
    }
    return areNames ? names : [side]
  }

  /// Whether each clause shares a name with another one, or has a declared one: "loading → skeleton; failed → banner"
  /// tells what is shown.
  private func joinUp(_ clauses: [[EdgeDraft]]) -> Bool {
    let keys = clauses.map { edges in
      Set(edges.flatMap { [$0.source?.key, $0.target.key].compactMap(\.self) })
    }
    return clauses.indices.allSatisfy { index in
      clauses[index].contains { $0.source == nil || known.name(of: $0.target.text) != nil }
        || keys.indices.contains { $0 != index && !keys[$0].isDisjoint(with: keys[index]) }
    }
  }
}
