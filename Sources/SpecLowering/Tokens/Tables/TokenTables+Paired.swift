import SpecModel
import SpecSyntax
import SpecText

/// Rows with several names and as many values: "`--one` / `--one-dark`" beside two colours, "gapSm/Md" beside "6/10".
extension TokenTables {
  /// Adds the names of a cell with the colours of as many cells, in the order of the document; false where they are not as
  /// many, or write one colour in several notations.
  func addPaired(
    _ names: [String], _ row: Int, _ columns: Columns, _ headers: [[WordKey]],
    into sink: inout TokenSink
  ) -> Bool {
    guard columns.modes.isEmpty, columns.parts.isEmpty, !columns.isPaired,
      !headers.contains(where: TokenColumns.isNotation)
    else { return false }
    let cells = reader.context.cells(of: row)
    guard cells.count == headers.count else { return false }
    let kept = columns.values.compactMap { column in
      column < cells.count ? color(in: cells[column]) : nil
    }
    let colors = kept.sorted { $0.lowerBound < $1.lowerBound }
    guard colors.count == names.count, let first = colors.first,
      colors.allSatisfy({ reader.bytes[$0.lowerBound] == reader.bytes[first.lowerBound] })
    else { return false }
    for (name, color) in zip(names, colors) {
      sink.add(
        .init(
          name: name, kind: .color, value: reader.string(color),
          origin: document.origin(document.nodes[row].range), valueOrigin: reader.origin(color),
          theme: reader.context.topic(ofNode: row).theme))
    }
    return true
  }

  /// "gapSm/Md" beside "6/10": names in one word with strokes between, each with its number or length.
  func joinedParts(
    of cells: [Int], _ name: Int, in cell: Int
  ) -> [(name: Range<Int>, value: Range<Int>)]? {
    let bytes = reader.bytes
    let text = Bytes.trim(reader.textRange(cells[name]), in: bytes)
    guard (4...60).contains(text.count), ASCII.find(ASCII.slash, in: bytes, text) != nil,
      text.allSatisfy({ Bytes.isWord(bytes[$0]) || bytes[$0] == ASCII.slash })
    else { return nil }
    let names = strokes(text)
    guard (2...6).contains(names.count), let first = names.first, first.count > 1,
      bytes[first.lowerBound] &- 0x61 < 26,
      names.dropFirst().allSatisfy({ $0.first.map { ASCII.isUpper(bytes[$0]) } ?? false })
    else { return nil }
    let values = strokes(Bytes.trim(reader.textRange(cell), in: bytes))
    guard values.count == names.count,
      values.allSatisfy({ part in
        TokenLiteral.read(bytes, part).map { $0.range == part } ?? false
      })
    else { return nil }
    return Array(zip(names, values))
  }

  private func strokes(_ text: Range<Int>) -> [Range<Int>] {
    var parts: [Range<Int>] = []
    var start = text.lowerBound
    for offset in text where reader.bytes[offset] == ASCII.slash {
      parts.append(start..<offset)
      start = offset + 1
    }
    return parts + [start..<text.upperBound]
  }

  /// "panelMaxWidth" for "MaxWidth" behind "panelMinWidth", "gapMd" for "Md" behind "gapSm": the part in the place of the
  /// last words of the first name; `nil` where no stroke joins it to that.
  func joinedName(_ part: Range<Int>, behind first: Range<Int>) -> String? {
    let bytes = reader.bytes
    guard part != first, part.lowerBound > 0, bytes[part.lowerBound - 1] == ASCII.slash,
      let letter = part.first, ASCII.isUpper(bytes[letter]), first.count > 1,
      bytes[first.lowerBound] &- 0x61 < 26
    else { return nil }
    let (own, others) = (capitals(first), capitals(part))
    guard let last = own.last, let end = others.last else { return nil }
    // "MinWidth/MaxWidth" share their last word, and so as many words change as the part has.
    let isShared =
      bytes[last..<first.upperBound].elementsEqual(bytes[end..<part.upperBound])
    let count = isShared ? others.count : 1
    guard own.count >= count else { return nil }
    return reader.string(first.lowerBound..<own[own.count - count]) + reader.string(part)
  }

  /// Where the words of a name in camel case begin, the first one in small letters aside.
  private func capitals(_ name: Range<Int>) -> [Int] {
    name.filter { ASCII.isUpper(reader.bytes[$0]) }
  }
}
