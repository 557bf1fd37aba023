/// The edits that make one text of another, line by line.
enum LineDifference {
  /// The edits in the order of the old text; they do not overlap.
  ///
  /// - Complexity: O(lines × changed lines).
  static func edits(from old: TextBuffer, to new: TextBuffer, _ client: Client) -> [TextEdit] {
    let before = lines(of: old)
    let after = lines(of: new)
    var removed: Set<Int> = []
    var inserted: Set<Int> = []
    for change in after.difference(from: before) {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): inserted.insert(offset)
      }
    }
    var edits: [TextEdit] = []
    var (from, to) = (0, 0)
    while from < before.count || to < after.count {
      let start = from
      var text: ContiguousArray<UInt8> = []
      while removed.contains(from) || inserted.contains(to) {
        if removed.contains(from) {
          from += 1
        } else {
          text.append(contentsOf: after[to])
          to += 1
        }
      }
      if from > start || !text.isEmpty {
        edits.append(
          edit(old, lines: start..<from, String(decoding: text, as: UTF8.self), client.encoding))
      } else {
        (from, to) = (from + 1, to + 1)
      }
    }
    return edits
  }

  /// The lines with their ends; a line behind the last end is one only if it has text.
  private static func lines(of text: TextBuffer) -> [ArraySlice<UInt8>] {
    let bytes = Array(text.bytes)
    let ends = text.lineStarts.dropFirst() + [bytes.count]
    let lines = zip(text.lineStarts, ends).map { bytes[$0..<$1] }
    return lines.last?.isEmpty == true ? lines.dropLast() : lines
  }

  private static func edit(
    _ old: TextBuffer, lines: Range<Int>, _ text: String, _ encoding: PositionEncoding
  ) -> TextEdit {
    func place(_ line: Int) -> Position {
      line < old.lineStarts.count
        ? Position(line: line, character: 0) : old.position(of: old.bytes.count, encoding)
    }
    return TextEdit(range: LineRange(place(lines.lowerBound), place(lines.upperBound)), text: text)
  }
}
