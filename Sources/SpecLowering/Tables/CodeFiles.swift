import SpecText

/// Cells that tell where in the code something stands: "src/card.css", "card.css:86, 97", "card.css:12; menu.css:9".
enum CodeFiles {
  private static let extensions = WordKey.set(
    "css", "scss", "sass", "less", "ts", "tsx", "js", "jsx", "mjs", "html", "vue", "svelte",
    "astro", "swift", "kt", "java", "dart", "py", "php", "cs", "xaml", "xml", "rb", "go", "rs",
    "md", "mdx")

  /// Whether a text is the path of a file of code, with or without lines, or several of them.
  static func isPlace(_ text: Range<Int>, _ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    guard (4...120).contains(text.count), text.contains(where: { bytes[$0] == ASCII.dot }) else {
      return false
    }
    var files = 0
    for word in bytes[text].split(whereSeparator: { $0 == 0x20 || $0 == 0x2C || $0 == 0x3B }) {
      let range = word.startIndex..<word.endIndex
      if range.allSatisfy({ isLineByte(bytes[$0]) }) { continue }
      guard isFile(range, bytes) else { return false }
      files += 1
    }
    return files > 0
  }

  /// "card.css:86", "card.css#L86": a path that ends in a known way, and maybe the number of a line.
  private static func isFile(_ word: Range<Int>, _ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    let end = word.first { bytes[$0] == 0x3A || bytes[$0] == ASCII.hash } ?? word.upperBound
    let path = word.lowerBound..<end
    guard let dot = path.last(where: { bytes[$0] == ASCII.dot }), dot > path.lowerBound else {
      return false
    }
    return extensions.contains(WordKey(bytes, dot + 1..<end))
      && word.tail(from: end).allSatisfy {
        isLineByte(bytes[$0]) || bytes[$0] == ASCII.hash || bytes[$0] == 0x4C
      }
  }

  /// Digits, colons and dashes between the numbers of lines.
  private static func isLineByte(_ byte: UInt8) -> Bool {
    Bytes.isDigit(byte) || byte == 0x3A || byte == 0x2D
  }
}
