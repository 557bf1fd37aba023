import SpecAnalysis
import SpecLint
import SpecModel
import SpecSyntax
import SpecText

/// Rows and items below a line that gives the curve of all of them.
extension SpringUnderspecified {
  private static let curves: [StaticString] = [
    "Easing.", "cubic", "Cubic", "bezier", "ease-", "easeIn", "easeOut", "easeInOut", "Curves.",
  ]

  private static let named: [StaticString] = [
    "easing.out", "easing.in", "easing-out", "outBack", "outCubic", "outExpo", "outQuad",
  ]

  /// Whether the clause behind the verb names the curve: "spring back with `easing.outBack`".
  private func hasCurve(behind start: Int, _ bytes: ContiguousArray<UInt8>) -> Bool {
    var end = start
    while end < bytes.count, end - start < 80, ![0x0A, 0x3B, ASCII.pipe].contains(bytes[end]),
      !ASCII.starts(bytes, at: end, with: ". ")
    {
      end += 1
    }
    return (Self.curves + Self.named).contains { ASCII.find($0, in: bytes, start..<end) != nil }
  }

  /// "Scale to 0.98, spring back (~100 ms each way)" below "**Motion** (`ScaleTo` with `Easing.CubicOut`):": the verb
  /// tells where it goes, and the line above the table or list has the curve.
  func isHeadedByCurve(_ motion: Motion, _ document: Document) -> Bool {
    let bytes = document.source.bytes
    guard var end = motion.easingOrigin?.range.offsets.lowerBound else { return false }
    while end < bytes.count, ASCII.isLetter(bytes[end]) { end += 1 }
    guard ASCII.starts(bytes, at: end, with: " back") else { return false }
    if hasCurve(behind: end, bytes) { return true }
    guard
      let leaf = document.lastNode(startingBy: motion.origin.range.start),
      case let block = document.outermost(around: leaf),
      document.nodes[block].kind == .table || document.nodes[block].kind == .list,
      let lead = document.sibling(before: block), document.nodes[lead].kind == .paragraph,
      case let text = ASCII.trimmed(document.plain, document.plainText(of: lead)),
      text.count > 1, text.count < 300
    else { return false }
    let isLead =
      document.plain[text.upperBound - 1] == ASCII.colon
      || text.count > 3 && ASCII.starts(document.plain, at: text.upperBound - 3, with: "：")
    return isLead && Self.curves.contains { ASCII.find($0, in: document.plain, text) != nil }
  }
}
