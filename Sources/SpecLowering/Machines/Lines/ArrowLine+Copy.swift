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
  /// quotation marks, or several labels that change, "Save" → "Saving…", "Send" → "Sending…": words on the screen and no
  /// states.
  static func counts(_ line: TextLine, _ document: Document) -> Bool {
    guard line.value.count <= 200,
      line.value.contains(where: { [0x22, 0xC2, 0xE2, 0xE3].contains(document.plain[$0]) }),
      case let hasNumber = line.value.contains(where: { ASCII.isDigit(document.plain[$0]) }),
      hasNumber || ASCII.find("..", in: document.plain, line.value) != nil
        || ASCII.find("…", in: document.plain, line.value) != nil
    else { return false }
    let text = StateName.withoutStop(document.string(plain: line.value))
    let sides = Arrow.pieces(of: text).map(StateName.trimmed)
    if arePairsOfCopy(sides) { return true }
    guard hasNumber, sides.count > 1, sides.allSatisfy(isCopy) else { return false }
    return Set(sides.map { $0.filter { !$0.isNumber } }).count == 1
  }

  /// Whether a comma between quotation marks parts each side but the first and the last, and a label ends with an
  /// ellipsis.
  private static func arePairsOfCopy(_ sides: [String]) -> Bool {
    guard sides.count > 2, let first = sides.first, let last = sides.last, isCopy(first),
      isCopy(last)
    else { return false }
    let inner = sides.dropFirst().dropLast().map { side in
      TextSplit.pieces(of: side, at: pairMarks).map(StateName.trimmed)
    }
    guard inner.allSatisfy({ $0.count == 2 && $0.allSatisfy(isCopy) }) else { return false }
    return (Array(inner.joined()) + [last]).contains { label in
      let words = label.dropLast()
      return words.hasSuffix("...") || words.hasSuffix("…")
    }
  }

  private static let pairMarks: Phrases = [", ", "; ", "、", "，", "；"]
}
