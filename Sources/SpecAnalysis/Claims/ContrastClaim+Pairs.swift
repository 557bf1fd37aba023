import SpecModel
import SpecSyntax
import SpecText

/// Claims of lines that give both colours.
extension ContrastClaims {
  /// Words by which another sentence of a line gives the ground: "links. Background: `#8FE3A0`".
  private static let grounds: [StaticString] = [
    "ackground", "intergrund", "fond", "Fond", "fundo", "Fundo", "sfondo", "背景", "배경", "фон",
  ]

  /// The ratio of a part, or its level where no sentence gives a ground of its own.
  func ratioOrLevel(_ part: Range<Int>) -> Range<Int>? {
    if let ratio = ContrastWords.ratio(in: part, plain) { return ratio }
    let isTold = Self.grounds.contains { ASCII.find($0, in: plain, part) != nil }
    return isTold ? nil : ContrastWords.level(in: part, plain)
  }

  /// The claims of a line that gives both colours, each with its background.
  func pairClaims(_ line: ClaimLine) -> [(ContrastClaim, Mention)] {
    // A cell that gives all three stands for itself, beside a column of demands.
    let alone =
      line.parts.count > 1 ? line.parts.compactMap { pairClaim([clause(of: $0)], line) } : []
    if !alone.isEmpty { return alone }
    if line.kind == .row, let headed = headedClaims(line) { return headed }
    let several = sentenceClaims(line)
    let bracketed = bracketedClaims(line)
    if !several.isEmpty, several.count >= bracketed.count { return several }
    let listed = listedClaims(line)
    if !listed.isEmpty { return listed }
    if bracketed.count > 1 { return bracketed }
    return (pairClaim(claimed(line), line) ?? columnClaim(line) ?? distantClaim(line))
      .map { [$0] } ?? bracketed
  }

  /// The claim of a line that gives one pair and its ratio in some of its parts.
  func pairClaim(
    _ parts: [Range<Int>], _ line: ClaimLine
  ) -> (ContrastClaim, Mention)? {
    guard let colors = pair(parts), parts.count == 1 || !givesAlternatives(line),
      !parts.contains(where: { meetsNever(colors, in: string($0)) }), !isApart(colors, parts),
      !parts.contains(where: { isChange(colors, in: string($0)) }),
      !parts.contains(where: areModes), !isRemedy(colors, parts, line)
    else { return nil }
    let computed = colors[0].color.contrast(with: colors[1].color)
    guard var claim = claim(parts, line),
      claim.level == nil || !areVariants(colors, parts) && !parts.contains(where: hasSeveralRatios)
    else { return nil }
    claim.computed = computed
    claim.reach = computed...computed
    claim.colors = colors.map(\.text)
    guard !isOfDarkInk(colors, claim.claimed) else { return nil }
    return (claim, colors[1])
  }

  /// Whether the brackets behind a name hold nothing but two colours with a slash between them, in a document that
  /// tells of a light and a dark look: "**Faint** (#777 / #999), mono labels" gives one colour for each.
  private func areModes(_ part: Range<Int>) -> Bool {
    guard !isCode, document.mentions("dark"), document.mentions("light"),
      let open = ASCII.find(0x28, in: plain, part), open > part.lowerBound + 1,
      case let before = string(part.lowerBound..<open), !ContrastWords.hasJoint(before),
      before.contains(where: \.isLetter), !before.contains("#")
    else { return false }
    var depth = 0
    var slash: Int?
    for offset in open..<part.upperBound {
      switch plain[offset] {
      case 0x28: depth += 1
      case 0x29: depth -= 1
      case ASCII.slash where depth == 1:
        if slash != nil { return false }
        slash = offset
      default: break
      }
      if depth == 0 {
        guard let slash else { return false }
        return [open + 1..<slash, slash + 1..<offset].allSatisfy {
          OpaqueColor(string($0).trimmedSpaces) != nil
        }
      }
    }
    return false
  }

  private static let starts: Lexicon = [
    "from", "von", "vom", "de", "da", "dal", "van", "dari", "change", "changed", "darken",
    "darkened", "lighten", "lightened", "replace", "replaced", "raise", "raised", "bump", "bumped",
    "adjust", "adjusted", "passer", "cambiar", "mudar", "alterar", "ändern", "wijzig", "ubah",
  ]
  private static let turns: Set<String> = [
    "to", "into", "auf", "zu", "à", "a", "al", "para", "naar", "ke", "menjadi", "by", "with",
    "→", "->", "=>", "➜", "到",
  ]
  private static let wideTurns = [
    "改为", "改為", "改成", "变为", "調整為", "调整为", "换成", "から", "에서", "替换为",
  ]

  /// "Change the hint from #999999 to #666666": one text before and after, and no pair.
  private func isChange(_ colors: [Mention], in text: String) -> Bool {
    let parts = text.split(separator: "#", omittingEmptySubsequences: false)
    if isReplaced(colors, parts) { return true }
    if parts.count == 2 { return isOfOtherMode(parts[0], parts[1]) }
    guard colors.allSatisfy({ $0.text.utf8.first == ASCII.hash }), parts.count == 3 else {
      return false
    }
    let between = parts[1].drop(while: \.isHexDigit).filter { !"`*() ".contains($0) }.lowercased()
    if Self.wideTurns.contains(where: between.hasPrefix) { return true }
    return Self.turns.contains(between) && Names.hasWord(String(parts[0]), in: Self.starts)
  }

  private static let arrows: Set<String> = ["→", "->", "=>", "➜", "⟶"]
  private static let newer: Set<String> = [
    "", "new", "now", "neu", "jetzt", "nouveau", "nuevo", "novo", "nuovo", "nieuw", "baru", "新",
  ]

  /// "`#5E77D8` → `#6379E2` reaches 4.58:1": an arrow leads from the old colour to the new one, whose ratio is that on
  /// its ground.
  private func isReplaced(_ colors: [Mention], _ parts: [Substring]) -> Bool {
    guard parts.count > 2, colors.allSatisfy({ $0.text.utf8.first == ASCII.hash }) else {
      return false
    }
    return zip(parts.dropFirst(), parts.dropFirst(2)).contains { first, second in
      let hex = first.prefix(while: \.isHexDigit)
      let between = first.dropFirst(hex.count).filter { !"`*(): ".contains($0) }.lowercased()
      let next = second.prefix(while: \.isHexDigit)
      // "`#5E77D8` → new `#6379E2`"
      return Self.arrows.contains {
        between.hasPrefix($0) && Self.newer.contains(String(between.dropFirst($0.count)))
      }
        && colors.map { $0.text.dropFirst() } == [hex, next]
    }
  }

  /// "light-mode `#BC3C0A` on white, dark-mode ratio 7.0:1": the ratio is that of the other appearance.
  private func isOfOtherMode(_ before: Substring, _ behind: Substring) -> Bool {
    let (first, second) = (before.lowercased(), behind.lowercased())
    return first.contains("light-mode") && second.contains("dark-mode")
      || first.contains("dark-mode") && second.contains("light-mode")
  }

  /// Whether "black" stands for a dark colour of the palette, with which the ratio is right: "7.5:1 with black text".
  private func isOfDarkInk(_ colors: [Mention], _ claimed: Double) -> Bool {
    guard isCode, let black = colors.firstIndex(where: { $0.text.lowercased() == "black" }) else {
      return false
    }
    let other = colors[1 - black].color
    return palette.entries.contains {
      $0.color.luminance < 0.06 && abs($0.color.contrast(with: other) - claimed) < 0.15
    }
  }

  /// Whether a text gives several ratios, so that a level may be that of another pair than the two colours.
  private func hasSeveralRatios(_ part: Range<Int>) -> Bool {
    ContrastWords.ratio(in: part, plain) == nil && ASCII.find(":1", in: plain, part) != nil
  }

  /// The claims of a line with several ratios, of which each has a sentence of its own with both colours.
  private func sentenceClaims(_ line: ClaimLine) -> [(ContrastClaim, Mention)] {
    guard line.kind == .prose, let part = line.parts.only else { return [] }
    var result: [(ContrastClaim, Mention)] = []
    var count = 0
    var offset = part.lowerBound
    while let colon = ASCII.find(":1", in: plain, offset..<part.upperBound) {
      let sentence = ContrastWords.sentence(around: colon..<colon + 2, in: part, plain)
      count += 1
      if count == 1, ASCII.find(":1", in: plain, sentence.rest(of: part)) == nil {
        return []
      }
      if let claim = pairClaim([sentence], line) { result.append(claim) }
      offset = max(colon + 2, sentence.upperBound)
    }
    return result
  }
}
