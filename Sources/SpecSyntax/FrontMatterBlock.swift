import SpecText

/// The lines of a YAML block between its fences.
struct FrontMatterBlock {
  /// The line of the opening fence, 0-based.
  var openingLine: Int
  /// The lines between the fences.
  var lines: Range<Int>
  /// Whether a closing fence ends the block.
  var isClosed: Bool
  /// Whether nothing but empty lines precedes the block.
  var isFirst: Bool

  /// The bytes with the fences, without the last line feed.
  func range(in source: SourceText) -> SourceRange {
    let last = isClosed ? lines.upperBound : max(openingLine, lines.upperBound - 1)
    let start = Int(source.lineRange(openingLine).start)
    return SourceRange(start, Int(source.lineRange(last).end))
  }

  /// Finds what may be front matter: a fence as the first line or as the first after the first heading.
  static func find(in source: SourceText) -> FrontMatterBlock? {
    guard let first = nextContent(source, from: 0) else { return nil }
    if isFence(source, first) { return block(source, openingLine: first, isFirst: true) }
    guard isHeading(source, first), let next = nextContent(source, from: first + 1),
      isFence(source, next)
    else { return nil }
    // After a heading only a block without empty lines at its ends is told from thematic breaks.
    guard let block = block(source, openingLine: next, isFirst: false), block.isClosed,
      !isEmpty(source, block.lines.lowerBound), !isEmpty(source, block.lines.upperBound - 1)
    else { return nil }
    return block
  }

  private static func block(
    _ source: SourceText, openingLine: Int, isFirst: Bool
  ) -> FrontMatterBlock? {
    let start = openingLine + 1
    var close = start
    while close < source.lineCount, !isClosingFence(source, close) { close += 1 }
    let isClosed = close < source.lineCount
    guard let first = nextContent(source, from: start), first < close else {
      // Two fences without anything between them.
      let isEmpty = isClosed && isFirst && close == start && source.lineCount > close
      return isEmpty
        ? .init(openingLine: openingLine, lines: start..<close, isClosed: true, isFirst: true)
        : nil
    }
    guard beginsMapping(source, from: first, to: close) else { return nil }
    if isClosed, isMapping(source, start..<close) {
      return .init(
        openingLine: openingLine, lines: start..<close, isClosed: true, isFirst: isFirst)
    }
    let run = mappingRun(source, from: start, to: close)
    // Without a fence near by, the block ends with the lines that look like YAML; one line may be prose.
    guard isFirst, keyCount(source, run) >= 2 else { return nil }
    return .init(openingLine: openingLine, lines: run, isClosed: false, isFirst: true)
  }

  /// The lines from the fence up to an empty line or to one that is no YAML.
  private static func mappingRun(
    _ source: SourceText, from start: Int, to close: Int
  ) -> Range<Int> {
    var end = start
    while end < close {
      let line = YAMLLine(source.bytes, source.lineRange(end).offsets)
      let isEmpty = isEmpty(source, end)
      if isEmpty && end > start || !line.isPlausible(source.bytes) { break }
      if isHeading(source, end) && end > start { break }
      end += 1
    }
    return start..<end
  }

  /// Whether most lines look like YAML, and no Markdown section begins among them.
  private static func isMapping(_ source: SourceText, _ lines: Range<Int>) -> Bool {
    var plausible = 0
    var prose = 0
    var hasSection = false
    // The indentation of the key whose value is a text of several lines.
    var scalar: Int?
    for number in lines where !isEmpty(source, number) {
      let line = YAMLLine(source.bytes, source.lineRange(number).offsets)
      if let key = scalar, line.indent > key { continue }
      scalar = line.opensText(source.bytes) ? line.indent : nil
      if !line.isPlausible(source.bytes) { prose += 1 } else if !line.isBlank { plausible += 1 }
      if number > lines.lowerBound, isHeading(source, number), isEmpty(source, number - 1) {
        hasSection = true
      }
    }
    return prose == 0 || (!hasSection && 2 * prose <= plausible)
  }

  private static func keyCount(_ source: SourceText, _ lines: Range<Int>) -> Int {
    lines.count { YAMLLine(source.bytes, source.lineRange($0).offsets).hasShortKey(source.bytes) }
  }

  /// Whether the first line that is no comment has a key, or opens a flow mapping.
  private static func beginsMapping(_ source: SourceText, from start: Int, to end: Int) -> Bool {
    for number in start..<end {
      let range = source.lineRange(number).offsets
      let line = YAMLLine(source.bytes, range)
      if line.isBlank { continue }
      let trimmed = ASCII.trimmed(source.bytes, range)
      if source.bytes[trimmed.lowerBound] == 0x7B { return true }
      return !line.isItem && line.hasShortKey(source.bytes)
    }
    return false
  }

  private static func nextContent(_ source: SourceText, from start: Int) -> Int? {
    (start..<max(start, source.lineCount)).first { !isEmpty(source, $0) }
  }

  private static func isEmpty(_ source: SourceText, _ line: Int) -> Bool {
    ASCII.trimmed(source.bytes, source.lineRange(line).offsets).isEmpty
  }

  private static func isHeading(_ source: SourceText, _ line: Int) -> Bool {
    let range = source.lineRange(line).offsets
    var index = range.lowerBound
    while index < range.upperBound, source.bytes[index] == ASCII.hash { index += 1 }
    let level = index - range.lowerBound
    return 1...6 ~= level && index < range.upperBound && ASCII.isBlank(source.bytes[index])
  }

  private static func isFence(_ source: SourceText, _ line: Int) -> Bool {
    isLine(source, line, "---")
  }

  private static func isClosingFence(_ source: SourceText, _ line: Int) -> Bool {
    isLine(source, line, "---") || isLine(source, line, "...")
  }

  private static func isLine(_ source: SourceText, _ line: Int, _ text: StaticString) -> Bool {
    let range = source.lineRange(line).offsets
    guard ASCII.starts(source.bytes, at: range.lowerBound, with: text) else { return false }
    return ASCII.trimmed(source.bytes, range) == range.lowerBound..<range.lowerBound + 3
  }
}
