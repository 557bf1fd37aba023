import SpecModel
import SpecSyntax
import SpecText

/// Claims that name a colour by its hue: "Orange on white: 4.5:1 verified".
extension ContrastClaims {
  /// Words for hues by which people call the colours of a palette.
  private static let hues: Lexicon = [
    "orange", "navy", "blue", "green", "red", "purple", "yellow", "amber", "gold", "teal", "pink",
    "violet", "indigo", "cyan", "brown", "coral", "crimson", "magenta", "olive", "turquoise",
  ]

  /// A claim on a hue that the palette has, held against the colour of that hue that suits it best.
  ///
  /// The colours are those whose names, uses or remarks have the word; a claim that one of them meets holds.
  func hueClaim(_ line: ClaimLine) -> ContrastClaim? {
    guard !isCode, let part = line.parts.only, case let text = string(part),
      let (left, right) = ContrastWords.sides(text), left.count <= 2,
      let hue = left.last?.lowercased(), Self.hues.contains(hue), let ground = firstName(right),
      var claim = claim(line.parts, line), claim.level == nil
    else { return nil }
    let colors = palette.entries.filter {
      $0.color != ground.color && names($0, hue)
    }
    let ratios = colors.map { $0.color.contrast(with: ground.color) }
    guard let least = ratios.min(), let greatest = ratios.max(),
      let best = ratios.firstIndex(of: greatest)
    else { return nil }
    let value = document.source.string(colors[best].valueOrigin.range)
    claim.colors = ["\(left.joined(separator: " ")) (\(value))", ground.text]
    claim.computed = greatest
    claim.reach = least...greatest
    claim.isOpenEnded = true
    return claim
  }

  /// Whether the name, the uses or the remark above a colour have a word.
  private func names(_ entry: Palette.Entry, _ hue: String) -> Bool {
    if entry.words.contains(hue) || entry.clauses.contains(where: { $0.contains(hue) }) {
      return true
    }
    let source = document.source
    let index = source.lineIndex(of: Int(entry.valueOrigin.range.start))
    guard index > 0,
      case let above = ASCII.trimmed(source.bytes, source.lineRange(index - 1).offsets),
      (4..<120).contains(above.count),
      ASCII.starts(source.bytes, at: above.lowerBound, with: "/*")
        || ASCII.starts(source.bytes, at: above.lowerBound, with: "//")
    else { return false }
    return Names.words(source.string(SourceRange(above.lowerBound, above.upperBound))).contains(hue)
  }
}
