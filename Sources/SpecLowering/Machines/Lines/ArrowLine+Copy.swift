import SpecModel
import SpecSyntax
import SpecText

extension ArrowLine {
  /// Whether the last side of a change may name what it leads to, and no text that is shown.
  func isTarget(_ target: ArrowSide, of arrows: ArrowText) -> Bool {
    guard !target.isAny else { return false }
    return target.isKnown || !EventName.isEvent(arrows.sides[0]) || !Self.isCopy(arrows.sides[1])
  }

  /// "`ERR_401` → \"Please sign in again\"": whether what an arrow leads to is all in quotation marks, and so a text that
  /// is shown.
  static func isCopy(_ side: String) -> Bool {
    let text = StateName.trimmed(side)
    guard let first = text.first, let last = text.last, text.utf8.count > 3 else { return false }
    return first != "`" && StateName.quotes.contains { $0.0 == first && $0.1.contains(last) }
  }

  /// Whether the sides of a chain are one label whose number changes, "Closing in 2" → "Closing in 1", each of them in
  /// quotation marks: a count on the screen and no states.
  static func counts(_ line: TextLine, _ document: Document) -> Bool {
    guard line.value.count <= 200,
      line.value.contains(where: { [0x22, 0xE2, 0xE3].contains(document.plain[$0]) }),
      line.value.contains(where: { ASCII.isDigit(document.plain[$0]) })
    else { return false }
    let sides = Arrow.pieces(of: document.string(plain: line.value)).map(StateName.trimmed)
    guard sides.count > 1, sides.allSatisfy(isCopy) else { return false }
    return Set(sides.map { $0.filter { !$0.isNumber } }).count == 1
  }
}
