import SpecModel
import SpecSyntax
import SpecText

/// Views that code declares with a measure on their outermost element: `fun ParcelRow(…)` over
/// `Row(modifier = Modifier.height(56.dp)) {`, `struct ParcelRow: View` with `.frame(height: 56)` at its end.
struct CodeViews {
  private let document: Document
  private var found: [CodeSizes] = []

  private static let languages: Lexicon = ["kotlin", "kt", "kts", "swift"]

  /// The texts right before a number, with the property that it sets.
  private static let setters: [(text: StaticString, property: String)] = [
    (".height(", "height"), (".frame(height: ", "height"), (".requiredHeight(", "height"),
    ("RoundedCornerShape(", "border-radius"), (".cornerRadius(", "border-radius"),
    ("RoundedRectangle(cornerRadius: ", "border-radius"), (".width(", "width"),
    (".padding(", "padding"),
  ]

  /// What the views of a document declare.
  static func read(_ document: Document) -> [CodeSizes] {
    var reader = CodeViews(document: document)
    for block in document.codeBlocks
    where languages.contains(block.language) && block.lines.count <= 400 {
      reader.read(block)
    }
    return reader.found
  }

  private init(document: Document) { self.document = document }

  private mutating func read(_ block: Document.CodeBlock) {
    let bytes = document.source.bytes
    var start = 0
    for (number, line) in block.lines.enumerated() {
      guard let name = declared(ASCII.trimmed(bytes, line.offsets)) else { continue }
      start = number + 1
      let rest = block.lines[start...]
      let end = rest.firstIndex { declared(ASCII.trimmed(bytes, $0.offsets)) != nil }
      view(name, rest[start..<(end ?? rest.endIndex)], isSwift: block.language == "swift")
    }
  }

  /// The name of a view that a line declares: "fun ParcelRow(" and "struct ParcelRow: View".
  private func declared(_ line: Range<Int>) -> String? {
    let bytes = document.source.bytes
    for keyword: StaticString in ["fun ", "struct ", "private fun ", "internal fun "]
    where ASCII.starts(bytes, at: line.lowerBound, with: keyword) {
      let start = line.lowerBound + keyword.utf8CodeUnitCount
      guard start < line.upperBound, ASCII.isUpper(bytes[start]) else { return nil }
      var end = start
      while end < line.upperBound, ASCII.isWord(bytes[end]) { end += 1 }
      return document.source.string(SourceRange(start, end))
    }
    return nil
  }

  /// Adds what the outermost element of a view is given, each property once alone.
  private mutating func view(_ name: String, _ lines: ArraySlice<SourceRange>, isSwift: Bool) {
    let outer = isSwift ? behindRoot(lines) : beforeContent(lines)
    var declarations: [String: [StyleRule.Declaration]] = [:]
    for line in outer {
      for (text, property) in Self.setters {
        guard let value = value(behind: text, line.offsets) else { continue }
        declarations[property, default: []].append(
          .init(property: property, value: value.text + "px", origin: document.origin(value.range)))
      }
    }
    var rule = StyleRule(selector: name, isReduced: false, isConditional: false)
    for property in declarations.keys.sorted() {
      if let only = declarations[property]?.only { rule.declarations.append(only) }
    }
    let words = Names.words(name).filter { $0 != "view" }
    guard !rule.declarations.isEmpty, words.count > 1 else { return }
    found.append(CodeSizes(thing: Set(words.map(LedgerWords.stem)), rule: rule))
  }

  /// The lines up to the brace that opens the content of the first element.
  private func beforeContent(_ lines: ArraySlice<SourceRange>) -> ArraySlice<SourceRange> {
    let bytes = document.source.bytes
    guard
      let root = lines.firstIndex(where: { line in
        let text = ASCII.trimmed(bytes, line.offsets)
        return !text.isEmpty && ASCII.isUpper(bytes[text.lowerBound])
      })
    else { return [] }
    let end = lines[root...].firstIndex { line in
      let text = ASCII.trimmed(bytes, line.offsets)
      return !text.isEmpty && bytes[text.upperBound - 1] == 0x7B
    }
    return end.map { lines[root...$0] } ?? []
  }

  /// The modifiers behind the brace that closes the first element.
  private func behindRoot(_ lines: ArraySlice<SourceRange>) -> ArraySlice<SourceRange> {
    let bytes = document.source.bytes
    func indent(_ line: SourceRange) -> Int {
      ASCII.trimmed(bytes, line.offsets).lowerBound - line.offsets.lowerBound
    }
    guard
      let body = lines.firstIndex(where: {
        ASCII.find("var body", in: bytes, $0.offsets) != nil
      }),
      let root = lines[(body + 1)...].first,
      let close = lines[(body + 2)...].firstIndex(where: { line in
        let text = ASCII.trimmed(bytes, line.offsets)
        return text.count == 1 && bytes[text.lowerBound] == 0x7D && indent(line) == indent(root)
      })
    else { return [] }
    return lines[(close + 1)...].prefix { line in
      let text = ASCII.trimmed(bytes, line.offsets)
      return !text.isEmpty && bytes[text.lowerBound] == ASCII.dot
    }
  }

  /// The number right behind a text, where nothing but its unit and a bracket follows.
  private func value(
    behind text: StaticString, _ line: Range<Int>
  ) -> (text: String, range: SourceRange)? {
    let bytes = document.source.bytes
    guard let place = ASCII.find(text, in: bytes, line) else { return nil }
    let start = place + text.utf8CodeUnitCount
    var end = start
    while end < line.upperBound, ASCII.isDigit(bytes[end]) { end += 1 }
    guard end > start else { return nil }
    var stop = end
    if ASCII.starts(bytes, at: stop, with: ".dp") { stop += 3 }
    guard stop < line.upperBound, bytes[stop] == 0x29 else { return nil }
    return (document.source.string(SourceRange(start, end)), SourceRange(start, stop))
  }
}
