import SpecModel
import SpecSyntax
import SpecText

extension StateLists {
  /// What a label lists over several lines of one leaf, "idle, saving," over "saved, failed."; `nil` where the line below
  /// is no part of the list.
  ///
  /// A list goes on behind a comma or an open parenthesis, and in a line in small letters that has a comma itself.
  ///
  /// - Complexity: O(length of the leaf); a look at its end rules out most lines.
  func wrapped(_ line: TextLine) -> String? {
    let end = Int(document.nodes[line.node].text.upperBound)
    guard line.holder != .cell, line.text.upperBound + 1 < end, !line.value.isEmpty else {
      return nil
    }
    var text = StateName.trimmed(document.string(plain: line.value))
    var start = line.text.upperBound + 1
    var isJoined = false
    while start < end, text.utf8.count < 800 {
      let stop = ASCII.find(ASCII.lineFeed, in: document.plain, start..<end) ?? end
      let next = StateName.trimmed(document.string(plain: start..<stop))
      guard goesOn(text, in: next) else { break }
      text += " " + next
      isJoined = true
      start = stop + 1
    }
    return isJoined ? text : nil
  }

  /// Whether a list goes on in the next line.
  private func goesOn(_ text: String, in next: String) -> Bool {
    guard let last = text.last, let first = next.first, first.isLetter || first == "(",
      !Self.opensLabel(next), !Arrow.isIn(next)
    else { return false }
    if Self.isOpen(text) { return true }
    if last == "," || last == "、" || last == "，" { return true }
    return first.isLowercase && (last.isLetter || last == ")") && text.contains(",")
      && next.contains(",")
  }

  /// Whether a parenthesis opens and does not close.
  private static func isOpen(_ text: String) -> Bool {
    var depth = 0
    for byte in text.utf8 {
      if byte == 0x28 { depth += 1 }
      if byte == 0x29 { depth = max(0, depth - 1) }
    }
    return depth > 0
  }

  /// Whether a line begins with a label: "Height: 40px".
  private static func opensLabel(_ text: String) -> Bool {
    let head = text.prefix(40)
    guard let colon = head.firstIndex(where: { $0 == ":" || $0 == "：" }) else { return false }
    return !head[..<colon].contains { $0 == "(" || $0 == "," || $0 == ")" }
  }
}
