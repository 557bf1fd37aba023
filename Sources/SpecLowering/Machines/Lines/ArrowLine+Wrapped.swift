import SpecModel
import SpecSyntax
import SpecText

/// Lines that go on in the next line of their item or paragraph, as editors wrap them.
extension ArrowLine {
  /// What stands behind the label of the line, with the next line where the words go on there.
  var wrappedValue: String {
    let value = context.document.string(plain: line.value)
    guard line.text.count >= 44, let rest = continuation, Self.isOpen(value) else { return value }
    return "\(value) \(rest)"
  }

  /// The line, with the next one where a remark in parentheses is closed there.
  var wrappedText: String {
    let text = context.document.string(plain: line.text)
    guard let open = text.lastIndex(of: "("), !text[open...].contains(")"), let rest = continuation,
      rest.contains(")")
    else { return text }
    return "\(text) \(rest)"
  }

  /// The next line of the same leaf, where it begins in lower case and tells nothing of its own.
  private var continuation: String? {
    guard let next, next.node == line.node, next.text.count <= 160, next.label == nil else {
      return nil
    }
    let plain = context.document.plain
    let first = plain[next.text.lowerBound]
    guard (0x61...0x7A).contains(first) || first == 0x28,
      !ArrowGlyph.mayOccur(in: plain, next.text)
    else { return nil }
    return context.document.string(plain: next.text)
  }

  /// "(Shut → Open,⏎Open → Shut), the motor stops": whether the arrows of a line stand in parentheses that opened on a
  /// line above, behind which the sentence goes on: it refers to changes, and its words trigger none.
  static func endsRemark(_ line: TextLine, _ document: Document) -> Bool {
    let plain = document.plain
    func isParenthesis(_ offset: Int) -> Bool { plain[offset] == 0x28 || plain[offset] == 0x29 }
    guard line.holder == .item || line.holder == .paragraph,
      let close = line.text.first(where: isParenthesis), plain[close] == 0x29,
      line.text.upperBound - close > 12,
      ArrowGlyph.mayOccur(in: plain, line.text.lowerBound..<close),
      !ArrowGlyph.mayOccur(in: plain, close..<line.text.upperBound)
    else { return false }
    let above = max(document.plainText(of: line.node).lowerBound, line.text.lowerBound - 400)
    guard above < line.text.lowerBound,
      let open = (above..<line.text.lowerBound).last(where: isParenthesis), plain[open] == 0x28
    else { return false }
    return ArrowGlyph.mayOccur(in: plain, open..<line.text.lowerBound)
  }

  /// Whether words end without a mark that closes a sentence.
  private static func isOpen(_ text: String) -> Bool {
    text.last.map { !".!?;:)…".contains($0) } ?? false
  }

  /// "If all doors are shut", "Next button press": what happens, and no name of a thing.
  func tellsOccasion(_ text: String) -> Bool {
    let words = Names.words(text)
    guard (2...14).contains(words.count), let first = words.first,
      !words.contains(where: TransitionWords.properties.contains)
    else { return false }
    return TransitionWords.occasions.contains(first) && first != "as"
      || words.contains(where: Self.acts.contains)
  }

  private static let acts: Lexicon = [
    "press", "tap", "click", "swipe", "timeout", "expires", "fails",
  ]
}
