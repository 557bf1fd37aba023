import SpecLint
import SpecModel
import SpecSyntax
import SpecText

/// What the line of a name holds besides.
extension TokenUndefined {
  /// What lines hold, looked for once where many names stand on one.
  final class UseLines {
    private let source: SourceText
    /// The start of the line at hand.
    private var start: UInt32?
    private var link: Int?
    private var values: [Token.Kind: Bool] = [:]

    init(_ source: SourceText) { self.source = source }

    /// Whether a link of Markdown stands on a line before a place.
    func hasLink(before offset: Int, on line: SourceRange) -> Bool {
      enter(line)
      return link.map { $0 + 2 <= offset } ?? false
    }

    /// Whether a line has a value of a kind: a hex colour, a time, or a size for a type style.
    func hasValue(of kind: Token.Kind, on line: SourceRange) -> Bool {
      enter(line)
      if let known = values[kind] { return known }
      let bytes = source.bytes[line.offsets]
      let has: Bool
      switch kind {
      case .color: has = bytes.dropFirst(3).contains(ASCII.hash)
      case .duration:
        has = zip(bytes, bytes.dropFirst()).contains { ASCII.isDigit($0) && $1 == 0x6D }
      case .typography:
        has = zip(bytes, bytes.dropFirst()).contains { digit, unit in
          ASCII.isDigit(digit) && (unit == 0x70 || unit == 0x73)
        }
      default: has = false
      }
      values[kind] = has
      return has
    }

    private func enter(_ line: SourceRange) {
      guard start != line.start else { return }
      start = line.start
      link = ASCII.find("](", in: source.bytes, line.offsets)
      values = [:]
    }
  }

  /// Whether the line gives the value as well: a hex colour, or a size for a type style.
  func isRestated(_ use: TokenUse, _ lines: UseLines, _ context: RuleContext) -> Bool {
    let source = context.document.source
    let line = source.lineRange(source.lineIndex(of: Int(use.origin.range.start)))
    return standsBesideValue(use, until: Int(line.end), context)
      || standsInBracketsOfValue(use, line, bytes: source.bytes)
      || use.kind.map { lines.hasValue(of: $0, on: line) } ?? false
  }
}
