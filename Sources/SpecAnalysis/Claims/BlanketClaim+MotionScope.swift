import SpecSyntax
import SpecText

/// Which statements on all animations hold only for those who ask for less motion.
extension BlanketClaims {
  /// Whether a heading above a line, the item around it, what leads its list, or the line itself limits it to reduced
  /// motion: "**When reduced motion is on:**".
  func isOfReducedMotion(_ line: ClaimLine) -> Bool {
    let section = Int(document.nodes[line.node].section)
    if Mentions.names(.reducedMotion, in: line.parts[0], of: document)
      || document.path(ofSection: section).contains(where: { limits(sections: $0) })
      || isLed(line)
    {
      return true
    }
    var node = line.node
    while node > 0 {
      let kind = document.nodes[node].kind
      if kind == .item, node + 1 < line.node, document.nodes[node + 1].kind == .paragraph,
        limits(document.plainText(of: node + 1))
      {
        return true
      }
      if kind == .paragraph || kind == .list, let before = document.sibling(before: node),
        isLead(before)
      {
        return true
      }
      node = Int(document.nodes[node].parent)
    }
    return false
  }

  private func limits(sections section: Int) -> Bool {
    let heading = Int(document.sections[section].heading)
    return heading > 0 && limits(document.plainText(of: heading))
  }

  /// Whether the line above another one of its paragraph ends with a colon and limits it.
  private func isLed(_ line: ClaimLine) -> Bool {
    let start = document.plainText(of: line.node).lowerBound
    guard line.parts[0].lowerBound > start + 1 else { return false }
    let above = document.line(around: line.parts[0].lowerBound - 1, in: line.node)
    return endsWithColon(above) && limits(above)
  }

  /// Whether a paragraph leads what stands below it, by a colon, bold letters or its shortness, and limits it.
  private func isLead(_ node: Int) -> Bool {
    guard document.nodes[node].kind == .paragraph, case let text = document.plainText(of: node),
      !text.isEmpty
    else { return false }
    let last = document.line(around: text.upperBound, in: node)
    let isLabel =
      text == last && text.count <= 60 && document.plain[text.upperBound - 1] != ASCII.dot
    return (isLabel || endsWithColon(last)) && limits(last)
  }

  private func endsWithColon(_ range: Range<Int>) -> Bool {
    let text = ASCII.trimmed(document.plain, range)
    guard let last = text.last else { return false }
    return document.plain[last] == ASCII.colon || document.string(plain: text).hasSuffix("：")
  }

  private static let conjunctions: Lexicon = [
    "and", "und", "et", "y", "e", "ed", "en", "dan", "と", "及び", "和", "与", "및",
  ]

  /// Whether a text speaks of reduced motion alone: "Motion and reduced motion" is on all of it.
  private func limits(_ range: Range<Int>) -> Bool {
    guard Mentions.names(.reducedMotion, in: range, of: document) else { return false }
    let text = document.string(plain: range)
    let parts = text.split { "&/,;、·".contains($0) }.flatMap { part in
      part.split(separator: " ").split { Self.conjunctions.contains($0.lowercased()) }
        .map { $0.joined(separator: " ") }
    }
    return parts.count < 2
      || !parts.contains { MotionWords.name($0) && !MotionWords.nameReduced($0) }
  }
}
