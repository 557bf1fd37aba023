import SpecModel
import SpecText

extension MachineDrafts {
  /// Takes a time behind what triggers a change, "tap the photo, 180ms", or alone behind its target, "(250 ms)", for how
  /// long the change takes: a short one in milliseconds, with or without the name of a curve. Alone on the arrow to a
  /// target below, "↓ 250ms", it tells when the change comes.
  ///
  /// - Complexity: O(edges).
  mutating func settleTrailingTimes() {
    for matrix in matrices.indices {
      for index in matrices[matrix].edges.indices {
        guard let trigger = matrices[matrix].edges[index].trigger,
          let (words, time) = Self.trailingTime(of: trigger.text),
          !words.isEmpty
            || matrices[matrix].form == "list"
              && Self.stands(trigger, behind: matrices[matrix].edges[index].target)
        else { continue }
        matrices[matrix].edges[index].trigger =
          words.isEmpty ? nil : LocatedText(words, trigger.origin)
        matrices[matrix].edges[index].duration = time
        if matrices[matrix].edges[index].durationOrigin == nil {
          matrices[matrix].edges[index].durationOrigin = trigger.origin
        }
      }
    }
  }

  /// Whether nothing but marks parts a trigger from the target that it follows.
  private static func stands(_ trigger: LocatedText, behind target: NameReference) -> Bool {
    let end = target.origin.range.end
    return (end...end + 8).contains(trigger.origin.range.start)
  }

  /// The words before the last comma, and the time behind it; `nil` where no such time ends a text.
  private static func trailingTime(of text: String) -> (words: String, time: Quantity)? {
    guard text.utf8.count <= 120, text.utf8.contains(0x6D), text.utf8.contains(where: ASCII.isDigit)
    else { return nil }
    let parts = TextSplit.pieces(of: text, at: separators, outsideParentheses: true)
    guard let last = parts.last, last.utf8.first.map({ ASCII.isDigit($0) || $0 == 0x7E }) == true,
      let time = time(in: last)
    else { return nil }
    if parts.count == 1 { return ("", time) }
    guard text.hasSuffix(last) else { return nil }
    let start = text.utf8.index(text.endIndex, offsetBy: -last.utf8.count)
    var words = StateName.trimmed(String(text[..<start]))
    while let mark = words.last, ",;，；、".contains(mark) { words.removeLast() }
    return words.isEmpty ? nil : (StateName.trimmed(words), time)
  }

  private static let separators: Phrases = [", ", "; ", "，", "；", "、"]

  /// The time of a clause that tells nothing else but the name of a curve.
  private static func time(in clause: String) -> Quantity? {
    var clause = clause
    return clause.withUTF8 { bytes -> Quantity? in
      let times = QuantityScanner.scan(bytes, 0..<bytes.count)
      guard times.count == 1, case let time = times[0], time.time == .milliseconds,
        time.bound == .none, time.high < 3000, time.range.lowerBound <= 1
      else { return nil }
      let rest = bytes.string(time.range.upperBound..<bytes.count)
      let words = rest.lowercased().split(separator: " ")
      let isOfCurve = words.allSatisfy { word in curves.contains { word.hasPrefix($0) } }
      return isOfCurve ? time.quantity : nil
    }
  }

  /// Beginnings of the names of curves.
  private static let curves = [
    "ease", "linear", "spring", "cubic", "standard", "decelerat", "accelerat",
  ]
}
