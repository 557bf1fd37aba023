import SpecModel
import SpecSyntax
import SpecText

/// Claims whose ground stands apart from the colour: in another column, or in another sentence of the line.
extension ContrastClaims {
  private static let grounds: Lexicon = ["background", "bg", "surface", "backdrop"]
  private static let marks: Lexicon = ["text", "foreground", "fg", "label", "labels"]

  /// A row of names below the headers "Foreground" and "Background".
  func columnClaim(_ line: ClaimLine) -> (ContrastClaim, Mention)? {
    guard line.kind == .row, line.parts.count > 2 else { return nil }
    let header = lines.header(of: line)
    func named(_ words: Lexicon) -> Mention? {
      let column = zip(header, line.parts).first { title, _ in
        Names.wordCount(title) <= 2 && Names.hasWord(title, in: words)
      }
      guard let cell = column.map({ string($0.1).trimmedSpaces }),
        let color = palette.color(cell)
      else { return nil }
      return Mention(text: cell, color: color)
    }
    guard let mark = named(Self.marks), let ground = named(Self.grounds),
      mark.color != ground.color, var claim = claim(line.parts, line)
    else { return nil }
    claim.computed = mark.color.contrast(with: ground.color)
    claim.reach = claim.computed...claim.computed
    claim.colors = [mark.text, ground.text]
    return (claim, ground)
  }

  /// "A ring in `#1CB0F6`; its contrast on white is 3.0:1": the only colour of the line, and the ground of the sentence.
  func distantClaim(_ line: ClaimLine) -> (ContrastClaim, Mention)? {
    let sentence = claimed(line)
    guard line.kind == .prose, let own = mentions(sentence).only,
      own.text.utf8.first != ASCII.hash, !own.isTranslucent,
      sentence.contains(where: { ContrastWords.hasJoint(string($0)) })
    else { return nil }
    let all = mentions(upToClaim(line))
    guard all.count == 2, mentions(line.parts).count == 2,
      let ink = all.first(where: { $0.text.utf8.first == ASCII.hash }),
      !ink.isTranslucent, var claim = claim(sentence, line), claim.level == nil
    else { return nil }
    let computed = ink.color.contrast(with: own.color)
    claim.computed = computed
    claim.reach = computed...computed
    claim.colors = [ink.text, own.text]
    return (claim, own)
  }

  // MARK: Colours that never meet

  /// Headers of columns whose colours replace one another: the old and the new one, those of the states of a part.
  private static let alternatives: Lexicon = [
    "before", "after", "old", "new", "previous", "previously", "vorher", "nachher", "avant",
    "après", "antes", "después", "default", "normal", "rest", "hover", "pressed", "active",
    "focus", "focused", "selected", "from", "to", "start", "end",
  ]

  /// Whether the columns of a table hold colours of which only one is seen at a time: light and dark, before and after.
  func givesAlternatives(_ line: ClaimLine) -> Bool {
    let titles = zip(lines.header(of: line), line.parts).filter { _, part in
      ASCII.find(ASCII.hash, in: plain, part) != nil
    }.map(\.0)
    guard titles.count > 1 else { return false }
    if titles.allSatisfy({ Names.hasWord($0, in: Self.alternatives) }) { return true }
    let modes = titles.map { Palette.mode(of: [$0]) }
    return modes.contains(.light) && modes.contains(.dark)
  }

  /// Whether nothing but marks parts two colours: "`#CC1C1B` / `#E84E4D`" are two of a kind, which a ratio beside them
  /// may compare, but a level does not.
  func areVariants(_ colors: [Mention], _ parts: [Range<Int>]) -> Bool {
    parts.contains { part in
      let pieces = string(part).split(separator: "#", omittingEmptySubsequences: false)
      guard pieces.count == 3, colors.allSatisfy({ $0.text.utf8.first == ASCII.hash }) else {
        return false
      }
      return pieces[1].dropFirst(colors[0].text.count - 1).allSatisfy {
        !$0.isLetter && !$0.isNumber
      }
    }
  }

  /// A line of prose up to the end of the sentence that holds the ratio; what follows speaks of something else.
  func upToClaim(_ line: ClaimLine) -> [Range<Int>] {
    guard line.kind == .prose, let part = line.parts.only, let sentence = claimed(line).only
    else { return line.parts }
    return [part.lowerBound..<sentence.upperBound]
  }

  /// The colour that the header of the column of ratios names as their ground: "Sur `#1D1D1B`", "Contrast on white".
  func headerGround(of line: ClaimLine) -> Mention? {
    guard line.kind == .row else { return nil }
    for (title, part) in zip(lines.header(of: line), line.parts) {
      guard ContrastWords.ratio(in: part, plain) != nil, ContrastWords.hasJoint(title) else {
        continue
      }
      let colors = title.split { !$0.isLetter && !$0.isNumber && $0 != "#" }.compactMap { word in
        OpaqueColor(word).map { Mention(text: String(word), color: $0) }
      }
      return colors.only
    }
    return nil
  }
}
