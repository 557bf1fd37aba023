import SpecText

/// Tells the dumps that are plain text from XML and JSON, and reads them line by line.
enum TextDumpReader {
  /// A line of a text dump without its indentation.
  struct Line {
    /// The text from the first character that is not indentation.
    var text: Substring
    /// Columns of indentation.
    var indent: Int
    /// The bytes of the text in the source.
    var range: SourceRange
  }

  /// Whether a file begins like a text dump, or holds one.
  static func recognises(head: String, bytes: ContiguousArray<UInt8>) -> Bool {
    format(head: head, bytes: bytes) != nil
  }

  /// The format of a text dump.
  static func format(head: String, bytes: ContiguousArray<UInt8>) -> LayoutFormat? {
    let first = head.prefix { $0 != "\n" }
    if first.hasPrefix("<"), first.contains("frame = ("), first.contains(";") { return .uiViewText }
    if first.hasPrefix("["), first.contains(" f=("), first.contains(" h=") { return .nsViewText }
    if first.hasPrefix("<") || first.hasPrefix("{") || first.hasPrefix("[") { return nil }
    return contains("View Hierarchy:", bytes) ? .dumpsysText : nil
  }

  private static func contains(_ word: String, _ bytes: ContiguousArray<UInt8>) -> Bool {
    let wanted = Array(word.utf8)
    guard bytes.count >= wanted.count, let lead = wanted.first else { return false }
    for start in 0...(bytes.count - wanted.count) where bytes[start] == lead {
      if bytes[start..<start + wanted.count].elementsEqual(wanted) { return true }
    }
    return false
  }

  /// The lines of a file that are not empty; "|" counts as indentation.
  static func lines(_ source: SourceText) -> [Line] {
    var lines: [Line] = []
    for index in 0..<source.lineCount {
      let range = source.lineRange(index)
      var start = Int(range.start)
      let end = Int(range.end)
      while start < end,
        source.bytes[start] == 0x20 || source.bytes[start] == 0x7C
          || source.bytes[start] == 0x09
      {
        start += 1
      }
      guard start < end, end - start < 20_000 else { continue }
      let place = SourceRange(start, end)
      lines.append(
        Line(text: source.string(place)[...], indent: start - Int(range.start), range: place))
    }
    return lines
  }

  static func read(_ source: SourceText) -> LayoutDump? {
    let head = String(decoding: source.bytes.prefix(4096), as: UTF8.self)
    let trimmed = String(head.drop { $0 == " " || $0 == "\n" || $0 == "\t" })
    switch format(head: trimmed, bytes: source.bytes) {
    case .uiViewText: return UIViewTextReader.read(source)
    case .nsViewText: return NSViewTextReader.read(source)
    case .dumpsysText: return DumpsysTextReader.read(source)
    default: return nil
    }
  }
}

/// The elements around the current line of an indented dump.
struct IndentStack {
  private var levels: [(indent: Int, node: Int)] = []

  /// The element around a line, and the line's element as the new innermost one.
  mutating func enter(_ node: Int, indent: Int) -> Int? {
    while let last = levels.last, last.indent >= indent { levels.removeLast() }
    let parent = levels.last?.node
    levels.append((indent, node))
    return parent
  }

  /// Forgets all levels.
  mutating func reset() { levels = [] }
}

extension DumpReader {
  static func readText(into outcome: inout Outcome) {
    guard let dump = TextDumpReader.read(outcome.source), !dump.nodes.isEmpty else { return }
    outcome.dumps = [dump]
  }
}
