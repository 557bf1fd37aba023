import SpecModel
import SpecSyntax
import SpecText

/// Claims in the brackets right behind a colour: "text `#2F5D50` (7.4:1 on white), links `#C2410C` (5.2:1 on white)".
extension ContrastClaims {
  /// One claim for each bracket of a line with a ratio and a ground, whatever colours stand beside it.
  func bracketedClaims(_ line: ClaimLine) -> [(ContrastClaim, Mention)] {
    guard !isCode, line.kind == .prose, let part = line.parts.only else { return [] }
    var result: [(ContrastClaim, Mention)] = []
    var offset = part.lowerBound
    while let open = ASCII.find(0x28, in: plain, offset..<part.upperBound),
      let close = ASCII.find(0x29, in: plain, open..<part.upperBound)
    {
      offset = open + 1
      guard ASCII.find(":1", in: plain, open..<close) != nil,
        let color = colorWord(before: open, part.lowerBound),
        let claim = pairClaim([color..<close + 1], line)
      else { continue }
      result.append(claim)
      offset = close
    }
    return result
  }

  /// The offset of a colour in digits that only a blank parts from a bracket.
  private func colorWord(before open: Int, _ start: Int) -> Int? {
    var end = open
    while end > start, plain[end - 1] == ASCII.space { end -= 1 }
    var first = end
    while first > start, isDigitOfColor(plain[first - 1]) { first -= 1 }
    guard end - first >= 3, first > start, plain[first - 1] == ASCII.hash else { return nil }
    return first - 1
  }

  private func isDigitOfColor(_ byte: UInt8) -> Bool {
    ASCII.isDigit(byte) || (0x61...0x66).contains(byte | 0x20)
  }
}
