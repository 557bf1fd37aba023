import SpecModel
import SpecSyntax
import SpecText

/// Lines that go on with another case behind the change that they declare.
extension ArrowLine {
  /// "**sent** → **open**: answered; a note is kept. If the case is settled → **closed** instead": the change between two
  /// declared states, with what stands behind its colon up to the clause that has an arrow of its own.
  var changeBeforeSequel: [EdgeDraft]? {
    guard line.holder == .item || line.holder == .paragraph, !known.isEmpty,
      ASCII.find(": ", in: context.document.plain, line.text) != nil,
      let (head, tail) = TextSplit.halves(of: context.document.string(plain: line.text), at: ": "),
      Arrow.isIn(head), Arrow.isIn(tail), let arrows = ArrowText(head), arrows.sides.count == 2,
      arrows.joints[0].direction == .forward, arrows.joints[0].label == nil,
      let from = known.name(of: ArrowSide.unwrapped(arrows.sides[0])),
      let to = known.name(of: ArrowSide.unwrapped(arrows.sides[1])),
      let told = Self.beforeSequel(tail, known)
    else { return nil }
    return edges(arrows, sides: [ArrowSide(known: from), ArrowSide(known: to)], tail: told)
  }

  /// What stands in front of the first clause with an arrow; `nil` where that is another change of a declared state.
  private static func beforeSequel(_ tail: String, _ known: KnownStates) -> String? {
    var told = ""
    for clause in TextSplit.pieces(of: tail, at: clauseEnds, outsideParentheses: true) {
      guard Arrow.isIn(clause) else {
        told += (told.isEmpty ? "" : "; ") + clause
        continue
      }
      guard let arrows = ArrowText(clause),
        known.name(of: ArrowSide.unwrapped(arrows.sides[0])) == nil
      else { return nil }
      return told.isEmpty ? nil : told
    }
    return nil
  }

  private static let clauseEnds: Phrases = [". ", "; ", "。", "；"]
}
