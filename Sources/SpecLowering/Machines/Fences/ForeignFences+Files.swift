import SpecModel
import SpecSyntax
import SpecText

/// Fences whose arrows lead through files, formats, hooks or tokens of a design system: "Menu.vue ← scoped styles",
/// ".pdf → text of its pages", "useCart → items, total", "Base token → Brand token".
extension ForeignFences {
  /// Whether half of the lines with arrows are such, or two lines name files in brackets.
  ///
  /// - Complexity: O(lines); lines without an arrow are looked at only where they begin with a bracket.
  func isOfFiles(_ block: Document.CodeBlock) -> Bool {
    var (arrows, found, boxes) = (0, 0, 0)
    for line in block.lines {
      let range = ASCII.trimmed(bytes, line.offsets)
      guard (4...240).contains(range.count) else { continue }
      if bytes[range.lowerBound] == 0x5B, isBoxedFile(range) { boxes += 1 }
      guard ArrowGlyph.mayOccur(in: bytes, range),
        let text = ArrowText(StateName.trimmed(document.source.string(line)))
      else { continue }
      arrows += 1
      if Self.isOfFile(text) || Self.isOfHook(text) || Self.isOfTokens(text) { found += 1 }
    }
    return boxes > 1 || found > 0 && found * 2 >= arrows
  }

  /// "[checkout/route.ts]": a path of a file between brackets at the start of a line.
  private func isBoxedFile(_ line: Range<Int>) -> Bool {
    guard let close = line.first(where: { bytes[$0] == 0x5D }) else { return false }
    let inner = line.lowerBound + 1..<close
    guard inner.count > 4, inner.contains(where: { bytes[$0] == ASCII.slash }) else { return false }
    return Self.isFile(document.source.string(SourceRange(inner.lowerBound, inner.upperBound)))
  }

  /// "Menu.vue ← a remark on it", ".pdf → what reads it", "*.csv → rows".
  private static func isOfFile(_ arrows: ArrowText) -> Bool {
    let first = String(arrows.sides[0].drop { $0 == "├" || $0 == "└" || $0 == "─" || $0 == " " })
    if arrows.joints[0].direction == .backward { return isFile(first) && !isFile(arrows.sides[1]) }
    return arrows.joints[0].direction == .forward && isFormat(first)
  }

  /// "useCart → items, total": a hook of a library and what it hands out.
  private static func isOfHook(_ arrows: ArrowText) -> Bool {
    let name = ArrowSide.unwrapped(arrows.sides[0])
    guard arrows.sides.count == 2, name.hasPrefix("use"), name.utf8.count > 5 else { return false }
    let bytes = name.utf8
    return bytes.dropFirst(3).first.map(ASCII.isUpper) == true
      && bytes.allSatisfy { ASCII.isWord($0) || $0 == 0x28 || $0 == 0x29 }
  }

  /// Two names of kinds of tokens at least.
  private static func isOfTokens(_ arrows: ArrowText) -> Bool {
    arrows.sides.count { side in
      let words = Names.words(side)
      guard let last = words.last, words.count > 1 else { return false }
      return tokens.contains(last)
    } > 1
  }

  private static let tokens: Lexicon = ["token", "tokens", "トークン", "令牌", "变量", "토큰"]

  /// A name with the ending of a file that programs are made of.
  private static func isFile(_ text: String) -> Bool {
    let name = ArrowSide.unwrapped(text)
    guard !name.utf8.contains(ASCII.space), let dot = name.utf8.lastIndex(of: ASCII.dot),
      dot > name.startIndex
    else { return false }
    return endings.contains(name[name.utf8.index(after: dot)...].lowercased())
  }

  /// ".pdf", "*.csv", ".docx/.xlsx": endings of files and no name before them.
  private static func isFormat(_ text: String) -> Bool {
    let parts = ArrowSide.unwrapped(text).split(separator: "/")
    return !parts.isEmpty
      && parts.allSatisfy { part in
        let bare = part.first == "*" ? part.dropFirst() : part
        guard bare.first == ".", (2...5).contains(bare.utf8.count - 1) else { return false }
        return bare.utf8.dropFirst().allSatisfy { ASCII.isLetter($0) || ASCII.isDigit($0) }
      }
  }

  private static let endings: Lexicon = [
    "vue", "ts", "tsx", "js", "jsx", "mjs", "css", "scss", "less", "svelte", "dart", "swift", "kt",
    "java", "py", "rb", "go", "rs", "php", "html", "json", "yaml", "yml", "toml", "md", "mdx",
    "sql", "xml", "cs", "cpp", "h", "ets",
  ]
}
