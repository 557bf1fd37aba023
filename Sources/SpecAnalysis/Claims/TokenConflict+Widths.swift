import SpecModel
import SpecSyntax
import SpecText

/// Breakpoints that are called by a kind of device: "--breakpoint-desktop: 1024px" beside "| Desktop | 1366px |" below
/// "Min width".
extension TokenConflicts {
  private static let devices: Lexicon = [
    "tablet", "tablets", "desktop", "laptop", "wide", "ultrawide", "widescreen", "handset",
  ]
  private static let prefixes: Lexicon = [
    "breakpoint", "breakpoints", "bp", "screen", "screens", "min", "width", "viewport",
  ]
  private static let least: Lexicon = [
    "min", "minimum", "from", "ab", "mindestens", "dès", "depuis", "desde", "mínimo", "mínima",
    "da", "minimo", "vanaf", "mulai",
  ]

  private static let steps: Lexicon = ["breakpoint", "breakpoints"]
  /// Words that name devices in the line of a width, and limit no width of theirs.
  private static let named: Lexicon = steps.union([
    "mobile", "phone", "tablet", "desktop", "wide",
  ])

  /// The least widths of one device that differ, where both a property and a table, or two tables, give one.
  func deviceWidths() -> [TokenConflict] {
    let found = spec.tokens.filter { $0.kind == .breakpoint && $0.modes.isEmpty }
    guard found.count > 1 else { return [] }
    var limits = Limits()
    var first: [String: Token] = [:]
    var result: [TokenConflict] = []
    for token in found {
      let words = Names.words(token.name).drop(while: Self.prefixes.contains)
      guard words.count == 1, let device = words.first, Self.devices.contains(device),
        isWidth(token.value), givesLeast(token), !isOfCase(token, &limits)
      else { continue }
      guard let known = first[device] else {
        first[device] = token
        continue
      }
      let isProperty = isVariable(token.name)
      if known.value != token.value,
        isVariable(known.name) != isProperty || !isProperty && !areInOneBlock(known, token)
      {
        result.append(Self.conflict(token, known))
      }
    }
    return result
  }

  private func isVariable(_ name: String) -> Bool { name.hasPrefix("--") || name.hasPrefix("$") }

  private func isWidth(_ value: String) -> Bool {
    value.hasSuffix("px") && value.dropLast(2).allSatisfy(\.isNumber)
  }

  /// Whether a heading, the line or the style sheet limits a width, besides the words for devices.
  private func isOfCase(_ token: Token, _ limits: inout Limits) -> Bool {
    let start = token.origin.range.start
    let line = document.source.lineRange(document.source.lineIndex(of: Int(start)))
    guard line.offsets.count < 400, !isCase(document.source.string(line), beside: Self.named),
      let node = document.lastNode(startingBy: start)
    else { return true }
    let isBelow = document.path(ofSection: Int(document.nodes[node].section)).contains {
      document.sections[$0].level > 1
        && isCase(document.title(ofSection: $0), beside: Self.steps)
    }
    if isBelow { return true }
    return document.nodes[node].kind == .codeBlock && isScoped(start, ofBlock: node, &limits)
  }

  /// Whether a text has a word that limits what it gives, other than some.
  private func isCase(_ text: String, beside words: Lexicon) -> Bool {
    Names.words(text).contains { Self.limits.contains($0) && !words.contains($0) }
      || ModeWords.isAboutTheme(text)
      || text.utf8.contains { $0 >= 0xE3 } && Self.wideLimits.contains(where: text.contains)
  }

  /// Whether a breakpoint is a custom property, or stands in a table with a column for the least width.
  private func givesLeast(_ token: Token) -> Bool {
    if isVariable(token.name) { return !Names.words(token.name).contains("max") }
    return document.tableHeader(around: token.valueOrigin.range.start).contains {
      Names.wordCount($0) <= 3 && Names.hasWord($0, in: Self.least)
    }
  }

  /// Whether two tokens stand in one table or one fence.
  private func areInOneBlock(_ a: Token, _ b: Token) -> Bool {
    func block(_ token: Token) -> Int? {
      guard var node = document.lastNode(startingBy: token.origin.range.start) else { return nil }
      while node > 0, document.nodes[node].kind != .table, document.nodes[node].kind != .codeBlock {
        node = Int(document.nodes[node].parent)
      }
      return node
    }
    return block(a) == block(b)
  }
}
