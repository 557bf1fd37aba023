import SpecModel
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
}
