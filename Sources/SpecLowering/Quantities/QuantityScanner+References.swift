import SpecText

/// Numbers that lead to a place in a text and measure nothing.
extension QuantityScanner {
  private static let files = WordKey.set(
    "css", "scss", "sass", "ts", "tsx", "js", "jsx", "mjs", "cjs", "swift", "kt", "java", "dart",
    "py", "rb", "go", "rs", "php", "vue", "svelte", "html", "xml", "json", "yaml", "yml", "toml",
    "md", "mdx", "cs", "cpp", "hpp", "sql", "sh")

  /// Whether the number at an offset is that of a section or of a line in a file: "§ 3.1", "panel.css:17".
  func isReference(_ offset: Int) -> Bool {
    switch byte(offset - 1) {
    case 0x3A: return isLineOfFile(offset)
    case 0x20, 0xA0, 0xA7:
      // "§" is C2 A7.
      let end = leading(offset)
      return byte(end - 1) == 0xA7 && byte(end - 2) == 0xC2
    default: return false
    }
  }

  /// Whether a colon before a number follows the name of a file, and no unit follows the number.
  private func isLineOfFile(_ offset: Int) -> Bool {
    var start = offset - 1
    while offset - start < 7, Bytes.isLetter(byte(start - 1)) { start -= 1 }
    guard start < offset - 1, byte(start - 1) == 0x2E, Bytes.isWord(byte(start - 2)),
      Self.files.contains(WordKey(bytes, start..<offset - 1))
    else { return false }
    var end = offset
    while Bytes.isDigit(byte(end)) { end += 1 }
    if byte(end) == 0x2E, Bytes.isDigit(byte(end + 1)) { return false }
    return !Bytes.isLetter(byte(end)) && byte(end) != 0x25
  }
}
