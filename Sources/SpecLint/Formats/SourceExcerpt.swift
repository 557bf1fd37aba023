import SpecText

/// One source line with a mark under it, cut to a width.
struct SourceExcerpt {
  /// The line as shown.
  var line: String
  /// Columns before the mark.
  var indent: Int
  /// Columns of the mark, at least 1.
  var length: Int

  /// A character with its width.
  private typealias Cell = (text: String, width: Int)

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
    let before = Self.cells(text.string(SourceRange(first, start)), column: 0)
    let markColumn = Self.width(before)
    let marked = Self.cells(text.string(SourceRange(start, markEnd)), column: markColumn)
    let after = Self.cells(
      text.string(SourceRange(markEnd, max(markEnd, last))),
      column: markColumn + Self.width(marked))
    self.init(before: before, marked: marked, after: after)
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
  private init(before: ArraySlice<Cell>, marked: ArraySlice<Cell>, after: ArraySlice<Cell>) {
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
    let text = [before, marked, after].map { $0.map(\.text).joined() }.joined()
    line = cuts.before + text + cuts.after
    indent = Self.width(before) + cuts.before.count
    length = max(1, Self.width(marked))
  }

  /// Characters with their widths; tabs stand for blanks up to the next multiple of four.
  private static func cells(_ text: String, column: Int) -> ArraySlice<Cell> {
    var column = column
    var result: ArraySlice<Cell> = []
    for character in text {
      if let byte = character.asciiValue, 0x20..<0x7F ~= byte {
        result.append((String(character), 1))
        column += 1
        continue
      }
      if character == "\t" {
        let width = 4 - column % 4
        result.append((String(repeating: " ", count: width), width))
        column += width
        continue
      }
      let width = TerminalText.width(of: character)
      var view = String.UnicodeScalarView()
      for scalar in character.unicodeScalars { view.append(TerminalText.sanitized(scalar)) }
      result.append((String(view), width))
      column += width
    }
    return result
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
