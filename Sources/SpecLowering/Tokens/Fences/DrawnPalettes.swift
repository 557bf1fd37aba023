import SpecModel
import SpecSyntax
import SpecText

/// Reads colours from tables that are drawn in fences of plain text:
///
///     ┌────────┬─────────┬─────────┐
///     │ Accent │ Light   │ Dark    │
///     ├────────┼─────────┼─────────┤
///     │ red    │ #C03030 │ #FF6B6B │
///
/// The first row has the heads, unless it holds a colour itself; columns for modes give the modes of one colour, others
/// name its parts.
struct DrawnPalettes {
  let bytes: UnsafeBufferPointer<UInt8>
  let document: Document

  static func read(_ context: LoweringContext, into sink: inout TokenSink) {
    let document = context.document
    document.source.bytes.withUnsafeBufferPointer { bytes in
      let reader = DrawnPalettes(bytes: bytes, document: document)
      for block in document.codeBlocks
      where FenceTags.plain.contains(block.language) && (3...120).contains(block.lines.count) {
        let topic = context.topic(ofNode: Int(block.node)).tokens
        guard topic != .elements else { continue }
        for table in reader.tables(block, isOfColors: topic == .kind(.color)) {
          reader.add(table, into: &sink)
        }
      }
    }
  }

  /// The heads of a drawn table, empty where it has none, and its rows.
  private struct Table {
    var heads: [String]
    var rows: [[Range<Int>]] = []
    /// The columns that hold a colour in each row that has one.
    var colors: [Int] = []
  }

  // MARK: Lines

  /// The tables of colours in a block, each below a line of words at most.
  private func tables(_ block: Document.CodeBlock, isOfColors: Bool) -> [Table] {
    var found: [Table] = []
    var rows: [[Range<Int>]] = []
    var titles = 0
    for line in block.lines {
      let text = Bytes.trim(line.offsets, in: bytes)
      if text.isEmpty || isRule(text) { continue }
      if let cells = cells(of: text) {
        rows.append(cells)
        titles = 0
        continue
      }
      titles += 1
      // Remarks may stand below, and no more than a title above.
      if titles > 1, rows.isEmpty { break }
      if let table = table(rows, isOfColors: isOfColors) { found.append(table) }
      rows = []
    }
    if let table = table(rows, isOfColors: isOfColors) { found.append(table) }
    return found
  }

  /// The table of some lines with cells; `nil` where they hold none of colours.
  private func table(_ lines: [[Range<Int>]], isOfColors: Bool) -> Table? {
    guard let first = lines.first, first.count > 1 else { return nil }
    let isHeaded = !first.dropFirst().contains(where: isColor)
    guard !isHeaded || first.dropFirst().allSatisfy({ !$0.isEmpty }) else { return nil }
    var table = Table(heads: first.map { isHeaded ? bytes.string($0) : "" })
    table.rows = lines.dropFirst(isHeaded ? 1 : 0).filter { $0.count == first.count }
    guard table.rows.count > 1,
      !table.heads.contains(where: { Names.hasWord($0, in: Self.comparisons) })
    else { return nil }
    table.colors = first.indices.dropFirst().filter { column in
      table.rows.count { isColor($0[column]) } * 4 >= table.rows.count * 3
    }
    let isNamed = table.rows.allSatisfy { name(in: $0[0]) != nil }
    // Without heads the heading above must speak of colours: a picture of a screen may show some.
    guard isNamed, isHeaded ? !table.colors.isEmpty : isOfColors && table.colors.count == 1
    else { return nil }
    return table
  }

  /// Heads of columns that weigh colours against each other.
  private static let comparisons: Lexicon = [
    "ratio", "contrast", "kontrast", "contraste", "contrasto", "wcag", "old", "new", "before",
    "after", "alt", "neu", "対比", "コントラスト", "对比度", "대비",
  ]

  /// Whether a line draws no more than edges.
  private func isRule(_ text: Range<Int>) -> Bool {
    !text.contains { Bytes.isWord(bytes[$0]) || bytes[$0] >= 0xC3 && bytes[$0] != 0xE2 }
  }

  /// The cells of a line between upright bars; `nil` where it does not begin and end with one.
  private func cells(of text: Range<Int>) -> [Range<Int>]? {
    guard let first = bar(at: text.lowerBound, text.upperBound) else { return nil }
    var cells: [Range<Int>] = []
    var start = text.lowerBound + first
    var offset = start
    while offset < text.upperBound {
      guard let length = bar(at: offset, text.upperBound) else {
        offset += 1
        continue
      }
      cells.append(Bytes.trim(start..<offset, in: bytes))
      offset += length
      start = offset
    }
    return start == text.upperBound && cells.count > 1 ? cells : nil
  }

  /// The length of an upright bar.
  private func bar(at offset: Int, _ end: Int) -> Int? {
    if bytes[offset] == ASCII.pipe { return 1 }
    guard bytes[offset] == 0xE2 else { return nil }
    let isBar = ["│", "┃", "║"].contains { (mark: StaticString) in
      Bytes.matches(mark, at: offset, end: end, in: bytes)
    }
    return isBar ? 3 : nil
  }

  // MARK: Cells

  private func isColor(_ cell: Range<Int>) -> Bool { color(cell) != nil }

  private func color(_ cell: Range<Int>) -> TokenLiteral? {
    guard (4...9).contains(cell.count), bytes[cell.lowerBound] == ASCII.hash,
      let literal = TokenLiteral.color(bytes, cell), literal.range == cell
    else { return nil }
    return literal
  }

  /// The name of a row without signs behind it: "green" of "green ★".
  private func name(in cell: Range<Int>) -> Range<Int>? {
    var end = cell.upperBound
    while end > cell.lowerBound, !Bytes.isWord(bytes[end - 1]),
      bytes[end - 1] < 0x80 || endsWithSign(end, from: cell.lowerBound)
    {
      end -= bytes[end - 1] < 0x80 ? 1 : 3
    }
    let name = Bytes.trim(cell.lowerBound..<max(cell.lowerBound, end), in: bytes)
    return (1...40).contains(name.count) && color(name) == nil ? name : nil
  }

  /// Whether a sign of U+2000 to U+2FFF ends at an offset.
  private func endsWithSign(_ end: Int, from start: Int) -> Bool {
    end - 3 >= start && bytes[end - 3] == 0xE2
  }

  private func add(_ table: Table, into sink: inout TokenSink) {
    let modes = table.colors.map { ModeWords.mode(in: table.heads[$0]) }
    let areModes = modes.count == 2 && Set(modes.compactMap(\.self)).count == 2
    for row in table.rows {
      guard let range = name(in: row[0]) else { continue }
      let name = bytes.string(range)
      var isFirst = true
      for (index, column) in table.colors.enumerated() {
        guard let literal = color(row[column]) else { continue }
        let value = bytes.string(literal.range)
        let place = document.origin(
          SourceRange(literal.range.lowerBound, literal.range.upperBound))
        if areModes, !isFirst {
          let mode = modes[index] == .dark ? "dark" : "light"
          sink.add(mode: mode, value: value, of: name, valueOrigin: place)
          continue
        }
        isFirst = false
        let isPart = table.colors.count > 1 && !areModes
        sink.add(
          .init(
            name: isPart ? name + " " + table.heads[column] : name, kind: .color, value: value,
            origin: document.origin(SourceRange(range.lowerBound, literal.range.upperBound)),
            valueOrigin: place))
      }
    }
  }
}
