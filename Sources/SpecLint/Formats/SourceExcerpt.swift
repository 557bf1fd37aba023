import SpecText

/// One source line with a mark under it, cut to a width.
struct SourceExcerpt {
  /// The line as shown.
  var line: String
  /// Columns before the mark.
  var indent: Int
  /// Columns of the mark, at least 1.
  var length: Int

  /// A character as shown, by its bytes, with its width.
  private typealias Cell = (bytes: Range<Int>, width: Int)

  /// The widest line that is shown whole.
  static let limit = 100
  /// Bytes around a mark that are looked at: more than can be shown, however wide the line is.
  private static let reach = 32 * limit

  /// The next offset at or after a byte where a character begins.
  private static func boundary(_ offset: Int, _ bytes: ContiguousArray<UInt8>) -> Int {
    var offset = offset
    while offset < bytes.count, bytes[offset] & 0xC0 == 0x80 { offset += 1 }
    return offset
  }

  /// Cuts the first line of a range out of a text.
  ///
  /// - Units: indent and length in terminal columns.
  init(_ text: SourceText, _ range: SourceRange) {
    let lineRange = text.lineRange(text.lineIndex(of: Int(range.start))).offsets
    let start = min(Int(range.start), lineRange.upperBound)
    let end = max(start, min(Int(range.end), lineRange.upperBound))
    if let plain = Self.plain(text, lineRange, start..<end) {
      self = plain
      return
    }
    let first = Self.boundary(max(lineRange.lowerBound, start - Self.reach), text.bytes)
    let last = Self.boundary(min(lineRange.upperBound, end + Self.reach), text.bytes)
    let markEnd = Self.boundary(min(end, start + Self.reach), text.bytes)
    var shown = Shown()
    let before = shown.append(text, first..<start)
    let marked = shown.append(text, start..<markEnd)
    let after = shown.append(text, markEnd..<max(markEnd, last))
    self.init(before: before, marked: marked, after: after, in: shown.bytes)
  }

  private init(line: String, indent: Int, length: Int) {
    self.line = line
    self.indent = indent
    self.length = length
  }

  /// The excerpt where all that can be shown is ASCII, one column a byte; else `nil`.
  private static func plain(
    _ text: SourceText, _ line: Range<Int>, _ mark: Range<Int>
  ) -> SourceExcerpt? {
    // A mark or a joiner behind the last byte would change what is seen of it.
    let first = max(line.lowerBound, mark.lowerBound - limit - 1)
    let last = min(line.upperBound, mark.upperBound + limit + 1)
    let end = min(mark.upperBound, mark.lowerBound + limit)
    let isPlain = text.bytes.withUnsafeBufferPointer { bytes in
      func isPlain(_ range: Range<Int>) -> Bool {
        bytes[range].allSatisfy { 0x20..<0x7F ~= $0 }
      }
      return isPlain(first..<end)
        && isPlain(mark.upperBound..<max(mark.upperBound, min(last + 1, line.upperBound)))
    }
    guard isPlain else { return nil }
    var before = mark.lowerBound - first
    var marked = mark.count
    var after = last - mark.upperBound
    var cuts = (before: false, after: false)
    if before + marked + after > limit {
      let shownMark = min(marked, limit - 20)
      let isMarkCut = shownMark < marked
      let room = limit - shownMark - 2
      let shownBefore = min(before, room - min(after, max(room / 2, room - before)))
      let shownAfter = isMarkCut ? 0 : min(after, room - shownBefore)
      cuts = (shownBefore < before, isMarkCut || shownAfter < after)
      (before, marked, after) = (shownBefore, shownMark, shownAfter)
    }
    let shown = text.string(
      SourceRange(mark.lowerBound - before, mark.lowerBound + marked + after))
    return SourceExcerpt(
      line: (cuts.before ? "…" : "") + shown + (cuts.after ? "…" : ""),
      indent: before + (cuts.before ? 1 : 0), length: max(1, marked))
  }

  /// Cuts a line that is too long so that the mark and what is around it remain.
  private init(
    before: ArraySlice<Cell>, marked: ArraySlice<Cell>, after: ArraySlice<Cell>, in bytes: [UInt8]
  ) {
    var (before, marked, after) = (before, marked, after)
    var cuts = (before: "", after: "")
    if Self.width(before) + Self.width(marked) + Self.width(after) > Self.limit {
      let shownMark = Self.prefix(marked, width: Self.limit - 20)
      let isMarkCut = shownMark.count < marked.count
      let room = Self.limit - Self.width(shownMark) - 2
      let wantedAfter = min(Self.width(after), max(room / 2, room - Self.width(before)))
      let shownBefore = Self.suffix(before, width: room - wantedAfter)
      let shownAfter =
        isMarkCut ? after.prefix(0) : Self.prefix(after, width: room - Self.width(shownBefore))
      cuts.before = shownBefore.count < before.count ? "…" : ""
      cuts.after = isMarkCut || shownAfter.count < after.count ? "…" : ""
      (before, marked, after) = (shownBefore, shownMark, shownAfter)
    }
    let text = [before, marked, after].map { cells in
      let start = cells.first?.bytes.lowerBound ?? 0
      return String(decoding: bytes[start..<(cells.last?.bytes.upperBound ?? start)], as: UTF8.self)
    }
    line = cuts.before + text[0] + text[1] + text[2] + cuts.after
    indent = Self.width(before) + cuts.before.count
    length = max(1, Self.width(marked))
  }

  /// A line as shown, character by character: tabs stand for blanks up to the next multiple of four.
  private struct Shown {
    private(set) var bytes: [UInt8] = []
    private var column = 0

    /// Appends a stretch of a text and gives its characters.
    mutating func append(_ text: SourceText, _ range: Range<Int>) -> ArraySlice<Cell> {
      var cells: [Cell] = []
      cells.reserveCapacity(range.count)
      var start = range.lowerBound
      while start < range.upperBound {
        // Between two bytes of ASCII one character ends, whatever they are.
        var end = start + 1
        while end < range.upperBound, text.bytes[end - 1] | text.bytes[end] >= 0x80 { end += 1 }
        if end == start + 1, 0x20..<0x7F ~= text.bytes[start] {
          append(CollectionOfOne(text.bytes[start]), 1, to: &cells)
        } else {
          for character in text.string(SourceRange(start, end)) { append(character, to: &cells) }
        }
        start = end
      }
      return cells[...]
    }

    private mutating func append(_ character: Character, to cells: inout [Cell]) {
      if character == "\t" {
        let width = 4 - column % 4
        return append([UInt8](repeating: ASCII.space, count: width), width, to: &cells)
      }
      var view = String.UnicodeScalarView()
      for scalar in character.unicodeScalars { view.append(TerminalText.sanitized(scalar)) }
      append(String(view).utf8, TerminalText.width(of: character), to: &cells)
    }

    private mutating func append(
      _ text: some Collection<UInt8>, _ width: Int, to cells: inout [Cell]
    ) {
      let start = bytes.count
      bytes.append(contentsOf: text)
      cells.append((start..<bytes.count, width))
      column += width
    }
  }

  private static func width(_ cells: ArraySlice<Cell>) -> Int {
    cells.reduce(0) { $0 + $1.width }
  }

  private static func prefix(
    _ cells: ArraySlice<Cell>, width: Int
  ) -> ArraySlice<Cell> {
    var used = 0
    return cells.prefix {
      used += $0.width
      return used <= width
    }
  }

  private static func suffix(
    _ cells: ArraySlice<Cell>, width: Int
  ) -> ArraySlice<Cell> {
    var used = 0
    var start = cells.endIndex
    while start > cells.startIndex, used + cells[start - 1].width <= width {
      used += cells[start - 1].width
      start -= 1
    }
    return cells[start...]
  }
}
