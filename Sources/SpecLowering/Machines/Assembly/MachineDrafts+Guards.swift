import SpecModel
import SpecText

extension MachineDrafts {
  /// Takes the condition and the effect out of the words on an arrow that are written as in a diagram:
  /// "remote change [dirty == true] / show banner". Brackets that compare nothing are the label of a control.
  mutating func settleGuards() {
    for matrix in matrices.indices where matrices[matrix].form == "list" {
      for place in matrices[matrix].edges.indices {
        let edge = matrices[matrix].edges[place]
        guard edge.guardText == nil, let trigger = edge.trigger,
          trigger.text.utf8.contains(0x5D), let parts = Self.parts(trigger.text)
        else { continue }
        matrices[matrix].edges[place].guardText = LocatedText(parts.condition, trigger.origin)
        matrices[matrix].edges[place].trigger =
          parts.trigger.isEmpty ? nil : LocatedText(parts.trigger, trigger.origin)
        if let effect = parts.effect, edge.effect == nil {
          matrices[matrix].edges[place].effect = LocatedText(effect, trigger.origin)
        }
      }
    }
  }

  private static func parts(
    _ text: String
  ) -> (trigger: String, condition: String, effect: String?)? {
    guard let open = text.lastIndex(of: "["), let close = text[open...].firstIndex(of: "]")
    else { return nil }
    let condition = StateName.trimmed(String(text[text.index(after: open)..<close]))
    let behind = StateName.trimmed(String(text[text.index(after: close)...]))
    guard EdgeDraft.compares(condition), behind.isEmpty || behind.hasPrefix("/") else {
      return nil
    }
    let effect = StateName.trimmed(String(behind.dropFirst()))
    return (
      StateName.trimmed(String(text[..<open])), condition, effect.isEmpty ? nil : effect
    )
  }
}

extension EdgeDraft {
  /// Whether a remark compares a value, so that it is a condition: "total > 0", "dirty == true".
  static func compares(_ text: String) -> Bool {
    guard text.utf8.count <= 120 else { return false }
    if comparisons.isIn(text) { return true }
    // "Settings > Display" is a way through menus.
    return ["<", ">"].contains { sign in
      guard let (left, right) = TextSplit.halves(of: text, at: " \(sign) ") else { return false }
      return left.utf8.first.map(ASCII.isLetter) == true
        && right.utf8.first.map(ASCII.isDigit) == true
    }
  }

  private static let comparisons: Phrases = [
    " == ", " != ", " >= ", " <= ", " ≥ ", " ≤ ", " ≠ ", " === ", " !== ", " && ", " || ",
  ]
}
