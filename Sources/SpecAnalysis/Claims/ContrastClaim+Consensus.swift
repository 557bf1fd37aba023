import SpecSyntax
import SpecText

/// Tables and lists of colours with their ratios, of which most were measured on one ground that nobody names.
///
/// They are held to that ground, so that the one ratio that does not follow stands out: "ink 16.2:1, grey 5.2:1".
extension ContrastClaims {
  /// A line of such a block.
  private struct Measured {
    var line: ClaimLine
    var claim: ContrastClaim
    var ink: OpaqueColor

    func fits(_ ground: OpaqueColor) -> Bool {
      abs(ink.contrast(with: ground) - claim.claimed) <= max(0.06, claim.claimed * 0.015)
    }
  }

  /// The wrong ratios among the lines that give one colour and no ground.
  func consensus(_ open: [ClaimLine]) -> [ContrastClaim] {
    var blocks: [Int: [Measured]] = [:]
    for line in open where !isCode {
      guard let block = block(of: line), let found = measured(line) else { continue }
      blocks[block, default: []].append(found)
    }
    return blocks.sorted { $0.key < $1.key }.flatMap { wrong(in: $0.value) }
  }

  /// The table of a row, or the list of an item.
  private func block(of line: ClaimLine) -> Int? {
    let parent = Int(document.nodes[line.node].parent)
    guard parent >= 0 else { return nil }
    if line.kind == .row { return parent }
    return document.nodes[parent].kind == .item ? Int(document.nodes[parent].parent) : nil
  }

  private func measured(_ line: ClaimLine) -> Measured? {
    let found = mentions(line.parts)
    guard let color = found.only, color.text.utf8.first == ASCII.hash, !color.isTranslucent,
      !isInBackgroundColumn(color, line), !hasNamedBackground(line),
      !line.parts.contains(where: { ContrastWords.hasJoint(string($0)) }),
      !line.parts.contains(where: { Palette.mode(of: [string($0)]) == .dark }),
      var claim = claim(line.parts, line), claim.level == nil, !claim.isBound
    else { return nil }
    claim.colors = [color.text]
    return Measured(line: line, claim: claim, ink: color.color)
  }

  private func wrong(in lines: [Measured]) -> [ContrastClaim] {
    guard lines.count > 2 else { return [] }
    let declared = palette.surfaces(.light).dropFirst() + palette.surfaces(.dark).dropFirst()
    let grounds = ["white", "black"].compactMap { name in OpaqueColor(name).map { (name, $0) } }
    guard
      let ground = (grounds + declared.prefix(32)).max(by: { first, second in
        lines.count { $0.fits(first.1) } < lines.count { $0.fits(second.1) }
      })
    else { return [] }
    let odd = lines.filter { !$0.fits(ground.1) }
    guard !odd.isEmpty, odd.count * 4 <= lines.count else { return [] }
    return odd.compactMap { found in
      let computed = found.ink.contrast(with: ground.1)
      // What can hardly be seen there is meant for another ground.
      guard computed >= 2, !declared.contains(where: { found.fits($0.color) }) else { return nil }
      var claim = found.claim
      claim.computed = computed
      claim.reach = computed...computed
      claim.colors.append(ground.0)
      return claim.isWrong ? claim : nil
    }
  }

  /// Whether a line stands in a fence without a language, which holds a list: "├─ Secondary: #424242 (9.9:1)".
  func isDrawn(_ line: ClaimLine) -> Bool {
    ["", "text", "txt"].contains(
      document.codeBlocks[Int(document.nodes[line.node].payload)].language)
  }

  /// Whether white or black gives the claimed ratio: a pale colour without a word is the ground of dark text.
  func suitsExtremes(_ claim: ContrastClaim) -> Bool {
    guard let color = claim.colors.first.flatMap({ OpaqueColor($0) }) else { return false }
    return ["white", "black"].compactMap { OpaqueColor($0) }.contains {
      abs($0.contrast(with: color) - claim.claimed) <= max(0.2, claim.claimed * 0.05)
    }
  }

  /// Whether a light colour can have its ratio on a dark ground only: the line means one that it does not name.
  func isMeantForDark(_ claim: ContrastClaim) -> Bool {
    guard claim.claimed >= 4.5, claim.reach.upperBound < 3,
      let color = claim.colors.first.flatMap({ OpaqueColor($0) }),
      let black = OpaqueColor("black")
    else { return false }
    return color.contrast(with: black) >= claim.claimed
  }

  /// Whether a line speaks of the dark appearance.
  func isDark(_ line: ClaimLine) -> Bool {
    Palette.mode(of: line.parts.map { string($0) }) == .dark
  }

  /// Whether a line stands in a paragraph of its own: other paragraphs may speak of other backgrounds,
  /// while rows and items of one section share theirs.
  func isRunningText(_ line: ClaimLine) -> Bool {
    let parent = Int(document.nodes[line.node].parent)
    return line.kind == .prose && (parent < 0 || document.nodes[parent].kind != .item)
  }
}
