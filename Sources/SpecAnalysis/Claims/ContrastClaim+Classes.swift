import SpecModel
import SpecText

/// Claims that name both colours by utility classes: "`text-amber-300` on `bg-zinc-900`: 8.1:1".
extension ContrastClaims {
  /// A claim on two classes whose values the document or the framework gives; of several ratios the first counts, which
  /// those in parentheses only qualify.
  ///
  /// - Source: Tailwind CSS 3.4, "Customizing Colors": default palette.
  func classClaim(_ line: ClaimLine) -> ContrastClaim? {
    guard !isCode,
      line.parts.contains(where: {
        ASCII.find("text-", in: plain, $0) != nil && ASCII.find("bg-", in: plain, $0) != nil
      })
    else { return nil }
    for part in line.parts {
      guard let (left, right) = ContrastWords.sides(string(part)), let mark = left.last,
        mark.hasPrefix("text-"), let ground = right.first, ground.hasPrefix("bg-"),
        let first = shade(mark.dropFirst(5)), let second = shade(ground.dropFirst(3)),
        first != second, var claim = claim(line.parts, line) ?? qualifiedClaim(part, line),
        claim.level == nil
      else { continue }
      claim.computed = first.contrast(with: second)
      claim.reach = claim.computed...claim.computed
      claim.colors = [String(mark), String(ground)]
      return claim
    }
    return nil
  }

  /// The colour of a class without its prefix; `nil` where the document gives its family other values.
  private func shade(_ name: Substring) -> OpaqueColor? {
    if let own = palette.color(name) { return own }
    guard let color = UtilityPalette.color(name), let family = name.split(separator: "-").first
    else { return nil }
    let isReplaced = palette.entries.contains { entry in
      entry.words.count == 2 && entry.words[0] == family && Double(entry.words[1]) != nil
        && UtilityPalette.color(entry.words.joined(separator: "-")) != entry.color
    }
    return isReplaced ? nil : color
  }

  /// "8.1:1 (on a phone: 7.6:1)"
  private func qualifiedClaim(_ part: Range<Int>, _ line: ClaimLine) -> ContrastClaim? {
    let ratios = ratios(in: part)
    guard ratios.count == 2, case let ratio = ratios[0],
      string(ratio.upperBound..<ratios[1].lowerBound).contains("("),
      let claimed = ContrastWords.value(string(ratio)), claimed > 1, claimed <= 21,
      !ContrastWords.isDemand(ratio, plain)
    else { return nil }
    return ContrastClaim(
      claimed: claimed, computed: 0, colors: [], basis: .pair,
      origin: lines.origin(ratio, of: line), isBound: [3, 4.5, 7].contains(claimed))
  }
}
