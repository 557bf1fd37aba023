import SpecModel
public import SpecSyntax
public import SpecText

/// A text style that prose names and code of the same thing does not use.
public struct TextStyleConflict: Sendable, Hashable {
  /// A mention of a style.
  public struct Mention: Sendable, Hashable {
    /// The style in lower case, for example "caption2".
    public var style: String
    /// Where it is written.
    public var origin: Origin
  }

  /// What both speak of, in the author's words.
  public var subject: String
  /// The mentions in prose, in order.
  public var prose: [Mention]
  /// The mention in code.
  public var code: Mention

  private static let styles: Lexicon = [
    "largetitle", "title", "title1", "title2", "title3", "headline", "subheadline", "body",
    "callout", "footnote", "caption", "caption1", "caption2", "extralargetitle",
  ]

  /// The conflicts of a document.
  ///
  /// - Complexity: O(code lines); prose is read only where code sets a text style.
  public static func find(in document: Document) -> [TextStyleConflict] {
    var result: [TextStyleConflict] = []
    var prose: [Statement]?
    let bytes = document.source.bytes
    for block in document.codeBlocks
    where !block.language.isEmpty && block.lines.contains(where: { setsFont($0, in: bytes) }) {
      var comment = ""
      for line in block.lines {
        let text = document.source.string(line)
        if let words = commentText(text) { comment = words }
        guard let code = codeMention(in: text, at: line, document) else { continue }
        let heading = document.title(ofSection: Int(document.nodes[Int(block.node)].section))
        let about = words(comment.isEmpty ? heading : comment)
        guard !about.isEmpty else { continue }
        let mentions = prose ?? proseMentions(document)
        prose = mentions
        let same = mentions.filter { about.isSubset(of: $0.words) }
        // A line that names several styles tells of a change, and the code may follow it.
        guard !same.contains(where: { $0.mentions.contains { $0.style == code.style } }) else {
          continue
        }
        let differing = same.filter { $0.words.subtracting(about).isDisjoint(with: Self.variants) }
          .compactMap(\.mentions.first)
        guard !differing.isEmpty else { continue }
        result.append(
          TextStyleConflict(
            subject: about.sorted().joined(separator: " "), prose: differing, code: code))
      }
    }
    return result
  }

  /// Words that limit a line to a state, a size or a device of which the code says nothing.
  private static let variants: Set<String> = [
    "selected", "pressed", "hover", "hovered", "disabled", "inactive", "focused", "expanded",
    "collapsed", "compact", "large", "larger", "largest", "accessibility", "ipad", "iphone", "mac",
    "watch", "widget", "tablet", "phone", "landscape", "portrait", "dark", "light", "empty",
    "error", "unread",
  ]

  /// A line of prose with the styles that it names.
  private struct Statement {
    var words: Set<String>
    var mentions: [Mention]
  }

  private static func words(_ text: String) -> Set<String> {
    Subject.words(text).subtracting(["styling", "style", "text", "font", "label", "display"])
  }

  private static func commentText(_ line: String) -> String? {
    let trimmed = line.drop { $0 == " " || $0 == "\t" }
    return trimmed.hasPrefix("//") ? String(trimmed.dropFirst(2)) : nil
  }

  // MARK: Code

  /// A quick look that leaves out most code: ".font(." somewhere on a line.
  private static func setsFont(_ line: SourceRange, in bytes: ContiguousArray<UInt8>) -> Bool {
    bytes.withUnsafeBufferPointer { buffer in
      var offset = Int(line.start)
      while offset + 6 < Int(line.end) {
        // "f" of "font" with the bracket behind it.
        if buffer[offset + 1] == 0x66, buffer[offset] == 0x2E, buffer[offset + 5] == 0x28,
          buffer[offset + 6] == 0x2E
        {
          return true
        }
        offset += 1
      }
      return false
    }
  }

  /// `.font(.caption)`
  private static func codeMention(
    in text: String, at range: SourceRange, _ document: Document
  ) -> Mention? {
    guard let found = position(of: ".font(.", in: text) else { return nil }
    let rest = Array(text.utf8)[(found + 7)...]
    let name = rest.prefix {
      ($0 | 0x20 >= 0x61 && $0 | 0x20 <= 0x7A) || ($0 >= 0x30 && $0 <= 0x39)
    }
    let style = String(decoding: name, as: UTF8.self).lowercased()
    guard styles.contains(style) else { return nil }
    let start = Int(range.start) + found + 6
    return Mention(
      style: style, origin: document.origin(SourceRange(start, start + 1 + name.count)))
  }

  private static func position(of needle: String, in text: String) -> Int? {
    let text = Array(text.utf8)
    let needle = Array(needle.utf8)
    guard text.count >= needle.count else { return nil }
    return (0...(text.count - needle.count)).first {
      text[$0..<($0 + needle.count)].elementsEqual(needle)
    }
  }

  // MARK: Prose

  private static func proseMentions(_ document: Document) -> [Statement] {
    var result: [Statement] = []
    for node in document.nodes {
      guard node.kind == .paragraph || node.kind == .tableCell, !node.text.isEmpty else { continue }
      var start = Int(node.text.lowerBound)
      while start < Int(node.text.upperBound) {
        let rest = document.plain[start..<Int(node.text.upperBound)]
        let end = rest.firstIndex(of: 0x0A) ?? Int(node.text.upperBound)
        let mentions = mentions(in: start..<end, document)
        if !mentions.isEmpty {
          let text = document.string(plain: start..<end)
          let label =
            text.firstIndex(of: ":").map { String(text[..<$0]) } ?? rowName(node, document)
          let first = text.split(separator: " ").prefix(3).joined(separator: " ")
          let words = Subject.words(label ?? first).union(Subject.words(first))
          result.append(Statement(words: words, mentions: mentions))
        }
        start = end + 1
      }
    }
    return result
  }

  /// The first cell of the row that holds a cell.
  private static func rowName(_ cell: Document.Node, _ document: Document) -> String? {
    guard cell.kind == .tableCell,
      let first = document.firstChild(of: Int(cell.parent))
    else { return nil }
    return document.string(first)
  }

  /// The styles named as such: ".caption2", "Caption2", or "Caption" before "font" or "style".
  private static func mentions(in range: Range<Int>, _ document: Document) -> [Mention] {
    var result: [Mention] = []
    let plain = document.plain
    var index = range.lowerBound
    while index < range.upperBound {
      var end = index
      while end < range.upperBound, isWord(plain[end]) { end += 1 }
      guard end > index else {
        index += 1
        continue
      }
      let style = String(decoding: plain[index..<end], as: UTF8.self).lowercased()
      let hasDot = index > range.lowerBound && plain[index - 1] == 0x2E
      let hasDigit = style.last.map { $0.isNumber } == true
      if styles.contains(style), hasDot || hasDigit || isFollowedByFont(end, range, document) {
        result.append(
          Mention(
            style: style, origin: document.origin(document.sourceRange(plain: index..<end))))
      }
      index = end
    }
    return result
  }

  private static func isFollowedByFont(
    _ offset: Int, _ range: Range<Int>, _ document: Document
  ) -> Bool {
    let next = document.string(plain: offset..<min(range.upperBound, offset + 7))
    return next.hasPrefix(" font") || next.hasPrefix(" style")
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    (byte | 0x20 >= 0x61 && byte | 0x20 <= 0x7A) || (byte >= 0x30 && byte <= 0x39)
  }
}
