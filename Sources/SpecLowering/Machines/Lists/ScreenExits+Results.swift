import SpecModel
import SpecText

/// Results of acts that lead to several screens, or to one that stands alone.
extension ScreenExits {
  /// Where a result leads, and when: "**Profile** (or Login if signed out)", "Signed in → **Sheet**; not → **Login**";
  /// none where one of its parts is anything else.
  static func ways(_ text: String, _ known: KnownStates) -> [(target: String, condition: String?)] {
    guard text.utf8.count <= 160 else { return [] }
    let parts = TextSplit.pieces(of: text, at: semicolons, outsideParentheses: true)
    if parts.count > 1 {
      let found = parts.compactMap { part -> (target: String, condition: String?)? in
        guard let (condition, end) = Arrow.split(part), !Arrow.isIn(end),
          known.name(of: condition) == nil, (1...6).contains(Names.wordCount(condition)),
          let name = known.name(of: ArrowSide.unwrapped(end))
        else { return nil }
        return (name, condition)
      }
      return found.count == parts.count ? found : []
    }
    let (head, remark) = StateName.splitQualifier(text)
    guard let name = known.name(of: ArrowSide.unwrapped(head)) else { return [] }
    var result: [(target: String, condition: String?)] = [(name, nil)]
    if let other = remark.flatMap({ alternative($0, known) }) { result.append(other) }
    return result
  }

  private static let semicolons: Phrases = ["; ", "；"]

  /// The screen of "or Login if signed out" and when it is shown.
  private static func alternative(
    _ remark: String, _ known: KnownStates
  ) -> (target: String, condition: String?)? {
    let folded = remark.lowercased()
    guard let lead = alternatives.prefix(of: folded) else { return nil }
    let rest = StateName.trimmed(String(remark.dropFirst(lead.count)))
    if let name = known.name(of: ArrowSide.unwrapped(rest)) { return (name, nil) }
    for mark in conditions {
      guard let (name, condition) = TextSplit.halves(of: rest, at: mark),
        let target = known.name(of: ArrowSide.unwrapped(name))
      else { continue }
      return (target, StateName.trimmed(mark) + " " + condition)
    }
    return nil
  }

  private static let alternatives: Phrases = [
    "or ", "else ", "otherwise ", "oder ", "sonst ", "ou ", "sinon ", "o ", "si no ", "senão ",
    "oppure ", "of ", "anders ", "atau ", "или ", "lub ", "veya ", "または", "或",
  ]
  private static let conditions = [
    " if ", " when ", " unless ", " wenn ", " falls ", " si ", " se ", " als ", " jika ",
    " cuando ", " quando ", " quand ", " lorsque ", " если ", " jeśli ",
  ]
}
