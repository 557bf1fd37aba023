import SpecModel
import SpecSyntax
import SpecText

/// Definitions in two files of which one block of code shows both, each below a comment with its name:
/// "# limits-local.yml" and "# limits-live.yml".
extension TokenConflicts {
  private static let extensions: Lexicon = [
    "yml", "yaml", "json", "css", "scss", "less", "ts", "tsx", "js", "jsx", "mjs", "swift", "kt",
    "kts", "dart", "xml", "toml", "properties", "env", "conf", "ini", "html", "vue", "svelte", "py",
    "rb", "go", "java", "cs", "tf", "gradle",
  ]

  /// Whether comments or lines "---" above two definitions of one block say that they stand in two files.
  func areOfTwoFiles(_ known: Token, _ token: Token) -> Bool {
    let (first, second) = (known.valueOrigin.range.start, token.valueOrigin.range.start)
    guard let node = document.lastNode(startingBy: second),
      document.nodes[node].kind == .codeBlock, document.lastNode(startingBy: first) == node
    else { return false }
    return document.codeBlocks[Int(document.nodes[node].payload)].lines.contains { line in
      min(first, second) < line.start && line.start < max(first, second)
        && isMark(ASCII.trimmed(document.source.bytes, line.offsets))
    }
  }

  private func isMark(_ line: Range<Int>) -> Bool {
    let bytes = document.source.bytes
    guard (3...80).contains(line.count) else { return false }
    if line.count == 3, line.allSatisfy({ bytes[$0] == ASCII.hyphen }) { return true }
    var start = line.lowerBound
    let signs: [UInt8] = [ASCII.hash, ASCII.slash, 0x2A, ASCII.hyphen, ASCII.space, 0x3B]
    while start < line.upperBound, signs.contains(bytes[start]) { start += 1 }
    guard start > line.lowerBound else { return false }
    let name = String(decoding: bytes[start..<line.upperBound], as: UTF8.self)
      .replacing("*/", with: "").trimmedSpaces
    guard !name.contains(" "), let dot = name.lastIndex(of: "."), dot > name.startIndex else {
      return false
    }
    return Self.extensions.contains(String(name[name.index(after: dot)...]))
  }
}
