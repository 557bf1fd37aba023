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
    /// Its bytes in the source or in `Document.plain`.
    var range: Range<Int>
    var isProper: Bool
  }

  /// Makes the rule.
  public init() {}

  /// Looks at the colours of each table, list and fence.
  public func check(_ context: RuleContext, into diagnostics: inout [Diagnostic]) {
    let document = context.document
    guard document.mentions("#") else { return }
    for (number, node) in document.nodes.enumerated() {
      var found: [Written] = []
      switch node.kind {
      case .table:
        for row in document.children(of: number).dropFirst() {
          for cell in document.children(of: row) {
            read(document.plain, document.plainText(of: cell), into: &found)
          }
        }
      case .list:
        for item in document.children(of: number) {
          guard let leaf = document.firstChild(of: item), document.nodes[leaf].kind == .paragraph
          else { continue }
          read(document.plain, document.plainText(of: leaf), into: &found)
        }
      case .codeBlock:
        for line in document.codeBlocks[Int(node.payload)].lines {
          read(document.source.bytes, line.offsets, into: &found)
        }
      default: continue
      }
      report(found, isCode: node.kind == .codeBlock, context, into: &diagnostics)
    }
  }

  private func read(
    _ bytes: ContiguousArray<UInt8>, _ range: Range<Int>, into result: inout [Written]
  ) {
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
      // Nine digits alone are the number of a thing.
      let isLong = length == 9 && word.contains(where: ASCII.isLetter)
      let isWrongLength = (length == 5 || length == 7 || isLong) && digits == length
      let isWrongLetter =
        length == 6 && (4...5).contains(digits) && word.contains(where: ASCII.isDigit)
        && word.allSatisfy { $0 < 0x80 }
      guard isProper || isWrongLength || isWrongLetter else { continue }
      result.append(Written(range: hash..<end, isProper: isProper))
    }
  }

  private func isHex(_ byte: UInt8) -> Bool {
    ASCII.isDigit(byte) || (0x61...0x66).contains(byte | 0x20)
  }

  private func report(
    _ words: [Written], isCode: Bool, _ context: RuleContext, into diagnostics: inout [Diagnostic]
  ) {
    guard words.count >= 3 else { return }
    func place(_ word: Written) -> SourceRange {
      isCode
        ? SourceRange(word.range.lowerBound, word.range.upperBound)
        : context.document.sourceRange(plain: word.range)
    }
    let proper = words.filter(\.isProper)
    let damaged = words.filter { !$0.isProper }
    guard proper.count >= 2, !damaged.isEmpty, damaged.count * 2 <= proper.count else { return }
    for word in damaged {
      let range = place(word)
      guard context.isNormative(range) else { continue }
      let text = context.document.source.string(range)
      let length = text.utf8.count - 1
      diagnostics.append(
        diagnostic(
          "\(text) is no colour", at: context.origin(range),
          label: length == 6 ? "a letter behind F" : "\(length) digits",
          related: [.init(context.origin(place(proper[0])), "a proper one")],
          why: length == 6
            ? "hexadecimal digits are 0 to 9 and A to F" : "a colour has 3, 4, 6 or 8 digits",
          help: "write the colour that is meant"))
    }
  }
}
