import SpecAnalysis
public import SpecDiagnostics
public import SpecLint
import SpecModel
import SpecSyntax
import SpecText

/// Reports colours with letters that are no digits, or with a digit too many or too few.
public struct MalformedColour: LintRule {
  /// What the rule is.
  public static let info = RuleInfo(
    code: "T314", name: "malformed-colour",
    summary:
      "A colour beside others has a letter that is no hexadecimal digit, or one digit too many or too few.",
    category: .tokens, defaultSeverity: .error,
    explanation: """
      "#1G7A5C" is no colour, for hexadecimal digits end at F, and neither is "#1D4ED" with five digits.
      Reported are values that stand alone in a cell, a code span or behind a colon, in a table, a list or
      a fence that has two proper colours of six digits.
      """,
    references: ["CSS Color Module Level 4, 5.2"],
    examples: [
      .accepted(
        "| Badge | Fill |\n|---|---|\n| New | `#1D4ED8` |\n| Old | `#475569` |\n| Sale | `#B91C1C` |\n"
      ),
      .flagged(
        "| Badge | Fill |\n|---|---|\n| New | `#1D4ED8` |\n| Old | `⟦#4756G9⟧` |\n| Sale | `#B91C1C` |\n"
      ),
    ]
  )

  /// A word behind a number sign.
  private struct Written {
    var range: SourceRange
    var isProper: Bool
  }

  /// Makes the rule.
  public init() {}

  /// Looks at the colours of each table, list and fence.
  public func check(_ context: RuleContext, into diagnostics: inout [Diagnostic]) {
    let document = context.document
    guard document.mentions("#") else { return }
    for (number, node) in document.nodes.enumerated() {
      switch node.kind {
      case .table: report(table(number, document), context, into: &diagnostics)
      case .list: report(list(number, document), context, into: &diagnostics)
      case .codeBlock:
        let bytes = document.source.bytes
        let found = document.codeBlocks[Int(node.payload)].lines.flatMap {
          words(bytes, $0.offsets) { SourceRange($0.lowerBound, $0.upperBound) }
        }
        report(found, context, into: &diagnostics)
      default: continue
      }
    }
  }

  private func table(_ table: Int, _ document: Document) -> [Written] {
    document.children(of: table).dropFirst().flatMap { row in
      document.children(of: row).flatMap { cell in
        words(document.plain, document.plainText(of: cell)) { document.sourceRange(plain: $0) }
      }
    }
  }

  private func list(_ list: Int, _ document: Document) -> [Written] {
    document.children(of: list).flatMap { item -> [Written] in
      guard let leaf = document.firstChild(of: item), document.nodes[leaf].kind == .paragraph else {
        return []
      }
      return words(document.plain, document.plainText(of: leaf)) { document.sourceRange(plain: $0) }
    }
  }

  private func words(
    _ bytes: ContiguousArray<UInt8>, _ range: Range<Int>, _ place: (Range<Int>) -> SourceRange
  ) -> [Written] {
    var result: [Written] = []
    var offset = range.lowerBound
    while let hash = ASCII.find(ASCII.hash, in: bytes, offset..<range.upperBound) {
      var end = hash + 1
      while end < range.upperBound, ASCII.isWord(bytes[end]) || bytes[end] == 0x5F { end += 1 }
      offset = end
      let before = hash > range.lowerBound ? bytes[hash - 1] : ASCII.space
      let isFree = [ASCII.space, ASCII.backtick, 0x28, ASCII.colon, ASCII.quote, 0x27].contains(
        before)
      let goesOn =
        end < range.upperBound && (bytes[end] == ASCII.hyphen || bytes[end] == ASCII.slash)
      guard isFree, !goesOn else { continue }
      let length = end - hash - 1
      let word = bytes[(hash + 1)..<end]
      let digits = word.count(where: isHex)
      let isProper = length == 6 && digits == 6
      let isWrongLength = (length == 5 || length == 7) && digits == length
      let isWrongLetter =
        length == 6 && (4...5).contains(digits) && word.contains(where: ASCII.isDigit)
        && word.allSatisfy { $0 < 0x80 }
      guard isProper || isWrongLength || isWrongLetter else { continue }
      result.append(
        Written(range: place(hash..<end), isProper: isProper))
    }
    return result
  }

  private func isHex(_ byte: UInt8) -> Bool {
    ASCII.isDigit(byte) || (0x61...0x66).contains(byte | 0x20)
  }

  private func report(
    _ words: [Written], _ context: RuleContext, into diagnostics: inout [Diagnostic]
  ) {
    let proper = words.filter(\.isProper)
    let damaged = words.filter { !$0.isProper }
    guard proper.count >= 2, !damaged.isEmpty, damaged.count * 2 <= proper.count else { return }
    for word in damaged where context.isNormative(word.range) {
      let text = context.document.source.string(word.range)
      let length = text.utf8.count - 1
      diagnostics.append(
        diagnostic(
          "\(text) is no colour", at: context.origin(word.range),
          label: length == 6 ? "a letter behind F" : "\(length) digits",
          related: [.init(context.origin(proper[0].range), "a proper one")],
          why: length == 6
            ? "hexadecimal digits are 0 to 9 and A to F" : "a colour has 3, 4, 6 or 8 digits",
          help: "write the colour that is meant"))
    }
  }
}
