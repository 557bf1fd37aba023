import SpecSyntax
import SpecText

extension ForeignFences {
  /// Whether each line with an arrow is the signature of a function and what it gives back: "reduce(state, event) →
  /// state", "next(state) -> { state, calls }".
  func isOfSignatures(_ block: Document.CodeBlock) -> Bool {
    var isFound = false
    for line in block.lines where ArrowGlyph.mayOccur(in: bytes, line.offsets) {
      guard isSignature(ASCII.trimmed(bytes, line.offsets)) else { return false }
      isFound = true
    }
    return isFound
  }

  /// Whether a line is one name with names in parentheses right behind it, an arrow, and a record, a type or one of
  /// these names.
  private func isSignature(_ line: Range<Int>) -> Bool {
    var open = line.lowerBound
    while open < line.upperBound, ASCII.isWord(bytes[open]) || bytes[open] == ASCII.dot {
      open += 1
    }
    guard open > line.lowerBound, open < line.upperBound, bytes[open] == 0x28,
      let close = ASCII.find(0x29, in: bytes, open..<line.upperBound)
    else { return false }
    let behind = ASCII.trimmed(bytes, close + 1..<line.upperBound)
    guard !behind.isEmpty, case let length = Arrow.lengthOfTip(bytes, at: behind.lowerBound),
      length > 0, length < behind.count
    else { return false }
    let result = ASCII.trimmed(bytes, behind.lowerBound + length..<behind.upperBound)
    guard let first = result.first else { return false }
    if bytes[first] == 0x7B { return true }
    // "[state, calls]" is a record as well, and "[Detail]" a screen.
    if bytes[first] == 0x5B { return ASCII.find(0x2C, in: bytes, result) != nil }
    guard result.count <= 24 else { return false }
    let name = text(result)
    if name.hasSuffix("[]") || name.hasSuffix(">") && name.utf8.contains(0x3C) { return true }
    return names(in: open + 1..<close).contains(name)
      || TransitionWords.types.contains(name.lowercased())
  }

  /// The names of parameters, without their types: "state: State, event".
  private func names(in range: Range<Int>) -> [String] {
    text(range).split(separator: ",").map { part in
      StateName.trimmed(String(part.prefix { $0 != ":" && $0 != "?" }))
    }
  }

  private func text(_ range: Range<Int>) -> String {
    document.source.string(SourceRange(range.lowerBound, range.upperBound))
  }
}
