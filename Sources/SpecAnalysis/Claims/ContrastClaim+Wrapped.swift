import SpecModel
import SpecSyntax
import SpecText

/// Claims of sentences that a line break divides: "`fern` on `cream`" above "≈ 4.6:1, passes AA".
extension ContrastClaims {
  private static let ends: [UInt8] = [ASCII.dot, 0x3B, ASCII.colon, 0x21, 0x3F, 0x7C]

  /// The claims of the sentence that begins on the line above and ends with the first ratio of this one.
  func wrappedClaims(_ line: ClaimLine) -> [(ContrastClaim, Mention)] {
    guard !isCode, line.kind == .prose, let part = line.parts.only, !part.isEmpty,
      case let own = ContrastWords.sentence(
        around: part.lowerBound..<part.lowerBound + 1, in: part, plain),
      ContrastWords.ratio(in: own, plain) != nil, part.lowerBound > 1,
      plain[part.lowerBound - 1] == 0x0A,
      case let above = document.line(around: part.lowerBound - 1, in: line.node),
      !above.isEmpty, above.count < 300, let start = lastSentence(of: above)
    else { return [] }
    return pairClaims(
      ClaimLine(kind: .prose, node: line.node, parts: [start..<own.upperBound]))
  }

  /// Where the last sentence of a line begins, unless it ends there as well.
  private func lastSentence(of line: Range<Int>) -> Int? {
    let text = ASCII.trimmed(plain, line)
    guard let last = text.last, !Self.ends.contains(plain[last]) else { return nil }
    let sentence = ContrastWords.sentence(around: last..<last + 1, in: text, plain)
    return ASCII.find(":1", in: plain, sentence) == nil ? sentence.lowerBound : nil
  }
}
