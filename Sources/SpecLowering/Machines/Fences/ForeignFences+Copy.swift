import SpecModel
import SpecSyntax
import SpecText

/// Fences that tell what is said in the place of other words, or how each value looks: '"invalid" → "not quite right"',
/// "'none' → both buttons grey, Next off".
extension ForeignFences {
  /// Whether each arrow of a fence, two at least, leads from what stands in quotation marks to other words in them or to
  /// what is said of it, or to a call.
  func replacesCopy(_ block: Document.CodeBlock) -> Bool {
    guard block.lines.count(where: { opensQuote($0.offsets) }) > 1 else { return false }
    var quoted = 0
    for line in block.lines where ArrowGlyph.mayOccur(in: bytes, line.offsets) {
      guard line.offsets.count <= 300, let arrows = ArrowText(document.source.string(line)) else {
        continue
      }
      guard arrows.sides.count == 2, arrows.joints[0].direction == .forward,
        arrows.joints[0].label == nil
      else { return false }
      let target = arrows.sides[1]
      if Self.beginsQuoted(arrows.sides[0]) {
        guard ArrowLine.isCopy(target) || Self.tells(target) else { return false }
        quoted += 1
      } else if !Self.isCall(target) {
        return false
      }
    }
    return quoted > 1
  }

  /// Whether a line begins with a quotation mark: a test on bytes.
  private func opensQuote(_ line: Range<Int>) -> Bool {
    let text = ASCII.trimmed(bytes, line)
    guard text.count > 6, let first = text.first else { return false }
    return bytes[first] == ASCII.quote || bytes[first] == ASCII.apostrophe
      || Self.openers.contains { ASCII.starts(bytes, at: first, with: $0) }
  }

  private static let openers: [StaticString] = ["“", "„", "「", "«"]

  /// Whether a side is in quotation marks, with a few words behind them at most: "'custom' + no rate".
  private static func beginsQuoted(_ side: String) -> Bool {
    if ArrowLine.isCopy(side) { return true }
    guard let first = side.first, first != "`",
      let closers = StateName.quotes.first(where: { $0.0 == first })?.1,
      let close = side.dropFirst().firstIndex(where: closers.contains)
    else { return false }
    return Names.wordCount(String(side[side.index(after: close)...])) <= 3
  }

  /// Whether words in small letters say something, and lead nowhere: "both buttons grey, Next off".
  private static func tells(_ text: String) -> Bool {
    guard let first = text.unicodeScalars.first, !first.properties.isUppercase,
      let word = Names.firstWord(text), !TransitionWords.moveHeads.contains(word)
    else { return false }
    return Names.wordCount(text) > 2 || text.contains(",") || text.contains(": ")
  }
}
