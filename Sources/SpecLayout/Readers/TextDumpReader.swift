import SpecText

/// A line of a text dump without its indentation; "|" counts as indentation.
///
/// - Invariant: lives only as long as the call that it is handed to.
struct TextLine {
  /// The text from the first character that is not indentation.
  let bytes: UnsafeBufferPointer<UInt8>
  /// Columns of indentation.
  let indent: Int
  /// The bytes of the text in the source.
  let range: SourceRange

  /// Hands over the lines of a file that are not empty; lines beyond 20 000 bytes are left out.
  static func forEach(_ source: SourceText, _ body: (TextLine) -> Void) {
    source.bytes.withUnsafeBufferPointer { all in
      for index in 0..<source.lineCount {
        let range = source.lineRange(index)
        var start = Int(range.start)
        let end = Int(range.end)
        var indent = 0
        while start < end {
          let width = indentation(all, at: start, end)
          if width == 0 { break }
          start += width
          indent += 1
        }
        guard start < end, end - start < 20_000 else { continue }
        body(
          TextLine(
            bytes: UnsafeBufferPointer(rebasing: all[start..<end]),
            indent: indent, range: SourceRange(start, end)))
      }
    }
  }

  /// Bytes of the column of indentation at an offset: a blank, "|" or the arrow of XCTest; else 0.
  private static func indentation(
    _ bytes: UnsafeBufferPointer<UInt8>, at index: Int, _ end: Int
  ) -> Int {
    switch bytes[index] {
    case 0x20, 0x7C, 0x09: 1
    case 0xE2 where index + 2 < end && bytes[index + 1] == 0x86 && bytes[index + 2] == 0x92: 3
    default: 0
    }
  }

  /// Whether the line begins with a word.
  func starts(_ word: StaticString) -> Bool {
    let count = word.utf8CodeUnitCount
    guard bytes.count >= count else { return false }
    for index in 0..<count where bytes[index] != word.utf8Start[index] { return false }
    return true
  }

  /// Whether the line holds a word.
  func contains(_ word: StaticString) -> Bool { find(word) != nil }

  /// Offset of a word in the line.
  func find(_ word: StaticString, from start: Int = 0) -> Int? {
    ByteSearch.find(word, in: bytes, from: start)
  }

  /// Offset of one of some bytes.
  func firstIndex(of wanted: StaticString, from start: Int = 0) -> Int? {
    var index = start
    while index < bytes.count {
      for place in 0..<wanted.utf8CodeUnitCount where bytes[index] == wanted.utf8Start[place] {
        return index
      }
      index += 1
    }
    return nil
  }

  /// A part of the line.
  func part(_ range: Range<Int>) -> UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(rebasing: bytes[range.clamped(to: 0..<bytes.count)])
  }

  /// A part of the line as text.
  func text(_ range: Range<Int>) -> String { String(decoding: part(range), as: UTF8.self) }

  /// The part from a word to the next of some bytes, or the end.
  func part(after word: StaticString, until ends: StaticString) -> UnsafeBufferPointer<UInt8>? {
    guard let place = find(word) else { return nil }
    let start = place + word.utf8CodeUnitCount
    return part(start..<(firstIndex(of: ends, from: start) ?? bytes.count))
  }

  /// The words of a part, parted by blanks.
  func words(_ range: Range<Int>) -> [Range<Int>] {
    var words: [Range<Int>] = []
    var start = range.lowerBound
    for index in range where bytes[index] == 0x20 {
      if index > start { words.append(start..<index) }
      start = index + 1
    }
    if range.upperBound > start { words.append(start..<range.upperBound) }
    return words
  }
}

/// Tells the dumps that are plain text from XML and JSON.
enum TextDumpReader {
  /// The format of a text dump; `nil` where a file does not begin like one, and holds none.
  static func format(_ source: SourceText) -> LayoutFormat? {
    source.bytes.withUnsafeBufferPointer { all -> LayoutFormat? in
      var start = 0
      while start < all.count, all[start] <= 0x20 { start += 1 }
      guard start < all.count else { return nil }
      var end = start
      while end < all.count, end - start < 4096, all[end] != 0x0A { end += 1 }
      let first = UnsafeBufferPointer(rebasing: all[start..<end])
      func has(_ word: StaticString) -> Bool { ByteSearch.contains(word, in: first) }
      switch first[0] {
      case UInt8(ascii: "<"): return has("frame = (") && has(";") ? .uiViewText : nil
      case UInt8(ascii: "["): return has(" f=(") && has(" h=") ? .nsViewText : nil
      case UInt8(ascii: "{"): return nil
      default: return format(inside: UnsafeBufferPointer(rebasing: all[start...]))
      }
    }
  }

  /// The format of a text whose first line may be said by another tool.
  private static func format(inside all: UnsafeBufferPointer<UInt8>) -> LayoutFormat? {
    let head = UnsafeBufferPointer(rebasing: all.prefix(4096))
    func has(_ word: StaticString) -> Bool { ByteSearch.contains(word, in: head) }
    if has("[box="), has("- ") { return .playwrightText }
    if has("RenderView#") { return .flutterRenderText }
    if has("SemanticsNode#") { return .flutterSemanticsText }
    if has("Node #"), has("at (l=") { return .composeText }
    if has("Element subtree:") || has(", {{") && has("}}") { return .xcuiElementText }
    return ByteSearch.contains("View Hierarchy:", in: all) ? .dumpsysText : nil
  }

  /// Reads a text dump, of the stated format or the one that it looks like.
  static func read(_ source: SourceText, _ stated: LayoutFormat?) -> LayoutDump? {
    guard let format = stated ?? format(source) else { return nil }
    switch format {
    case .uiViewText: return UIViewTextReader.read(source)
    case .nsViewText: return NSViewTextReader.read(source)
    case .dumpsysText: return DumpsysTextReader.read(source)
    case .xcuiElementText: return XCUIElementTextReader.read(source)
    case .composeText: return ComposeTextReader.read(source)
    case .playwrightText: return PlaywrightTextReader.read(source)
    case .flutterRenderText, .flutterSemanticsText:
      return FlutterTextReader.read(source, format: format)
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
