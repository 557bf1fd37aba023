import SpecModel
import SpecSyntax
import SpecText

/// Claims of lines that put one text on several grounds: "AA: white text on #1D4ED8 / #38BDF8".
extension ContrastClaims {
  private static let listJoints: Lexicon = ["and", "or", "und", "oder", "et", "ou", "y", "e", "o"]
  private static let letterWords: Lexicon = [
    "text", "label", "labels", "letters", "texte", "texto", "testo", "schrift",
  ]

  /// One claim for each ground of the only list of a line whose level is that of all.
  func listedClaims(_ line: ClaimLine) -> [(ContrastClaim, Mention)] {
    guard !isCode, line.kind == .prose, let part = line.parts.only, part.count < 300,
      ContrastWords.ratio(in: part, plain) == nil, let level = claim(line.parts, line)
    else { return [] }
    let found = ContrastWords.clauses(of: part, plain).compactMap(listed)
    guard let list = found.only else { return [] }
    return list.grounds.map { ground in
      var claim = level
      claim.colors = [list.ink.text, ground.text]
      claim.computed = list.ink.color.contrast(with: ground.color)
      claim.reach = claim.computed...claim.computed
      return (claim, ground)
    }
  }

  /// The text and the grounds of a clause that ends with them: "white text on (#1D4ED8/#38BDF8)".
  private func listed(_ clause: Range<Int>) -> (ink: Mention, grounds: [Mention])? {
    let words = string(clause).split(separator: " ", omittingEmptySubsequences: false)
    guard let joint = words.lastIndex(where: { ContrastWords.hasJoint(String($0)) }), joint > 0,
      case let left = words[..<joint].joined(separator: " "),
      Names.hasWord(left, in: Self.letterWords), !ContrastWords.hasJoint(left)
    else { return nil }
    let end = clause.lowerBound + words[...joint].reduce(0) { $0 + $1.utf8.count + 1 }
    guard end < clause.upperBound else { return nil }
    let names = string(end..<clause.upperBound).split { "/,;() ·`.".contains($0) }.map(String.init)
    let grounds = names.filter { $0.hasPrefix("#") }
    // Nothing but the list stands behind the joint.
    guard grounds.count > 1,
      names.allSatisfy({ $0.hasPrefix("#") || Self.listJoints.contains($0.lowercased()) })
    else { return nil }
    let inks = mentions([clause.lowerBound..<min(end, clause.upperBound)])
    guard let ink = inks.only, !ink.isTranslucent else { return nil }
    let mentioned = grounds.compactMap { name in
      OpaqueColor(name).map { Mention(text: name, color: $0) }
    }
    return mentioned.count == grounds.count ? (ink, mentioned) : nil
  }

  /// The only ratio of a part that is no limit, where a bracket behind it gives the limits: "4.2:1 (minimum 3:1 for icons,
  /// 4.5:1 for text)".
  func measuredBeforeLimits(_ parts: [Range<Int>]) -> Range<Int>? {
    for part in parts where ASCII.find(":1", in: plain, part) != nil {
      let all = ratios(in: part)
      guard (2...4).contains(all.count), let first = all.first,
        let open = ASCII.find(0x28, in: plain, first.upperBound..<part.upperBound),
        let close = ASCII.find(0x29, in: plain, open..<part.upperBound),
        all.dropFirst().allSatisfy({ $0.lowerBound > open && $0.upperBound < close }),
        case let values = all.map({ ContrastWords.value(string($0)) ?? 0 }),
        !Self.limits.contains(values[0]), values.dropFirst().allSatisfy(Self.limits.contains)
      else { continue }
      return first
    }
    return nil
  }

  private static let limits: Set<Double> = [3, 4.5, 7]
}
