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
    let all = mentions(line.parts)
    guard all.count == 2, let ink = all.first(where: { $0.text.utf8.first == ASCII.hash }),
      !ink.isTranslucent, var claim = claim(sentence, line), claim.level == nil
    else { return nil }
    let computed = ink.color.contrast(with: own.color)
    claim.computed = computed
    claim.reach = computed...computed
    claim.colors = [ink.text, own.text]
    return (claim, own)
  }
}
